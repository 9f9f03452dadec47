"""Find the deals of the lessons and write their guided play: `python tools/lessons.py [LESSON ...]`.

A lesson is planned here as what the learner does, move by move, and what must be true then so that its sentences are.
The search goes through deals until one allows the whole plan, and writes the record and the steps into
`src/posthorn/lessons`; that takes minutes. Run it again after a change of the rules or of a plan, and read what it has
changed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import posthorn.lessons
from posthorn.board import BOARD, City
from posthorn.game import Action, Game, View, outcomes
from posthorn.lessons import BOT, LEARNER
from posthorn.players import make_player
from posthorn.record import save_record

FOLDER = Path(posthorn.lessons.__file__).parent
MOST_TRIES = 4000  # moves tried with one deal
GOOD_RANK = 3  # of a cleric worth seeing in Rome
LATEST = 25  # round up to which a game in the middle is looked for
SPARRING = ("postmaster", "stableboy")  # who plays such a game until the lesson begins

Deal = tuple[int, Game]  # with the seed
Condition = Callable[[View, Action], bool]


@dataclass(frozen=True)
class Move:
    """A move of the learner: which ones will do, and the steps that begin there, each perhaps with a rule.

    All steps but the last only say something; one goes on until the next begins.
    """

    fits: Condition
    steps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Plan:
    """A lesson: how its deals are found, the learner's moves, and what is said when the game is over."""

    name: str
    deals: Callable[[int], Iterator[Deal]]  # from a seed on
    first: int  # the seed to begin with: the one that was found last
    moves: tuple[Move, ...]
    last: tuple[str, ...]
    fits: Callable[[Game], bool]  # of the game when it is over


# --- what a move can be asked for -----------------------------------------------------------------------------------


def route(view: View) -> tuple[City, ...]:
    """Return the learner's route."""
    return view.players[LEARNER].route


def joined(city: City, other: City) -> bool:
    """Return whether a road joins two towns."""
    return other.index in city.neighbours


def fits(view: View, city: City) -> bool:
    """Return whether a card fits an end of the learner's route (R4.2)."""
    cities = route(view)
    return city not in cities and any(joined(city, end) for end in (*cities[:1], *cities[-1:]))


def does(verb: str) -> Condition:
    """Any move of a verb."""
    return lambda view, action: action.verb == verb


def lays(view: View, action: Action) -> bool:
    """Lay a card at an end of the route."""
    return action.verb in ("play left", "play right")


def takes_any(view: View, action: Action) -> bool:
    """Take an open card."""
    return action.verb == "draw" and view.display.count(action.city) == 1


def takes_neighbour(view: View, action: Action) -> bool:
    """Take an open card of a town that is joined to the one card in hand, and is not in the route."""
    if action.city is None or not takes_any(view, action) or action.city in (*route(view), *view.hand):
        return False
    (held,) = view.hand
    return joined(action.city, held)


def takes_fitting(view: View, action: Action) -> bool:
    """Take an open card that fits the route."""
    return takes_any(view, action) and action.city is not None and fits(view, action.city)


def provinces(cities: tuple[City, ...]) -> list[int]:
    """Return how many of some towns lie in each province that has any."""
    return sorted(Counter(city.province for city in cities).values())


def closes_each(view: View, action: Action) -> bool:
    """Close with an office in each of several provinces, where another way would place some too, but fewer."""
    counts = provinces(route(view))
    return action.verb == "close each" and len(counts) >= 3 and counts[-2:] == [1, 2]


def new_offices(view: View, action: Action) -> list[City]:
    """Return the towns that get an office when the route is closed with a province."""
    own = view.players[LEARNER].offices
    return [city for city in route(view) if BOARD.provinces[city.province] is action.province and city not in own]


def closes_one(view: View, action: Action) -> bool:
    """Close with an office in every town of a province, which places more than the other way."""
    return action.verb == "close" and len(new_offices(view, action)) > len(provinces(route(view)))


def calls_administrator(view: View, action: Action) -> bool:
    """Have the open cards replaced, none of which goes on from the card in hand."""
    if action.verb != "administrator":
        return False
    (held,) = view.hand
    return not any(city is not None and joined(city, held) for city in view.display)


# --- the plans ------------------------------------------------------------------------------------------------------

ROUNDS = 7


