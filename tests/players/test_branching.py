"""Playing on from a position: as it lay, and dealt anew from what one seat could know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from posthorn.board import BOARD
from posthorn.game import Game, Options, Record, Shuffle
from posthorn.game.position import parse_position
from posthorn.game.terms import write_terms
from posthorn.players.branching import branch_as_it_lay, branch_dealt_anew
from posthorn.players.observing import own_clerics
from tests.record.games import MODULE_SETS

SEATS = 3
OF_ALL_MODULES = pytest.mark.parametrize("modules", MODULE_SETS)


def game_in_its_middle(modules: tuple[str, ...], plies: int = 70) -> Game:
    """Return a game dealt as at a server, by a keyed generator; its cards are drawn from the pile: they are hidden."""
    options = Options.of(SEATS, modules=modules)
    shuffle = Shuffle.of("5e" * 32, ("luck",) * SEATS, "k3w9", write_terms(options, 0), (1,) * SEATS)
    game = Game(Record(options, ("Anna", "Bert", "Cleo"), shuffle.seed, None, (), None, 0, shuffle=shuffle))
    chance = Random(4)
    for _ in range(plies):
        hidden = [action for action in game.legal_actions if action.text == "draw pile"]
        game.play(chance.choice(hidden or game.legal_actions))
    return game


def words(game: Game) -> dict[str, str]:
    """Return what a position says, without how clerics are remembered."""
    said = dict(word.split("=") for word in game.position.split())
    said.pop("cleric_reminder", None)
    return said


@OF_ALL_MODULES
def test_as_it_lay(modules: tuple[str, ...]) -> None:
    """The same actions bring the same cards, and every seat knows the clerics that it has sent."""
    game = game_in_its_middle(modules)
    branch = Game(branch_as_it_lay(game))
    assert branch.record.practice
    for seat in range(SEATS):
        assert own_clerics(branch.view(seat)) == own_clerics(game.view(seat))
    chance = Random(9)
    for _ in range(100):
        assert words(branch) == words(game)
        action = chance.choice(game.legal_actions.numbers)
        game.play(action)
        branch.play(action)


@OF_ALL_MODULES
def test_what_is_dealt_anew_depends_on_nothing_hidden(modules: tuple[str, ...]) -> None:
    """Two games that differ only in what a seat cannot know give that seat the same branches, seed for seed."""
    game = game_in_its_middle(modules)
    for seat in range(SEATS):
        view = game.view(seat)
        differs = Game(branch_dealt_anew(view, game.names, 1))
        assert words(differs) != words(game)
        for seed in range(20):
            ours = branch_dealt_anew(view, game.names, seed)
            theirs = branch_dealt_anew(differs.view(seat), game.names, seed)
            assert ours.position == theirs.position


@OF_ALL_MODULES
def test_what_the_seat_knows_stays(modules: tuple[str, ...]) -> None:
    """Whatever is dealt, the seat sees in the branch what it saw in the game, and what it remembered."""
    game = game_in_its_middle(modules)
    for seat in range(SEATS):
        view = game.view(seat)
        for seed in range(5):
            again = Game(branch_dealt_anew(view, game.names, seed)).view(seat)
            assert again.hand == view.hand
            assert again.display == view.display
            assert again.pile_size == view.pile_size
            assert again.legal_actions == view.legal_actions
            assert own_clerics(again) == own_clerics(view)
            assert [player.hand_size for player in again.players] == [player.hand_size for player in view.players]


def test_deals_are_as_likely_as_the_seat_had_to_expect() -> None:
    """A card of another's hand that nobody saw is of a city as often as that city's cards are among the unseen."""
    game = game_in_its_middle(())
    seat = 0
    _, state = parse_position(game.position)
    others = [other for other in range(SEATS) if other != seat]
    unseen = state.pile[:]
    hidden = 0
    for city in BOARD.cities:
        in_hands = sum(state.hand[other][city.index] - state.seen[other][city.index] for other in others)
        unseen[city.index] += in_hands
        hidden += in_hands
    assert hidden
    deals = 2000
    dealt: Counter[int] = Counter()
    for seed in range(deals):
        _, world = parse_position(branch_dealt_anew(game.view(seat), game.names, seed).position or "")
        for city in BOARD.cities:
            dealt[city.index] += sum(world.hand[other][city.index] - world.seen[other][city.index] for other in others)
    for city in BOARD.cities:
        expected = deals * hidden * unseen[city.index] / sum(unseen)
        assert abs(dealt[city.index] - expected) <= 5 * expected**0.5, city.name
