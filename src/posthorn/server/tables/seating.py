"""Games are created, joined and ended, and played again. What becomes of a seat meanwhile is in ``custody``."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from random import sample
from typing import Any

from msgspec.structs import replace

from posthorn.engine import RULES_VERSION
from posthorn.game import SWITCHES, Options, RuleError
from posthorn.game.errors import shown
from posthorn.game.game import check_names
from posthorn.game.shuffle import is_randomness
from posthorn.game.terms import write_terms
from posthorn.game.vocabulary import COLOURS, ColourName
from posthorn.locale.people import PORTRAITS, unnamed
from posthorn.players import level_of
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.keys import same_hash
from posthorn.server.messages.games import AgreeToPlay, CommitShuffle, CreateGame, JoinGame, SeatRequest
from posthorn.server.storage import (
    GameRow,
    GameSettings,
    GameTaken,
    NewGame,
    SeatRow,
    StorageError,
    StoredGame,
    Write,
    new_game_id,
)
from posthorn.server.tables.commitments import Committed
from posthorn.server.tables.custody import change_seat, must_be_level
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.table import Table

# --- creating and joining -------------------------------------------------------------------------------------------


async def create(registry: TableRegistry, request: CreateGame, holder: str, client: str) -> LiveTable:
    """Create a game; it begins at once unless a seat is open."""
    if request.thinking_time is not None and request.thinking_time > registry.longest_thinking_time:
        raise RequestError(422, "thinking-time", most=registry.longest_thinking_time)
    options = _read_options(request, len(request.seats))
    settings = GameSettings(
        edition=options.edition,
        modules=options.modules,
        switches=options.switches,
        start=request.start,
        thinking_time=request.thinking_time,
        absence_time=request.absence_time,
        hints=request.hints,
    )
    seats = make_seats(request.seats, holder)
    committed = await registry.commitments.find(request.commitment, write_terms(options, request.start))
    return await open_table(registry, settings, seats, holder, client, committed, listed=request.listed)


async def commit_shuffle(registry: TableRegistry, request: CommitShuffle, client: str) -> Committed:
    """Commit to the shuffle of a game that will be created with these terms."""
    return await registry.commitments.make(write_terms(_read_options(request, request.seats), request.start), client)


def _read_options(request: CreateGame | CommitShuffle, seats: int) -> Options:
    """Return the options that were requested; refuse what the rules do not know, or a start that is no seat."""
    try:
        for switch in request.switches:
            if switch not in SWITCHES:
                raise RuleError("R9", "switch", list(SWITCHES), given=shown(switch))
        options = Options.of(seats, request.edition, request.modules, **request.switches)
    except RuleError as error:
        raise RequestError.by_rule(error) from None
    if request.start is not None and request.start >= seats:
        raise RequestError(422, "no-seat", seats=seats)
    return options


def make_seats(requests: Sequence[SeatRequest], holder: str) -> list[SeatRow]:
    """Return the seats that were requested, each with a name, a colour and a portrait."""
    colours = _give_colours([request.colour for request in requests])
    portraits = _give_portraits([request.portrait for request in requests])
    names: list[str] = []
    for request, portrait in zip(requests, portraits, strict=True):
        if request.kind == "bot":
            must_be_level(request.bot)
        elif request.bot is not None:
            raise RequestError(422, "bot-for-nobody")
        _must_be_randomness(request.randomness)
        names.append(request.name or unnamed(portrait, level_of(request.bot) if request.bot else None))
    checked = _check_names(names)
    return [
        SeatRow(
            seat,
            checked[seat],
            colours[seat],
            bot=request.bot and level_of(request.bot),
            holder=holder if request.kind == "person" else None,
            randomness=request.randomness if request.kind == "person" else "",
            attempt=request.attempt if request.kind == "person" else 1,
            portrait=portraits[seat],
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


def _give_portraits(requested: Sequence[int | None]) -> list[int]:
    """Give everybody the requested portrait, and each of the others one that nobody has, by lot.

    Two people may like the same one; those who were not asked are never alike.
    """
    left = [portrait for portrait in range(1, PORTRAITS + 1) if portrait not in requested]
    drawn = iter(sample(left, requested.count(None)))
    return [next(drawn) if portrait is None else portrait for portrait in requested]


def _must_be_randomness(text: str) -> None:
    if not is_randomness(text):
        raise RequestError(422, "unprintable")


async def open_table(
    registry: TableRegistry,
    settings: GameSettings,
    seats: Sequence[SeatRow],
    host: str,
    client: str,
    committed: Committed | None,
    *,
    listed: bool = False,
    follows: LiveTable | None = None,
    seed: int | None = None,
    branch_of: str | None = None,
) -> LiveTable:
    """Store a new game, and with it that it follows another one; begin it if all seats are taken.

    Where nothing was committed to its deal is prepared: that of a seed, or the settings' position.
    """
    row = GameRow(
        id=new_game_id() if committed is None else committed.game,
        created=now(),
        status="waiting",
        settings=settings,
        listed=listed,
        secret="" if committed is None else committed.secret,
        commitment="" if committed is None else committed.commitment,
        committed_game="" if committed is None else committed.game,
        committed_terms="" if committed is None else committed.terms,
        host=host,
        rules_version=RULES_VERSION,
        practice=settings.origin is not None,
        branch_of=branch_of,
    )
    table = Table(StoredGame(row, tuple(seats), (), ()))
    if table.is_complete(seats):
        table.begin(replace(row, status="playing", seed=seed if committed is None else table.derive_seed()))
    if not registry.limits.open_game(row.id, client):
        raise RequestError(429, "too-many-games", most=registry.limits.games.per_client)
    try:
        wait = registry.limits.new_games.take(client)
        if wait:
            raise RequestError(429, "too-many-new-games", seconds=ceil(wait))
        new: list[Write] = [NewGame(table.row, table.seats)]
        if table.is_playing:
            new += registry.driving.lease(row.id)
        if follows is None:
            await registry.storage.write(*new)
        else:
            await registry.change(follows, {"rematch": row.id}, *new)
    except GameTaken:
        return await _created_before(registry, row.id, seats, host)
    except (RequestError, StorageError):
        registry.limits.close_game(row.id)
        raise
    registry.note_status(table, None)
    registry.keep(table)
    return await registry.find(table.id)


async def _created_before(registry: TableRegistry, id: str, seats: Sequence[SeatRow], host: str) -> LiveTable:
    """Return the game that a commitment has dealt, to whoever asks for the very same again as no answer came."""
    made = await registry.find(id)
    wanted, there = (
        [(seat.seat, seat.randomness, seat.attempt) for seat in row if same_hash(seat.holder, host)]
        for row in (seats, made.table.seats)
    )
    if not made.table.is_host(host) or wanted != there:
        raise RequestError(409, "no-commitment")
    return made


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
        # The colour that an open seat of a waiting game has is nobody's yet.
        free = [other for other in others if other.seat in table.open_seats and table.row.status == "waiting"]
        changes: dict[str, Any] = {
            "name": _check_names([request.name, *(other.name for other in others)])[0],
            "portrait": request.portrait or seat.portrait,
            "holder": holder,
            "seen": now(),
        }
        if request.colour is not None:
            if any(other.colour == request.colour for other in others if other not in free):
                raise RequestError(409, "colour-twice")
            changes["colour"] = request.colour
        _must_be_randomness(request.randomness)
        if table.row.status == "waiting":
            changes.update(randomness=request.randomness, attempt=request.attempt)
        elif request.randomness:
            raise RequestError(409, "cards-dealt")  # nothing can be added to the shuffle any more
        room = {other.seat: {"colour": seat.colour} for other in free if other.colour == request.colour}
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
    """Propose the same game again, everyone one seat further on; whoever asks later is led to the same one.

    It waits until everybody has agreed, so that all can add to the shuffle once its commitment is there.
    """
    async with registry.at(id) as live:
        table = live.table
        if not table.seats_of(holder) and not table.is_host(holder):
            raise RequestError(401, "no-key") if holder is None else RequestError(403, "not-at-table")
        if not table.has_ended:
            raise RequestError(409, "not-over")
        if table.row.rematch is not None:
            with suppress(RequestError):  # one that never began may be gone
                proposed = await registry.find(table.row.rematch)
                if proposed.table.has_begun or not proposed.table.has_ended:
                    return proposed
        assert holder is not None
        rotated = [*table.seats[-1:], *table.seats[:-1]]
        seats = [_seat_again(table, seat, number) for number, seat in enumerate(rotated)]
        settings = replace(table.row.settings, position=None, lesson=None, incidents=(), origin=None)
        host = table.row.host or holder
        committed = Committed(write_terms(table.options, settings.start))
        again = await open_table(registry, settings, seats, host, client, committed, follows=live)
        registry.tell_change(live)
        return again


def _seat_again(table: Table, seat: SeatRow, number: int) -> SeatRow:
    """Return a seat of a rematch: a person is asked, a bot plays, and the seat of whoever had left is open."""
    if seat.holder is not None:
        return SeatRow(number, seat.name, seat.colour, holder=seat.holder, awaited=True, portrait=seat.portrait)
    if seat.seat not in table.left:
        return SeatRow(number, seat.name, seat.colour, seat.bot, portrait=seat.portrait)
    portrait, *_ = _give_portraits([None, *(other.portrait for other in table.seats)])
    return SeatRow(number, unnamed(portrait), seat.colour, portrait=portrait)


async def agree(registry: TableRegistry, id: str, holder: str | None, request: AgreeToPlay) -> LiveTable:
    """Agree to a rematch for all one's seats, and add to its shuffle; with the last who agrees it begins."""
    async with registry.at(id) as live:
        table = live.table
        seats = sorted(table.seats_of(holder))
        if not seats:
            raise RequestError(401, "no-key") if holder is None else RequestError(403, "not-at-table")
        first, *others = seats
        _must_be_randomness(request.randomness)
        added = {"randomness": request.randomness, "attempt": request.attempt}
        if not table.seats[first].awaited:
            # The same request, sent again as its answer was lost; another one would come after the commitment was used.
            if (table.seats[first].randomness, table.seats[first].attempt) != tuple(added.values()):
                raise RequestError(409, "agreed")
            return live
        if table.has_ended:
            raise RequestError(409, f"game-is-{table.row.status}")
        agreed = {"awaited": False}
        await change_seat(registry, live, first, {**agreed, **added}, None, others=dict.fromkeys(others, agreed))
        return live
