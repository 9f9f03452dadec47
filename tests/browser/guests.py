"""Somebody with a browser: what they see, what the server has told them, and what goes wrong in their window."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from posthorn.game import Action
from posthorn.locale import Texts
from posthorn.locale.people import call
from posthorn.server.keys import new_key
from tests.browser import screen
from tests.browser.serving import PATIENCE, Json, Server

DESKTOP = (1280, 800)
PHONE = (390, 844)
NO_WORKER = "Service Worker registration blocked by Playwright"
NEXT_FRAME = "() => new Promise((resolve) => requestAnimationFrame(() => resolve()))"
# What somebody has set before: nothing waits to be seen. Their key is ours too, so that tests can make games for them.
# What they add to a shuffle is always the same (see the folder luck).
REMEMBERED = """
const trulyRandom = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (numbers) => (numbers.length === 16 ? numbers.fill(7) : trulyRandom(numbers));
for (const [name, value] of Object.entries(SETTINGS))
  if (localStorage.getItem(`posthorn.${name}`) === null) localStorage.setItem(`posthorn.${name}`, value);
"""


class Guest:
    """A browser window at the server, of somebody whom nobody else knows.

    It keeps the client for when the server is away only if it may be ``offline``: to keep it takes a second each time.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        key: str = "",
        offline: bool = False,
        **context: Any,
    ) -> None:
        self.server = server
        self.key = key or new_key()
        self.texts = Texts(language)
        self.faults: list[str] = []
        self.revision = -1  # as the server has told it
        self.views: list[Json] = []
        self.game: Json = {}
        self.played: set[str] = set()  # what kinds of things were done in the window
        self.clicks = 0  # with which they were done
        self.turns: set[tuple[int, int]] = set()  # by round and seat, those played in the window
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB"}.get(language, language),
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers="allow" if offline else "block",
            **context,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        settings = json.dumps({"key": self.key, "pace": "off"})
        self.context.add_init_script(REMEMBERED.replace("SETTINGS", settings))
        self.page: Page = self.context.new_page()
        self._watch()

    # --- what goes wrong ---

    def _watch(self) -> None:
        page, faults = self.page, self.faults

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and message.text != NO_WORKER:
                faults.append(f"console: {message.text}")

        def asked(request: Request) -> None:
            if not request.url.startswith((self.server.address + "/", "data:", "blob:")):
                faults.append(f"request elsewhere: {request.url}")

        def failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":  # so ends what a page was loading when it is left, or a download
                faults.append(f"request failed: {request.url} {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                faults.append(f"status {response.status}: {response.url}")

        page.on("console", said)
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("request", asked)
        page.on("requestfailed", failed)
        page.on("response", answered)
        page.on("websocket", self._listen)

    def excuse(self, pattern: str) -> None:
        """Take out the faults that are part of the test; there must be some."""
        kept = [fault for fault in self.faults if not re.search(pattern, fault)]
        assert len(kept) < len(self.faults), (pattern, self.faults)
        self.faults[:] = kept

    def close(self, photograph: Path | None) -> list[str]:
        """Close the window, after taking its picture if wished; return what went wrong in it."""
        faults = list(self.faults)  # what closing breaks off is no fault
        if photograph is not None:
            photograph.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=photograph)
        self.context.close()
        return faults

    # --- what the server tells ---

    def _listen(self, stream: WebSocket) -> None:
        if not stream.url.startswith(self.server.address.replace("http", "ws", 1) + "/"):
            self.faults.append(f"stream elsewhere: {stream.url}")
        stream.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "game" in message:
            self.game = message["game"]
        if "perspectives" in message:
            self.views, self.revision = [one["view"] for one in message["perspectives"]], message["revision"]

    @property
    def view(self) -> Json:
        """What the seat to act may know, or whoever looks on."""
        found = next((view for view in self.views if view["seat"] == view["seat_to_act"]), self.views[0])
        assert isinstance(found, dict)
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.get("status") == "over"

    @property
    def _has_heard_all(self) -> bool:
        """Whether nothing is under way: the end of a game is told after the views of its last move."""
        return self.is_over == (self.view["seat_to_act"] is None)

    @property
    def is_asked(self) -> bool:
        """Whether somebody at this window must act."""
        return not self.is_over and any(view["legal_actions"] for view in self.views)

    def make_game(self, *seats: str, rounds: int | None = None, **options: Any) -> str:
        """Let a game be made for us: seats are "person", "open" or a bot's level. Return its id."""
        names = iter(("Anna", "Bert", "Cleo", "Dora"))
        wishes = []
        for who in seats:
            name = next(names)
            kind = who if who in ("person", "open") else "bot"
            wish = {"kind": kind, "name": None if kind == "open" else name, "bot": who if kind == "bot" else None}
            wishes.append(wish)
        switches = {} if rounds is None else {"max_rounds": rounds}
        entered = self.server.ask("games", {"seats": wishes, "start": 0, "switches": switches, **options}, self.key)
        made: str = entered["game"]["id"]
        return made

    def play_before(self, game: str, choose: Callable[[Json], str], stop: Callable[[Json], bool]) -> None:
        """Play a game for the first seat without a window, until that seat is asked what a test is about."""
        seen: Json = {}

        def is_asked() -> bool:
            seen.update(self.server.ask(f"games/{game}/view?seat=0", key=self.key))
            return bool(seen["view"]["legal_actions"])

        while True:
            self.until(is_asked, "the first seat is asked")
            if stop(seen["view"]):
                return
            action = {"seat": 0, "revision": seen["revision"], "action": choose(seen["view"])}
            self.server.ask(f"games/{game}/play", action, self.key)

    def let_bots_finish(self, game: str) -> None:
        """Give the first seat of a game to a bot, so that it comes to its end."""
        self.server.ask(f"games/{game}/seats/0/bot", {"bot": "pilgrim"}, self.key)
        self.until(lambda: bool(self.server.ask(f"games/{game}")["status"] == "over"), "the bots have played")

    # --- the window ---

    def open(self, fragment: str = "") -> None:
        """Go to a page of the client."""
        self.page.goto(f"/#/{fragment}")
        self.page.evaluate(NEXT_FRAME)  # the page before is gone
        self.page.get_by_role("heading", level=1).wait_for(state="attached")

    def go_to_game(self, game: str) -> None:
        """Go to a game."""
        self.game, self.views, self.revision = {}, [], -1
        self.open(f"game/{game}")
        self.until(lambda: bool(self.game), "the server welcomes us")

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something has come about."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"this has not come about: {what}; {self.faults}"
            self.page.evaluate(NEXT_FRAME)

    def wait_for_begin(self) -> None:
        """Wait until the game has begun."""
        self.until(lambda: bool(self.views), "the game begins")

    def wait_for_turn(self) -> None:
        """Wait until somebody at this window must act, and the table is laid."""
        self.until(lambda: self.is_asked, "the game asks us")
        expect(self.page.locator("main[aria-busy=false]")).to_have_count(1)

    def hear_of(self, other: Guest) -> None:
        """Wait until the server has told this window what it has told another."""
        self.until(lambda: (self.revision, self.is_over) == (other.revision, other.is_over), "everybody hears of it")

    def button(self, message: str, **values: Any) -> Locator:
        """Return the button with these words."""
        return self.page.get_by_role("button", name=self.texts(message, **values), exact=True)

    def screen(self) -> Json:
        """Return what is on the screen."""
        read: Json = self.page.evaluate(screen.READ, screen.labels(self.texts))
        return read

    def check(self, read: Callable[[], Any], wanted: Any) -> None:
        """What is read from the window is what is wanted, as soon as the window has followed."""
        deadline = time.monotonic() + PATIENCE / 2
        while (found := read()) != wanted and time.monotonic() < deadline:
            self.page.evaluate(NEXT_FRAME)
        if isinstance(found, dict):  # only what differs is told
            wanted = {part: value for part, value in wanted.items() if found[part] != value}
            found = {part: found[part] for part in wanted}
        assert found == wanted, f"{self.page.url} shows {found} instead of {wanted}"

    def check_page(self, script: str, wanted: Any, argument: Any = None) -> None:
        """What a script returns is what is wanted, as soon as the window has followed."""
        self.check(lambda: self.page.evaluate(script, argument), wanted)

    def check_screen(self) -> None:
        """The screen shows what the server has told, with everything that is legal and nothing else."""
        self.check(self.screen, screen.expected(self.view, self.texts))

    # --- playing ---

    def gesture(self, text: str) -> list[Locator]:
        """Return what is to be picked, one after the other, to play an action."""
        action = screen.BY_TEXT[text]
        words = self.page.locator(f'[data-action="{text}"]').first  # of several ways to close
        if action.city is not None:
            meant = screen.meaning(self.view, screen.place_of(action), str(action.city))
            if action not in meant:  # a card that fits begins anew
                return [self.page.locator("[data-give-up]"), self._picture_of(action)]
            asked = len(meant) > 1 or screen.gives_up(self.view, action)
            return [self._picture_of(action), *([words] if asked else [])]
        if action.verb in ("draw pile", "take pile"):
            return [self._row("display-label").get_by_role("button", name=re.compile(r"^" + self._pile()))]
        if action.verb in ("administrator", "cartwright"):
            return [self.button(f"official-may-{action.verb}")]
        if action.verb == "drive":
            return self._drive(action)
        if action.verb == "send":
            return [self.page.locator(f"[data-cleric='{action.rank}'] button"), self.coach(action)]
        if action.verb == "hand in":
            return [*(self.page.locator(f"[data-token={each}] button") for each in action.officials), words]
        return [words]

    def _pile(self) -> str:
        return re.escape(self.texts("pile-label", cards=self.view["pile_size"]))

    def _row(self, label: str) -> Locator:
        return self.page.get_by_role("region", name=self.texts(label), exact=True)

    def _picture_of(self, action: Action) -> Locator:
        """Return the card or the town that stands for an action about a city."""
        name = screen.card(self.texts, str(action.city))
        where = screen.place_of(action)
        if where == "board":
            towns = self.page.get_by_role("group", name=self.texts("board-described"))
            return towns.get_by_role("button", name=self._starting(name))
        row = self._row("display-label" if where == "display" else "hand-label")
        return row.get_by_role("button", name=self._starting(name)).first

    def _starting(self, name: str) -> re.Pattern[str]:
        """Return what names of a card or town begin with; in brackets, where tests put messages into them."""
        return re.compile(rf"^\[*{re.escape(name)}(;|:|$)")

    def _drive(self, action: Action) -> list[Locator]:
        """Return the coach on the way to Rome, and where it could go to several places, the place."""
        rome = self.page.get_by_role("group", name=self.texts("journey"), exact=True)
        ways = [text for text in self.view["legal_actions"] if text.startswith(f"drive {action.coach} ")]
        there = rome.get_by_role("button", name=str(action.place), exact=True)
        return [self.coach(action), *([there] if len(ways) > 1 else [])]

    def coach(self, action: Action) -> Locator:
        """Return the coach that an action is about, on the way to Rome."""
        rome = self.page.get_by_role("group", name=self.texts("journey"), exact=True)
        label = self.texts("journey-coach", coach=str(action.coach), place=self.view["coaches"][str(action.coach)])
        return rome.get_by_role("button", name=label, exact=True)

    def play(self, text: str, pick: Callable[[Guest, Locator], None]) -> None:
        """Play an action with the mouse or the keys, and wait until the server has told us."""
        before = self.revision
        *first, last = self.gesture(text)
        for target in first:
            # With a mouse both ends are offered as soon as one points at the card.
            target.hover() if pick is click and screen.verb_of(screen.BY_TEXT[text]) == "play" else pick(self, target)
        pick(self, last)
        self._wait_beyond(before, f"{text} is played")
        if text.startswith("close"):  # what belongs to it was chosen with it
            self.until(lambda: not self._is_closing, "the route is closed as it was chosen")

    def draw_and_lay(self, draw: str, lay: str) -> None:
        """Lay an open card with one click, by what is offered on it when one points at it."""
        self._picture_of(screen.BY_TEXT[draw]).hover()
        click(self, self.page.locator(f'li:hover [data-lay="{lay}"]'))
        city = str(screen.BY_TEXT[lay].city)
        self.until(lambda: city in self.view["players"][0]["route"] and self._has_heard_all, f"{lay} is played")

    @property
    def _is_closing(self) -> bool:
        """Whether a closing that was chosen with its offices and the cartwright is still under way."""
        step = "over" if self.is_over else self.view["step"]
        is_asked = self.page.locator("[data-action^=office]").count() > 0
        return step == "cartwright" or (step == "offices" and not is_asked)

    def _wait_beyond(self, revision: int, what: str) -> None:
        self.until(lambda: self.revision > revision and self._has_heard_all, what)

    def play_on(
        self,
        choose: Callable[[Json], str],
        pick: Callable[[Guest, Locator], None],
        stop: Callable[[], bool] = lambda: False,
        look: Callable[[], None] | None = None,
        choose_next: Callable[[Json, str, Json], str | None] | None = None,
    ) -> None:
        """Play until the game is over or something has come about, looking at the screen before every action.

        Who knows what to do next with a card, by what drawing it brings, does both at once.
        """
        while True:
            self.until(lambda: self.is_over or self.is_asked or stop(), "it is our turn or the end")
            if self.is_over or stop():
                return
            if self._goes_on_by_itself:
                self._wait_beyond(self.revision, "it goes on by itself")
                continue
            (look or self.check_screen)()
            action = choose(self.view)
            self.turns.add((self.view["round"], self.view["turn"]))
            lay = self._next_of(action, choose_next)
            if lay is None:
                self.play(action, pick)
            else:
                self.draw_and_lay(action, lay)
            self.played |= {screen.verb_of(screen.BY_TEXT[each]) for each in (action, lay) if each}

    def _next_of(self, action: str, choose_next: Callable[[Json, str, Json], str | None] | None) -> str | None:
        if choose_next is None or not action.startswith("draw ") or action == "draw pile":
            return None
        answer = self.server.ask(f"games/{self.game['id']}/legal?seat=0", key=self.key)
        outcome = next(each["outcome"] for each in answer["legal"] if each["action"] == action)
        return choose_next(self.view, action.removeprefix("draw "), outcome)

    @property
    def _goes_on_by_itself(self) -> bool:
        """Whether the last cleric goes to the last coach, or nothing is left to do but to end the turn.

        That is so alone against bots: with others there is a pause in which one can act.
        """
        if self.game["lesson"] or len(self.view["legal_actions"]) > 1:
            return False
        if self.view["step"] == "send":
            return True
        own = [seat for seat in self.game["seats"] if seat["yours"]]
        is_alone = len(own) == 1 and all(seat["yours"] or seat["kind"] == "bot" for seat in self.game["seats"])
        return is_alone and self.view["legal_actions"] == ["pass"]

    def check_result(self) -> None:
        """The result is on the screen: the winner, everybody's points."""
        self.until(lambda: self.is_over, "the game is over")
        texts, game = self.texts, self.game
        winner = game["ranking"][0]
        won = texts("over-winner-you") if self.reader == winner else texts("over-winner", player=self.name_of(winner))
        expect(self.page.get_by_role("heading", name=won)).to_be_visible()
        for seat, score in enumerate(game["scores"]):
            told = f"{self.name_of(seat)}: {texts('player-points', points=score)}"
            expect(self.page.get_by_text(told)).to_be_visible()

    @property
    def reader(self) -> int | None:
        """The seat of the one at the window, who is spoken to; None where it is passed around, or watched."""
        own = [seat["seat"] for seat in self.game["seats"] if seat["yours"]]
        return own[0] if len(own) == 1 else None

    def name_of(self, seat: int) -> str:
        """Return what a seat is called on the screen."""
        name = self.game["seats"][seat]["name"]
        unnamed = name != call(name, self.texts)
        return self.texts("player-you") if unnamed and seat == self.reader else call(name, self.texts)


def click(guest: Guest, target: Locator) -> None:
    """Pick something with the mouse."""
    guest.clicks += 1
    target.click()


def click_anyway(target: Locator) -> None:
    """Click what cannot be played and so is not enabled, as soon as it stands still and nothing covers it."""
    target.hover()
    target.click(force=True)


def press(guest: Guest, target: Locator) -> None:
    """Pick something by keys alone: Tab until it has the focus, then Enter."""
    reach(guest, target)
    guest.page.keyboard.press("Enter")


def reach(guest: Guest, target: Locator) -> None:
    """Press Tab until something has the focus."""
    target.wait_for()
    for _ in range(150):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {target}")
