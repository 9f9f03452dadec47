"""Custody of seats (docs/security.md).

A seat belongs to its holder until they hand it over by a code, or leave. If they are absent for longer than the game
allows, and all others agree, a bot plays for them; the seat stays theirs, and they play again whenever they like.
Nobody else is ever shown the hand: a seat that was left in a game under way is a bot's for the rest of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from math import ceil
from typing import Any

from msgspec.structs import replace

from posthorn.game.incident import SeatChangeName
from posthorn.locale.people import unnamed
from posthorn.players import USUAL_LEVEL, level_names, level_of
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.keys import hash_key, same_hash
from posthorn.server.messages.games import TransferCode
from posthorn.server.storage import Append, Move, SeatChange, SeatRow, Write
from posthorn.server.tables.holders import hold_seat, own_seats
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.log_entries import number_of
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.table import Table

CODE_LIFETIME = 15 * 60_000  # milliseconds in which a seat can be claimed

_NOBODY: dict[str, Any] = {"holder": None, "code": None, "code_until": None, "seen": None, "awaited": False}
_OPEN = {**_NOBODY, "bot": None, "randomness": "", "attempt": 1}  # of a game that has not begun

# What one may do again and again; an absence takes its time, and whoever was away may always return.
REPEATABLE = ("bot", "handed-over")


async def change_seat(
    registry: TableRegistry,
    live: LiveTable,
    seat: int,
    changes: dict[str, Any],
    change: SeatChangeName | None,
    *,
    others: Mapping[int, dict[str, Any]] | None = None,
    game_changes: Mapping[str, Any] | None = None,
) -> None:
    """Store a change of a seat and what changes with it, and tell everybody.

    In a game that has begun it is an entry of the log, unless nobody need know of it; if it takes the last open seat of
    a waiting game, that begins. The lock must be held.
    """
    table = live.table
    all_changes = {seat: changes, **(others or {})}
    seats = [replace(one, **all_changes.get(one.seat, {})) for one in table.seats]
    begins = table.row.status == "waiting" and table.is_complete(seats)
    new = dict(game_changes or {})
    writes: list[Write] = [SeatChange(table.id, number, one) for number, one in all_changes.items()]
    if begins:
        new.update(status="playing", seed=table.derive_seed(seats))
        writes += registry.driving.lease(table.id)
    entry: Move | None = None
    if change is not None and table.has_begun:
        if change in REPEATABLE:
            registry.must_have_room(table, besides_play=True)
        entry = Move(table.revision, number_of(change), seat, "person", now())
        writes.append(Append(table.id, entry))
    await registry.change(live, new, *writes)
    if entry is not None:
        table.accept_seat_change(entry)
    table.seats = seats
    if begins:
        table.begin(table.row)
        registry.note_status(table, "waiting")
        registry.driving.want(live)
    registry.autoplay.go_on(live)
    registry.tell_change(live)
    if begins or entry is not None:
        registry.tell_update(live)


# --- bots and people change places ----------------------------------------------------------------------------------


async def give_to_bot(registry: TableRegistry, id: str, holder: str | None, seat: int, level: str) -> LiveTable:
    """Let a bot play one's own seat until one returns, or as the host an open seat of a game that has not begun.

    Whoever has not agreed to a rematch has no seat to return to.
    """
    async with registry.at(id) as live:
        level = must_be_level(level)
        _must_rule_seat(live.table, holder, seat)
        change: SeatChangeName | None = "bot" if live.table.seats[seat].bot is None else None
        former = live.table.seats[seat]
        given_up: dict[str, Any] = dict(_NOBODY) if former.awaited else {}
        if former.holder is None and not live.table.has_begun:
            given_up["name"] = unnamed(former.portrait or seat + 1, level)
        await change_seat(registry, live, seat, {**given_up, "bot": level}, change)
        return live


async def return_to_seat(registry: TableRegistry, id: str, holder: str | None, seat: int) -> LiveTable:
    """Play one's own seat again, which a bot has played meanwhile."""
    async with registry.at(id) as live:
        hold_seat(live.table, holder, seat)
        if live.table.seats[seat].bot is not None:
            await change_seat(registry, live, seat, {"bot": None}, "returned")
        return live


async def leave(registry: TableRegistry, id: str, holder: str | None, seat: int) -> LiveTable:
    """Give up one's own seat: it is open if the game has not begun; else a bot plays on, and nobody sees the hand."""
    async with registry.at(id) as live:
        table = live.table
        _must_not_have_ended(table)
        hold_seat(table, holder, seat)
        changes = {**_NOBODY, "bot": USUAL_LEVEL} if table.has_begun else _OPEN
        await change_seat(registry, live, seat, changes, "left", game_changes=_new_host(table, holder, seat))
        return live


def _new_host(table: Table, leaving: str | None, seat: int) -> dict[str, Any]:
    """Return who is the host if a seat is left: another person, where it is the host's last one."""
    if not table.is_host(leaving) or len(table.seats_of(leaving)) > 1:
        return {}
    others = [other.holder for other in table.seats if other.holder is not None and other.seat != seat]
    return {"host": others[0]} if others else {}


