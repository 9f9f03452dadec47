"""Write the files that follow from the program: `python tools/generate.py` after what they describe has changed.

The browser client is built without Python, so these files are committed; `./test` tells when one is out of date.
`web/src/generated` is all that the client knows of the game and of the server:

- `openapi.json`, the description of the API, and `api.ts`, its types, which openapi-typescript makes of it;
- `engine.ts`, the rules, translated so that a browser can deal a game again from its seed;
- `data.ts`, the board, all actions, and the names and limits that server and client share.

`web/tests/deals.json` has games as Python deals and plays them, for the tests of `engine.ts`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby, permutations, product
from operator import itemgetter
from pathlib import Path
from typing import Any

import client
import msgspec
from engine_script import engine_script
from golden_deals import golden_deals

from posthorn.board import BOARD
from posthorn.engine.tables import FEWEST_SEATS, SEATS
from posthorn.game.action import ACTIONS
from posthorn.game.names import OFFICIAL_NAMES
from posthorn.game.options import EDITIONS, MODULES
from posthorn.game.vocabulary import COLOURS, VOCABULARY
from posthorn.lessons import LESSONS
from posthorn.locale import LANGUAGES, Texts
from posthorn.locale.people import PORTRAITS
from posthorn.players import PLAYERS, USUAL_LEVEL
from posthorn.server.http import stream
from posthorn.server.http.api import ENDPOINTS
from posthorn.server.http.openapi import describe_api
from posthorn.server.messages import fields
from posthorn.server.messages.choices import ActionInfo
from posthorn.server.messages.playing import EVENTS
from posthorn.server.operations.settings import declarations
from posthorn.server.storage.rows import LEISURE, LEISURE_ABSENCE, LIVE_ABSENCE

ROOT = Path(__file__).parent.parent
GENERATED = ROOT / "web" / "src" / "generated"
CONFIG = ROOT / "deploy" / "posthorn.toml"
DEALS = ROOT / "web" / "tests" / "deals.json"
HOSTING = ROOT / "docs" / "hosting.md"

_ENGLISH = Texts("en")
_TABLE = re.compile(r"\| setting \| default \| meaning \|\n(?:\|.*\n)*")
_CONFIG_HEADING = """\
# Posthorn's settings, each with its default. Remove the # in front of those you change.
# Flags of `posthorn serve` and variables of the environment (POSTHORN_PORT) win over this file.
"""
_DATA_HEADING = """\
// What the engine and the server say of themselves. Written by tools/generate.py; do not edit.
import type { ActionInfo, City, Colour, Event, Official, Place, Province, Region, Stack, Step } from "./api";

