"""Rates, counts, and who a client is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posthorn.server.operations.limits import NO_ADDRESS, Counts, Limits, Proxies, Rate, is_local
from posthorn.server.operations.settings import Settings


class Clock:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def test_a_burst_then_the_rate() -> None:
    """Ten at once, then one each half second; a refusal says how long to wait, and waiting so long is enough."""
    clock = Clock()
    rate = Rate(2, 10, clock)
    assert [rate.take("a") for _ in range(10)] == [0] * 10
    wait = rate.take("a")
    assert wait == pytest.approx(0.5)
    assert rate.take("a") == wait, "a refusal costs nothing"
    clock.now += wait
    assert rate.take("a") == 0
    assert rate.take("a") > 0
    assert rate.take("b") == 0, "others are not held up"


@given(
    st.floats(0.1, 100),
    st.integers(1, 50),
    st.lists(st.floats(0, 5), max_size=200),
)
def test_never_more_than_burst_and_rate(per_second: float, burst: int, pauses: list[float]) -> None:
    """However requests are spaced, no more pass in any span than the burst and the rate's share of it."""
    clock = Clock()
    rate = Rate(per_second, burst, clock)
    passed = []
    for pause in pauses:
        clock.now += pause
        if rate.take("a") == 0:
            passed.append(clock.now)
    for first in range(len(passed)):
        for last in range(first, len(passed)):
            span = passed[last] - passed[first]
            assert last - first + 1 <= burst + span * per_second + 1e-3


def test_idle_clients_are_forgotten() -> None:
    """Clients whose buckets are full again take no room; a client in the midst of a burst is remembered."""
    clock = Clock()
    rate = Rate(1, 2, clock)
    for number in range(100):
        rate.take(str(number))
    assert len(rate) == 100
    clock.now += 1.5
    rate.take("late")
    assert len(rate) == 1


def test_many_clients_take_bounded_room() -> None:
    """However many clients come at once, only so many are remembered, the latest."""
    rate = Rate(1, 1, Clock(), most_clients=50)
    for number in range(1000):
        rate.take(str(number))
    assert len(rate) == 50
    assert rate.take("999") > 0
    assert rate.take("0") == 0


def test_a_rate_of_nothing_is_no_limit() -> None:
    """0 switches a rate off, and nobody is remembered."""
    rate = Rate(0, 1, Clock())
    assert {rate.take("a") for _ in range(100)} == {0.0}
    assert len(rate) == 0


def test_counts() -> None:
    """A client has at most its share, all together at most theirs; who leaves makes room and is forgotten."""
    counts = Counts(2, 3)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("a")] == [True, True, False]
    assert [counts.enter("b"), counts.enter("b")] == [True, False]
    assert counts.total == 3
    counts.leave("a")
    assert counts.enter("b")
    for client in ("a", "b", "b"):
        counts.leave(client)
    assert (counts.total, len(counts)) == (0, 0)


def test_no_limit_of_counts() -> None:
    """0 is no limit."""
    counts = Counts(0)
    assert all(counts.enter("a") for _ in range(1000))
    assert counts.of("a") == 1000


def test_games_of_a_client() -> None:
    """A client may have so many unfinished games; a finished one makes room, once."""
    limits = Limits(Settings(games_per_client=2), Clock())
    assert [limits.open_game(game, "a") for game in ("one", "two", "three")] == [True, True, False]
    assert limits.open_game("one", "a"), "the same game counts once"
    limits.close_game("one")
    limits.close_game("one")
    limits.close_game("of before the start")
    assert limits.games.of("a") == 1
    assert limits.open_game("three", "a")
    assert not limits.open_game("four", "a")
    assert limits.open_game("four", "b")


def test_chat() -> None:
    """Five lines at once, then one each two seconds."""
    clock = Clock()
    limits = Limits(Settings(chat_per_10_seconds=5), clock)
    assert [limits.chat.take("a") > 0 for _ in range(6)] == [False] * 5 + [True]
    clock.now += 2
    assert limits.chat.take("a") == 0
    unlimited = Limits(Settings(chat_per_10_seconds=0), clock)
    assert all(unlimited.chat.take("a") == 0 for _ in range(100))


def scope(peer: str | None, *forwarded: str) -> dict[str, Any]:
    """Return the scope of a request from an address, with these headers."""
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"type": "http", "client": None if peer is None else (peer, 5000), "headers": headers}


@pytest.mark.parametrize(
    ("peer", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        (None, NO_ADDRESS),
        ("testclient", NO_ADDRESS),
    ],
)
def test_who_a_client_is(peer: str | None, client: str) -> None:
    """IPv4 counts by address, IPv6 by network, and what has no address together."""
    assert Proxies(()).client(scope(peer)) == client


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", ("192.0.2.7",), "192.0.2.7"),
        ("10.0.0.1", ("6.6.6.6, 192.0.2.7",), "192.0.2.7"),  # the first was made up by the client
        ("10.0.0.1", ("6.6.6.6", "192.0.2.7, 10.0.0.2"), "192.0.2.7"),  # through two proxies
        ("10.0.0.1", ("192.0.2.7:5000",), "192.0.2.7"),
        ("10.0.0.1", ("[2001:db8::1]:5000",), "2001:db8::/64"),
        ("10.0.0.1", ("10.0.0.3",), "10.0.0.3"),  # a client among the proxies
        ("10.0.0.1", (), "10.0.0.1"),
        ("10.0.0.1", ("6.6.6.6, nonsense",), "10.0.0.1"),
        ("10.0.0.1", ("",), "10.0.0.1"),
        ("::ffff:10.0.0.1", ("192.0.2.7",), "192.0.2.7"),
        ("192.0.2.9", ("192.0.2.7",), "192.0.2.9"),  # nobody's proxy
    ],
)
def test_whom_proxies_name(peer: str, forwarded: tuple[str, ...], client: str) -> None:
    """Only trusted proxies are believed, and only as far as they can know."""
    assert Proxies(("10.0.0.0/8",)).client(scope(peer, *forwarded)) == client


def test_nobody_is_believed_unless_configured() -> None:
    """Without trusted proxies the header is ignored, even from this machine."""
    assert Limits(Settings()).client(scope("127.0.0.1", "192.0.2.7")) == "127.0.0.1"


def test_endless_headers_are_cut() -> None:
    """A header with very many addresses is read from its end only so far."""
    header = ", ".join(["192.0.2.7", *["10.0.0.2"] * 10_000])
    assert Proxies(("10.0.0.0/8",)).client(scope("10.0.0.1", header)) == "10.0.0.2"


def test_what_is_local() -> None:
    """A program on this machine is local, what a proxy on it forwards is not."""
    assert is_local(scope("127.0.0.1"))
    assert is_local(scope("::1"))
    assert not is_local(scope("127.0.0.1", "192.0.2.7"))
    assert not is_local(scope("192.0.2.7"))
