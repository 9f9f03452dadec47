"""Seeing what happens: looking back in a game that goes on, being called to one's turn, and the end counted up."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, click
from tests.browser.serving import Json

HIDE = """
Object.defineProperty(document, "hidden", { configurable: true, get: () => window.away === true });
window.shown = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.shown.push([title, options.body]); }
  close() {}
};
"""
# A heading may be there for a moment only.
NOTE_HEADINGS = """
window.headings = [];
new MutationObserver(() => {
  for (const heading of document.querySelectorAll("h1, h2, h3")) headings.push(heading.textContent.trim());
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
# Points that are on the screen beside the sheet while it is being counted.
NOTE_SPOILING = """
window.spoilt = [];
new MutationObserver(() => {
  if (!document.querySelector(".sheet .skip")) return;
  for (const points of document.querySelectorAll("[data-place^=player-] .points"))
    if (points.textContent.trim()) window.spoilt.push(points.textContent);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
CALLED = "([sign]) => [document.title, document.querySelector('link[rel=icon]').href.includes(sign)]"


def test_looking_back(invite: Invite) -> None:
    """A line of the log shows the board as it was, also after a reload; keys step; nothing can be done there."""
    guest = invite()
    page, texts = guest.page, guest.texts
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: view["round"] == 3)
    guest.go_to_game(game)
    guest.wait_for_turn()
    now = texts("pile-label", cards=guest.view["pile_size"])
    log = page.get_by_role("log", name=texts("log-label"))
    bar = page.get_by_role("toolbar", name=texts("past-label"))
    for again in (False, True):
        if again:
            page.reload()
        log.get_by_role("button", name=texts("told-details")).first.click()
        log.locator("button[data-revision='1']").first.click()
        expect(bar).to_contain_text(texts("replay-place", ply=1, all=guest.revision))
        expect(page.get_by_role("button", name=now)).to_have_count(0)
        guest.check(lambda: guest.screen()["glowing"], [[], [], []])
        expect(page.get_by_role("banner").get_by_text(texts("told-your-turn"))).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(bar).to_contain_text(texts("replay-place", ply=2, all=guest.revision))
        page.keyboard.press("Home")
        expect(bar).to_contain_text(texts("replay-place", ply=0, all=guest.revision))
        guest.button("past-now").click()
        expect(bar).to_have_count(0)
        guest.check_screen()
    log.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    guest.check_screen()


def test_a_watcher_looks_back_at_what_watchers_see(invite: Invite) -> None:
    """Who came later and only watches sees how it was, without anybody's hand."""
    guest, watcher = invite(), invite()
    game = guest.make_game("person", "person")
    guest.server.ask(f"games/{game}/play", {"seat": 0, "revision": 0, "action": "draw pile"}, guest.key)
    watcher.go_to_game(game)
    log = watcher.page.get_by_role("log", name=watcher.texts("log-label"))
    log.focus()
    watcher.page.keyboard.press("ArrowUp")
    watcher.page.keyboard.press("Home")
    bar = watcher.page.get_by_role("toolbar", name=watcher.texts("past-label"))
    expect(bar).to_contain_text(watcher.texts("replay-place", ply=0, all=1))
    watcher.check(lambda: watcher.screen()["hand"], [])


def test_being_called(invite: Invite) -> None:
    """When our turn comes while the page is hidden, the title, the tab's sign and a notification say so."""
    guest, friend = invite(), invite()
    page, texts = guest.page, guest.texts
    page.add_init_script(HIDE)
    game = guest.make_game("person", "open")
    friend.server.ask(f"games/{game}/join", {"name": "Bert"}, friend.key)
    guest.go_to_game(game)
    guest.button("settings").click()
    page.get_by_label(texts("settings-notify")).check()
    page.get_by_label(texts("settings-sound")).check()
    expect(page.get_by_label(texts("settings-volume"))).to_be_visible()
    page.keyboard.press("Escape")
    title = texts("client-title")
    mine = [texts("turn-your-turn-title", title=title), True]
    guest.until(lambda: page.evaluate(CALLED, ["turn"]) == mine, "the tab says that it is our turn")
    guest.play_on(choose, click, stop=lambda: guest.view["seat_to_act"] == 1)
    guest.until(lambda: page.evaluate(CALLED, ["turn"]) == [title, False], "the tab says that it is not")
    assert page.evaluate("window.shown") == []
    page.evaluate("window.away = true")
    friend.go_to_game(game)
    friend.play_on(choose, click, stop=lambda: friend.view["seat_to_act"] == 0)
    guest.until(lambda: page.evaluate(CALLED, ["turn"]) == mine, "the tab says that it is our turn")
    guest.check_page("window.shown", [[texts("told-your-turn"), texts("step-draw")]])


def finish(guest: Guest) -> None:
    """Make a short game on the page, as people do, and play it to its end."""
    page, texts = guest.page, guest.texts
    guest.open("new/bots")
    page.get_by_text(texts("new-switches")).click()
    page.get_by_label(texts("switch-max-rounds")).fill("2")
    guest.button("new-create").click()
    guest.until(lambda: bool(guest.game), "the server welcomes us")
    guest.play_on(choose, click)


def test_the_end_is_counted_up(invite: Invite) -> None:
    """With motion the score is counted line by line, with sounds, and nobody else says the points meanwhile; then the
    winner is shown, and the board can be shared as a picture.
    """
    guest = invite()
    page, texts = guest.page, guest.texts
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('posthorn.pace', 'fast')")
    page.add_init_script(NOTE_HEADINGS)
    page.add_init_script(NOTE_SPOILING)
    guest.go_to_game(guest.make_game("person", "person", rounds=1))
    for seat, player in enumerate(("Anna", "Bert")):
        guest.button("pass-ready", player=player).click()
        while not guest.is_over and guest.view["seat_to_act"] == seat:
            guest.play(choose(guest.view), click)
    guest.check_result()
    assert texts("over-counting") in page.evaluate("window.headings")
    guest.until(lambda: page.locator(".sheet tbody tr").count() >= 2, "the lines of the sheet are there")
    assert page.evaluate("window.spoilt") == []
    with page.expect_download() as download:
        guest.button("over-picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1600, "as wide as it should be"


def test_the_shuffle_is_proved(guest: Guest) -> None:
    """Who made the game is shown step by step that the server did not choose the cards, from the commitment that was
    noted to each card that the page has shown; the result can be put aside and taken up again.
    """
    finish(guest)
    page, texts = guest.page, guest.texts
    guest.check_result()
    expect(page.get_by_role("img", name=re.compile(texts("replay-scores")))).to_be_visible()
    guest.button("proof-button").click()
    expect(page.get_by_text(texts("proof-holds"))).to_be_visible()
    steps = page.get_by_role("region", name=texts("proof")).get_by_role("listitem")
    expect(steps).to_have_count(7)
    expect(steps.and_(page.locator(".good"))).to_have_count(7)
    guest.button("over-close").click()
    expect(page.get_by_text(texts("proof-holds"))).to_have_count(0)
    guest.button("over-show").click()
    guest.check_result()
    page.keyboard.press("Escape")
    expect(guest.button("over-show")).to_be_visible()


def tamper_by(change: Callable[[Json], Json]) -> Callable[[Route], None]:
    """Return what tells a page another record."""

    def tamper(route: Route) -> None:
        record = route.fetch().json()
        route.fulfill(json={**record, **change(record)})

    return tamper


def test_a_shuffle_that_is_not_proved(guest: Guest) -> None:
    """A server that tells another secret, another result or another game than there was is found out by the browser."""
    finish(guest)
    page, texts = guest.page, guest.texts
    guest.check_result()
    tampered: list[tuple[str, Callable[[Json], Json]]] = [
        ("proof-commitment-no", lambda record: {"shuffle": {**record["shuffle"], "secret": "0" * 64}}),
        ("proof-bound-no", lambda record: {"start": 1, "switches": {}}),
        ("proof-cards-no", lambda record: {"result": [score + 1 for score in record["result"]]}),
        ("proof-seen-no", lambda record: {"actions": record["actions"][:-1], "result": None}),
    ]
    for step, change in tampered:
        page.route("**/record?form=json", tamper_by(change))
        guest.button("proof-button").click()
        words = texts(step, terms="*").split("*")[0]
        expect(page.get_by_role("region", name=texts("proof")).get_by_text(words)).to_be_visible()
        expect(page.get_by_text(texts("proof-fails"))).to_be_visible()
        guest.button("proof-button").click()
        page.unroute("**/record?form=json")
