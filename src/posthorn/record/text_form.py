r"""A record as text that people read, in the manner of chess's PGN.

First the headers, ``[Name "value"]``, one to a line and in this order: ``Posthorn`` the version of this form, ``Rules``
that of the rules, ``Edition``, ``Seats``, ``Modules`` if any, ``Switches`` those set otherwise than the edition has
them (``placement=free max_rounds=30``), ``Start`` the starting seat if the table chose it, ``Player0``, ``Player1``, …
the names by seat, ``Seed`` or ``Position`` for how the game began, ``Commitment``, ``Secret``, ``Randomness0``,
``Randomness1``, … only where the seed follows from them (docs/fair-shuffle.md), ``Game``, ``Terms`` and ``Attempts``
(``1 1 2``) where the commitment is bound to them, ``Incidents`` what happened at the table besides, if anything did
(``12 absent 1, 14 took-back 0 3``, see ``incidents``), ``Practice``, ``yes``, if cards that were seen were taken back
or all was known before, ``Result`` the scores by seat or ``*`` while the game is under way, ``Plies`` the number of
actions, ``Check`` the check sum. In a value a backslash is written ``\\``, a quotation mark ``\"``, a line's end
``\n``, as in JSON.

Then an empty line, and the actions, with a new line whenever somebody else acts:

- ``3. Blue: draw Linz, draw pile, play Linz left, pass`` is of Blue's turn in round 3;
- ``3. (Red): hand in postmaster carrier, take pile`` is what Red has to do in the middle of somebody else's turn, which
  then goes on with a line of its own, ``3. Blue: …``;
- ``0. Red: send 1 Baden, …`` is of the set-up, before the first round (R11.2);
- ``end. Red: keep`` is of the last hand-in, after the last turn (R12.6).

A record has exactly one text, and no other is read; only lines that end in CR LF are read as if they ended in LF. The
last line must end too: where it does not, the file was cut off. The check sum is the CRC-32 of all other lines, joined
by LF. It is for changes that make another legal game, which the rules cannot notice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any
from zlib import crc32

from posthorn.game import Record, RuleError, read_switches
from posthorn.record.errors import RecordError
from posthorn.record.plain import (
    FORMAT,
    SEED_DIGITS,
    Source,
    as_written,
    bring_up_to_date,
    check_ending,
    to_plain,
    to_setting,
)
from posthorn.record.turns import Turns, replay

_HEADER = re.compile(r'\[([A-Za-z]+[0-9]?) (".*")\]')
_WHOLE = re.compile(rf"0|[1-9][0-9]{{0,{SEED_DIGITS - 1}}}")
_SCORES = re.compile(r"-?[0-9]{1,9}( -?[0-9]{1,9})*")
_ATTEMPTS = re.compile(r"[1-9][0-9]{0,2}( [1-9][0-9]{0,2})*")
_ONCE = ("Posthorn", "Rules", "Edition", "Seats", "Result", "Plies", "Check")
_PERHAPS = ("Modules", "Switches", "Start", "Seed", "Position", "Incidents", "Practice")
_PLAYERS = ("Player0", "Player1", "Player2", "Player3")
_RANDOMNESS = ("Randomness0", "Randomness1", "Randomness2", "Randomness3")
_SHUFFLE = ("Commitment", "Secret")  # and each seat's randomness: all of them or none
_BOUND = ("Game", "Terms", "Attempts")  # likewise


def dumps_text(record: Record) -> str:
    """Return a record's text; ``RecordError`` if it is not that of a game."""
    return "".join(write_text(record))


def write_text(record: Record) -> Iterator[str]:
    """Return the same in pieces, each made when it is asked for."""
    turns = replay(record)
    for line in _lines(to_plain(record), turns):
        yield f"{line}\n"


def _lines(data: Mapping[str, Any], turns: Turns) -> Iterator[str]:
    yield from _header_lines(data)
    yield f'[Check "{check_sum(data, turns)}"]'
    yield ""
    yield from _move_lines(turns)


def check_sum(data: Mapping[str, Any], turns: Turns) -> str:
    """Return the check sum of a record's data, the same in both forms."""
    between, check = "", 0
    for line in chain(_header_lines(data), _move_lines(turns)):
        check = crc32(f"{between}{line}".encode(), check)
        between = "\n"
    return f"{check:08x}"


def _header_lines(data: Mapping[str, Any]) -> Iterator[str]:
    """Return the lines of the headers without the check sum."""
    for name, value in _headers(data):
        yield f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _move_lines(turns: Turns) -> Iterator[str]:
    """Return the lines of the actions."""
    for heading, actions in turns.lines:
        yield f"{heading}: {', '.join(actions)}"


