"""Judging the choices of a game: the network's favourites and what was chosen are tried in imagined worlds.

A game is judged part by part, each by itself, so that it can be done in any order and anywhere. First all choices are
judged in a few worlds. Where something else seems to have been better, that and what was chosen are tried again in more
worlds, new ones, and only those count: so nothing is called a mistake because it was unlucky in the worlds that made it
look like one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

import numpy as np

from posthorn.game import ACTIONS, Game, Record, View
from posthorn.hosting.cluster import Cluster
from posthorn.hosting.process import cores
from posthorn.players.network import Weights, judge
from posthorn.players.network_player import STRONGEST, trained_weights
from posthorn.players.observing import observation_of
from posthorn.players.outlook import (
    Outlook,
    Question,
    compiled_lookahead,
    generator_of,
    look_ahead,
    outlook_of,
    softmax,
)
from posthorn.players.weights import weights_file
from posthorn.review.review import Chances, Choice, Depth, Mark, Review, Tried, parts_of

ROUNDS = 2  # played on in a world before it is judged
FAVOURITES = 4  # of the network that are tried at the most
LEAST_LIKELY = 4e-3  # what the network likes less is not tried, unless it was chosen
SUSPECT = 0.03  # a difference in chance that is looked at again
AGAIN = 4  # times as many worlds at the second look
COSTLY, DOUBTFUL, EXCELLENT = 0.08, 0.04, 0.03  # differences in chance
SURE = 2.0  # standard errors that a difference must have
MOST_AT_ONCE = 768  # worlds that one thread plays on side by side
_SECOND_LOOK = 1 << 24  # sets the generators of second looks apart

T = TypeVar("T")
Progress = Callable[[int, int], None]  # actions judged so far, and all
Part = tuple[Record, range, Depth]  # of a game, to be judged


USUAL_DEPTH = Depth()


@dataclass
class _Judged:
    """A choice while it is being judged."""

    ply: int
    view: View
    chosen: int
    first: int  # what the network likes best
    favourites: list[int]  # what is tried, the chosen one included
    at_first: Outlook  # what the network expects before anything is tried
    found: dict[int, Outlook]


class UnfinishedError(ValueError):
    """A game that is not over cannot be reviewed."""


def review_game(record: Record, depth: Depth = USUAL_DEPTH, progress: Progress = lambda done, total: None) -> Review:
    """Review a finished game, on all cores."""
    with closing(review_games([record], depth, progress)) as reviews:
        return next(reviews)


def review_games(
    records: Sequence[Record],
    depth: Depth = USUAL_DEPTH,
    progress: Progress = lambda done, total: None,
    cluster: Cluster | None = None,
) -> Generator[Review, None, None]:
    """Review finished games, one after the other, on all cores or on those of a cluster."""
    for record in records:
        if not Game.replay(record).is_over:
            raise UnfinishedError(record)
    tasks = [(record, part, depth) for record in records for part in parts_of(record)]
    done, total = 0, sum(len(record.actions) for record in records)
    with closing(_judge_all(tasks, cluster)) as judged:
        for record in records:
            choices: list[Choice] = []
            for part in parts_of(record):
                choices += next(judged)
                done += len(part)
                progress(done, total)
            yield conclude(record, choices, depth)


def _judge_all(tasks: Sequence[Part], cluster: Cluster | None) -> Generator[list[Choice], None, None]:
    """Judge parts of games, and give the results in their order."""
    if cluster is not None:
        yield from cluster.map(_judge, tasks, _prepare)
        return
    _prepare()  # by one thread for all
    with ThreadPoolExecutor(cores()) as pool:
        try:
            yield from pool.map(_judge, tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    compiled_lookahead()


def _judge(task: Part) -> list[Choice]:
    return judge_part(*task)


def judge_part(record: Record, part: range, depth: Depth) -> list[Choice]:
    """Judge the real choices among some actions of a game."""
    weights = trained_weights()
    judged = list(_choices(record, part, weights))
    _try_all(weights, [one for one in judged if len(one.favourites) > 1], depth)
    return [_verdict(one) for one in judged]


def conclude(record: Record, choices: Sequence[Choice], depth: Depth) -> Review:
    """Return the review of a finished game whose choices are all judged."""
    winner = Game.replay(record).ranking[0]
    result = tuple(float(seat == winner) for seat in range(record.options.seats))
    return Review(record.names, result, tuple(choices), network_name(), depth.worlds, depth.seed)


def network_name() -> str:
    """Return the name of the network that judges, with the beginning of its weights' digest."""
    digest = sha256(weights_file(STRONGEST).read_bytes()).hexdigest()
    return f"{STRONGEST} {digest[:12]}"


