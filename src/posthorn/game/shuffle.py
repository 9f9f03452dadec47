"""Fair shuffles: cards that nobody chose, and the proof of it (docs/fair-shuffle.md).

Before the game a secret is drawn and only its commitment is shown. Each seat adds randomness of its own; the seed of
the deal follows from all of it. After the game the secret is told, and everybody can check both.

What is hashed is text in UTF-8, each line ended by LF, so that anybody can do it again with ``sha256sum``::

    posthorn commitment        posthorn deal
    7c81…                      64:7c81…            the secret
                               12:three horses     what the first seat added
                               0:                  the second, which added nothing

The number before a colon is how many bytes follow it in that line. So every deal has one text and every text one deal:
characters cannot move from seat to seat unnoticed.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

_HASH = re.compile(r"[0-9a-f]{64}")
_SEED_DIGITS = 32  # hexadecimal, so 128 bits


def new_secret() -> str:
    """Return 32 random bytes as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_hash(text: object) -> bool:
    """Whether something looks like a secret or a commitment: 64 hexadecimal digits, none of them a capital."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def is_randomness(text: object) -> bool:
    """Whether something can be a seat's randomness: one line of text that can be printed, also an empty one."""
    return isinstance(text, str) and text.isprintable()


def commit(secret: str) -> str:
    """Return the commitment to a secret, 64 hexadecimal digits: it fits no other secret and does not betray this one.

    >>> commit("00" * 32)
    '15be123e11f13d097e6e117fcf92a563c3b9c1b4fcfb1ced4c6b3eb8665379e0'
    """
    return _hash("posthorn commitment", _checked(secret))


def deal_seed(secret: str, randomness: Sequence[str]) -> int:
    """Return the seed, of 128 bits, that follows from the secret and each seat's own randomness, in the seats' order.

    >>> deal_seed("00" * 32, ["three horses", ""])
    149549225756466316211383323757280570374
    """
    if isinstance(randomness, str) or not all(map(is_randomness, randomness)):
        message = f"randomness is a line of printable text for each seat, not {randomness!r}"
        raise ValueError(message)
    lines = (f"{len(text.encode())}:{text}" for text in (_checked(secret), *randomness))
    return int(_hash("posthorn deal", *lines)[:_SEED_DIGITS], 16)


def _checked(secret: str) -> str:
    if not is_hash(secret):
        message = "a secret is 64 hexadecimal digits"  # without what was given: it may be a secret
        raise ValueError(message)
    return secret


def _hash(*lines: str) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What proves that nobody chose a game's cards, told when the game is over."""

    commitment: str  # as it was shown before anybody took a seat
    secret: str
    randomness: tuple[str, ...]  # by seat; empty where a seat added nothing

    @classmethod
    def of(cls, secret: str, randomness: Iterable[str]) -> Shuffle:
        """Return the shuffle of a secret and the seats' randomness, with the commitment that fits."""
        return cls(commit(secret), secret, tuple(randomness))

    @property
    def fits(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commit(self.secret) == self.commitment

    @property
    def seed(self) -> int:
        """The seed that follows."""
        return deal_seed(self.secret, self.randomness)
