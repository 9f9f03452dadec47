"""The game for PettingZoo: every seat an agent, who chooses when it is its turn.

>>> env = AllSeatsEnv(seats=3)
>>> env.reset(seed=7)
>>> env.agent_selection in env.possible_agents
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from posthorn.environments.one_game import (
    Observation,
    OneGame,
    action_space,
    draw_seed,
    observation_space,
)
from posthorn.environments.table import table_of
from posthorn.game import DEFAULT_EDITION, Game


class AllSeatsEnv(AECEnv[str, Observation, Any]):  # type: ignore[misc]  # PettingZoo comes without types
    """A game whose agents are its seats. ``reset(seed=7)`` deals the cards of ``Game.new(seed=7)``.

    Agents are asked where they have a real choice; one that is not legal raises ``RuleError``. The reward comes at the
    end: 1 for the winner, for the others as much less than nothing together.
    """

    metadata: dict[str, Any] = {"name": "posthorn_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, seats: int = 2, edition: str = DEFAULT_EDITION, modules: Iterable[str] = (), **switches: Any
    ) -> None:
        super().__init__()
        self._game = OneGame(table_of(seats, edition, modules, switches))
        self._lots = np.random.default_rng()
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the actions' numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, or without one the next by lot."""
        if seed is not None:
            self._lots = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._game.begin(draw_seed(self._lots) if seed is None else seed)
        if self._game.seat is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._game.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give the agent to act, again and again, until the game is over and all have acknowledged it."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the agent to act is shown, its reward, whether its game is over or cut short, and no more."""
        game = self._game
        if observe and game.seat is not None:
            return game.shown, 0.0, False, False, self.infos[self.agent_selection]
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: Any) -> None:
        """Play the action of the agent to act; when the game is over, each agent acknowledges that by None."""
        if action is None:
            self._was_dead_step(action)
            return
        seat = self._game.play(action)
        if seat is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        """Pay the rewards, and tell how the game has ended."""
        points, winner, rewards = self._game.outcome()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"points": points[:], "winner": winner}
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know now, with a mask of what it may choose: nothing if it is not its turn."""
        seat = self.possible_agents.index(agent)
        return self._game.shown if seat == self._game.seat else self._game.observe(seat)

    def game(self) -> Game:
        """Return the game with all that is hidden in it, for its record; agents must not see it."""
        return self._game.game()


env = AllSeatsEnv  # PettingZoo's name for what makes an environment
