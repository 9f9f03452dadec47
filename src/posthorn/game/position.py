"""A position as one line of text: ``key=value`` words in any order, so that people can write one by hand.

``seats=2 round=4 step=play hand0=linz,ulm*2 route0=carlsruhe-stuttgart-nuernberg`` is a position: what is left out is
as at the start of a game, cards not mentioned are in the pile, a display not mentioned is laid out by chance. Keys are
the names of the options and of the state's fields, with the seat's number where each seat has its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from posthorn.board import BOARD
from posthorn.board.errors import UnknownNameError
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.cards import fill_display
from posthorn.engine.chance import MASK, seed_generator
from posthorn.engine.invariants import INVARIANTS, find_violations
from posthorn.engine.setup import lay_out_material
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_DRAW
from posthorn.engine.tables import CITIES, GAME_END, OFFICES, OFFICIALS, SEATS, cities_set
from posthorn.game.errors import RuleError, shown
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES
from posthorn.game.options import SWITCHES, Options, read_value


class _Form(NamedTuple):
    """How a field's value is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _words(text: str, separator: str = ",") -> list[str]:
    return text.split(separator) if text else []


def _write_cards(counts: list[int]) -> str:
    return ",".join(
        f"{city.id}*{counts[city.index]}" if counts[city.index] > 1 else city.id
        for city in BOARD.cities
        if counts[city.index]
    )


def _read_cards(text: str) -> list[int]:
    counts = [0] * CITIES
    for word in _words(text):
        city, _, times = word.partition("*")
        counts[BOARD.city(city).index] += int(times or 1)
    return counts


def _write_cities(cities: int) -> str:
    return ",".join(city.id for city in BOARD.cities if cities >> city.index & 1)


def _read_cities(text: str) -> int:
    return cities_set(BOARD.city(word).index for word in _words(text))


def _write_tiles(tiles: list[int]) -> str:
    return ",".join(
        f"{stack.id}:{value}"
        for stack in BOARD.stacks
        for from_top, value in enumerate(stack.values)
        if tiles[stack.index] >> from_top & 1
    )


def _read_tiles(text: str) -> list[int]:
    tiles = [0] * len(BOARD.stacks)
    for word in _words(text):
        name, _, value = word.partition(":")
        stack = BOARD.stack(name)
        tiles[stack.index] |= 1 << stack.values.index(int(value))
    return tiles


def _read_row(text: str) -> list[int]:
    return [BOARD.city(word).index for word in _words(text, "-")]


_STEPS = {name: step for step, name in STEP_NAMES.items()}
_NUMBER = _Form(str, int)
_NUMBERS = _Form(
    lambda values: ",".join(map(str, values)) if any(values) else "", lambda text: [int(word) for word in _words(text)]
)
_STEP = _Form(lambda step: STEP_NAMES[step], lambda text: _STEPS[text])
_OFFICIAL = _Form(lambda official: OFFICIAL_NAMES[official] if official >= 0 else "", OFFICIAL_NAMES.index)
_CARDS = _Form(_write_cards, _read_cards)
_CITIES = _Form(_write_cities, _read_cities)
_TILES = _Form(_write_tiles, _read_tiles)
_PLACES = _Form(
    lambda places: ",".join(BOARD.rome.places[place].id for place in places) if any(places) else "",
    lambda text: [BOARD.place(word).index for word in _words(text)],
)
_DISPLAY = _Form(
    lambda slots: ",".join(BOARD.cities[city].id if city >= 0 else "none" for city in slots),
    lambda text: [-1 if word == "none" else BOARD.city(word).index for word in _words(text)],
)


def _write_words(words: list[int]) -> str:
    digits = _WORD_DIGITS if max(words) <= MASK else 2 * _WORD_DIGITS
    return "".join(f"{word:0{digits}x}" for word in words)


def _read_words(text: str) -> list[int]:
    digits = 2 * _WORD_DIGITS if len(text) == 8 * _WORD_DIGITS else _WORD_DIGITS
    return [int(text[i : i + digits], 16) for i in range(0, 4 * digits, digits)]


_WORD_DIGITS = 8  # of a generator's word; one that is keyed has the key's above them (``chance``)
_WORDS = _Form(_write_words, _read_words)

# The fields that a position names; the others follow from these or from the options.
_SCALARS: dict[str, _Form] = {
    "start": _NUMBER,
    "round": _NUMBER,
    "turn": _NUMBER,
    "actor": _NUMBER,
    "step": _STEP,
    "forced_postmaster": _NUMBER,
    "official": _OFFICIAL,
    "cards_drawn": _NUMBER,
    "cards_played": _NUMBER,
    "closing": _NUMBER,
    "office_choices": _CITIES,
    "offices_placed": _CITIES,
    "free_drives": _NUMBER,
    "hand_in_first": _NUMBER,
    "hand_in_asked": _NUMBER,
    "resume": _STEP,
    "last_hand_in": _NUMBER,
}
_FIELD_OF = {"round": "rounds"}
_LISTS: dict[str, _Form] = {
    "display": _DISPLAY,
    "discards": _CARDS,
    "carriage": _NUMBERS,
    "place": _PLACES,
    "space": _NUMBERS,
    "drives": _NUMBERS,
    "chips": _NUMBERS,
    "rng": _WORDS,
}
_BY_SEAT: dict[str, _Form] = {
    "hand": _CARDS,
    "seen": _CARDS,
    "offices": _CITIES,
    "tiles": _TILES,
    "cleric": _NUMBERS,
    "tokens": _NUMBERS,
}
# Zero is not what these are when they are left out.
_ALWAYS_WRITTEN = {"round", "step", "forced_postmaster", "actor", "official"}


