"""Reviews of finished games: made when somebody asks, part by part by the bots' processes, and kept with the game."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from itertools import chain, takewhile
from typing import Literal

import msgspec

from posthorn.game import Record
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.locale.people import call
from posthorn.review.review import Chances, Choice, Depth, Review, curve, parts_of
from posthorn.review.telling import tell_how, tell_moment, tell_player
from posthorn.server.bots.bots import Asker, Bots, BotsStopped, NoSearch, Search, Urgency
from posthorn.server.bots.questions import SearchDemand, conclude, judge_part
from posthorn.server.errors import RequestError
from posthorn.server.messages.reviews import (
    MOST_WORLDS,
    JudgedChoice,
    ReviewAnswer,
    ReviewedPlayer,
    ReviewNote,
)
from posthorn.server.storage import Storage, StorageError
from posthorn.server.tables.table import Table

log = logging.getLogger(__name__)

MOST_KEPT = 100  # reviews in memory
MOST_AT_ONCE = 3  # that are made for one client
MOST_FAILURES = 3  # of a part
DEEPER = 4  # times as many worlds as before, where somebody wants to know more exactly


class Making:
    """A review that is made, or is there: its parts as they come."""

    def __init__(self, record: Record, depth: Depth, client: str) -> None:
        self.record = record
        self.depth = depth
        self.client = client
        self.parts = parts_of(record)
        self.judged: list[Sequence[Choice] | None] = [None] * len(self.parts)
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None

    @classmethod
    def made(cls, record: Record, review: Review) -> Making:
        """Return one that is there."""
        making = cls(record, Depth(review.worlds, review.seed), "")
        making.judged, making.review = [review.choices], review
        return making

    @property
    def choices(self) -> list[Choice]:
        """The choices that are judged, from the first on."""
        return list(chain.from_iterable(takewhile(lambda part: part is not None, self.judged)))  # type: ignore[arg-type]

    @property
    def actions(self) -> int:
        """How many actions are judged, wherever they are."""
        if self.review is not None:
            return len(self.record.actions)
        return sum(len(part) for part, judged in zip(self.parts, self.judged, strict=True) if judged is not None)


class Reviews:
    """The reviews of all games."""

    def __init__(self, storage: Storage, bots: Bots) -> None:
        self._storage = storage
        self._bots = bots
        self._makings: OrderedDict[str, Making] = OrderedDict()

    async def ask(self, table: Table, worlds: int, client: str) -> Making:
        """Return a game's review, in so many worlds or more; it is begun if there is none."""
        if table.row.status != "over":
            raise RequestError(409, "game-is-abandoned" if table.has_ended else "not-over")
        making = self._makings.get(table.id)
        if making is None or making.depth.worlds < worlds:
            making = await self._find(table, worlds) or self._begin(table, worlds, client)
        if making.review is None and making.task is not None and making.task.done():
            del self._makings[table.id]  # the next who asks begins anew
            raise RequestError(503, "no-review")
        return making

    async def stored(self, table: Table) -> Review | None:
        """Return a game's review if it has been made."""
        making = self._makings.get(table.id)
        if making is None:
            making = await self._find(table, 0)
        return None if making is None else making.review

    def show(self, making: Making, after: int, texts: Texts) -> ReviewAnswer:
        """Return what is known of a review after so many choices, in words once it is done."""
        review, record = making.review, making.record
        judged = making.choices
        along = zip(judged, curve(judged, record.options.seats), strict=True)
        choices = [_choice(choice, chances) for choice, chances in along][after:]
        if review is None:
            status: Literal["judging", "preparing"] = "judging" if self._bots.ready else "preparing"
            return ReviewAnswer(status, making.actions, len(record.actions), choices, [], [], "", None)
        texts = texts_of(record.options, texts)
        names = [call(name, texts) for name in record.names]
        return ReviewAnswer(
            status="done",
            judged=len(record.actions),
            actions=len(record.actions),
            choices=choices,
            players=[_player(review, seat, names, texts) for seat in range(len(names))],
            notes=_notes(record, review, names, texts),
            how=tell_how(review, texts),
            deeper=None if review.worlds >= MOST_WORLDS else min(review.worlds * DEEPER, MOST_WORLDS),
        )

    async def _find(self, table: Table, worlds: int) -> Making | None:
        """Return a review that is stored, unless it was made in fewer worlds."""
        stored = await self._storage.review(table.id)
        if stored is None:
            return None
        try:
            review = msgspec.json.decode(stored, type=Review)
        except msgspec.ValidationError:  # of another version: it is made anew
            return None
        return None if review.worlds < worlds else self._keep(table.id, Making.made(table.record(), review))

    def _begin(self, table: Table, worlds: int, client: str) -> Making:
        # While somebody else was asking the storage, it may have begun.
        making = self._makings.get(table.id)
        if making is not None and making.depth.worlds >= worlds:
            return making
        if self._bots.search is Search.UNAVAILABLE:
            raise RequestError(503, "no-review")
        for_client = [one for one in self._makings.values() if one.client == client and one.review is None]
        if len(for_client) >= MOST_AT_ONCE:
            raise RequestError(429, "reviews-asked", seconds="5")
        making = self._keep(table.id, Making(table.record(), Depth(worlds), client))
        making.task = asyncio.create_task(self._make(table.id, making))
        return making

    def _keep(self, id: str, making: Making) -> Making:
        self._makings[id] = making
        self._makings.move_to_end(id)
        done = [other for other, one in self._makings.items() if one.task is None or one.task.done()]
        for other in done[: max(len(self._makings) - MOST_KEPT, 0)]:
            del self._makings[other]
        return making

    async def _make(self, id: str, making: Making) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(len(making.parts)):
                    group.create_task(self._judge(id, making, number))
            concluding = conclude(making.record, making.choices, making.depth)
            making.review = msgspec.json.decode(await self._search(id, making, concluding), type=Review)
            await self._storage.keep_review(id, msgspec.json.encode(making.review).decode())
        except* (BotsStopped, NoSearch):
            log.info("a review was not finished", extra={"game": id})
        except* StorageError:  # which it has logged; the review is there until the server ends
            pass
        except* Exception:
            log.exception("a review has a fault", extra={"game": id})

    async def _judge(self, id: str, making: Making, number: int) -> None:
        part = making.parts[number]
        judged = await self._search(id, making, judge_part(making.record, part, making.depth))
        making.judged[number] = msgspec.json.decode(judged, type=list[Choice])

    async def _search(self, id: str, making: Making, demand: SearchDemand) -> str:
        """Let one of the bots' processes do something for a review, and another one if that is lost."""
        asker = Asker(f"{id} review", making.client, lambda: Urgency.REVIEW)
        failures = 0
        while True:
            try:
                return await self._bots.search_by(asker, demand)
            except NoSearch:
                failures += 1
                if failures == MOST_FAILURES or self._bots.search is Search.UNAVAILABLE:
                    raise


