"""Games that have expired are found, abandoned and removed, on both databases; others are left alone."""

import pytest
from sqlalchemy import Connection, text

from posthorn.server.storage import Abandonment, ChatRow, Expiry, Removal, Storage
from tests.server.storage.examples import NOON, keep_game, move

pytestmark = pytest.mark.anyio

MOST = 100


async def test_what_has_expired(storage: Storage) -> None:
    """What counts is the status, and when a game was created, moved last or finished: before a time, not at it."""
    await keep_game(storage, "waiting")
    await keep_game(storage, "later", created=NOON + 50)
    await keep_game(storage, "played", status="playing")
    await keep_game(storage, "still", status="playing")
    await keep_game(storage, "over", status="over", finished=NOON + 9)
    await keep_game(storage, "practice", status="over", finished=NOON + 9, practice=True)
    for revision in range(30):
        await storage.append("played", move(revision))

    async def found(expiry: Expiry) -> list[str]:
        return sorted(await storage.expired(expiry, MOST))

    assert await found(Expiry(("waiting",), "created", NOON)) == []
    assert await found(Expiry(("waiting",), "created", NOON + 1)) == ["waiting"]
    assert await found(Expiry(("waiting",), "created", NOON + 51)) == ["later", "waiting"]
    assert await found(Expiry(("playing",), "moved", NOON + 29)) == ["still"]
    assert await found(Expiry(("playing",), "moved", NOON + 30)) == ["played", "still"]
    assert await found(Expiry(("over",), "finished", NOON + 9)) == []
    assert await found(Expiry(("over",), "finished", NOON + 10)) == ["over", "practice"]
    assert await found(Expiry(("playing", "over"), "moved", NOON + 99, practice=True)) == ["practice"]
    assert await storage.expired(Expiry(("waiting",), "created", NOON + 51), 1) == ["waiting"]  # the oldest


async def test_abandoning_and_removing(storage: Storage) -> None:
    """Only what still has expired when it is written is abandoned or removed, and nothing of it is left over."""
    for id in ("one", "two", "three"):
        await keep_game(storage, id, rematch="one" if id == "three" else None)
        await storage.append(id, move(0))
        await storage.say(id, ChatRow(0, 0, "Farewell", NOON))
    expired = Expiry(("waiting",), "created", NOON + 1)
    await storage.update_game("two", status="playing")
    await storage.write(Abandonment(["one", "two"], expired, NOON + 5))
    assert await storage.count() == {"abandoned": 1, "playing": 1, "waiting": 1}
    abandoned = Expiry(("abandoned",), "finished", NOON + 6)
    await storage.write(Removal(["one", "two", "three"], abandoned))
    await storage.write(Removal(["one", "two", "three"], abandoned))  # as after a commit in doubt
    assert await storage.load("one") is None
    for id in ("two", "three"):
        left = await storage.load(id)
        assert left is not None
        assert (len(left.seats), len(left.moves), len(left.chat), left.game.rematch) == (3, 1, 1, None)


async def test_expired_games_are_found_by_an_index(sqlite_url: str) -> None:
    """A sweep does not look at every game that there is, however many were finished."""
    storage = Storage(sqlite_url)
    await storage.open()
    seen: list[str] = []

    def plan(connection: Connection) -> None:
        for expiry in (Expiry(("over",), "moved", NOON, practice=True), Expiry(("abandoned",), "finished", NOON)):
            query = str(expiry.among([]).compile(connection, compile_kwargs={"literal_binds": True}))
            condition = query.partition("AND ")[2]
            rows = connection.execute(text(f"EXPLAIN QUERY PLAN SELECT id FROM games WHERE {condition}"))
            seen.extend(str(row[3]) for row in rows)

    await storage._read(plan)
    await storage.close()
    assert any("games_by_practice" in line for line in seen)
    assert not any(line.startswith("SCAN games") for line in seen), seen
