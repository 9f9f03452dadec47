"""German, and the change of language without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from posthorn.locale import LANGUAGES, Texts
from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest, click

# Where a text is missing its name shows instead: words joined by dashes, alone.
NAMELESS = r"""() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent);
  for (const each of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder"]) texts.push(each.getAttribute(name) ?? "");
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /^[a-z]+(-[a-z0-9_]+)+$/.test(text)))];
}"""

# What is chosen in a list and has no room there. The arrow takes its share.
CUT_OFF = r"""() => {
  const ARROW = 18;
  const brush = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("select")].filter((each) => each.checkVisibility()).map((each) => {
    const style = getComputedStyle(each);
    brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = each.selectedOptions[0].textContent.trim();
    const room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    return brush.measureText(text).width > room + 1 ? text : null;
  }).filter(Boolean);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks(invite: Invite, language: str) -> None:
    """Every page is in the browser's language, and no text is missing on any."""
    guest = invite(language=language)
    pages = ["", "new/bots", "new/pass", "new/online", "lobby", "learn", "record", "rules", "nowhere"]
    for page in (*pages, f"game/{guest.make_game('person', 'open')}"):
        guest.open(page)
        guest.check_page("() => document.documentElement.lang", language)
        if page.startswith("new"):
            guest.page.get_by_text(guest.texts("new-switches")).click()
        guest.check_page(NAMELESS, [])
        for width, height in (DESKTOP, PHONE):
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.check_page(CUT_OFF, [])


def test_a_game_in_german(invite: Invite) -> None:
    """A game is played in German; the language is changed on the way, and everything that was said follows at once."""
    guest = invite(language="de")
    page = guest.page
    guest.go_to_game(guest.make_game("person", "pilgrim", rounds=2))
    guest.play_on(choose, click, stop=lambda: guest.is_asked and guest.view["round"] == 2)
    guest.check_screen()
    guest.check_page(NAMELESS, [])
    log = page.get_by_role("log", name=guest.texts("log-label"))
    expect(log).to_contain_text(guest.texts("log-round", round=1))
    page.evaluate("() => (window.sameWindow = true)")
    guest.button("settings").click()
    page.get_by_label(guest.texts("settings-language")).select_option("English")
    page.keyboard.press("Escape")
    guest.texts = Texts("en")
    guest.check_screen()
    expect(page.get_by_role("log", name=guest.texts("log-label"))).to_contain_text(guest.texts("log-round", round=1))
    guest.check_page("() => [window.sameWindow, document.documentElement.lang]", [True, "en"])
    guest.play_on(choose, click)
    guest.check_result()
    page.reload()
    guest.check_result()


def test_refusals_in_german(invite: Invite) -> None:
    """What the server refuses is said in the language of the window."""
    guest: Guest = invite(language="de")
    guest.open("position/nonsense")
    expect(guest.page.get_by_role("alert")).not_to_be_empty()
    english = invite()
    english.open("position/nonsense")
    expect(english.page.get_by_role("alert")).not_to_be_empty()
    assert guest.page.get_by_role("alert").inner_text() != english.page.get_by_role("alert").inner_text()
    for window in (guest, english):
        window.excuse("status 4|status of 4")


def test_the_rulebook_of_the_language_comes_first(invite: Invite) -> None:
    """Who reads Hungarian is offered the Hungarian edition, and keeps another once it was chosen."""
    guest = invite(language="hu")
    guest.open("new/bots")
    guest.page.get_by_text(guest.texts("new-switches")).click()
    editions = guest.page.get_by_role("combobox", name=guest.texts("new-edition"), exact=True)
    expect(editions).to_have_value("hungarian")
    assert editions.locator("option").first.get_attribute("value") == "hungarian"
    editions.select_option("spanish")
    guest.open("new/pass")
    guest.page.get_by_text(guest.texts("new-switches")).click()
    expect(editions).to_have_value("spanish")
    for player, edition in ((guest, "spanish"), (invite(language="hu"), "hungarian")):
        player.open("")
        player.button("front-bots-play").click()
        player.wait_for_begin()
        assert player.game["edition"] == edition
