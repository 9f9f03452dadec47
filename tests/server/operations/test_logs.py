"""Logs tell what happened, and no secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posthorn.server.keys import hash_key, new_key
from posthorn.server.operations.logs import JsonLines, TextLines, redact, set_up_logs, short_id, shown_path
from posthorn.server.operations.settings import Settings
from posthorn.server.storage.rows import new_game_id
from tests.server.loggers import restored_loggers

KEY = "Zm9vYmFyYmF6cXV4LXF1dXV4LWNvcmdlLWdyYXVsdC0"


@pytest.fixture(autouse=True)
def _restored_loggers() -> Iterator[None]:
    """Leave the process's loggers as they were."""
    with restored_loggers():
        yield


def logs_of(settings: Settings) -> StringIO:
    """Set logs up and return what they are written to."""
    stream = StringIO()
    set_up_logs(settings, stream)
    return stream


def test_text() -> None:
    """A line for people has time, level, message and fields."""
    stream = logs_of(Settings())
    logging.getLogger("posthorn.registry").info("game %s", "created", extra={"game": "hx7kd2…", "seats": 3})
    line = stream.getvalue()
    assert line[4] == line[7] == "-"
    assert line[20:] == "INFO    game created game=hx7kd2… seats=3\n"


def test_json() -> None:
    """A line for machines is one object with the same, and fields cannot pass for the log's own."""
    stream = logs_of(Settings(log_format="json"))
    extra = {"game": "hx7kd2…", "seats": 3, "level": "fake", "host": None, "of": ("a", "b")}
    logging.getLogger("posthorn.registry").warning("two\nlines", extra=extra)
    (line,) = stream.getvalue().splitlines()
    entry = json.loads(line)
    assert entry.pop("at").endswith("+00:00")
    assert entry == {
        "level": "warning",
        "logger": "posthorn.registry",
        "message": "two\nlines",
        "game": "hx7kd2…",
        "seats": 3,
        "host": None,
        "of": "('a', 'b')",
    }


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_secrets_are_masked_everywhere(log_format: str) -> None:
    """A key in a message, an argument, a field, an exception or its cause is never written."""
    stream = logs_of(Settings(log_format=log_format))
    log = logging.getLogger("posthorn.registry")
    log.info("got %s", KEY)
    log.info(f"line\n{KEY}", extra={"key": KEY, "keys": [KEY]})
    try:
        try:
            raise ValueError(f"…{KEY}")
        except ValueError as error:
            raise RuntimeError(f"Authorization: Bearer {KEY}") from error
    except RuntimeError:
        log.exception("failed", stack_info=True)
    written = stream.getvalue()
    assert KEY not in written
    assert KEY[:12] not in written
    assert "RuntimeError" in written
    if log_format == "json":
        assert [json.loads(line)["level"] for line in written.splitlines()] == ["info", "info", "error"]


@given(st.sampled_from([new_key, lambda: hash_key("x")]), st.text(max_size=5), st.text(max_size=5))
def test_all_keys_are_masked(make: object, before: str, after: str) -> None:
    """Whatever stands around a key or a hash, nothing of it can be read off."""
    assert callable(make)
    key = make()
    assert key not in redact(f"{before} {key}{after}")
    assert key not in redact(f'{before}"{key}" {after}')


@pytest.mark.parametrize(
    ("line", "masked"),
    [
        ("Authorization: Bearer short", "Authorization: Bearer [masked]"),
        ("postgresql://me:secret@db/x", "postgresql://me:***@db/x"),
        ("game hx7kd2m9qwertzup3456 began", "game hx7kd2… began"),
        ("code Vm9ydHJhZ2VhQg12Xy_-ab", "code [masked]"),
        ("the 12 seats of posthorn.server.tables.registry", "the 12 seats of posthorn.server.tables.registry"),
        (f"in {'a_function_with_a_name_that_goes_on_and_on'}", "in a_function_with_a_name_that_goes_on_and_on"),
    ],
)
def test_what_is_masked(line: str, masked: str) -> None:
    """Passwords, tokens and the links of games are masked, ordinary words are not."""
    assert redact(line) == masked


def test_lines_cannot_be_forged() -> None:
    """What a client sends cannot begin a line of its own or steer the host's terminal."""
    stream = logs_of(Settings())
    logging.getLogger("posthorn").info("path %s", "/\n2025-01-01 00:00:00 INFO fake\x1b[2J\u2028")
    assert len(stream.getvalue().splitlines()) == 1
    assert "\x1b" not in stream.getvalue()


def test_paths() -> None:
    """Of a path only plain words are whole; ids, codes and keys are cut."""
    game = new_game_id()
    assert len(game) > 14, "ids without digits must not pass for words"
    assert shown_path(f"/{'a' * len(game)}") == "/aaaaaa…"
    assert shown_path(f"/api/games/{game}/legal") == f"/api/games/{game[:6]}…/legal"
    assert shown_path(f"/claim/{KEY}") == f"/claim/{KEY[:6]}…"
    assert shown_path("/api/games/abc/seats/3") == "/api/games/abc/seats/3"
    assert len(shown_path("/x" * 10_000)) <= 200
    assert short_id(game) == f"{game[:6]}…"


def test_uvicorns_lines() -> None:
    """Uvicorn's messages are ours too, but neither its paths with queries nor the heads of requests, at any level."""
    stream = logs_of(Settings(log_level="debug"))
    errors, access = logging.getLogger("uvicorn.error"), logging.getLogger("uvicorn.access")
    errors.info("Started server process [%d]", 7)
    errors.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:1", "/stream?key=secret")
    errors.debug("< Authorization: %s", "secret")
    access.info('%s - "%s %s HTTP/%s" %d', "127.0.0.1:1", "GET", "/x?key=secret", "1.1", 200)
    assert "Started server process [7]" in stream.getvalue()
    assert "secret" not in stream.getvalue()


def test_levels() -> None:
    """What is less grave than asked for is not logged, of other packages only warnings; the access log can be off."""
    stream = logs_of(Settings(log_level="warning"))
    logging.getLogger("posthorn").info("quiet")
    logging.getLogger("sqlalchemy").warning("loud")
    assert [line[20:] for line in stream.getvalue().splitlines()] == ["WARNING loud"]
    stream = logs_of(Settings(access_log=False, log_level="debug"))
    logging.getLogger("posthorn.access").info("GET /")
    logging.getLogger("sqlalchemy").info("quiet")
    logging.getLogger("posthorn").debug("told")
    assert [line[20:] for line in stream.getvalue().splitlines()] == ["DEBUG   told"]


def test_setting_up_again_starts_over() -> None:
    """Each line is written once, in the latest format."""
    old = logs_of(Settings())
    new = logs_of(Settings(log_format="json"))
    logging.getLogger("posthorn").info("once")
    assert old.getvalue() == ""
    assert json.loads(new.getvalue())["message"] == "once"
    ours = [one for one in logging.getLogger().handlers if isinstance(one.formatter, TextLines | JsonLines)]
    assert len(ours) == 1
