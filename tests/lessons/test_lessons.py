"""The lessons: their guided play is a game by the rules, and what each step says is so in that position."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from posthorn.board import BOARD, City
from posthorn.game import ACTIONS, Action, Game, View, outcomes
from posthorn.lessons import LEARNER, LESSONS, Lesson, find_lesson, load_lesson, say
from posthorn.locale import LANGUAGES, Texts

SENTENCES = Path(__file__).parents[2] / "src" / "posthorn" / "locale" / "en" / "lessons.ftl"
RULES = Path(__file__).parents[2] / "docs" / "rules" / "en.md"

Check = Callable[[Game, View, Action], bool]


def joined(city: City | None, others: tuple[City, ...]) -> bool:
    """Tell whether a road joins a town to one of others."""
    return city is not None and any(other.index in city.neighbours for other in others)


def ends(view: View) -> tuple[City, ...]:
    """Return the ends of the learner's route."""
    route = view.players[LEARNER].route
    return (*route[:1], *route[-1:])


def won(game: Game, kind: str, ply: int) -> bool:
    """Tell whether the learner won something from a ply on."""
    return any(event.kind == kind and event.seat == LEARNER for event in game.events_since(ply))


def brings(view: View, action: Action, what: str) -> bool:
    """Tell whether a choice brings something at once."""
    return any(bool(getattr(outcome, what)) for other, outcome in outcomes(view) if other == action)


def wins(game: Game, view: View, action: Action) -> bool:
    """The game is over, and the learner has won alone."""
    return game.is_over and game.ranking[0] == LEARNER and len(set(game.scores)) == 2


def takes_and_lays(game: Game, view: View, action: Action) -> bool:
    """A card is taken that fits the route."""
    return action.verb == "draw" and action.city in view.display and joined(action.city, ends(view))


def lays(game: Game, view: View, action: Action) -> bool:
    """A card is laid at an end of the route."""
    return action.verb in ("play left", "play right") and action.city in view.hand


def takes(game: Game, view: View, action: Action) -> bool:
    """An open card is taken that lies there once, so that it is clear which."""
    return action.verb == "draw" and view.display.count(action.city) == 1


def begins(game: Game, view: View, action: Action) -> bool:
    """A route begins."""
    return action.verb == "begin" and not view.players[LEARNER].route


# What each sentence claims beyond what its numbers and names, which come from the position, say.
CLAIMS: dict[str, Check] = {
    "base-welcome": lambda game, view, action: game.ply == 0,
    "base-draw": lambda game, view, action: takes(game, view, action) and view.step == "draw",
    "base-postmaster": lambda game, view, action: (
        view.round == 1 and view.step == "second-draw" and takes(game, view, action) and joined(action.city, view.hand)
    ),
    "base-begin": begins,
    "base-choose": lambda game, view, action: takes(game, view, action) and joined(action.city, view.hand),
    "base-extend": lays,
    "base-ends": takes_and_lays,
    "base-fits": lambda game, view, action: lays(game, view, action) and action.city not in view.players[LEARNER].route,
    "base-carrier": lambda game, view, action: lays(game, view, action) and view.step == "close",
    "base-wait": lambda game, view, action: action.verb == "pass" and len(view.players[LEARNER].route) == 4,
    "base-empty": lambda game, view, action: (
        not view.hand and takes(game, view, action) and game.options.empty_hand_postmaster
    ),
    "base-five": lambda game, view, action: lays(game, view, action) and len(view.players[LEARNER].route) == 4,
    "base-ways": lambda game, view, action: action.verb == "close each" and len(view.players[LEARNER].route) == 5,
    "base-office": lambda game, view, action: action.verb == "office",
    "base-tile": lambda game, view, action: [tile.stack for tile in view.players[LEARNER].tiles] == ["route_5"],
    "base-carriage": lambda game, view, action: view.players[LEARNER].carriage > 0,
    "base-administrator": lambda game, view, action: (
        action.verb == "administrator"
        and len(view.hand) == 1
        and not any(joined(city, view.hand) for city in view.display)
    ),
    "base-swept": lambda game, view, action: takes(game, view, action) and joined(action.city, view.hand),
    "base-again": begins,
    "base-pile": lambda game, view, action: action.verb == "draw pile",
    "base-lay": lays,
    "base-third": takes_and_lays,
    "base-one": lambda game, view, action: (
        action.verb == "close"
        and {BOARD.provinces[city.province] for city in view.players[LEARNER].route} == {action.province}
        and brings(view, action, "tiles")
    ),
    "base-cartwright": lambda game, view, action: (
        action.verb == "cartwright" and 0 < view.players[LEARNER].carriage + 1 - len(view.players[LEARNER].route) <= 2
    ),
    "base-end": lambda game, view, action: game.is_over and game.options.max_rounds == view.round,
    "base-score": wins,
    "audience-welcome": lambda game, view, action: all(rank is not None for rank in view.players[LEARNER].clerics),
    "audience-hidden": lambda game, view, action: game.options.cleric_reminder,
    "audience-draw": lambda game, view, action: (
        takes(game, view, action) and game.options.max_rounds == view.round and view.start != LEARNER
    ),
    "audience-lay": lays,
    "audience-close": lambda game, view, action: action.verb == "close",
    "audience-arrive": lambda game, view, action: action.place is BOARD.rome.places[BOARD.rome.rome],
    "audience-fork": lambda game, view, action: (
        sum(other.coach is action.coach for other in view.legal_actions) > 1 and view.free_drives == 1
    ),
    "audience-spaces": lambda game, view, action: (LEARNER,) in view.audience.values(),
    "audience-score": wins,
    "honours-welcome": lambda game, view, action: "honours" in game.options.modules,
    "honours-tokens": lambda game, view, action: sum(view.players[LEARNER].tokens.values()) > 0,
    "honours-draw": takes,
    "honours-lay": lays,
    "honours-close": lambda game, view, action: action.verb == "close",
    "honours-last": lambda game, view, action: action.verb == "cartwright" and view.supply["cartwright"] == 1,
    "honours-hand-in": lambda game, view, action: len(action.officials) == 4,
    "honours-build": lambda game, view, action: action.verb == "build" and brings(view, action, "tiles"),
    "honours-final": lambda game, view, action: (
        action.verb == "keep" and sum(number > 0 for number in view.players[LEARNER].tokens.values()) == 2
    ),
    "honours-score": wins,
}


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    """Return each lesson."""
    return load_lesson(request.param)