async def open_seat(registry: TableRegistry, id: str, holder: str | None, seat: int) -> LiveTable:
    """As the host of a game that has not begun, open a bot's seat, or that of whoever has not agreed, for somebody."""
    async with registry.at(id) as live:
        table = live.table
        _must_not_have_ended(table)
        if not table.is_host(holder):
            raise RequestError(401, "no-key") if holder is None else RequestError(403, "not-host")
        if table.has_begun:
            raise RequestError(409, "game-is-playing")
        if _is_taken(_seat_at(table, seat)):
            raise RequestError(403, "not-your-seat", seat=seat)
        await change_seat(registry, live, seat, _OPEN, None)
        return live


def must_be_level(name: str | None) -> str:
    """Return the level that a name means; refuse a bot that there is not."""
    level = level_of(name or "")
    if level not in level_names():
        raise RequestError(422, "no-level", legal=level_names())
    return level


def _must_not_have_ended(table: Table) -> None:
    if table.has_ended:
        raise RequestError(409, f"game-is-{table.row.status}")


def _must_rule_seat(table: Table, holder: str | None, seat: int) -> None:
    """Refuse anyone who neither holds a seat nor is the host of a game that has not begun, where nobody holds it."""
    _must_not_have_ended(table)
    if table.has_begun or not table.is_host(holder) or _is_taken(_seat_at(table, seat)):
        hold_seat(table, holder, seat)


def _is_taken(seat: SeatRow) -> bool:
    """Return whether somebody holds a seat: one kept for whoever has not agreed to a rematch is not theirs yet."""
    return seat.holder is not None and not seat.awaited


def _seat_at(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise RequestError(404, "no-seat", seats=len(table.seats))
    return table.seats[seat]


# --- absence --------------------------------------------------------------------------------------------------------


async def answer_absence(registry: TableRegistry, id: str, holder: str | None, seat: int, agree: bool) -> LiveTable:
    """Agree that someone has been away too long, or not; when all agree a bot plays for them, until they return.

    In a game that has not begun the seat is open then: nothing was dealt.
    """
    async with registry.at(id) as live:
        table = live.table
        own = own_seats(table, holder)
        _must_not_have_ended(table)
        player = _seat_at(table, seat).name
        absence = None if seat in own else live.absence_of(seat)
        if absence is None:
            raise RequestError(409, "not-absent", player=player)
        if now() < absence.until:
            raise RequestError(409, "not-absent-long", player=player, minutes=ceil((absence.until - now()) / 60_000))
        assert holder is not None
        agreed = live.agreed_absent(seat) - {holder}
        if agree:
            agreed |= {holder}
        if not _asked(live, seat) <= agreed:
            absent = {**table.proposals.absent, seat: dict.fromkeys(agreed, now())}
            await registry.change(live, {"proposals": replace(table.proposals, absent=absent)})
            registry.tell_change(live)
        elif table.has_begun:
            await change_seat(registry, live, seat, {"bot": USUAL_LEVEL}, "absent")
        else:
            host = _new_host(table, table.seats[seat].holder, seat)
            await change_seat(registry, live, seat, _OPEN, None, game_changes=host)
        return live


def _asked(live: LiveTable, seat: int) -> set[str]:
    """Return who must agree about an absent seat: all other people who play and are not away too long as well."""
    table = live.table
    asked = set()
    for other in table.seats:
        if other.holder is None or other.bot is not None or same_hash(other.holder, table.seats[seat].holder):
            continue
        absence = live.absence_of(other.seat)
        if absence is None or now() < absence.until:
            asked.add(other.holder)
    return asked


# --- another device -------------------------------------------------------------------------------------------------


async def make_code(registry: TableRegistry, id: str, holder: str | None, seat: int) -> TransferCode:
    """Make the code with which another device, or another person, takes over a seat."""
    async with registry.at(id) as live:
        hold_seat(live.table, holder, seat)
        code, until = secrets.token_urlsafe(16), now() + CODE_LIFETIME
        changes: dict[str, Any] = {"code": hash_key(code), "code_until": until}
        await registry.change(live, {}, SeatChange(id, seat, changes))
        live.table.seats[seat] = replace(live.table.seats[seat], **changes)
        return TransferCode(code, until)


async def claim(registry: TableRegistry, id: str, holder: str, seat: int, code: str) -> LiveTable:
    """Take over a seat with its holder's code, which is used up by that. A game of practice takes no further person."""
    async with registry.at(id) as live:
        table = live.table
        row = _seat_at(table, seat)
        if not same_hash(row.code, hash_key(code)) or (row.code_until or 0) < now():
            raise RequestError(403, "wrong-code")
        after = {one.holder for one in table.seats if one.seat != seat and one.holder is not None} | {holder}
        if table.row.practice and len(after) > len(table.holders):
            raise RequestError(409, "practice")
        changes: dict[str, Any] = {"holder": holder, "code": None, "code_until": None, "seen": now()}
        # A host who moves to another device is the host there; one who gives away one seat of several stays.
        moves = table.is_host(row.holder) and len(table.seats_of(row.holder)) == 1
        game_changes = {"host": holder} if moves else {}
        await change_seat(registry, live, seat, changes, "handed-over", game_changes=game_changes)
        return live
