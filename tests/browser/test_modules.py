"""The expansion: both modules together, with the way to Rome beside the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.guests import Guest, click

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def test_both_modules(guest: Guest) -> None:
    """A game with the Audience and the Offices of Honour, chosen in the form, is played to its end by clicking: clerics
    are sent, carriages drive on the map, tokens are there.
    """
    page, texts = guest.page, guest.texts
    guest.open("new/bots")
    for module in ("audience", "offices"):
        page.get_by_label(texts(f"module-{module}")).check()
    guest.button("new-create").click()
    played = guest.play_on(choose, click)
    assert {"send", "drive", "close", "hand in"} <= played
    expect(page.get_by_role("group", name=texts("journey"), exact=True)).to_be_visible()
    expect(page.get_by_role("group", name=texts("tokens"), exact=True)).to_be_visible()
    guest.check_result()
