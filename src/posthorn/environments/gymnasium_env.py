"""The game for Gymnasium: one seat is yours, players by name sit in the others.

Importing this registers ``Posthorn-v0``:

>>> env = gymnasium.make("Posthorn-v0", opponents="random", seats=3)
>>> observation, info = env.reset(seed=7)
>>> info["seat"] in range(3)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index
from typing import Any

import gymnasium

from posthorn.environments.one_game import (
    Observation,
    OneGame,
    action_space,
    draw_seed,
    observation_space,
)
from posthorn.environments.opponents import Names, fast_opponent, names_of
from posthorn.environments.table import table_of
from posthorn.game import DEFAULT_EDITION, Game
from posthorn.players import make_player

ID = "Posthorn-v0"
Choose = Callable[[], int]


class OneSeatEnv(gymnasium.Env[Observation, Any]):
    """A game in which you play one seat. ``reset(seed=7)`` deals the cards of ``Game.new(seed=7)``.

    ``opponents`` is the name of a player for all other seats, or a name for each, clockwise from yours. Without a
    ``seat`` yours is drawn by lot for each game. You are asked where you have a real choice. The reward comes at the
    end: 1 if you win, else -1 divided by the number of the others. An action that is not legal ends the game with -1,
    and ``info["refused"]`` says why.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        opponents: Names = "stableboy",
        seats: int = 2,
        seat: int | None = None,
        edition: str = DEFAULT_EDITION,
        modules: Iterable[str] = (),
        **switches: Any,
    ) -> None:
        if seat is not None and seat not in range(seats):
            message = f"a table of {seats} has the seats 0 to {seats - 1}, not {seat}"
            raise ValueError(message)
        self._game = OneGame(table_of(seats, edition, modules, switches))
        self._names = names_of(opponents, seats)
        self._usual_seat = seat
        self._seat = 0
        self._choosers: dict[int, Choose] = {}
        self._is_over = True
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: that of the seed, or without one the next by lot."""
        super().reset(seed=seed)
        seats = self._game.options.seats
        self._game.begin(draw_seed(self.np_random) if seed is None else seed)
        self._seat = int(self.np_random.integers(seats)) if self._usual_seat is None else self._usual_seat
        self._choosers = {
            (self._seat + distance) % seats: self._chooser(name) for distance, name in enumerate(self._names, 1)
        }
        self._is_over = False
        self._let_others_choose()
        return self._observe(), {"seat": self._seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others choose until it is your turn again or the game is over."""
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun: call reset")
        number = index(action)
        if not self._game.is_legal(number):
            return self._forfeit(number)
        self._game.play(number)
        self._let_others_choose()
        self._is_over = self._game.seat is None
        if not self._is_over:
            return self._observe(), 0.0, False, False, {"seat": self._seat}
        points, winner, rewards = self._game.outcome()
        info = {"seat": self._seat, "points": points, "winner": winner}
        return self._observe(), rewards[self._seat], True, False, info

    def game(self) -> Game:
        """Return the game with all that is hidden in it, for its record; whoever learns must not see it."""
        return self._game.game()

    def _observe(self) -> Observation:
        """Return what your seat may know."""
        return self._game.shown if self._game.seat == self._seat else self._game.observe(self._seat)

    def _forfeit(self, number: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End the game for an action that is not legal."""
        reason = str(self._game.game().refuse(number))
        gymnasium.logger.warn(f"The action {number} is not legal and loses the game: {reason}")
        self._is_over = True
        info = {"seat": self._seat, "refused": reason}
        return self._game.observe(self._seat), -1.0, True, False, info

    def _let_others_choose(self) -> None:
        while self._game.seat is not None and self._game.seat != self._seat:
            self._game.play(self._choosers[self._game.seat]())

    def _chooser(self, name: str) -> Choose:
        """Return how the player of a name chooses for the seat to act."""
        fast = fast_opponent(name)
        if fast is not None:

            def choose_fast() -> int:
                shown = self._game.shown
                return int(fast.choose(shown["observation"][None], shown["action_mask"][None], self.np_random)[0])

            return choose_fast
        player = make_player(name, draw_seed(self.np_random))

        def choose() -> int:
            game = self._game.game()
            return index(player.choose(game.view(game.seat_to_act)))

        return choose


gymnasium.register(ID, entry_point=OneSeatEnv, vector_entry_point="posthorn.environments.vector_env:ManyGamesEnv")
