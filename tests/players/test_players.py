"""The players as others use them: by name, from a view, without a compiler."""

from __future__ import annotations

import subprocess
import sys

import pytest

from posthorn.locale import Texts
from posthorn.players import (
    PLAYERS,
    STYLES,
    USUAL_BUDGETS,
    Budget,
    complete_budget,
    level_names,
    make_player,
    player_names,
)


def test_every_level_has_a_name_and_a_sentence() -> None:
    """What people read of each level is in the locale files."""
    for name in PLAYERS:
        assert Texts()(f"player-{name}")
        assert Texts()(f"player-{name}-about").endswith(".")


def test_styles_are_for_the_arena() -> None:
    """The postmaster's styles play by their names, but nobody is offered them as opponents."""
    assert set(player_names()) - set(level_names()) == set(STYLES)


def test_budgets_are_completed() -> None:
    """What a budget leaves open is as the player's own has it; plain players need none."""
    assert complete_budget("prince", None) == USUAL_BUDGETS["prince"]
    assert complete_budget("prince", Budget(threads=2)) == Budget(seconds=USUAL_BUDGETS["prince"].seconds, threads=2)
    assert complete_budget("prince", Budget(iterations=9)) == Budget(iterations=9)
    assert complete_budget("postilion", None) is None


def test_an_unknown_name_is_refused() -> None:
    """A name that stands for no player raises an error that lists the names there are."""
    with pytest.raises(ValueError, match=r"“tom”.*random, stableboy, postilion, postmaster, courier, prince"):
        make_player("tom", 1)


def test_players_need_no_compiler() -> None:
    """Importing the players imports neither NumPy nor Numba, so that the light install has them."""
    code = "import sys, posthorn.players; sys.exit(bool({'numpy', 'numba'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
