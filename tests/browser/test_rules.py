"""The rules are at hand on every page: to be read, searched and linked to."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from posthorn.locale import Texts
from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest, click
from tests.browser.test_replay import finish_game

WIDER = """(sheet) => [...sheet.querySelectorAll("*")].filter(
  (each) => each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.outerHTML.slice(0, 80))"""


def sheet_of(guest: Guest) -> Locator:
    """Return the sheet with the rules."""
    return guest.page.get_by_role("dialog", name=guest.texts("rules-title"), exact=True)


def heading(place: Locator, rule: str) -> Locator:
    """Return the heading of a paragraph."""
    return place.locator(f"[id='{rule}']")


def test_from_every_page(guest: Guest) -> None:
    """A button and a key open the rules on every page, and Escape leads back to it."""
    game = guest.make_game("person", "open", listed=True)
    sheet = sheet_of(guest)
    for page in ("", "new/bots", "lobby", "record", f"game/{game}", f"replay/{finish_game(guest)}/3"):
        guest.page.evaluate("() => document.querySelector('header')?.setAttribute('data-left', '')")
        guest.open(page)
        expect(guest.page.locator("[data-left]")).to_have_count(0)  # what is clicked is the new page's
        button = guest.page.get_by_role("banner").get_by_role("button", name=guest.texts("rules-title"), exact=True)
        button.click()
        expect(heading(sheet, "R1")).to_be_visible()
        guest.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(button).to_be_focused()
        guest.page.keyboard.press("F1")
        expect(sheet).to_be_visible()
        guest.page.keyboard.press("F1")
        expect(sheet).to_be_hidden()
        assert guest.page.url.endswith(f"#/{page}")


def test_searching_in_two_languages(guest: Guest) -> None:
    """The paragraphs with all the words are left, with the words marked; the text follows the language of the page."""
    page = guest.page
    guest.open("rules")
    page.get_by_role("searchbox", name=guest.texts("rules-search")).fill("LODZ rome")
    text = page.locator("main")
    expect(text.get_by_role("heading", level=3)).to_have_count(1)
    expect(heading(text, "R11.4")).to_be_visible()
    expect(text.locator("mark").filter(has_text="Lodz")).to_have_count(1)
    expect(page.get_by_text(guest.texts("rules-found", count=1))).to_be_visible()
    guest.button("settings").click()
    page.get_by_label(guest.texts("settings-language")).select_option("Deutsch")
    page.keyboard.press("Escape")
    german = Texts("de")
    search = page.get_by_role("searchbox", name=german("rules-search"))
    search.fill("strassen GABELN")
    expect(text.get_by_role("heading", level=3)).to_have_count(1)
    expect(text.locator("mark").filter(has_text="Straßen")).to_have_count(1)
    search.fill("nirgendwo")
    expect(page.get_by_text(german("rules-found", count=0))).to_be_visible()


def test_a_paragraph_has_an_address(guest: Guest) -> None:
    """A link to a paragraph shows it, links in the text go on from there, and the browser's way back leads back."""
    guest.open("rules/R7.2")
    text = guest.page.locator("main")
    expect(heading(text, "R7.2")).to_be_in_viewport()
    expect(heading(text, "R7.2")).to_be_focused()
    guest.page.get_by_role("navigation").get_by_role("link", name="R10 ").click()
    expect(heading(text, "R10")).to_be_focused()
    guest.page.go_back()
    expect(heading(text, "R7.2")).to_be_focused()
    text.get_by_role("link", name="R13.2").click()
    expect(heading(text, "R13.2")).to_be_in_viewport()


def test_a_refusal_leads_to_the_rule_and_the_game_to_its_edition(guest: Guest) -> None:
    """The rule that a refusal names opens over the game, which goes on; what the game uses of the rules is marked."""
    page, texts = guest.page, guest.texts
    game = guest.make_game("person", "pilgrim", edition="spanish", modules=["honours"], switches={"may_abandon": False})
    guest.play_before(game, choose, lambda view: bool(view["hand"]) and view["step"] == "draw")
    guest.go_to_game(game)
    guest.wait_for_turn()
    page.get_by_role("region", name=texts("hand-label")).get_by_role("button").first.click()
    page.get_by_role("alert").get_by_role("link", name=texts("problem-rule", rule="R2")).click()
    sheet = sheet_of(guest)
    expect(heading(sheet, "R2")).to_be_focused()
    assert page.url.endswith(f"#/game/{game}")

    in_game = texts("rules-in-game")
    expect(sheet.get_by_role("columnheader").filter(has_text=in_game)).to_contain_text(texts("edition-spanish"))
    own = sheet.get_by_role("row").filter(has_text=f"{in_game}: ")
    expect(own).to_have_count(1)
    expect(own).to_contain_text(texts("switch-may-abandon"))
    expect(sheet.get_by_role("rowheader").filter(has_text=in_game).filter(has_text="2")).to_have_count(1)
    abandoning = sheet.locator("p").filter(has_text=f"{in_game}: {texts('switch-may-abandon')}")
    expect(abandoning).to_contain_text(texts("switch-no"))
    expect(heading(sheet, "R12")).to_contain_text(in_game)
    expect(heading(sheet, "R11.3")).to_be_hidden()
    sheet.get_by_text(texts("rules-not-in-game")).click()
    expect(heading(sheet, "R11.3")).to_be_visible()

    own.get_by_role("link", name="R4.3").click()
    expect(heading(sheet, "R4.3")).to_be_in_viewport()
    guest.button("rules-back").click()
    expect(heading(sheet, "R4.3")).not_to_be_in_viewport()
    sheet.get_by_role("button", name=texts("client-close")).click()
    guest.play(choose(guest.view), click)


def test_on_a_phone(invite: Invite) -> None:
    """On a phone the sheet fills the screen, and nothing in it is wider than that."""
    guest = invite(size=PHONE, has_touch=True, is_mobile=True, language="it")
    guest.go_to_game(guest.make_game("person", "pilgrim", modules=["audience", "honours"]))
    guest.wait_for_turn()
    guest.button("rules-title").tap()
    sheet = sheet_of(guest)
    for rule in ("R1", "R9", "R11.1", "R12.1", "R13"):
        heading(sheet, rule).scroll_into_view_if_needed()
    expect(sheet.locator("[data-figure=rome] svg").first).to_be_visible()
    guest.check(lambda: sheet.evaluate("(sheet) => sheet.clientWidth"), PHONE[0] - 1)  # its border
    guest.check(lambda: sheet.evaluate(WIDER), [])
