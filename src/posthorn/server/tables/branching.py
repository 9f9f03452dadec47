"""Branches: a game that has ended is played on from one of its positions, alone with bots, at a table of its own.

A branch is practice, and is kept beside the game that it came from.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from posthorn.game import Game, Record
from posthorn.game.vocabulary import ColourName
from posthorn.players.branching import branch_as_it_lay, branch_dealt_anew
from posthorn.server.errors import RequestError
from posthorn.server.messages.games import GameInfo, PlayOn, SeatRequest
from posthorn.server.storage import GameSettings, Origin
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.replaying import must_be_short
from posthorn.server.tables.seating import make_seats, open_table

SHOWN = 20  # the newest


async def play_on(registry: TableRegistry, id: str, request: PlayOn, holder: str, client: str) -> LiveTable:
    """Play on from a position of a game that has ended."""
    table = (await registry.find(id)).table
    if not table.has_ended or not table.has_begun:
        raise RequestError(409, "not-over")
    colours, portraits = [seat.colour for seat in table.seats], [seat.portrait for seat in table.seats]
    settings = await registry.beside.run(client, lambda: _settings(table.record(), request))
    seats = make_seats(_seats(request, colours, portraits), holder)
    return await open_table(registry, settings, seats, holder, client, None, branch_of=id)


async def play_on_record(
    registry: TableRegistry, record: Record, request: PlayOn, holder: str, client: str
) -> LiveTable:
    """Play on from a position of a record, which must be that of a game played to its end."""
    if record.scores is None:
        raise RequestError(409, "not-over")
    settings = await registry.beside.run(client, lambda: _settings(record, request))
    seats = make_seats(_seats(request, [None] * len(record.names), [0] * len(record.names)), holder)
    return await open_table(registry, settings, seats, holder, client, None)


def _settings(record: Record, request: PlayOn) -> GameSettings:
    """Return what is settled for a branch: where it begins, and where that came from."""
    must_be_short(record)
    if request.seat >= record.options.seats:
        raise RequestError(422, "no-seat", seats=record.options.seats)
    if request.ply > len(record.actions):
        raise RequestError(422, "no-ply", most=len(record.actions))
    game = Game.replay(record, request.ply)
    if game.is_over:
        raise RequestError(409, "nothing-to-play-on")
    if request.cards == "dealt-anew":
        begun = branch_dealt_anew(game.view(request.seat), record.names, secrets.randbits(128))
    else:
        begun = branch_as_it_lay(game)
    ranking = None if record.scores is None else Game.replay(record).ranking
    origin = Origin(request.ply, request.seat, request.cards, record.names, record.scores, ranking)
    return replace(GameSettings.of(begun), origin=origin)


def _seats(request: PlayOn, colours: Sequence[ColourName | None], portraits: Sequence[int]) -> list[SeatRequest]:
    """Return who sits where: each seat keeps its colour and, unless another has the same, its portrait."""
    seats = []
    for seat, colour in enumerate(colours):
        portrait = portraits[seat] if portraits[seat] not in portraits[:seat] else 0
        if seat == request.seat:
            seats.append(SeatRequest("person", request.name, colour, portrait or None))
        else:
            seats.append(SeatRequest("bot", None, colour, portrait or None, request.bot))
    return seats


async def show_branches(registry: TableRegistry, id: str, holder: str | None) -> list[GameInfo]:
    """Return the games that branched off one, the newest first."""
    await registry.find(id, attends=False)
    shown = []
    for branch in await registry.storage.branches(id, SHOWN):
        try:
            live = await registry.find(branch, attends=False)
        except RequestError:  # it has just gone, or was played by other rules
            continue
        shown.append(registry.info(live, holder))
    return shown
