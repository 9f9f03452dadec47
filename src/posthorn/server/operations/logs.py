"""Logs: text for people, one JSON object per line for machines, and no secrets in either.

What is logged names games by ``short_id`` and paths by ``shown_path``. Should a secret slip into a message or a
traceback nevertheless, ``redact`` masks whatever looks like one, in every line.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import IO

from posthorn.server.operations.setting_kinds import without_password
from posthorn.server.operations.settings import Settings

ACCESS = logging.getLogger("posthorn.access")

_SHORT = 6
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

_BEARER = re.compile(r"(?i)\b(bearer|basic)\s+[^\s'\"]+")
# Keys (43 characters), seeds and hashes (64). Words as long as these have neither digits nor capitals.
_KEY = re.compile(r"(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]*[A-Z0-9])[A-Za-z0-9_-]{40,}(?![A-Za-z0-9_-])")
# Codes: long words with capitals, small letters and digits.
_CODE = re.compile(
    r"(?<![A-Za-z0-9_-])(?=[A-Za-z_-]*\d)(?=[a-z0-9_-]*[A-Z])(?=[A-Z0-9_-]*[a-z])[A-Za-z0-9_-]{20,39}(?![A-Za-z0-9_-])"
)
# The links of games: 20 small letters and digits.
_GAME = re.compile(r"(?<![A-Za-z0-9_-])([a-z0-9]{6})[a-z0-9]{14}(?![A-Za-z0-9_-])")
# Words of our paths are shorter than whatever is secret.
_WORD = re.compile(r"[a-z._-]{1,14}|.{0,6}", re.DOTALL)


def short_id(game: str) -> str:
    """Return enough of a game's id to find its lines, and too little to enter it."""
    return f"{game[:_SHORT]}…" if len(game) > _SHORT else game


def shown_path(path: str) -> str:
    """Return a path in which everything that is not a plain word is cut short.

    >>> shown_path("/api/games/hx7kd2m9qwertzup3456/legal")
    '/api/games/hx7kd2…/legal'
    """
    return "/".join(part if _WORD.fullmatch(part) else short_id(part) for part in path[:200].split("/"))


def redact(line: str) -> str:
    """Return a line in which whatever looks like a secret is masked."""
    line = _BEARER.sub(r"\1 [masked]", line)
    line = _KEY.sub("[masked]", without_password(line))
    line = _CODE.sub("[masked]", line)
    return _GAME.sub(r"\1…", line)


class _Lines(logging.Formatter):
    """What both formats share."""

    def added(self, record: logging.LogRecord) -> dict[str, object]:
        """Return what the record was given as ``extra``."""
        return {name: value for name, value in vars(record).items() if name not in _OWN}

    def trace(self, record: logging.LogRecord) -> str:
        """Return the record's traceback and stack, if it has any."""
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        if record.stack_info:
            parts.append(self.formatStack(record.stack_info))
        return "\n".join(parts)


class TextLines(_Lines):
    """``2025-03-01 18:00:00 INFO game created game=hx7kd2… seats=3``"""

    def format(self, record: logging.LogRecord) -> str:
        """Put time, level, message and fields into a line; what clients sent cannot begin another."""
        at = datetime.fromtimestamp(record.created).strftime("%Y-%m-%d %H:%M:%S")
        added = "".join(f" {name}={value}" for name, value in self.added(record).items())
        line = _one_line(f"{record.getMessage()}{added}")
        trace = self.trace(record)
        return redact(f"{at} {record.levelname:<7} {line}" + (f"\n{trace}" if trace else ""))


class JsonLines(_Lines):
    """One JSON object per line: ``at``, ``level``, ``logger``, ``message`` and the fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Put everything into an object; fields cannot take the place of its own."""
        entry: dict[str, object] = {name: _masked(value) for name, value in self.added(record).items()}
        entry["at"] = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry["level"] = record.levelname.lower()
        entry["logger"] = record.name
        entry["message"] = redact(record.getMessage())
        trace = self.trace(record)
        if trace:
            entry["trace"] = redact(trace)
        return json.dumps(entry)


def _masked(value: object) -> object:
    """Return a field's value, fit for JSON and without secrets."""
    return value if value is None or isinstance(value, int | float) else redact(str(value))


def _one_line(text: str) -> str:
    """Return a text without characters that end a line or steer a terminal."""
    return "".join(character if character.isprintable() else repr(character)[1:-1] for character in text)


# Uvicorn's own lines about WebSockets: the first shows whole paths with their queries, which ours do not; the second
# is a traceback for whatever somebody sends that is not UTF-8, and they are told by the close code; the third is wrong
# about handshakes that are refused with an answer.
_LEFT_OUT = ('"WebSocket %s"', "Invalid UTF-8 sequence received", "returned without completing handshake")


class _FromUvicorn(logging.Filter):
    """Leave out what Uvicorn should not have logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep the rest."""
        return not any(line in str(record.msg) for line in _LEFT_OUT)


def set_up_logs(settings: Settings, stream: IO[str] | None = None) -> None:
    """Send all logs of this process to a stream, unless told otherwise the standard error. Called again, start over.

    Start Uvicorn with ``log_config=None`` and ``access_log=False``. Its loggers stay at info even where ours tell more:
    below that they show the heads of requests, and with them keys.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    for old in [old for old in root.handlers if isinstance(old.formatter, _Lines)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("posthorn").setLevel(level)
    ACCESS.setLevel(level if settings.access_log else logging.CRITICAL)
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.setLevel(max(level, logging.INFO))
    errors = logging.getLogger("uvicorn.error")
    for earlier in [earlier for earlier in errors.filters if isinstance(earlier, _FromUvicorn)]:
        errors.removeFilter(earlier)
    errors.addFilter(_FromUvicorn())
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False
    access.disabled = True
    logging.captureWarnings(True)
