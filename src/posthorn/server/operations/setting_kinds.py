"""How the values of settings are read from text and from TOML: each kind knows what is right, and says so."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")

_LONGEST_QUOTE = 80
_PASSWORD = re.compile(r"(://[^/@\s:]*:)[^/\s]*@")


class Wrong(Exception):
    """A value is not what a setting needs; ``code`` names the message ``operating-wrong-…`` in the locale files."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


def quote(given: object) -> str:
    """Return what was given, fit for a message: without passwords, and not too long."""
    text = without_password(str(given))
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def without_password(url: str) -> str:
    """Return a URL with its password masked.

    >>> without_password("postgresql://posthorn:secret@db/posthorn")
    'postgresql://posthorn:***@db/posthorn'
    """
    return _PASSWORD.sub(r"\1***@", url)


class Kind(ABC, Generic[T]):
    """What values a setting may have. ``metavar`` stands for a value in the help."""

    metavar = "TEXT"

    @abstractmethod
    def read(self, given: object, folder: Path) -> T:
        """Return the value of a text or of a value of TOML; paths start from the folder. Raise ``Wrong``."""

    def show(self, value: T) -> str:
        """Return how a value is written in TOML."""
        text = str(value).replace("\\", "\\\\").replace('"', '\\"')
        return f'"{text}"'


@dataclass(frozen=True, slots=True)
class Whole(Kind[int]):
    """A whole number."""

    least: int
    most: int
    metavar = "NUMBER"

    def read(self, given: object, folder: Path) -> int:
        """Read digits."""
        number = _whole(given)
        if number is None or not self.least <= number <= self.most:
            raise Wrong("whole", given=quote(given), least=str(self.least), most=str(self.most))
        return number

    def show(self, value: int) -> str:
        """Write it in digits."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Real(Kind[float]):
    """A number that may have decimals."""

    least: float
    most: float
    metavar = "NUMBER"

    def read(self, given: object, folder: Path) -> float:
        """Read digits with or without a decimal point."""
        text = str(given).strip()
        number = float(text) if re.fullmatch(r"-?\d{1,15}(\.\d{1,15})?", text, re.ASCII) else None
        if number is None or not self.least <= number <= self.most:
            raise Wrong("number", given=quote(given), least=f"{self.least:g}", most=f"{self.most:g}")
        return number

    def show(self, value: float) -> str:
        """Write it as short as it can be."""
        return f"{value:g}"


_SIZES = {"": 1, "B": 1, "KIB": 1 << 10, "MIB": 1 << 20}


@dataclass(frozen=True, slots=True)
class Size(Kind[int]):
    """How many bytes: ``65536``, ``64 KiB``, ``1 MiB``."""

    least: int
    most: int
    metavar = "SIZE"

    def read(self, given: object, folder: Path) -> int:
        """Read a number with or without a unit."""
        match = re.fullmatch(r"(\d{1,12})\s*([A-Za-z]*)", str(given).strip(), re.ASCII)
        unit = None if match is None else _SIZES.get(match[2].upper())
        if match is None or unit is None or not self.least <= int(match[1]) * unit <= self.most:
            raise Wrong("size", given=quote(given), least=_size(self.least), most=_size(self.most))
        return int(match[1]) * unit

    def show(self, value: int) -> str:
        """Write it with the unit that leaves no remainder."""
        return f'"{_size(value)}"'


@dataclass(frozen=True, slots=True)
class Switch(Kind[bool]):
    """Yes or no."""

    metavar = "YES|NO"

    def read(self, given: object, folder: Path) -> bool:
        """Read the words people use for it."""
        word = str(given).strip().lower()
        if word in ("true", "yes", "on", "1"):
            return True
        if word in ("false", "no", "off", "0"):
            return False
        raise Wrong("switch", given=quote(given))

    def show(self, value: bool) -> str:
        """Write it as TOML does."""
        return "true" if value else "false"


class Choice(Kind[str]):
    """One of some words."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.metavar = "|".join(words)

    def read(self, given: object, folder: Path) -> str:
        """Read one of the words."""
        word = str(given).strip().lower()
        if word not in self.words:
            raise Wrong("choice", given=quote(given), words=", ".join(self.words))
        return word