def new_games(first: int) -> Iterator[Deal]:
    """Deal short games of two in which the learner begins."""
    for seed in count(first):
        yield seed, Game.new(seats=2, seed=seed, start=LEARNER, max_rounds=ROUNDS)


BASE = Plan(
    "base",
    new_games,
    54,
    (
        Move(takes_any, ("welcome", "draw R3.1")),
        Move(takes_neighbour, ("postmaster R3.5",)),
        Move(does("begin"), ("begin R4.1",)),
        Move(does("pass")),
        Move(takes_neighbour, ("choose",)),
        Move(lays, ("extend R4.2",)),
        Move(does("pass")),
        Move(takes_fitting, ("ends",)),
        Move(lays, ("fits R4.2",)),
        Move(lays, ("carrier R4.4",)),
        Move(does("pass"), ("wait R5",)),
        Move(takes_fitting, ("empty R3.5",)),
        Move(takes_any),
        Move(lays, ("five",)),
        Move(closes_each, ("ways R5.1",)),
        Move(does("office"), ("office",)),
        Move(calls_administrator, ("tile R6", "carriage R7.1", "administrator R3.4")),
        Move(takes_neighbour, ("swept",)),
        Move(does("begin"), ("again",)),
        Move(does("pass")),
        Move(does("draw pile"), ("pile R3.1",)),
        Move(lays, ("lay",)),
        Move(does("pass")),
        Move(takes_fitting, ("third",)),
        Move(lays),
        Move(closes_one, ("one",)),
        Move(does("cartwright"), ("cartwright R7.2",)),
    ),
    ("end R8.1", "score R8.2"),
    lambda game: game.ranking[0] == LEARNER and len(game.score_sheet(LEARNER).tiles) == 2,
)


def games_under_way(module: str, looks_good: Callable[[View], bool]) -> Callable[[int], Iterator[Deal]]:
    """Begin in the middle of games between bots, with the last turn of a round, which is the learner's."""

    def deals(first: int) -> Iterator[Deal]:
        for seed in count(first):
            game = Game.new(
                seats=2, seed=seed, start=1 - LEARNER, modules=(module,), cleric_reminder=module == "audience"
            )
            while game.seat_to_act is not None and game.view(None).round < LATEST:
                view = game.view(game.seat_to_act)
                if view.seat == LEARNER and view.step == "draw" and looks_good(view):
                    yield seed, Game.from_position(f"{game.position} max_rounds={view.round}")
                # Bots all send their clerics in the same way, which would make a dull audience.
                level = "random" if view.step == "send" else SPARRING[game.seat_to_act]
                game.play(make_player(level, seed + game.ply).choose(view))

    return deals


def closes_one_province(view: View, action: Action) -> bool:
    """Close with offices in at least two towns of one province, and at least two cards beside them."""
    placed = len(new_offices(view, action))
    return action.verb == "close" and placed >= 2 and len(route(view)) - placed >= 2


def before_rome(view: View) -> bool:
    """Return whether a cleric of the learner's is one step from Rome, and a route nearly long enough."""
    return len(route(view)) >= 3 and any(
        BOARD.rome.rome in place.roads and (rank or 0) >= GOOD_RANK
        for place, rank in zip(view.coaches.values(), view.players[LEARNER].clerics, strict=True)
    )


def arrives(view: View, action: Action) -> bool:
    """Drive into Rome with such a cleric, by a move that its region's card asks for."""
    if action.coach is None or action.place is not BOARD.rome.places[BOARD.rome.rome] or view.free_drives:
        return False
    rank = view.players[LEARNER].clerics[action.coach.index]
    return (rank or 0) >= GOOD_RANK


def has_audience(game: Game) -> bool:
    """Return whether the learner has won, with a cleric alone on its space."""
    spaces = game.view(None).audience
    return game.ranking[0] == LEARNER and any(spaces[rank] == (LEARNER,) for rank in range(GOOD_RANK, len(spaces) + 1))


def forks(view: View, action: Action) -> bool:
    """Drive where the road forks, with a coach of choice."""
    return view.free_drives > 0 and sum(other.coach is action.coach for other in view.legal_actions) > 1