def format_position(s: State, options: Options) -> str:
    """Return a state as one line of text from which ``parse_position`` makes an equal one."""
    return " ".join(f"{key}={value}" for key, value in _entries(s, options))


def _entries(s: State, options: Options) -> Iterator[tuple[str, str]]:
    yield "seats", str(options.seats)
    yield "edition", options.edition
    if options.modules:
        yield "modules", ",".join(options.modules)
    for switch, value in options.switches.items():
        yield switch, str(value)
    for name, form in _SCALARS.items():
        value = getattr(s, _FIELD_OF.get(name, name))
        if (value or name in _ALWAYS_WRITTEN) and (text := form.write(value)):
            yield name, text
    for name, form in _LISTS.items():
        if text := form.write(getattr(s, name)):
            yield name, text
    for seat in range(options.seats):
        if s.route_length[seat]:
            cities = s.route[seat][: s.route_length[seat]]
            yield f"route{seat}", "-".join(BOARD.cities[city].id for city in cities)
        for name, form in _BY_SEAT.items():
            if text := form.write(getattr(s, name)[seat]):
                yield f"{name}{seat}", text


def parse_position(text: str) -> tuple[Options, State]:
    """Return the options and the state of a position's text; ``RuleError`` says what is wrong with it."""
    if not isinstance(text, str):
        raise RuleError("R1", "position-text", given=shown(text))
    words: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise RuleError("R1", "position-word", word=shown(word))
        if key in words:
            raise RuleError("R1", "position-twice", key=shown(key))
        words[key] = value
    options = _read_options(words)
    s = State()
    options.set_up(s)
    lay_out_material(s)
    seed_generator(s.rng, (0, 0, 0, 0))
    s.rounds = 2
    s.step = STEP_DRAW
    given = set(words)
    for key in given:
        _read_word(s, key, words[key])
    _derive(s, given)
    found = [0] * len(INVARIANTS)
    count = find_violations(s, found, [0] * MOST_LEGAL)
    if count:
        rule, code = INVARIANTS[found[0]]
        raise RuleError(rule, f"position-{code}")
    return options, s


def _read_options(words: dict[str, str]) -> Options:
    """Take the words that are options out of a position's words."""
    values: dict[str, Any] = {}
    for key in ("seats", "edition", "modules", *SWITCHES):
        if key in words:
            text = words.pop(key)
            values[key] = text.split(",") if key == "modules" else read_value(text)
    return Options.of(**{"seats": 2, **values})


def _read_word(s: State, key: str, text: str) -> None:
    """Write one word's value into its field."""
    name, seat = key[:-1], key[-1:]
    by_seat = name in ("route", *_BY_SEAT) and seat in [str(seat) for seat in range(s.seats)]
    if not by_seat and key not in _SCALARS and key not in _LISTS:
        keys = [*_SCALARS, *_LISTS, "route0", *(f"{name}0" for name in _BY_SEAT)]
        raise RuleError("R1", "position-key", keys, key=shown(key))
    try:
        if key in _SCALARS:
            setattr(s, _FIELD_OF.get(key, key), _SCALARS[key].read(text))
        elif key in _LISTS:
            _fill(getattr(s, key), _LISTS[key].read(text), whole=key not in ("carriage", "chips"))
        elif name == "route":
            row = _read_row(text)
            _fill(s.route[int(seat)], row, whole=False)
            s.route_length[int(seat)] = len(row)
        elif isinstance(value := _BY_SEAT[name].read(text), list):
            _fill(getattr(s, name)[int(seat)], value, whole=True)
        else:
            getattr(s, name)[int(seat)] = value
    except UnknownNameError as error:
        raise RuleError("R1", "position-name", error.near, key=key, given=error.name) from None
    except (ValueError, KeyError, IndexError):
        raise RuleError("R1", "position-value", key=key, given=shown(text)) from None


def _fill(field: list[int], values: list[int], *, whole: bool) -> None:
    """Write values into a field: as many as it has, or fewer where it may be filled in part."""
    if len(values) > len(field) or (whole and len(values) < len(field)):
        raise ValueError
    field[: len(values)] = values


def _derive(s: State, given: set[str]) -> None:
    """Fill in what follows from the words given."""
    if "actor" not in given:
        s.actor = s.turn
    for seat in range(SEATS):
        s.hand_size[seat] = sum(s.hand[seat])
        s.hand_cities[seat] = cities_set(city for city in range(CITIES) if s.hand[seat][city])
        s.route_cities[seat] = cities_set(s.route[seat][: s.route_length[seat]])
        if seat < s.seats:
            s.offices_left[seat] = OFFICES - s.offices[seat].bit_count()
        if s.tiles[seat][GAME_END]:
            s.ender = seat
        for stack in range(len(s.tiles_left)):
            s.tiles_left[stack] -= s.tiles[seat][stack].bit_count()
        for official in range(OFFICIALS):
            s.supply[official] -= s.tokens[seat][official]
        s.chips_left -= s.chips[seat]
    for city in range(CITIES):
        away = s.discards[city] + s.display.count(city)
        away += sum(s.hand[seat][city] + (s.route_cities[seat] >> city & 1) for seat in range(SEATS))
        s.pile[city] -= away
    s.discards_size = sum(s.discards)
    s.pile_size = sum(s.pile)
    if "forced_postmaster" not in given:
        s.forced_postmaster = int(s.rounds == 1 or (s.empty_hand_postmaster and s.hand_size[s.turn] == 0))
    if "display" not in given and min(s.pile) >= 0:
        fill_display(s)