/** An action for each of some cities, or for all that can be put together of several lists. */
function every(
  verb: ActionInfo["verb"],
  text: string,
  lists: Record<string, readonly (string | number)[]>,
): ActionInfo[] {
  const rows = Object.entries(lists).reduce<Record<string, string | number>[]>(
    (before, [name, values]) => before.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  const named = (row: (typeof rows)[0]) => text.replace(/\\{(\\w+)\\}/g, (_, name: string) => String(row[name]));
  return rows.map((row) => ({ action: named(row), verb, ...row }));
}

"""


def files() -> dict[Path, str]:
    """Return what Python writes: by file, what it should hold."""
    return {
        GENERATED / "openapi.json": json.dumps(describe_api(ENDPOINTS), ensure_ascii=False, indent=1) + "\n",
        GENERATED / "data.ts": _data(),
        GENERATED / "engine.ts": engine_script(),
        DEALS: golden_deals(),
        CONFIG: _settings_file(),
        HOSTING: _TABLE.sub(lambda _: _settings_table(), HOSTING.read_text("utf-8"), count=1),
    }


def main() -> int:
    """Write them all, or say which are out of date."""
    parser = argparse.ArgumentParser(description="Write the files that follow from the program.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one is out of date")
    if parser.parse_args().check:
        stale = [file for file, text in files().items() if not file.is_file() or file.read_text("utf-8") != text]
        for file in stale:
            print(f"{file.relative_to(ROOT)} is out of date: run python tools/generate.py")
        return len(stale)
    GENERATED.mkdir(exist_ok=True)
    for file, text in files().items():
        file.write_text(text, "utf-8")
    client.install(everything=True)
    return subprocess.run(
        client.npm("run", "--silent", "generate"), cwd=client.WEB, env=client.environment()
    ).returncode


# --- the client's data ----------------------------------------------------------------------------------------------


def _data() -> str:
    """Return the board, the actions and the names and limits that server and client share, as TypeScript."""
    codes = {name: code for name, code in vars(stream).items() if name.isupper() and code in (1012, *range(4000, 5000))}
    limits = {name: value for name, value in vars(fields).items() if name.startswith("LONGEST_")}
    return "\n".join(
        (
            _DATA_HEADING.rstrip("\n"),
            "",
            "/** Every action, by its number. */",
            "export const ACTIONS: readonly ActionInfo[] = [",
            *_actions(),
            "];",
            "",
            f"export const STEPS: readonly Step[] = {_json(VOCABULARY['Step'])};",
            f"export const EVENT_KINDS: readonly Event['kind'][] = {_json([str(_tag(kind)) for kind in EVENTS])};",
            f"export const COLOURS: readonly Colour[] = {_json(COLOURS)};",
            f"export const OFFICIALS: readonly Official[] = {_json(OFFICIAL_NAMES)};",
            _line("FEWEST_SEATS", FEWEST_SEATS),
            _line("MOST_SEATS", SEATS),
            "/** The opponents, the weakest first; a server may offer others besides. */",
            _line("LEVELS", list(PLAYERS)),
            _line("USUAL_LEVEL", USUAL_LEVEL),
            _line("LANGUAGES", LANGUAGES),
            "/** How many portraits there are; they are counted from 1. */",
            _line("PORTRAITS", PORTRAITS),
            "/** What one can say that everybody reads in their own language. */",
            _line("PHRASES", fields.PHRASES),
            _line("LESSONS", list(LESSONS)),
            _line("MODULES", MODULES),
            "",
            *(_line(name, value) for name, value in limits.items()),
            "/** Seconds that a person may be away as is usual: live, and from so many seconds of thinking time on. */",
            _line("USUAL_ABSENCE", {"live": LIVE_ABSENCE, "leisurely": LEISURE_ABSENCE, "leisure": LEISURE}),
            "",
            "/** Why the server closes a stream. */",
            _line("CLOSE_CODES", codes),
            "",
            *_board(),
            "",
        )
    )


def _actions() -> Iterator[str]:
    """Write every action: those of a verb together, where they are one for each of its cities, coaches and so on."""
    infos = [msgspec.to_builtins(ActionInfo.of(action)) for action in ACTIONS]
    for verb, group in groupby(infos, key=itemgetter("verb")):
        rows = list(group)
        names = [name for name in rows[0] if name not in ("action", "verb")]
        values = {name: list(dict.fromkeys(row[name] for row in rows)) for name in names if name != "officials"}
        text = rows[0]["action"]
        for name in values:
            text = text.replace(str(rows[0][name]), f"{{{name}}}")
        for order in permutations(values):
            made = [dict(zip(order, each, strict=True)) for each in product(*(values[name] for name in order))]
            if len(rows) > 1 and rows == [{"action": text.format_map(one), "verb": verb, **one} for one in made]:
                lists = {name: values[name] for name in order}
                yield f"  ...every({_json(verb)}, {_json(text)}, {_json(lists)}),"
                break
        else:
            yield from (f"  {_json(row)}," for row in rows)


def _tag(kind: type[msgspec.Struct]) -> object:
    return kind.__struct_config__.tag


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _line(name: str, value: Any) -> str:
    return f"export const {name} = {_json(value)} as const;"


def _board() -> Iterable[str]:
    """The board. Things refer to each other by name, as views and events do."""
    cities, provinces, places = BOARD.cities, BOARD.provinces, BOARD.rome.places
    yield from _table(
        "CITIES",
        "{ id: string; name: City; x: number; y: number; province: Province; neighbours: readonly City[] }",
        "The place of a city's name plate: x from 0 (west) to 1000 (east), y from 0 (north) to 700 (south).",
        (
            {
                "id": city.id,
                "name": city.name,
                "x": city.x,
                "y": city.y,
                "province": provinces[city.province].name,
                "neighbours": [cities[index].name for index in city.neighbours],
            }
            for city in cities
        ),
    )
    yield from _table(
        "PROVINCES",
        "{ id: string; name: Province; colour: string; region: Region | null; cities: readonly City[] }",
        "The id is also the name of a province's colours in theme.css; one, like Polen, may belong to no region.",
        (
            {
                "id": province.id,
                "name": province.name,
                "colour": province.colour,
                "region": None if province.region is None else BOARD.regions[province.region].name,
                "cities": [cities[index].name for index in province.cities],
            }
            for province in provinces
        ),
    )
    yield from _table(
        "REGIONS",
        "{ id: string; name: Region; provinces: readonly Province[]; cities: readonly City[];"
        " start: Place; startForTwo: Place }",
        "The id is also that of a region's stack of tiles; its coach starts on the way to Rome from `start`.",
        (
            {
                "id": region.id,
                "name": region.name,
                "provinces": [provinces[index].name for index in region.provinces],
                "cities": [cities[index].name for index in region.cities],
                "start": places[BOARD.rome.starts[region.index]].name,
                "startForTwo": places[BOARD.rome.starts_two[region.index]].name,
            }
            for region in BOARD.regions
        ),
    )
    roads = ([cities[one].name, cities[other].name] for one, other in BOARD.roads)
    yield from _table("ROADS", "readonly [City, City]", "Which cities are neighbours.", roads)
    stacks = ({"id": stack.id, "values": list(stack.values)} for stack in BOARD.stacks)
    yield from _table(
        "STACKS", "{ id: Stack; values: readonly number[] }", "The bonus tiles, the top one first.", stacks
    )
    carriages = ({"number": number, "points": points} for number, points in BOARD.carriage_points.items())
    yield from _table("CARRIAGES", "{ number: number; points: number }", "The carriages of R7.", carriages)
    yield from _table(
        "PLACES",
        "{ id: string; name: Place; roads: readonly Place[] }",
        "The places on the way to Rome, and the roads that lead on from each; only Rome has none.",
        ({"id": place.id, "name": place.name, "roads": [places[i].name for i in place.roads]} for place in places),
    )
    yield f"export const ROME: Place = {_json(places[BOARD.rome.rome].name)};"
    material = {
        "offices": BOARD.material.offices,
        "cardsPerCity": BOARD.material.cards_per_city,
        "display": BOARD.material.display,
        "smallestRoute": BOARD.material.smallest_route,
        "handLimit": BOARD.material.hand_limit,
        "cartwrightReach": BOARD.material.cartwright_reach,
    }
    yield _line("MATERIAL", material)
    yield "/** The switches of R9 as each edition has them. */"
    kind = "Readonly<Record<string, Readonly<Record<string, string | boolean>>>>"
    yield f"export const EDITIONS: {kind} = {_json(EDITIONS)};"


def _table(name: str, kind: str, about: str, rows: Iterable[Any]) -> Iterable[str]:
    yield f"/** {about} */"
    if kind.startswith("{"):
        single = name.removesuffix("S").replace("CITIE", "CITY").capitalize() + "Info"
        yield f"export interface {single} {kind}"
        kind = single
    yield f"export const {name}: readonly ({kind})[] = ["
    yield from (f"  {_json(row)}," for row in rows)
    yield "];"


# --- the settings' documents ----------------------------------------------------------------------------------------


def _settings_file() -> str:
    """Return a file of settings in which all are commented out."""
    parts = [_CONFIG_HEADING]
    for entry in declarations().values():
        about = entry.about(_ENGLISH)
        about += "" if entry.example is None else f" Without it: {entry.usual(_ENGLISH)}."
        parts.append(f"# {about}\n# {entry.name} = {entry.example or entry.default}\n")
    return "\n".join(parts)


def _settings_table() -> str:
    """Return the table of settings in docs/hosting.md."""
    rows = ["| setting | default | meaning |", "|---|---|---|"]
    for entry in declarations().values():
        default = entry.usual(_ENGLISH) if entry.example else f"`{entry.default}`"
        rows.append(f"| `{entry.name}` | {default} | {entry.about(_ENGLISH)} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    sys.exit(main())
