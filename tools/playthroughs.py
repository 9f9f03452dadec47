"""Write whole games as text: before each action what changed in the state and in the views, the legal actions, the
choice.

A change of the rules shows as a readable difference in the files of `tests/golden`; `python tools/playthroughs.py`
writes them anew: read the difference before you commit it. The choices written in a file are kept as long as they are
legal, so that the games do not depend on how well the players play.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from posthorn import Game, Options
from posthorn.game import EDITIONS, MODULES
from posthorn.players import make_player

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def tables() -> Iterator[tuple[str, Options]]:
    """Each edition with each set of modules, with two, three and four seats in turn, and a name for each."""
    for number, edition in enumerate(EDITIONS):
        for modules in ((), *((module,) for module in MODULES), MODULES):
            yield "-".join((edition, *modules)), Options.of(2 + (number + len(modules)) % 3, edition, modules)


def changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the entries that are new or differ; those that are gone are None."""
    differing = {key: value for key, value in now.items() if key not in before or before[key] != value}
    return {**differing, **{key: None for key in before if key not in now}}


def words(position: str) -> dict[str, str]:
    """Return a position's words by key."""
    return dict(word.split("=", 1) for word in position.split())


def public(game: Game) -> dict[str, Any]:
    """Return what a spectator sees, each player's things by themselves."""
    view = game.view(None).to_dict()
    for seat, player in enumerate(view.pop("players")):
        view.update({f"{seat}.{key}": value for key, value in player.items()})
    del view["legal_actions"], view["seat"], view["hand"]
    del view["discards"]  # they are in the state, card by card
    return view


def private(game: Game, seat: int) -> dict[str, Any]:
    """Return what a seat sees besides what everybody does."""
    view, everybody = game.view(seat).to_dict(), game.view(None).to_dict()
    own = {key: value for key, value in view.items() if value != everybody[key]}
    own.pop("seat")
    own.pop("legal_actions", None)
    for other, player in enumerate(own.pop("players", [])):
        shown = everybody["players"][other]
        own.update({f"{other}.{key}": value for key, value in player.items() if value != shown[key]})
    return own


def lines(name: str, options: Options, choices: list[str]) -> Iterator[str]:
    """Play a game by the given choices, and on by the postmasters, and write it down."""
    game = Game.new(options.seats, options.edition, options.modules, len(name), **options.switches)
    players = [make_player("postmaster", seat) for seat in range(options.seats)]
    yield f"# {name}: {options.seats} seats, seed {game.seed}"
    seen: list[dict[str, Any]] = [{} for _ in range(options.seats + 2)]
    while True:
        yield ""
        yield f"## {game.ply}"
        now = [words(game.position), public(game), *(private(game, seat) for seat in range(options.seats))]
        titles = ["state", "everybody sees", *(f"seat {seat} sees" for seat in range(options.seats))]
        for title, before, current in zip(titles, seen, now, strict=True):
            if difference := changed(before, current):
                yield f"{title}: " + " ".join(f"{key}={_plain(value)}" for key, value in difference.items())
        seen = now
        seat = game.seat_to_act
        if seat is None:
            break
        yield f"legal: {', '.join(str(action) for action in game.legal_actions)}"
        kept = game.ply < len(choices) and choices[game.ply] in game.legal_actions
        choice = choices[game.ply] if kept else str(players[seat].choose(game.view(seat)))
        yield f"seat {seat} plays: {choice}"
        game.play(choice)
    yield f"scores: {game.scores}, ranking: {game.ranking}"


def _plain(value: Any) -> str:
    """Write a value without spaces, so that the words of a line stay apart."""
    if isinstance(value, list):
        return f"[{','.join(_plain(part) for part in value)}]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{_plain(part)}" for key, part in value.items()) + "}"
    return "-" if value is None else str(value).replace(" ", "_")


def written(name: str) -> str:
    """Return a playthrough as its file has it; nothing where there is none yet."""
    file = FOLDER / f"{name}.txt"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def text_of(name: str, options: Options) -> str:
    """Return a playthrough as it would be written today."""
    choices = re.findall(r"^seat \d plays: (.*)$", written(name), re.MULTILINE)
    return "\n".join(lines(name, options, choices)) + "\n"


def main() -> None:
    """Write all."""
    for name, options in tables():
        (FOLDER / f"{name}.txt").write_text(text_of(name, options), encoding="utf-8")
        print(f"wrote {name}.txt")


if __name__ == "__main__":
    main()
