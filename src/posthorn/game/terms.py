"""A game's terms: by which rules it is played, as the one line of text to which the commitment is bound."""

from __future__ import annotations

import re

from posthorn.engine import RULES_VERSION
from posthorn.game.errors import RuleError
from posthorn.game.options import Options, read_switches
from posthorn.game.versions import carry_over, is_known_version

_TERMS = re.compile(
    r"rules=(?P<rules>[0-9]{1,6}) seats=(?P<seats>[0-9]) edition=(?P<edition>[a-z_]+)"
    r"(?: modules=(?P<modules>[a-z_,]+))? start=(?P<start>lot|[0-9])(?: (?P<switches>.+))?"
)


def write_terms(options: Options, start: int | None) -> str:
    """Return the terms of a game by today's rules, with the starting seat if the table chose one.

    >>> write_terms(Options.of(3, "hungarian", ["honours", "audience"], max_rounds=7), 2)
    'rules=2 seats=3 edition=hungarian modules=audience,honours start=2 max_rounds=7'
    """
    modules = f" modules={','.join(options.modules)}" if options.modules else ""
    switches = "".join(f" {name}={value}" for name, value in options.switches.items())
    begins = "lot" if start is None else start
    return f"rules={RULES_VERSION} seats={options.seats} edition={options.edition}{modules} start={begins}{switches}"


def are_terms_of(terms: str, options: Options, start: int | None) -> bool:
    """Return whether terms, perhaps of an older version of the rules, are those of a game with these options."""
    said = _TERMS.fullmatch(terms)
    if said is None or not is_known_version(int(said["rules"])):
        return False
    try:
        written = read_switches(said["switches"].split(" ") if said["switches"] else ())
        switches, _ = carry_over(int(said["rules"]), said["edition"], written, None)
        modules = said["modules"].split(",") if said["modules"] else ()
        meant = Options.of(int(said["seats"]), said["edition"], modules, **switches)
    except (RuleError, TypeError):  # a switch that has the name of another argument
        return False
    return meant == options and said["start"] == ("lot" if start is None else str(start))
