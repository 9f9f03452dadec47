"""Finished games reviewed: what decided them is followed on the board, by mouse, by keyboard and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from posthorn.server.tables.reviewing import DEEPER
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.serving import Server

WAYS: list[Any] = [
    pytest.param("mouse", (), "en", {}, id="mouse"),
    pytest.param("keyboard", ("audience",), "de", {}, id="keyboard"),
    pytest.param("touch", ("honours",), "hu", {"size": PHONE, "has_touch": True, "is_mobile": True}, id="phone"),
]


COMPILING = 300_000  # milliseconds


def wait_for_moments(guest: Guest) -> Locator:
    """Wait until a review is made, for which the search may have to be compiled; return what decided the game."""
    moments = guest.page.locator("[data-moment]")
    moments.first.wait_for(timeout=COMPILING)
    return moments


def finished(guest: Guest, *modules: str, rounds: int = 5) -> str:
    """Let bots play a short game to its end."""
    game = guest.make_game("person", "stableboy", "merchant", rounds=rounds, modules=list(modules))
    guest.let_bots_finish(game)
    return game


@pytest.mark.parametrize(("way", "modules", "language", "window"), WAYS)
def test_a_moment_is_followed(
    invite: Invite, searching: Server, way: str, modules: tuple[str, ...], language: str, window: dict[str, Any]
) -> None:
    """The review tells what decided the game, in the reader's language, and the board shows each moment."""
    guest = invite(server=searching, language=language, **window)
    game = finished(guest, *modules)
    guest.open(f"review/{game}")
    page, texts = guest.page, guest.texts
    moments = wait_for_moments(guest)
    review = guest.server.ask(f"games/{game}/review")
    notes = [note for note in review["notes"] if note["decisive"]]
    assert moments.count() == len(notes)
    at = next(number for number, note in enumerate(notes) if not note["is_luck"])
    if way == "keyboard":
        moments.nth(at).focus()
        page.keyboard.press("Enter")
    elif way == "touch":
        moments.nth(at).tap()
    else:
        moments.nth(at).click()
    place = texts("replay-place", ply=notes[at]["ply"], all=review["actions"])
    expect(page.get_by_text(place, exact=True)).to_be_visible()
    choice = next(choice for choice in review["choices"] if choice["ply"] == notes[at]["ply"])
    tried = page.locator("[data-tried]")
    assert [one.get_attribute("data-tried") for one in tried.all()] == [one["action"] for one in choice["tried"]]
    expect(page.locator('[data-tried][aria-current="true"]')).to_contain_text(texts("review-chosen"))
    expect(page.get_by_role("img", name=texts("review-curve"))).to_be_visible()
    for player in review["players"]:
        assert player["result"] in (0, 1)
    expect(page.locator(".review .players li")).to_have_count(3)
    marked = next(choice for choice in review["choices"] if choice["mark"])
    page.get_by_role("tab", name=texts("log-label")).click()
    expect(page.get_by_role("img", name=texts(f"review-mark-{marked['mark']}")).first).to_be_attached()


def test_it_begins_at_the_end_of_a_game_and_can_be_deeper(invite: Invite, searching: Server) -> None:
    """A finished game leads to its review; whoever wants to know more exactly has it made again."""
    guest = invite(server=searching)
    game = finished(guest, rounds=3)
    guest.go_to_game(game)
    guest.page.get_by_role("link", name=guest.texts("review-title")).click()
    wait_for_moments(guest)
    before = guest.server.ask(f"games/{game}/review")
    guest.page.get_by_role("button", name=guest.texts("review-deeper")).click()
    how = guest.page.locator(".how")
    expect(how).to_contain_text(str(before["deeper"]), timeout=COMPILING)
    assert guest.server.ask(f"games/{game}/review")["deeper"] == DEEPER * before["deeper"]


def test_none_where_a_game_was_abandoned(guest: Guest) -> None:
    """A game without an end can be seen again, and has no review."""
    game = guest.make_game("person", "pilgrim")
    guest.server.ask(f"games/{game}/abandon", {}, guest.key)
    guest.open(f"review/{game}")
    expect(guest.page.get_by_role("tab")).to_have_count(0)
