"""The part of the HTTP API that is about puzzles."""

from __future__ import annotations

import gzip

from starlette.responses import Response

from posthorn.game.vocabulary import Seat
from posthorn.server.errors import RequestError
from posthorn.server.http.endpoint import JSON, Call, Endpoints, Query
from posthorn.server.messages.puzzles import GamePuzzles, PuzzleIndex, Puzzles
from posthorn.server.tables import puzzling

PUZZLE_ENDPOINTS = Endpoints()
get = PUZZLE_ENDPOINTS.get


@get("/api/puzzles")
async def list_puzzles(call: Call) -> PuzzleIndex:
    """Return what all puzzles are about, the easiest first."""
    return puzzling.show_index()


@get("/api/puzzles/{page:seat}", answer=Puzzles, refusals=[404])
async def show_puzzles(call: Call) -> Response:
    """Return a page of puzzles, with all that is needed to set them and to check and explain the answers."""
    page, language = call.path["page"], call.texts.language
    if page >= puzzling.pages():
        raise RequestError(404, "no-such-page")
    packed = await call.registry.beside.run(call.client, lambda: puzzling.pack_page(page, language))
    # Browsers keep it for when the server is away; in each language it is another.
    headers = {"vary": "accept-language, accept-encoding"}
    if call.accepts_gzip:
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=JSON)
    return Response(gzip.decompress(packed), headers=headers, media_type=JSON)


@get("/api/games/{game}/puzzles", query=[Query("seat", Seat | None, "Only what this seat chose.")])
async def show_mistakes(call: Call) -> GamePuzzles:
    """Return the mistakes of a game that is over as puzzles, once its review has been made."""
    table = (await call.registry.find(call.game)).table
    if table.row.status != "over":
        raise RequestError(409, "not-over")
    review = await call.registry.reviews.stored(table)
    seat, texts = call.query["seat"], call.texts
    return await call.registry.beside.run(call.client, lambda: puzzling.show_mistakes(table, review, seat, texts))
