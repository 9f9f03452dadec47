"""Nobody is ever sent what they may not know: whole games through the API, and every byte looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from posthorn.board import BOARD
from posthorn.engine.knowledge import hide_unknown
from posthorn.engine.state import State
from posthorn.game import Game, Options, View
from posthorn.record import loads_json
from posthorn.server.keys import hash_key
from posthorn.server.tables import registry
from posthorn.server.tables.game_info import game_info
from posthorn.server.tables.live_table import LiveTable
from tests.server.safety.hidden import (
    Deck,
    Leak,
    Oracle,
    World,
    objects_in,
    search,
    with_other_card,
    with_other_clerics,
)
from tests.server.safety.party import Chooser, Party, party
from tests.server.safety.serving import Running, serving

PRY = 23  # plies after which everybody asks for everything again

# --- whole games ----------------------------------------------------------------------------------------------------


async def play_whole_game(running: Running, seats: int, modules: tuple[str, ...], seed: int, **options: Any) -> None:
    """Play a game to its end and look at all that was sent and logged."""
    chooser = Chooser(seed)
    async with party(running, seats, modules, **options) as at:
        second = at.clients[at.seats[1]]
        code = (await second.post(f"{at.path}/seats/1/transfer")).json["code"]
        while not at.is_over:
            if at.revision % PRY == 0:
                await at.pry()
            at.note()
            await at.play(chooser.choose(at.view), by_http=chooser.flips())
        at.note()
        before_end = {name: b"".join(steps[:-1]) for name, steps in at.steps.items()}
        record = loads_json((await second.get(f"{at.path}/record")).body.decode())
        check_all(at, Game.replay(record), code, before_end)


def check_all(at: Party, game: Game, code: str, before_end: dict[str, bytes]) -> None:
    """Raise ``Leak`` if anybody was sent, or the log shows, what it must not."""
    oracle = Oracle(game)
    row = at.running.registry._live[at.game].table.row
    keys = {f"the key of {name}": client.key for name, client in at.clients.items() if client.key}
    hashes = {f"the hash of {what}": hash_key(key) for what, key in keys.items()}
    assert row.seed is not None
    until_end = {"the secret": row.secret, "the seed": str(row.seed), "the seed in hex": f"{row.seed:032x}"}
    for number, (name, client) in enumerate(at.clients.items()):
        own = number if name in at.seats else None
        for message in objects_in(client.all_received):
            oracle.check(message, own)
        others = {what: key for what, key in keys.items() if key != client.key}
        codes = {} if own == 1 else {"a transfer code": code}
        search(client.all_received, {**others, **hashes, **codes, "the hash of a code": hash_key(code)})
        search(before_end[name], until_end)
    check_log(at.running, {**keys, **hashes, **until_end, "a transfer code": code}, at.game)


def check_log(running: Running, secrets: dict[str, str], game: str) -> None:
    """Raise ``Leak`` if the log shows a secret, or anything about cards."""
    cities = {f"the city {city.name}": city.name for city in BOARD.cities}
    search(running.logged.encode(), {**secrets, **cities, "a whole link": game})
    # Not even what is masked when it is written may be there.
    for record in running.records.records:
        search(f"{record.getMessage()} {vars(record)}".encode(), secrets)
    assert not running.faults


WHOLE_GAMES = [
    (2, ()),
    (3, ("audience",)),
    (4, ("honours",)),
    (2, ("audience", "honours")),
]


def test_short_game_tells_nobody_what_is_hidden(tmp_path: Path) -> None:
    """In a game of two rounds with everything in it, nobody is sent what they may not know."""
    with serving(tmp_path) as running:
        options = {"switches": {"max_rounds": 2}}
        asyncio.run(play_whole_game(running, 3, ("audience", "honours"), 1, **options))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "modules"), WHOLE_GAMES)
def test_whole_game_tells_nobody_what_is_hidden(tmp_path: Path, seats: int, modules: tuple[str, ...]) -> None:
    """From the first byte to the end of the game nobody is sent what they may not know, and nothing is logged of it."""
    with serving(tmp_path) as running:
        asyncio.run(play_whole_game(running, seats, modules, seats))


# --- two worlds -----------------------------------------------------------------------------------------------------


async def play_script(
    running: Running, options: Options, choose: Callable[[View, int], str | None], plies: int | None = None
) -> tuple[tuple[str, ...], dict[str, list[bytes]]]:
    """Play so many plies, or until nothing is chosen; return what was played and what was sent to each, by revision."""
    rules: dict[str, Any] = {"edition": options.edition, "switches": options.switches}
    async with party(running, options.seats, options.modules, **rules) as at:
        while not at.is_over and at.revision != plies:
            action = choose(at.view, at.revision)
            if action is None:
                break
            await at.play(action, by_http=at.revision % 3 == 0)
            if at.revision % PRY == 0:
                await at.pry()
            at.note()
        assert not running.faults
        return tuple(at.played), {name: at.anonymous_steps(name) for name in at.clients}


def run_world(
    folder: Path, options: Options, deck: Deck, choose: Callable[[View, int], str | None], plies: int | None = None
) -> tuple[tuple[str, ...], dict[str, list[bytes]]]:
    """Play at a server of its own with a deck of one's own."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch, serving(folder) as running:
        deck.lie_on_table(patch)
        return asyncio.run(play_script(running, options, choose, plies))


