"""What people do in a game: play, take back, talk, watch."""

from __future__ import annotations

import asyncio
import time
from math import ceil

from msgspec.structs import replace

from posthorn.game import Action, RuleError
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.messages.playing import AnswerTakeBack, ChatLine, PlayAction, Played, Say, TakeBack
from posthorn.server.messages.stream import Chat, Said, Welcome
from posthorn.server.storage import ChatRow, Move, TakeBackRequest
from posthorn.server.tables.holders import hold_seat, own_seats
from posthorn.server.tables.live_table import Listener, LiveTable, chat_line, write
from posthorn.server.tables.presence import note_seen, share_presence
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.table import Table

CHAT_SHOWN = 200  # lines that a newcomer to the table is shown


async def play(registry: TableRegistry, id: str, holder: str | None, request: PlayAction) -> Played:
    """Play an action for a seat; the same request sent twice plays once."""
    began = time.perf_counter()
    async with registry.at(id) as live:
        table = live.table
        hold_seat(table, holder, request.seat)
        meant = Action.of(request.action)
        if meant is not None and request.revision < table.revision:
            # To find out may mean to play the game again up to there.
            answered = request.seat, request.revision, meant.number
            if await asyncio.to_thread(table.already_played, *answered):
                return Played(table.revision, repeated=True)
        _must_be_playing(table)
        if not table.is_current(request.revision):
            raise RequestError(409, "stale", revision=table.revision)
        must_be_to_act(table, request.seat)
        registry.must_have_room(table)
        try:
            game = table.after(request.action)
        except RuleError as error:
            raise RequestError.by_rule(error, table.revision) from None
        assert game.last_action is not None
        move = Move(table.revision, game.last_action.number, request.seat, "person", now())
        await registry.enter(live, move, game, began)
        return Played(table.revision, repeated=False)


def _must_be_playing(table: Table) -> None:
    if not table.is_playing:
        raise RequestError(409, f"game-is-{table.row.status}", revision=table.revision)


def must_be_to_act(table: Table, seat: int) -> None:
    """Refuse a seat that is not to act."""
    _must_be_playing(table)
    if table.seat_to_act != seat:
        name = table.seats[table.seat_to_act].name if table.seat_to_act is not None else ""
        raise RequestError(409, "not-your-turn", rule="R1.3", revision=table.revision, player=name)


# --- take-backs -----------------------------------------------------------------------------------------------------


async def take_back(registry: TableRegistry, id: str, holder: str | None, request: TakeBack) -> Played:
    """Take back one's last action and all that followed: at once where that is free, else by agreement."""
    began = time.perf_counter()
    async with registry.at(id) as live:
        table = live.table
        seats = own_seats(table, holder)
        if table.already_taken_back(seats, request.revision):
            return Played(table.revision, repeated=True)
        _must_be_playing(table)
        if not table.is_current(request.revision):
            raise RequestError(409, "stale", revision=table.revision)
        actions = table.actions_back(seats)
        if not actions:
            raise RequestError(409, "nothing-to-take-back", revision=table.revision)
        registry.must_have_room(table, besides_play=True)
        seat = table.actor_back(actions)
        if table.goes_back_freely(seats):
            await registry.go_back(live, actions, seat, began)
            return Played(table.revision, repeated=False)
        if table.reveals(actions):
            raise RequestError(409, "revealed", revision=table.revision)
        assert holder is not None
        requested = TakeBackRequest(seat, table.revision, actions)
        if table.take_back is not None and (table.take_back.seat, table.take_back.actions) == (seat, actions):
            requested = table.take_back  # asked again: those who have agreed still do
        await _settle(registry, live, replace(requested, agreed=requested.agreed | {holder}), began)
        return Played(table.revision, repeated=False)


async def answer_take_back(registry: TableRegistry, id: str, holder: str | None, answer: AnswerTakeBack) -> Played:
    """Agree that someone may take back, or not."""
    began = time.perf_counter()
    async with registry.at(id) as live:
        table = live.table
        own_seats(table, holder)
        if table.take_back is None or not table.is_current(answer.revision):
            raise RequestError(409, "no-take-back", revision=table.revision)
        assert holder is not None
        requested = replace(table.take_back, agreed=table.take_back.agreed | {holder}) if answer.agree else None
        await _settle(registry, live, requested, began)
        return Played(table.revision, repeated=False)


async def _settle(registry: TableRegistry, live: LiveTable, request: TakeBackRequest | None, began: float) -> None:
    """Take back if everybody who plays agrees; tell everybody how the request stands."""
    table = live.table
    # Whoever lets a bot play is away and need not be asked.
    asked = {seat.holder for seat in table.seats if seat.holder is not None and seat.bot is None}
    if request is not None and asked <= request.agreed:
        await registry.go_back(live, request.actions, request.seat, began)
    else:
        await registry.change(live, {"proposals": replace(table.proposals, take_back=request)})
    registry.tell_change(live)


# --- talking and watching -------------------------------------------------------------------------------------------


async def say(registry: TableRegistry, id: str, holder: str | None, said: Say | Chat, client: str) -> ChatLine:
    """Say something to the table."""
    async with registry.at(id) as live:
        table = live.table
        seat = min(own_seats(table, holder))
        words = " ".join(said.text.split())
        if bool(words) == (said.phrase is not None):
            raise RequestError(422, "text-or-phrase")
        if not words.isprintable():
            raise RequestError(422, "unprintable")
        wait = registry.limits.chat.take(client)
        if wait > 0:
            raise RequestError(429, "too-much-chat", seconds=str(ceil(wait)))
        row = ChatRow(len(table.chat), seat, words, now(), said.phrase)
        await registry.storage.say(id, row)
        table.chat.append(row)
        line = chat_line(row)
        message = write(Said(line))
        for listener in live.listeners:
            listener.push(message)
        return line


async def listen(registry: TableRegistry, id: str, listener: Listener, revision: int | None) -> LiveTable:
    """Welcome somebody who listens: how the table stands, and what was missed since a revision."""
    async with registry.at(id) as live:
        await registry.following.look_again(live)
        table = live.table
        if revision is not None and revision > table.revision:
            raise RequestError(409, "future-revision", revision=table.revision)
        came = listener.holder is not None and listener.holder not in live.present
        seats = table.seats_of(listener.holder)
        live.listeners[listener] = seats
        registry.autoplay.start_bots(live)
        welcome = Welcome(
            registry.info(live, listener.holder),
            table.revision if table.has_begun else None,
            table.perspectives_so_far(revision, seats),
            [chat_line(row) for row in table.chat[-CHAT_SHOWN:]],
            table.way_back(seats),
        )
        listener.push(write(welcome))
        note_seen(registry, live, listener.holder)
        share_presence(registry, live)
        if came and seats:
            registry.tell_change(live)
        return live


def leave(registry: TableRegistry, live: LiveTable, listener: Listener) -> None:
    """Let somebody go who listened."""
    note_seen(registry, live, listener.holder, leaves=True)
    seats = live.listeners.pop(listener, None)
    share_presence(registry, live)
    live.used = time.monotonic()
    if seats and listener.holder not in live.present:
        registry.tell_change(live)
