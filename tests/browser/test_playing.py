"""Playing by hand: cards carried to where they are to lie, and choices that show what they would bring."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from posthorn.board import BOARD
from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest, click
from tests.browser.screen import BY_TEXT, card, gives_up, meaning
from tests.browser.serving import Json

Point = tuple[float, float]
STEPS = 4  # of the pointer on its way
# With others at the table a turn ends by itself after a pause; here it does not, however long the computer takes.
WITHOUT_END = """
const later = setTimeout;
window.setTimeout = (act, milliseconds, ...rest) => (milliseconds === 3000 ? 0 : later(act, milliseconds, ...rest));
"""


def middle(target: Locator, part: float = 0.5) -> Point:
    """Return a point of a picture, halfway down and some part of the way to its right edge."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * part, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: Point, end: Point) -> None:
    """Carry something with the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    page.mouse.up()


def drag_by_finger(page: Page, start: Point, end: Point) -> None:
    """Carry something with a finger."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: Point) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, STEPS + 1):
        touch("touchMove", tuple(a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
    touch("touchEnd")
    finger.detach()


Drag = Callable[[Page, Point, Point], None]


def row(guest: Guest, label: str) -> Locator:
    """Return one of the rows of cards."""
    return guest.page.get_by_role("region", name=guest.texts(label), exact=True)


def named(guest: Guest, place: Locator, city: str) -> Locator:
    """Return the card of a city in a row."""
    return place.get_by_role("button", name=re.compile(rf"^{re.escape(card(guest.texts, city))}(:|$)")).first


def carried(guest: Guest, drag: Drag, start: Point, end: Point) -> None:
    """Carry a card to where it is played."""
    before = guest.revision
    drag(guest.page, start, end)
    guest.until(lambda: guest.revision > before, "the card is played")
    guest.check_screen()


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_cards_are_carried(invite: Invite, how: str) -> None:
    """An open card and the pile are drawn by carrying them to the hand, a card of the hand is laid at the end of the
    route it is carried to, and one that may not lie there goes back with the reason why.
    """
    drag = drag_by_mouse if how == "mouse" else drag_by_finger
    guest = invite() if how == "mouse" else invite(size=PHONE, has_touch=True, is_mobile=True)
    guest.page.add_init_script(WITHOUT_END)
    guest.go_to_game(guest.make_game("person", "person"))
    guest.page.get_by_role("button", name=guest.texts("pass-ready", player="Anna")).click()
    guest.check_screen()
    hand, route, display = (row(guest, label) for label in ("hand-label", "route-label", "display-label"))
    city = next(city for city in guest.view["display"] if city)
    carried(guest, drag, middle(named(guest, display, city)), middle(hand))
    assert guest.view["hand"] == [city]
    carried(guest, drag, middle(display.locator("[data-place=pile]")), middle(hand))
    assert len(guest.view["hand"]) == 2
    lifted = named(guest, hand, city)
    carried(guest, drag, middle(lifted), middle(route))
    assert guest.view["players"][0]["route"] == [city]

    before = guest.revision
    other = guest.view["hand"][0]
    drag(guest.page, middle(named(guest, hand, other)), middle(route, 0.75))
    expect(guest.page.get_by_role("alert")).to_contain_text(re.compile(r"\w"))
    expect(guest.page.locator("[data-zone]")).to_have_count(0)
    assert guest.revision == before, "the postmaster has helped, so the carrier cannot"
    guest.check_screen()


def fitting(view: Json) -> list[tuple[str, str]]:
    """Return the open cards that fit a route of several cards, each with the end it fits."""
    route = view["players"][0]["route"]
    if len(route) < 2 or view["step"] != "draw" or not view["hand"]:  # without a hand the postmaster must help (R3.5)
        return []
    near = {city.name: {BOARD.cities[each].name for each in city.neighbours} for city in BOARD.cities}
    ends = {"left": route[0], "right": route[-1]}
    cards = [city for city in view["display"] if city and city not in route]
    return [(city, end) for city in cards for end, last in ends.items() if city in near[last]]


def test_an_open_card_is_laid_at_once(guest: Guest) -> None:
    """An open card that fits is drawn and laid by carrying it to that end of the route; one that does not stays."""
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: bool(fitting(view)))
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.check_screen()
    display, route = row(guest, "display-label"), row(guest, "route-label")
    fits = fitting(guest.view)
    laid, hand, revision = guest.view["players"][0]["route"], guest.view["hand"], guest.revision
    stray = next(city for city in guest.view["display"] if city not in dict(fits))
    drag_by_mouse(guest.page, middle(named(guest, display, stray)), middle(route))
    expect(guest.page.locator("[data-zone]")).to_have_count(0)
    assert guest.revision == revision
    city, end = fits[0]
    start = middle(named(guest, display, city))
    guest.page.mouse.move(*start)
    guest.page.locator(f'[data-lay="play {city} {end}"]').first.wait_for()
    drag_by_mouse(guest.page, start, middle(route, 0.25 if end == "left" else 0.75))
    longer = [city, *laid] if end == "left" else [*laid, city]
    guest.until(lambda: guest.view["players"][0]["route"] == longer, "the card is drawn and laid")
    assert guest.view["hand"] == hand


def test_a_card_carried_nowhere_goes_back(guest: Guest) -> None:
    """Let go beside everything, or given up by Escape, a card is where it was, and nothing is asked or played."""
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    guest.wait_for_turn()
    guest.check_screen()
    page = guest.page
    city = next(city for city in guest.view["display"] if city)
    start = middle(named(guest, row(guest, "display-label"), city))
    hand = middle(row(guest, "hand-label"))
    drag_by_mouse(page, start, middle(page.get_by_role("log")))
    expect(page.locator("[data-zone]")).to_have_count(0)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*hand, steps=STEPS)
    expect(page.locator("[data-zone=hand].allowed.over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone]")).to_have_count(0)
    page.mouse.up()
    assert guest.revision == 0
    guest.check_screen()


