"""The server's bots: in processes, never on the event loop, and every choice is made whatever fails."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from posthorn import Game, players
from posthorn.game import ACTIONS, View
from posthorn.players import PLAYERS, USUAL_BUDGETS
from posthorn.server.bots import worker_pool
from posthorn.server.bots.bots import Asker, BotJob, Bots, BotsStopped, Choice, Search, Timeouts
from tests.hosting.strange_calls import FAILURES, SECRET
from tests.packages import lay_out_package
from tests.server.bots import strange_bots

# Starting and losing processes takes its time.
pytestmark = pytest.mark.slow

Result = TypeVar("Result")

LONG = 120  # seconds after which a test gives up


def run(work: Awaitable[Result], seconds: float = LONG) -> Result:
    """Run something on an event loop of its own."""

    async def limited() -> Result:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(limited())


@asynccontextmanager
async def started(workers: int = 1, players: ModuleType = strange_bots, **more: Any) -> AsyncIterator[Bots]:
    """Start bots, and stop them at the end."""
    bots = Bots(workers, players=players, **more)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.stop()


def pool_of(bots: Bots) -> worker_pool.WorkerPool:
    """Return the worker processes of bots that share them with nobody."""
    assert isinstance(bots._pool, worker_pool.WorkerPool)
    return bots._pool


def a_job(level: str, game_id: str = "g", own_actions: tuple[int, ...] = ()) -> BotJob:
    """Return a job of a game's first choice, by a seat that has done something before."""
    view = Game.new(seats=2, seed=5, start=0).view(0)
    done = tuple(ACTIONS[number] for number in own_actions)
    return BotJob(Asker(game_id), level, View(view.state, 0, view.options, done))


async def until(condition: Callable[[], object]) -> None:
    """Wait for a condition."""
    while not condition():
        await asyncio.sleep(0)


class Pipe:
    """A pipe with a name, through which a test speaks to players in other processes."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._end = os.open(path, os.O_RDWR)

    def write(self, words: str) -> None:
        """Let as many readers go on as there are letters."""
        os.write(self._end, words.encode())

    def close(self) -> None:
        """Close this end."""
        os.close(self._end)


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Pipe]:
    """A pipe for one test."""
    pipe = Pipe(tmp_path / "pipe")
    yield pipe
    pipe.close()


@pytest.fixture
def warming(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> Pipe:
    """The pipe for which the strange bots' compiler and loaders wait."""
    monkeypatch.setenv("POSTHORN_WARM_UP", str(pipe.path))
    return pipe


# --- choices ------------------------------------------------------------------------------------------------------


def test_plain_bots_play_a_whole_game() -> None:
    """Every plain level chooses legal actions through a game, and nobody fails."""
    levels = [level for level in PLAYERS if level not in USUAL_BUDGETS]

    async def play() -> None:
        game = Game.new(seats=4, seed=3, modules=("audience", "honours"), max_rounds=8)
        async with started(players=players) as bots:
            while (seat := game.seat_to_act) is not None:
                choice = await bots.choose(BotJob(Asker("g"), levels[seat], game.view(seat)))
                assert choice[1:] == (levels[seat], 0)
                game.play(ACTIONS[choice.action])

    run(play())


@pytest.mark.xdist_group("compiled")
def test_every_level_chooses() -> None:
    """Once the search is compiled every level plays for itself."""

    async def play() -> None:
        ready = asyncio.Event()
        async with started(players=players, warm_up=True, on_ready=ready.set) as bots:
            await ready.wait()
            for level in PLAYERS:
                job = a_job(level)
                choice = await bots.choose(job)
                assert choice[1:] == (level, 0)
                assert choice.action in job.view.legal_actions

    run(play(), 900)


