"""The names that views, events and messages are made of: each list once, and as a type to which a schema can refer."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from posthorn.board import BOARD
from posthorn.engine.tables import LAST_CARRIAGE, RANKS, SEATS
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES

# The colours of the players' pieces, in the order in which they are given out (R1.1).
ColourName = Literal["red", "blue", "yellow", "green"]
COLOURS: tuple[ColourName, ...] = get_args(ColourName)

ENDS = ("left", "right")  # of a route

# By its name in schemas, what each list has.
VOCABULARY: dict[str, tuple[str, ...]] = {
    "City": tuple(city.name for city in BOARD.cities),
    "Province": tuple(province.name for province in BOARD.provinces),
    "Region": tuple(region.name for region in BOARD.regions),
    "Place": tuple(place.name for place in BOARD.rome.places),
    "Stack": tuple(stack.id for stack in BOARD.stacks),
    "Official": OFFICIAL_NAMES,
    "Step": tuple(STEP_NAMES.values()),
    "Colour": COLOURS,
    "End": ENDS,
}
REFERENCE = "#/components/schemas/{name}"


def listed(name: str) -> Any:
    """Mark a text as one of a list that schemas have by this name."""
    return Meta(extra_json_schema={"$ref": REFERENCE.format(name=name)})


City = Annotated[str, listed("City")]
Province = Annotated[str, listed("Province")]
Region = Annotated[str, listed("Region")]
Place = Annotated[str, listed("Place")]
Stack = Annotated[str, listed("Stack")]
Official = Annotated[str, listed("Official")]
Step = Annotated[str, listed("Step")]
End = Annotated[str, listed("End")]
Colour = Annotated[ColourName, listed("Colour")]

Seat = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Rank = Annotated[int, Meta(ge=1, le=RANKS, description="A cleric (R11.1).")]
Carriage = Annotated[int, Meta(ge=0, le=LAST_CARRIAGE, description="The number of a carriage, 0 for none (R7).")]
