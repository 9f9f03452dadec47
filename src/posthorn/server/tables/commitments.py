"""Commitments to the shuffles of games to come: what a secret is bound to, and that it deals one game only."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from posthorn.game.shuffle import commit, new_secret
from posthorn.server.errors import RequestError
from posthorn.server.operations.limits import networks_of
from posthorn.server.storage import new_game_id

MOST_COMMITMENTS = 10_000  # made for games that are not created yet
MOST_OF_CLIENT = 50


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
    """The commitments that wait for their games, so many of each client; its oldest are forgotten when it has more."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, tuple[Committed, str]] = OrderedDict()  # each with whose it is
        self._of: dict[str, OrderedDict[str, None]] = {}  # by whose they are, the oldest first

    def __len__(self) -> int:
        return len(self._waiting)

    def make(self, terms: str, client: str) -> Committed:
        """Commit to the shuffle of a game with these terms, so that its creator can add to it afterwards."""
        committed = Committed(terms)
        # With IPv6 whoever has a site's network has thousands of clients' addresses.
        owner, share = networks_of(client)[-1]
        self._keep(committed, owner)
        if len(self._of[owner]) > share * MOST_OF_CLIENT:
            self._take(next(iter(self._of[owner])))
        if len(self._waiting) > MOST_COMMITMENTS:
            self._take(next(iter(self._waiting)))
        return committed

    @contextmanager
    def use(self, commitment: str | None, terms: str) -> Iterator[Committed]:
        """Use a commitment for a game with these terms, which can be done once; without one, make one now."""
        if commitment is None:
            yield Committed(terms)
            return
        if commitment not in self._waiting:
            raise RequestError(409, "no-commitment")
        if self._waiting[commitment][0].terms != terms:
            raise RequestError(409, "other-terms", terms=self._waiting[commitment][0].terms)
        committed, owner = self._take(commitment)
        try:
            yield committed
        except BaseException:
            self._keep(committed, owner)  # it was not used
            raise

    def _keep(self, committed: Committed, owner: str) -> None:
        self._waiting[committed.commitment] = committed, owner
        self._of.setdefault(owner, OrderedDict())[committed.commitment] = None

    def _take(self, commitment: str) -> tuple[Committed, str]:
        committed, owner = self._waiting.pop(commitment)
        del self._of[owner][commitment]
        if not self._of[owner]:
            del self._of[owner]
        return committed, owner
