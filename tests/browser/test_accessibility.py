"""axe-core finds nothing on any page, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from posthorn.puzzles import puzzles
from tests.browser.choosing import choose
from tests.browser.guests import Guest
from tests.browser.serving import Json
from tests.browser.test_replay import finish_game
from tests.browser.test_trying_again import play_to_the_end

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Of what axe-core looks at, only the contrast depends on the colours.
SCHEMES: dict[Literal["light", "dark"], Json] = {
    "light": {"rules": {"target-size": {"enabled": True}}},
    "dark": {"runOnly": ["color-contrast"]},
}
RUN = """async ([leftOut, options]) => {
  const { violations } = await axe.run({ exclude: leftOut }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}"""


def at(fragment: str) -> Callable[[Guest], None]:
    """Return a visit to a page."""
    return lambda guest: guest.open(fragment)


def in_lobby(guest: Guest) -> None:
    """Look at a lobby with tables in it."""
    game = guest.make_game("person", "open", listed=True)
    guest.open("lobby")
    guest.page.locator(f'a[href$="{game}"]').wait_for()


def waiting(guest: Guest) -> None:
    """Wait for players."""
    guest.go_to_game(guest.make_game("person", "open"))


def playing(guest: Guest) -> None:
    """Be asked which of several things one means, with the whole list of actions."""
    game = guest.make_game("person", "pilgrim", "pilgrim", "pilgrim")
    guest.play_before(game, choose, lambda view: view["round"] == 3)
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.button("settings").click()
    guest.page.get_by_label(guest.texts("settings-list-all")).check()
    guest.page.keyboard.press("Escape")


def sending(guest: Guest) -> None:
    """Send clerics to Rome, with the menu open."""
    guest.go_to_game(guest.make_game("person", "pilgrim", modules=["audience", "honours"]))
    guest.wait_for_turn()
    guest.button("settings").click()


def helped(guest: Guest) -> None:
    """Be told what one can do, and why one cannot do something else."""
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    guest.wait_for_turn()
    guest.button("hints-button").click()
    guest.page.locator("[data-hint]").first.wait_for()
    guest.page.locator("[data-why=stack]").first.click()
    guest.page.get_by_text(guest.texts("problem-thing-stack")).wait_for()


def advised(guest: Guest) -> None:
    """Ask a bot what it would do."""
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    guest.wait_for_turn()
    guest.button("advice-button").click()
    guest.page.locator("[data-advice]").first.wait_for()


def learning(guest: Guest) -> None:
    """Be told what to do in a lesson."""
    guest.open("learn")
    guest.page.locator("main button").first.click()
    guest.page.locator("[data-continue]").click()
    guest.page.locator("[data-guided]").wait_for()


def covered(guest: Guest) -> None:
    """Look at a covered screen."""
    guest.go_to_game(guest.make_game("person", "person"))
    guest.page.get_by_role("heading", name=guest.texts("pass-screen", player="Anna")).wait_for()


def looking_back(guest: Guest) -> None:
    """Look back in a game that goes on."""
    playing(guest)
    log = guest.page.get_by_role("log", name=guest.texts("log-label"))
    log.get_by_role("button", name=guest.texts("told-details")).first.click()
    log.locator("button[data-revision='3']").first.click()
    guest.button("past-now").wait_for()


def over(guest: Guest) -> None:
    """Look at a result and the proof of its shuffle."""
    guest.go_to_game(finish_game(guest))
    guest.button("proof-button").click()
    guest.page.get_by_text(guest.texts("proof-seed-yes")).wait_for()


def again(guest: Guest) -> None:
    """Look at a game again, in its middle."""
    guest.open(f"replay/{finish_game(guest)}/7")


def playing_on(guest: Guest) -> None:
    """Be asked how to play on from a moment of a game."""
    again(guest)
    guest.button("branch-play-on").click()
    guest.button("front-bots-play").wait_for()


def compared(guest: Guest) -> None:
    """See how a branch ended."""
    game = finish_game(guest)
    entered = guest.server.ask(f"games/{game}/branches", {"ply": 7, "seat": 0, "bot": "pilgrim"}, guest.key)
    guest.let_bots_finish(entered["game"]["id"])
    guest.go_to_game(entered["game"]["id"])
    guest.page.get_by_role("table", name=guest.texts("branch-result")).wait_for()


def counting(guest: Guest) -> None:
    """Look at the statistics of a game that was played and reviewed."""
    game = guest.make_game("person", "pilgrim", rounds=3)
    play_to_the_end(guest, game, 0)
    guest.go_to_game(game)
    guest.check_result()
    review = """() => {
      const [result] = JSON.parse(localStorage.getItem("posthorn.results"));
      localStorage.setItem("posthorn.results", JSON.stringify([{ ...result, losses: { 0: { drawing: 0.1 } } }]));
    }"""
    guest.page.evaluate(review)
    guest.open("statistics")
    guest.page.get_by_text(guest.texts("statistics-skill-drawing")).wait_for()


def reading(guest: Guest) -> None:
    """Read the rules over a game that uses some of them."""
    guest.go_to_game(guest.make_game("person", "pilgrim", modules=["honours"], switches={"may_abandon": False}))
    guest.wait_for_turn()
    guest.button("rules-title").click()
    guest.page.locator("[id='R9']").scroll_into_view_if_needed()


def puzzled(guest: Guest) -> None:
    """Before a puzzle."""
    guest.open(f"puzzles/{next(puzzle.id for puzzle in puzzles() if puzzle.kind == 'draw')}")
    guest.button("puzzle-show").wait_for()


def solved(guest: Guest) -> None:
    """Before the solution of a puzzle."""
    puzzled(guest)
    guest.button("puzzle-show").click()
    guest.page.locator(".answer").wait_for()


PAGES = {
    "front": at(""),
    "new game": at("new/bots"),
    "learn": at("learn"),
    "lesson": learning,
    "nowhere": at("nowhere"),
    "record": at("record"),
    "rules": at("rules/R9"),
    "reading": reading,
    "lobby": in_lobby,
    "waiting": waiting,
    "playing": playing,
    "looking back": looking_back,
    "sending": sending,
    "covered": covered,
    "hints": helped,
    "advice": advised,
    "over": over,
    "replay": again,
    "playing on": playing_on,
    "branch": compared,
    "statistics": counting,
    "no statistics": at("statistics"),
    "puzzle": puzzled,
    "solution": solved,
    "mistakes": at("mistakes"),
}


# The map has thousands of parts, and axe-core takes its time for each: it is looked at on the other pages.
WITHOUT_MAP = {"looking back", "advice", "covered", "over", "playing on", "branch", "solution", "reading"}
MAP = "[data-place=board]"


@pytest.mark.parametrize("page", PAGES)
def test_nothing_stands_in_the_way(guest: Guest, page: str) -> None:
    """No rule of axe-core is broken, in light colours or dark."""
    assert AXE.is_file(), "axe-core is not installed: python tools/client.py check"
    PAGES[page](guest)
    guest.page.evaluate(AXE.read_text())
    guest.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    left_out = [MAP] if page in WITHOUT_MAP else []
    found = []
    for scheme, options in SCHEMES.items():
        guest.page.emulate_media(color_scheme=scheme)
        guest.page.locator(f"html[data-theme={scheme}]").wait_for()
        found += [f"{scheme}: {fault}" for fault in guest.page.evaluate(RUN, [left_out, options])]
    assert not found, "\n".join(found)
