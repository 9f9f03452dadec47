"""Laws of what is known of outcomes."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from posthorn import Game, View
from posthorn.game.outcome_finder import outcomes
from tests.laws.test_laws import exchange_the_unknown, games, state_of


@given(games(), st.integers(0, 2**32))
@settings(max_examples=100)
def test_outcomes_are_only_what_the_seat_may_know(game: Game, deal: int) -> None:
    """States that differ only in what a seat cannot know give it equal outcomes."""
    seat = game.seat_to_act
    if seat is None:
        return
    other = state_of(game)
    exchange_the_unknown(other, seat, Random(deal), game.options.cleric_reminder)
    assert outcomes(View(other, seat, game.options)) == outcomes(game.view(seat))
