"""Bots think in whichever process has a free worker, for all servers; what a process had begun others do again."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from posthorn import Game
from posthorn.players import make_player
from posthorn.server.bots.bots import Asker, BotJob, Bots, Search
from posthorn.server.bots.questions import Demand, read_question, write_question
from posthorn.server.operations.fair_queue import Urgency
from posthorn.server.storage import Storage, jobs, sharing
from tests.postgres import run_sql
from tests.server.visitors import Seated, Visitor, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


@pytest.mark.parametrize("modules", [(), ("audience", "honours")])
def test_a_question_is_the_view(modules: tuple[str, ...]) -> None:
    """A question as text holds exactly what a seat may know, at every moment of a game."""
    game = Game.new(seats=3, seed=7, start=0, modules=modules)
    player = make_player("pilgrim", 1)
    while not game.is_over:
        view = game.view(game.seat_to_act)
        asked = Demand("merchant", view, advice=bool(game.ply % 2))
        assert read_question(write_question(asked)) == asked
        game.play(player.choose(view))


async def is_turn_of(game: Seated, seat: int) -> bool:
    """Return whether a seat must act."""
    return bool((await game.info())["seat_to_act"] == seat)


async def test_a_server_without_workers(postgres_url: str, tmp_path: Path) -> None:
    """A server without workers of its own waits for one that has some, which thinks for both: choices and advice."""
    async with running(tmp_path, database=postgres_url, bot_workers=0) as idle:
        game = await Visitor(idle).create("pb", start=1)
        await until(lambda: idle.registry.bots.waiting)
        assert (await game.info())["revision"] == 0
        async with running(tmp_path, database=postgres_url, bot_workers=1):
            await until(lambda: is_turn_of(game, 0))
            advice = await game.get("/advice", seat=0)
            assert advice.status == 200, advice.content
            assert advice.body["choices"]
    assert run_sql(postgres_url, "SELECT count(*) FROM bot_jobs") == [(0,)]


async def test_a_review_elsewhere(postgres_url: str, tmp_path: Path) -> None:
    """A server without workers has games reviewed by one that has some, and both tell the same in the end."""
    async with (
        running(tmp_path, database=postgres_url, bot_workers=0) as idle,
        running(tmp_path, database=postgres_url, bot_workers=1) as thinks,
    ):
        game = await Visitor(idle).create("pp", switches={"max_rounds": 1})
        while (await game.info())["status"] == "playing":
            await game.act()

        async def is_done() -> bool:
            answer = await game.get("/review", worlds=4)
            assert answer.status == 200, answer.content
            return bool(answer.body["status"] == "done")

        await until(lambda: idle.registry.bots.search is not Search.UNAVAILABLE)
        await until(is_done)
        review = (await game.get("/review", worlds=4)).body
        assert review["judged"] == review["actions"] > 0
        assert (await Visitor(thinks).at(game.id).get("/review", worlds=4)).body == review


async def test_a_worker_that_dies(postgres_url: str, tmp_path: Path) -> None:
    """What a process has claimed is done by another once the process is dead; its late answer is lost."""
    async with running(tmp_path, database=postgres_url, bot_workers=0) as idle:
        game = await Visitor(idle).create("pb", start=1)
        await until(lambda: idle.registry.bots.waiting)
        storage = idle.registry.storage
        await storage.carry_out(partial(sharing.beat, process="doomed", kind="bots", search="cold"))
        claimed = await storage.carry_out(partial(jobs.claim_job, worker="doomed", can_search=False))
        assert claimed is not None
        assert await storage.carry_out(partial(jobs.claim_job, worker="other", can_search=False)) is None
        run_sql(postgres_url, "UPDATE processes SET beat = 0 WHERE id = 'doomed'")
        again = await storage.carry_out(partial(jobs.claim_job, worker=storage.process, can_search=False))
        assert again is not None
        assert again.id == claimed.id
        await storage.carry_out(partial(jobs.answer_job, id=claimed.id, worker="doomed", answer="nonsense"))
        assert (await game.info())["revision"] == 0
        run_sql(postgres_url, "UPDATE bot_jobs SET worker = NULL")
        async with running(tmp_path, database=postgres_url, bot_workers=1):
            await until(lambda: is_turn_of(game, 0))


async def test_fair_by_client(postgres_url: str) -> None:
    """Who has many questions is not served before who has few, wherever they ask; people come before reviews."""
    storage = Storage(postgres_url)
    await storage.open()
    try:

        async def put(client: str, urgency: Urgency = Urgency.PERSON, server: str = "one") -> int:
            return await storage.carry_out(
                partial(
                    jobs.put_job,
                    server=server,
                    game="g",
                    client=client,
                    urgency=urgency,
                    need=jobs.Need.NOTHING,
                    question="",
                )
            )

        await storage.carry_out(partial(sharing.beat, process="w", kind="bots", search="cold"))
        review = await put("few", Urgency.REVIEW)
        many = [await put("many", server=f"server {number % 2}") for number in range(5)]
        claim = partial(jobs.claim_job, worker="w", can_search=True)
        first = await storage.carry_out(claim)
        few = await put("few")
        second = await storage.carry_out(claim)
        assert first is not None
        assert second is not None
        assert (first.id, second.id) == (many[0], few), "one of the many is being thought about"
        for id in (first.id, second.id):
            await storage.carry_out(partial(jobs.answer_job, id=id, worker="w", answer="{}"))
        run_sql(postgres_url, "UPDATE bot_accounts SET seconds = seconds + 10 WHERE client = 'many'")
        await storage.carry_out(partial(jobs.collect_answers, server="one"))
        late = await put("late")
        order = []
        while (job := await storage.carry_out(claim)) is not None:
            order.append(job.id)
            await storage.carry_out(partial(jobs.answer_job, id=job.id, worker="w", answer="{}"))
        assert order[0] == late, "who comes anew has had as much as whoever had least"
        assert order[-1] == review
    finally:
        await storage.close()


async def test_two_who_think(postgres_url: str) -> None:
    """Questions of one process are answered by all that think, each once."""
    storages = [Storage(postgres_url) for _ in range(2)]
    bots = []
    try:
        for storage in storages:
            await storage.open()
            await storage.carry_out(partial(sharing.beat, process=storage.process, kind="server", search="cold"))
            bots.append(Bots(1, storage=storage))
            await bots[-1].start()
        asked = [BotJob(Asker(f"g{number}"), "pilgrim", Game.new(seats=2, seed=number).view(0)) for number in range(6)]
        asked = [job for job in asked if job.view.legal_actions]
        chosen = await asyncio.gather(*(bots[0].choose(job) for job in asked))
        assert all(choice.failures == 0 and choice.played_by == "pilgrim" for choice in chosen)
    finally:
        for one in bots:
            await one.stop()
        for storage in storages:
            await storage.close()
