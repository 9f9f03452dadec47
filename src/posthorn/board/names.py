"""Finding things by name, however a keyboard writes it: ``München``, ``Muenchen``, ``munchen``."""

from collections.abc import Iterable
from typing import Generic, TypeVar
from unicodedata import normalize

from posthorn.board.errors import UnknownNameError

T = TypeVar("T")

# Letters that are no others with accents.
_LETTERS = str.maketrans({"ð": "d", "þ": "th", "æ": "ae"})
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def spellings(name: str) -> tuple[str, str]:
    """The two plain spellings of a name: umlauts written out, and umlauts without their dots.

    >>> spellings("St. Gallen"), spellings("Zürich")
    (('stgallen', 'stgallen'), ('zuerich', 'zurich'))
    """
    lower = normalize("NFC", name).casefold()
    return _letters(lower.translate(UMLAUTS)), _letters(lower)


def _letters(text: str) -> str:
    """The letters and digits of a text, without accents, spaces and punctuation."""
    return "".join(letter for letter in normalize("NFKD", text.translate(_LETTERS)) if letter.isalnum())


class Names(Generic[T]):
    """All things of one kind, by each of their names. Where two share a name, the first one has it."""

    __slots__ = ("_kind", "_shown", "_things")

    def __init__(self, kind: str, named: Iterable[tuple[T, Iterable[str]]]) -> None:
        self._kind = kind
        self._things: dict[str, T] = {}
        self._shown: dict[str, str] = {}
        for thing, names in named:
            for name in names:
                for spelling in spellings(name):
                    self._things.setdefault(spelling, thing)
                    self._shown.setdefault(spelling, str(thing))

    def find(self, name: str) -> T:
        """The thing of that name; ``UnknownNameError`` with the nearest names where there is none."""
        for spelling in spellings(name):
            if spelling in self._things:
                return self._things[spelling]
        raise UnknownNameError(self._kind, name, self._near(name))

    def _near(self, name: str) -> tuple[str, ...]:
        from difflib import get_close_matches  # only a mistake needs it, and it is slow to import

        close = get_close_matches(spellings(name)[0], self._things)
        return tuple(dict.fromkeys(self._shown[spelling] for spelling in close))
