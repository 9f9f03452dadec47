"""The players that search: courier and prince."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.game import ACTIONS, Action, View
from posthorn.game.game import split_seed
from posthorn.players import features, tree, value_net, worlds
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.features import FEATURES
from posthorn.players.observing import own_clerics
from posthorn.players.player import Budget, Evaluation
from posthorn.players.tree import LONGEST_LINE, Tree, Workroom
from posthorn.players.value_net import HIDDEN, ValueNet

SEARCH_MODULES = (*POLICY_MODULES, features, value_net, worlds, tree)
MOST_NODES = 400_000  # of one thread's tree: about 20 MB
ROUNDS_PLAYED_ON = 6  # by rules of thumb, before the network is asked
CHUNK = 32  # iterations between two looks at the clock


@cache
def compiled_search() -> Compiled:
    """Return the search, compiled."""
    return Compiled(SEARCH_MODULES)


@cache
def _weights() -> tuple[np.ndarray, np.ndarray]:
    with (files(__package__) / "weights.npz").open("rb") as file:
        stored = np.load(file)
        return stored["first"].astype(np.float32), stored["second"].astype(np.float32)


class _Thread:
    """One thread's tree and room to work in."""

    def __init__(self, compiled: Compiled, seed: int, number: int) -> None:
        first, second = _weights()
        words = np.zeros(4, np.int64)
        a, b, c, d = split_seed(seed)
        compiled.seed_generator(words, (a, b, c, d ^ number))
        net = ValueNet(
            first,
            second,
            np.zeros(FEATURES, np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(3, np.float32),
        )
        self.room = Workroom(
            net,
            np.zeros(1, STATE),
            np.zeros(MOST_LEGAL, np.int64),
            np.zeros(LONGEST_LINE + 1, np.int64),
            words,
        )
        self.tree = Tree(
            np.zeros(1, np.int64),
            np.zeros(MOST_NODES, np.int16),
            np.full(MOST_NODES, -1, np.int32),
            np.full(MOST_NODES, -1, np.int32),
            np.zeros(MOST_NODES, np.int32),
            np.zeros(MOST_NODES, np.int32),
            np.zeros(MOST_NODES, np.float32),
            np.zeros(MOST_NODES, np.float32),
            np.zeros(MOST_NODES, np.float32),
        )
        self.root = 0
        self.clear()

    def clear(self) -> None:
        """Begin a new tree."""
        tree = self.tree
        self.root = 0
        tree.size[0] = 1
        tree.child[0] = -1
        tree.visits[0] = 0
        tree.reward[0] = 0
        tree.chance[0] = 0
        tree.points[0] = 0

    def children(self) -> Iterator[int]:
        """Each child of the root."""
        node = int(self.tree.child[self.root])
        while node >= 0:
            yield node
            node = int(self.tree.sibling[node])

    def descend(self, action: int) -> bool:
        """Make the child by an action the root; tell whether there is such a child, and room to grow."""
        for node in self.children():
            if self.tree.action[node] == action:
                self.root = node
                return int(self.tree.size[0]) < MOST_NODES // 2
        return False


class Searcher:
    """A player that searches, by time or by iterations, on as many threads as it is given.

    Each thread grows a tree of its own, and the trees' counts are added up: so with a seed and iterations the choice is
    reproducible whatever the threads do. The trees are kept within a turn. ``compiled`` may be the search with other
    rules of thumb, and ``rounds`` says how long they play on before the network is asked.
    """

    def __init__(
        self, seed: int, budget: Budget, compiled: Compiled | None = None, rounds: int = ROUNDS_PLAYED_ON
    ) -> None:
        self._budget = budget
        self._compiled = compiled_search() if compiled is None else compiled
        self._rounds = rounds
        self._threads = [_Thread(self._compiled, seed, number) for number in range(self._budget.threads)]
        self._pool = ThreadPoolExecutor(self._budget.threads) if self._budget.threads > 1 else None
        self._turn: tuple[int, int] | None = None  # the round and turn of the last choice

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        legal = view.legal_actions
        choice = legal[0] if len(legal) == 1 else max(self.evaluate(view), key=lambda found: found.visits or 0).action
        self._remember(view, choice)
        return choice

    def _remember(self, view: View, choice: Action) -> None:
        before, self._turn = self._turn, (view.round, view.turn)
        was_forced = len(view.legal_actions) == 1  # and so is not in the trees
        if was_forced and before == self._turn:
            return
        for thread in self._threads:
            if was_forced or not thread.descend(choice.number):
                thread.clear()

    def evaluate(self, view: View) -> list[Evaluation]:
        """Search, and return what was found about each legal action."""
        if self._turn != (view.round, view.turn):
            for thread in self._threads:
                thread.clear()
        record = np.zeros(1, STATE)
        from_plain(view.state, record[0])
        asked = (record, view.state.actor, np.array(own_clerics(view), np.int64))
        budget = self._budget
        until = time.perf_counter() + budget.seconds if budget.seconds is not None else None
        share = -(-budget.iterations // len(self._threads)) if budget.iterations is not None else None
        if self._pool is None:
            self._grow(self._threads[0], asked, until, share)
        else:
            tasks = [self._pool.submit(self._grow, thread, asked, until, share) for thread in self._threads]
            for task in tasks:
                task.result()
        return self._evaluations(view)

    def _grow(self, thread: _Thread, asked: tuple[Any, int, Any], until: float | None, iterations: int | None) -> None:
        began = time.perf_counter()
        done = 0
        while iterations is None or done < iterations:
            chunk = CHUNK if iterations is None else min(CHUNK, iterations - done)
            self._compiled.grow_tree(thread.tree, thread.root, *asked, self._rounds, thread.room, chunk)
            done += chunk
            left = float("inf") if iterations is None else iterations - done
            if until is not None:
                now = time.perf_counter()
                if now >= until:
                    break
                left = min(left, done / (now - began) * (until - now))
            if self._is_decided(thread, left):
                break

    @staticmethod
    def _is_decided(thread: _Thread, left: float) -> bool:
        """Return whether the iterations left cannot change which action was tried most."""
        visits = sorted(int(thread.tree.visits[node]) for node in thread.children())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _evaluations(self, view: View) -> list[Evaluation]:
        sums = {action.number: np.zeros(3) for action in view.legal_actions}
        for thread in self._threads:
            for node in thread.children():
                number = int(thread.tree.action[node])
                if number in sums:
                    sums[number] += (thread.tree.visits[node], thread.tree.chance[node], thread.tree.points[node])
        return [
            Evaluation(ACTIONS[number], int(visits), chance / max(visits, 1), points / max(visits, 1))
            for number, (visits, chance, points) in sums.items()
        ]
