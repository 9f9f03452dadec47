"""Hints, a bot's advice, and why not: asked for, pointed at, played from, forbidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Route, expect

from posthorn.board import BOARD
from posthorn.game import Action
from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest, click, click_anyway
from tests.browser.screen import card

TO_DRAW = "draw"
ADVICE = {"chance": 0.61, "points": 23.4, "visits": 80, "text": "It is good."}


def sit_down(guest: Guest, *seats: str, **options: Any) -> str:
    """Go to a new game in which it is our turn."""
    game = guest.make_game(*(seats or ("person", "pilgrim")), **options)
    guest.go_to_game(game)
    guest.wait_for_turn()
    return game


def hints(guest: Guest) -> Locator:
    """Return the lines of the open hints."""
    return guest.page.locator("[data-hint]")


def expect_hints(guest: Guest) -> None:
    """The open hints are all that is legal, each once, with words."""
    legal = sorted(guest.view["legal_actions"])
    guest.check(lambda: sorted(hints(guest).evaluate_all("(lines) => lines.map((line) => line.dataset.hint)")), legal)
    told = hints(guest).all_inner_texts()
    assert all(words.count("\n") >= 1 for words in told), told


def test_what_can_i_do(guest: Guest) -> None:
    """All that is legal is listed with words; a line marks its card and town and plays it; the next step is listed."""
    page = guest.page
    sit_down(guest)
    guest.button("hints-button").click()
    expect_hints(guest)
    line = hints(guest).first
    action = Action.of(line.get_attribute("data-hint"))
    assert action is not None
    expect(page.locator(".ring")).to_have_count(0)
    line.hover()
    at = page.locator("li:has(.ring)").first.get_by_role("button")
    expect(at).to_have_attribute("aria-label", re.compile(rf"^{re.escape(card(guest.texts, str(action.city)))}(:|$)"))
    expect(page.locator(".halo.focused")).to_have_count(1)
    before = guest.revision
    line.click()
    guest.until(lambda: guest.revision > before, "the line is played")
    assert action.text not in guest.view["legal_actions"] or guest.view["step"] != TO_DRAW
    expect_hints(guest)
    page.keyboard.press("Escape")
    expect(hints(guest)).to_have_count(0)
    guest.button("settings").click()
    page.get_by_label(guest.texts("settings-keys")).uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    guest.check_screen()
    expect(hints(guest)).to_have_count(0)


def test_hints_by_keys_in_another_language(invite: Invite) -> None:
    """The key opens them, Tab leads to a line, Enter plays it; another language says them anew."""
    guest = invite(language="de")
    page = guest.page
    sit_down(guest)
    page.keyboard.press("h")
    expect_hints(guest)
    german = hints(guest).first.inner_text()
    page.keyboard.press("h")
    expect(hints(guest)).to_have_count(0)
    page.keyboard.press("h")
    expect_hints(guest)
    guest.button("settings").click()
    page.get_by_label(guest.texts("settings-language")).select_option("es")
    page.keyboard.press("Escape")
    expect(hints(guest).first).not_to_have_text(german)
    expect(hints(guest).first).to_contain_text("Toma ")
    hints(guest).first.focus()
    before = guest.revision
    page.keyboard.press("Enter")
    guest.until(lambda: guest.revision > before, "the line is played")


def advise(guest: Guest, choices: Callable[[], list[str]]) -> None:
    """Let the strongest bot be of this opinion, as if it had searched: its compilation would take too long here."""

    def answer(route: Route) -> None:
        legal = [{"action": action, **ADVICE} for action in choices()]
        route.fulfill(json={"revision": guest.revision, "by": "prince", "choices": legal})

    guest.page.route("**/advice?*", answer)


def test_what_would_you_do(guest: Guest) -> None:
    """The three best choices are numbered on cards and towns, with chances and points; one is played by a click."""
    page, texts = guest.page, guest.texts
    sit_down(guest)
    best = [*sorted({f"draw {city}" for city in guest.view["display"]})[:2], "draw pile"]
    advise(guest, lambda: best)
    guest.button("advice-button").click()
    advised = page.locator("[data-advice]")
    expect(advised).to_have_count(3)
    expect(advised.first).to_contain_text(texts("advice-chance", percent=61))
    expect(advised.first).to_contain_text(texts("advice-points", points=23))
    expect(page.get_by_text(texts("player-prince"), exact=True)).to_be_visible()
    display = page.get_by_role("region", name=texts("display-label"), exact=True)
    for number, action in enumerate(best, 1):
        seals = display.locator(f"[data-seal='{number}']")
        expect(seals).not_to_have_count(0)
        if action != "draw pile":
            slot = display.get_by_role("listitem").filter(has=page.locator(f"[data-seal='{number}']")).first
            city = re.escape(card(texts, action.removeprefix("draw ")))
            expect(slot.get_by_role("button")).to_have_attribute("aria-label", re.compile(f"^{city}:"))
            expect(page.locator(f".board g[data-seal='{number}']")).to_have_count(1)
    before = guest.revision
    advised.nth(1).click()
    guest.until(lambda: guest.revision > before, "the second choice is played")
    expect(page.locator("[data-seal]")).to_have_count(0)


def test_a_real_bot_answers(guest: Guest) -> None:
    """Whoever can answer does, and says who it is; what it advises is legal."""
    page = guest.page
    sit_down(guest)
    page.keyboard.press("a")
    advised = page.locator("[data-advice]").first
    advised.wait_for()
    assert advised.get_attribute("data-advice") in guest.view["legal_actions"]
    names = [guest.texts("player-prince"), guest.texts("advice-instead", bot=guest.texts("player-count"))]
    expect(page.get_by_text(re.compile("|".join(f"^{re.escape(name)}$" for name in names)))).to_be_visible()


def test_nobody_can_advise(guest: Guest) -> None:
    """That there is no advice just now is said, and one may ask again."""
    page, texts = guest.page, guest.texts
    sit_down(guest)
    answers = iter([(503, "no-advice"), (429, "advice-asked")])

    def refuse(route: Route) -> None:
        status, code = next(answers)
        problem = {"error": {"code": code, "message": texts(f"server-refused-{code}")}}
        route.fulfill(status=status, json=problem)

    page.route("**/advice?*", refuse)
    guest.button("advice-button").click()
    expect(page.get_by_role("alert").filter(has_text=texts("server-refused-no-advice"))).to_be_visible()
    guest.button("advice-again").click()
    expect(page.get_by_role("alert").filter(has_text=texts("server-refused-advice-asked"))).to_be_visible()
    guest.excuse(r"(status|console).*(503|429)")


def test_hints_can_be_forbidden(guest: Guest) -> None:
    """Every way to a new game asks whether hints are allowed, between people with a no; the table says it, too."""
    page, texts = guest.page, guest.texts
    for way in ("pass", "online", "bots"):
        guest.open(f"new/{way}")
        expect(page.get_by_label(texts("new-hints"))).to_be_checked(checked=way == "bots")
    page.get_by_label(texts("new-hints")).uncheck()
    guest.button("new-create").click()
    guest.until(lambda: bool(guest.game), "the server welcomes us")
    guest.wait_for_turn()
    expect(page.get_by_text(texts("hints-off"))).to_be_visible()
    expect(guest.button("hints-button")).to_have_count(0)
    page.keyboard.press("h")
    guest.check_screen()
    expect(hints(guest)).to_have_count(0)


def test_a_sheet_on_a_phone(invite: Invite) -> None:
    """On a phone hints come from below and leave the map in sight; playing one, or the cross, puts them away."""
    guest = invite(size=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    sit_down(guest)
    guest.button("hints-button").tap()
    expect_hints(guest)
    sheet = page.get_by_role("region", name=guest.texts("hints-button"), exact=True)
    guest.check(lambda: sheet.evaluate("(sheet) => Math.round(sheet.getBoundingClientRect().bottom)"), PHONE[1])
    assert sheet.evaluate("(sheet) => sheet.getBoundingClientRect().top") > PHONE[1] * 0.3
    sheet.get_by_role("button", name=guest.texts("client-close"), exact=True).tap()
    expect(sheet).to_have_count(0)
    guest.button("hints-button").tap()
    before = guest.revision
    hints(guest).last.tap()
    guest.until(lambda: guest.revision > before, "the line is played")
    expect(sheet).to_have_count(0)


def refused(guest: Guest, target: Locator, rule: str, words: str) -> None:
    """Clicking this is answered with these words and this rule, read out."""
    click_anyway(target)
    note = guest.page.get_by_role("alert").filter(has_text=words)
    expect(note).to_be_visible()
    expect(note).to_contain_text(rule)


def test_why_not(invite: Invite) -> None:
    """Whatever is clicked that cannot be played says which rule forbids it, in the language of the page."""
    guest = invite(language="hu")
    page, texts = guest.page, guest.texts
    sit_down(guest, modules=["audience", "honours"])
    coaches = page.get_by_role("group", name=texts("journey"), exact=True)
    last = BOARD.regions[-1]
    words = texts("refusal-other-coach-first", coach=last.name)
    refused(guest, coaches.locator(f"[data-coach={last.id}]"), "R11.2", words)
    guest.play_on(choose, click, stop=lambda: guest.is_asked and guest.view["step"] == "draw")
    board = page.get_by_role("group", name=texts("board-described"))
    closed = next(city for city in BOARD.cities if city.name not in guest.view["display"])
    not_open = texts("refusal-not-open", city=closed.name)
    refused(guest, board.locator(f"[data-city={closed.id}]"), "R3.1", not_open)
    refused(guest, board.locator("[data-why=stack]").first, "R6", texts("problem-thing-stack"))
    refused(guest, coaches.locator("[data-coach]").first, "R11.3", texts("refusal-drive-early"))
    refused(guest, guest.button("official-administrator"), "R3.5", texts("refusal-postmaster-forced"))
    refused(guest, guest.button("official-cartwright"), "R7.2", texts("refusal-cartwright-early"))
    refused(guest, guest.button("official-carrier"), "R4.4", texts("problem-thing-carrier"))
    refused(guest, page.locator("[data-place=discards]"), "R3.2", texts("problem-thing-discards"))
    refused(guest, page.locator("[data-place=player-1]"), "R2", texts("problem-thing-player"))
    guest.play("draw pile", click)
    hand = page.get_by_role("region", name=texts("hand-label"), exact=True)
    refused(guest, hand.get_by_role("button").first, "R3.5", texts("refusal-not-now", step="second-draw"))
    guest.play_on(choose, click, stop=lambda: guest.view["step"] == "close" and len(guest.view["legal_actions"]) > 1)
    route = page.get_by_role("region", name=texts("route-label"), exact=True)
    city = guest.view["players"][0]["route"][0]
    if city not in guest.view["hand"]:
        refused(guest, route.get_by_role("button").first, "R4.2", texts("refusal-route-card", city=city))
    pile = page.locator("[data-place=pile]").get_by_role("button")
    refused(guest, pile, "R2", texts("refusal-not-now", step="close"))


def test_why_not_while_others_play(invite: Invite) -> None:
    """Who is not to act hears whose turn it is; who watches, that there is nothing to play."""
    guest, watcher = invite(), invite(language="it")
    game = guest.make_game("person", "open", start=1)
    guest.server.ask(f"games/{game}/join", {"name": "Bert"}, watcher.key[::-1])
    guest.go_to_game(game)
    guest.wait_for_begin()
    open_card = guest.page.locator("[data-place=slot-0]").get_by_role("button")
    refused(guest, open_card, "R1.3", guest.texts("server-refused-not-your-turn", player="Bert"))
    guest.excuse(r"(status|console).*409")
    watcher.go_to_game(game)
    watcher.wait_for_begin()
    watcher.page.locator("[data-place=slot-0]").get_by_role("button").click()
    told = watcher.page.get_by_role("alert").filter(has_text=watcher.texts("problem-watching"))
    expect(told).to_be_visible()
