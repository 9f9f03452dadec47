"""The statistics of one's own games: kept at the end of a game, caught up for older ones, and saved as files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.serving import Json
from tests.browser.test_trying_again import minus, play_to_the_end

FORGET = "() => localStorage.removeItem('posthorn.results')"


def play_game(guest: Guest, *seats: str, rounds: int = 3) -> Json:
    """Play a game to its end, see the result, and return how it ended."""
    game = guest.make_game(*seats, rounds=rounds)
    play_to_the_end(guest, game, 0)
    guest.go_to_game(game)
    guest.check_result()
    return guest.game


@pytest.mark.parametrize(("language", "size", "dark"), [("de", PHONE, True), ("hu", DESKTOP, False)])
def test_what_is_counted(invite: Invite, language: str, size: tuple[int, int], dark: bool, tmp_path: Path) -> None:
    """Games that were played here to the end are counted, and can be saved; those nobody kept are caught up."""
    guest = invite(language=language, size=size, dark=dark, accept_downloads=True)
    texts, page = guest.texts, guest.page
    guest.open("statistics")
    expect(page.get_by_text(texts("statistics-empty"))).to_be_visible()
    ended = [play_game(guest, "person", "pilgrim"), play_game(guest, "person", "pilgrim", "stableboy")]
    guest.open()
    page.get_by_role("link", name=texts("statistics-link")).click()
    for _ in ("kept", "caught up"):
        expect(page.get_by_role("heading", name=texts("statistics-title"))).to_be_visible()
        wins = sum(game["ranking"][0] == 0 for game in ended)
        points = [game["scores"][0] for game in ended]
        by_seats = page.get_by_role("table", name=texts("statistics-by-seats"))
        row = by_seats.get_by_role("row").filter(has_text=texts("statistics-seats", seats=2))
        won = int(ended[0]["ranking"][0] == 0)
        expect(row.get_by_role("cell").nth(0)).to_have_text("1")
        expect(row.get_by_role("cell").nth(1)).to_have_text(str(won))
        if size == DESKTOP:  # a phone has no room for the most points
            expect(row.get_by_role("cell").nth(4)).to_have_text(minus(points[0]))
        total = by_seats.get_by_role("row").last.get_by_role("cell")
        expect(total.nth(0)).to_have_text("2")
        expect(total.nth(1)).to_have_text(str(wins))
        opponents = page.get_by_role("table", name=texts("statistics-by-opponents"))
        expect(
            opponents.get_by_role("row").filter(has_text=texts("player-pilgrim")).get_by_role("cell").first
        ).to_have_text("2")
        expect(page.get_by_role("table", name=texts("statistics-sources"))).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.evaluate(FORGET)
        page.reload()
    with page.expect_download() as download:
        guest.button("statistics-csv").click()
    download.value.save_as(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert sorted(int(row["points"]) for row in rows) == sorted(points)
    assert {row["game"] for row in rows} == {game["id"] for game in ended}
    with page.expect_download() as download:
        guest.button("statistics-json").click()
    download.value.save_as(tmp_path / "games.json")
    assert len(json.loads((tmp_path / "games.json").read_text("utf-8"))) == 2


def test_practice_is_apart_and_all_can_be_deleted(guest: Guest) -> None:
    """Games of practice do not count among the others; nothing is left once all is deleted."""
    game = play_game(guest, "person", "pilgrim")
    change = """() => {
      const [result] = JSON.parse(localStorage.getItem("posthorn.results"));
      localStorage.setItem("posthorn.results", JSON.stringify([{ ...result, practice: true }]));
    }"""
    guest.page.evaluate(change)
    guest.open("statistics")
    expect(guest.page.get_by_text(guest.texts("statistics-none"))).to_be_visible()
    guest.page.get_by_label(guest.texts("statistics-kind")).select_option(label=guest.texts("statistics-kind-practice"))
    expect(guest.page.get_by_role("table", name=guest.texts("statistics-by-seats"))).to_be_visible()
    guest.page.on("dialog", lambda dialog: dialog.accept())
    guest.button("statistics-delete").click()
    expect(guest.page.get_by_text(guest.texts("statistics-empty"))).to_be_visible()
    assert game["status"] == "over"


def test_what_choices_cost(guest: Guest) -> None:
    """Games that nobody has reviewed are reviewed on the page, and what choices gave away is told and kept."""
    play_game(guest, "person", "pilgrim")
    choice = {
        **{"ply": 3, "round": 1, "seat": 0, "action": "draw Linz", "mark": "costly", "skill": "drawing"},
        **{"before": [0.5, 0.5], "after": [0.375, 0.625]},
        "tried": [
            {"action": "draw Ulm", "chance": 0.5, "points": 9},
            {"action": "draw Linz", "chance": 0.375, "points": 8},
        ],
    }
    judging = {"status": "judging", "judged": 4, "actions": 8, "players": [], "notes": [], "how": "", "deeper": None}
    answers = [{**judging, "choices": []}, {**judging, "status": "done", "choices": [choice]}]
    guest.page.route("**/review?*", lambda route: route.fulfill(json=answers.pop(0)))
    guest.open("statistics")
    guest.button("statistics-review", games=1).click()
    row = guest.page.get_by_role("row").filter(has_text=guest.texts("statistics-skill-drawing"))
    for _ in ("found", "kept"):
        expect(row.get_by_role("cell")).to_have_text("12.5%")
        expect(guest.button("statistics-review", games=1)).to_have_count(0)
        guest.page.reload()
    assert not answers