def ghosts(page: Page) -> set[str]:
    """Return the towns that would get an office."""
    found = page.locator("[data-ghost]:not(.maybe)").evaluate_all("(all) => all.map((each) => each.dataset.ghost)")
    return {BOARD.cities[[city.id for city in BOARD.cities].index(id)].name for id in found}


def point_at(page: Page, button: Locator) -> None:
    """Point at a way to close the route, and at no other before it, so that what is seen is what this one brings."""
    page.mouse.move(0, 0)
    expect(page.locator("[data-ghost]")).to_have_count(0)
    button.hover()
    expect(page.locator("[data-ghost]").first).to_be_visible()


def closings(view: Json) -> list[str]:
    """Return the ways to close the route."""
    return [text for text in view["legal_actions"] if BY_TEXT[text].verb.startswith("close")]


def test_what_a_closing_would_bring(guest: Guest) -> None:
    """Who points at a way to close the route sees the offices, tiles and points that it then brings, by one click."""
    page = guest.page
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: len(closings(view)) > 1)
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.check_screen()
    before = guest.view["players"][0]
    expect(page.locator("[data-action^=close]").first).to_be_visible()
    buttons = page.locator("[data-action^=close]").all()
    assert {button.get_attribute("data-action") for button in buttons} == set(closings(guest.view))
    offices = []
    for button in buttons:
        expect(button.locator("strong")).to_have_text(re.compile(r"^\+\d+$"))
        point_at(page, button)
        offices.append(ghosts(page))
    best = max(range(len(buttons)), key=lambda number: len(offices[number]))
    point_at(page, buttons[best])
    gained = int(buttons[best].locator("strong").inner_text())
    won = page.locator("[data-place=board] svg.glow").count()
    buttons[best].click()
    guest.until(lambda: not guest.view["players"][0]["route"], "it is closed, with its offices")
    after = guest.view["players"][0]
    assert offices[best] == set(after["offices"]) - set(before["offices"])
    assert len(after["tiles"]) - len(before["tiles"]) >= won
    assert after["points"] - before["points"] == gained


