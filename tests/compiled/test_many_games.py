"""Thousands of random and of sensible games, over every combination of seats, editions and modules."""

import numpy as np
import pytest

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain, to_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.invariants import INVARIANTS
from posthorn.players import policies
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.levels import POLICIES
from tests.compiled import checked_play
from tests.tables import EVERY_TABLE, begin, set_table

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

GAMES = 2_000
# Random play dawdles: its longest games take tens of thousands of decisions.
MOST = 1_000_000


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    """The engine with the players and the checks, compiled."""
    return Compiled([*POLICY_MODULES, checked_play])


@pytest.mark.parametrize("policy", list(POLICIES))
def test_every_invariant_holds_after_every_action(compiled: Compiled, policy: str) -> None:
    """No game breaks an invariant at any action, and every game ends."""
    for number, options in enumerate(EVERY_TABLE):
        count = GAMES // len(EVERY_TABLE) + 1
        states = np.zeros(count, STATE)
        for i in range(count):
            from_plain(set_table(options), states[i])
        compiled.start_games(states, 0, count, number * GAMES)
        found, actions = np.zeros(len(INVARIANTS), np.int64), np.zeros(MOST_LEGAL, np.int64)
        words = np.zeros((4, 4), np.int64)
        bad = compiled.check_games(states, POLICIES[policy], words, actions, found, number * GAMES, MOST)
        assert bad == -1, f"{options}, seed {number * GAMES + bad}: {[INVARIANTS[int(i)] for i in found]}"
        assert (states["rounds"] > 0).all()


def test_the_checks_bite(compiled: Compiled) -> None:
    """A card too many is noticed at once, in the game in which it is."""
    states = np.zeros(3, STATE)
    for i in range(3):
        from_plain(begin(EVERY_TABLE[0], i), states[i])
    states["pile"][1][0] += 1
    found, actions = np.zeros(len(INVARIANTS), np.int64), np.zeros(MOST_LEGAL, np.int64)
    words = np.zeros((4, 4), np.int64)
    assert compiled.check_games(states, POLICIES["random"], words, actions, found, 0, MOST) == 1
    assert {INVARIANTS[int(i)][1] for i in found[:2]} == {"cards", "sizes"}


def test_interpreted_games_hold_too() -> None:
    """The same checks hold interpreted, where Python itself would notice a number out of range."""
    for number, options in enumerate(EVERY_TABLE):
        s = begin(options, number)
        words = [[number + 1] * 4 for _ in range(4)]
        broken = checked_play.play_checked(
            s, policies.POLICY_POSTMASTER, words, [0] * MOST_LEGAL, [0] * len(INVARIANTS), MOST
        )
        assert broken == 0


def test_records_and_plain_states_are_the_same_fields() -> None:
    """A state written into a record and read back is equal, for every table."""
    for options in EVERY_TABLE:
        record = np.zeros(1, STATE)
        s = begin(options, 5)
        from_plain(s, record[0])
        assert to_plain(record[0]) == s
