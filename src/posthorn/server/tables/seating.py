"""Games are created, joined and ended, and played again. What becomes of a seat meanwhile is in ``custody``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from posthorn.engine import RULES_VERSION
from posthorn.game import SWITCHES, RuleError
from posthorn.game.errors import shown
from posthorn.game.game import check_names
from posthorn.game.shuffle import commit, is_randomness, new_secret
from posthorn.game.vocabulary import COLOURS, ColourName
from posthorn.locale import Texts
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.messages.games import CreateGame, JoinGame, SeatRequest
from posthorn.server.storage import (
    GameChange,
    GameRow,
    GameSettings,
    NewGame,
    SeatRow,
    StorageError,
    StoredGame,
    new_game_id,
)
from posthorn.server.tables.custody import change_seat, must_be_level
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.table import Table

# --- creating and joining -------------------------------------------------------------------------------------------


async def create(registry: TableRegistry, request: CreateGame, holder: str, client: str, texts: Texts) -> LiveTable:
    """Create a game; it begins at once unless a seat is open."""
    if request.thinking_time is not None and request.thinking_time > registry.longest_thinking_time:
        raise RequestError(422, "thinking-time", most=registry.longest_thinking_time)
    settings = GameSettings(
        edition=request.edition,
        modules=tuple(request.modules),
        switches=request.switches,
        start=request.start,
        thinking_time=request.thinking_time,
        absence_time=request.absence_time,
        hints=request.hints,
    )
    try:
        for switch in request.switches:
            if switch not in SWITCHES:
                raise RuleError("R9", "switch", list(SWITCHES), given=shown(switch))
        options = settings.options(len(request.seats))
    except RuleError as error:
        raise RequestError.by_rule(error) from None
    seats = make_seats(request.seats, holder, texts)
    if request.start is not None and request.start >= len(seats):
        raise RequestError(422, "no-seat", seats=len(seats))
    settings = replace(settings, modules=options.modules, switches=options.switches)
    with registry.use_commitment(request.commitment) as secret:
        return await open_table(registry, settings, seats, holder, client, secret, listed=request.listed)


def make_seats(requests: Sequence[SeatRequest], holder: str, texts: Texts) -> list[SeatRow]:
    """Return the seats that were requested, each with a name and a colour."""
    colours = _give_colours([request.colour for request in requests])
    names: list[str] = []
    given = [request.name.strip() for request in requests if request.name]
    for request, colour in zip(requests, colours, strict=True):
        if request.kind == "bot":
            must_be_level(request.bot)
        elif request.bot is not None:
            raise RequestError(422, "bot-for-nobody")
        _must_be_randomness(request.randomness)
        usual = texts(f"player-{request.bot}") if f"player-{request.bot}" in texts else texts(f"colour-{colour}")
        names.append(request.name or _unlike(usual, [*given, *names]))
    checked = _check_names(names)
    return [
        SeatRow(
            seat,
            checked[seat],
            colours[seat],
            bot=request.bot,
            holder=holder if request.kind == "person" else None,
            randomness=request.randomness if request.kind == "person" else "",
        )
        for seat, request in enumerate(requests)
    ]


def _give_colours(requested: Sequence[ColourName | None]) -> list[ColourName]:
    """Give everybody the requested colour, and the others the first ones left."""
    taken = [colour for colour in requested if colour is not None]
    if len(set(taken)) < len(taken):
        raise RequestError(422, "colour-twice")
    left = (colour for colour in COLOURS if colour not in taken)
    return [next(left) if colour is None else colour for colour in requested]


def _unlike(name: str, others: Sequence[str]) -> str:
    """Return a name that nobody has yet: with a number, if need be."""
    number, unlike = 1, name
    while unlike in others:
        number += 1
        unlike = f"{name} {number}"
    return unlike


def _must_be_randomness(text: str) -> None:
    if not is_randomness(text):
        raise RequestError(422, "unprintable")


async def open_table(
    registry: TableRegistry,
    settings: GameSettings,
    seats: Sequence[SeatRow],
    host: str,
    client: str,
    secret: str,
    *,
    listed: bool = False,
    follows: str | None = None,
    seed: int | None = None,
) -> LiveTable:
    """Store a new game, and with it that it follows another one; begin it if all seats are taken.

    Without a secret its deal is prepared: that of a seed, or the settings' position.
    """
    row = GameRow(
        id=new_game_id(),
        created=now(),
        status="waiting",
        settings=settings,
        listed=listed,
        secret=secret,
        commitment=commit(secret) if secret else "",
        host=host,
        rules_version=RULES_VERSION,
        practice=False,
    )
    table = Table(StoredGame(row, tuple(seats), (), ()))
    if not table.open_seats:
        table.begin(replace(row, status="playing", seed=table.derive_seed() if secret else seed))
    if not registry.limits.open_game(row.id, client):
        raise RequestError(429, "too-many-games", most=registry.limits.games.per_client)
    try:
        led_to = [] if follows is None else [GameChange(follows, {"rematch": row.id})]
        await registry.storage.write(NewGame(table.row, table.seats), *led_to)
    except StorageError:
        registry.limits.close_game(row.id)
        raise
    registry.note_status(table, None)
    registry.keep(table)
    return await registry.find(table.id)


async def join(registry: TableRegistry, id: str, holder: str, request: JoinGame) -> LiveTable:
    """Take an open seat; with the last one the game begins."""
    async with registry.at(id) as live:
        table = live.table
        if table.has_ended:
            raise RequestError(409, f"game-is-{table.row.status}")
        if not table.open_seats:
            raise RequestError(409, "no-open-seat")
        if request.seat is not None and request.seat not in table.open_seats:
            raise RequestError(409, "seat-taken", legal=[str(seat) for seat in table.open_seats])
        seat = table.seats[table.open_seats[0] if request.seat is None else request.seat]
        others = [other for other in table.seats if other.seat != seat.seat]
        # The name and colour that an open seat of a waiting game has are nobody's yet.
        free = [other for other in others if other.seat in table.open_seats and table.row.status == "waiting"]
        changes: dict[str, Any] = {
            "name": _check_names([request.name, *(other.name for other in others if other not in free)])[0],
            "holder": holder,
        }
        if request.colour is not None:
            if any(other.colour == request.colour for other in others if other not in free):
                raise RequestError(409, "colour-twice")
            changes["colour"] = request.colour
        _must_be_randomness(request.randomness)
        if table.row.status == "waiting":
            changes["randomness"] = request.randomness
        elif request.randomness:
            raise RequestError(409, "cards-dealt")  # nothing can be added to the shuffle any more
        names = [other.name for other in others]
        room: dict[int, dict[str, Any]] = {other.seat: {} for other in free}
        for other in free:
            if other.name == changes["name"]:
                room[other.seat]["name"] = _unlike(other.name, names)
            if other.colour == request.colour:
                room[other.seat]["colour"] = seat.colour
        await change_seat(registry, live, seat.seat, changes, "joined", others=room)
        return live


def _check_names(names: Sequence[str]) -> Sequence[str]:
    try:
        return check_names(names, len(names))
    except RuleError as error:
        raise RequestError.by_rule(error) from None


# --- the end --------------------------------------------------------------------------------------------------------


async def abandon(registry: TableRegistry, id: str, holder: str | None) -> LiveTable:
    """End a game before its end; the host may."""
    async with registry.at(id) as live:
        table = live.table
        if not table.is_host(holder):
            raise RequestError(401, "no-key") if holder is None else RequestError(403, "not-host")
        if table.has_ended:
            raise RequestError(409, f"game-is-{table.row.status}")
        await registry.end(live)
        return live


async def rematch(registry: TableRegistry, id: str, holder: str | None, client: str) -> LiveTable:
    """Begin the same game again, everybody one seat further on; whoever asks later is led to the same one."""
    async with registry.at(id) as live:
        table = live.table
        if not table.seats_of(holder) and not table.is_host(holder):
            raise RequestError(401, "no-key") if holder is None else RequestError(403, "not-at-table")
        if not table.has_ended:
            raise RequestError(409, "not-over")
        if table.row.rematch is not None:
            return await registry.find(table.row.rematch)
        assert holder is not None
        rotated = [*table.seats[-1:], *table.seats[:-1]]
        seats = [
            SeatRow(number, seat.name, seat.colour, bot=seat.bot, holder=seat.holder)
            for number, seat in enumerate(rotated)
        ]
        settings = replace(table.row.settings, position=None, lesson=None, incidents=())
        host = table.row.host or holder
        again = await open_table(registry, settings, seats, host, client, new_secret(), follows=id)
        table.row = replace(table.row, rematch=again.table.id)
        registry.tell_change(live)
        return again
