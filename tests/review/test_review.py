"""Reviews: what moved everybody's chance adds up to the result, and a mistake is called one only where that is sure."""

from __future__ import annotations

from dataclasses import replace
from inspect import signature
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from posthorn import Game
from posthorn.cli import review as review_command
from posthorn.cli import run
from posthorn.game import Record
from posthorn.locale.spoken import LANGUAGES
from posthorn.players import make_player
from posthorn.record import save_record
from posthorn.review import judging
from posthorn.review.judging import UnfinishedError, review_game
from posthorn.review.review import FEWEST_MOMENTS, MOST_MOMENTS, Choice, Depth, Mark, Review, Skill, Tried, curve

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

# The last turn of a game, in which a route can be closed or left lying (R8.1).
LAST_TURN = (
    "seats=2 round=20 start=0 turn=1 step=close cards_drawn=1 cards_played=1 official=postmaster "
    "route1=mannheim-carlsruhe-stuttgart carriage=7,5 tiles0=game_end:1"
)


def played(seats: int, modules: tuple[str, ...], rounds: int) -> Record:
    """Return the record of a short game between weak networks."""
    game = Game.new(seats, modules=modules, seed=4, max_rounds=rounds)
    players = [make_player("merchant", seat) for seat in range(seats)]
    while game.seat_to_act is not None:
        game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
    return game.record


def ended(position: str, action: str) -> Record:
    """Return the record of a game that begins in a position and ends after an action, or what it leaves to be done."""
    game = Game.from_position(position)
    game.play(action)
    while not game.is_over:
        game.play(game.legal_actions[0])
    return game.record


@pytest.mark.parametrize(("seats", "modules"), [(2, ()), (3, ("audience",)), (4, ("audience", "honours"))])
def test_choices_and_luck_add_up(seats: int, modules: tuple[str, ...]) -> None:
    """Everywhere the chances of all seats are 1 together; start, choices and luck of a seat come to its result."""
    record = played(seats, modules, 6)
    review = review_game(record, Depth(worlds=2))
    assert sum(review.result) == 1
    for choice in review.choices:
        assert sum(choice.before) == pytest.approx(1)
        assert sum(choice.after) == pytest.approx(1)
        assert choice.loss >= 0
        assert choice.action in [tried.action for tried in choice.tried]
    for seat in range(seats):
        shares = review.shares(seat)
        assert shares.own <= 0
        assert shares.start + shares.own + shares.others + shares.luck == pytest.approx(review.result[seat])
        assert 0 <= review.share_of_best(seat) <= 1


def test_a_review_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed finds the same, whatever the number of cores; another one finds other figures."""
    record = played(2, (), 5)
    first = review_game(record, Depth(worlds=4))
    monkeypatch.setattr(judging, "cores", lambda: 1)
    assert review_game(record, Depth(worlds=4)) == first
    assert review_game(record, Depth(worlds=4, seed=2)).choices != first.choices


def test_progress_is_told() -> None:
    """Whoever waits hears how many actions are judged, up to all of them."""
    heard: list[tuple[int, int]] = []
    record = played(2, (), 4)
    review_game(record, Depth(worlds=2), lambda done, total: heard.append((done, total)))
    assert heard == sorted(heard)
    assert heard[-1] == (len(record.actions),) * 2
    assert len(heard) > 1


def test_a_mistake_is_found() -> None:
    """Leaving a route lying in the last turn is costly, if closing it would have won; closing it is not."""
    winning = f"{LAST_TURN} tiles1=all_provinces:6"
    wrong = review_game(ended(winning, "pass")).choices[0]
    right = review_game(ended(winning, wrong.best.action)).choices[0]
    assert wrong.best.action.startswith("close")
    assert (wrong.mark, right.mark) == (Mark.COSTLY, None)
    assert wrong.loss == pytest.approx(1)
    assert right.loss == 0


def test_only_finished_games_are_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody gets a review while the game goes on, and the command says so."""
    record = Game.new(2, seed=1).record
    with pytest.raises(UnfinishedError):
        review_game(record)
    save_record(record, tmp_path / "game.json")
    assert run(["review", str(tmp_path / "game.json")], {}) == 1
    assert "not over yet" in capsys.readouterr().err
    assert run(["review", str(tmp_path / "none.json")], {}) == 1