def compare_worlds(folder: Path, options: Options, seed: int) -> None:
    """Play a game, then again with another hidden card or cleric of each seat; raise ``Leak`` if others can tell.

    All that is sent to everybody else is compared byte by byte, as long as what lies open is the same.
    """
    chooser, deck = Chooser(seed), Deck(seed)
    actions, sent = run_world(folder / "world", options, deck, lambda view, revision: chooser.choose(view))
    world = World(tuple(deck.drawn), actions)
    for seat in range(options.seats):
        changes = [with_other_card(world, options, seat, seed)]
        if "audience" in options.modules:
            changes.append(with_other_clerics(world, options, seat))
        for number, (other, plies) in enumerate(changes):
            place = folder / f"world {seat}.{number}"
            _, there = run_world(place, options, Deck(seed, other.cards), again(other), plies)
            compare(sent, there, seat, plies)


def again(world: World) -> Callable[[View, int], str]:
    """Return what plays as in a world."""
    return lambda view, revision: world.actions[revision]


def compare(sent: dict[str, list[bytes]], there: dict[str, list[bytes]], seat: int, plies: int) -> None:
    """Raise ``Leak`` if anybody but a seat was sent something else in another world up to some revision."""
    for number, name in enumerate(sent):
        here, elsewhere = sent[name][: plies + 1], there[name][: plies + 1]
        if number == seat:
            assert here != elsewhere, "the worlds are the same"
            continue
        for revision, (one, other) in enumerate(zip(here, elsewhere, strict=True)):
            if one != other:
                at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
                around = slice(max(0, at - 200), at + 100)
                message = f"{name} can tell at revision {revision}: {one[around]!r} and {other[around]!r}"
                raise Leak(message)


SHORT = Options.of(2, modules=("audience",), max_rounds=4)


@pytest.mark.slow
def test_two_short_worlds_look_the_same(tmp_path: Path) -> None:
    """Nobody can tell what another seat has drawn or which clerics it has sent, by any byte."""
    compare_worlds(tmp_path, SHORT, 3)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        Options.of(3, max_rounds=6),
        Options.of(4, modules=("audience", "honours"), max_rounds=3),
        Options.of(2, "hungarian", ("audience",), max_rounds=8, cleric_reminder=True),
    ],
    ids=["3 seats", "4 seats with modules", "reminder"],
)
def test_two_worlds_look_the_same(tmp_path: Path, options: Options) -> None:
    """The same for longer games."""
    compare_worlds(tmp_path, options, 5)


# --- the tests would notice -----------------------------------------------------------------------------------------


def tell_all_events(patch: pytest.MonkeyPatch) -> None:
    """Hide nothing in events."""
    patch.setattr("posthorn.game.event.hide_in_event", lambda event, seat, reminder: event)


def show_all_hands(patch: pytest.MonkeyPatch) -> None:
    """Hide nothing in views."""
    patch.setattr("posthorn.game.view.hide_unknown", lambda state, seat, reminder: None)


def show_pile(patch: pytest.MonkeyPatch) -> None:
    """Betray the pile by a number that looks harmless."""

    def hide_almost_all(state: State, seat: int, reminder: int) -> None:
        state.pile_size += sum(city * count for city, count in enumerate(state.pile)) % 97
        hide_unknown(state, seat, reminder)

    patch.setattr("posthorn.game.view.hide_unknown", hide_almost_all)


def show_seed(patch: pytest.MonkeyPatch) -> None:
    """Put the seed where everybody sees it."""

    def telling(live: LiveTable, holder: str | None, bots_ready: bool) -> Any:
        told = game_info(live, holder, bots_ready)
        told.edition = str(live.table.row.seed)
        return told

    patch.setattr(registry, "game_info", telling)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [tell_all_events, show_all_hands, show_pile])
def test_comparison_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., None]) -> None:
    """A server that betrays hidden things does not look the same in two worlds."""
    leak(monkeypatch)
    with pytest.raises(Leak):
        compare_worlds(tmp_path, SHORT, 3)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [tell_all_events, show_all_hands, show_seed])
def test_search_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., None]) -> None:
    """A server that betrays hidden things fails the test of short games."""
    leak(monkeypatch)
    with pytest.raises(Leak):
        test_short_game_tells_nobody_what_is_hidden(tmp_path)
