"""Several people at one keyboard: nobody sees another's hand."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from posthorn import Game
from posthorn.locale import Texts
from posthorn.terminal.keyboard import Keyboard
from posthorn.terminal.news import tell_news
from posthorn.terminal.screen import draw_screen
from posthorn.terminal.session import Session
from posthorn.terminal.table import TableOptions, lay_table
from tests.terminal.piped import numbers, play


def screen(game: Game, seat: int, width: int) -> str:
    """The whole screen of a seat, in colours."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor", record=True)
    news = list(tell_news(game, seat, Texts(), everything=True))
    console.print(draw_screen(game.view(seat), game.names, news, Texts(), (width, 50)))
    return console.export_text(styles=True)


@pytest.mark.parametrize("width", [80, 100, 180])
def test_a_screen_shows_only_what_its_seat_may_know(width: int) -> None:
    """Two games that differ only in a hidden card of another's hand look the same to the letter."""
    game = Game.new(seats=2, seed=1, start=0)
    for action in ("draw pile", "draw pile", "begin Carlsruhe", "pass"):
        game.play(action)
    position = game.position
    assert "hand0=innsbruck" in position
    other = Game.from_position(position.replace("hand0=innsbruck", "hand0=passau"))
    same = Game.from_position(position)
    assert screen(same, 1, width) == screen(other, 1, width)
    assert screen(same, 0, width) != screen(other, 0, width)


def test_the_keyboard_is_passed_before_a_hand_is_shown() -> None:
    """Between one person's hand and another's the keyboard is passed; what one drew hidden the other is not told."""
    result = play(
        "--people 2 --seats 2 --names Anna,Bert --seed 5 --start 1",
        ["", "draw pile", "draw pile", "1", "pass", "", "draw pile", "draw pile", "1", "pass", "", "quit", ""],
    )
    annas, berts, annas_again = result.output.split("Pass the keyboard to ")[1:]
    assert annas.startswith("Anna, press Enter")
    assert berts.startswith("Bert, press Enter")
    assert "Anna draws Sigmaringen from the pile" not in berts
    hidden = [line for line in annas.split("\n") if "from the pile." in line]
    assert len(hidden) == 2
    assert "Anna draws from the pile. Anna draws from the pile." in berts
    assert "Bert draws from the pile. Bert draws from the pile." in annas_again
    hands = [line.split("Your hand")[1].split() for line in berts.split("\n") if "Your hand" in line]
    assert hands[0] == ["empty"]


def test_one_person_is_never_asked_to_pass() -> None:
    """A single person plays on without handing over."""
    assert "Pass the keyboard" not in play("--seed 5 --switch max_rounds=2", numbers(60)).output


@pytest.mark.slow
@pytest.mark.parametrize("modules", ["", "audience,honours"])
def test_four_people_play_a_round(modules: str) -> None:
    """Four people play with each other; every handing over names who acts next, in hand-ins as well (R12.3)."""
    lines = ["1", "", "2"] * 200
    result = play(f"--people 4 --seats 4 --seed 2 --switch max_rounds=2 --modules={modules}", lines)
    assert "The game is over" in result.output
    for name in ("Red", "Blue", "Yellow", "Green"):
        assert f"Pass the keyboard to {name}, press Enter" in result.output


class Screen(io.StringIO):
    """Output that takes itself for a terminal."""

    def isatty(self) -> bool:
        """Whether escape codes may be written: yes."""
        return True


def test_a_terminal_is_cleared_with_what_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal nothing of a hand remains before the keyboard is passed, neither above nor below."""
    typed = iter(["", "1", "1", "1", "pass"])
    out = Screen()

    def answer(prompt: str) -> str:
        out.write(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr("builtins.input", answer)
    keyboard = Keyboard(Console(file=out, width=100, height=50, force_terminal=True))
    assert keyboard.is_terminal
    table = lay_table(TableOptions(seats=2, people=2, seed=5, start=1, names=("Anna", "Bert")), Texts())
    Session(table, keyboard, Texts()).run()
    before, after = out.getvalue().split("Pass the keyboard to Bert")
    assert "Your hand" in before
    cleared = before.rsplit("\x1b[3J", 1)[1]
    assert "Your hand" not in cleared
    assert "Anna" not in cleared
    assert "Your hand" not in after
