"""Choices are explained, what is foreseen of a closing comes true, and lines are understood."""

from __future__ import annotations

from typing import Any

import pytest

from posthorn import Action, Game
from posthorn.locale import Texts
from posthorn.players import make_player
from posthorn.terminal.choices import foresee, meaning, meant


@pytest.mark.parametrize("modules", [(), ("audience", "honours")])
@pytest.mark.parametrize("switches", [{}, {"placement": "free"}])
def test_every_choice_is_explained_and_foreseen(modules: tuple[str, ...], switches: dict[str, Any]) -> None:
    """In a whole game each legal action has a meaning, and each closing brings what was foreseen of it (R5)."""
    game = Game.new(seats=3, modules=modules, seed=11, **switches)
    bots = [make_player("postmaster", seat) for seat in range(3)]
    texts, foreseen = Texts(), 0
    while game.seat_to_act is not None:
        seat = game.seat_to_act
        view = game.view(seat)
        for action in view.legal_actions:
            assert meaning(action, view, texts)
        choice = bots[seat].choose(view)
        expected = foresee(choice, view) if choice.verb.startswith("close") else []
        game.play(choice)
        happened = [(event.kind, event.details) for event in game.events_since(game.ply) if event.seat == seat]
        for event in expected:
            assert (event.kind, event.details) in happened
            foreseen += event.kind in ("won_tile", "won_carriage")
    assert foreseen > 3 or switches  # free placement always asks


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