def test_bots_of_other_packages_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that an installed package adds by its entry point is known to the worker processes."""
    lay_out_package(
        tmp_path,
        "wanderer",
        "class Wanderer:\n"
        "    def __init__(self, seed, budget): pass\n"
        "    def choose(self, view): return view.legal_actions[-1]\n",
    )
    monkeypatch.syspath_prepend(tmp_path)
    job = a_job("wanderer")

    async def choose() -> Choice:
        async with started(players=players) as bots:
            return await bots.choose(job)

    assert run(choose()) == (job.view.legal_actions.numbers[-1], "wanderer", 0)


def test_nothing_to_choose_is_an_error() -> None:
    """A seat that is not to act cannot be asked."""

    async def choose() -> None:
        async with started() as bots:
            with pytest.raises(ValueError, match="nothing to choose"):
                await bots.choose(BotJob(Asker("g"), "stableboy", Game.new(seats=2, seed=5, start=0).view(1)))

    run(choose())


def test_choices_are_observed(pipe: Pipe) -> None:
    """Who waits, who thinks and who has chosen can be seen."""
    seen: list[str] = []

    async def choose() -> None:
        async with started(observe=lambda level, seconds: seen.append(level)) as bots:
            choices = [asyncio.create_task(bots.choose(a_job(f"wait:{pipe.path}", game))) for game in "abc"]
            await until(lambda: bots.thinking)
            assert (bots.thinking, bots.waiting) == (1, 2)
            pipe.write("...")
            await asyncio.gather(*choices)
            assert (bots.thinking, bots.waiting) == (0, 0)

    run(choose())
    assert seen == [f"wait:{pipe.path}"] * 3


def test_a_bot_at_work_does_not_hold_up_the_loop(pipe: Pipe) -> None:
    """While a bot thinks, other things happen on the event loop."""

    async def choose() -> Choice:
        async with started() as bots:
            choice = asyncio.create_task(bots.choose(a_job(f"wait:{pipe.path}")))
            await until(lambda: bots.thinking)
            for _ in range(1000):
                await asyncio.sleep(0)
                assert not choice.done()
            pipe.write(".")
            return await choice

    assert run(choose()).failures == 0


# --- who thinks where ---------------------------------------------------------------------------------------------


def test_a_game_stays_with_its_process(pipe: Pipe, tmp_path: Path) -> None:
    """A player is kept from choice to choice; it is made anew if what it remembers did not happen."""
    diary = tmp_path / "diary"
    level = f"diary:{diary}"

    async def choose() -> None:
        async with started(workers=2) as bots:
            other = asyncio.create_task(bots.choose(a_job(f"wait:{pipe.path}", "other")))
            await until(lambda: bots.thinking)
            first = (await bots.choose(a_job(level))).action
            pipe.write(".")
            await other
            second = (await bots.choose(a_job(level, own_actions=(first,)))).action
            await bots.choose(a_job(level))  # everything was taken back
            await bots.choose(a_job(level, own_actions=(first, second, 7)))  # somebody else has moved

    run(choose())
    lines = diary.read_text().splitlines()
    assert [line.split()[0] for line in lines] == ["made", "chooses", "chooses", "made", "chooses", "made", "chooses"]
    assert len({line for line in lines if line.startswith("chooses")}) == 1


def test_nobody_waits_while_a_process_is_idle(pipe: Pipe, tmp_path: Path) -> None:
    """If a game's process thinks about another game for long, the game's player moves to another process."""
    diary = tmp_path / "diary"

    async def choose() -> None:
        async with started(workers=2) as bots:
            first = await bots.choose(a_job(f"diary:{diary}"))
            long = asyncio.create_task(bots.choose(a_job(f"wait:{pipe.path}", "other")))
            await until(lambda: bots.thinking)
            await bots.choose(a_job(f"diary:{diary}", own_actions=(first.action,)))
            assert not long.done()
            pipe.write(".")
            await long

    run(choose())
    lines = diary.read_text().splitlines()
    assert [line.split()[0] for line in lines] == ["made", "chooses", "made", "chooses"]
    assert lines[1] != lines[3]


def test_processes_start_when_there_is_work() -> None:
    """A server without bots has no processes for them, and one choice needs one."""

    async def choose() -> None:
        async with started(workers=3) as bots:
            assert not pool_of(bots)._processes
            await bots.choose(a_job("stableboy"))
            assert len(pool_of(bots)._processes) == 1

    run(choose())


# --- failures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", FAILURES)
def test_a_failure_is_tried_again(kind: str, tmp_path: Path) -> None:
    """A bot that crashes, raises, cheats or stalls once is asked again, by a new process if need be."""
    job = a_job(f"{kind}:1:{tmp_path / 'failures'}")

    async def choose() -> tuple[Choice, Choice]:
        async with started(timeouts=Timeouts(unbudgeted=3.0)) as bots:
            return await bots.choose(job), await bots.choose(a_job("stableboy"))

    choice, next_choice = run(choose())
    assert choice[1:] == (job.level, 1)
    assert choice.action in job.view.legal_actions
    assert next_choice[1:] == ("stableboy", 0)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("crash", "the process ended with status 77"),
        ("fail", "RuntimeError at strange_calls.py"),
        ("cheat", "its answer is not legal"),
        ("babble", "its answer is not legal"),
    ],
)
def test_the_simple_player_plays_for_who_fails_too_often(
    kind: str, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """After three failures the simple player moves; the log says which bot, where and why, and tells no secret."""
    job = a_job(f"{kind}:9:{tmp_path / 'failures'}", "the-game")

    async def choose() -> tuple[Choice, Choice]:
        async with started() as bots:
            return await bots.choose(job), await bots.choose(job)

    choice, next_choice = run(choose())
    assert choice[1:] == ("merchant", 3)
    assert choice.action in job.view.legal_actions
    assert next_choice[1:] == ("merchant", 0), "it is left alone for a while"
    assert (tmp_path / "failures").read_text() == "..."
    (warning,) = (record for record in caplog.records if record.levelno == logging.WARNING)
    for word in (job.level, "the-game", reason):
        assert word in warning.getMessage()
    assert SECRET not in caplog.text


def test_who_failed_is_asked_again_later(tmp_path: Path) -> None:
    """A bot that failed too often has its rest, and then another try."""
    job = a_job(f"fail:3:{tmp_path / 'failures'}")

    async def choose() -> tuple[Choice, Choice]:
        async with started(timeouts=Timeouts(rest=0.0)) as bots:
            return await bots.choose(job), await bots.choose(job)

    assert [choice.played_by for choice in run(choose())] == ["merchant", job.level]


def test_chance_plays_where_no_process_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no process can be started at all the choice is a legal action nevertheless."""
    jobs = [a_job("prince", game) for game in "abc"]

    async def choose() -> list[Choice]:
        async with started(workers=2) as bots:
            return await asyncio.gather(*(bots.choose(job) for job in jobs))

    monkeypatch.setattr(sys, "executable", "/no/such/python")

    for job, choice in zip(jobs, run(choose()), strict=True):
        assert choice[1:] == ("random", 4)
        assert choice.action in job.view.legal_actions


