"""How much one client may ask for. A client is an address, or the network of one that has many.

With IPv6 a household gets a /64, a /56 or a /48 and can make up addresses in all of it, so that each of these networks
has a share of its own: whatever a client takes, it takes from all three.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, TypeVar

from msgspec import Struct

from posthorn.server.operations.settings import Settings

Scope = MutableMapping[str, Any]
Value = TypeVar("Value")

# Where the scope of a request says whose it is.
CLIENT: Final = "posthorn.client"

# Where a client behind no address is counted, as over a socket of the file system.
NO_ADDRESS = "local"

# How many clients a rate remembers at most; the ones heard of longest ago are forgotten first.
MOST_CLIENTS: Final = 100_000

# How many times a client's share the networks of IPv6 around it have, by the length of their prefix. A site's /48 is
# often many households, but must not be all that the server has.
WIDER_NETWORKS: Final = {56: 2, 48: 8}

_LONGEST_ADDRESS = 45
_MOST_FORWARDED = 32
_CHAT_SECONDS = 10.0
_HOUR = 3600.0
_TOLD_AT_ONCE = 80  # entries: PostgreSQL's notices have 8,000 bytes at most
OTHER_CONNECTIONS = 1000  # besides the streams: requests being answered, and browsers' spare connections
_BURSTS_PER_HOUR = 4  # a client may create the games of a quarter of an hour at once


class Rate:
    """A token bucket for each client: ``burst`` at once, then ``per_second``.

    Of a bucket only the time is kept at which it will be full again. A full one is as good as none, so that idle
    clients cost nothing.
    """

    def __init__(
        self,
        per_second: float,
        burst: int,
        clock: Callable[[], float] = time.monotonic,
        most_clients: int = MOST_CLIENTS,
    ) -> None:
        self.interval = 1 / per_second if per_second > 0 else 0.0
        self.span = self.interval * burst
        self._clock = clock
        self._most = most_clients
        self._full_at: OrderedDict[str, float] = OrderedDict()
        self._few = max(1, burst // 50)  # tokens that are not worth telling others of
        self._untold: Counter[str] | None = None  # by client, tokens taken that other processes have not heard of

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, client: str) -> float:
        """Take a token and return 0; where there is none, take nothing and return after how many seconds there is."""
        if not self.interval:
            return 0.0
        now = self._clock()
        full_at = {
            network: max(now, self._full_at.get(network, now)) + self.interval / share
            for network, share in networks_of(client)
        }
        wait = max(full_at.values()) - now - self.span
        if wait > 1e-9:  # adding intervals rounds
            return wait
        self._note(full_at)
        if self._untold is not None:
            self._untold[client] += 1
        self._forget(now)
        return 0.0

    def _note(self, full_at: Mapping[str, float]) -> None:
        for network, at in full_at.items():
            self._full_at[network] = at
            self._full_at.move_to_end(network)

    def report(self) -> dict[str, int]:
        """Return, by client, the tokens taken here of which other processes have to hear, once."""
        self._untold = self._untold or Counter()
        told = {client: taken for client, taken in self._untold.items() if taken >= self._few}
        for client in told:
            del self._untold[client]
        if len(self._untold) > self._most:
            self._untold.clear()
        return told

    def absorb(self, client: str, tokens: int) -> None:
        """Count tokens that a client has taken at another process."""
        now = self._clock()
        self._note(
            {
                network: max(now, self._full_at.get(network, now)) + tokens * self.interval / share
                for network, share in networks_of(client)
            }
        )
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget clients whose buckets are full, from the one heard of longest ago, and whoever is too many."""
        while self._full_at:
            client = next(iter(self._full_at))
            if self._full_at[client] > now and len(self._full_at) <= self._most:
                return
            del self._full_at[client]