def _headers(data: Mapping[str, Any]) -> list[tuple[str, str]]:
    shuffle = data.get("shuffle", {})
    headers = {
        "Posthorn": str(data["posthorn"]),
        "Rules": str(data["rules"]),
        "Edition": data["edition"],
        "Seats": str(data["seats"]),
        "Modules": " ".join(data["modules"]) or None,
        "Switches": " ".join(f"{name}={value}" for name, value in data["switches"].items()) or None,
        "Start": None if data["start"] is None else str(data["start"]),
        **dict(zip(_PLAYERS, data["names"], strict=False)),
        "Seed": data["seed"],
        "Position": data["position"],
        "Commitment": shuffle.get("commitment"),
        "Secret": shuffle.get("secret"),
        **dict(zip(_RANDOMNESS, shuffle.get("randomness", ()), strict=False)),
        "Game": shuffle.get("game"),
        "Terms": shuffle.get("terms"),
        "Attempts": " ".join(map(str, shuffle["attempts"])) if "attempts" in shuffle else None,
        "Incidents": ", ".join(data["incidents"]) if "incidents" in data else None,
        "Practice": "yes" if "practice" in data else None,
        "Result": "*" if data["result"] is None else " ".join(map(str, data["result"])),
        "Plies": str(len(data["actions"])),
    }
    return [(name, value) for name, value in headers.items() if value is not None]


def loads_text(text: str) -> Record:
    """Return the record of a text; ``RecordError`` says in which line it is wrong."""
    lines = text.replace("\r\n", "\n").split("\n")
    first = _HEADER.fullmatch(lines[0])
    if first is None or first[1] != "Posthorn":
        raise RecordError("foreign", 1)
    # Before anything else: another form may have other headers.
    if first[2] != f'"{FORMAT}"':
        raise RecordError("format", 1, given=first[2].strip('"'), known=FORMAT)
    if lines.pop():
        raise RecordError("cut-off", len(lines) + 1)
    headers = _Headers(lines)
    data = headers.to_plain()
    where = headers.source()
    today = bring_up_to_date(data)
    turns = Turns(to_setting(today, where), where)
    for number, line in enumerate(lines[headers.end :], headers.end + 1):
        data["actions"] += _read_line(line, number, turns, where)
    plies = headers.whole("Plies")
    if turns.game.ply != plies:
        if turns.game.ply < plies:
            raise RecordError("truncated", len(lines), actions=turns.game.ply, plies=plies)
        raise headers.error("Plies", "plies", actions=turns.game.ply, plies=plies)
    record = check_ending(turns.game, today, where)
    _compare(lines, list(_lines(as_written(record, data), turns)), headers)
    return record


def _read_line(line: str, number: int, turns: Turns, where: Source) -> list[str]:
    """Play the actions of a line, and note where they stand."""
    heading = turns.heading
    if not heading:
        raise RecordError("after-end", number)
    if not line.startswith(f"{heading}: "):
        raise RecordError("wrong-heading", number, known=heading, given=line)
    actions = line.removeprefix(f"{heading}: ").split(", ")
    for action in actions:
        where.lines[f"actions[{turns.game.ply}]"] = number
        if turns.heading not in ("", heading):
            raise RecordError("new-line", number, known=turns.heading, action=action)
        turns.play(action)
    return actions


def _compare(lines: Sequence[str], exact: Sequence[str], headers: _Headers) -> None:
    """Refuse a text that is not the record's, though all it says is right."""
    # Not strictly as many: a line divided in two differs already there.
    differences = [
        (number, wanted) for number, (line, wanted) in enumerate(zip(lines, exact, strict=False), 1) if line != wanted
    ]
    for number, wanted in differences:
        if not wanted.startswith("[Check "):
            raise RecordError("inexact", number, known=wanted)
    for _, wanted in differences:
        raise headers.error("Check", "changed", known=wanted)


