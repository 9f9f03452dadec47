"""Commitments to the shuffles of games to come: what a secret is bound to, and that it deals one game only."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from posthorn.game.shuffle import commit, new_secret
from posthorn.server.errors import RequestError
from posthorn.server.storage import new_game_id

MOST_COMMITMENTS = 10_000  # made for games that are not created yet


@dataclass(frozen=True, slots=True)
class Committed:
    """A secret with the id and the terms of the one game that it can deal."""

    terms: str
    game: str = field(default_factory=new_game_id)
    secret: str = field(default_factory=new_secret, repr=False)

    @property
    def commitment(self) -> str:
        """What is shown of it."""
        return commit(self.secret, self.game, self.terms)


class Commitments:
    """The commitments that wait for their games; the oldest are forgotten when there are too many."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, Committed] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    def make(self, terms: str) -> Committed:
        """Commit to the shuffle of a game with these terms, so that its creator can add to it afterwards."""
        committed = Committed(terms)
        self._waiting[committed.commitment] = committed
        if len(self._waiting) > MOST_COMMITMENTS:
            self._waiting.popitem(last=False)
        return committed

    @contextmanager
    def use(self, commitment: str | None, terms: str) -> Iterator[Committed]:
        """Use a commitment for a game with these terms, which can be done once; without one, make one now."""
        if commitment is None:
            yield Committed(terms)
            return
        committed = self._waiting.get(commitment)
        if committed is None:
            raise RequestError(409, "no-commitment")
        if committed.terms != terms:
            raise RequestError(409, "other-terms", terms=committed.terms)
        del self._waiting[commitment]
        try:
            yield committed
        except BaseException:
            self._waiting[commitment] = committed  # it was not used
            raise
