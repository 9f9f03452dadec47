"""Puzzles solved on the real table: with the mouse, by keys, on a phone, in other languages, and without the server."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from posthorn.game import Game
from posthorn.puzzles import Puzzle, puzzles
from posthorn.record import loads_json
from posthorn.review.review import Mark
from posthorn.server.tables.puzzling import PAGE, pages
from tests.browser import screen
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest, click, press
from tests.browser.serving import Json, Server
from tests.browser.test_sharing import CONTROLLED, KEPT
from tests.puzzles.test_mistakes import review_of

Pick = Callable[[Guest, Locator], None]

ONE_OF_EACH_KIND = list({puzzle.kind: puzzle for puzzle in puzzles()}.values())


def tap(guest: Guest, target: Locator) -> None:
    """Pick something with a finger."""
    target.tap()


def set_puzzle(guest: Guest, puzzle: Puzzle) -> Json:
    """Go to a puzzle; return it as the server has told it."""
    at = puzzles().index(puzzle)
    shown: Json = guest.server.ask(f"puzzles/{at // PAGE}")["puzzles"][at % PAGE]
    guest.views = [shown["view"]]
    guest.open(f"puzzles/{puzzle.id}")
    expect(guest.page.get_by_text(guest.texts(f"puzzle-kind-{puzzle.kind}")).first).to_be_visible()
    return shown


def choose(guest: Guest, action: str, pick: Pick) -> None:
    """Choose an action as one plays it."""
    *first, last = guest.gesture(action)
    for target in first:
        offers = pick is click and screen.verb_of(screen.BY_TEXT[action]) == "play"
        target.hover() if offers else pick(guest, target)
    pick(guest, last)


def check_solved(guest: Guest, puzzle: Puzzle, shown: Json) -> None:
    """It is said that the choice was right, why, and what all choices are worth."""
    answer = guest.page.locator(".answer")
    expect(answer.get_by_role("heading", name=guest.texts("puzzle-right"))).to_be_visible()
    for tried in puzzle.tried[:2]:
        line = answer.locator(f'[data-tried="{tried.action}"]')
        expect(line).to_contain_text(guest.texts("advice-chance", percent=round(tried.chance * 100)))
    expect(answer.locator("[data-seal='1']")).to_be_visible()
    expect(answer.locator("[data-next]")).to_be_visible()
    assert shown["tried"][0]["action"] == puzzle.best.action


WAYS: list[Any] = [
    pytest.param({}, click, 0, id="mouse"),
    pytest.param({"language": "de"}, press, 1, id="keys-german"),
    pytest.param({"language": "hu", "size": PHONE, "has_touch": True, "is_mobile": True}, tap, 2, id="phone-hungarian"),
]


@pytest.mark.parametrize(("how", "pick", "turn"), WAYS)
def test_solving_puzzles(invite: Invite, how: dict[str, Any], pick: Pick, turn: int) -> None:
    """A choice that is not the best is answered with its chance and can be made better, for each kind of puzzle."""
    guest = invite(**how)
    for number, puzzle in enumerate(ONE_OF_EACH_KIND[turn :: len(WAYS)]):
        shown = set_puzzle(guest, puzzle)
        if number % 2:
            wrong = puzzle.tried[1]
            choose(guest, wrong.action, pick)
            alert = guest.page.get_by_role("alert").filter(has_text=str(round(wrong.chance * 100)))
            expect(alert.first).to_be_visible()
        choose(guest, puzzle.best.action, pick)
        check_solved(guest, puzzle, shown)
        told = guest.texts("puzzle-solved", count=number + 1, total=len(puzzles()))
        expect(guest.page.get_by_text(told)).to_have_count(1)


def test_a_streak_is_remembered(guest: Guest) -> None:
    """Puzzles solved at the first try make a streak, which lasts until the solution is looked at."""
    page, texts = guest.page, guest.texts
    for count, puzzle in enumerate(ONE_OF_EACH_KIND[:2], 1):
        set_puzzle(guest, puzzle)
        choose(guest, puzzle.best.action, click)
        expect(page.get_by_text(texts("puzzle-streak", count=count))).to_be_visible()
    page.reload()
    expect(page.get_by_text(texts("puzzle-streak", count=2))).to_be_visible()
    set_puzzle(guest, ONE_OF_EACH_KIND[2])
    guest.button("puzzle-show").click()
    expect(page.locator(".answer").get_by_text(texts("puzzle-right"))).to_have_count(0)
    expect(page.get_by_text(texts("puzzle-streak", count=0))).to_be_visible()


def test_from_one_puzzle_to_the_next(guest: Guest) -> None:
    """From the home page one comes to the puzzle of the day, on to the next, and to those of one kind."""
    page, texts = guest.page, guest.texts
    guest.open()
    page.get_by_role("link", name=texts("front-puzzles"), exact=True).click()
    expect(page.get_by_role("heading", name=texts("puzzle-daily"), level=2)).to_be_visible()
    guest.button("puzzle-show").click()
    page.get_by_role("link", name=texts("puzzle-next")).click()
    expect(page.get_by_role("heading", name=texts("puzzle-title"), level=2)).to_be_visible()
    kind = puzzles()[-1].kind
    page.get_by_label(texts("puzzle-kind")).select_option(kind)
    expect(page.locator("header").get_by_text(texts(f"puzzle-kind-{kind}"))).to_be_visible()
    first = next(puzzle for puzzle in puzzles() if puzzle.kind == kind)
    expect(page).to_have_url(f"{guest.server.address}/#/puzzles/{first.id}")


def test_what_cannot_be_chosen_is_said(guest: Guest) -> None:
    """A click on what is not legal is answered; an address that no puzzle has too."""
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.kind == "close")
    set_puzzle(guest, puzzle)
    guest.page.locator(".display button").first.click(force=True)
    expect(guest.page.get_by_text(guest.texts("puzzle-illegal"))).to_be_visible()
    guest.open("puzzles/nothing")
    expect(guest.page.get_by_text(guest.texts("puzzle-gone"))).to_be_visible()


def test_puzzles_without_the_server(invite: Invite, mortal: Server) -> None:
    """Whoever has looked at one puzzle can solve all of them while the server is away."""
    guest = invite(server=mortal, offline=True)
    page, texts = guest.page, guest.texts
    guest.open()
    page.wait_for_function(CONTROLLED)
    set_puzzle(guest, puzzles()[0])
    paths = {f"/api/puzzles/{number}" for number in range(pages())} | {"/api/puzzles"}
    guest.until(lambda: paths <= set(page.evaluate(KEPT)), "all puzzles are kept")
    shown = mortal.ask(f"puzzles/{pages() - 1}")["puzzles"][-1]
    mortal.end(kill=True)
    guest.open(f"puzzles/{shown['id']}")
    page.reload()
    guest.views = [shown["view"]]
    choose(guest, shown["tried"][0]["action"], click)
    check_solved(guest, puzzles()[-1], shown)
    expect(page.get_by_text(texts("puzzle-solved", count=1, total=len(puzzles())))).to_be_visible()
    guest.faults[:] = [fault for fault in guest.faults if "net::ERR_" not in fault]  # it is asked whether it is back


def look_back(server: Server, game: str) -> None:
    """Keep a review of a game in which every choice was a mistake."""
    record = loads_json(json.dumps(server.ask(f"games/{game}/record")))
    plies = [ply for ply in range(len(record.actions)) if len(Game.replay(record, ply).legal_actions) > 1]
    review = review_of(record, {ply: (Mark.COSTLY, 0.3 - ply / 1000) for ply in plies})
    with closing(sqlite3.connect(server.folder / "games.db")) as database, database:
        database.execute("insert into reviews values (?, ?)", (game, msgspec.json.encode(review).decode()))


def test_mistakes_of_ones_own_games(guest: Guest) -> None:
    """When a game has been looked back at, its mistakes are puzzles: one's own, and those of the others."""
    page, texts = guest.page, guest.texts
    game = guest.make_game("person", "pilgrim", rounds=2)
    guest.let_bots_finish(game)
    guest.go_to_game(game)  # so the browser knows it
    look_back(guest.server, game)
    mistakes = guest.server.ask(f"games/{game}/puzzles")["puzzles"]
    assert {one["view"]["seat"] for one in mistakes} == {0, 1}
    guest.open(f"mistakes/{game}")
    for seat, whose in ((0, "own"), (1, "others")):
        page.get_by_label(texts("puzzle-whose")).select_option(whose)
        first = next(one for one in mistakes if one["view"]["seat"] == seat)
        expect(page.locator("header").get_by_text(texts(f"puzzle-kind-{first['kind']}"))).to_be_visible()
        guest.views = [first["view"]]
        choose(guest, first["played"], click)
        expect(page.locator(".answer")).to_have_count(0)
        choose(guest, first["tried"][0]["action"], click)
        expect(page.locator(".answer").get_by_role("heading", name=texts("puzzle-right"))).to_be_visible()
    page.get_by_role("link", name=texts("puzzle-replay")).click()
    expect(page.get_by_role("tab", name=texts("review-title"), selected=True)).to_be_visible()
    page.get_by_role("link", name=texts("puzzle-mistakes-game")).click()
    expect(page.get_by_role("heading", name=texts("puzzle-mistakes"), level=2)).to_be_visible()


def test_there_may_be_no_mistakes(guest: Guest) -> None:
    """Where no game was looked back at there is nothing to practise, and it is said how there will be."""
    guest.open("mistakes")
    expect(guest.page.get_by_text(guest.texts("puzzle-mistakes-none"))).to_be_visible()
