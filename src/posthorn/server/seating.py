"""Who sits where: games are created, seats taken, handed over and given up."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from posthorn.engine import RULES_VERSION
from posthorn.game import SWITCHES, Options, RuleError
from posthorn.game.errors import shown
from posthorn.game.game import check_names
from posthorn.game.shuffle import commit, is_randomness, new_secret
from posthorn.locale import Texts
from posthorn.players import level_names
from posthorn.server.house import House
from posthorn.server.keys import hash_key, same_hash
from posthorn.server.live_table import LiveTable
from posthorn.server.messages import COLOURS, CreateGame, JoinGame, SeatWish, TransferCode
from posthorn.server.moment import now
from posthorn.server.playing import hold_seat
from posthorn.server.refusals import NotPossible
from posthorn.server.storage import (
    GameChange,
    GameRow,
    GameSettings,
    NewGame,
    SeatChange,
    SeatRow,
    StorageError,
    StoredGame,
    new_game_id,
)
from posthorn.server.table import Table

CODE_LIFETIME = 15 * 60_000  # milliseconds in which a seat can be claimed


# --- creating and joining -------------------------------------------------------------------------------------------


async def create(house: House, wish: CreateGame, holder: str, client: str, texts: Texts) -> LiveTable:
    """Create a game; it begins at once unless a seat is open."""
    if wish.thinking_time is not None and wish.thinking_time > house.longest_thinking_time:
        raise NotPossible(422, "thinking-time", most=house.longest_thinking_time)
    settings = GameSettings(
        edition=wish.edition,
        modules=tuple(wish.modules),
        switches=wish.switches,
        start=wish.start,
        thinking_time=wish.thinking_time,
        hints=wish.hints,
    )
    try:
        for switch in wish.switches:
            if switch not in SWITCHES:
                raise RuleError("R9", "switch", list(SWITCHES), given=shown(switch))
        options = Options.of(len(wish.seats), wish.edition, wish.modules, **wish.switches)
    except RuleError as error:
        raise NotPossible.by_rule(error) from None
    seats = make_seats(wish.seats, holder, texts)
    if wish.start is not None and wish.start >= len(seats):
        raise NotPossible(422, "no-seat", seats=len(seats))
    settings = replace(settings, modules=options.modules, switches=options.switches)
    with house.keep_promise(wish.commitment) as secret:
        return await open_table(house, settings, seats, holder, client, secret, listed=wish.listed)


def make_seats(wishes: Sequence[SeatWish], holder: str, texts: Texts) -> list[SeatRow]:
    """Return the seats that were wished for, each with a name and a colour."""
    colours = _give_colours([wish.colour for wish in wishes])
    names: list[str] = []
    given = [wish.name.strip() for wish in wishes if wish.name]
    for wish, colour in zip(wishes, colours, strict=True):
        if wish.kind == "bot":
            _must_be_level(wish.bot)
        elif wish.bot is not None:
            raise NotPossible(422, "bot-for-nobody")
        _must_be_randomness(wish.randomness)
        usual = texts(f"player-{wish.bot}") if f"player-{wish.bot}" in texts else texts(f"colour-{colour}")
        names.append(wish.name or _unlike(usual, [*given, *names]))
    checked = _check_names(names)
    return [
        SeatRow(
            seat,
            checked[seat],
            colours[seat],
            bot=wish.bot,
            holder=holder if wish.kind == "person" else None,
            randomness=wish.randomness if wish.kind == "person" else "",
        )
        for seat, wish in enumerate(wishes)
    ]


def _give_colours(wished: Sequence[str | None]) -> list[str]:
    """Give everybody the colour wished for, and the others the first ones left."""
    taken = [colour for colour in wished if colour is not None]
    if len(set(taken)) < len(taken):
        raise NotPossible(422, "colour-twice")
    left = iter(colour for colour in COLOURS if colour not in taken)
    return [colour or next(left) for colour in wished]


def _unlike(name: str, others: Sequence[str]) -> str:
    """Return a name that nobody has yet: with a number, if need be."""
    number, unlike = 1, name
    while unlike in others:
        number += 1
        unlike = f"{name} {number}"
    return unlike


def _must_be_level(level: str | None) -> None:
    if level not in level_names():
        raise NotPossible(422, "no-level", legal=level_names())


def _must_be_randomness(text: str) -> None:
    if not is_randomness(text):
        raise NotPossible(422, "unprintable")


async def open_table(
    house: House,
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
    )
    table = Table(StoredGame(row, tuple(seats), (), ()))
    if not table.open_seats:
        table.begin(replace(row, status="playing", seed=table.derive_seed() if secret else seed))
    if not house.limits.open_game(row.id, client):
        raise NotPossible(429, "too-many-games", most=house.limits.games.per_client)
    try:
        led_to = [] if follows is None else [GameChange(follows, {"rematch": row.id})]
        await house.storage.write(NewGame(table.row, table.seats), *led_to)
    except StorageError:
        house.limits.close_game(row.id)
        raise
    house.note_status(table, None)
    return house.keep(table)


async def join(house: House, id: str, holder: str, wish: JoinGame) -> LiveTable:
    """Take an open seat; with the last one the game begins."""
    async with house.at(id) as live:
        table = live.table
        if table.has_ended:
            raise NotPossible(409, f"game-is-{table.row.status}")
        if not table.open_seats:
            raise NotPossible(409, "no-open-seat")
        if wish.seat is not None and wish.seat not in table.open_seats:
            raise NotPossible(409, "seat-taken", legal=[str(seat) for seat in table.open_seats])
        seat = table.seats[table.open_seats[0] if wish.seat is None else wish.seat]
        others = [other for other in table.seats if other.seat != seat.seat]
        # The name and colour that an open seat of a waiting game has are nobody's yet.
        free = [other for other in others if other.seat in table.open_seats and table.row.status == "waiting"]
        changes: dict[str, Any] = {
            "name": _check_names([wish.name, *(other.name for other in others if other not in free)])[0],
            "holder": holder,
        }
        if wish.colour is not None:
            if any(other.colour == wish.colour for other in others if other not in free):
                raise NotPossible(409, "colour-twice")
            changes["colour"] = wish.colour
        if table.row.status == "waiting":
            # Once the cards are dealt nothing can be added to the shuffle.
            _must_be_randomness(wish.randomness)
            changes["randomness"] = wish.randomness
        names = [other.name for other in others]
        room: dict[int, dict[str, Any]] = {other.seat: {} for other in free}
        for other in free:
            if other.name == changes["name"]:
                room[other.seat]["name"] = _unlike(other.name, names)
            if other.colour == wish.colour:
                room[other.seat]["colour"] = seat.colour
        await _change_seat(house, live, seat.seat, changes, room)
        return live


def _check_names(names: Sequence[str]) -> Sequence[str]:
    try:
        return check_names(names, len(names))
    except RuleError as error:
        raise NotPossible.by_rule(error) from None


async def _change_seat(
    house: House,
    live: LiveTable,
    seat: int,
    changes: dict[str, Any],
    others: Mapping[int, dict[str, Any]] | None = None,
    game_changes: Mapping[str, Any] | None = None,
) -> None:
    """Store a change of a seat, what changes with it, and, if it was the last open one of a waiting game, begin.

    The lock must be held.
    """
    table = live.table
    all_changes = {seat: changes, **(others or {})}
    seats = [replace(one, **all_changes.get(one.seat, {})) for one in table.seats]
    begins = table.row.status == "waiting" and all(one.holder or one.bot for one in seats)
    new = dict(game_changes or {})
    if begins:
        new.update(status="playing", seed=table.derive_seed(seats))
    seat_changes = [SeatChange(table.id, number, change) for number, change in all_changes.items()]
    await house.storage.write(*seat_changes, GameChange(table.id, new))
    changes_hands = seats[seat].holder != table.seats[seat].holder
    table.seats = seats
    table.row = replace(table.row, **new)
    if begins:
        table.begin(table.row)
        house.note_status(table, "waiting")
    house.go_on(live)
    house.tell_change(live)
    if begins:
        house.tell_update(live, list(table.game.events))
    elif changes_hands and table.has_begun:
        house.tell_update(live, [])


# --- bots and people change places ----------------------------------------------------------------------------------


async def give_to_bot(house: House, id: str, holder: str | None, seat: int, level: str) -> LiveTable:
    """Let a bot play a seat: one's own until one returns, an open one, or as the host that of somebody who is gone."""
    async with house.at(id) as live:
        _must_be_level(level)
        _must_rule_seat(live, holder, seat)
        await _change_seat(house, live, seat, {"bot": level})
        return live


