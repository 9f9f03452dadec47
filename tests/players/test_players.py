"""The players as others use them: by name, from a view, without a compiler."""

from __future__ import annotations

import subprocess
import sys

import pytest

from posthorn.game.names import OFFICIAL_NAMES
from posthorn.locale import LANGUAGES, Texts
from posthorn.players import (
    PLAYERS,
    USUAL_BUDGETS,
    YARDSTICKS,
    Budget,
    complete_budget,
    level_names,
    level_of,
    make_player,
    player_names,
)


def test_every_level_has_a_name_and_a_sentence() -> None:
    """What people read of each level is in the locale files."""
    for name in PLAYERS:
        assert Texts()(f"player-{name}")
        assert Texts()(f"player-{name}-about").endswith(".")


def test_yardsticks_are_for_the_arena() -> None:
    """Players to compare levels with play by their names, but nobody is offered them as opponents."""
    assert set(player_names()) - set(level_names()) == set(YARDSTICKS)


def test_budgets_are_completed() -> None:
    """What a budget leaves open is as the player's own has it; plain players need none."""
    assert complete_budget("prince", None) == USUAL_BUDGETS["prince"]
    assert complete_budget("prince", Budget(threads=2)) == Budget(seconds=USUAL_BUDGETS["prince"].seconds, threads=2)
    assert complete_budget("prince", Budget(iterations=9)) == Budget(iterations=9)
    assert complete_budget("pilgrim", None) is None


def test_an_unknown_name_is_refused() -> None:
    """A name that stands for no player raises an error that lists the names there are."""
    with pytest.raises(ValueError, match=r"“tom”.*stableboy, pilgrim, merchant, courier, envoy, baron, count, prince"):
        make_player("tom", 1)


def test_levels_have_no_names_of_officials() -> None:
    """In no language is a level called like an official (R2), so that everybody knows who is meant."""
    for language in LANGUAGES:
        texts = Texts(language)
        names = {texts(f"player-{name}").casefold() for name in PLAYERS}
        assert len(names) == len(PLAYERS)
        assert not names & {texts(f"official-{official}").casefold() for official in OFFICIAL_NAMES}


def test_former_levels_are_read() -> None:
    """A level of before means one of today."""
    assert {level_of(name) for name in ("random", "postilion", "postmaster")} <= set(PLAYERS)
    assert level_of("prince") == "prince"


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from posthorn import Game
from posthorn.players import PLAYERS, USUAL_BUDGETS, make_player
for name in PLAYERS.keys() - USUAL_BUDGETS.keys():
    game = Game.new(2, seed=1, max_rounds=1)
    while (seat := game.seat_to_act) is not None:
        game.play(make_player(name, seat).choose(game.view(seat)))
"""


def test_only_a_search_needs_a_compiler() -> None:
    """Importing the players imports neither NumPy nor Numba, and all but the one that searches play without Numba."""
    code = "import sys, posthorn.players; sys.exit(bool({'numpy', 'numba'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], check=True)
