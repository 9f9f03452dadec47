"""What goes wrong and is put right: a lost server, a wrong click, a move taken back, a page that is loaded again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from posthorn.board import BOARD
from posthorn.locale import Texts
from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, click, click_anyway
from tests.browser.serving import Server


def test_the_server_is_killed_and_comes_back(invite: Invite, mortal: Server) -> None:
    """While the server is gone the window says so and keeps the click; when it is back the click counts, nothing of the
    log is missing, and the game goes on to its end.
    """
    guest = invite(server=mortal)
    texts, page = guest.texts, guest.page
    guest.go_to_game(guest.make_game("person", "pilgrim", rounds=2))
    guest.play_on(choose, click, stop=lambda: guest.view["round"] == 2 and guest.is_asked)
    guest.check_screen()
    mortal.end(kill=True)
    expect(page.get_by_text(texts("problem-lost"))).to_be_visible()
    action = choose(guest.view)
    before = guest.revision
    for target in guest.gesture(action):
        target.click()
    expect(page.get_by_text(texts("turn-sending"))).to_be_visible()
    guest.until(lambda: bool(guest.faults), "the window has tried in vain to reach the server")
    mortal.start()
    guest.until(lambda: guest.revision > before, "the click has counted")
    expect(page.get_by_text(texts("problem-lost"))).to_have_count(0)
    guest.play_on(choose, click)
    guest.check_result()
    log = page.get_by_role("log", name=texts("log-label"))
    told = log.inner_text()
    page.reload()
    guest.check_result()
    guest.check(log.inner_text, told)
    guest.excuse("WebSocket connection to .* failed|net::ERR_")


def test_a_move_is_taken_back(guest: Guest) -> None:
    """What nobody else has acted upon and what revealed nothing can be taken back with one click."""
    guest.go_to_game(guest.make_game("person", "pilgrim", modules=["audience"]))
    guest.wait_for_turn()
    guest.check_screen()
    before = guest.view
    guest.play(choose(before), click)
    guest.check_screen()
    revision = guest.revision
    guest.button("undo").click()
    guest.until(lambda: guest.revision > revision, "the move is taken back")
    assert guest.view == before
    guest.check_screen()


def test_a_wrong_click_is_answered_with_the_rule(guest: Guest) -> None:
    """Who clicks a card of the hand when a card must be drawn reads which rule says so; the next move wipes it away."""
    page, texts = guest.page, guest.texts
    game = guest.make_game("person", "pilgrim")
    guest.play_before(game, choose, lambda view: bool(view["hand"]) and view["step"] == "draw")
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.check_screen()
    page.get_by_role("region", name=texts("hand-label")).get_by_role("button").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(texts("problem-rule", rule="R2"))
    guest.play(choose(guest.view), click)
    expect(alert).to_be_empty()


def test_the_rule_is_told_in_the_language_chosen(invite: Invite) -> None:
    """Refusals speak the language that was chosen, not the browser's."""
    guest = invite(language="de")
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    guest.wait_for_turn()
    guest.button("settings").click()
    guest.page.get_by_label(guest.texts("settings-language")).select_option("English")
    guest.page.keyboard.press("Escape")
    english = Texts("en")
    board = guest.page.get_by_role("group", name=english("board-described"))
    city = next(city for city in BOARD.cities if city.name not in guest.view["display"])
    click_anyway(board.locator(f"[data-city={city.id}]"))
    expect(guest.page.get_by_role("alert")).to_contain_text(english("refusal-not-open", city=city.name))


def test_an_unfinished_game_is_found_again(guest: Guest) -> None:
    """The front page leads back to a game that is not over, and it is as it was."""
    texts, page = guest.texts, guest.page
    game = guest.make_game("person", "pilgrim")
    guest.go_to_game(game)
    guest.wait_for_turn()
    guest.play(choose(guest.view), click)
    page.get_by_role("link", name=texts("client-title")).click()
    page.get_by_role("region", name=texts("front-continue")).get_by_role("link", name=texts("game-go-on")).click()
    expect(page.get_by_role("region", name=texts("hand-label"))).to_be_visible()
    guest.check_screen()


@pytest.mark.parametrize("path", ["/nowhere", "/foo/bar/?x=1#/lobby"])
def test_there_is_no_such_page(invite: Invite, path: str) -> None:
    """An address that the server does not know says so, with status 404, and leads back to the front page."""
    guest = invite(language="de")
    answer = guest.page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(guest.page.get_by_role("heading", name=guest.texts("client-not-found"), level=1)).to_be_visible()
    guest.excuse(r"(status|console).*404")
    guest.page.get_by_role("main").get_by_role("link", name=guest.texts("client-back")).click()
    expect(guest.page.get_by_role("heading", name=guest.texts("front-bots"), exact=True)).to_be_visible()
