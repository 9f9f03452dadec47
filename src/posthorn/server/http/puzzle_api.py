"""The part of the HTTP API that is about puzzles."""

from __future__ import annotations

import gzip

from starlette.responses import Response

from posthorn.server.errors import RequestError
from posthorn.server.http.endpoint import JSON, Call, Endpoints
from posthorn.server.messages.puzzles import PuzzleIndex, Puzzles
from posthorn.server.tables.puzzling import pack_page, pages, show_index

PUZZLE_ENDPOINTS = Endpoints()
get = PUZZLE_ENDPOINTS.get


@get("/api/puzzles")
async def list_puzzles(call: Call) -> PuzzleIndex:
    """Return what all puzzles are about, the easiest first."""
    return show_index()


@get("/api/puzzles/{page:seat}", answer=Puzzles, refusals=[404])
async def show_puzzles(call: Call) -> Response:
    """Return a page of puzzles, with all that is needed to set them and to check and explain the answers."""
    page, language = call.path["page"], call.texts.language
    if page >= pages():
        raise RequestError(404, "no-such-page")
    packed = await call.registry.beside.run(call.client, lambda: pack_page(page, language))
    # Browsers keep it for when the server is away; in each language it is another.
    headers = {"vary": "accept-language, accept-encoding"}
    if call.accepts_gzip:
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=JSON)
    return Response(gzip.decompress(packed), headers=headers, media_type=JSON)
