"""The expansion: both modules together, with the way to Rome beside the map."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import click
from tests.browser.serving import Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture
def where_coaches_meet(tmp_path: Path) -> Iterator[Server]:
    """Return a server whose first game brings coaches that may move to places where others may come to."""
    server = Server(tmp_path, luck="2")
    server.start()
    yield server
    server.end()


def test_both_modules(where_coaches_meet: Server, invite: Invite) -> None:
    """A game with the Audience and the Offices of Honour, chosen in the form, is played to its end by clicking: clerics
    are sent, coaches drive on the map, tokens are there.
    """
    guest = invite(server=where_coaches_meet)
    page, texts = guest.page, guest.texts
    guest.open("new/bots")
    for module in ("audience", "honours"):
        page.get_by_label(texts(f"module-{module}")).check()
    guest.button("new-create").click()
    played = guest.play_on(choose, click)
    assert {"send", "drive", "close", "hand in"} <= played
    expect(page.get_by_role("group", name=texts("journey"), exact=True)).to_be_visible()
    expect(page.get_by_role("group", name=texts("tokens"), exact=True)).to_be_visible()
    guest.check_result()
