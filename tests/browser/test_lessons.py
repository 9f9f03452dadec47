"""The lessons, played by doing what the tutor says and clicking where its ring is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from posthorn.lessons import LESSONS, load_lesson, say
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.serving import Json

# Where the ring is, and whether a click into its middle hits what is ringed.
RING = """() => {
  const ring = document.querySelector("[data-guided]");
  if (!ring) return null;
  const { x, y, width, height } = ring.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...at);
  return { spot: ring.dataset.guided, at, free: hit !== null && ring.closest("li, svg, .slot, .ends").contains(hit) };
}"""

# Whether the light is on the bubble and all else in shade.
BUBBLE_LIT = """() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [bubble, light] = [boxOf("section.tutor"), boxOf(".light")];
  return light && ["left", "top", "width", "height"].every((side) => Math.abs(bubble[side] - light[side]) <= 1);
}"""


def begin(guest: Guest, lesson: str) -> None:
    """Begin a lesson from the front page."""
    guest.open()
    guest.page.get_by_role("link", name=guest.texts("front-learn")).click()
    title = guest.texts(f"learn-{lesson}")
    guest.page.get_by_role("button", name=f"{guest.texts('learn-begin')}: {title}").click()
    guest.page.locator("section.tutor").wait_for()


def is_told(guest: Guest) -> bool:
    """Tell whether the tutor speaks of how the game stands, and there is something to do."""
    tutor = guest.page.locator("section.tutor")
    if tutor.get_attribute("data-revision") != str(guest.revision):
        return False
    return guest.page.evaluate(RING) is not None or guest.page.locator("[data-continue], [data-done]").count() > 0


def sentence(guest: Guest) -> str:
    """Wait until the tutor says what to do, and return it."""
    guest.until(lambda: is_told(guest), "the tutor says what to do")
    return guest.page.locator("section.tutor [role=status]").inner_text().strip()


def ring_at_rest(guest: Guest) -> Json:
    """Wait until the page has scrolled to the ring and nothing covers it; return where it is."""
    ring: Json = {}

    def rests() -> bool:
        before = dict(ring)
        ring.update(guest.page.evaluate(RING) or {"free": False})
        return ring == before and ring["free"]

    guest.until(rests, "the ring can be clicked")
    return ring


def click_ring(guest: Guest) -> None:
    """Click where the ring is, which nothing covers; wait until something has come of it."""
    ring, revision = ring_at_rest(guest), guest.revision
    guest.page.mouse.click(*ring["at"])

    def moved() -> bool:
        now = guest.page.evaluate(RING)
        return guest.revision > revision or (now is not None and now["spot"] != ring["spot"])

    guest.until(moved, f"a click on {ring['spot']} does something")


def follow(guest: Guest, stop: str | None = None) -> list[str]:
    """Do what the tutor says, to the end or until it says something; return all it said."""
    said: list[str] = []
    while True:
        text = sentence(guest)
        said += [] if said[-1:] == [text] else [text]
        if text == stop or guest.page.locator("[data-done]").count():
            return said
        further = guest.page.locator("[data-continue]")
        if further.count():
            further.click()
        else:
            click_ring(guest)


def check_lesson(guest: Guest, name: str) -> None:
    """Play a lesson by its tutor alone: every step is told once, in the window's language, up to the congratulation."""
    lesson = load_lesson(name)
    begin(guest, name)
    assert follow(guest) == [say(lesson, number, guest.texts) for number in range(len(lesson.steps))]
    assert tuple(guest.game["scores"]) == lesson.record.scores
    expect(guest.page.locator("section.tutor .primary")).to_be_in_viewport(ratio=1)
    guest.page.get_by_role("link", name=guest.texts("tutor-lessons")).click()
    done = guest.page.get_by_role("listitem").filter(
        has=guest.page.get_by_role("heading", name=guest.texts(f"learn-{name}"))
    )
    expect(done).to_contain_text(guest.texts("learn-done"))


@pytest.mark.parametrize(
    ("lesson", "size", "language"), [*zip(LESSONS, (PHONE, DESKTOP, PHONE), ("de", "hu", "is"), strict=True)]
)
def test_a_lesson(invite: Invite, lesson: str, size: tuple[int, int], language: str) -> None:
    """Every lesson leads to its end, at a desk or on a phone, each in another language."""
    check_lesson(invite(language=language, size=size), lesson)


