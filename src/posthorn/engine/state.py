"""The state of a game: every field declared once, with its shape, its size and its meaning.

From the declaration of ``State`` below come the plain class the interpreted engine runs on (ints and nested
lists), its copy and its equality, and the record type the compiled engine runs on (``FIELDS``, read by
``posthorn.compiled``). Fields hold integers only. A *set of cities* is an int with one bit per city, a *set of
seats* likewise with one bit per seat; flags are 0 or 1; -1 means "none" where a field can be empty.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from posthorn.engine.tables import CITIES, DISPLAY, OFFICIALS, PROVINCES, RANKS, REGIONS, SEATS, STACKS

Numbers = list[int]
Table = list[list[int]]
Event = tuple[int, int, int, int]


class Field(NamedTuple):
    """The size in bytes of a field's numbers, and its shape: () is a number, (4,) four of them, (4, 22) a table."""

    size: int
    shape: tuple[int, ...]


def byte(*shape: int) -> Any:
    """Declare a field of small numbers, -128 to 127."""
    return Field(1, shape)


def word(*shape: int) -> Any:
    """Declare a field of numbers of 32 bits: counters without a limit, and sets of cities."""
    return Field(4, shape)


def wide(*shape: int) -> Any:
    """Declare a field of numbers of 64 bits."""
    return Field(8, shape)


_Class = TypeVar("_Class")


def _derive(declaration: type[_Class]) -> type[_Class]:
    """Make the plain class: a slot for each field, zeros at first, copied and compared field by field."""
    fields = {name: field for name, field in vars(declaration).items() if isinstance(field, Field)}
    initial = {(): "0", 1: "[0] * {0}", 2: "[[0] * {1} for _ in range({0})]"}
    copied = {(): "self.{name}", 1: "self.{name}[:]", 2: "[row[:] for row in self.{name}]"}
    source = ["def __init__(self):", "    self.watcher = None"]
    source += [
        f"    self.{name} = {initial[len(field.shape) or ()].format(*field.shape)}" for name, field in fields.items()
    ]
    source += ["def copy(self):", "    other = new(type(self))", "    other.watcher = None"]
    source += [
        f"    other.{name} = {copied[len(field.shape) or ()].format(name=name)}" for name, field in fields.items()
    ]
    source += ["    return other", "def share(self):", "    other = new(type(self))", "    other.watcher = None"]
    source += [f"    other.{name} = self.{name}" for name in fields]
    source += ["    return other", "def __eq__(self, other):", "    if type(other) is not type(self):"]
    source += ["        return NotImplemented", "    return ("]
    source += ["        " + " and ".join(f"self.{name} == other.{name}" for name in fields), "    )"]
    members: dict[str, Any] = {"new": object.__new__}
    exec("\n".join(source), members)
    namespace = {
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "__slots__": (*fields, "watcher"),
        "__hash__": None,
        "FIELDS": fields,
        **{name: members[name] for name in ("__init__", "copy", "share", "__eq__")},
    }
    return type(declaration.__name__, (), namespace)


@_derive
class State:
    """Everything there is to know about a game in progress, hidden things included."""

    # -- the table: set when the game is created (R1, R9, R10, R11, R12) --
    seats: int = byte()  # players, 2-4
    start: int = byte()  # the starting player's seat
    outside_baiern: int = byte()  # the all-provinces tile leaves Baiern out (R6.3)
    empty_hand_postmaster: int = byte()  # a turn begun with an empty hand forces the postmaster (R3.5)
    may_abandon: int = byte()  # a route may be given up although a card fits (R4.3)
    every_length_falls_back: int = byte()  # an empty stack of 5 or 6 falls back, not that of 7 alone (R6.1)
    one_turn_each: int = byte()  # once the end is brought about all others have one turn, whatever the round (R8.1)
    free_placement: int = byte()  # any part of a closing option may be placed (R10.1)
    max_rounds: int = word()  # the game is scored after this round; 0: no limit (R10.3)
    audience: int = byte()  # the module of R11 is played
    honours: int = byte()  # the module of R12 is played

    # -- where the game is --
    step: int = byte()  # what is asked for now, one of the STEPs of `steps`
    actor: int = byte()  # the seat that must choose now
    turn: int = byte()  # the seat whose turn it is
    rounds: int = word()  # rounds begun; 0 while the clerics are sent (NumPy records have a method `round`)
    ender: int = byte()  # the seat that brought the end about (R8.1), or -1
    last_hand_in: int = byte()  # the rounds are over, only the hand-in of R12.6 is left

    # -- this turn --
    forced_postmaster: int = byte()  # the postmaster must help in this turn (R3.5)
    official: int = byte()  # the official that helped in this turn, or -1 (R2)
    cards_drawn: int = byte()
    cards_played: int = byte()
    closing: int = byte()  # the province closed with, or EACH (R5.1)
    office_choices: int = word()  # set of the route's cities that may still get an office in this closing
    offices_placed: int = word()  # set of the cities that got one in this closing

    # -- the cards, 66 at all times --
    pile: Numbers = byte(CITIES)  # how many of each city; there is no order, chance decides when one is drawn
    pile_size: int = byte()
    discards: Numbers = byte(CITIES)
    discards_size: int = byte()
    display: Numbers = byte(DISPLAY)  # the open cards' cities, -1 for a gap
    hand: Table = byte(SEATS, CITIES)
    hand_size: Numbers = byte(SEATS)
    hand_cities: Numbers = word(SEATS)  # set of the cities of which the hand holds a card
    seen: Table = byte(SEATS, CITIES)  # of the hand, the cards everybody saw taken from the display
    route: Table = byte(SEATS, CITIES)  # the row of cards from left to right
    route_length: Numbers = byte(SEATS)
    route_cities: Numbers = word(SEATS)  # set of the route's cities

    # -- the board --
    offices: Numbers = word(SEATS)  # set of the cities with an office
    offices_left: Numbers = byte(SEATS)
    carriage: Numbers = byte(SEATS)  # the highest carriage owned, 3-7, or 0
    tiles_left: Numbers = byte(STACKS)
    tiles: Table = byte(SEATS, STACKS)  # bit n: owns the tile that was n-th from the top at the start

    # -- the Audience (R11) --
    place: Numbers = byte(REGIONS)  # where each coach is on the road map to Rome
    cleric: Table = byte(SEATS, REGIONS)  # the rank sent on each coach, 0 before
    space: Numbers = byte(RANKS)  # set of the seats whose cleric of this rank (0 is rank 1) is in audience
    drives: Numbers = byte(REGIONS)  # moves that this closing still asks of each coach
    free_drives: int = byte()  # moves of a coach of choice (R11.4)

    # -- the Offices of Honour (R12) --
    supply: Numbers = byte(OFFICIALS)  # tokens on the board
    tokens: Table = byte(SEATS, OFFICIALS)
    chips: Numbers = byte(SEATS)
    chips_left: int = byte()
    hand_in_first: int = byte()  # the seat with which this round of handing in began
    hand_in_asked: int = byte()  # how many seats have been asked in it
    resume: int = byte()  # the step at which the turn goes on after it

    # -- chance --
    rng: Numbers = wide(4)  # the generator's words (`chance`)

    watcher: list[Event] | None  # where `report` writes; no part of the game, never copied

    FIELDS: dict[str, Field]

    def copy(self) -> State:
        """Return an independent copy, without the watcher."""
        raise NotImplementedError  # derived

    def share(self) -> State:
        """Return a copy that shares all lists with this state: to be read at once, or to have lists replaced."""
        raise NotImplementedError  # derived


FIELDS = State.FIELDS
EACH = PROVINCES
