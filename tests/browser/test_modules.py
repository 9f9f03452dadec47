"""The expansion: both modules together, with the way to Rome beside the map."""

from __future__ import annotations

from playwright.sync_api import expect

from posthorn.game import Action
from tests.browser import screen
from tests.browser.choosing import choose
from tests.browser.guests import Guest, click
from tests.browser.serving import Json

LUCK = "2"  # brings coaches that may move to places where others may come to


def test_both_modules(guest: Guest) -> None:
    """A game with the Audience and the Offices of Honour, chosen in the form, is played by clicking: clerics are sent,
    coaches drive on the map, tokens are there; and it comes to its end.
    """
    page, texts = guest.page, guest.texts
    guest.server.bring_luck(LUCK)
    guest.open("new/bots")
    for module in ("audience", "honours"):
        page.get_by_label(texts(f"module-{module}")).check()
    guest.button("new-create").click()
    guest.play_on(choose, click, stop=lambda: {"send", "drive", "close", "hand in"} <= guest.played)
    expect(page.get_by_role("group", name=texts("journey"), exact=True)).to_be_visible()
    expect(page.get_by_role("group", name=texts("tokens"), exact=True)).to_be_visible()
    guest.let_bots_finish(guest.game["id"])
    guest.check_result()


# A point in the middle of a road, on the screen.
ON_THE_ROAD = """(road) => {
  const { x, y } = road.getPointAtLength(road.getTotalLength() / 2).matrixTransform(road.getScreenCTM());
  return [x, y];
}"""


def lone_drives(view: Json) -> list[Action]:
    """Return the drives of coaches that stand alone."""
    places = list((view["coaches"] or {}).values())
    drives = [screen.BY_TEXT[text] for text in view["legal_actions"] if text.startswith("drive ")]
    return [drive for drive in drives if places.count(view["coaches"][str(drive.coach)]) == 1]


def test_clerics_and_coaches_on_the_way_to_rome(guest: Guest) -> None:
    """Clerics are set on coaches in any order and can be exchanged; a coach drives by a click on its road."""
    page = guest.page
    game = guest.make_game("person", "pilgrim", modules=["audience"], switches={"cleric_reminder": True})
    guest.go_to_game(game)
    guest.wait_for_turn()
    regions = list(guest.view["coaches"])
    revision = guest.revision
    ranks = dict(zip(regions, range(1, len(regions) + 1), strict=True))

    def put(rank: int, region: str) -> None:
        send = screen.BY_TEXT[f"send {rank} {region}"]
        page.locator(f"[data-cleric='{rank}'] button").click()
        guest.coach(send).click()

    put(1, regions[-1])
    put(len(regions), regions[-1])  # instead of the first, which goes back to be picked
    for region in reversed(regions[1:-1]):
        put(ranks[region], region)
    assert guest.revision == revision, "the first coach, of which the game asks first, has none"
    page.locator("[data-cleric='1'] button").click()
    guest.coach(screen.BY_TEXT[f"send 1 {regions[0]}"]).click()
    guest.until(lambda: guest.view["players"][0]["clerics"] == list(ranks.values()), "every cleric is sent")

    guest.play_before(game, choose, lambda view: bool(lone_drives(view)))
    guest.until(lambda: guest.is_asked and bool(lone_drives(guest.view)), "a coach may drive")
    coach, place = str(lone_drives(guest.view)[0].coach), str(lone_drives(guest.view)[0].place)
    road = page.locator(f'path[data-road="{guest.view["coaches"][coach]} {place}"]')
    page.mouse.click(*road.evaluate(ON_THE_ROAD))
    guest.until(lambda: guest.view["coaches"][coach] == place, "the coach has driven there")