class _Headers:
    """The headers of a text, by name, with the lines they stand in."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.values: dict[str, str] = {}
        self._at: dict[str, int] = {}
        for number, line in enumerate(lines, 1):
            if not line:
                self.end = number
                break
            self._read(line, number)
        else:
            raise RecordError("no-empty-line", len(lines))
        for name in _ONCE:
            self._must_have(name)
        self._must_have_by_seat(_PLAYERS)
        if self.shuffled:
            for name in _SHUFFLE:
                self._must_have(name)
            self._must_have_by_seat(_RANDOMNESS)
        if self.bound:
            for name in _BOUND:
                self._must_have(name)
        if "Position" not in self.values:
            self._must_have("Seed")

    def _read(self, line: str, number: int) -> None:
        header = _HEADER.fullmatch(line)
        if header is None:
            raise RecordError("no-header", number, given=line)
        name = header[1]
        if name not in (*_ONCE, *_PERHAPS, *_PLAYERS, *_SHUFFLE, *_RANDOMNESS, *_BOUND):
            raise RecordError("unknown-header", number, field=name)
        if name in self.values:
            raise RecordError("header-twice", number, field=name)
        try:
            self.values[name] = json.loads(header[2])
        except ValueError:
            raise RecordError("value", number, field=name, given=header[2]) from None
        self._at[name] = number

    def _must_have(self, name: str) -> None:
        if name not in self.values:
            raise RecordError("missing-header", self.end, field=name)

    def _must_have_by_seat(self, names: Sequence[str]) -> None:
        seats = self.whole("Seats")
        for seat, name in enumerate(names):
            if seat < seats:
                self._must_have(name)
            elif name in self.values:
                raise self.error(name, "unknown-header")

    @property
    def shuffled(self) -> bool:
        """Whether any header is there that says how the seed came about."""
        return any(name in self.values for name in (*_SHUFFLE, *_RANDOMNESS, *_BOUND))

    @property
    def bound(self) -> bool:
        """Whether any header is there that says what the commitment is bound to."""
        return any(name in self.values for name in _BOUND)

    def error(self, name: str, code: str, **details: str | int) -> RecordError:
        """Return the error for what is wrong with a header."""
        return RecordError(code, self._at[name], None, field=name, **details)

    def whole(self, name: str) -> int:
        """Return a header's whole number."""
        if not _WHOLE.fullmatch(self.values[name]):
            raise self.error(name, "value", given=self.values[name])
        return int(self.values[name])

    def source(self) -> Source:
        """Return where the parts of the data stand."""
        names = {name.lower(): name for name in self.values}
        names |= {f"names[{seat}]": name for seat, name in enumerate(_PLAYERS)} | {"names": "Player0"}
        names |= {f"shuffle.{name.lower()}": name for name in (*_SHUFFLE, *_BOUND)} | {"shuffle": "Commitment"}
        names |= {f"shuffle.randomness[{seat}]": name for seat, name in enumerate(_RANDOMNESS)}
        names |= {f"incidents[{n}]": "Incidents" for n in range(len(self.values.get("Incidents", "").split(", ")))}
        names |= {f"switches.{switch}": "Switches" for switch in self._switches()}
        return Source({path: self._at[name] for path, name in names.items() if name in self._at}, names)

    def to_plain(self) -> dict[str, Any]:
        """Return the headers as a record's data, with no actions yet."""
        result = self.values["Result"]
        if result != "*" and not _SCORES.fullmatch(result):
            raise self.error("Result", "value", given=result)
        return {
            "posthorn": self.whole("Posthorn"),
            "rules": self.whole("Rules"),
            "edition": self.values["Edition"],
            "seats": self.whole("Seats"),
            "modules": self.values["Modules"].split(" ") if "Modules" in self.values else [],
            "switches": self._switches(),
            "start": self.whole("Start") if "Start" in self.values else None,
            "names": [self.values[name] for name in _PLAYERS if name in self.values],
            "seed": self.values.get("Seed"),
            "position": self.values.get("Position"),
            **({"shuffle": self._shuffle()} if self.shuffled else {}),
            **({"incidents": self.values["Incidents"].split(", ")} if "Incidents" in self.values else {}),
            **({"practice": self._practice()} if "Practice" in self.values else {}),
            "result": None if result == "*" else [int(score) for score in result.split(" ")],
            "actions": [],
        }

    def _practice(self) -> bool:
        if self.values["Practice"] != "yes":
            raise self.error("Practice", "value", given=self.values["Practice"])
        return True

    def _shuffle(self) -> dict[str, object]:
        randomness = [self.values[name] for name in _RANDOMNESS if name in self.values]
        shuffle: dict[str, object] = {
            **{name.lower(): self.values[name] for name in _SHUFFLE},
            "randomness": randomness,
        }
        if not self.bound:
            return shuffle
        if not _ATTEMPTS.fullmatch(self.values["Attempts"]):
            raise self.error("Attempts", "value", given=self.values["Attempts"])
        attempts = [int(attempt) for attempt in self.values["Attempts"].split(" ")]
        return {**shuffle, "game": self.values["Game"], "terms": self.values["Terms"], "attempts": attempts}

    def _switches(self) -> dict[str, object]:
        try:
            return read_switches(self.values["Switches"].split(" ") if "Switches" in self.values else ())
        except RuleError:
            raise self.error("Switches", "value", given=self.values["Switches"]) from None
