"""A record as plain data, the common ground of both forms: what it must hold, and what is wrong with it.

The data is what the JSON form holds, see ``json_form``. A part of it is named by its path: ``seats``, ``names[1]``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from posthorn.engine import RULES_VERSION
from posthorn.game import SWITCHES, Game, Options, Record, RuleError, Shuffle, module_named
from posthorn.game.game import check_names
from posthorn.game.incident import Incident, TakenBack
from posthorn.game.position import parse_position
from posthorn.game.shuffle import MOST_ATTEMPTS, commit, is_game_id, is_hash, is_randomness
from posthorn.game.terms import are_terms_of, write_terms
from posthorn.game.versions import carry_over, is_known_version
from posthorn.record.errors import RecordError
from posthorn.record.incidents import read_incident, write_incident

FORMAT = 1  # raised when the form of the files changes
SEED_DIGITS = len(str(2**128))


@dataclass(frozen=True, slots=True)
class Source:
    """Where the data comes from: each path's line, and its name there if it is not the path."""

    lines: dict[str, int] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def error(self, path: str, code: str, rule_error: RuleError | None = None, **details: str | int) -> RecordError:
        """Return the error for what is wrong at a path."""
        return RecordError(code, self.lines.get(path), rule_error, field=self.names.get(path, path), **details)

    @contextmanager
    def blamed(self, path: str) -> Iterator[None]:
        """Let a ``RuleError`` be the fault of what stands at a path."""
        try:
            yield
        except RuleError as error:
            raise self.error(path, "rule", error) from None


def to_plain(record: Record) -> dict[str, Any]:
    """Return a record as plain data."""
    options, shuffle = record.options, record.shuffle
    # Keys that are not always there, so that records of games without them are as they were before there were any.
    proof = {} if shuffle is None else {"shuffle": _shuffle_to_plain(shuffle)}
    return {
        "posthorn": FORMAT,
        "rules": record.rules_version,
        "edition": options.edition,
        "seats": options.seats,
        "modules": list(options.modules),
        "switches": options.switches,
        "start": record.start,
        "names": list(record.names),
        # As text: many a JSON reader holds numbers as floats, which 128 bits do not survive.
        "seed": None if record.seed is None else str(record.seed),
        "position": record.position,
        **proof,
        **({"incidents": [write_incident(incident) for incident in record.incidents]} if record.incidents else {}),
        **({"practice": True} if record.practice else {}),
        "result": None if record.scores is None else list(record.scores),
        "actions": list(record.actions),
    }


def _shuffle_to_plain(shuffle: Shuffle) -> dict[str, Any]:
    """Return a shuffle as plain data; what the commitment is bound to is left out where it is bound to nothing."""
    plain = {**asdict(shuffle), "randomness": list(shuffle.randomness), "attempts": list(shuffle.attempts)}
    return plain if shuffle.is_bound else {key: plain[key] for key in _SHUFFLE_FORMS}


# By key: what it is, whether it may be null, and what each part of it is where it has parts.
_Forms = Mapping[str, tuple[type, bool, type | None]]
_FORMS: _Forms = {
    "posthorn": (int, False, None),
    "rules": (int, False, None),
    "edition": (str, False, None),
    "seats": (int, False, None),
    "modules": (list, False, str),
    "switches": (dict, False, None),  # what a switch may be is for the options to say
    "start": (int, True, None),
    "names": (list, False, str),
    "seed": (str, True, None),
    "position": (str, True, None),
    "result": (list, True, int),
    "actions": (list, False, str),
}
_PERHAPS_FORMS: _Forms = {
    "shuffle": (dict, False, None),
    "incidents": (list, False, str),
    "practice": (bool, False, None),
}
_SHUFFLE_FORMS: _Forms = {
    "commitment": (str, False, None),
    "secret": (str, False, None),
    "randomness": (list, False, str),
}
_BOUND_FORMS: _Forms = {"game": (str, False, None), "terms": (str, False, None), "attempts": (list, False, int)}
_TYPE_NAMES = {int: "number", str: "text", list: "list", dict: "object", bool: "true"}


