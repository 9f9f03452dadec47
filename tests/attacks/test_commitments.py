"""Whoever asks for commitments without end makes nobody else's be forgotten."""

from __future__ import annotations

import json

import pytest

from posthorn.server.tables import commitments
from tests.server.asking import Answer, ask
from tests.server.visitors import Server

pytestmark = pytest.mark.anyio

HEADS = {"content-type": "application/json"}
VICTIM = "192.0.2.9"


async def post(server: Server, peer: str, path: str, body: object) -> Answer:
    """Send something from an address."""
    return await ask(server.app, "POST", path, HEADS, [json.dumps(body).encode()], peer)


@pytest.mark.parametrize(
    "attacker", [["192.0.2.66"], [f"2001:db8:0:{number:x}::1" for number in range(40)]], ids=["IPv4", "a /48"]
)
async def test_commitments_are_counted_by_client(
    server: Server, monkeypatch: pytest.MonkeyPatch, attacker: list[str]
) -> None:
    """A client's commitments push out its own older ones, and nobody else's."""
    monkeypatch.setattr(commitments, "MOST_OF_CLIENT", 3)
    made = json.loads((await post(server, VICTIM, "/api/commitments", {"seats": 2})).body)
    of_attacker = []
    for number in range(200):
        answer = await post(server, attacker[number % len(attacker)], "/api/commitments", {"seats": 2})
        assert answer.status == 201
        of_attacker.append(json.loads(answer.body)["commitment"])
    seats = [{"kind": "person"}, {"kind": "person"}]
    created = await post(server, VICTIM, "/api/games", {"seats": seats, "commitment": made["commitment"]})
    assert created.status == 201
    first = await post(server, attacker[0], "/api/games", {"seats": seats, "commitment": of_attacker[0]})
    assert (first.status, first.code) == (409, "no-commitment")
    last = await post(server, attacker[0], "/api/games", {"seats": seats, "commitment": of_attacker[-1]})
    assert last.status == 201
