"""A TOML file whose every value knows where it stands, so that a mistake in it can be pointed at."""

import re
import tomllib
from pathlib import Path

from posthorn.board.errors import DataFileError
from posthorn.board.lines import Where, line_of

AT_LINE = re.compile(r" \(at line (\d+), column \d+\)$")
AT_END = " (at end of document)"
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


class Source:
    """The text of a data file and the name it goes by in messages."""

    __slots__ = ("name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def error(self, where: Where, reason: str) -> DataFileError:
        """The error to raise about a value of the file."""
        return DataFileError(self.name, line_of(self.text, where), reason)


class Node:
    """A value of a data file: its content, and the way to it."""

    __slots__ = ("_source", "value", "where")

    def __init__(self, source: Source, where: Where, value: object) -> None:
        self._source = source
        self.where = where
        self.value = value

    def __str__(self) -> str:
        return ".".join(str(step) for step in self.where) or "the file"

    def error(self, reason: str) -> DataFileError:
        """The error to raise about this value."""
        return self._source.error(self.where, reason)

    def table(self, *keys: str) -> dict[str, "Node"]:
        """The entries of a table. Where keys are given, it must have exactly these."""
        if not isinstance(self.value, dict):
            raise self.error(f"{self} must be a table")
        entries = {key: self._child(key, value) for key, value in self.value.items()}
        if keys:
            self._refuse_other(entries, keys)
        return entries

    def _refuse_other(self, entries: dict[str, "Node"], keys: tuple[str, ...]) -> None:
        for key, entry in entries.items():
            if key not in keys:
                raise entry.error(f'unknown key "{key}" in {self}; it takes {", ".join(keys)}')
        for key in keys:
            if key not in entries:
                raise self.error(f'"{key}" is missing in {self}')

    def array(self) -> list["Node"]:
        """The elements of an array that has at least one."""
        if not isinstance(self.value, list) or not self.value:
            raise self.error(f"{self} must be an array with at least one element")
        return [self._child(position, value) for position, value in enumerate(self.value)]

    def text(self) -> str:
        """A text that holds at least one letter or digit."""
        if not isinstance(self.value, str) or not any(letter.isalnum() for letter in self.value):
            raise self.error(f"{self} must be a text, not {self.value!r}")
        return self.value

    def identifier(self) -> str:
        """A text that may serve as an id."""
        return self.valid_id(self.text())

    def valid_id(self, name: str) -> str:
        """The name, if it may serve as an id."""
        if not IDENTIFIER.fullmatch(name):
            raise self.error(f'"{name}" cannot be an id: lower-case letters a-z, digits and _ only, a letter first')
        return name

    def integer(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.error(f"{self} must be a whole number from {low} to {high}, not {self.value!r}")
        return self.value

    def _child(self, step: str | int, value: object) -> "Node":
        return Node(self._source, (*self.where, step), value)


def parse(path: Path) -> Node:
    """Read a data file. ``DataFileError`` where it cannot be read or is no TOML."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise DataFileError(path.name, 1, f"the file cannot be read: {error.strerror}") from error
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataFileError(path.name, line, "the text is not UTF-8") from error
    try:
        return Node(Source(path.name, text), (), tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        reason = f"no valid TOML: {AT_LINE.sub('', str(error)).removesuffix(AT_END)}"
        raise DataFileError(path.name, line_of_mistake(error, text), reason) from error


def line_of_mistake(error: tomllib.TOMLDecodeError, text: str) -> int:
    """Return the line that the error names; "end of document" is the last line with something on it."""
    at_line = AT_LINE.search(str(error))
    return int(at_line[1]) if at_line else text.rstrip().count("\n") + 1
