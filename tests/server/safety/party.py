"""A whole game at a real server: somebody on each seat, a spectator and a stranger, and all that each is sent."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from posthorn.game import View
from posthorn.players import make_player
from posthorn.server.keys import new_key
from tests.server.safety.serving import Running
from tests.server.safety.wire import Client, Stream

NAMES = ("Anna", "Berta", "Carl", "Dora")
SPECTATOR = "a spectator"
STRANGER = "a stranger with a key"

# What differs between two runs of the same game, and may.
_MOMENTS = re.compile(rb'"(created|deadline|at|until|since)":\d{13}')
_HEADS = re.compile(rb"(?i)^(date|sec-websocket-accept): [^\r]*", re.MULTILINE)


class Party:
    """People around a table. Everybody has a stream; whose turn it is plays there or over HTTP."""

    def __init__(self, running: Running, game: str, clients: dict[str, Client], seats: Sequence[str]) -> None:
        self.running = running
        self.game = game
        self.clients = clients  # by name
        self.seats = seats  # the name on each seat
        self.streams: dict[str, Stream] = {}
        self.revision = 0
        self.played: list[str] = []
        self.steps: dict[str, list[bytes]] = {name: [] for name in clients}  # what was sent to each
        self._before: dict[str, list[int]] = {name: [] for name in clients}

    @property
    def path(self) -> str:
        """The game's address."""
        return f"/api/games/{self.game}"

    @property
    def view(self) -> View:
        """What the seat to act may know, from behind the server: only for choosing what to play."""
        game = self.running.registry._live[self.game].table.game
        seat = game.seat_to_act
        assert seat is not None
        return game.view(seat)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.running.registry._live[self.game].table.game.is_over

    async def play(self, action: str, *, by_http: bool) -> None:
        """Play for the seat to act; everybody hears of it."""
        seat = self.view.seat
        assert seat is not None
        name = self.seats[seat]
        request = {"seat": seat, "revision": self.revision, "action": action}
        if by_http:
            answer = await self.clients[name].post(f"{self.path}/play", request)
            assert answer.status == 200, answer
        else:
            await self.streams[name].send({"type": "play", **request, "id": self.revision})
        self.revision += 1
        self.played.append(action)
        for stream in self.streams.values():
            await stream.receive_until("update", revision=self.revision)
        if not by_http:
            await self.streams[name].receive_until("done", id=self.revision - 1)

    async def pry(self) -> None:
        """Let everybody ask for what they may know and for what they may not."""
        for name, client in self.clients.items():
            own = self.seats.index(name) if name in self.seats else None
            for path in (
                "",
                "/view",
                "/events",
                f"/events?after={max(0, self.revision - 3)}",
                "/record",
                "/legal",
                "?x=1",
            ):
                await client.get(self.path + path)
            await client.get("/api/games")
            for seat in range(len(self.seats)):
                may = 200 if seat == own else 401 if client.key is None else 403
                for what in ("view", "legal", "events"):
                    answer = await client.get(f"{self.path}/{what}?seat={seat}")
                    assert answer.status == may, (name, seat, answer)
                on_turn = {200, 409} if seat == own else {may}
                assert (await client.get(f"{self.path}/hints?seat={seat}")).status in on_turn
                for action in ("draw pile", "play Lodz left"):
                    request = {"seat": seat, "action": action}
                    assert (await client.post(f"{self.path}/why-not", request)).status in on_turn
                if seat != own:
                    for action in ("draw pile", "lay Lodz", "nonsense"):
                        request = {"seat": seat, "revision": self.revision, "action": action}
                        assert (await client.post(f"{self.path}/play", request)).status == may
                    assert (await client.post(f"{self.path}/seats/{seat}/transfer")).status == may
                    claim = {"code": "A" * 22}
                    assert (await client.post(f"{self.path}/seats/{seat}/claim", claim)).status == 403
            # A reconnection brings everything that has happened.
            async with client.stream(self.game, revision=0) as stream:
                await stream.receive_until("welcome")
                await stream.send({"type": "play", "seat": 3, "revision": self.revision, "action": "nonsense", "id": 7})
                await stream.receive_until("refused", id=7)

    def note(self) -> None:
        """Keep what was sent to each since the last time as one step."""
        for name, client in self.clients.items():
            before = self._before[name]
            before += [0] * (len(client.received) - len(before))
            pairs = zip(client.received, before, strict=True)
            self.steps[name].append(b"".join(bytes(received[start:]) for received, start in pairs))
            self._before[name] = [len(received) for received in client.received]

    def anonymous_steps(self, name: str) -> list[bytes]:
        """Return what was sent to somebody, with words for what is different in every run."""
        return [self._anonymous(step) for step in self.steps[name]]

    def _anonymous(self, sent: bytes) -> bytes:
        commitment = self.running.registry._live[self.game].table.row.commitment
        words = {self.game: "GAME", commitment: "COMMITMENT"}
        words |= {client.key: f"KEY OF {name}" for name, client in self.clients.items() if client.key}
        for original, word in words.items():
            sent = sent.replace(original.encode(), word.encode())
        return _HEADS.sub(rb"\1", _MOMENTS.sub(rb"\1", sent))


@asynccontextmanager
async def party(running: Running, seats: int, modules: Iterable[str] = (), **options: Any) -> AsyncIterator[Party]:
    """Seat everybody: the first creates the game, the others join it."""
    names = NAMES[:seats]
    clients = {name: running.client() for name in names}
    open_seats = [{"kind": "open", "portrait": 1 + seat} for seat in range(1, seats)]  # portraits are given by lot
    first = {"kind": "person", "name": names[0], "portrait": 1, "randomness": f"{names[0]} cuts the cards"}
    created = await clients[names[0]].create(
        seats=[first, *open_seats], modules=list(modules), start=0, listed=True, **options
    )
    game: str = created["id"]
    clients |= {SPECTATOR: running.client(), STRANGER: running.client(new_key())}
    at = Party(running, game, clients, names)
    async with AsyncExitStack() as stack:
        for client in clients.values():
            stack.callback(client.hang_up)
        for name in (SPECTATOR, STRANGER):  # they have come early
            at.streams[name] = await stack.enter_async_context(clients[name].stream(game))
            await at.streams[name].receive_until("welcome")
        for name in names[1:]:
            await clients[name].join(game, name=name, randomness=f"{name} cuts the cards")
        for stream in at.streams.values():
            await stream.receive_until("update", revision=0)
        for name in names:
            at.streams[name] = await stack.enter_async_context(clients[name].stream(game))
            await at.streams[name].receive_until("welcome")
            for other in at.streams:
                await at.streams[other].receive_until("game")
        at.note()
        yield at


class Chooser:
    """Chooses what to play: sensibly, and from the pile more often than is sensible, so that much is hidden."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._player = make_player("postmaster", seed)

    def choose(self, view: View) -> str:
        """Return an action."""
        hidden = [action.text for action in view.legal_actions if action.text in ("draw pile", "take pile")]
        if hidden and self._chance.random() < 0.5:
            return hidden[0]
        return self._player.choose(view).text

    def flips(self) -> bool:
        """Toss a coin."""
        return self._chance.random() < 0.5
