"""The game in OpenSpiel: its own tests, its tools and its bots, and that it is the game with chance as a player."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from posthorn import Game, RuleError
from posthorn.board import BOARD
from posthorn.engine.events import LAID_OUT, TOOK_HIDDEN
from posthorn.engine.tables import CITIES, DISPLAY
from posthorn.environments.one_game import pass_over_forced_actions
from posthorn.environments.openspiel_game import NAME, PosthornState
from posthorn.game import ACTIONS, MODULES
from posthorn.game.position import format_position
from posthorn.players.observing import observation_of
from tests.environments.seen import observed_by

SHORT = f"{NAME}(max_rounds=1)"
MODULAR = f"{NAME}(players=3,audience=True,honours=True,edition=spanish,max_rounds=2)"


def play_at_random(state: Any, chance: Random, choices: int = 10_000) -> None:
    """Play on until so many choices are made, or to the end."""
    while choices and not state.is_terminal():
        if state.is_chance_node():
            outcomes, likelihoods = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, likelihoods)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            choices -= 1


@pytest.mark.parametrize("game", [SHORT, MODULAR])
def test_openspiel_finds_no_fault(game: str) -> None:
    """OpenSpiel's own test of a game passes: clones, histories, observers, likelihoods and returns are consistent."""
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("modules", [(), MODULES])
def test_it_is_the_game_itself(modules: tuple[str, ...]) -> None:
    """Told what the cards of a game were, it goes through the same positions, choices and observations."""
    game = Game.new(3, modules=modules, seed=8, max_rounds=4)
    parameters = "".join(f",{module}=True" for module in modules)
    state = pyspiel.load_game(f"{NAME}(players=3,max_rounds=4{parameters})").new_initial_state()
    told, chance = 0, Random(8)
    while not state.is_terminal():
        pass_over_forced_actions(game)
        cards = [
            first
            for ply in range(told, game.ply + 1)
            for kind, _, first, _ in game.reported_at(ply)
            if kind in (LAID_OUT, TOOK_HIDDEN)
        ]
        told = game.ply + 1
        if game.ply == 0:
            cards.insert(DISPLAY, game.view(None).start)  # the lot
        for outcome in cards:
            assert state.is_chance_node()
            assert outcome in dict(state.chance_outcomes())
            state.apply_action(outcome)
        assert not state.is_chance_node()
        plain = game._state.copy()
        plain.rng = [0] * 4
        assert str(state) == format_position(plain, game.options)
        if game.is_over:
            break
        assert state.current_player() == game.seat_to_act
        view = game.view(game.seat_to_act)
        assert state.legal_actions() == sorted(action.number for action in view.legal_actions)
        assert state.observation_tensor() == observation_of(view)
        action = chance.choice(state.legal_actions())
        assert state.action_to_string(action) == ACTIONS[action].text
        state.apply_action(action)
        game.play(action)
    assert state.is_terminal()
    assert np.argmax(state.returns()) == game.ranking[0]
    assert sum(state.returns()) == pytest.approx(0)


def test_likelihoods_are_those_of_the_pile() -> None:
    """A card is as likely as there are cards of its city in the pile, and the seat that begins is drawn by lot."""
    state = pyspiel.load_game(f"{NAME}(players=4)").new_initial_state()
    assert state.chance_outcomes() == [(city, pytest.approx(3 / 66)) for city in range(CITIES)]
    state.apply_action(5)
    assert dict(state.chance_outcomes())[5] == pytest.approx(2 / 65)
    assert state.action_to_string(5) == f"deal {BOARD.cities[5].name}"
    for city in range(5):
        state.apply_action(city)
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    assert state.action_to_string(2) == "seat 2 begins"


def hidden_from(state: PosthornState, seat: int) -> list[Any]:
    """Return all that is shown to a seat."""
    return [
        state.observation_tensor(seat),
        state.observation_string(seat),
        state.information_state_string(seat),
    ]


@pytest.mark.parametrize("game", [SHORT.replace("1", "9"), MODULAR.replace("max_rounds=2", "max_rounds=9")])
def test_a_resampled_state_looks_the_same_to_its_seat(game: str) -> None:
    """What a seat cannot know differs in resampled states; all that it is shown is equal, and its choices are."""
    state = pyspiel.load_game(game).new_initial_state()
    play_at_random(state, Random(3), 40)
    while state.is_chance_node():
        play_at_random(state, Random(3), 1)
    seat = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(seat, sampler) for _ in range(5)]
    for other in others:
        assert hidden_from(other, seat) == hidden_from(state, seat)
        assert other.legal_actions() == state.legal_actions()
        play_at_random(other.clone(), Random(1))
    assert len({str(other.position.state.pile) for other in others}) > 1


def test_observers_hide_what_is_hidden() -> None:
    """Of others' hidden cards and clerics no observer shows anything."""
    state = pyspiel.load_game(MODULAR).new_initial_state()
    play_at_random(state, Random(5), 30)
    for seat in range(3):
        assert state.observation_tensor(seat) == observed_by(state.position.state, seat)
    observer = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    everybodys = observer.string_from(state, 0)
    assert "cleric" not in everybodys.splitlines()[-1]
    assert "rank=" not in "".join(line for line in everybodys.splitlines() if line.startswith("sent_cleric"))
    with pytest.raises(ValueError, match="nobody is shown"):
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_a_playthrough(tmp_path: Path) -> None:
    """OpenSpiel's tool writes a whole game as text, and the text plays again to the same text."""
    text = generate_playthrough.playthrough(SHORT, None, seed=1)
    assert text.startswith(f"game: {SHORT}\n")
    assert '# Apply action "deal ' in text
    assert "IsTerminal() = True" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # it expects to be run as a program
    written, replayed = generate_playthrough.replay(str(file))
    assert written == replayed


def test_a_tournament_of_its_bots() -> None:
    """OpenSpiel's own bots play a round robin: by lot, by tree search, and by tree search over what a seat can know."""
    game, chance = pyspiel.load_game(SHORT), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    makers = {
        "lot": lambda seat: pyspiel.make_uniform_random_bot(seat, 1),
        "tree": lambda seat: mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=chance),
        "information sets": lambda seat: ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=chance),
    }
    won = dict.fromkeys(makers, 0.0)
    for pair in combinations(makers, 2):
        for names in (pair, pair[::-1]):
            bots = [makers[name](seat) for seat, name in enumerate(names)]
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, likelihoods = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(chance.choice(outcomes, p=likelihoods)))
                else:
                    state.apply_action(int(bots[state.current_player()].step(state)))
            for name, reward in zip(names, state.returns(), strict=True):
                won[name] += reward
    assert sum(won.values()) == 0
    assert any(won.values())


def test_learners_environment() -> None:
    """OpenSpiel's environment for learners steps through a game."""
    environment = rl_environment.Environment(pyspiel.load_game(SHORT))
    environment.seed(1)
    step, chance = environment.reset(), Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([chance.choice(step.observations["legal_actions"][seat])])
    assert sorted(step.rewards) == [-1, 1]


def test_what_is_illegal_is_refused() -> None:
    """An illegal action raises the error that cites the rule."""
    state = pyspiel.load_game(SHORT).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(RuleError, match=r"R11"):
        state.apply_action(399)
