"""A record as JSON, for programs: an object with these keys, not always there ``shuffle``, ``incidents``, ``practice``.

``posthorn`` the version of this form, ``rules`` that of the rules, ``edition``, ``seats``, ``modules`` a list,
``switches`` an object of those set otherwise than the edition has them, ``start`` the starting seat if the table chose
it, ``names`` by seat, ``seed`` a number as text or ``position``, the other of them null, ``shuffle`` only where the
seed follows from one (docs/fair-shuffle.md): an object of ``commitment``, ``secret`` and the list ``randomness`` by
seat, and, where the commitment is bound to them, ``game``, ``terms`` and the list ``attempts`` by seat, ``incidents`` a
list, only where anything happened at the table besides (see there), ``practice`` only if cards that were seen were
taken back or all was known before: true, ``result`` the scores by seat or null while the game is under way, ``actions``
the list of their texts, ``check`` the check sum of the text form.

How the JSON is laid out and the order of the keys do not matter; the values must be what ``dumps_json`` writes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from posthorn.game import Record
from posthorn.record.errors import RecordError
from posthorn.record.plain import Source, as_written, bring_up_to_date, check_ending, check_types, to_plain, to_setting
from posthorn.record.text_form import check_sum
from posthorn.record.turns import Turns, replay

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def dumps_json(record: Record) -> str:
    """Return a record as JSON; ``RecordError`` if it is not that of a game."""
    return "".join(write_json(record))


def write_json(record: Record) -> Iterator[str]:
    """Return the same in pieces, each made when it is asked for."""
    turns = replay(record)
    data = to_plain(record)
    yield from json.JSONEncoder(ensure_ascii=False, indent=2).iterencode({**data, "check": check_sum(data, turns)})
    yield "\n"


def loads_json(text: str) -> Record:
    """Return the record of a JSON text; ``RecordError`` says at which path and line it is wrong."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError("syntax", error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # brackets without end; a number with thousands of digits
        raise RecordError("foreign", 1) from None
    if not isinstance(data, dict) or "posthorn" not in data:
        raise RecordError("foreign", 1)
    source = Source(value_lines(text))
    check = data.pop("check", None)
    check_types(data, source)
    today = bring_up_to_date(data)
    turns = Turns(to_setting(today, source), source)
    for action in data["actions"]:
        turns.play(action)
    record = check_ending(turns.game, today, source)
    if check != (known := check_sum(as_written(record, data), turns)):
        raise source.error("check", "changed", known=f'"check": "{known}"')
    return record


def value_lines(text: str) -> dict[str, int]:
    r"""Return the line in which each value of a correct JSON text begins, by its path; keys must not repeat.

    >>> value_lines('{"names": ["Red",\n "Blue"]}')
    {'': 1, 'names': 1, 'names[0]': 1, 'names[1]': 2}
    """
    lines: dict[str, int] = {}
    line, seen = 1, 0
    # For each bracket that is open: the number in the list, the key in the object, or None before the next key.
    inside: list[int | str | None] = []
    for token in _TOKEN.finditer(text):
        line += text.count("\n", seen, token.start())
        seen = token.start()
        mark = token[0]
        if mark in ("}", "]"):
            inside.pop()
        elif mark == ",":
            at = inside[-1]
            inside[-1] = at + 1 if isinstance(at, int) else None
        elif inside and inside[-1] is None:
            inside[-1] = json.loads(mark)
            if _path(inside) in lines:
                raise RecordError("twice", line, field=_path(inside))
        elif mark != ":":
            lines[_path(inside)] = line
            if mark in ("{", "["):
                inside.append(None if mark == "{" else 0)
    return lines


def _path(inside: list[int | str | None]) -> str:
    return "".join(f"[{at}]" if isinstance(at, int) else f".{at}" for at in inside).removeprefix(".")
