"""Take the pictures of docs/screenshots and docs/rules: `web/screenshots`, after the looks changed.

Games are dealt from seeds and played by bots up to a moment worth seeing, then shown by the real server: so the same
client gives the same pictures. The drawings of the rules are those that the client shows beside them.

With `--languages FOLDER` it takes others, to be looked at and not kept: the home page, a table, a lesson, the rules and
a result in every language, on a laptop and on a phone. It prints words that are broken in the middle or cut off.
"""

from __future__ import annotations

import argparse
import base64
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, sync_playwright

from posthorn import Game
from posthorn.game import View
from posthorn.locale import LANGUAGES
from posthorn.players import make_player
from posthorn.server.keys import hash_key, new_key
from posthorn.server.storage import Database, NewGame
from posthorn.server.transfer import game_of
from tests.browser.conftest import FLAGS, ROOT
from tests.browser.guests import NEXT_FRAME, PHONE, Guest
from tests.browser.serving import Server

PICTURES = ROOT / "docs" / "screenshots"
DRAWINGS = ROOT / "docs" / "rules"
NAMES = ("Johann", "Leonora", "Franz", "Anna")
BOT = "merchant"
DESKTOP = (1440, 900)
LARGEST = 400_000  # bytes of a picture
LARGEST_DRAWING = 120_000
COMPILING = 300_000  # milliseconds that a review may take, where the search must be compiled
QUALITIES = (90, 85, 80, 75, 70, 60)  # the best one that is small enough

SCREENS = {"laptop": (1366, 768), "phone": PHONE}
# Words that stand on two lines without a hyphen of their own, and texts that their box cuts off.
BROKEN_WORDS = r"""() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || parent.closest("svg, .unseen")) continue;
    for (const match of node.data.matchAll(/[\p{L}]{3,}/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (tops.size > 1) found.add(`broken: ${match[0]}`);
    }
    const isCut = parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth > 1;
    const hides = ["hidden", "clip"].includes(getComputedStyle(parent).overflowX);
    if (isCut && hides) found.add(`cut off: ${node.data.trim()}`);
  }
  return [...found];
}"""

Moment = Callable[[View], bool]


def laying(in_round: int) -> Moment:
    """The first seat has the makings of a long route, and chooses the next card of it."""

    def found(view: View) -> bool:
        cards = {action.city for action in view.legal_actions if action.verb.startswith("play")}
        return view.round >= in_round and len(view.players[0].route) > 2 and len(view.hand) > 3 and len(cards) > 1

    return found


def closing(in_round: int) -> Moment:
    """The first seat may close its route."""
    return lambda view: view.round >= in_round and any(action.verb == "close" for action in view.legal_actions)


def never(view: View) -> bool:
    """The game is played to its end."""
    return False


@dataclass(frozen=True)
class Picture:
    """One of the pictures: which game, at which moment, on what screen."""

    name: str
    moment: Moment
    seed: int
    seats: int = 3
    modules: tuple[str, ...] = ()
    size: tuple[int, int] = DESKTOP
    scale: float = 1
    window: dict[str, Any] = field(default_factory=dict)  # how else the guest's window is
    reviewed: bool = False  # the first choice that decided the game is shown


ALBUM = [
    Picture("desktop", laying(9), seed=1, seats=4),
    Picture("rome", laying(9), seed=44, seats=4, modules=("audience", "honours"), size=(1600, 1000)),
    Picture("phone", closing(8), seed=21, size=PHONE, scale=2, window={"has_touch": True, "is_mobile": True}),
    Picture("dark", laying(9), seed=19, window={"dark": True, "language": "de"}),
    Picture("result", never, seed=8),
    Picture("review", never, seed=8, seats=4, reviewed=True),
]


def play(picture: Picture) -> Game:
    """Let bots play up to the moment at which the first seat is to be shown."""
    game = Game.new(
        seats=picture.seats, modules=picture.modules, seed=picture.seed, start=0, names=NAMES[: picture.seats]
    )
    players = [make_player(BOT, seat) for seat in range(picture.seats)]
    while not game.is_over:
        seat = game.seat_to_act
        assert seat is not None
        view = game.view(seat)
        if seat == 0 and picture.moment(view):
            break
        game.play(players[seat].choose(view))
    assert game.is_over == (picture.moment is never), f"{picture.name}: try another seed"
    return game


def seat_people(game: Game, holder: str) -> NewGame:
    """Return a game as the server keeps it: the first seat is the holder's, bots have the others."""
    new = game_of(game.record)
    seats = [replace(seat, **({"holder": holder} if seat.seat == 0 else {"bot": BOT})) for seat in new.seats]
    return replace(new, game=replace(new.game, host=holder), seats=seats)