async def return_to_seat(house: House, id: str, holder: str | None, seat: int) -> LiveTable:
    """Play one's own seat again, which a bot has played meanwhile."""
    async with house.at(id) as live:
        hold_seat(live.table, holder, seat)
        await _change_seat(house, live, seat, {"bot": None})
        return live


async def open_seat(house: House, id: str, holder: str | None, seat: int) -> LiveTable:
    """Open a seat for somebody else: give up one's own, or as the host free that of a bot or of somebody gone."""
    async with house.at(id) as live:
        _must_rule_seat(live, holder, seat)
        await _change_seat(house, live, seat, {"bot": None, "holder": None, "code": None, "code_until": None})
        return live


def _must_rule_seat(live: LiveTable, holder: str | None, seat: int) -> None:
    """Refuse who neither holds a seat nor is the host of a table whose seat nobody uses."""
    table = live.table
    if table.has_ended:
        raise NotPossible(409, f"game-is-{table.row.status}")
    if table.is_host(holder) and seat < len(table.seats) and seat not in table.seats_of(holder):
        if table.seats[seat].holder in live.present:
            raise NotPossible(409, "still-here", player=table.seats[seat].name)
        return
    hold_seat(table, holder, seat)


# --- another device -------------------------------------------------------------------------------------------------


