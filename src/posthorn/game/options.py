"""What a table agrees on before the game: seats, edition, modules and switches (R9, R10, R11, R12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from posthorn.engine.state import State
from posthorn.engine.tables import FEWEST_SEATS, SEATS
from posthorn.game.errors import RuleError, shown

MODULES = ("audience", "honours")

# The switches on which the rulebooks differ, as each of them has it (R9).
EDITIONS: dict[str, dict[str, str | bool]] = {
    "hungarian": {
        "all_provinces": "outside_baiern",
        "empty_hand_postmaster": False,
        "may_abandon": False,
        "length_fallback": "every",
        "last_round": "finish_round",
        "starting_player": "youngest",
    },
    "italian": {
        "all_provinces": "all",
        "empty_hand_postmaster": True,
        "may_abandon": True,
        "length_fallback": "every",
        "last_round": "finish_round",
        "starting_player": "youngest",
    },
    "icelandic": {
        "all_provinces": "all",
        "empty_hand_postmaster": True,
        "may_abandon": True,
        "length_fallback": "seven_only",
        "last_round": "one_turn_each",
        "starting_player": "choice",
    },
    "spanish": {
        "all_provinces": "outside_baiern",
        "empty_hand_postmaster": True,
        "may_abandon": True,
        "length_fallback": "every",
        "last_round": "finish_round",
        "starting_player": "youngest",
    },
}
DEFAULT_EDITION = "italian"

# What each switch may be, beside which rule says what it does. A type stands for all its values from 1 up.
SWITCHES: dict[str, tuple[str, tuple[object, ...] | type[int]]] = {
    "all_provinces": ("R6.3", ("all", "outside_baiern")),
    "empty_hand_postmaster": ("R3.5", (False, True)),
    "may_abandon": ("R4.3", (False, True)),
    "length_fallback": ("R6.1", ("every", "seven_only")),
    "last_round": ("R8.1", ("finish_round", "one_turn_each")),
    "starting_player": ("R1.3", ("youngest", "choice")),
    "placement": ("R10.1", ("full", "free")),
    "max_rounds": ("R10.3", int),
    "cleric_reminder": ("R11.2", (False, True)),
}


@dataclass(frozen=True, slots=True)
class Options:
    """The agreements of one table. ``Options.of`` fills in what the edition says."""

    seats: int
    edition: str
    modules: tuple[str, ...]
    all_provinces: str  # which provinces the all-provinces tile asks for (R6.3)
    empty_hand_postmaster: bool  # a turn begun with an empty hand forces the postmaster (R3.5)
    may_abandon: bool  # a route may be given up although a card fits (R4.3)
    length_fallback: str  # which empty length stacks fall back on shorter ones (R6.1)
    last_round: str  # who still has a turn when somebody has brought the end about (R8.1)
    starting_player: str  # how the table finds its starting player (R1.3)
    placement: str  # whether a closing option must be carried out in full (R10.1)
    max_rounds: int | None  # the game is scored after this round (R10.3)
    cleric_reminder: bool  # players may look at their own clerics (R11.2)

    DEFAULTS: ClassVar[Mapping[str, Any]] = {"placement": "full", "max_rounds": None, "cleric_reminder": False}

    @classmethod
    def of(
        cls, seats: int = 3, edition: str = DEFAULT_EDITION, modules: Iterable[str] = (), **switches: object
    ) -> Options:
        """Return the options of an edition, with the given switches set otherwise."""
        if type(seats) is not int or not FEWEST_SEATS <= seats <= SEATS:
            raise RuleError("R1.1", "seats", [str(n) for n in range(FEWEST_SEATS, SEATS + 1)], given=shown(seats))
        if edition not in list(EDITIONS):
            raise RuleError("R9", "edition", list(EDITIONS), given=shown(edition))
        given = (modules,) if isinstance(modules, str) or not isinstance(modules, Iterable) else tuple(modules)
        chosen = [module_named(module) for module in given]
        for module in chosen:
            if module not in MODULES:
                raise RuleError("R12", "module", MODULES, given=shown(module))
        for switch, value in switches.items():
            _check_switch(switch, value)
        values: dict[str, Any] = {**cls.DEFAULTS, **EDITIONS[edition], **switches}
        return cls(seats, edition, tuple(module for module in MODULES if module in chosen), **values)

    @property
    def switches(self) -> dict[str, Any]:
        """The switches that are set otherwise than the edition has them."""
        usual = Options.of(self.seats, self.edition, self.modules)
        return {name: getattr(self, name) for name in SWITCHES if getattr(self, name) != getattr(usual, name)}

    def but(self, **changes: Any) -> Options:
        """Return the same options with some changed."""
        kept = {field.name: getattr(self, field.name) for field in fields(self)}
        return Options.of(**{**kept, **changes})

    def set_up(self, s: State) -> None:
        """Write the options into the fields of a new state."""
        s.seats = self.seats
        s.outside_baiern = int(self.all_provinces == "outside_baiern")
        s.empty_hand_postmaster = int(self.empty_hand_postmaster)
        s.may_abandon = int(self.may_abandon)
        s.every_length_falls_back = int(self.length_fallback == "every")
        s.one_turn_each = int(self.last_round == "one_turn_each")
        s.free_placement = int(self.placement == "free")
        s.max_rounds = self.max_rounds or 0
        s.audience = int("audience" in self.modules)
        s.honours = int("honours" in self.modules)


def module_named(name: str) -> str:
    """Return today's name of a module: older records, positions and databases call the Offices of Honour "offices"."""
    return "honours" if name == "offices" else name


def _check_switch(switch: str, value: object) -> None:
    if switch not in SWITCHES:
        raise RuleError("R9", "switch", list(SWITCHES), given=shown(switch))
    rule, allowed = SWITCHES[switch]
    if isinstance(allowed, type):
        if value is not None and (type(value) is not int or not 1 <= value < 2**31):
            raise RuleError(rule, "switch-value", ["None", "1", "2", "…"], switch=switch, given=shown(value))
    elif not any(value is choice or (isinstance(choice, str) and value == choice) for choice in allowed):
        raise RuleError(rule, "switch-value", [str(choice) for choice in allowed], switch=switch, given=shown(value))


_WORDS = {"true": True, "yes": True, "false": False, "no": False, "none": None}
_MOST_DIGITS = 9  # of a number that a switch could be


def read_switches(words: Iterable[str]) -> dict[str, object]:
    """Return switches from words like ``max_rounds=5``; what each may be ``Options.of`` checks."""
    switches: dict[str, object] = {}
    for word in words:
        switch, equals, value = (part.strip() for part in word.partition("="))
        if not equals or switch in switches:
            raise RuleError("R9", "switch-word", given=shown(word))
        switches[switch] = read_value(value)
    return switches


def read_value(text: str) -> object:
    """Return what a switch's text says: a number, yes or no, nothing, or itself."""
    if text.isdecimal() and len(text) <= _MOST_DIGITS:
        return int(text)
    return _WORDS.get(text.casefold(), text)