def check_types(data: Mapping[str, Any], source: Source) -> None:
    """Refuse data of another form, or that lacks a key, has one too many, or holds something of the wrong type."""
    # Before anything else: another form may have other keys.
    if data["posthorn"] != FORMAT:
        raise source.error("posthorn", "format", given=str(data["posthorn"]), known=FORMAT)
    shuffled = "shuffle" in data
    _check_forms(data, {**_FORMS, **{key: form for key, form in _PERHAPS_FORMS.items() if key in data}}, source)
    if shuffled:
        given = data["shuffle"]
        bound = isinstance(given, dict) and not given.keys().isdisjoint(_BOUND_FORMS)
        _check_forms(given, {**_SHUFFLE_FORMS, **_BOUND_FORMS} if bound else _SHUFFLE_FORMS, source, "shuffle")


def _check_forms(data: Mapping[str, Any], forms: _Forms, source: Source, inside: str = "") -> None:
    """Refuse an object, the whole data or that at a path, whose keys or types are not of these forms."""
    paths = {key: f"{inside}.{key}" if inside else key for key in (*data, *forms)}
    for key in data:
        if key not in forms:
            raise source.error(paths[key], "unknown-key")
    for key, (wanted, may_be_null, part) in forms.items():
        if key not in data:
            raise RecordError("missing-key", source.lines.get(inside), field=paths[key])
        value = data[key]
        if value is None and may_be_null:
            continue
        # The type itself, since for Python True is a whole number too.
        if type(value) is not wanted:
            raise source.error(paths[key], "type", wanted=_TYPE_NAMES[wanted])
        if part is not None:
            for n, item in enumerate(data[key]):
                if type(item) is not part:
                    raise source.error(f"{paths[key]}[{n}]", "type", wanted=_TYPE_NAMES[part])


def bring_up_to_date(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an older file says as today's would: the module's name and the version of the rules, if it is known.

    The types must be right.
    """
    today = {**data, "modules": [module_named(module) for module in data["modules"]]}
    if is_known_version(data["rules"]):
        kept = carry_over(data["rules"], data["edition"], data["switches"], data["position"])
        today["rules"], (today["switches"], today["position"]) = RULES_VERSION, kept
    return today


def as_written(record: Record, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record as the file has it whose data this is: where that is older, in its words."""
    plain = to_plain(record)
    switches = {name: value for name, value in plain["switches"].items() if name in data["switches"]}
    return {**plain, **{key: data[key] for key in ("rules", "modules", "position")}, "switches": switches}


def to_setting(data: Mapping[str, Any], source: Source) -> Record:
    """Return the record of the game's beginning, without actions and result. The types must be right."""
    if data["rules"] != RULES_VERSION:
        code = "rules-newer" if data["rules"] > RULES_VERSION else "rules-older"
        raise source.error("rules", code, given=data["rules"], known=RULES_VERSION)
    options = _to_options(data, source)
    names = tuple(data["names"])
    with source.blamed("names"):
        # Names given with spaces around them would be cut, and so not be what the file says.
        if len(names) != options.seats or check_names(names, options.seats) != names:
            raise RuleError("R1.1", "names", seats=options.seats, given=repr(data["names"]))
    incidents = _to_incidents(data, options.seats, source)
    practice = _to_practice(data, incidents, source)
    seed, position, start = data["seed"], data["position"], data["start"]
    if (seed is None) == (position is None):
        raise source.error("seed" if position is None else "position", "seed-or-position")
    if position is not None:
        if "shuffle" in data:
            raise source.error("shuffle", "shuffle-and-position")
        begun = _check_position(position, options, start, source)
        return Record(options, names, None, begun, (), None, incidents=incidents, practice=practice)
    if not _is_whole(seed) or int(seed) >= 2**128:
        raise source.error("seed", "value", given=seed)
    if start is not None and not 0 <= start < options.seats:
        raise source.error("start", "value", given=start)
    shuffle = _to_shuffle(data["shuffle"], int(seed), options, start, source) if "shuffle" in data else None
    return Record(
        options, names, int(seed), None, (), None, start, shuffle=shuffle, incidents=incidents, practice=practice
    )


def _to_incidents(data: Mapping[str, Any], seats: int, source: Source) -> tuple[Incident, ...]:
    """Return what happened at the table besides the play."""
    incidents = []
    for n, text in enumerate(data.get("incidents", ())):
        incident = read_incident(text, seats)
        if incident is None:
            raise source.error(f"incidents[{n}]", "incident", given=text)
        incidents.append(incident)
    if "incidents" in data and not incidents:
        raise source.error("incidents", "value", given="[]")
    return tuple(incidents)


def _to_practice(data: Mapping[str, Any], incidents: tuple[Incident, ...], source: Source) -> bool:
    """Return whether a game is practice; it is where cards that were seen were taken back."""
    practice: bool = data.get("practice", False)
    if "practice" in data and not practice:
        raise source.error("practice", "value", given="false")
    if not practice and any(isinstance(incident, TakenBack) and incident.seen for incident in incidents):
        raise source.error("incidents", "not-practice")
    return practice


def _to_shuffle(given: Mapping[str, Any], seed: int, options: Options, start: int | None, source: Source) -> Shuffle:
    """Return the shuffle from which the seed follows."""
    seats = options.seats
    for key in ("commitment", "secret"):
        if not is_hash(given[key]):
            raise source.error(f"shuffle.{key}", "hash", given=given[key])
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in given.items()}
    shuffle = Shuffle(**values)
    for seat, text in enumerate(shuffle.randomness):
        if not is_randomness(text):
            raise source.error(f"shuffle.randomness[{seat}]", "randomness")
    if len(shuffle.randomness) != seats:
        raise source.error("shuffle.randomness", "randomness-seats", seats=seats, given=len(shuffle.randomness))
    if "game" in given:
        _check_binding(shuffle, options, start, source)
    if not shuffle.fits:
        known = commit(shuffle.secret, shuffle.game, shuffle.terms)
        raise source.error("shuffle.commitment", "commitment", known=known)
    if shuffle.seed != seed:
        raise source.error("seed", "seed-not-shuffled", known=shuffle.seed)
    return shuffle