class Host(Kind[str]):
    """The address of an interface, or a name of this machine."""

    metavar = "ADDRESS"

    def read(self, given: object, folder: Path) -> str:
        """Read an address or a name."""
        from ipaddress import ip_address

        text = str(given).strip().removeprefix("[").removesuffix("]")
        if re.fullmatch(r"(?=.*[A-Za-z])[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?", text, re.ASCII):
            return text.lower()
        try:
            return str(ip_address(text))
        except ValueError:
            raise Wrong("host", given=quote(given)) from None


class Origin(Kind[str]):
    """Where pages come from: scheme, host and port, as browsers write it; or nothing."""

    metavar = "URL"

    def read(self, given: object, folder: Path) -> str:
        """Read a URL without a path, and put it as browsers do."""
        text = str(given).strip()
        return _origin(text) if text else ""


class Many(Kind[tuple[str, ...]]):
    """Several values, in TOML a list, elsewhere with commas between."""

    def __init__(self, one: Kind[str]) -> None:
        self.one = one
        self.metavar = f"{one.metavar},…"

    def read(self, given: object, folder: Path) -> tuple[str, ...]:
        """Read each of them, once."""
        parts: Sequence[object] = given if isinstance(given, list) else str(given).split(",")
        return tuple(dict.fromkeys(self.one.read(part, folder) for part in parts if str(part).strip()))

    def show(self, value: tuple[str, ...]) -> str:
        """Write a list."""
        return f"[{', '.join(map(self.one.show, value))}]"


class Network(Kind[str]):
    """An address or a range of them: ``10.0.0.7``, ``10.0.0.0/8``."""

    metavar = "ADDRESS"

    def read(self, given: object, folder: Path) -> str:
        """Read an address or a range."""
        from ipaddress import ip_network

        try:
            return str(ip_network(str(given).strip()))
        except ValueError:
            raise Wrong("network", given=quote(given)) from None


class Database(Kind[str]):
    """Where games are kept: a file for SQLite, or the URL of a database. The value is always a URL."""

    metavar = "FILE|URL"

    def read(self, given: object, folder: Path) -> str:
        """Read a path or a URL."""
        text = str(given).strip()
        scheme, separator, rest = text.partition("://")
        if not separator:
            return self._file(text, given, folder)
        if scheme == "sqlite" and rest.startswith("/"):
            return self._file(rest[1:], given, folder)
        if scheme in ("postgresql", "postgres", "postgresql+psycopg") and rest.strip("/"):
            return f"postgresql://{rest}"
        raise Wrong("database", given=quote(given))

    @staticmethod
    def _file(path: str, given: object, folder: Path) -> str:
        """Return the URL of a file; a database in memory would lose every game."""
        if not path or path == ":memory:" or "\0" in path or "?" in path:
            raise Wrong("database", given=quote(given))
        file = (folder / Path(path).expanduser()).absolute()
        if file.is_dir():
            raise Wrong("database-folder", given=quote(given))
        return f"sqlite:///{file}"


def _whole(given: object) -> int | None:
    text = str(given).strip()
    return int(text) if re.fullmatch(r"-?\d{1,15}", text, re.ASCII) else None


def _size(count: int) -> str:
    for unit, factor in (("MiB", 1 << 20), ("KiB", 1 << 10)):
        if count and count % factor == 0:
            return f"{count // factor} {unit}"
    return str(count)


def _origin(text: str) -> str:
    from urllib.parse import urlsplit

    try:
        url = urlsplit(text)
        host, port = url.hostname, url.port
    except ValueError:
        raise Wrong("origin", given=quote(text)) from None
    beside = url.username or url.password or url.query or url.fragment or url.path.strip("/")
    if url.scheme not in ("http", "https") or not host or beside or not re.fullmatch(r"[\w.:-]+", host, re.ASCII):
        raise Wrong("origin", given=quote(text))
    shown_host = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[url.scheme]
    return f"{url.scheme}://{shown_host}" + ("" if port in (None, usual) else f":{port}")
