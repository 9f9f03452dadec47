"""There is room for longer words than English has, and nothing that people read stands anywhere but in the texts."""

from __future__ import annotations

import pytest

from tests.browser.choosing import choose
from tests.browser.guests import DESKTOP, PHONE, Guest, click
from tests.browser.pseudo import (
    CHOICES,
    CHUNK,
    CROWDED,
    SAME_EVERYWHERE,
    UNTRANSLATED,
    PseudoTexts,
    serve_pseudo,
    serve_pseudo_choices,
)

PEOPLE = ["Anna", "Bert"]
BREAKS = {
    "p.textContent = 'Hello'": UNTRANSLATED,
    "p.setAttribute('aria-label', '[Ááñý] Hello')": UNTRANSLATED,
    "p.style.cssText = 'overflow: hidden; white-space: nowrap; width: 3em'": CROWDED,
    "p.style.cssText = 'border: 1px solid; white-space: nowrap; width: 3em'": CROWDED,
    "p.style.cssText = 'margin-top: -2em'": CROWDED,
    "p.style.cssText = 'white-space: nowrap; font-size: 200px'": CROWDED,
}


def speak_pseudo(guest: Guest) -> None:
    """Let a guest read the language that nobody speaks in place of English."""
    guest.texts = PseudoTexts()
    guest.context.route(CHUNK, serve_pseudo)
    guest.context.route(CHOICES, serve_pseudo_choices)


def problems(guest: Guest, script: str) -> list[str]:
    """Return what is wrong with the page."""
    found: list[str] = guest.page.evaluate(script, [*SAME_EVERYWHERE, *PEOPLE])
    return found


def check(guest: Guest) -> None:
    """All of the page is translated and has room, on a desk and on a phone."""
    for width, height in (DESKTOP, PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        for script in (UNTRANSLATED, CROWDED):
            guest.check(lambda script=script: problems(guest, script), [])  # type: ignore[misc]


def test_what_breaks_is_found(guest: Guest) -> None:
    """Text that was forgotten, cut off, too long or on other text is noticed."""
    speak_pseudo(guest)
    for damage, script in BREAKS.items():
        guest.open("nowhere")
        guest.open("")
        guest.check(lambda script=script: problems(guest, script), [])  # type: ignore[misc]
        guest.page.evaluate(f"() => {{ const p = document.querySelector('form p'); {damage}; }}")
        assert problems(guest, script) != [], damage


def test_pages(guest: Guest) -> None:
    """Every page outside a game."""
    speak_pseudo(guest)
    pages = ["", "new/bots", "new/pass", "new/online", "lobby", "learn", "record", "rules", "nowhere"]
    for page in (*pages, f"game/{guest.make_game('person', 'open')}"):
        guest.open(page)
        if page.startswith("new"):
            guest.page.get_by_text(guest.texts("new-switches")).click()
        check(guest)
    guest.button("settings").click()
    check(guest)


@pytest.mark.parametrize("modules", [(), ("audience", "honours")], ids=["base", "rome"])
def test_a_game(guest: Guest, modules: tuple[str, ...]) -> None:
    """A table at every kind of choice, the result, and the game shown again."""
    speak_pseudo(guest)
    game = guest.make_game("person", "pilgrim", rounds=3, modules=list(modules), hints=False)
    guest.go_to_game(game)
    guest.wait_for_begin()
    seen = set()

    def look() -> None:
        if guest.view["step"] not in seen:
            seen.add(guest.view["step"])
            check(guest)

    guest.play_on(choose, click, look=look)
    assert len(seen) >= (4 if modules else 3)
    guest.check_result()
    check(guest)
    guest.open(f"replay/{game}")
    check(guest)