def test_straying_and_coming_back(guest: Guest) -> None:
    """Who tries something else is told so, may play on, and is led back to where the lesson was left."""
    page, texts = guest.page, guest.texts
    lesson = load_lesson("base")
    begin(guest, "base")
    follow(guest, stop=say(lesson, 2, texts))
    hand = guest.view["hand"]
    for action in ("draw pile", f"begin {hand[0]}", "pass"):
        guest.wait_for_turn()
        guest.play(action, lambda guest, target: target.click())
        guest.wait_for_turn()
        expect(page.get_by_text(texts("tutor-strayed"))).to_be_visible()
        guest.check_page(RING, None)
    guest.button("tutor-return").click()
    assert sentence(guest) == say(lesson, 2, texts)
    assert guest.view["hand"] == hand
    follow(guest, stop=say(lesson, 5, texts))


def test_going_on_another_day(guest: Guest) -> None:
    """A page that is loaded again, or found again from the list of lessons, goes on with the same step."""
    page, texts = guest.page, guest.texts
    lesson = load_lesson("base")
    begin(guest, "base")
    page.locator("[data-continue]").click()
    assert sentence(guest) == say(lesson, 1, texts)
    page.reload()
    assert sentence(guest) == say(lesson, 1, texts)
    follow(guest, stop=say(lesson, 4, texts))
    page.get_by_role("link", name=texts("tutor-leave")).click()
    expect(page.get_by_text(texts("learn-step", step=5, total=len(lesson.steps)))).to_be_visible()
    page.get_by_role("button", name=f"{texts('learn-go-on')}: {texts('learn-base')}").click()
    assert sentence(guest) == say(lesson, 4, texts)
    guest.button("settings").click()
    page.get_by_label(texts("settings-language")).select_option("Deutsch")
    page.keyboard.press("Escape")
    german = say(lesson, 4, type(texts)("de"))
    expect(page.locator("section.tutor [role=status]")).to_have_text(german)


def test_after_a_lesson(guest: Guest) -> None:
    """From the end of a lesson one click leads into a real game of what was taught, or to a lesson not played yet."""
    begin(guest, "honours")
    follow(guest)
    lesson = guest.game["id"]
    guest.page.locator("[data-done]").click()
    guest.until(lambda: guest.game["id"] != lesson and bool(guest.views), "the real game begins")
    assert guest.game["lesson"] is None
    assert guest.game["modules"] == ["honours"]
    assert [seat["bot"] for seat in guest.game["seats"]] == [None, "stableboy"]
    guest.open(f"game/{lesson}")
    guest.button("tutor-next", lesson=guest.texts("learn-base")).click()
    guest.until(lambda: guest.game["lesson"] == "base", "the first lesson begins")
    assert sentence(guest) == say(load_lesson("base"), 0, guest.texts)


def test_one_voice(guest: Guest) -> None:
    """The tutor alone speaks, head and action bar are silent; what is to be clicked is lit, or the bubble while there
    is only something to read, and the bubble stands beside it. The score is what was opened and won.
    """
    begin(guest, "base")
    sentence(guest)
    guest.check_page(BUBBLE_LIT, True)
    guest.page.locator("[data-continue]").click()
    ring_at_rest(guest)
    expect(guest.page.locator("header [aria-live]")).to_have_count(0)
    expect(guest.page.locator("[data-place=actions] [aria-live]")).to_have_text("")
    score = f"{guest.texts('player-offices-short', left=0)} · {guest.texts('player-points', points=0)}"
    expect(guest.page.locator("[data-place^=player] .points")).to_have_text([score, score])
    expect(guest.page.get_by_text(guest.texts("score-sheet"), exact=True)).to_have_count(0)
    apart = """() => {
      const [ring, bubble, light] = ["[data-guided]", "section.tutor", ".light"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
      const between = Math.max(
        bubble.left - ring.right, ring.left - bubble.right, bubble.top - ring.bottom, ring.top - bubble.bottom);
      return [between > 0, between < 40, Math.round(light.left - ring.left), Math.round(light.top - ring.top)];
    }"""
    guest.check_page(apart, [True, True, 0, 0])
