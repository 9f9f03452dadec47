"""Who is thought for next."""

from __future__ import annotations

import pytest

from posthorn.server.operations import fair_queue
from posthorn.server.operations.fair_queue import FairQueue, Urgency


def person() -> Urgency:
    """Say that a person waits."""
    return Urgency.PERSON


def spectator() -> Urgency:
    """Say that only spectators wait."""
    return Urgency.SPECTATOR


def take(queue: FairQueue[str], seconds: float = 1.0) -> str:
    """Let what is next be thought about, and return it."""
    item = queue.next(lambda item: True)
    assert item is not None
    queue.end(queue.begin(item), seconds)
    return item


def test_clients_take_turns() -> None:
    """Of a client with many games and one with two, each is next in turn; a client's own go by their age."""
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "a4", "b1", "b2"):
        queue.add(item, item[0], person)
    assert [take(queue) for _ in range(6)] == ["a1", "b1", "a2", "b2", "a3", "a4"]
    assert queue.next(lambda item: True) is None


def test_shares_are_of_time() -> None:
    """Whoever is thought for ten times as long is next ten times as seldom."""
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.add(f"slow{number}", "slow", person)
        queue.add(f"fast{number}", "fast", person)
    first = [take(queue, 1.0 if queue.next(lambda item: True) == f"slow{number}" else 0.1) for number in range(1)]
    assert first == ["slow0"]
    assert [take(queue, 0.1)[:4] for _ in range(10)] == ["fast"] * 10


def test_idle_time_is_not_saved_up() -> None:
    """Who comes after a long while is next at once, and then in turn with the others."""
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.add(f"a{number}", "a", person)
    for _ in range(50):
        take(queue)
    for number in range(3):
        queue.add(f"b{number}", "b", person)
    assert [take(queue)[0] for _ in range(6)] == ["b", "a", "b", "a", "b", "a"]


def test_who_has_a_process_waits_for_who_has_none() -> None:
    """While a client is being thought for, another that is not goes first, even if it had more so far."""
    queue: FairQueue[str] = FairQueue()
    queue.add("b1", "b", person)
    take(queue, 100.0)
    for item in ("a1", "a2", "b2"):
        queue.add(item, item[0], person)
    assert queue.begin("a1") == "a"
    assert queue.next(lambda item: True) == "b2"
    assert queue.next(lambda item: item != "b2") == "a2", "unless it does not suit"


def test_people_first() -> None:
    """Where a person waits goes first, also if the person came while it waited."""
    queue: FairQueue[str] = FairQueue()
    urgency = {"bots": Urgency.SPECTATOR}
    queue.add("others", "a", spectator)
    queue.add("bots", "b", lambda: urgency["bots"])
    queue.add("person", "c", person)
    assert take(queue, 100.0) == "person"
    urgency["bots"] = Urgency.PERSON
    queue.add("person", "c", person)
    assert [take(queue) for _ in range(3)] == ["bots", "person", "others"]


def test_nobody_is_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of clients that want nothing only so many are remembered."""
    monkeypatch.setattr(fair_queue, "MOST_CLIENTS", 10)
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.add("choice", str(number), person)
        take(queue)
    queue.add("choice", "gone", person)
    queue.remove("choice")
    queue.remove("choice")
    assert len(queue) == 0
    assert len(queue._accounts) <= 11


def test_what_a_client_had_before_it_rested_is_forgotten() -> None:
    """Whoever comes back, after long thinking for them, waits no longer than whoever has always wanted something."""
    queue: FairQueue[str] = FairQueue()
    queue.add("quiet 1", "quiet", person)
    assert take(queue, 100.0) == "quiet 1"
    for number in range(3):
        queue.add(f"greedy {number}", "greedy", person)
    assert take(queue).startswith("greedy")
    queue.add("quiet 2", "quiet", person)
    assert take(queue) == "quiet 2"
