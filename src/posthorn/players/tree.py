"""Search: a tree of what a seat may do, grown over possible worlds. Written like the rules, for compiled play.

Each iteration imagines a world that agrees with the view, walks down the tree by the actions legal in it, adds one
node, plays on by rules of thumb for a few rounds, and asks the network how the seat will fare. A node stands for the
choices that lead to it, whatever the world (information-set search): its children are those of all worlds. With two at
the table they are the choices of both, and what is good for the one is bad for the other. With more they are the seat's
own, and the others play by rules of thumb, so that the tree reaches into the next turns.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

from posthorn.engine.ending import score, winning_seat
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.turn import apply, legal_actions
from posthorn.players.policies import POLICY_POSTMASTER, choose_by_policy
from posthorn.players.value_net import CHANCE, POINTS, ValueNet, evaluate
from posthorn.players.worlds import imagine

Array = Any

EXPLORATION = 0.6
PRIOR_OF_THE_RULE = 0.5  # how much of the prior goes to what the rules of thumb would do
MARGIN_SCALE = 5.0  # a lead of so many points is worth 0.73
LONGEST_LINE = 200  # nodes on one way down


class Tree(NamedTuple):
    """The nodes, each by its number; 0 is the first root. A node's children are a chain of siblings."""

    size: Array  # one number: nodes in use
    action: Array  # the action that leads to the node
    child: Array  # its first child, -1 for none
    sibling: Array  # the next child of the same parent, -1 for none
    visits: Array
    legal: Array  # how often its action was legal when its parent was visited
    reward: Array  # the sum of rewards
    chance: Array  # the sum of the chances of winning
    points: Array  # the sum of the points at the end


class Workroom(NamedTuple):
    """Room to work in; each thread has its own."""

    net: ValueNet
    world: Array  # one state: the imagined world
    actions: Array
    line: Array  # the nodes on the way down
    words: Array  # the generator


def find_child(tree: Tree, node: int, action: int) -> int:
    """Return the child of a node by an action, -1 if there is none."""
    child = int(tree.child[node])
    while child >= 0 and tree.action[child] != action:
        child = int(tree.sibling[child])
    return child


def add_child(tree: Tree, node: int, action: int) -> int:
    """Add a child to a node."""
    child = int(tree.size[0])
    tree.size[0] += 1
    tree.action[child] = action
    tree.child[child] = -1
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    tree.visits[child] = 0
    tree.legal[child] = 0
    tree.reward[child] = 0.0
    tree.chance[child] = 0.0
    tree.points[child] = 0.0
    return child


def select(tree: Tree, node: int, actions: Array, n: int, usual: int, is_own: bool) -> int:
    """Return the legal action with the best promise: what it brought, and how little it was tried.

    ``usual`` is what the rules of thumb would do. An action not tried yet promises what its parent brought. When the
    choice is not the seat's own, the less it brings the better.
    """
    parent = tree.reward[node] / tree.visits[node] if tree.visits[node] > 0 else 0.5
    best = -1.0
    choice = int(actions[0])
    for i in range(n):
        action = int(actions[i])
        prior = (1.0 - PRIOR_OF_THE_RULE) / n
        if action == usual:
            prior += PRIOR_OF_THE_RULE
        child = find_child(tree, node, action)
        promise = parent
        visits = 0
        legal = tree.visits[node]
        if child >= 0:
            tree.legal[child] += 1
            visits = tree.visits[child]
            legal = tree.legal[child]
            if visits > 0:
                promise = tree.reward[child] / visits
        if not is_own:
            promise = 1.0 - promise
        promise += EXPLORATION * prior * sqrt(legal + 1.0) / (1 + visits)
        if promise > best:
            best = promise
            choice = action
    return choice


def play_on(s: State, last_round: int, room: Workroom) -> None:
    """Play on by rules of thumb until a round begins after ``last_round``, or the game is over."""
    while s.step != STEP_OVER and s.rounds <= last_round:
        n = legal_actions(s, room.actions)
        apply(s, choose_by_policy(POLICY_POSTMASTER, s, room.actions, n, room.words))


def reward_of(s: State, seat: int) -> float:
    """Return the reward of a game that is over: by how much the seat leads or trails."""
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    return 1.0 / (1.0 + exp((best - score(s, seat)) / MARGIN_SCALE))


def iterate(tree: Tree, root: int, view: Any, seat: int, own_clerics: Array, rounds: int, room: Workroom) -> None:
    """Run one iteration of the search."""
    room.world[0] = view
    s = room.world[0]
    imagine(s, seat, own_clerics, room.words)
    node = root
    room.line[0] = root
    length = 1
    horizon = s.rounds + rounds
    growing = True
    while growing and s.step != STEP_OVER and length < LONGEST_LINE:
        n = legal_actions(s, room.actions)
        usual = choose_by_policy(POLICY_POSTMASTER, s, room.actions, n, room.words)
        if n == 1 or (s.actor != seat and s.seats > 2):
            apply(s, usual)
            continue
        action = select(tree, node, room.actions, n, usual, s.actor == seat)
        child = find_child(tree, node, action)
        if child < 0:
            child = add_child(tree, node, action)
            growing = False
        apply(s, action)
        node = child
        room.line[length] = node
        length += 1
    play_on(s, max(horizon, s.rounds), room)
    if s.step == STEP_OVER:
        reward = reward_of(s, seat)
        chance = 1.0 if winning_seat(s) == seat else 0.0
        points = float(score(s, seat))
    else:
        reward = evaluate(room.net, s, seat)
        chance = room.net.outputs[CHANCE]
        points = room.net.outputs[POINTS]
    for i in range(length):
        visited = room.line[i]
        tree.visits[visited] += 1
        tree.reward[visited] += reward
        tree.chance[visited] += chance
        tree.points[visited] += points


def grow_tree(
    tree: Tree, root: int, views: Array, seat: int, own_clerics: Array, rounds: int, room: Workroom, iterations: int
) -> None:
    """Run iterations of the search, until they are done or the tree is full."""
    for _ in range(iterations):
        if tree.size[0] + LONGEST_LINE < len(tree.action):
            iterate(tree, root, views[0], seat, own_clerics, rounds, room)