def test_an_idle_process_that_ends_is_replaced() -> None:
    """A process that is killed while it has nothing to do is nobody's failure."""

    async def choose() -> Choice:
        async with started() as bots:
            await bots.choose(a_job("stableboy"))
            (process,) = pool_of(bots)._processes
            os.kill(process.pid, signal.SIGKILL)
            await until(lambda: not process.is_alive)
            return await bots.choose(a_job("stableboy"))

    assert run(choose())[1:] == ("stableboy", 0)


# --- the search ---------------------------------------------------------------------------------------------------


def test_another_level_plays_until_the_search_is_ready(warming: Pipe) -> None:
    """While the search compiles, and while the workers load it, the count plays; then the bots themselves do."""

    async def choose() -> None:
        ready: list[str] = []
        async with started(workers=2, on_ready=lambda: ready.append("ready")) as bots:
            seen = [bots.search]
            assert (await bots.choose(a_job("prince"))).played_by == "count"
            assert (await bots.choose(a_job("stableboy"))).played_by == "stableboy"
            seen.append(bots.search)
            warming.write(".")
            await until(lambda: pool_of(bots)._is_compiled)
            assert (await bots.choose(a_job("prince"))).played_by == "count"
            seen.append(bots.search)
            warming.write(".")
            await until(lambda: ready)
            assert bots.ready
            for level in USUAL_BUDGETS:
                assert (await bots.choose(a_job(level)))[1:] == (level, 0)
            assert [*seen, bots.search] == [Search.COLD, Search.PREPARING, Search.PREPARING, Search.READY]
            assert ready == ["ready"]

    run(choose())


def test_warming_up_needs_no_game(warming: Pipe) -> None:
    """A server that warms up gets ready before anybody plays."""

    async def warm_up() -> int:
        ready = asyncio.Event()
        async with started(workers=3, warm_up=True, on_ready=ready.set) as bots:
            warming.write("..")
            await ready.wait()
            return len(pool_of(bots)._processes)

    assert run(warm_up()) == 1


