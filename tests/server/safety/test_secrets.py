"""Other sites cannot act, and keys and codes stand nowhere but with who holds them."""

from __future__ import annotations

import ast
import asyncio
import hashlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

import posthorn.server
from posthorn.server.http.api import ENDPOINTS
from posthorn.server.http.guards import SECURITY_HEADERS
from posthorn.server.keys import hash_key, new_key
from tests.server.safety.hidden import Leak, search
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import Answer, Client, HandshakeRefused

PEOPLE = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Berta"}]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server."""
    with serving(tmp_path_factory.mktemp("secrets")) as running:
        yield running
        assert not running.faults


def run(work: Coroutine[Any, Any, None]) -> None:
    """Carry a test out."""
    asyncio.run(work)


# --- other sites ----------------------------------------------------------------------------------------------------

OTHERS: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://localhost"},  # another port is another site
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://127.0.0.1:{port}@evil.example"},
    {"Origin": "http://127.0.0.1:{port}.evil.example"},
    {"Origin": "file://"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


def at(running: Running, head: dict[str, str]) -> dict[str, str]:
    """Return a head with the server's port in it."""
    return {name: value.format(port=running.port) for name, value in head.items()}


@pytest.mark.parametrize("head", OTHERS, ids=range(len(OTHERS)))
def test_other_sites_cannot_act(running: Running, head: dict[str, str]) -> None:
    """Whatever changes something is refused if another site's page sends it, even with a key; so is the stream."""

    async def ask() -> None:
        client = running.client()
        game = await client.create(seats=PEOPLE)
        for endpoint in ENDPOINTS:
            if endpoint.method != "GET":
                path = endpoint.path.replace("{game}", game["id"]).replace("{seat:seat}", "0")
                answer = await client.ask(endpoint.method, path, {}, head=at(running, head))
                assert (answer.status, answer.code) == (403, "other-origin"), (path, answer)
                assert "access-control-allow-origin" not in answer.head
        with pytest.raises(HandshakeRefused) as refused:
            await client.open_stream(game["id"], **{k.replace("-", "_"): v for k, v in at(running, head).items()})
        assert refused.value.status == 403
        after = (await client.get(f"/api/games/{game['id']}")).json
        assert (after["status"], after["revision"], len(after["seats"])) == ("playing", 0, 2)
        client.hang_up()

    run(ask())


@pytest.mark.parametrize("head", OTHERS, ids=range(len(OTHERS)))
def test_other_sites_cannot_read(running: Running, head: dict[str, str]) -> None:
    """No answer allows another site's page to read it."""

    async def ask() -> None:
        client = running.client()
        for method, path in (("GET", "/api/games"), ("OPTIONS", "/api/games"), ("GET", "/")):
            answer = await client.ask(method, path, head=at(running, head))
            assert not [name for name in answer.head if name.startswith("access-control")]
            assert answer.head["cross-origin-resource-policy"] == "same-origin"
        client.hang_up()

    run(ask())


def test_own_page_and_programs_may(running: Running) -> None:
    """The server's own page and programs can do what other sites cannot."""

    async def ask() -> None:
        own = {"Origin": f"http://127.0.0.1:{running.port}"}
        heads: list[dict[str, str]] = [{}, own, {"Sec-Fetch-Site": "same-origin"}]
        for head in heads:
            client = running.client()
            answer = await client.post("/api/games", {"seats": PEOPLE}, head=head)
            assert answer.status == 201
            stream = await client.open_stream(answer.json["game"]["id"], **head)
            await stream.say_hello(client.key)
            await stream.receive_until("welcome")
            stream.hang_up()
            client.hang_up()

    run(ask())


HOSTS = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example:80",
    "evil.example:8017",
    "10.0.0.1",
    "0x7f.1",
    "",
]


