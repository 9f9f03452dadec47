"""The game as people use it: ``Game`` and what it speaks of."""

from posthorn.game.action import ACTIONS, Action
from posthorn.game.errors import RuleError
from posthorn.game.event import Event
from posthorn.game.game import DEFAULT_NAMES, Game, ScoreSheet
from posthorn.game.hints import explain, explain_gain
from posthorn.game.legal import LegalActions
from posthorn.game.names import OFFICIAL_NAMES
from posthorn.game.options import DEFAULT_EDITION, EDITIONS, MODULES, SWITCHES, Options, module_named, read_switches
from posthorn.game.outcome import Outcome
from posthorn.game.outcome_finder import outcomes
from posthorn.game.record import Record
from posthorn.game.shuffle import Shuffle
from posthorn.game.view import PlayerView, Tile, View

__all__ = [
    "ACTIONS",
    "DEFAULT_EDITION",
    "DEFAULT_NAMES",
    "EDITIONS",
    "MODULES",
    "OFFICIAL_NAMES",
    "SWITCHES",
    "Action",
    "Event",
    "Game",
    "LegalActions",
    "Options",
    "Outcome",
    "PlayerView",
    "Record",
    "RuleError",
    "ScoreSheet",
    "Shuffle",
    "Tile",
    "View",
    "explain",
    "explain_gain",
    "module_named",
    "outcomes",
    "read_switches",
]
