"""One screen passed around."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.guests import Guest, click
from tests.browser.serving import Json


def draw_hidden(view: dict[str, Any]) -> str:
    """Choose as usual, but draw from the pile where one may: what came is a secret."""
    return "draw pile" if view["step"] == "draw" and "draw pile" in view["legal_actions"] else choose(view)


def finish_turn(guest: Guest) -> None:
    """Play until somebody else is to act."""
    seat = guest.view["seat_to_act"]
    guest.play_on(draw_hidden, click, stop=lambda: guest.view["seat_to_act"] != seat)


def test_hands_are_covered_between_turns(guest: Guest) -> None:
    """Before every turn the screen is covered: no hand, nothing to do, and in the log no card that others drew; whoever
    says who they are sees their own.
    """
    page, texts = guest.page, guest.texts
    guest.open("new/pass")
    names = ("Anna", "Bert", "Cleo")
    for number, name in enumerate(names, 1):
        seat = page.get_by_role("group", name=texts("new-seat", number=number), exact=True)
        seat.get_by_label(texts("new-name")).fill(name)
    page.get_by_label(texts("new-start")).select_option("Bert")
    page.get_by_text(texts("new-switches")).click()
    page.get_by_label(texts("switch-max-rounds")).fill("2")
    guest.button("new-create").click()
    guest.wait_for_begin()

    log = page.get_by_role("log", name=texts("log-label"))
    secrets: list[str] = []  # what the log says to whoever drew
    turns = []
    while not guest.is_over:
        seat = guest.view["seat_to_act"]
        name = names[seat]
        turns.append(name)
        expect(page.get_by_role("heading", name=texts("pass-screen", player=name))).to_be_visible()
        expect(page.get_by_role("region", name=texts("hand-label"))).to_have_count(0)
        nothing: Json = {"hand": [], "towns": [], "choices": [], "glowing": [[], [], []]}
        guest.check(lambda nothing=nothing: {part: guest.screen()[part] for part in nothing}, nothing)  # type: ignore[misc]
        for line in secrets:
            expect(log).not_to_contain_text(line)
        guest.button("pass-ready", player=name).click()
        before = list(guest.view["hand"])
        guest.check_screen()
        guest.play(draw_hidden(guest.view), click)
        if guest.view["seat_to_act"] == seat and len(guest.view["hand"]) == len(before) + 1:
            city = next(city for city in guest.view["hand"] if guest.view["hand"].count(city) > before.count(city))
            secrets.append(f"{name} {texts('told-takes', you='no', cards=city)}")
            expect(log).to_contain_text(secrets[-1])
        finish_turn(guest)
    assert turns[:4] == ["Bert", "Cleo", "Anna", "Bert"]
    assert secrets
    guest.check_result()