@pytest.mark.parametrize("host", HOSTS)
def test_names_that_lead_here_are_not_ours(running: Running, host: str) -> None:
    """A server on this machine does not answer to another site's name (DNS rebinding)."""

    async def ask() -> None:
        client = running.client()
        for method, path in (("GET", "/api/games"), ("POST", "/api/games"), ("GET", "/"), ("GET", "/health")):
            answer = await client.ask(method, path, head={"Host": host, "Origin": f"http://{host}"})
            assert answer.status == 421
        with pytest.raises(HandshakeRefused) as refused:
            await client.open_stream("x", host=host or " ", origin=f"http://{host}")
        assert refused.value.status == 421
        client.hang_up()

    run(ask())


# --- what every answer carries --------------------------------------------------------------------------------------


def test_security_headers_on_every_answer(running: Running) -> None:
    """Pages, answers and refusals of every kind carry a strict policy."""

    async def ask() -> None:
        client = running.client()
        game = await client.create(seats=PEOPLE)
        paths = [one.path.replace("{game}", game["id"]).replace("{seat:seat}", "0") for one in ENDPOINTS]
        others = [
            "/",
            "/index.html",
            "/health",
            "/metrics",
            "/api/openapi.json",
            "/api/docs",
            "/api/docs.css",
            "/api/none",
        ]
        statuses = set()
        for path in paths + others:
            for method in ("GET", "HEAD", "POST", "DELETE", "OPTIONS"):
                answer = await client.ask(method, path)
                statuses.add(answer.status)
                check_headers(answer)
        assert {200, 400, 404, 405} <= statuses
        assert 500 not in statuses
        client.hang_up()

    run(ask())


def check_headers(answer: Answer) -> None:
    """See that an answer has all security headers, and none that tells what the server is made of."""
    for name, value in SECURITY_HEADERS:
        assert answer.head.get(name.decode()) == value.decode(), answer
    policy = answer.head["content-security-policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "server" not in answer.head
    assert "set-cookie" not in answer.head


# --- keys and codes -------------------------------------------------------------------------------------------------


async def use_secrets(client: Client, other: Client) -> dict[str, str]:
    """Create, join, hand over a seat, and misuse keys and codes in every way; return all secrets by what they are."""
    game = (await client.create(seats=[PEOPLE[0], {"kind": "open"}], listed=True))["id"]
    await other.join(game, name="Berta")
    path = f"/api/games/{game}"
    code = (await client.post(f"{path}/seats/0/transfer")).json["code"]
    unused = (await other.post(f"{path}/seats/1/transfer")).json["code"]
    assert client.key is not None
    assert other.key is not None
    device = Client(client.port)
    claimed = await device.post(f"{path}/seats/0/claim", {"code": code})
    assert claimed.status == 200
    again = await device.post(f"{path}/seats/0/claim", {"code": code})
    assert (again.status, again.code) == (403, "wrong-code")
    device.key = claimed.json["key"]
    # Whoever puts a secret where it does not belong does not find it in the log.
    for place in (
        f"{path}?key={other.key}",
        f"/api/games/{unused}",
        f"/{other.key}",
        f"{path}/seats/1/claim?code={unused}",
    ):
        for method in ("GET", "POST"):
            await client.ask(method, place, {"code": unused, "key": other.key})
    for head in ({"Cookie": f"key={other.key}"}, {"Authorization": f"Basic {other.key}"}, {"X-Key": other.key}):
        await client.get(path, head=head)
    for request in (
        {"type": "hello", "key": other.key, "x": unused},
        {"type": other.key},
        {"type": "hello", "key": unused},
    ):
        async with client.stream(game, hello=False) as stream:
            await stream.send(request)
            await stream.receive_close()
    device.hang_up()
    assert device.key is not None
    secrets = {"a key": client.key, "another key": other.key, "the new device's key": device.key}
    return {**secrets, "a used code": code, "a code": unused}


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_secrets_are_nowhere_else(tmp_path: Path, log_format: str) -> None:
    """Neither the log nor the database has a key or a code; the database has their hashes."""
    with serving(tmp_path, log_format=log_format) as running:
        client, other = running.client(), running.client()

        async def act() -> dict[str, str]:
            secrets = await use_secrets(client, other)
            client.hang_up()
            other.hang_up()
            return secrets

        secrets = asyncio.run(act())
        search(running.logged.encode(), secrets)
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("posthorn.db"))
        search(stored, secrets)
        for what in ("another key", "the new device's key", "a code"):
            assert hash_key(secrets[what]).encode() in stored, what
            assert hash_key(secrets[what]) == hashlib.sha256(secrets[what].encode()).hexdigest()
        assert not running.faults
    # A server that has ended leaves nothing else behind.
    search(b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file()), secrets)