def test_what_a_card_would_join(guest: Guest) -> None:
    """Who points at an open card sees to which cards of hand, route and display a road joins it."""
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: len(view["players"][0]["route"]) > 2)
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.check_screen()
    view = guest.view
    route = view["players"][0]["route"]
    cards = {"display-label": view["display"], "hand-label": view["hand"], "route-label": [route[0], route[-1]]}
    neighbours = {city.name: {BOARD.cities[each].name for each in city.neighbours} for city in BOARD.cities}
    for city in set(view["display"]):
        row(guest, "display-label").get_by_role("button", name=re.compile(rf"^{card(guest.texts, city)}")).first.hover()
        for label, lying in cards.items():
            joined = [each for each in lying if each in neighbours[city]]
            expect(row(guest, label).locator(".joins")).to_have_count(len(joined))
            for each in joined:
                expect(
                    row(guest, label)
                    .locator(".joins")
                    .filter(has=guest.page.get_by_role("button", name=card(guest.texts, each)))
                ).not_to_have_count(0)


def test_no_route_is_lost_by_one_click(guest: Guest) -> None:
    """A card that would begin anew asks once more and says what is lost; the route can be kept, or given up.

    Where nothing fits and nobody can help it is lost whatever one does: that is said at once, and not asked again.
    """
    page, texts = guest.page, guest.texts

    def would_lose(view: Json) -> list[str]:
        if view["step"] != "play" or len(view["players"][0]["route"]) < 2:
            return []
        meant = {city: meaning(view, "own", city) for city in view["hand"]}
        return [city for city, actions in meant.items() if actions and gives_up(view, actions[0])]

    def is_lost(view: Json) -> bool:
        route, legal = view["players"][0]["route"], view["legal_actions"]
        return bool(route and legal) and all(text.startswith("begin ") for text in legal)

    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: bool(would_lose(view)))
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.check_screen()
    city, revision = would_lose(guest.view)[0], guest.revision
    route = guest.view["players"][0]["route"]
    lost = texts("give-up-sure", route=" – ".join(route), cards=len(route), city=city)
    card_of_it = named(guest, row(guest, "hand-label"), city)
    card_of_it.click()
    expect(page.get_by_text(lost)).to_be_visible()
    guest.button("give-up-keep").click()
    expect(page.get_by_text(lost)).to_have_count(0)
    guest.check_screen()
    assert guest.revision == revision
    card_of_it.click()
    guest.button("give-up").click()
    guest.until(lambda: guest.view["players"][0]["route"] == [city], "the route is given up")

    guest.play_before(game, choose, is_lost)
    guest.until(lambda: guest.is_asked and is_lost(guest.view), "nothing fits")
    guest.check_screen()
    route, city = guest.view["players"][0]["route"], guest.view["hand"][0]
    expect(page.get_by_text(texts("give-up-which", route=" – ".join(route), cards=len(route)))).to_be_visible()
    named(guest, row(guest, "hand-label"), city).click()
    guest.until(lambda: guest.view["players"][0]["route"] == [city], "a new route is begun")


def test_a_turn_that_ended_by_itself_is_taken_back(guest: Guest) -> None:
    """Where nothing else is left the turn ends by itself; taking back leads to the last real choice and waits."""
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: view["step"] == "play")
    guest.go_to_game(game)
    guest.wait_for_turn()
    hand = guest.view["hand"]
    guest.play_on(choose, click, stop=lambda: guest.is_asked and guest.view["round"] == 2)
    guest.page.keyboard.press("u")
    guest.until(lambda: guest.is_asked and guest.view["step"] == "play", "the card is taken back")
    assert (guest.view["round"], guest.view["hand"]) == (1, hand)
    guest.check_screen()