def photograph(page: Page, part: Mapping[str, float], file: Path, largest: int = LARGEST) -> None:
    """Keep what a part of a page shows, as good as a picture may be large."""
    camera = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": part})
        taken = base64.b64decode(shot["data"])
        if len(taken) <= largest:
            break
    file.write_bytes(taken)
    print(f"{file.relative_to(ROOT)}: {len(taken) // 1000} kB, quality {quality}")


def take(picture: Picture, browser: Browser, server: Server, key: str, game: str) -> None:
    """Go to a game and photograph it."""
    guest = Guest(browser, server, size=picture.size, key=key, **picture.window)
    if picture.reviewed:
        guest.open(f"review/{game}")
        guest.page.locator("[data-moment]", has_text="instead").first.click(timeout=COMPILING)
        guest.page.wait_for_load_state("networkidle")
    else:
        guest.go_to_game(game)
        guest.until(lambda: bool(guest.views), "the game is shown")
        guest.page.wait_for_load_state("networkidle")
        if picture.moment is never:
            guest.check_result()
        else:
            guest.check_screen()
    for _ in range(30):
        guest.page.evaluate(NEXT_FRAME)
    width, height = picture.size
    part = {"x": 0, "y": 0, "width": width, "height": height, "scale": picture.scale}
    photograph(guest.page, part, PICTURES / f"{picture.name}.webp")
    faults = guest.close(None)
    assert not faults, faults


def draw(browser: Browser, server: Server) -> None:
    """Photograph every drawing on the page of the rules."""
    guest = Guest(browser, server, size=DESKTOP)
    guest.open("rules")
    guest.page.locator("[data-figure]").first.wait_for()
    for drawing in guest.page.locator("[data-figure]").all():
        drawing.scroll_into_view_if_needed()
        drawing.locator("svg").first.wait_for()
        for _ in range(30):
            guest.page.evaluate(NEXT_FRAME)
        # Where it lies on the whole page, and how wide its pieces are together.
        place = drawing.evaluate(
            """(drawing) => {
                const right = Math.max(...Array.from(drawing.children, (child) => child.getBoundingClientRect().right));
                const { x, y, height } = drawing.getBoundingClientRect();
                return { x, y: y + scrollY, width: right - x, height };
            }"""
        )
        file = DRAWINGS / f"{drawing.get_attribute('data-figure')}.webp"
        photograph(guest.page, {**place, "scale": 1}, file, LARGEST_DRAWING)
    faults = guest.close(None)
    assert not faults, faults


def tour(browser: Browser, server: Server, key: str, games: Mapping[str, str], folder: Path) -> None:
    """Photograph the pages that everyone sees, in every language and on both kinds of screens."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, (screen, size) in product(LANGUAGES, SCREENS.items()):
        guest = Guest(browser, server, size=size, key=key, language=language)

        def keep(name: str, guest: Guest = guest, where: str = f"{language}-{screen}") -> None:
            guest.page.wait_for_load_state("networkidle")
            for _ in range(30):
                guest.page.evaluate(NEXT_FRAME)
            guest.page.screenshot(path=folder / f"{name}-{where}.png", full_page=name == "home")
            for fault in guest.page.evaluate(BROKEN_WORDS):
                print(f"{name}-{where}: {fault}")

        guest.open()
        keep("home")
        guest.open("rules")
        keep("rules")
        guest.open("learn/base")
        guest.page.locator("section.tutor").wait_for()
        keep("lesson")
        for name, game in games.items():
            guest.go_to_game(game)
            guest.until(lambda guest=guest: bool(guest.views), "the game is shown")  # type: ignore[misc]
            keep(name)
        guest.close(None)


def main() -> None:
    """Play all games, start the server on them, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--languages", metavar="FOLDER", type=Path, help="the pages that everyone sees, in each language"
    )
    parser.add_argument("names", nargs="*", help="the pictures to take, instead of all")
    arguments = parser.parse_args()
    languages: Path | None = arguments.languages
    album = [picture for picture in ALBUM if not arguments.names or picture.name in arguments.names]
    found = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "browser.py"), "find"], capture_output=True, text=True, check=True
    )
    PICTURES.mkdir(parents=True, exist_ok=True)
    key = new_key()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), searches=True)
        games = [seat_people(play(picture), hash_key(key)) for picture in album]
        with Database(f"sqlite:///{folder}/games.db", writes=True) as database:
            database.write(*games)
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
                if languages is not None:
                    ids = {picture.name: game.game.id for picture, game in zip(album, games, strict=True)}
                    tour(browser, server, key, {name: ids[name] for name in ("rome", "result")}, languages)
                else:
                    for picture, game in zip(album, games, strict=True):
                        take(picture, browser, server, key, game.game.id)
                    if not arguments.names:
                        draw(browser, server)
                browser.close()
        finally:
            server.end()


if __name__ == "__main__":
    main()