# --- in words -------------------------------------------------------------------------------------------------------


def _choice(choice: Choice, chances: Chances) -> JudgedChoice:
    told = {name: getattr(choice, name) for name in JudgedChoice.__struct_fields__ if name != "curve"}
    return msgspec.convert({**told, "curve": chances}, JudgedChoice, from_attributes=True)


def _player(review: Review, seat: int, names: list[str], texts: Texts) -> ReviewedPlayer:
    shares = review.shares(seat)
    return ReviewedPlayer(
        seat,
        *(shares.start, shares.own, shares.others, shares.luck),
        review.result[seat],
        review.share_of_best(seat),
        tell_player(review, seat, names, texts),
    )


def _notes(record: Record, review: Review, names: list[str], texts: Texts) -> list[ReviewNote]:
    decisive = review.moments()
    notes = []
    for moment in review.notable():
        choice = review.choices[moment.index]
        text, why = tell_moment(record, review, moment, names, texts)
        notes.append(
            ReviewNote(
                ply=choice.ply,
                seat=moment.seat,
                is_luck=moment.is_luck,
                decisive=moment in decisive,
                action=None if moment.is_luck else choice.action,
                best=None if moment.is_luck or choice.best.action == choice.action else choice.best.action,
                text=text,
                why=why,
            )
        )
    return notes