def test_several_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Several games are told one after the other, each under its file's name; a page is of one game alone."""
    files = [str(tmp_path / name) for name in ("first.json", "second.json")]
    for file, seats in zip(files, (2, 3), strict=True):
        save_record(played(seats, (), 2), file)
    assert run(["review", *files, "--worlds", "2"], {}) == 0
    shown = capsys.readouterr().out
    assert 0 <= shown.index(files[0]) < shown.index(files[1])
    assert run(["review", *files, "--html"], {}) == 2
    assert "--html makes a page of one game" in capsys.readouterr().err
    assert run(["review", files[0], str(tmp_path / "none.json")], {}) == 1
    assert "none.json" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command shows every player, and what decided the game, in each language."""
    file = tmp_path / "game.json"
    save_record(replace(played(2, (), 4), names=("Anna", "Béla")), file)
    assert run(["review", str(file), "--worlds", "2", "--language", language], {}) == 0
    shown = capsys.readouterr().out
    assert shown.count("Anna") >= 2
    assert shown.count("Béla") >= 2
    assert "count " in shown


def test_the_usual_depth() -> None:
    """Who asks for nothing else gets the usual depth: the command and the server have the same."""
    usual = {name: option.default for name, option in signature(review_command).parameters.items()}
    assert Depth(usual["worlds"], usual["seed"]) == Depth()


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON a review is read back as what it was, with all that is needed to repeat it."""
    record = played(2, (), 4)
    save_record(record, tmp_path / "game.json")
    assert run(["review", str(tmp_path / "game.json"), "--worlds", "2", "--seed", "3", "--json"], {}) == 0
    review = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert review == review_game(record, Depth(2, 3))
    assert review.network.startswith("count ")


def test_as_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As HTML a review is one well-formed page with a line for each player, which asks nobody for anything."""
    save_record(replace(played(3, (), 4), names=("Anna", "<b>", "Béla & co")), tmp_path / "game.json")
    assert run(["review", str(tmp_path / "game.json"), "--worlds", "2", "--html", "--language", "de"], {}) == 0
    page = capsys.readouterr().out
    assert page.count("<polyline") == 3
    assert '<html lang="de">' in page
    assert "<b>" not in page
    assert "http" not in page
    assert run(["review", str(tmp_path / "game.json"), "--json", "--html"], {}) == 2
    assert "--json, --html" in capsys.readouterr().err


def choice(seat: int, before: float, after: float, mark: Mark | None = None) -> Choice:
    """Return a choice at a table of two."""

    def chances(own: float) -> tuple[float, float]:
        return (own, 1 - own) if seat == 0 else (1 - own, own)

    return Choice(0, 1, seat, "pass", (Tried("pass", after, 0.0),), chances(before), chances(after), 0.01, mark)


def test_moments_are_few_and_in_order() -> None:
    """What cost most is told, with the greatest turn of luck; three moments if there are, never more than five."""
    costly = [choice(0, 0.5, 0.5 - n / 100, Mark.COSTLY) for n in range(8, 16)]
    many = Review(("a", "b"), (1.0, 0.0), tuple(costly), "", 2, 1).moments()
    assert len(many) == MOST_MOMENTS
    assert [moment.index for moment in many] == sorted(moment.index for moment in many)
    assert [moment.index for moment in many if not moment.is_luck] == [4, 5, 6, 7]
    excellent = (choice(0, 0.5, 0.5, Mark.EXCELLENT),) * 5
    assert len(Review(("a", "b"), (1.0, 0.0), excellent, "", 2, 1).moments()) == FEWEST_MOMENTS
    assert Review(("a", "b"), (0.5, 0.5), (choice(0, 0.5, 0.5),) * 5, "", 2, 1).moments() == []


def test_what_somebody_does_best() -> None:
    """Most excellent choices count first, then the fewest mistakes; who is as good at everything has no strength."""

    def about(action: str, *marks: Mark | None) -> list[Choice]:
        return [replace(choice(0, 0.5, 0.5, mark), action=action) for mark in marks]

    def strength(*choices: list[Choice]) -> object:
        return Review(("a", "b"), (1.0, 0.0), tuple(chain(*choices)), "", 1, 1).strength(0)

    even = [None] * 10
    assert strength(about("draw Ulm", *even), about("play Ulm left", *even)) is None
    assert strength(about("draw Ulm", Mark.COSTLY, *even), about("play Ulm left", *even)) == (Skill.LAYING, 1)
    excellent = about("draw Ulm", Mark.COSTLY, Mark.EXCELLENT, *even[:8])
    assert strength(excellent, about("pass", *even)) == (Skill.DRAWING, 0.9)
    assert strength(excellent, about("pass", *even[:3])) is None  # too few to be compared


def test_the_curve_is_what_all_seats_think() -> None:
    """A choice moves the curve by what it gives away; what a seat knows better counts with what the other thought."""
    choices = [choice(0, 0.5, 0.5), choice(1, 0.7, 0.7), choice(1, 0.7, 0.5)]
    assert [point[0] for point in curve(choices, 2)] == pytest.approx([0.5, 0.4, 0.6])
    assert all(sum(point) == pytest.approx(1) for point in curve(choices, 2))
