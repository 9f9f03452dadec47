"""Who is thought for next: people first, then fair by client, then whoever has waited longest.

A client that has many games gets no more of the processes than one that has few: whoever was thought for least goes
first. A client's games take turns, as each waits with one choice at a time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, TypeVar

MOST_CLIENTS = 10_000  # of which is remembered how long they were thought for

Item = TypeVar("Item")


class Urgency(IntEnum):
    """Who waits for a process; who is more urgent goes first, whatever the other had."""

    PERSON = 0  # somebody plays at the table
    SPECTATOR = 1  # bots play alone
    REVIEW = 2  # nobody plays: a finished game is looked at


@dataclass(eq=False, frozen=True, slots=True)
class Place(Generic[Item]):
    """A place in the queue. How urgent it is may change while it waits."""

    item: Item
    client: str
    urgency: Callable[[], Urgency]
    number: int


@dataclass(slots=True)
class _Account:
    """What a client had of the processes."""

    seconds: float = 0.0
    thinking: int = 0  # choices thought about now
    waiting: int = 0


@dataclass
class FairQueue(Generic[Item]):
    """What waits, and what each client had."""

    _places: dict[Item, Place[Item]] = field(default_factory=dict)
    _accounts: OrderedDict[str, _Account] = field(default_factory=OrderedDict)
    _count: int = 0
    _least: float = 0.0  # seconds that whoever went last had had: who comes anew has had as many

    def __len__(self) -> int:
        return len(self._places)

    def add(self, item: Item, client: str, urgency: Callable[[], Urgency]) -> None:
        """Let something wait for a client."""
        account = self._accounts.setdefault(client, _Account())
        if not account.waiting and not account.thinking:
            # Time in which it wanted nothing is not owed to it, and what it had before that is forgotten.
            account.seconds = self._least
        account.waiting += 1
        self._count += 1
        self._places[item] = Place(item, client, urgency, self._count)

    def remove(self, item: Item) -> None:
        """Let something wait no more, if it still does."""
        place = self._places.pop(item, None)
        if place is not None:
            self._accounts[place.client].waiting -= 1

    def next(self, suits: Callable[[Item], bool]) -> Item | None:
        """Return what is next of all that suits, if anything is."""
        places = (place for place in self._places.values() if suits(place.item))
        found = min(places, key=self._rank, default=None)
        return None if found is None else found.item

    def _rank(self, place: Place[Item]) -> tuple[int, int, float, int]:
        account = self._accounts[place.client]
        return place.urgency(), account.thinking, account.seconds, place.number

    def begin(self, item: Item) -> str:
        """Take something out of the queue to think about it; return its client, for ``end``."""
        client = self._places[item].client
        self.remove(item)
        account = self._accounts[client]
        account.thinking += 1
        self._least = max(self._least, account.seconds)
        self._accounts.move_to_end(client)
        self._forget()
        return client

    def end(self, client: str, seconds: float) -> None:
        """Note how long something was thought about."""
        account = self._accounts[client]
        account.thinking -= 1
        account.seconds += seconds

    def _forget(self) -> None:
        """Forget clients heard of longest ago that want nothing."""
        while len(self._accounts) > MOST_CLIENTS:
            client, account = next(iter(self._accounts.items()))
            if account.waiting or account.thinking:
                return
            del self._accounts[client]