def _check_binding(shuffle: Shuffle, options: Options, start: int | None, source: Source) -> None:
    """Refuse what a commitment cannot be bound to, or terms that are not those of the record."""
    if not is_game_id(shuffle.game):
        raise source.error("shuffle.game", "value", given=shuffle.game)
    if not are_terms_of(shuffle.terms, options, start):
        raise source.error("shuffle.terms", "terms", known=write_terms(options, start))
    attempts = shuffle.attempts
    if len(attempts) != options.seats or not all(1 <= attempt <= MOST_ATTEMPTS for attempt in attempts):
        raise source.error("shuffle.attempts", "value", given=" ".join(map(str, attempts)))


def _to_options(data: Mapping[str, Any], source: Source) -> Options:
    """Return the options; one by one, so that it is clear which is wrong."""
    seats, edition, modules, switches = (data[key] for key in ("seats", "edition", "modules", "switches"))
    with source.blamed("seats"):
        Options.of(seats)
    with source.blamed("edition"):
        Options.of(seats, edition)
    with source.blamed("modules"):
        Options.of(seats, edition, modules)
    for switch in switches:
        with source.blamed(f"switches.{switch}"):
            if switch not in SWITCHES:  # else it could be the name of another argument
                raise RuleError("R9", "switch", list(SWITCHES), given=switch)
            Options.of(seats, edition, modules, **{switch: switches[switch]})
    return Options.of(seats, edition, modules, **switches)


def _check_position(position: str, options: Options, start: int | None, source: Source) -> str:
    if start is not None:
        raise source.error("start", "start-and-position")
    if not all(character.isprintable() or character.isspace() for character in position):
        raise source.error("position", "unprintable")
    with source.blamed("position"):
        said, _ = parse_position(position)
    if said != options:
        raise source.error("position", "other-options")
    return position


def _is_whole(text: str) -> bool:
    """Return whether a text is a whole number of at most a seed's length, written the one usual way."""
    return text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS and text == str(int(text))


def check_ending(game: Game, data: Mapping[str, Any], source: Source) -> Record:
    """Return the record of a game that was played again, if it is to the letter what the data says."""
    record = game.record
    played = to_plain(record)
    for n, (given, action) in enumerate(zip(data["actions"], played["actions"], strict=True)):
        if given != action:
            raise source.error(f"actions[{n}]", "spelling", given=given, known=action)
    if data["result"] != played["result"]:
        scores = " ".join(map(str, game.scores)) if game.is_over else "*"
        raise source.error("result", "result", known=scores, over="yes" if game.is_over else "no")
    for key in played:
        if data[key] != played[key]:
            raise source.error(key, "value", given=str(data[key]))
    return record