async def make_code(house: House, id: str, holder: str | None, seat: int) -> TransferCode:
    """Make the code with which another device takes over a seat."""
    async with house.at(id) as live:
        hold_seat(live.table, holder, seat)
        code, until = secrets.token_urlsafe(16), now() + CODE_LIFETIME
        changes: dict[str, Any] = {"code": hash_key(code), "code_until": until}
        await house.storage.update_seat(id, seat, **changes)
        live.table.seats[seat] = replace(live.table.seats[seat], **changes)
        return TransferCode(code, until)


async def claim(house: House, id: str, holder: str, seat: int, code: str) -> LiveTable:
    """Take over a seat with its holder's code, which is used up by that."""
    async with house.at(id) as live:
        table = live.table
        if seat >= len(table.seats):
            raise NotPossible(404, "no-seat", seats=len(table.seats))
        row = table.seats[seat]
        if not same_hash(row.code, hash_key(code)) or (row.code_until or 0) < now():
            raise NotPossible(403, "wrong-code")
        changes: dict[str, Any] = {"holder": holder, "code": None, "code_until": None}
        # A host who moves to another device is the host there; one who gives away one seat of several stays.
        moves = table.is_host(row.holder) and len(table.seats_of(row.holder)) == 1
        await _change_seat(house, live, seat, changes, game_changes={"host": holder} if moves else {})
        return live


# --- the end --------------------------------------------------------------------------------------------------------


async def abandon(house: House, id: str, holder: str | None) -> LiveTable:
    """End a game before its end; the host may."""
    async with house.at(id) as live:
        table = live.table
        if not table.is_host(holder):
            raise NotPossible(401, "no-key") if holder is None else NotPossible(403, "not-host")
        if table.has_ended:
            raise NotPossible(409, f"game-is-{table.row.status}")
        await house.end(live)
        return live


async def rematch(house: House, id: str, holder: str | None, client: str) -> LiveTable:
    """Begin the same game again, everybody one seat further on; whoever asks later is led to the same one."""
    async with house.at(id) as live:
        table = live.table
        if not table.seats_of(holder) and not table.is_host(holder):
            raise NotPossible(401, "no-key") if holder is None else NotPossible(403, "not-at-table")
        if not table.has_ended:
            raise NotPossible(409, "not-over")
        if table.row.rematch is not None:
            return await house.find(table.row.rematch)
        assert holder is not None
        rotated = [*table.seats[-1:], *table.seats[:-1]]
        seats = [
            SeatRow(number, seat.name, seat.colour, bot=seat.bot, holder=seat.holder)
            for number, seat in enumerate(rotated)
        ]
        settings = replace(table.row.settings, position=None, lesson=None)
        host = table.row.host or holder
        again = await open_table(house, settings, seats, host, client, new_secret(), follows=id)
        table.row = replace(table.row, rematch=again.table.id)
        house.tell_change(live)
        return again
