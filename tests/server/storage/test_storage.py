"""What is stored is what is read, on both databases."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from posthorn.server.storage import (
    Append,
    ChatRow,
    GameChange,
    GameSettings,
    GameTaken,
    Move,
    NewGame,
    Origin,
    Proof,
    RevisionTaken,
    Saying,
    SeatChange,
    SeatRow,
    Storage,
    StorageError,
    StoredGame,
    UnknownGame,
    new_game_id,
)
from tests.postgres import run_sql
from tests.server.storage.examples import NOON, SEATS, game_row, keep_game, move

pytestmark = pytest.mark.anyio


async def load(storage: Storage, id: str = "anna") -> StoredGame:
    """Return a game that is there."""
    stored = await storage.load(id)
    assert stored is not None
    return stored


async def test_a_new_game_is_read_as_it_was_written(storage: Storage) -> None:
    """A game and its seats come back equal, in every field."""
    row = await keep_game(storage)
    assert await load(storage) == StoredGame(row, SEATS, (), ())


async def test_every_field_of_a_game(storage: Storage) -> None:
    """A game may be stored with everything known: a seed of 128 bits, scores below nothing, a position."""
    settings = GameSettings(position="seats=2 step=close", switches={"max_rounds": None})
    row = game_row(
        status="over", seed=2**128 - 1, scores=(-3, 41, 0), finished=NOON + 1, rematch="bert", settings=settings
    )
    await storage.write(NewGame(replace(row, host=None, listed=False), SEATS))
    assert (await load(storage)).game == replace(row, host=None, listed=False)


async def test_settings_of_an_older_program(storage: Storage, url: str) -> None:
    """Settings that were not there when a game was stored have their default; those of a newer program are ignored."""
    await keep_game(storage)
    run_sql(url, """UPDATE games SET settings = '{"edition": "spanish", "later": 1}'""".replace(":", r"\:"))
    assert (await load(storage)).game.settings == GameSettings("spanish")


async def test_the_log_and_the_chat_come_in_their_order(storage: Storage) -> None:
    """Moves are read by revision and lines by number, whatever the order in which they were written."""
    await keep_game(storage)
    moves = [Move(0, 399, 2, "bot", NOON), Move(1, -1, 0, "clock", NOON + 1), Move(2, 0, 1, "person", NOON + 2)]
    lines = [ChatRow(number, 0, f"line {number}", NOON + number) for number in range(12)]
    for entry in reversed(moves):
        await storage.append("anna", entry)
    for line in reversed(lines):
        await storage.say("anna", line)
    stored = await load(storage)
    assert stored.moves == tuple(moves)
    assert stored.chat == tuple(lines)


async def test_text_is_text(storage: Storage) -> None:
    """Names and chat may hold whatever a database or a page might take for its own."""
    nasty = "'; DROP TABLE games; -- %s :name \\ <b>é</b> 🐎\u202e"
    await keep_game(storage)
    await storage.update_seat("anna", 2, name=nasty)
    await storage.say("anna", ChatRow(0, 2, nasty, NOON))
    stored = await load(storage)
    assert stored.seats[2].name == nasty
    assert stored.chat[0].text == nasty


async def test_changes(storage: Storage) -> None:
    """Only what is named changes, of this game and this seat alone."""
    anna, bert = await keep_game(storage), await keep_game(storage, "bert")
    await storage.update_game("anna", status="playing", seed=12, host=None)
    await storage.update_seat("anna", 2, holder="cd" * 32, code="ef" * 32, code_until=NOON)
    stored = await load(storage)
    assert stored.game == replace(anna, status="playing", seed=12, host=None)
    assert stored.seats == (*SEATS[:2], replace(SEATS[2], holder="cd" * 32, code="ef" * 32, code_until=NOON))
    assert await load(storage, "bert") == StoredGame(bert, SEATS, (), ())
    await storage.update_game("anna", seed=None)
    assert (await load(storage)).game.seed is None


async def test_no_change_is_no_fault(storage: Storage) -> None:
    """To change nothing is possible, so that who calls need not ask first."""
    row = await keep_game(storage)
    await storage.update_game("anna")
    await storage.update_seat("anna", 0)
    await storage.append("anna", move(0), {})
    assert (await load(storage)).game == row


async def test_several_writes_happen_together_or_not_at_all(storage: Storage) -> None:
    """If the last of several writes cannot be, none of them was."""
    await keep_game(storage)
    await storage.append("anna", move(0), {"status": "playing"})
    before = await load(storage)
    assert before.game.status == "playing"
    with pytest.raises(RevisionTaken):
        await storage.append("anna", move(0), {"status": "over", "scores": (1, 2, 3)})
    with pytest.raises(UnknownGame):
        await storage.update_seat("anna", 3, {"status": "over"}, name="nobody")
    with pytest.raises(RevisionTaken):
        await storage.write(
            NewGame(game_row("bert"), SEATS),
            Saying("anna", ChatRow(0, 0, "hello", NOON)),
            SeatChange("anna", 0, {"name": "Bert"}),
            GameChange("anna", {"rematch": "bert"}),
            Append("anna", move(0)),
        )
    assert await load(storage) == before
    assert await storage.load("bert") is None


@pytest.mark.parametrize("others", [0, 5])
async def test_a_revision_is_taken_once(storage: Storage, others: int) -> None:
    """The second entry for a revision is refused and changes nothing, also when both are called at once."""
    await keep_game(storage)
    calls = [storage.append("anna", move(0, action)) for action in (1, 2)]
    calls += [storage.append("anna", move(revision)) for revision in range(1, 1 + others)]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], RevisionTaken)
    assert (outcomes[1].game_id, outcomes[1].revision) == ("anna", 0)
    assert outcomes[2:] == [None] * others
    assert [entry.action for entry in (await load(storage)).moves] == [1] + [7] * others


async def test_the_first_call_takes_the_ply(storage: Storage) -> None:
    """Of two calls for a revision at once the first one counts, whatever else each of them changes."""
    for id, changes in (("anna", ({}, {"status": "over"})), ("bert", ({"status": "over"}, {}))):
        await keep_game(storage, id)
        calls = (storage.append(id, move(0, action), change) for action, change in enumerate(changes))
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], RevisionTaken)
        stored = await load(storage, id)
        assert stored.moves == (move(0, 0),)
        assert (stored.game.status == "over") == bool(changes[0])


async def test_an_id_is_taken_once(storage: Storage) -> None:
    """A second game with the id of a first is refused, and the first is as it was."""
    row = await keep_game(storage)
    with pytest.raises(GameTaken):
        await storage.write(NewGame(game_row(created=NOON + 1), SEATS[:2]))
    assert await load(storage) == StoredGame(row, SEATS, (), ())


async def test_what_is_not_there(storage: Storage) -> None:
    """A game that is not there is None to readers and an error to writers."""
    assert await storage.load("nobody") is None
    assert await storage.games() == []
    assert await storage.count() == {}
    for call in (
        storage.append("nobody", move(0)),
        storage.append("nobody", move(0), {"status": "over"}),
        storage.update_game("nobody", status="over"),
        storage.update_seat("nobody", 0, name="Anna"),
        storage.say("nobody", ChatRow(0, 0, "hello", NOON)),
    ):
        with pytest.raises(UnknownGame, match="There is no game nobody"):
            await call


async def test_what_cannot_be_stored_harms_nobody_else(storage: Storage) -> None:
    """What no column holds, or no game has, is refused alone; what was called with it is stored."""
    await keep_game(storage)
    strange = [
        storage.say("anna", ChatRow(0, 0, "half a \ud800 character", NOON)),
        storage.append("anna", Move(0, 1, 0, "person", 2**70)),
        storage.append("anna", Move(0, 1, 0, "cheat", NOON)),  # type: ignore[arg-type]
        storage.update_game("anna", status="lost"),
        storage.update_game("anna", listed=None),
    ]
    outcomes = await asyncio.gather(*strange, storage.append("anna", move(0)), return_exceptions=True)
    for outcome in outcomes[:-1]:
        assert isinstance(outcome, StorageError)
        assert outcome.code == "unstorable"
    assert outcomes[-1] is None
    stored = await load(storage)
    assert stored.moves == (move(0),)
    assert stored.game.status == "waiting"
    assert stored.chat == ()


async def test_what_never_changes(storage: Storage) -> None:
    """A column that is not there, or is fixed for ever, is a mistake in the program."""
    await keep_game(storage)
    for wrong in ("id", "secret", "commitment", "nonsense"):
        with pytest.raises(TypeError, match=wrong):
            await storage.update_game("anna", **{wrong: "x"})
    with pytest.raises(TypeError, match="nonsense"):
        await storage.update_seat("anna", 0, nonsense="x")


async def test_games_are_found(storage: Storage) -> None:
    """Games are found by status and whether they are listed, the newest first, no more than requested for."""
    for number, (status, listed) in enumerate(
        [("waiting", True), ("playing", True), ("over", True), ("waiting", False), ("waiting", True)]
    ):
        await keep_game(storage, f"game{number}", created=NOON + number, status=status, listed=listed)
    await keep_game(storage, "a-twin", created=NOON + 4)

    async def found(*args: object, **options: object) -> list[str]:
        return [row.id for row in await storage.games(*args, **options)]  # type: ignore[arg-type]

    assert await found() == ["a-twin", "game4", "game3", "game2", "game1", "game0"]
    assert await found(("waiting",)) == ["a-twin", "game4", "game3", "game0"]
    assert await found(("waiting", "playing"), True) == ["a-twin", "game4", "game1", "game0"]
    assert await found(("waiting", "playing"), listed=False) == ["game3"]
    assert await found(("waiting",), listed=True, limit=2) == ["a-twin", "game4"]
    assert await found(()) == []
    assert await storage.count() == {"waiting": 4, "playing": 1, "over": 1}
    assert (await storage.games(("over",)))[0] == game_row("game2", created=NOON + 2, status="over")


async def test_it_is_all_there_after_reopening(storage: Storage, url: str) -> None:
    """What was stored is there when the database is opened again."""
    row = await keep_game(storage)
    await storage.append("anna", move(0))
    await storage.close()
    again = Storage(url)
    await again.open()
    assert await again.load("anna") == StoredGame(row, SEATS, (move(0),), ())
    await again.close()


def test_ids_cannot_be_guessed() -> None:
    """Ids are all different, and fit into addresses and file names as they are."""
    ids = {new_game_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id) == 20 and id.isalnum() and id == id.lower() for id in ids)


def test_a_seat_is_open_unless_told_otherwise() -> None:
    """A seat with name and colour alone is held by nobody."""
    assert SeatRow(0, "", "red") == SeatRow(0, "", "red", None, None, "", None, None)


async def test_the_storage_is_well(storage: Storage) -> None:
    """While it is open games can be stored; what is written to prove it changes nothing."""
    await keep_game(storage)
    await storage.check()
    await storage.write(Proof())
    assert await load(storage) == StoredGame(game_row(), SEATS, (), ())
    await storage.close()
    with pytest.raises(StorageError, match="closed"):
        await storage.check()


async def test_branches_are_kept_beside_their_game(storage: Storage) -> None:
    """The branches of a game are found, the newest first, and know where they came from."""
    origin = Origin(12, 1, "dealt-anew", ("Anna", "Bert"), (40, 38), (0, 1))
    branch = GameSettings(position="seats=2", origin=origin)
    await keep_game(storage)
    await keep_game(storage, "first", created=NOON + 1, settings=branch, branch_of="anna", practice=True)
    await keep_game(storage, "second", created=NOON + 2, branch_of="anna")
    await keep_game(storage, "other", created=NOON + 3, branch_of="first")
    assert await storage.branches("anna", 9) == ["second", "first"]
    assert await storage.branches("anna", 1) == ["second"]
    assert await storage.branches("nobody", 9) == []
    stored = await storage.load("first")
    assert stored is not None
    assert (stored.game.branch_of, stored.game.settings.origin) == ("anna", origin)


async def test_branches_are_found_by_an_index(sqlite_url: str) -> None:
    """Nobody looks at every game there is to find those that branched off one."""
    storage = Storage(sqlite_url)
    await storage.open()
    asked = "EXPLAIN QUERY PLAN SELECT id FROM games WHERE branch_of = 'anna' ORDER BY created DESC"
    plan = await storage._read(lambda connection: [str(row[3]) for row in connection.execute(text(asked))])
    await storage.close()
    assert any("games_by_branch" in line for line in plan), plan
