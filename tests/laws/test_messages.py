"""The law of hidden information, of every byte a server sends: what a seat cannot know changes none."""

from collections.abc import Iterator
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from posthorn import Game, Options, RuleError
from posthorn.engine.events import SENT_CLERIC, TOOK_HIDDEN
from posthorn.engine.tables import CITIES, RANKS
from posthorn.game.vocabulary import COLOURS
from posthorn.locale import Texts
from posthorn.server.errors import RequestError
from posthorn.server.messages.choices import AskWhyNot
from posthorn.server.messages.playing import LogEntries, SeatView
from posthorn.server.messages.stream import Update, Welcome
from posthorn.server.storage import GameRow, GameSettings, Move, SeatRow, StoredGame
from posthorn.server.tables.advising import explain_illegal, give_hints, show_legal
from posthorn.server.tables.game_info import game_info
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.table import Table
from tests.laws.test_laws import exchange_the_unknown, play_on, seeds, tables

NOT_ALWAYS_LEGAL = ("close each", "draw pile", "play Linz left", "send 1 Baden", "drive Baiern Rome", "hand in carrier")
HOLDERS = ("ann", "bob", "cyd", "dan")


def lay(game: Game) -> Table:
    """Return a table at which a game was played, each seat held by somebody else."""
    options, record = game.options, game.record
    row = GameRow(
        id="g",
        created=0,
        status="over" if game.is_over else "playing",
        settings=GameSettings(options.edition, options.modules, options.switches, record.start),
        listed=False,
        secret="",
        commitment="",
        host=None,
        rules_version=record.rules_version,
        seed=record.seed,
        scores=game.scores if game.is_over else None,
    )
    seats = [SeatRow(seat, str(seat), COLOURS[seat], holder=HOLDERS[seat]) for seat in range(options.seats)]
    moves = [
        Move(at, action, seat, "person", 0)
        for at, (action, seat) in enumerate(zip(game._history.actions, game.actors, strict=True))
    ]
    return Table(StoredGame(row, tuple(seats), tuple(moves), ()))


def exchange(table: Table, viewers: frozenset[int], chance: Random) -> None:
    """Change everything at a table that none of these seats can know: in the state and in what happened."""
    game = table._game = table.game.copy()
    reminder = game.options.cleric_reminder
    (seat,) = viewers or (None,)
    exchange_the_unknown(game._state, seat, chance, reminder)
    game._history._leave()
    for at, (kind, actor, first, second) in enumerate(game._history._events):
        if kind == TOOK_HIDDEN and actor != seat:
            game._history._events[at] = (kind, actor, chance.randrange(CITIES), second)
        if kind == SENT_CLERIC and not (reminder and actor == seat):
            game._history._events[at] = (kind, actor, first, chance.randint(1, RANKS))


def messages(table: Table, seats: frozenset[int]) -> Iterator[object]:
    """Everything that whoever holds these seats is told, or may ask for, now."""
    live, texts = LiveTable(table, loaded=0), Texts()
    (seat,) = seats or (None,)
    holder = None if seat is None else HOLDERS[seat]
    info = game_info(live, holder, True)
    yield Welcome(info, table.revision, table.perspectives_so_far(None, seats), [], table.way_back(seats))
    yield Update(table.revision, table.perspectives({seats}, news=True)[seats], None, table.way_back(seats))
    yield SeatView(table.revision, table.view_at(table.revision, seat))
    yield LogEntries(table.revision, table.log_after(-1, seat))
    if seat is None:
        return
    yield show_legal(live, holder, seat, texts)
    if seat == table.seat_to_act:
        yield give_hints(live, holder, seat, texts)
        for action in NOT_ALWAYS_LEGAL:
            yield explain_illegal(live, holder, AskWhyNot(seat, action), texts)
            try:
                table.after(action)
            except RuleError as error:
                yield RequestError.by_rule(error, table.revision).problem(texts)


@given(tables, seeds, st.integers(0, 300), st.integers(0, 2**32))
@settings(max_examples=100, deadline=None)
def test_no_byte_tells_what_a_seat_cannot_know(options: Options, seed: int, plies: int, deal: int) -> None:
    """Games that differ only in pile, chance, others' hidden cards and clerics give the same messages to the byte."""
    *_, game = play_on(options, seed, plies)
    for seats in (frozenset(), *(frozenset({seat}) for seat in range(options.seats))):
        table, other = lay(game), lay(game)
        exchange(other, seats, Random(deal))
        for one, another in zip(messages(table, seats), messages(other, seats), strict=True):
            assert msgspec.json.encode(one) == msgspec.json.encode(another)
