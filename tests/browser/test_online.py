"""Friends at their own windows: invited by a link, watched by others, talking, asking to take back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, click


def play_together(players: list[Guest], watcher: Guest) -> None:
    """Play a game to its end; every window has what the one that acts has seen, and nobody's secrets."""
    while not players[0].is_over:
        acting = players[players[0].view["seat_to_act"]]
        acting.check_screen()
        acting.play(choose(acting.view), click)
        for guest in (*players, watcher):
            guest.hear_of(acting)


def test_two_play_and_a_third_watches(invite: Invite) -> None:
    """One opens a table and sends the link, the other takes a seat, a third looks on without a hand, and all three see
    the same end; what is said reaches everybody.
    """
    host, friend, watcher = invite(), invite(), invite()
    host.open("new/online")
    texts, page = host.texts, host.page
    page.get_by_role("group", name=texts("new-seat", number=1)).get_by_label(texts("new-name")).fill("Anna")
    page.get_by_label(texts("new-start")).select_option("Anna")
    page.get_by_label(texts("new-listed")).check()
    page.get_by_text(texts("new-switches")).click()
    page.get_by_label(texts("switch-max-rounds")).fill("2")
    host.button("new-create-open").click()
    invitation = page.get_by_role("textbox", name=texts("table-invite"))
    expect(invitation).to_have_value(re.compile("#/game/"))
    link = invitation.input_value()

    friend.open("lobby")
    tables = friend.page.get_by_role("link", name=texts("lobby-join"))
    tables.and_(friend.page.locator(f'[href="{link.partition("/#")[2]}"], [href="#{link.partition("#")[2]}"]')).click()
    expect(friend.page).to_have_url(link)
    friend.page.get_by_role("textbox", name=texts("front-your-name")).fill("Bert")
    friend.button("table-join").click()
    for guest in (host, friend):
        guest.wait_for_begin()

    watcher.page.goto(link)
    expect(watcher.page.get_by_text(texts("turn-watching"))).to_be_visible()
    expect(watcher.page.get_by_role("region", name=texts("hand-label"))).to_have_count(0)

    host.page.get_by_role("tab", name=texts("chat-label")).click()
    host.page.get_by_role("textbox", name=texts("chat-write")).fill("Good luck!")
    host.button("chat-send").click()
    for guest in (host, friend, watcher):
        if guest is not host:
            guest.page.get_by_role("tab", name=texts("chat-label")).click()
        expect(guest.page.get_by_role("log", name=texts("chat-label"))).to_contain_text("Anna Good luck!")
    expect(watcher.page.get_by_role("textbox", name=texts("chat-write"))).to_have_count(0)

    play_together([host, friend], watcher)
    assert not watcher.view["hand"]
    for guest in (host, friend, watcher):
        guest.check_result()
    expect(watcher.button("over-rematch")).to_have_count(0)

    host.button("over-rematch").click()
    friend.page.get_by_role("link", name=texts("over-to-rematch")).click()
    expect(friend.page.get_by_text(texts("table-awaiting"))).to_be_visible()
    friend.button("table-agree").click()
    expect(friend.page.get_by_role("region", name=texts("hand-label"))).to_be_visible()
    expect(friend.page).to_have_url(host.page.url)


def test_taking_back_freely(invite: Invite) -> None:
    """Within one's own turn a choice that showed nothing is taken back at once, by key or button, and nobody is asked;
    what showed a card is not.
    """
    host, friend = invite(), invite()
    game = host.make_game("person", "open")
    friend.server.ask(f"games/{game}/join", {"name": "Bert"}, friend.key)
    for guest in (host, friend):
        guest.go_to_game(game)
    host.play_on(choose, click, stop=lambda: bool(host.views) and host.view["step"] == "play")
    host.check_screen()
    hand = host.screen()["hand"]
    free = host.page.locator("[aria-keyshortcuts]").and_(host.button("undo"))
    expect(free).to_have_count(0)
    before = host.revision
    for turn, key in enumerate((None, "u", "Control+z"), start=1):
        host.play(next(text for text in host.view["legal_actions"] if text.startswith("begin")), click)
        expect(free).to_be_visible()
        if key is None:
            free.click()
        else:
            host.page.keyboard.press(key)
        host.until(lambda then=before + 2 * turn: host.revision == then, "it is taken back")  # type: ignore[misc]
        host.check_screen()
        host.check(lambda: host.screen()["hand"], hand)
        expect(free).to_have_count(0)
    friend.hear_of(host)
    expect(friend.button("undo-agree")).to_have_count(0)
    log = friend.page.get_by_role("log", name=host.texts("log-label"))
    expect(log).to_contain_text("Anna " + host.texts("told-took-back", you="no", actions=1, seen="false"))


def test_taking_back_with_leave(invite: Invite) -> None:
    """What others have seen is taken back only if they agree."""
    host, friend = invite(), invite()
    game = host.make_game("person", "open")
    friend.server.ask(f"games/{game}/join", {"name": "Bert"}, friend.key)
    for guest in (host, friend):
        guest.go_to_game(game)
    host.play_on(choose, click, stop=lambda: bool(host.views) and not host.is_asked)
    wish = friend.page.get_by_text(host.texts("undo-asked", player="Anna", actions=1))

    friend.wait_for_turn()
    host.button("undo").click()
    expect(wish).to_be_visible()
    expect(host.page.get_by_text(host.texts("undo-waiting"))).to_be_visible()
    friend.button("undo-refuse").click()
    expect(wish).to_have_count(0)
    expect(host.page.get_by_text(host.texts("undo-waiting"))).to_have_count(0)
    assert friend.is_asked

    host.button("undo").click()
    friend.button("undo-agree").click()
    host.until(lambda: host.is_asked and len(host.view["legal_actions"]) > 1, "the last real choice is ours again")
    host.check_screen()
    log = friend.page.get_by_role("log", name=host.texts("log-label"))
    expect(log).to_contain_text("Anna " + host.texts("told-took-back", you="no", actions=1, seen="false"))


def test_the_seat_moves_to_another_device(invite: Invite) -> None:
    """The link that moves a seat works in another window, which then plays, and once only. The window that had the seat
    says where it went, also when it is loaded again, until it has the seat back.
    """
    computer, phone = invite(), invite()
    game = computer.make_game("person", "pilgrim", rounds=1)
    computer.go_to_game(game)
    computer.wait_for_turn()
    computer.button("more-label").click()
    computer.button("table-transfer").click()
    offered = computer.page.get_by_label(computer.texts("table-transfer-about"))
    expect(offered).to_have_value(re.compile("#/seat/"))
    link = offered.input_value()
    moved = computer.page.get_by_text(computer.texts("seat-moved"))
    expect(moved).to_have_count(0)
    phone.page.goto(link)
    expect(moved).to_be_visible()
    computer.page.reload()
    expect(moved).to_be_visible()
    phone.wait_for_turn()
    phone.button("more-label").click()
    phone.button("table-transfer").click()
    back = phone.page.get_by_label(phone.texts("table-transfer-about"))
    expect(back).to_have_value(re.compile("#/seat/"))
    computer.page.goto(back.input_value())
    expect(computer.page.get_by_role("region", name=computer.texts("hand-label"), exact=True)).to_be_visible()
    expect(moved).to_have_count(0)
    expect(phone.page.get_by_text(phone.texts("seat-moved"))).to_be_visible()
    computer.page.goto(link)
    expect(computer.page.get_by_role("alert")).to_contain_text(computer.texts("server-refused-wrong-code"))
    computer.excuse("403")
    computer.go_to_game(game)
    computer.play_on(choose, click)
    computer.check_result()