class Counts:
    """How many things each client has, and all have together. 0: no limit."""

    def __init__(self, per_client: int, in_all: int = 0) -> None:
        self.per_client = per_client
        self.in_all = in_all
        self.total = 0  # here; the limit of all together is each process's own
        self._of: dict[str, int] = {}
        self._here: Counter[str] = Counter()  # by client, without the networks around it
        self._untold: set[str] | None = None  # clients whose number here has changed; None: nobody wants to know
        self._elsewhere: dict[str, dict[str, int]] = {}  # by process and client

    def __len__(self) -> int:
        return len(self._of)

    def of(self, client: str) -> int:
        """Return how many a client, or a network around it, has."""
        return self._of.get(client, 0)

    def has_room(self, client: str) -> bool:
        """Whether a client may have one more."""
        if self.per_client and any(
            self.of(network) >= share * self.per_client for network, share in networks_of(client)
        ):
            return False
        return not self.in_all or self.total < self.in_all

    def enter(self, client: str) -> bool:
        """Count one more, unless there is no room for it; return whether it was counted."""
        if not self.has_room(client):
            return False
        self._add(client, 1)
        self._count_here(client, 1)
        return True

    def leave(self, client: str) -> None:
        """Count one less of a client's."""
        self._add(client, -1)
        self._count_here(client, -1)

    def _add(self, client: str, number: int) -> None:
        for network, _ in networks_of(client):
            self._of[network] = self.of(network) + number
            if not self._of[network]:
                del self._of[network]

    def _count_here(self, client: str, number: int) -> None:
        self.total += number
        self._here[client] += number
        if not self._here[client]:
            del self._here[client]
        if self._untold is not None:
            self._untold.add(client)

    def report(self, *, everything: bool = False) -> dict[str, int]:
        """Return how many clients have here, as far as other processes have to hear of it."""
        clients = self._here if everything or self._untold is None else self._untold
        told = {client: self._here[client] for client in clients}
        self._untold = set()
        return told

    def absorb(self, process: str, client: str, number: int) -> None:
        """Note how many a client has at another process."""
        there = self._elsewhere.setdefault(process, {})
        self._add(client, number - there.pop(client, 0))
        if number:
            there[client] = number

    def forget(self, process: str) -> None:
        """Count nothing of another process any more: it has ended."""
        for client, number in self._elsewhere.pop(process, {}).items():
            self._add(client, -number)


class Usage(Struct, frozen=True, omit_defaults=True):
    """What clients use at a process, as others hear of it: tokens just taken, numbers as they are, and new games."""

    taken: dict[str, dict[str, int]] = {}  # by rate and client
    held: dict[str, dict[str, int]] = {}  # by what is counted and client
    opened: dict[str, str] = {}  # by game, whose it is


