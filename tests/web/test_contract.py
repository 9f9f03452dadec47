"""The client's TypeScript says the same as the Python it talks to."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posthorn.game import Game, outcome
from posthorn.game.names import STEP_NAMES
from posthorn.lessons import LESSONS
from posthorn.locale import LANGUAGES
from posthorn.players import PLAYERS
from posthorn.server.messages import choices, errors, games, lessons, playing, replays, stream

WEB = Path(__file__).parents[2] / "web"
MESSAGES = (WEB / "src" / "server" / "messages.ts").read_text("utf-8")
MODULES = (choices, errors, games, lessons, playing, replays, stream)
NAMED_OTHERWISE = {
    "Shuffle": "ShuffleProof",
    "Offer": "GameOptions",
    "Entered": "Joined",
    "Proposal": "TakeBackProposal",
    "Update": "LogEntry",
    "Pushed": "Update",
    "SeatWish": "SeatRequest",
}  # by its name in TypeScript, that in Python


def interfaces() -> dict[str, set[str]]:
    """Return the fields of every interface of messages.ts, optional ones too."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", MESSAGES, re.DOTALL | re.MULTILINE)
    return {name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) for name, body in found}


def structs() -> dict[str, set[str]]:
    """Return the fields of what the server says: of messages.py, choice_messages.py and what a choice would bring."""
    named = {**vars(outcome), **{name: value for module in MODULES for name, value in vars(module).items()}}
    return {
        name: fields_of(value)
        for name, value in named.items()
        if isinstance(value, type) and (issubclass(value, msgspec.Struct) or dataclasses.is_dataclass(value))
    }


def fields_of(message: Any) -> set[str]:
    """Return the fields of a message as it is written."""
    if dataclasses.is_dataclass(message):
        return {field.name for field in dataclasses.fields(message)}
    tag = message.__struct_config__.tag_field
    return set(message.__struct_fields__) | ({tag} if tag else set())


SHARED = sorted(name for name in interfaces() if NAMED_OTHERWISE.get(name, name) in structs())


def test_enough_is_shared() -> None:
    """The comparison below compares something."""
    assert {"GameInfo", "SeatInfo", "CreateGame", "Welcome", "Update", "Problem", "Replay"} <= set(SHARED)
    assert {"LegalAnswer", "LegalAction", "Outcome", "Closing", "Placing"} <= set(SHARED)


@pytest.mark.parametrize("name", SHARED)
def test_messages_have_the_same_fields(name: str) -> None:
    """What the server writes the client reads, under the same name."""
    assert interfaces()[name] == structs()[NAMED_OTHERWISE.get(name, name)]


@pytest.mark.parametrize("modules", [(), ("audience", "honours")])
def test_views_have_the_same_fields(modules: tuple[str, ...]) -> None:
    """The client knows everything that a view says of the table and of each player."""
    view = Game.new(3, modules=modules, seed=1).view(0).to_dict()
    known = interfaces()
    assert set(view) <= known["View"]
    assert set(view["players"][0]) <= known["PlayerView"]


def test_steps() -> None:
    """The client knows every step of a turn."""
    body = re.search(r"export type Step =\n(.*?);", MESSAGES, re.DOTALL)
    assert body is not None
    assert set(re.findall(r'"([\w-]+)"', body[1])) == set(STEP_NAMES.values())


def test_languages() -> None:
    """The client speaks every language there is."""
    text = (WEB / "src" / "text" / "texts.svelte.ts").read_text("utf-8")
    body = re.search(r"export const LANGUAGES = \{(.*?)\}", text, re.DOTALL)
    assert body is not None
    assert re.findall(r"(\w+):", body[1]) == list(LANGUAGES)
    for language in LANGUAGES:
        assert f"locale/{language}/" in (WEB / "src" / "text" / f"{language}.ts").read_text("utf-8")


def test_levels() -> None:
    """The client offers only bots that there are."""
    levels = re.findall(r'"(\w+)"', (WEB / "src" / "board" / "levels.ts").read_text("utf-8"))
    assert levels
    assert set(levels) <= set(PLAYERS)


def test_lessons() -> None:
    """The client offers the lessons that there are, in their order."""
    text = (WEB / "src" / "state" / "lessons.ts").read_text("utf-8")
    body = re.search(r"export const LESSONS = \[(.*?)\]", text)
    assert body is not None
    assert re.findall(r'"(\w+)"', body[1]) == list(LESSONS)


def test_the_lock_names_no_registry() -> None:
    """Whoever installs the client's packages does so from their own registry, and gets the very same ones."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []
