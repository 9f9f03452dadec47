"""Counts of the positions that can be reached from fixed ones: they pin the legal actions and their effects.

Chance is part of a position (its generator's words), so the tree below a position is fixed.
"""

import pytest

from posthorn import Game
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.state import State
from posthorn.engine.turn import apply, legal_actions
from posthorn.game.position import format_position

START = Game.new(seats=3, seed=1)
CLOSING = Game.from_position(
    "seats=3 edition=spanish round=6 turn=1 step=close cards_drawn=1 cards_played=1 "
    "route1=sigmaringen-stuttgart-nuernberg-regensburg-ingolstadt-augsburg hand1=muenchen,ulm,kempten,basel,linz "
    "offices1=stuttgart carriage=3,4,3"
)
AUDIENCE = Game.from_position(
    "seats=2 modules=audience round=9 turn=0 step=close cards_drawn=1 cards_played=1 "
    "route0=lodz-pilsen-nuernberg-stuttgart hand0=ulm offices0=pilsen,stuttgart,nuernberg "
    "cleric0=1,2,3,4,5 cleric1=5,4,3,2,1 place=rom,como,brescia,viterbo,udine"
)
HONOURS = Game.from_position(
    "seats=3 modules=honours round=7 turn=2 step=play cards_drawn=1 hand2=ulm,linz route2=stuttgart "
    "tokens0=1,1,1,1 tokens1=2,0,1,0 tokens2=2,1,1,1"
)


def count_tree(s: State, depth: int, leaves: set[str], game: Game) -> int:
    """Return how many sequences of actions of that length there are, and collect the positions they lead to."""
    actions = [0] * MOST_LEGAL
    n = legal_actions(s, actions)
    if depth == 0 or n == 0:
        leaves.add(format_position(s, game.options))
        return 1
    count = 0
    for action in actions[:n]:
        following = s.copy()
        apply(following, action)
        count += count_tree(following, depth - 1, leaves, game)
    return count


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        pytest.param(START, [(7, 7), (49, 49), (98, 92), (98, 92), (686, 644), (4802, 4448)], id="start"),
        pytest.param(
            CLOSING,
            [(9, 9), (42, 37), (194, 141), (928, 578), (4314, 2328), (11901, 6065)],
            id="closing",
            marks=pytest.mark.slow,
        ),
        pytest.param(AUDIENCE, [(4, 4), (21, 21), (100, 83), (256, 169), (766, 242), (3436, 852)], id="audience"),
        pytest.param(HONOURS, [(9, 9), (93, 93), (1110, 1104), (9807, 9714)], id="honours", marks=pytest.mark.slow),
    ],
)
def test_counts(game: Game, counts: list[tuple[int, int]]) -> None:
    """From each fixed position there are exactly so many sequences of 1, 2, 3 … actions, to so many positions."""
    found = []
    for depth in range(1, len(counts) + 1):
        leaves: set[str] = set()
        found.append((count_tree(game._state, depth, leaves, game), len(leaves)))
    assert found == counts
