"""Hosts: players are kept as long as what they remember has happened, and what they answer is taken with care."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from posthorn import Game
from posthorn.game import Action, View
from posthorn.hosting.host import Answer, Host, Question
from posthorn.players import Evaluation, Player
from tests.hosting.strange_calls import SECRET, Failing

VIEW = Game.new(seats=2, seed=5, start=0).view(0)
FIRST, SECOND, *_, LAST = VIEW.legal_actions


def after(*own_actions: Action) -> View:
    """Return the view of a seat that has done something before."""
    return View(VIEW.state, 0, VIEW.options, own_actions)


class Stubborn:
    """A player that always chooses the same."""

    def __init__(self, choice: Action = FIRST) -> None:
        self._choice = choice

    def choose(self, view: View) -> Action:
        """Choose it."""
        return self._choice


class Thoughtful(Stubborn):
    """A player that thinks more of every later choice, and has not tried the first."""

    def evaluate(self, view: View) -> list[Evaluation]:
        """Have tried each choice as often as its place in the list says."""
        return [Evaluation(action, visits, 0.25, 17.5) for visits, action in enumerate(view.legal_actions)]


class Table:
    """A host, and a note of whom it let be made."""

    def __init__(self, most: int = 32) -> None:
        self.host = Host(most)
        self.made: list[str] = []

    def ask(self, view: View | None, name: str = "a", player: Callable[[], Player] = Stubborn) -> Answer:
        """Ask a player."""
        return self.host.ask(Question(name, partial(self._make, name, player), view))

    def advise(self, view: View, player: Callable[[], Player] = Stubborn) -> tuple[Evaluation, ...]:
        """Ask a player for advice."""
        return self.host.ask(Question("a", partial(self._make, "a", player), view, advice=True)).evaluations

    def _make(self, name: str, player: Callable[[], Player]) -> Player:
        self.made.append(name)
        return player()


def test_a_player_is_kept() -> None:
    """From choice to choice a seat has the same player, also one that was made before its first view came."""
    table = Table()
    assert table.ask(None) == Answer()
    for own in ((), (FIRST,), (FIRST, FIRST)):
        assert table.ask(after(*own)).action == FIRST.number
    assert table.made == ["a"]


@pytest.mark.parametrize("own", [(), (SECOND,), (FIRST, SECOND)], ids=["taken-back", "other", "more"])
def test_a_player_that_remembers_what_did_not_happen(own: tuple[Action, ...]) -> None:
    """When something was taken back, or somebody else has chosen, the player is made anew."""
    table = Table()
    table.ask(VIEW)
    table.ask(after(*own))
    assert table.made == ["a", "a"]


def test_a_player_that_means_the_same() -> None:
    """A card laid at the other end of a route of one is the action that was played (R10.6), so the player is kept."""
    game = Game.from_position("seats=2 round=2 start=0 turn=0 step=play cards_drawn=1 route0=linz hand0=passau")
    view = game.view(0)
    left, right = Action.parse("play passau left"), Action.parse("play passau right")
    assert left is not None
    assert right is not None
    assert right in view.legal_actions
    table = Table()
    for own in ((), (right,)):
        assert table.ask(View(view.state, 0, view.options, own), player=partial(Stubborn, left)).action == right.number
    assert table.made == ["a"]


def test_who_was_not_asked_for_longest_is_forgotten() -> None:
    """A host remembers no more players than it may."""
    table = Table(most=2)
    own: dict[str, tuple[Action, ...]] = {}
    for name in "abacb":
        table.ask(after(*own.get(name, ())), name)
        own[name] = (*own.get(name, ()), FIRST)
    assert table.made == ["a", "b", "c", "b"]


@pytest.mark.parametrize(
    ("kind", "said", "error"),
    [
        ("fail", f"RuntimeError: {SECRET}", "RuntimeError at strange_calls.py:"),
        ("leave", "SystemExit: ", "SystemExit at strange_calls.py:"),
        ("cheat", "draw Mannheim", ""),
        ("babble", repr(SECRET), ""),
    ],
)
def test_a_player_that_fails(kind: str, said: str, error: str) -> None:
    """What a player raises or answers is told, and apart from it what tells no secret; it is made anew then."""
    table = Table()
    answer = table.ask(after(), player=partial(Failing, kind, 1))
    assert (answer.action, answer.said) == (None, said)
    assert answer.error.startswith(error)
    assert SECRET not in answer.error
    table.ask(VIEW)
    assert table.made == ["a", "a"]


def test_time_is_measured() -> None:
    """The time of a choice is that of the player, not of making it."""
    answer = Table().ask(VIEW)
    assert 0 < answer.seconds < 10


def test_advice() -> None:
    """Whoever can say what it thinks of its choices tells of the three it tried most; nobody remembers it."""
    table = Table()
    for _ in range(2):
        actions = list(VIEW.legal_actions)
        count = len(actions)
        assert table.advise(VIEW, Thoughtful) == tuple(
            Evaluation(actions[place], place, 0.25, 17.5) for place in range(count - 1, count - 4, -1)
        )
    assert table.made == ["a", "a"]


def test_advice_by_a_choice_alone() -> None:
    """Of a player that only chooses, and where one action alone is legal, the choice is all that there is to say."""
    assert Table().advise(VIEW) == (Evaluation(FIRST),)
    game = Game.from_position("seats=2 round=2 turn=0 step=play cards_drawn=1 official=administrator hand0=passau")
    [forced] = game.legal_actions
    assert Table().advise(game.view(0), partial(Thoughtful, forced)) == (Evaluation(forced),)
