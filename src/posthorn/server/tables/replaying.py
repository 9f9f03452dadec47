"""Games shown again from their records, all hands open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from posthorn.game import Game, Record, RuleError
from posthorn.locale import Texts
from posthorn.record import RecordError, loads_json, loads_text
from posthorn.server.errors import RequestError
from posthorn.server.messages.games import ShuffleProof
from posthorn.server.messages.replays import Frame, Replay

LONGEST_REPLAY = 1_500  # actions; the longest games have a few hundred

_one_by_one = asyncio.Semaphore()  # so that people who look at records do not slow down those who play


async def beside(work: Callable[[], Replay]) -> Replay:
    """Make a replay in a thread, one at a time."""
    async with _one_by_one:
        return await asyncio.to_thread(work)


def read_record(text: str, texts: Texts) -> Record:
    """Return the record of a text in either form."""
    try:
        return loads_json(text) if text.lstrip().startswith("{") else loads_text(text)
    except RecordError as error:
        raise RequestError(422, "bad-record", reason=error.tell(texts)) from None


def show_replay(record: Record) -> Replay:
    """Return a game move by move: how it stood after each action, and what had happened."""
    if len(record.actions) > LONGEST_REPLAY:
        raise RequestError(422, "long-record", most=LONGEST_REPLAY)
    game = Game(record)
    frames = [_frame(game, None)]
    for action in record.actions:
        game.play(action)
        frames.append(_frame(game, action))
    shuffle = record.shuffle
    return Replay(
        names=list(record.names),
        edition=record.options.edition,
        modules=list(record.options.modules),
        switches=record.options.switches,
        start=record.start,
        scores=list(game.scores),
        ranking=list(game.ranking),
        is_over=game.is_over,
        commitment=None if shuffle is None else shuffle.commitment,
        shuffle=None if shuffle is None else ShuffleProof.of(shuffle),
        frames=frames,
    )


def _frame(game: Game, action: str | None) -> Frame:
    # Each event is told as the seat it is about knows it: with all hands open, but clerics as secret as they were.
    told = [game.events_seen_at(game.ply, seat) for seat in range(game.options.seats)]
    events = [told[event.seat or 0][at] for at, event in enumerate(game.events_at(game.ply))]
    return Frame(action, events, game.open_view(), list(game.scores))


def show_position(position: str) -> Replay:
    """Return a position as a game of which nothing was played yet."""
    try:
        return show_replay(Game.from_position(position).record)
    except RuleError as error:
        raise RequestError.by_rule(error) from None
