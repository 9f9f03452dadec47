"""Fair shuffles: cards that nobody chose, and the proof of it (docs/fair-shuffle.md).

Before the game a secret is drawn and only its commitment is shown, which also binds the game's id and its terms
(``terms``). Each seat adds randomness of its own; the seed of the deal follows from all of it. After the game the
secret is told, and everybody can check both.

What is hashed is text in UTF-8, each line ended by LF, so that anybody can do it again with ``sha256sum``::

    posthorn commitment 2                     posthorn deal 2
    7c81…                 the secret          b0e4…               the commitment
    k3w9…                 the game's id       7c81…               the secret
    rules=2 seats=2 …     its terms           1:12:three horses   what the first seat added, at its first attempt
                                              1:0:                the second, which added nothing

The number before the last colon is how many bytes follow it in that line. So every deal has one text and every text one
deal: characters cannot move from seat to seat unnoticed.

Shuffles from before commitments were bound have neither id nor terms nor attempts. Their texts are ``posthorn
commitment`` with the secret, and ``posthorn deal`` with the secret and each seat's randomness, ``64:`` and the like
before each.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

_HASH = re.compile(r"[0-9a-f]{64}")
_GAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEED_DIGITS = 32  # hexadecimal, so 128 bits
MOST_ATTEMPTS = 999


def new_secret() -> str:
    """Return 32 random bytes as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_hash(text: object) -> bool:
    """Whether something looks like a secret or a commitment: 64 hexadecimal digits, none of them a capital."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def is_game_id(text: object) -> bool:
    """Whether something can be the id of a game to which a commitment is bound."""
    return isinstance(text, str) and _GAME.fullmatch(text) is not None


def is_randomness(text: object) -> bool:
    """Whether something can be a seat's randomness: one line of text that can be printed, also an empty one."""
    return isinstance(text, str) and text.isprintable()


def commit(secret: str, game: str = "", terms: str = "") -> str:
    """Return the commitment to a secret, 64 hexadecimal digits: it fits no other secret and does not betray this one.

    Nor does it fit another game or other terms. Without a game it is bound to none, as in games of former times.

    >>> commit("00" * 32, "k3w9", "rules=2 seats=2 edition=italian start=lot")
    'aea7264d652103b3d742aa9875de41414d405a1ce4914c4d7577c1e7e718b08c'
    >>> commit("00" * 32)
    '15be123e11f13d097e6e117fcf92a563c3b9c1b4fcfb1ced4c6b3eb8665379e0'
    """
    if not game:
        return _hash("posthorn commitment", _checked(secret))
    if not is_game_id(game) or not terms.isprintable():
        message = f"a commitment is bound to a game's id and terms, not to {game!r} and {terms!r}"
        raise ValueError(message)
    return _hash("posthorn commitment 2", _checked(secret), game, terms)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What proves that nobody chose a game's cards, told when the game is over."""

    commitment: str  # as it was shown before anybody took a seat
    secret: str
    randomness: tuple[str, ...]  # by seat; empty where a seat added nothing
    game: str = ""  # the id that the commitment is bound to; empty in shuffles of former times, bound to nothing
    terms: str = ""  # what the commitment is bound to besides (``terms``)
    attempts: tuple[int, ...] = ()  # by seat: at which attempt the randomness was taken; none in former times

    @classmethod
    def of(
        cls,
        secret: str,
        randomness: Iterable[str],
        game: str = "",
        terms: str = "",
        attempts: Iterable[int] | None = None,
    ) -> Shuffle:
        """Return the shuffle of a secret and the seats' randomness, with the commitment that fits.

        Where a game is given and no attempts, each seat's randomness was taken at the first one.
        """
        added = tuple(randomness)
        tried = () if not game else (1,) * len(added) if attempts is None else tuple(attempts)
        return cls(commit(secret, game, terms), secret, added, game, terms, tried)

    @property
    def is_bound(self) -> bool:
        """Whether the commitment is bound to a game and its terms."""
        return bool(self.game)

    @property
    def fits(self) -> bool:
        """Whether the secret, and with it the game and its terms, is the one that was committed to."""
        return commit(self.secret, self.game, self.terms) == self.commitment

    @property
    def seed(self) -> int:
        """The seed that follows.

        >>> Shuffle.of("00" * 32, ["three horses", ""], "k3w9", "rules=2 seats=2 edition=italian start=lot").seed
        157753489088198551639819603419997597336
        >>> Shuffle.of("00" * 32, ["three horses", ""]).seed
        149549225756466316211383323757280570374
        """
        if not all(map(is_randomness, self.randomness)):
            message = f"randomness is a line of printable text for each seat, not {self.randomness!r}"
            raise ValueError(message)
        counted = [f"{len(text.encode())}:{text}" for text in self.randomness]
        if self.is_bound:
            tried = [f"{attempt}:{text}" for attempt, text in zip(self.attempts, counted, strict=True)]
            lines = ["posthorn deal 2", self.commitment, _checked(self.secret), *tried]
        else:
            lines = ["posthorn deal", f"64:{_checked(self.secret)}", *counted]
        return int(_hash(*lines)[:_SEED_DIGITS], 16)


def _checked(secret: str) -> str:
    if not is_hash(secret):
        message = "a secret is 64 hexadecimal digits"  # without what was given: it may be a secret
        raise ValueError(message)
    return secret


def _hash(*lines: str) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