AUDIENCE = Plan(
    "audience",
    games_under_way("audience", before_rome),
    301,
    (
        Move(takes_fitting, ("welcome", "hidden R11.2", "draw")),
        Move(lays, ("lay",)),
        Move(closes_one_province, ("close R11.3",)),
        Move(arrives, ("arrive R11.5",)),
        Move(forks, ("fork R11.3",)),
    ),
    ("spaces R11.5", "score R11.6"),
    has_audience,
)


def nearly_all_tokens(view: View) -> bool:
    """Return whether the cartwright has one token left and the learner one of each other official."""
    tokens = view.players[LEARNER].tokens
    others = [name for name, number in tokens.items() if number and name != "cartwright"]
    return view.supply["cartwright"] == 1 and len(others) == 3 and len(route(view)) >= 2


def hands_in_four(view: View, action: Action) -> bool:
    """Hand in a token of each official."""
    return len(action.officials) == 4


def wins_tile(view: View, action: Action) -> bool:
    """Place an office that wins a tile."""
    return action.verb == "build" and any(action == other and outcome.tiles for other, outcome in outcomes(view))


def keeps_two(view: View, action: Action) -> bool:
    """Hand in nothing in the end, where it would bring a card."""
    return action.verb == "keep" and sum(number > 0 for number in view.players[LEARNER].tokens.values()) == 2


OFFICES = Plan(
    "honours",
    games_under_way("honours", nearly_all_tokens),
    201,
    (
        Move(takes_any, ("welcome R12.2", "tokens", "draw")),
        Move(lays, ("lay",)),
        Move(closes_one_province, ("close",)),
        Move(does("cartwright"), ("last R12.3",)),
        Move(hands_in_four, ("hand-in R12.4",)),
        Move(wins_tile, ("build R12.4",)),
        Move(keeps_two, ("final R12.6",)),
    ),
    ("score",),
    lambda game: game.ranking[0] == LEARNER,
)


PLANS = {plan.name: plan for plan in (BASE, AUDIENCE, OFFICES)}


# --- the search -----------------------------------------------------------------------------------------------------


def let_bot_play(game: Game) -> None:
    """Let the bot move until the learner must, or the game is over."""
    while game.seat_to_act not in (LEARNER, None):
        view = game.view(game.seat_to_act)
        game.play(make_player(BOT, game.ply).choose(view))


def search(plan: Plan, deal: Game) -> Game | None:
    """Return a game that follows the plan, if the deal has one."""
    tries = 0
    let_bot_play(deal)
    open_ends = [(deal, 0)]
    while open_ends and tries < MOST_TRIES:
        tries += 1
        game, done = open_ends.pop()
        if done == len(plan.moves):
            if game.is_over and plan.fits(game):
                return game
            continue
        if game.is_over:
            continue
        view = game.view(LEARNER)
        for action in view.legal_actions:
            if plan.moves[done].fits(view, action):
                after = game.copy()
                after.play(action)
                let_bot_play(after)
                open_ends.append((after, done + 1))
    return None


def steps_of(plan: Plan, game: Game) -> list[tuple[int, str]]:
    """Return at which ply each step of a plan begins in its game."""
    again = Game.replay(replace(game.record, actions=()))
    own = []
    for action in game.record.actions:
        if again.seat_to_act == LEARNER:
            own.append(again.ply)
        again.play(action)
    steps = [(ply, step) for ply, move in zip(own, plan.moves, strict=True) for step in move.steps]
    return steps + [(game.ply, step) for step in plan.last]


def make(plan: Plan) -> None:
    """Find a lesson's game and write it."""
    found = ((seed, search(plan, deal)) for seed, deal in plan.deals(plan.first))
    seed, game = next((seed, game) for seed, game in found if game is not None)
    save_record(game.record, FOLDER / f"{plan.name}.txt")
    lines = []
    for ply, step in steps_of(plan, game):
        sentence, _, rule = step.partition(" ")
        lines.append(f'[[step]]\nat = {ply}\nsentence = "{plan.name}-{sentence}"\nrule = "{rule}"\n')
    (FOLDER / f"{plan.name}.toml").write_text("\n".join(lines), encoding="utf-8")
    print(f"{plan.name}: seed {seed}, {len(lines)} steps, {game.ply} actions, {game.scores[0]} to {game.scores[1]}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lesson", nargs="*", help=", ".join(PLANS))
    for name in parser.parse_args().lesson or PLANS:
        make(PLANS[name])
