"""Choices are explained, and lines are understood."""

from __future__ import annotations

from typing import Any

import pytest

from posthorn import Action, Game
from posthorn.game import outcomes
from posthorn.locale import Texts
from posthorn.players import make_player
from posthorn.terminal.choices import meaning, meant


@pytest.mark.parametrize("modules", [(), ("audience", "honours")])
@pytest.mark.parametrize("switches", [{}, {"placement": "free"}])
def test_every_choice_is_explained(modules: tuple[str, ...], switches: dict[str, Any]) -> None:
    """In a whole game each legal action has a meaning."""
    game = Game.new(seats=3, modules=modules, seed=11, **switches)
    bots = [make_player("postmaster", seat) for seat in range(3)]
    texts = Texts()
    while game.seat_to_act is not None:
        seat = game.seat_to_act
        view = game.view(seat)
        for action, outcome in outcomes(view):
            assert meaning(action, outcome, view, texts)
        game.play(bots[seat].choose(view))


def test_what_a_closing_wins() -> None:
    """A closing that leaves nothing to choose says what it wins."""
    position = "seats=2 round=9 step=close cards_drawn=1 cards_played=1 carriage=4 offices0=lodz"
    view = Game.from_position(f"{position} route0=linz-salzburg-muenchen-augsburg-ulm").view(0)
    words = {str(action): meaning(action, outcome, view, Texts("en")) for action, outcome in outcomes(view)}
    assert words["close Baiern"] == "offices in München and Augsburg; tile: route of 5 cards (2); carriage 5"


def test_what_a_line_stands_for() -> None:
    """A number is the choice of that number, a city the one choice about it; anything else is left to the rules."""
    game = Game.new(seats=2, seed=1, start=0)
    view = game.view(0)
    assert meant("2", view, Texts()) == view.legal_actions[1]
    assert meant("99", view, Texts()) == "99"
    assert meant("lodz", view, Texts()) == Action.parse("draw Lodz")
    assert meant("LÓDZ", view, Texts()) == Action.parse("draw Lodz")
    assert meant("Passau", view, Texts()) == "Passau"
    assert meant("9" * 5000, view, Texts()) == "9" * 5000