class Limits:
    """All limits of a server, and who its clients are.

    Processes that share a database tell each other what their clients use, so that a client's share is one.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.requests = Rate(settings.requests_per_second, settings.request_burst, clock)
        chat = settings.chat_per_10_seconds
        self.chat = Rate(chat / _CHAT_SECONDS, max(chat, 1), clock)
        self.connections = Counts(settings.connections_per_client, settings.connections)
        self.games = Counts(settings.games_per_client)
        hourly = settings.new_games_per_hour
        self.new_games = Rate(hourly / _HOUR, max(hourly // _BURSTS_PER_HOUR, 1), clock)
        self.entries_per_game = settings.entries_per_game
        most = settings.connections + OTHER_CONNECTIONS if settings.connections else 0
        self.sockets = Counts(settings.sockets_per_client, most)
        self._game_of: dict[str, str] = {}  # those created here, and whose they are
        self._household_of: OrderedDict[str, str] = OrderedDict()  # those created at other processes
        self._unopened: dict[str, str] = {}  # games of which other processes have not heard
        self._rates = {"requests": self.requests, "chat": self.chat, "new_games": self.new_games}
        self._counts = {"connections": self.connections, "games": self.games, "sockets": self.sockets}
        self._proxies = Proxies(settings.trusted_proxies)

    def client(self, scope: Scope) -> str:
        """Return who sends a request, as all limits count it."""
        return self._proxies.client(scope)

    @property
    def trusts_proxies(self) -> bool:
        """Whether there are proxies that are believed when they ask for others."""
        return bool(self._proxies)

    def open_game(self, game: str, client: str) -> bool:
        """Count a game that a client creates; return False, and count nothing, if it has too many."""
        if game in self._game_of:
            return True
        if not self.games.enter(client):
            return False
        self._game_of[game] = self._unopened[game] = client
        return True

    def household_of(self, game: str) -> str:
        """Return for whom bots think in a game: whoever created it; one of before the start counts by itself."""
        client = self._game_of.get(game) or self._household_of.get(game)
        if client is None:
            return game
        networks = networks_of(client)
        return networks[min(1, len(networks) - 1)][0]

    def close_game(self, game: str) -> None:
        """Count a game no more: it is over or abandoned. One created before the server started was not counted."""
        client = self._game_of.pop(game, None)
        self._household_of.pop(game, None)
        self._unopened.pop(game, None)
        if client is not None:
            self.games.leave(client)

    # --- other processes ----------------------------------------------------------------------------------------------

    def report(self, *, everything: bool = False) -> Iterator[Usage]:
        """Return what other processes have to hear, or all that they should know, in parts that are short enough."""
        for name, rate in self._rates.items():
            for part in _parts(rate.report()):
                yield Usage(taken={name: part})
        for name, counts in self._counts.items():
            for part in _parts(counts.report(everything=everything)):
                yield Usage(held={name: part})
        opened, self._unopened = self._game_of if everything else self._unopened, {}
        for games in _parts(opened):
            yield Usage(opened=games)

    def absorb(self, process: str, usage: Usage) -> None:
        """Count what clients use at another process."""
        for name, taken in usage.taken.items():
            for client, tokens in taken.items():
                self._rates[name].absorb(client, tokens)
        for name, held in usage.held.items():
            for client, number in held.items():
                self._counts[name].absorb(process, client, number)
        self._household_of.update(usage.opened)
        while len(self._household_of) > MOST_CLIENTS:
            self._household_of.popitem(last=False)

    def forget(self, process: str) -> None:
        """Count nothing of another process any more: it has ended."""
        for counts in self._counts.values():
            counts.forget(process)


def _parts(entries: Mapping[str, Value]) -> Iterator[dict[str, Value]]:
    """Return entries by so many that a notice can hold them."""
    pairs = list(entries.items())
    for first in range(0, len(pairs), _TOLD_AT_ONCE):
        yield dict(pairs[first : first + _TOLD_AT_ONCE])


@lru_cache(maxsize=4096)
def networks_of(client: str) -> tuple[tuple[str, int], ...]:
    """Return the networks from which a client takes, itself first, and how many times a client's share each has.

    >>> networks_of("2001:db8:1:2::/64")
    (('2001:db8:1:2::/64', 1), ('2001:db8:1::/56', 2), ('2001:db8:1::/48', 8))
    """
    if ":" not in client:
        return ((client, 1),)
    network = IPv6Network(client)
    wider = ((str(network.supernet(new_prefix=length)), share) for length, share in WIDER_NETWORKS.items())
    return ((client, 1), *wider)


class Proxies:
    """The reverse proxies that are believed when they say for whom they ask."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = tuple(ip_network(network) for network in trusted)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def client(self, scope: Scope) -> str:
        """Return who sends a request: whoever is connected, or whom the last trusted proxy names."""
        peer = scope.get("client")
        address = _address(peer[0]) if peer else None
        if address is None:
            return NO_ADDRESS
        if self._networks and self._trusts(address):
            address = self._forwarded(scope, address)
        return _counted_as(address)

    def _forwarded(self, scope: Scope, peer: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
        """Return the address nearest to us that is no trusted proxy's: what stands before it may be made up."""
        header = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        nearest = peer
        for part in reversed(header.decode("latin-1").rsplit(",", _MOST_FORWARDED)[-_MOST_FORWARDED:]):
            address = _address(_without_port(part.strip()))
            if address is None:
                return nearest
            nearest = address
            if not self._trusts(address):
                return nearest
        return nearest

    def has(self, peer: tuple[str, int] | None) -> bool:
        """Whether an end of a connection is one of them."""
        address = _address(peer[0]) if peer else None
        return address is not None and self._trusts(address)

    def _trusts(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self._networks)


@lru_cache(maxsize=4096)
def _address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address; one of IPv4 written as IPv6 is one of IPv4."""
    if len(text) > _LONGEST_ADDRESS:
        return None
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _without_port(text: str) -> str:
    """Return the address of ``1.2.3.4:80`` or ``[::1]:80``."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


@lru_cache(maxsize=4096)
def _counted_as(address: IPv4Address | IPv6Address) -> str:
    """Return as whom an address counts: with IPv6 everybody has at least 2⁶⁴ of them, so their network counts."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((address, 64), strict=False))


def is_local(scope: Scope) -> bool:
    """Whether a request comes from a program on this machine, and not through a proxy on it."""
    peer = scope.get("client")
    address = _address(peer[0]) if peer else None
    forwarded = any(name in (b"x-forwarded-for", b"forwarded") for name, _ in scope["headers"])
    return (address is None or address.is_loopback) and not forwarded