def test_a_new_process_loads_before_it_searches(warming: Pipe, tmp_path: Path) -> None:
    """After a crash the count plays until the new process has loaded the search; no bot is blamed for another."""

    async def choose() -> None:
        ready = asyncio.Event()
        async with started(warm_up=True, on_ready=ready.set) as bots:
            warming.write("..")
            await ready.wait()
            for game in "ab":
                await bots.choose(a_job(f"crash:9:{tmp_path / 'failures'}", game))
            assert (await bots.choose(a_job("prince"))).played_by == "count"
            warming.write(".")
            await until(lambda: any(worker.can_search for worker in pool_of(bots)._workers))
            assert (await bots.choose(a_job("prince")))[1:] == ("prince", 0)
            assert bots.ready

    run(choose())


def test_without_numba_the_count_plays(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Where the search cannot be compiled the count plays for good, and the log says so once."""
    monkeypatch.setattr(worker_pool, "can_compile", lambda: False)

    async def choose() -> None:
        async with started() as bots:
            for level in USUAL_BUDGETS:
                assert (await bots.choose(a_job(level)))[1:] == ("count", 0)
            assert bots.search is Search.UNAVAILABLE
            assert not bots.ready

    run(choose())
    (warning,) = (record for record in caplog.records if record.levelno == logging.WARNING)
    assert "Numba is not installed" in warning.getMessage()


@pytest.mark.parametrize("words", ["fff", "ccc", ".fff", ".ccc"])
def test_a_search_that_cannot_be_had_is_given_up(words: str, warming: Pipe, caplog: pytest.LogCaptureFixture) -> None:
    """Compiling and loading are tried three times; then the count plays for good."""

    async def choose() -> Choice:
        async with started(warm_up=True) as bots:
            for word in words:
                warming.write(word)
            await until(lambda: bots.search is Search.UNAVAILABLE)
            assert not any(process.is_alive for process in pool_of(bots)._processes)
            return await bots.choose(a_job("prince"))

    assert run(choose())[1:] == ("count", 0)
    assert "the search cannot be used" in caplog.text


# --- the end ------------------------------------------------------------------------------------------------------


def test_stopping_ends_everything(pipe: Pipe, warming: Pipe) -> None:
    """Who waits for a choice when the bots stop is told so, and no process is left."""

    async def stop() -> list[Choice | BaseException]:
        before = threading.enumerate()
        bots = Bots(1, True, players=strange_bots)
        await bots.start()
        jobs = [a_job(f"wait:{pipe.path}", game) for game in "ab"]
        choices = [asyncio.create_task(bots.choose(job)) for job in jobs]
        await until(lambda: bots.thinking and bots.waiting)
        pids = [process.pid for process in pool_of(bots)._processes]
        await bots.stop()
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        with pytest.raises(BotsStopped):
            await bots.choose(a_job("stableboy"))
        new = [thread for thread in threading.enumerate() if thread not in before]
        assert not [thread for thread in new if thread.name.startswith("bots")]
        return await asyncio.gather(*choices, return_exceptions=True)

    assert [type(outcome) for outcome in run(stop())] == [BotsStopped] * 2


def test_stopping_while_a_process_starts() -> None:
    """Bots that stop before their first process has answered leave nothing behind."""

    async def stop() -> BaseException:
        bots = Bots(1, players=strange_bots)
        choice = asyncio.create_task(bots.choose(a_job("stableboy")))
        await until(lambda: bots.thinking)
        await bots.stop()
        assert not any(process.is_alive for process in pool_of(bots)._processes)
        return (await asyncio.gather(choice, return_exceptions=True))[0]  # type: ignore[return-value]

    assert isinstance(run(stop()), BotsStopped)


def test_a_choice_nobody_wants_is_dropped(pipe: Pipe) -> None:
    """Who gives up waiting leaves the queue; one that is being thought about is thought to the end, for nobody."""

    async def cancel() -> Choice:
        async with started() as bots:
            choices = [asyncio.create_task(bots.choose(a_job(f"wait:{pipe.path}", game))) for game in "ab"]
            await until(lambda: bots.thinking and bots.waiting)
            for choice in choices:
                choice.cancel()
            await asyncio.wait(choices)
            assert (bots.thinking, bots.waiting) == (1, 0)
            pipe.write(".")
            return await bots.choose(a_job("stableboy"))

    assert run(cancel())[1:] == ("stableboy", 0)