def test_the_guided_play_is_a_whole_game(lesson: Lesson) -> None:
    """The record is played again to its end and has the scores it says."""
    game = Game.replay(lesson.record)
    assert game.is_over
    assert game.scores == lesson.record.scores


def test_every_move_of_the_learner_belongs_to_a_step(lesson: Lesson) -> None:
    """Steps begin where the learner must act or the game is over, in order, the first at the beginning."""
    assert lesson.steps[0].at == 0
    assert all(one.at <= next.at for one, next in pairwise(lesson.steps))
    for step in lesson.steps:
        assert lesson.position(step.at).seat_to_act in (LEARNER, None), step


@pytest.mark.parametrize("name", CLAIMS)
def test_what_is_said_is_so(name: str) -> None:
    """In the position of a step its sentence is true, and what it asks for is legal."""
    lesson = load_lesson(name.partition("-")[0])
    (step,) = (step for step in lesson.steps if step.sentence == name)
    game = lesson.position(step.at)
    view = game.view(LEARNER)
    text = (*lesson.record.actions, "pass")[step.at]
    action = Action.parse(text) or ACTIONS[0]
    assert game.is_over or action in game.legal_actions
    assert CLAIMS[name](game, view, action)


def test_every_sentence_is_said() -> None:
    """Each sentence belongs to exactly one step, and what it claims is tested above."""
    said = [step.sentence for name in LESSONS for step in load_lesson(name).steps]
    assert sorted(said) == sorted(CLAIMS)
    written = re.findall(r"^lesson-([\w-]+) =", SENTENCES.read_text("utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(said)


def test_steps_cite_rules_that_there_are(lesson: Lesson) -> None:
    """A rule that a step is about stands in the rules."""
    paragraphs = re.findall(r'<a id="(R[\d.]+)">', RULES.read_text("utf-8"))
    assert {step.rule for step in lesson.steps if step.rule} <= set(paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_one_short_sentence(lesson: Lesson, language: str) -> None:
    """In every language each step says one thing with its names put in, not longer than is read at a glance."""
    texts = Texts(language)
    for number in range(len(lesson.steps)):
        sentence = say(lesson, number, texts)
        assert len(sentence) <= 210, sentence
        assert "{" not in sentence


def test_what_the_learner_has_done_so_far_counts(lesson: Lesson) -> None:
    """How far somebody follows the record ends with the first other action."""
    actions = lesson.record.actions
    assert lesson.followed(()) == 0
    assert lesson.followed(actions) == len(actions)
    assert lesson.followed((*actions[:2], "nothing", *actions[3:])) == 2


def test_steps_are_found_by_how_far_one_is() -> None:
    """Where several steps begin all are told; where none does, the one before goes on."""
    lesson = load_lesson("base")
    assert list(lesson.steps_at(0)) == [0, 1]
    assert list(lesson.steps_at(1)) == [2]
    begins = lesson.steps_at(2)
    assert lesson.record.actions[3] == "pass"
    assert lesson.steps_at(3) == begins


def test_former_name_of_a_lesson() -> None:
    """A game of a database in which the module is still called "offices" stays a game of its lesson."""
    record = load_lesson("honours").record
    assert record.position is not None
    position = record.position.replace("modules=honours", "modules=offices")
    assert find_lesson("offices", record.seed, position) is load_lesson("honours")
    assert find_lesson("base", record.seed, position) is None
