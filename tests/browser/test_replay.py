"""Games shown again: step by step with the keys, from a link, from a downloaded record."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import screen
from tests.browser.conftest import Invite
from tests.browser.guests import Guest


def finish_game(guest: Guest, rounds: int = 2) -> str:
    """Let bots play a game to its end, for a guest who gave the seat away."""
    game = guest.make_game("person", "pilgrim", rounds=rounds)
    guest.let_bots_finish(game)
    return game


def labels(pictures: Locator) -> list[str]:
    """Return what is said of pictures."""
    said: list[str] = pictures.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    return said


def check_frame(guest: Guest, frames: list[dict[str, Any]], ply: int, names: Sequence[str] = ("Anna", "Bert")) -> None:
    """The window shows this entry of the log: its number, the open cards, and every hand."""
    view = frames[ply]["view"]
    place = guest.texts("replay-place", ply=ply, all=len(frames) - 1)
    expect(guest.page.get_by_text(place, exact=True)).to_be_visible()
    display = [screen.card(guest.texts, city) for city in view["display"] if city]
    guest.check(lambda: guest.screen()["display"][:-1], display)  # but for the pile
    for seat, name in enumerate(names):
        hand = guest.page.get_by_role("region", name=guest.texts("hand-of", player=name)).get_by_role("img")
        cards = [screen.card(guest.texts, city) for city in view["players"][seat]["known_cards"]]
        guest.check(lambda hand=hand, cards=cards: [name for name in labels(hand) if name in cards], cards)  # type: ignore[misc]


def test_forwards_and_backwards_with_the_keys(guest: Guest) -> None:
    """The arrow keys go through a whole game and back, Home, End and the page keys jump; all hands are open."""
    game = finish_game(guest)
    frames = guest.server.ask(f"games/{game}/replay")["frames"]
    last = len(frames) - 1
    guest.open(f"replay/{game}")
    keys = guest.page.keyboard
    check_frame(guest, frames, 0)
    for ply in range(1, last + 1):
        keys.press("ArrowRight")
        check_frame(guest, frames, ply)
    keys.press("ArrowRight")
    check_frame(guest, frames, last)
    for ply in range(last - 1, last - 4, -1):
        keys.press("ArrowLeft")
        check_frame(guest, frames, ply)
    keys.press("Home")
    check_frame(guest, frames, 0)
    turns = [at for at, frame in enumerate(frames) if any(event["kind"] == "turn_began" for event in frame["events"])]
    keys.press("PageDown")
    after = next(turn for turn in turns if turn > 0)
    check_frame(guest, frames, after)
    keys.press("PageUp")
    check_frame(guest, frames, 0)
    keys.press("End")
    check_frame(guest, frames, last)


def test_a_link_to_a_position(invite: Invite) -> None:
    """The link that is copied shows somebody else the same position."""
    guest, friend = invite(permissions=["clipboard-read", "clipboard-write"]), invite()
    game = finish_game(guest)
    frames = guest.server.ask(f"games/{game}/replay")["frames"]
    guest.open(f"replay/{game}")
    check_frame(guest, frames, 0)
    for _ in range(5):
        guest.page.keyboard.press("ArrowRight")
    check_frame(guest, frames, 5)
    guest.button("replay-share").click()
    expect(guest.button("table-copied")).to_be_visible()
    friend.page.goto(guest.page.evaluate("() => navigator.clipboard.readText()"))
    check_frame(friend, frames, 5)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_is_downloaded_and_opened(guest: Guest, tmp_path: Path, form: str) -> None:
    """The record that a finished game gives, or that a program got, can be opened from a file, and is that game."""
    texts, page = guest.texts, guest.page
    game = finish_game(guest)
    frames = guest.server.ask(f"games/{game}/replay")["frames"]
    file = tmp_path / "record.txt"
    if form == "text":
        guest.go_to_game(game)
        with page.expect_download() as download:
            page.get_by_role("link", name=texts("over-record")).click()
        download.value.save_as(file)
    else:
        file.write_text(json.dumps(guest.server.ask(f"games/{game}/record")))
    guest.open()
    page.get_by_role("link", name=texts("front-record")).click()
    page.get_by_label(texts("replay-open")).set_input_files(file)
    check_frame(guest, frames, 0)
    page.keyboard.press("End")
    check_frame(guest, frames, len(frames) - 1)


def test_what_is_no_record_is_refused_in_words(guest: Guest, tmp_path: Path) -> None:
    """A file that is no record is answered with a sentence."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n")
    guest.open("record")
    guest.page.get_by_label(guest.texts("replay-open")).set_input_files(file)
    expect(guest.page.get_by_role("alert")).to_have_text(re.compile(r"\w+ \w+"))
    guest.excuse("status 4|status of 4")
