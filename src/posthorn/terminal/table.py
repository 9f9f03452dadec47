"""A table to play at: the game, how many people sit there, and the bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from posthorn.engine.tables import SEATS
from posthorn.game import DEFAULT_EDITION, Game
from posthorn.game.vocabulary import COLOURS
from posthorn.locale import Texts
from posthorn.locale.system import reason_of
from posthorn.players import USUAL_LEVEL

DEFAULT_SEATS = 3


class TableError(ValueError):
    """What was asked for makes no table; the message is one line for the person."""


@dataclass(slots=True)
class TableOptions:
    """What a table is asked to be. People take the first seats."""

    seats: int | None = None
    people: int = 1
    names: Sequence[str] | None = None
    edition: str = DEFAULT_EDITION
    modules: Sequence[str] = ()
    bot: str = USUAL_LEVEL
    seed: int | None = None
    start: int | None = None  # seats count from 1, as people do
    switches: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class PlayTable:
    """The game, how many people sit there, and which bots sit in the other seats."""

    game: Game
    people: int
    bot: str

    @property
    def bots(self) -> range:
        """The seats of the bots."""
        return range(self.people, self.game.options.seats)


def lay_table(options: TableOptions, texts: Texts) -> PlayTable:
    """Begin a game; ``TableError`` or ``RuleError`` where the options do not fit."""
    seats = max(DEFAULT_SEATS, options.people) if options.seats is None else options.seats
    if options.start is not None and not 1 <= options.start <= seats:
        raise TableError(texts("error-start", given=options.start, seats=seats))
    _check_people(options.people, seats, texts)
    bot = _bot_of(options, texts)
    game = Game.new(
        seats,
        options.edition,
        options.modules,
        options.seed,
        start=None if options.start is None else options.start - 1,
        names=_all_names(options, seats, texts),
        **options.switches,
    )
    return PlayTable(game, options.people, bot)


def open_table(file: Path, options: TableOptions, texts: Texts) -> PlayTable:
    """Go on with a saved game: with the names, options and cards it has."""
    from posthorn.record import RecordError, load_record

    try:
        game = Game.replay(load_record(file))
    except RecordError as error:
        raise TableError(str(error)) from error
    except OSError as error:
        raise TableError(texts("error-load", file=str(file), reason=reason_of(error, texts))) from error
    _check_people(options.people, game.options.seats, texts)
    return PlayTable(game, options.people, _bot_of(options, texts))


def _check_people(people: int, seats: int, texts: Texts) -> None:
    if not 1 <= people <= min(seats, SEATS):
        raise TableError(texts("error-people", given=people, most=min(seats, SEATS)))


def _bot_of(options: TableOptions, texts: Texts) -> str:
    """Return the level of the bots."""
    from posthorn.players import level_names, level_of  # bots are not needed to answer wrong options

    bot = level_of(options.bot)
    if bot not in level_names():
        raise TableError(texts("error-bot", given=options.bot, bots=", ".join(level_names())))
    return bot


def _all_names(options: TableOptions, seats: int, texts: Texts) -> tuple[str, ...]:
    """Return a name for each seat: those given are all players', or the people's alone."""
    given = () if options.names is None else tuple(name.strip() for name in options.names)
    if given and len(given) not in (options.people, seats):
        raise TableError(texts("error-names", given=len(given), people=options.people, seats=seats))
    names = list(given)
    # A seat without a name goes by its colour; where a person goes by that, by one that nobody has.
    colours = colour_names(texts)
    for colour in colours[len(given) : seats]:
        taken = {name.casefold() for name in names}
        names.append(next(name for name in (colour, *colours) if name.casefold() not in taken))
    return tuple(names)


def colour_names(texts: Texts) -> tuple[str, ...]:
    """Return what players without names are called, by seat."""
    return tuple(texts(f"colour-{colour}") for colour in COLOURS)
