"""Posthorn: the board game Thurn und Taxis with its expansion All Roads Lead to Rome.

>>> from posthorn import Game
>>> game = Game.new(seats=3, edition="italian", modules=("audience",), seed=7)
>>> game.seat_to_act in range(3)
True
"""

from posthorn.game import Action, Event, Game, Options, Record, RuleError, View

__all__ = ["Action", "Event", "Game", "Options", "Record", "RuleError", "View"]
