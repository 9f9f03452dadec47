"""Games as Python deals and plays them, one for each edition, set of modules and number of seats.

The client's tests deal them again. Each has a record, with the numbers of its actions; `cards`, a letter for each card
that was turned up; and `events`, the SHA-256 of all that the rules reported, as JSON without spaces.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any

from posthorn.engine import RULES_VERSION
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_dealer, seed_generator
from posthorn.engine.ending import score
from posthorn.engine.events import LAID_OUT, RESHUFFLED, TOOK_HIDDEN
from posthorn.engine.setup import new_game
from posthorn.engine.state import Event, State
from posthorn.engine.turn import apply, legal_actions
from posthorn.game import EDITIONS, MODULES, Options, Shuffle
from posthorn.game.game import split_seed
from posthorn.game.terms import write_terms

FIRST_LETTER = ord("a")
MODULE_SETS: tuple[tuple[str, ...], ...] = ((), MODULES[:1], MODULES[1:], MODULES)


def golden_deals() -> str:
    """Return the games as JSON, each on its line."""
    tables = product((2, 3, 4), EDITIONS, MODULE_SETS)
    games = [_play(number, Options.of(*table, **_switches(number))) for number, table in enumerate(tables)]
    return "[\n" + ",\n".join(json.dumps(game, separators=(",", ":")) for game in games) + "\n]\n"


def _switches(number: int) -> dict[str, Any]:
    """Return other switches for every third table, and a limit for most: games at random take long to end."""
    other = {"placement": "free", "may_abandon": bool(number % 2)} if number % 3 == 0 else {}
    return other if number % 8 == 0 else {**other, "max_rounds": 12}


def _play(number: int, options: Options) -> dict[str, Any]:
    """Play a game at random, every other one with a chosen start."""
    dice = Random(number)
    seats = range(options.seats)
    start = None if number % 2 else dice.randrange(options.seats)
    added = [dice.randbytes(4).hex() if seat else "" for seat in seats]
    secret, terms = dice.randbytes(32).hex(), write_terms(options, start)
    attempts = [1 + seat for seat in seats]
    former = number % 5 == 4  # its commitment is bound to nothing, and its generator is not keyed
    shuffle = Shuffle.of(secret, added) if former else Shuffle.of(secret, added, f"game{number}", terms, attempts)
    s = State()
    options.set_up(s)
    s.start = -1 if start is None else start
    (seed_generator if former else seed_dealer)(s.rng, split_seed(shuffle.seed))
    events: list[Event] = []
    s.watcher = events
    new_game(s)
    legal, actions = [0] * MOST_LEGAL, []
    while count := legal_actions(s, legal):
        actions.append(dice.choice(legal[:count]))
        apply(s, actions[-1])
    return {
        "cards": "".join(chr(FIRST_LETTER + city) for kind, _, city, _ in events if kind in (LAID_OUT, TOOK_HIDDEN)),
        "reshuffles": sum(kind == RESHUFFLED for kind, *_ in events),
        "events": sha256(json.dumps(events, separators=(",", ":")).encode()).hexdigest(),
        "record": {
            "rules": RULES_VERSION,
            "edition": options.edition,
            "seats": options.seats,
            "modules": options.modules,
            "switches": options.switches,
            "start": start,
            "seed": str(shuffle.seed),
            "shuffle": {
                "commitment": shuffle.commitment,
                "secret": secret,
                "randomness": added,
                **({} if former else {"game": shuffle.game, "terms": terms, "attempts": attempts}),
            },
            "result": [score(s, seat) for seat in seats],
            "actions": actions,
        },
    }
