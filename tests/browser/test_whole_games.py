"""Whole games in a window, from the front page to the result."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.choosing import choose, choose_next
from tests.browser.guests import Guest, click, press

MOST_CLICKS = 3.0  # in the mean


def test_by_clicking(guest: Guest) -> None:
    """A game against a bot, made in the form and played with the mouse: the screen always shows what is legal, the
    title says whose turn it is, and the end shows who wins. How many clicks a turn takes is printed, and they are few.
    """
    page, texts = guest.page, guest.texts
    guest.open()
    page.get_by_role("link", name=texts("front-more")).click()
    guest.button("new-seat-remove", number=3).click()
    seats = [page.get_by_role("group", name=texts("new-seat", number=number)) for number in (1, 2)]
    seats[0].get_by_label(texts("new-name")).fill("Anna")
    seats[1].get_by_label(texts("new-who")).select_option(texts("player-merchant"))
    seats[1].get_by_label(texts("new-name")).fill("Bert")
    page.get_by_label(texts("new-start")).select_option("Anna")
    guest.button("new-create").click()
    expect(page).to_have_title(texts("turn-your-turn-title", title=texts("client-title")))
    guest.play_on(choose, click, choose_next=choose_next)
    mean = guest.clicks / len(guest.turns)
    print(f"{guest.clicks} clicks in {len(guest.turns)} turns: {mean:.2f} a turn")
    assert mean <= MOST_CLICKS
    assert {"draw", "play", "close", "pass"} <= guest.played
    assert guest.view["players"][0]["offices"]
    expect(page).to_have_title(texts("client-title"))
    guest.check_result()


def draws_with_cards(guest: Guest) -> bool:
    """Return whether we are asked to draw and have cards in the hand."""
    return guest.is_asked and guest.view["step"] == "draw" and bool(guest.view["hand"])


def test_by_keys_alone(guest: Guest) -> None:
    """The same without a mouse: every control can be reached by Tab and used by keys, also those of the result."""
    page, texts = guest.page, guest.texts
    guest.open()
    press(guest, page.get_by_role("link", name=texts("front-more")))
    press(guest, guest.button("new-seat-remove", number=3))
    press(guest, guest.button("new-create"))
    guest.wait_for_turn()
    guest.check_screen()
    for key, place in {"d": ".display", "c": "[data-place=hand]", "m": "[data-place=board]"}.items():
        page.keyboard.press(key)
        if key != "c":  # the hand is still empty
            expect(page.locator(f"{place} :focus")).to_have_count(1)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=texts("keys-title"))
    expect(keys.get_by_role("term")).to_have_text(["D", "C", "M", "B", "H", "A", "U", "?"])
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    guest.play_on(choose, press, stop=lambda: {"draw", "play", "close"} <= guest.played and draws_with_cards(guest))
    page.keyboard.press("d")
    page.keyboard.press("c")
    expect(page.locator("[data-place=hand] :focus")).to_have_count(1)
    guest.let_bots_finish(guest.game["id"])
    guest.check_result()
    press(guest, page.get_by_role("link", name=texts("over-replay")))
    expect(page.get_by_role("heading", name=texts("replay-title"))).to_be_attached()


def test_at_once_from_the_front_page(guest: Guest) -> None:
    """One click on the front page begins a game against bots."""
    guest.open()
    guest.button("front-bots-play").click()
    guest.wait_for_turn()
    guest.check_screen()
