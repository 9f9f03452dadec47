"""Somebody is away: the others see since when, agree that a bot plays, and who comes back plays on."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, click
from tests.browser.serving import Server


def let_time_pass(server: Server, guest: Guest, seconds: int) -> None:
    """Let time pass at the server and in a window."""
    server.let_time_pass(seconds)
    guest.page.clock.set_system_time(time.time() + server.seconds_ahead)


def test_away_and_back(invite: Invite, mortal: Server) -> None:
    """Who is away too long is played for by a bot once the other agrees; the log tells it; back again one plays on."""
    anna, bert = invite(server=mortal), invite(server=mortal)
    game = anna.make_game("person", "open", absence_time=60)
    mortal.ask(f"games/{game}/join", {"name": "Bert"}, bert.key)
    for guest in (anna, bert):
        guest.go_to_game(game)
        guest.wait_for_begin()
    bert.open("rules")
    players = anna.page.get_by_role("list", name=anna.texts("players-label"))
    expect(players.get_by_text("away since")).to_be_visible()
    while anna.is_asked:
        anna.play(choose(anna.view), click)
    let_time_pass(mortal, anna, 120)
    expect(anna.page.get_by_text("Bert has been away since")).to_be_visible()
    anna.button("absence-agree").click()
    expect(players.get_by_text(anna.texts("player-played-by", bot="Merchant"))).to_be_visible()
    told = "Bert " + anna.texts("told-seat-changed", you="no", change="absent")
    expect(anna.page.get_by_role("log").get_by_text(told)).to_be_visible()
    expect(anna.button("absence-agree")).to_have_count(0)

    bert.go_to_game(game)
    expect(bert.page.get_by_text(bert.texts("own-bot"))).to_be_visible()
    bert.button("return-to-seat").first.click()
    expect(bert.page.get_by_text(bert.texts("own-bot"))).to_have_count(0)
    expect(players.get_by_text(anna.texts("player-played-by", bot="Merchant"))).to_have_count(0)
    expect(bert.page.get_by_role("region", name=bert.texts("hand-label"))).to_be_visible()


def test_leaving_for_good(invite: Invite) -> None:
    """Who leaves a game for good looks on; everybody sees that a bot plays, and that the person has left."""
    anna, bert = invite(), invite()
    game = anna.make_game("person", "open")
    anna.server.ask(f"games/{game}/join", {"name": "Bert"}, bert.key)
    for guest in (anna, bert):
        guest.go_to_game(game)
        guest.wait_for_begin()
    bert.button("more-label").click()
    bert.page.once("dialog", lambda dialog: dialog.accept())
    bert.button("leave-game").click()
    expect(bert.page.get_by_text(bert.texts("turn-watching"))).to_be_visible()
    for guest in (anna, bert):
        players = guest.page.get_by_role("list", name=guest.texts("players-label"))
        expect(players.get_by_text(guest.texts("player-left", bot="Merchant"))).to_be_visible()


def test_practice_is_marked(guest: Guest) -> None:
    """Alone one takes back what one has drawn, and from then on the game is marked as practice, with the reason."""
    game = guest.make_game("person", "pilgrim")
    guest.go_to_game(game)
    guest.wait_for_turn()
    expect(guest.button("practice")).to_have_count(0)
    guest.play("draw pile", click)
    guest.button("undo").first.click()
    guest.button("practice").click()
    expect(guest.page.get_by_text(guest.texts("practice-about"))).to_be_visible()
    expect(guest.page.get_by_role("log").get_by_text("cards had been seen")).to_be_visible()
