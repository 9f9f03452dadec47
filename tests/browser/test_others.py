"""The others at the table: who they are, how their turns are told, what is staged, and what they say."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from posthorn.locale import Texts
from posthorn.locale.people import call
from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, click

PHONE = (390, 844)
# What was staged, however short: a look at the page later would come too late.
NOTE_PEAKS = """
window.peaks = [];
new MutationObserver(() => {
  const peak = document.querySelector("[data-peak]")?.dataset.peak;
  if (peak && window.peaks.at(-1) !== peak) window.peaks.push(peak);
}).observe(document, { childList: true, subtree: true });
"""
IN_SIGHT = """log => {
  const [last, box] = [[...log.querySelectorAll(".turn")].at(-1), log.getBoundingClientRect()];
  const line = last.getBoundingClientRect();
  return line.bottom <= box.bottom + 1 && line.bottom > box.top;
}"""
BELOW_ONE_ANOTHER = """(lines) => lines
  .map((line) => line.getBoundingClientRect())
  .every((box, at, boxes) => at === 0 || boxes[at - 1].bottom <= box.top + 1)"""


def open_game(guest: Guest) -> str:
    """Open a game against a bot that nobody has named; return what the bot is called as it is stored."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "pilgrim"}]
    made: dict[str, Any] = guest.server.ask("games", {"seats": seats, "start": 0}, guest.key)["game"]
    guest.play_before(made["id"], choose, lambda view: view["round"] == 3)
    guest.go_to_game(made["id"])
    guest.wait_for_turn()
    name: str = made["seats"][1]["name"]
    return name


def test_turns_are_told(invite: Invite) -> None:
    """A bot has a name and a level in the reader's language, the reader is "you", and the log follows the newest turn
    whatever is opened beside it.
    """
    guest = invite()
    page, texts = guest.page, guest.texts
    name = open_game(guest)
    log = page.get_by_role("log", name=texts("log-label"))
    players = page.get_by_role("list", name=texts("players-label"))
    you = texts("told-sentence-you", told=texts("told-takes", you="yes", cards=""))
    expect(log.locator(".turn").filter(has_text=you)).to_have_count(2)
    expect(log.locator(".turn").filter(has_text=call(name, texts))).to_have_count(2)
    expect(page.get_by_role("banner")).to_contain_text(call(name, texts))
    expect(players).to_contain_text(texts("player-pilgrim"))
    page.get_by_text(texts("score-sheet"), exact=True).click()
    guest.until(lambda: bool(log.evaluate(IN_SIGHT)), "the newest turn is in sight beside the score sheet")
    chip = log.locator(".turn .chip").last
    chip.hover()
    expect(page.locator("[data-place=board] .halo.focused")).to_have_count(1)
    hungarian = Texts("hu")
    guest.button("settings").click()
    page.get_by_label(texts("settings-language")).select_option("hu")
    expect(page.get_by_role("list", name=hungarian("players-label"))).to_contain_text(call(name, hungarian))


def test_the_newest_turn_on_a_phone(invite: Invite) -> None:
    """On a phone what happened last is always in sight, and the last turns are one tap away."""
    guest = invite(size=PHONE, has_touch=True)
    page, texts = guest.page, guest.texts
    name = open_game(guest)
    line = page.get_by_role("banner").get_by_title(texts("told-last-turns"))
    expect(line).to_contain_text(call(name, texts))
    page.mouse.wheel(0, 600)
    expect(line).to_be_in_viewport()
    line.tap()
    expect(page.get_by_role("heading", name=texts("told-last-turns"))).to_be_in_viewport()


def test_peaks_and_networks(invite: Invite) -> None:
    """The first carriage is staged, and the portrait shows one's offices alone, joined where they are neighbours."""
    guest = invite()
    page, texts = guest.page, guest.texts
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: choose(view).startswith("close"))
    page.add_init_script("localStorage.setItem('posthorn.pace', 'fast')")
    page.add_init_script(NOTE_PEAKS)
    guest.go_to_game(game)
    guest.play_on(choose, click, stop=lambda: guest.views[0]["players"][0]["carriage"] > 0)
    guest.until(lambda: "carriage" in page.evaluate("window.peaks"), "the carriage is staged")
    mine = page.get_by_role("button", name=texts("network-show-own"))
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-place=board] .net").first).to_be_attached()
    mine.click()
    page.mouse.move(0, 0)
    expect(page.locator("[data-place=board] .net")).to_have_count(0)


def test_talk_is_noticed(invite: Invite) -> None:
    """What somebody says is counted until it is read, and a phrase is read by everyone in their own language."""
    host, friend = invite(), invite(language="hu")
    game = host.make_game("person", "open")
    friend.server.ask(f"games/{game}/join", {"name": "Bert"}, friend.key)
    for guest in (host, friend):
        guest.go_to_game(game)
    friend.page.get_by_role("tab", name=friend.texts("chat-label")).click()
    friend.button("phrase-good-luck").click()
    tab = host.page.get_by_role("tab", name=host.texts("chat-label"))
    expect(tab).to_contain_text("1")
    tab.click()
    expect(tab).not_to_contain_text("1")
    said = host.page.get_by_role("log", name=host.texts("chat-label"))
    expect(said).to_contain_text(f"Bert {host.texts('phrase-good-luck')}")
    expect(said.locator("p").last).to_be_in_viewport(ratio=1)
    friend.button("phrase-hello").click()
    own = friend.page.get_by_role("log", name=friend.texts("chat-label")).locator("p")
    expect(own).to_have_count(2)
    assert own.evaluate_all(BELOW_ONE_ANOTHER)


def test_talk_is_noticed_on_a_phone(invite: Invite) -> None:
    """On a phone, where the chat is below, what was said unseen is counted in the head; a tap leads there."""
    host, friend = invite(size=PHONE, has_touch=True), invite()
    game = host.make_game("person", "open")
    friend.server.ask(f"games/{game}/join", {"name": "Bert"}, friend.key)
    for guest in (host, friend):
        guest.go_to_game(game)
        guest.wait_for_begin()
    friend.page.get_by_role("tab", name=friend.texts("chat-label")).click()
    friend.button("phrase-hello").click()
    mark = host.page.get_by_role("banner").get_by_title(host.texts("chat-label"))
    expect(mark).to_contain_text("1")
    mark.tap()
    expect(mark).to_have_count(0)
    expect(host.page.get_by_role("log", name=host.texts("chat-label"))).to_be_in_viewport()
