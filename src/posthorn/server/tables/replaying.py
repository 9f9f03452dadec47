"""Games shown again from their records, all hands open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from posthorn.game import Event, Game, Record, RuleError
from posthorn.game.incident import SeatChange
from posthorn.game.vocabulary import COLOURS, ColourName
from posthorn.locale import Texts
from posthorn.record import RecordError, loads_json, loads_text
from posthorn.server.errors import RequestError
from posthorn.server.messages.games import ShuffleProof
from posthorn.server.messages.playing import SeatChanged, TookBack
from posthorn.server.messages.replays import Frame, Replay

LONGEST_REPLAY = 1_500  # actions; the longest games have a few hundred


def read_record(text: str, texts: Texts) -> Record:
    """Return the record of a text in either form."""
    try:
        return loads_json(text) if text.lstrip().startswith("{") else loads_text(text)
    except RecordError as error:
        raise RequestError(422, "bad-record", reason=error.tell(texts)) from None


def write_replay(record: Record, portraits: Sequence[int] = (), colours: Sequence[ColourName] = ()) -> Iterator[bytes]:
    """Return a game move by move, as JSON in pieces: how it stood after each action, and what had happened.

    A record by itself knows neither portraits nor colours.

    What is refused is refused at once; the pieces are made when they are asked for, as all of them are megabytes.
    """
    must_be_short(record)
    game = Game(record)
    for action in record.actions:
        game.play(action)
    shuffle = record.shuffle
    replay = Replay(
        names=list(record.names),
        portraits=list(portraits) or [0] * len(record.names),
        colours=list(colours or COLOURS[: len(record.names)]),
        edition=record.options.edition,
        modules=list(record.options.modules),
        switches=record.options.switches,
        start=record.start,
        scores=list(game.scores),
        ranking=list(game.ranking),
        is_over=game.is_over,
        practice=record.practice,
        commitment=None if shuffle is None else shuffle.commitment,
        shuffle=None if shuffle is None else ShuffleProof.of(shuffle),
        frames=[],
    )
    return _pieces(msgspec.json.encode(replay), record)


def must_be_short(record: Record) -> None:
    """Refuse a record that is longer than any game."""
    if len(record.actions) > LONGEST_REPLAY:
        raise RequestError(422, "long-record", most=LONGEST_REPLAY)


def _pieces(without_frames: bytes, record: Record) -> Iterator[bytes]:
    yield without_frames.removesuffix(b"]}")
    for at, frame in enumerate(_frames(record)):
        yield (b"," if at else b"") + msgspec.json.encode(frame)
    yield b"]}"


def _frames(record: Record) -> Iterator[Frame]:
    game = Game(record)
    incidents = _incidents(record)
    yield _frame(game, None, incidents[0])
    for action in record.actions:
        game.play(action)
        yield _frame(game, action, incidents[game.ply])


def _frame(game: Game, action: str | None, incidents: list[Event]) -> Frame:
    # Each event is told as the seat it is about knows it: with all hands open, but clerics as secret as they were.
    told = [game.events_seen_at(game.ply, seat) for seat in range(game.options.seats)]
    events = [told[event.seat or 0][at] for at, event in enumerate(game.events_at(game.ply))]
    return Frame(action, [*events, *incidents], game.open_view(), list(game.scores))


def _incidents(record: Record) -> list[list[Event]]:
    """Return what happened besides the play, by the actions that stood; of a take-back, those that stood after it."""
    by_ply: list[list[Event]] = [[] for _ in range(len(record.actions) + 1)]
    for incident in record.incidents:
        event: Event
        if isinstance(incident, SeatChange):
            event, ply = SeatChanged(incident.seat, incident.change), incident.ply
        else:
            event = TookBack(incident.seat, incident.actions, incident.seen)
            ply = incident.ply - incident.actions
        by_ply[min(ply, len(record.actions))].append(event)
    return by_ply


def write_position(position: str) -> Iterator[bytes]:
    """Return a position as a game of which nothing was played yet."""
    try:
        return write_replay(Game.from_position(position).record)
    except RuleError as error:
        raise RequestError.by_rule(error) from None
