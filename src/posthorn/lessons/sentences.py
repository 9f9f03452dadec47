"""What a step says, with its names and numbers as the game has them there."""

from __future__ import annotations

from posthorn.board import BOARD, City
from posthorn.game import OFFICIAL_NAMES, Action, Game, View, outcomes
from posthorn.game.event import Received
from posthorn.game.narration import enumerate_words
from posthorn.game.outcome import Closing
from posthorn.lessons.lesson import LEARNER, Lesson
from posthorn.locale import Texts

Values = dict[str, str | int]

SMALLEST_ROUTE = BOARD.material.smallest_route


def say(lesson: Lesson, number: int, texts: Texts) -> str:
    """Return the sentence of a step."""
    step = lesson.steps[number]
    game = lesson.position(step.at)
    values = _standing(game, texts)
    if not game.is_over:
        view = game.view(LEARNER)
        action, second = (Action.parse(text) for text in (*lesson.record.actions, "pass")[step.at : step.at + 2])
        assert action is not None
        values |= _choice(view, action)
        if second is not None and second.city is not None:
            values["second"] = second.city.name
        if action.rank is None and action.coach is not None:
            rank = view.players[LEARNER].clerics[action.coach.index]
            values |= {"rank": rank or 0, "cleric": texts(f"cleric-{rank}")}
    return texts(f"lesson-{step.sentence}", **values)


def _standing(game: Game, texts: Texts) -> Values:
    """Return what the learner has, and what the board says about it."""
    view, sheet = game.view(LEARNER), game.score_sheet(LEARNER)
    own = view.players[LEARNER]
    tokens = [texts(f"official-{name}") for name in OFFICIAL_NAMES if own.tokens.get(name)]
    received = [event.rank for event in game.events if isinstance(event, Received) and event.seat == LEARNER]
    values: Values = {
        "cards": len(own.route),
        "smallest": SMALLEST_ROUTE,
        "display": len(view.display),
        "carriage": own.carriage,
        "points": sheet.carriage,
        "following": own.carriage + 1,
        "last": max(BOARD.carriage_points),
        "material": BOARD.material.offices,
        "left": sheet.offices_left,
        "tiles": sum(tile.value for tile in sheet.tiles),
        "clerics": sheet.clerics,
        "chips": sheet.chips,
        "rounds": view.round,
        **_result(game, LEARNER),
        **{f"their_{what}": number for what, number in _result(game, 1 - LEARNER).items()},
        "ranks": len(BOARD.rome.ranks),
        "regions": len(BOARD.regions),
    }
    if tokens:
        values |= {"officials": enumerate_words(tokens, texts), "tokens": len(tokens)}
    if received:
        values |= {"rank": int(str(received[-1])), "cleric": texts(f"cleric-{received[-1]}")}
    if len(view.hand) == 1:
        values["held"] = view.hand[0].name
    return values


def _result(game: Game, seat: int) -> dict[str, int]:
    """Return how many offices a seat has opened, and how many points it has won with all else."""
    sheet = game.score_sheet(seat)
    won = sheet.carriage + sum(tile.value for tile in sheet.tiles) + sheet.clerics + sheet.chips
    return {"opened": BOARD.material.offices - sheet.offices_left, "won": won}


def _choice(view: View, action: Action) -> Values:
    """Return what an action is about and what it would bring."""
    found = outcomes(view)
    outcome = next(outcome for other, outcome in found if other == action)
    values: Values = {"tile": sum(tile.value for tile in outcome.tiles)}
    if action.city is not None:
        values |= {
            "city": action.city.name,
            "near": _neighbour(view, action, action.city).name,
            "province": BOARD.provinces[action.city.province].name,
            "cities": sum(other.verb == action.verb for other in view.legal_actions),
        }
    if action.province is not None:
        values["province"] = action.province.name
    if action.coach is not None and action.place is not None:
        values |= {"region": action.coach.name, "place": action.place.name}
    if outcome.route is not None:
        values["length"] = len(outcome.route.cities)
    if outcome.closing is not None:
        values |= {"offices": _placed(outcome.closing), "moves": sum(outcome.closing.drives.values())}
    for way, verb in (("each", "close each"), ("one", "close")):
        placed = [_placed(result.closing) for other, result in found if other.verb == verb and result.closing]
        values[way] = max(placed, default=0)
    return values


def _placed(closing: Closing) -> int:
    """Return how many offices a way of closing places."""
    return len(closing.offices) + closing.choose


def _neighbour(view: View, action: Action, city: City) -> City:
    """Return the town a card is laid beside; of one drawn, the end of the route or card in hand it goes on from."""
    route = view.players[LEARNER].route
    if action.verb == "play left":
        return route[0]
    if action.verb == "play right":
        return route[-1]
    others = (*route[:1], *route[-1:], *view.hand)
    return next((other for other in others if other.index in city.neighbours), city)