def _choices(record: Record, part: range, weights: Weights) -> Iterator[_Judged]:
    """Go through a part of the game, and yield its real choices with what the network thinks of them at first sight."""
    views: list[tuple[int, View, int]] = []
    game = Game.replay(record, part.start)
    for ply in part:
        assert game.seat_to_act is not None
        view = game.view(game.seat_to_act)
        game.play(record.actions[ply])
        if len(view.legal_actions) > 1:
            assert game.last_action is not None
            views.append((ply, view, game.last_action.number))
    if not views:
        return
    judgement = judge(weights, np.array([observation_of(view) for _, view, _ in views], np.int8))
    at_first = outlook_of(judgement.outcomes, record.options.seats)
    for row, (ply, view, chosen) in enumerate(views):
        legal = [action.number for action in view.legal_actions]
        likelihoods = softmax(judgement.preferences[row, legal])
        order = np.argsort(-likelihoods, kind="stable")[:FAVOURITES]
        favourites = [legal[i] for i in order if i == order[0] or likelihoods[i] >= LEAST_LIKELY]
        tried = favourites if chosen in favourites else [*favourites, chosen]
        alone = Outlook(*(part[row : row + 1] for part in at_first))
        yield _Judged(ply, view, chosen, favourites[0], tried, alone, {})


def _try_all(weights: Weights, judged: Sequence[_Judged], depth: Depth) -> None:
    """Try what needs to be tried; where something else seems to have been better, once more."""
    compiled = compiled_lookahead()

    def ask(group: Sequence[_Judged], tried: Sequence[list[int]], worlds: int, mark: int) -> None:
        asked = [
            (Question.of(one.view, actions), generator_of(compiled, depth.seed, one.ply | mark))
            for one, actions in zip(group, tried, strict=True)
        ]
        found = look_ahead(weights, asked, worlds, ROUNDS)
        assert found is not None
        for one, actions, outlooks in zip(group, tried, found, strict=True):
            one.found |= dict(zip(actions, outlooks, strict=True))

    for group in _grouped(judged, lambda one: len(one.favourites) * depth.worlds):
        ask(group, [one.favourites for one in group], depth.worlds, 0)
    again = [(one, contenders) for one in judged if len(contenders := _contenders(one)) > 1]
    for few in _grouped(again, lambda pair: len(pair[1]) * depth.worlds * AGAIN):
        ask([one for one, _ in few], [contenders for _, contenders in few], depth.worlds * AGAIN, _SECOND_LOOK)


def _grouped(things: Sequence[T], size_of: Callable[[T], int]) -> Iterator[list[T]]:
    """Put neighbours together, as many as are played on side by side."""
    group: list[T] = []
    size = 0
    for thing in things:
        if group and size + size_of(thing) > MOST_AT_ONCE:
            yield group
            group, size = [], 0
        group.append(thing)
        size += size_of(thing)
    if group:
        yield group


def _chance(outlook: Outlook) -> float:
    return float(outlook.chances[:, 0].mean())


def _contenders(one: _Judged) -> list[int]:
    """Return what must be looked at again: what was chosen, and what seems to be better or is liked at first sight."""
    chance = {number: _chance(outlook) for number, outlook in one.found.items()}
    best = max(chance, key=lambda number: (chance[number], number == one.chosen))
    if chance[best] - chance[one.chosen] >= SUSPECT:
        return [one.chosen, best]
    if chance[one.chosen] - chance[one.first] >= SUSPECT:
        return [one.chosen, one.first]
    return [one.chosen]


def _difference(one: Outlook, other: Outlook) -> tuple[float, float]:
    """Return by how much one action's chance was better in the same worlds, and the standard error of that."""
    difference = one.chances[:, 0] - other.chances[:, 0]
    return float(difference.mean()), float(difference.std() / max(len(difference) - 1, 1) ** 0.5)


def _verdict(one: _Judged) -> Choice:
    """Return what is to be said of a choice."""
    view = one.view
    found = one.found or {one.chosen: one.at_first}
    # Only worlds in which the chosen action was tried too can be compared with it.
    beside = {
        number: outlook for number, outlook in found.items() if len(outlook.worth) == len(found[one.chosen].worth)
    }
    best = max(beside, key=lambda number: (_chance(beside[number]), number == one.chosen))
    loss, error = _difference(found[best], found[one.chosen])
    mark = _mark(loss, error, one, beside)
    if best != one.chosen and mark is None:  # not surely better: nothing was lost
        best = one.chosen
    assert view.seat is not None
    tried = [
        Tried(ACTIONS[number].text, _chance(outlook), float(outlook.points.mean()))
        for number, outlook in beside.items()
    ]
    tried.sort(key=lambda tried: (tried.action != ACTIONS[best].text, -tried.chance))
    return Choice(
        one.ply,
        view.round,
        view.seat,
        ACTIONS[one.chosen].text,
        tuple(tried),
        before=_by_seat(found[best], view.seat),
        after=_by_seat(found[one.chosen], view.seat),
        error=error,
        mark=mark,
    )


def _mark(loss: float, error: float, one: _Judged, beside: dict[int, Outlook]) -> Mark | None:
    """Return what is surely to be said of a choice."""
    if loss >= SURE * error:
        if loss >= COSTLY:
            return Mark.COSTLY
        if loss >= DOUBTFUL:
            return Mark.DOUBTFUL
    if one.first in beside and one.first != one.chosen:
        gain, error = _difference(beside[one.chosen], beside[one.first])
        if gain >= EXCELLENT and gain >= SURE * error:
            return Mark.EXCELLENT
    return None


def _by_seat(outlook: Outlook, seat: int) -> Chances:
    """Return the chances by seat; they are found clockwise from the one that looks ahead."""
    chances = outlook.chances.mean(0)
    return tuple(float(chance) for chance in np.roll(chances, seat))
