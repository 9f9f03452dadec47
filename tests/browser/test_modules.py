"""The expansion: both modules together, with the way to Rome beside the map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.guests import Guest, click

LUCK = "2"  # brings coaches that may move to places where others may come to


def test_both_modules(guest: Guest) -> None:
    """A game with the Audience and the Offices of Honour, chosen in the form, is played by clicking: clerics are sent,
    coaches drive on the map, tokens are there; and it comes to its end.
    """
    page, texts = guest.page, guest.texts
    guest.server.bring_luck(LUCK)
    guest.open("new/bots")
    for module in ("audience", "honours"):
        page.get_by_label(texts(f"module-{module}")).check()
    guest.button("new-create").click()
    guest.play_on(choose, click, stop=lambda: {"send", "drive", "close", "hand in"} <= guest.played)
    expect(page.get_by_role("group", name=texts("journey"), exact=True)).to_be_visible()
    expect(page.get_by_role("group", name=texts("tokens"), exact=True)).to_be_visible()
    guest.let_bots_finish(guest.game["id"])
    guest.check_result()