def test_search_finds() -> None:
    """The search above does find what is there."""
    with pytest.raises(Leak):
        search(b"... key=abc ...", {"a key": "abc"})


def test_keys_are_unguessable_and_hashed_plainly() -> None:
    """A key has 32 random bytes, and no two are alike."""
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert {len(key) for key in keys} == {43}


# --- comparisons ----------------------------------------------------------------------------------------------------

SECRET_NAMES = {"holder", "host", "code", "key", "secret", "randomness"}
SOURCES = sorted(Path(posthorn.server.__file__).parent.rglob("*.py"))
ADDRESSES = {"settings.py", "origins.py", "connections.py", "command.py"}  # where a host is an address
# What was stored and what will be, both known to the server alone.
HARMLESS = {"seats[seat].holder != table.seats[seat].holder"}


def compared_secrets(source: str) -> set[str]:
    """Return where something named like a secret is compared by ``==`` or ``!=``, but not with a constant."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(isinstance(one, ast.Eq | ast.NotEq) for one in node.ops):
            parts = (node.left, *node.comparators)
            names = {part.attr for part in parts if isinstance(part, ast.Attribute)}
            names |= {part.id for part in parts if isinstance(part, ast.Name)}
            if names & SECRET_NAMES and not any(isinstance(part, ast.Constant) for part in parts):
                found.add(ast.unparse(node))
    return found


def test_secrets_are_compared_in_constant_time() -> None:
    """Nothing that is named like a secret is compared but by ``same_hash``.

    Sets and dictionaries of holders compare SHA-256 hashes, of which nobody can choose the beginning.
    """
    for source in SOURCES:
        if source.name not in ADDRESSES:
            assert compared_secrets(source.read_text("utf-8")) <= HARMLESS, source


def test_comparisons_are_noticed() -> None:
    """The test above notices a comparison."""
    assert compared_secrets("if seat.holder == holder: pass") == {"seat.holder == holder"}
    assert not compared_secrets("if endpoint.key == 'needed': pass")


def test_nobody_acts_without_the_key(running: Running) -> None:
    """Neither without a key nor with another's can anything be done for a seat."""

    async def ask() -> None:
        owner, stranger, nobody = running.client(), running.client(new_key()), running.client()
        game = (await owner.create(seats=PEOPLE))["id"]
        path = f"/api/games/{game}"
        bodies: dict[str, Any] = {
            "play": {"seat": 0, "revision": 0, "action": "draw pile"},
            "why-not": {"seat": 0, "action": "draw pile"},
            "take-back": {"revision": 0},
            "take-back/answer": {"revision": 0, "agree": True},
            "lesson/return": {"revision": 0},
            "chat": {"text": "hello"},
            "abandon": None,
            "rematch": None,
            "agree": {},
            "seats/0/bot": {"bot": "pilgrim"},
            "seats/0/return": None,
            "seats/0/open": None,
            "seats/0/leave": None,
            "seats/0/absence": {"agree": True},
            "seats/0/transfer": None,
            "seats/0/claim": {"code": "A" * 22},
        }
        before = (await owner.get(path)).json
        for what, body in bodies.items():
            assert (await stranger.post(f"{path}/{what}", body)).status == 403, what
            refused = await nobody.post(f"{path}/{what}", body)
            assert refused.status == (403 if what.endswith("claim") else 401), what
        assert (await owner.get(path)).json == before
        tried = {endpoint.path.partition("{game}/")[2] for endpoint in ENDPOINTS if endpoint.method == "POST"}
        # Anybody may join, or play on from a game that is over: seats of their own.
        tried -= {what.replace("/0/", "/{seat:seat}/") for what in bodies} | {"join", "branches", ""}
        assert not tried, "an endpoint that this test does not try"
        for client in (owner, stranger, nobody):
            client.hang_up()

    run(ask())
