"""Commitments to the shuffles of games to come: what a secret is bound to, and that it deals one game only."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from posthorn.game.shuffle import commit, new_secret
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.operations.limits import networks_of
from posthorn.server.storage import NewCommitment, Storage, new_game_id

MOST_COMMITMENTS = 10_000  # made for games that are not created yet
MOST_OF_CLIENT = 50
LIFETIME = 24 * 3600 * 1000  # milliseconds for which one is kept


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

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def make(self, terms: str, client: str) -> Committed:
        """Commit to the shuffle of a game with these terms, so that its creator can add to it afterwards."""
        committed = Committed(terms)
        # With IPv6 whoever has a site's network has thousands of clients' addresses. Addresses are not kept.
        network, share = networks_of(client)[-1]
        owner, most = hashlib.sha256(network.encode()).hexdigest(), share * MOST_OF_CLIENT
        named = committed.commitment, committed.game, terms, committed.secret
        await self._storage.write(NewCommitment(*named, owner, now(), most))
        return committed

    async def find(self, commitment: str | None, terms: str) -> Committed:
        """Return a commitment for a game with these terms; without one, make one now.

        It has one game's id, so that it cannot deal another one.
        """
        if commitment is None:
            return Committed(terms)
        found = await self._storage.commitment(commitment)
        if found is None:
            raise RequestError(409, "no-commitment")
        if found[0] != terms:
            raise RequestError(409, "other-terms", terms=found[0])
        return Committed(*found)
