"""Players that fail lose their choice, not the match."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from posthorn.arena import chair
from posthorn.arena.entrant import Entrant, read_entrant
from posthorn.arena.errors import ArenaError
from posthorn.arena.match import Match, Standing, play_match
from posthorn.game import Options
from posthorn.players import PLAYERS, Budget, PlayerMaker
from tests.arena import strange_players
from tests.arena.strange_players import Sensible, Slow
from tests.hosting.strange_calls import SECRET, Failing
from tests.packages import lay_out_package

SHORT = Options.of(2, max_rounds=3)


def play(strange: Entrant | PlayerMaker, budget: Budget | None = None, *, workers: int = 0) -> Match:
    """Play one deal of a strange player against a postmaster."""
    entrant = strange if isinstance(strange, Entrant) else Entrant("strange", budget, strange)
    match = play_match(SHORT, (entrant, Entrant("postmaster")), 2, 1, workers=workers)
    assert not chair._idle, "its processes have ended"
    return match


def strange(match: Match) -> Standing:
    """Return what became of the strange player; the other one has no faults, and all games were played."""
    standing, postmaster = match.standings()
    assert not postmaster.faults
    assert standing.games == 2
    assert all(game.is_over for game in match.games)
    return standing


def test_a_raising_player_loses_one_choice() -> None:
    """An error costs the one choice; it is counted, and the first is told with its place."""
    fault = strange(play(partial(Failing, "fail", after=2))).faults["raised"]
    assert (fault["count"], fault["message"]) == (2, f"RuntimeError: {SECRET}")
    assert (fault["deal"], fault["rotation"]) == (0, 0)
    assert fault["ply"] > 0


def test_our_own_players_are_watched_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player of ours is asked without a process of its own; its faults and its time are counted alike."""
    failing, slow = partial(Failing, "fail", after=2), Slow
    theirs = strange(play(failing)), strange(play(slow, Budget(seconds=0.001)))
    monkeypatch.setattr(chair, "Process", None)
    for name, maker, before in (("failing", failing, theirs[0]), ("slow", slow, theirs[1])):
        monkeypatch.setitem(PLAYERS, name, maker)
        ours = strange(play(read_entrant(name, seconds=0.001)))
        assert ours.faults == before.faults
        assert ours.score == before.score
        assert ours.conduct.seconds > 0
    assert ours.conduct.overruns >= 2


def test_a_player_cannot_end_the_arena() -> None:
    """Leaving the program is an error like any other, and all its choices are the plain player's."""
    standing = strange(play(partial(Failing, "leave")))
    assert standing.faults["raised"]["count"] == standing.conduct.decisions


@pytest.mark.parametrize("kind", ["cheat", "babble"])
def test_illegal_answers_are_replaced(kind: str) -> None:
    """What is not legal, or no action, is not played; the plain player plays on the true position."""
    standing = strange(play(partial(Failing, kind)))
    assert standing.faults["illegal"]["count"] == standing.conduct.decisions
    assert set(standing.faults) == {"illegal"}


def test_the_fallback_is_the_postmaster() -> None:
    """A player all of whose choices are replaced plays as the postmaster does."""
    cheating, sensible = play(partial(Failing, "cheat")), play(Sensible)
    assert [game.scores for game in cheating.games] == [game.scores for game in sensible.games]


@pytest.mark.parametrize(
    ("maker", "reason"),
    [(strange_players.broken, "OSError: its weights are lost"), (lambda seed, budget: Sensible(seed), "pickle")],
    ids=["broken", "unsendable"],
)
def test_a_player_that_cannot_be_made(maker: PlayerMaker, reason: str) -> None:
    """A player that cannot be made at all is refused before the match, with the reason."""
    with pytest.raises(ArenaError, match=f"strange cannot play: .*{reason}"):
        play(maker)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["stall", "freeze"])
def test_a_stalling_player_is_ended(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that does not come is given up, even in native code; the player is made anew and asked for the next."""
    monkeypatch.setattr(chair, "PATIENCE", 0.5)
    standing = strange(play(partial(Failing, kind, after=1), Budget(seconds=0.01)))
    assert (standing.faults["stalled"]["count"], standing.faults["stalled"]["message"]) == (2, "0.51 s")
    assert standing.conduct.overruns >= 2  # a busy computer may make a good choice late, too
    assert standing.conduct.slowest == 0.51


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "fault", "waits"), [("stall", "stalled", 6), ("crash", "raised", 0)])
def test_a_player_that_loses_its_processes(kind: str, fault: str, waits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that always stalls or crashes is asked three times in a game, and nobody waits for it again."""
    monkeypatch.setattr(chair, "PATIENCE", 0.1)
    monkeypatch.setattr(chair, "PATIENCE_AT_FIRST", 5.0)
    standing = strange(play(partial(Failing, kind, after=None), Budget(seconds=0.01)))
    assert standing.faults[fault]["count"] == standing.conduct.decisions
    assert set(standing.faults) == {fault}
    assert standing.conduct.overruns == waits


def test_overruns_are_counted() -> None:
    """A choice later than its budget and the grace is no fault, but is told."""
    standing = strange(play(Slow, Budget(seconds=0.001)))
    assert standing.faults == {}
    assert standing.conduct.overruns >= 2
    assert standing.conduct.slowest >= 0.03
    assert strange(play(Slow, Budget(iterations=1))).conduct.overruns == 0


@pytest.mark.slow
def test_a_crash_costs_one_choice() -> None:
    """A player that brings its process down loses that choice; the games and their worker process go on."""
    standing = strange(play(partial(Failing, "crash", after=2), workers=1))
    assert standing.faults["raised"]["count"] == 2
    assert standing.faults["raised"]["message"] == "the process ended with status 77"


def test_players_of_other_packages_have_processes_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that an installed package adds by its entry point plays in the arena, and its crash harms nobody."""
    lay_out_package(
        tmp_path,
        "daredevil",
        "import os\n"
        "class Wanderer:\n"
        "    def __init__(self, seed, budget): pass\n"
        "    def choose(self, view):\n"
        "        return view.legal_actions[-1] if len(view.own_actions) != 3 else os._exit(3)\n",
    )
    monkeypatch.syspath_prepend(tmp_path)
    standing = strange(play(Entrant("daredevil")))
    assert (standing.faults["raised"]["count"], set(standing.faults)) == (2, {"raised"})
