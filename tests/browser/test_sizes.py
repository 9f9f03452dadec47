"""Screens of all sizes: a phone needs no zooming, and nothing that a turn needs has to be scrolled to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.choosing import choose, hoard
from tests.browser.conftest import Invite
from tests.browser.emptiness import EMPTY, MAP_SHARE
from tests.browser.guests import PHONE, Guest
from tests.browser.serving import Json
from tests.browser.test_replay import finish_game

LAPTOP = (1366, 650)  # a browser's window on the most common one
LAPTOPS = [(1280, 720), LAPTOP, (1366, 768), (1440, 900)]
ZOOMED = [(683, 325), (640, 360), (683, 384), (720, 450), (960, 540)]  # laptops and a desktop at 200 %
SCREENS = [
    *LAPTOPS, (1920, 1080), (2560, 1440),
    (1024, 768), (3440, 1440), (820, 1180), (768, 1024), (390, 844), (844, 390),
    *ZOOMED,
]  # fmt: skip
SIDEWAYS = (844, 390)
# Where room is scarcest: what fits here has been seen to fit everywhere.
TIGHT_SCREENS = [(1280, 720), LAPTOP, PHONE, SIDEWAYS, (683, 325)]
LEAST_MAP = 0.6  # of a laptop's height, without the map's frame
MOST_EMPTY = 33  # percent of a panel
MANY_WAYS = 5
SMALLEST_TARGET = 24  # WCAG 2.2, 2.5.8
LEGIBLE = 10  # pixels of a town's name
LEGIBLE_ZOOMED = 9  # twice as large on the screen
HANDHELD = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDE = """() => ({
  wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  zoom: visualViewport.scale,
  width: innerWidth,
})"""
SMALL = """(least) => [...document.querySelectorAll("button, a, select, [role=button], input")]
  .filter((each) => each.checkVisibility() && each.ariaDisabled !== "true" && !each.closest("p"))
  .filter((each) => each.type !== "radio" && each.type !== "checkbox")
  .map((each) => [each.getAttribute("aria-label") ?? each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""
SMALLEST_NAME = """() => [...document.querySelectorAll(".towns text")]
  .map((name) => parseFloat(name.getAttribute("font-size")) * name.getScreenCTM().a)
  .sort((a, b) => a - b)[0] ?? 0"""
# Cards whose middle is covered by something else.
COVERED = """() => [...document.querySelectorAll(".playing .cards button")]
  .filter((card) => card.checkVisibility())
  .filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !card.contains(there) && !there?.closest(".ends"); // those are what was just asked for
  })
  .map((card) => card.getAttribute("aria-label"))"""
OUTSIDE = """(labels) => {
  const needed = [...document.querySelectorAll("main section, main [role=group]")]
    .filter((each) => labels.includes(each.getAttribute("aria-label")));
  needed.push(...document.querySelectorAll("[data-action]"));
  return needed
    .map((each) => [each.getAttribute("aria-label") ?? each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, box]) => box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    .map(([name, box]) => `${name}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
}"""


# Cards that lie on the one before them, by what they are called.
OVERLAPPING = """() => [...document.querySelectorAll(".own section")].flatMap((row) =>
  [...row.querySelectorAll("li button[aria-label]")].filter((card, at, all) =>
    at > 0 && card.getBoundingClientRect().left < all[at - 1].getBoundingClientRect().right - 1)
  ).map((card) => card.getAttribute("aria-label"))"""
# Whether some of the ways to close a route must be scrolled to.
HIDES_WAYS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".bar .tiles");
  return scrollHeight > clientHeight + 1;
}"""


def check_fits(guest: Guest) -> None:
    """The page is not wider than the window, and nobody had to zoom."""
    assert guest.page.viewport_size is not None
    fitting = {"wider": 0, "zoom": 1, "width": guest.page.viewport_size["width"]}
    guest.check_page(WIDE, fitting)
    guest.check_page(SMALL, [], SMALLEST_TARGET)


def check_in_sight(guest: Guest) -> None:
    """Board, cards and every choice are in sight without scrolling; names are legible, no card is covered."""
    labels = [guest.texts(name) for name in ("board-described", "display-label", "hand-label", "route-label")]
    guest.page.evaluate("() => scrollTo(0, 0)")
    guest.check_page(OUTSIDE, [], labels)
    guest.check_page(COVERED, [])
    size = guest.page.viewport_size
    assert size is not None
    least = LEGIBLE_ZOOMED if (size["width"], size["height"]) in ZOOMED else LEGIBLE
    guest.until(lambda: guest.page.evaluate(SMALLEST_NAME) >= least, f"the names are legible in {size}")


def tap(guest: Guest, target: Locator) -> None:
    """Pick something with a finger; all that a turn needs is there."""
    check_fits(guest)
    check_in_sight(guest)
    target.tap()


def tap_what_fits(guest: Guest, target: Locator) -> None:
    """Pick something with a finger, where not all that a turn needs has room at once."""
    check_fits(guest)
    target.tap()


def test_a_game_on_a_phone(invite: Invite) -> None:
    """On a phone held upright a game is played to its end by tapping; no page is wider than the screen, everything to
    tap is large enough, and what a turn needs is in sight.
    """
    guest = invite(**HANDHELD)
    for page in ("", "new/bots", "new/pass", "new/online", "lobby", "record"):
        guest.open(page)
        check_fits(guest)
    guest.go_to_game(guest.make_game("person", "pilgrim", rounds=4))
    guest.play_on(choose, tap)
    guest.check_result()
    check_fits(guest)


def test_a_phone_held_sideways(invite: Invite) -> None:
    """On a phone held sideways, too, all that a turn needs is in sight at once; on the way to Rome it can be tapped."""
    guest = invite(**{**HANDHELD, "size": SIDEWAYS})
    guest.go_to_game(guest.make_game("person", "pilgrim", rounds=3))
    guest.play_on(choose, tap)
    game = guest.make_game("person", "pilgrim", modules=["audience"])
    guest.play_before(game, choose, lambda view: view["step"] == "drive")
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.play(choose(guest.view), tap_what_fits)


def test_rome_and_replays_on_a_phone(invite: Invite) -> None:
    """The way to Rome fits a phone as well, and so does a replay."""
    guest = invite(**HANDHELD)
    guest.go_to_game(guest.make_game("person", "pilgrim", rounds=1, modules=["audience", "honours"]))
    guest.play_on(choose, tap_what_fits)
    check_fits(guest)
    guest.open(f"replay/{finish_game(guest)}")
    check_fits(guest)


@pytest.mark.parametrize("modules", [(), ("audience", "honours")], ids=["base", "rome"])
def test_everything_in_sight(invite: Invite, modules: tuple[str, ...]) -> None:
    """From a phone to an ultra-wide screen, and zoomed, nothing that a turn needs must ever be scrolled to.

    On a laptop the map has most of the height. What further choices of a turn need is looked at where room is scarcest.
    """
    guest = invite(size=SCREENS[0])
    game = guest.make_game("person", "pilgrim", "pilgrim", "pilgrim", rounds=5, modules=list(modules))
    guest.play_before(game, choose, lambda view: view["round"] == 4)
    guest.go_to_game(game)
    seen: set[str] = set()

    def look_and_click(guest: Guest, target: Locator) -> None:
        if guest.view["step"] not in seen:
            look_at_sizes(guest, TIGHT_SCREENS if seen else SCREENS)
            seen.add(guest.view["step"])
        target.click()

    guest.play_on(choose, look_and_click)
    assert len(seen) >= 3


def look_at_sizes(guest: Guest, screens: list[tuple[int, int]]) -> None:
    """Look at a moment of a turn on screens."""
    for width, height in screens:
        guest.page.set_viewport_size({"width": width, "height": height})
        check_fits(guest)
        check_in_sight(guest)
        if (width, height) in LAPTOPS:
            guest.until(lambda: guest.page.evaluate(MAP_SHARE) >= LEAST_MAP, "the map is high")
    width, height = SCREENS[0]
    guest.page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize(
    ("modules", "screens"), [((), SCREENS), (("audience", "honours"), TIGHT_SCREENS)], ids=["base", "rome"]
)
def test_many_ways_to_close(invite: Invite, modules: tuple[str, ...], screens: list[tuple[int, int]]) -> None:
    """Of many ways to close a long route all are in sight on every screen, with the main button."""
    guest = invite(size=SCREENS[0])
    game = guest.make_game("person", "pilgrim", "pilgrim", "pilgrim", modules=list(modules))
    guest.play_before(game, hoard, lambda view: len(ways_to_close(view)) >= MANY_WAYS and len(view["hand"]) >= 4)
    guest.go_to_game(game)
    guest.wait_for_turn()
    ways = guest.page.locator(".bar .tiles [data-action^=close]")
    guest.until(lambda: ways.count() >= MANY_WAYS, "it is known what the ways bring")
    for width, height in screens:
        guest.page.set_viewport_size({"width": width, "height": height})
        check_fits(guest)
        check_in_sight(guest)
        guest.check_page(HIDES_WAYS, False)


def ways_to_close(view: Json) -> list[str]:
    """Return the choices that close a route."""
    return [text for text in view["legal_actions"] if text.startswith("close")]


def test_cards_lie_side_by_side(invite: Invite) -> None:
    """Seven cards on a laptop, in hand and in the route, lie side by side: their names can be read."""
    guest = invite(size=LAPTOP)
    game = guest.make_game("person", "pilgrim", "pilgrim")
    guest.play_before(game, hoard, lambda view: len(view["players"][0]["route"] + view["hand"]) >= 7)
    guest.go_to_game(game)
    guest.wait_for_turn()
    for width, height in (*LAPTOPS, (1920, 1080)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.check_page(OVERLAPPING, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_stands_empty(invite: Invite, seats: int) -> None:
    """On a laptop no panel is more than a third empty: at the beginning, with few cards, and with many."""
    guest = invite(size=LAPTOP)
    game = guest.make_game("person", *["pilgrim"] * (seats - 1))
    guest.go_to_game(game)
    for cards in (0, 3, 9):
        guest.play_before(game, hoard, lambda view, cards=cards: len(view["hand"]) >= cards)  # type: ignore[misc]
        guest.until(lambda cards=cards: len(guest.screen()["hand"]) >= cards, "the hand is shown")  # type: ignore[misc]
        check_full(guest)


def check_full(guest: Guest) -> None:
    """No panel of the page is more than a third empty, as soon as all is drawn."""

    def too_empty() -> dict[str, int]:
        return {panel: share for panel, share in guest.page.evaluate(EMPTY).items() if share > MOST_EMPTY}

    guest.check(lambda: list(too_empty().items()), [])
