"""Trying again: a finished game is played on from the replay, and compared with what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest, click, press
from tests.browser.test_replay import finish_game

PLY = 9


def tap(guest: Guest, target: Locator) -> None:
    """Pick something with a finger."""
    target.tap()


def go_to_moment(guest: Guest, game: str) -> None:
    """Look at a moment of a finished game."""
    guest.open(f"replay/{game}/{PLY}")
    last = len(guest.server.ask(f"games/{game}/replay")["frames"]) - 1
    expect(guest.page.get_by_text(guest.texts("replay-place", ply=PLY, all=last), exact=True)).to_be_visible()


def window(guest: Guest) -> Locator:
    """Return the window in which one says how to play on."""
    return guest.page.get_by_role("dialog", name=guest.texts("branch-play-on"))


def play_to_the_end(guest: Guest, game: str, seat: int) -> None:
    """Play a seat of a game without a window, to the end."""
    seen: dict[str, Any] = {}

    def is_asked_or_over() -> bool:
        seen.update(guest.server.ask(f"games/{game}/view?seat={seat}", key=guest.key))
        return bool(seen["view"]["legal_actions"]) or seen["view"]["step"] == "over"

    while True:
        guest.until(is_asked_or_over, "the seat is asked, or the game is over")
        if seen["view"]["step"] == "over":
            return
        action = {"seat": seat, "revision": seen["revision"], "action": choose(seen["view"])}
        guest.server.ask(f"games/{game}/play", action, guest.key)


@pytest.mark.parametrize(
    ("language", "size", "pick", "cards"),
    [
        ("en", DESKTOP, click, "dealt-anew"),
        ("hu", DESKTOP, press, "as-they-lay"),
        ("de", PHONE, tap, "dealt-anew"),
    ],
    ids=["mouse", "keyboard, Hungarian", "phone, German"],
)
def test_play_on_and_compare(invite: Invite, language: str, size: tuple[int, int], pick: Any, cards: str) -> None:
    """From the replay to a table of one's own, to its end, and back to where it came from."""
    guest = invite(language=language, size=size, **({"has_touch": True} if pick is tap else {}))
    texts, page = guest.texts, guest.page
    game = finish_game(guest)
    went = guest.server.ask(f"games/{game}")
    go_to_moment(guest, game)
    pick(guest, guest.button("branch-play-on"))
    expect(window(guest)).to_be_visible()
    expect(window(guest).get_by_role("radio", name="Anna")).to_be_checked()  # whose seat was one's own
    window(guest).get_by_role("combobox", name=texts("branch-bots")).select_option("stableboy")
    chosen = window(guest).get_by_role("radio", name=texts(f"branch-cards-{cards}"))
    if pick is press:
        window(guest).get_by_role("radio", name=texts("branch-cards-dealt-anew")).focus()
        page.keyboard.press("ArrowDown")
    else:
        pick(guest, chosen)
    expect(chosen).to_be_checked()
    pick(guest, window(guest).get_by_role("button", name=texts("front-bots-play"), exact=True))
    guest.wait_for_turn()
    branch = guest.game
    assert branch["id"] != game
    assert (branch["origin"]["game"], branch["origin"]["ply"], branch["origin"]["cards"]) == (game, PLY, cards)
    assert [seat["bot"] for seat in branch["seats"]] == [None, "stableboy"]
    link = page.get_by_role("link", name=texts("branch-origin", ply=PLY))
    expect(link).to_have_attribute("href", f"#/replay/{game}/{PLY}")
    play_to_the_end(guest, branch["id"], 0)
    guest.check_result()
    guest.until(lambda: bool(guest.game["scores"]), "the points are told")
    table = page.get_by_role("table", name=texts("branch-result"))
    row = table.locator("tr.tried")  # by name it might be a bot's: they have names of their own
    expect(row.get_by_role("rowheader")).to_contain_text("Anna")
    expect(row.get_by_role("cell")).to_have_text([minus(went["scores"][0]), minus(guest.game["scores"][0])])
    pick(guest, page.get_by_role("link", name=texts("branch-origin", ply=PLY)))
    expect(page.get_by_role("toolbar", name=texts("replay-title"))).to_be_visible()
    again = page.get_by_role("link", name=texts("branch-from", player="Anna", ply=PLY))
    expect(again).to_have_attribute("href", f"#/game/{branch['id']}")
    compared = texts("branch-compared", now=minus(guest.game["scores"][0]), then=minus(went["scores"][0]))
    expect(page.get_by_text(compared)).to_be_visible()


def minus(points: int) -> str:
    """Return points with a true minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def test_a_record_from_a_file_is_played_on(guest: Guest, tmp_path: Path) -> None:
    """A game that only its record tells of can be played on, too."""
    game = finish_game(guest)
    file = tmp_path / "record.txt"
    with guest.page.expect_download() as download:
        guest.page.goto(f"/#/game/{game}")
        guest.page.get_by_role("link", name=guest.texts("over-record")).click()
    download.value.save_as(file)
    guest.open("record")
    guest.page.get_by_label(guest.texts("replay-open")).set_input_files(file)
    guest.button("replay-on").click()
    guest.button("branch-play-on").click()
    window(guest).get_by_role("radio", name="Bert").check()
    guest.button("front-bots-play").click()
    guest.wait_for_turn()
    assert guest.game["origin"]["game"] is None
    assert guest.reader == 1
    expect(guest.page.get_by_text(guest.texts("branch-origin", ply=1))).to_be_visible()


def test_where_nothing_can_be_played_on(guest: Guest) -> None:
    """At the end there is nothing to play on, nor from a position alone; the keys of the replay rest in the window."""
    game = finish_game(guest)
    go_to_moment(guest, game)
    guest.button("branch-play-on").click()
    window(guest).get_by_role("button", name=guest.texts("client-close")).focus()
    guest.page.keyboard.press("End")
    guest.page.keyboard.press("Escape")
    expect(window(guest)).to_be_hidden()
    expect(guest.button("branch-play-on")).to_be_enabled()
    guest.page.keyboard.press("End")
    expect(guest.button("branch-play-on")).to_be_disabled()
    expect(guest.button("branch-play-on")).to_have_attribute("title", guest.texts("branch-at-end"))
    guest.open("position/seats=2")
    expect(guest.button("replay-share")).to_be_visible()
    expect(guest.button("branch-play-on")).to_have_count(0)
