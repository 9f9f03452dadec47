"""The command ``posthorn study``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from posthorn.arena.chair import check_players
from posthorn.arena.console import WRONG_OPTIONS, Reporter
from posthorn.arena.plot import draw
from posthorn.arena.reading import SharedOptions, folder_of
from posthorn.arena.simulate import check_numbers
from posthorn.arena.study import Study, play_study
from posthorn.arena.study_report import as_markdown, as_study_table, panels, title_of
from posthorn.game.narration import texts_of
from posthorn.locale import Texts

REPORT = "study.md"
PLOT = "study.svg"


def run_study(player: str, games: int, seats: int, seed: int, out: str, given: dict[str, Any]) -> int:
    """Read the options, play, print and write; return the exit status."""
    texts = Texts()
    reporter = Reporter("posthorn study", texts)
    shared = SharedOptions(**given)
    try:
        options = shared.table(seats)
        [entrant] = shared.entrants([player])
        check_numbers(games, seed)
        check_players([entrant])
        folder = folder_of(out)
        workers = shared.hands([entrant])
    except ValueError as error:
        reporter.complain(str(error))
        return WRONG_OPTIONS
    with reporter.meter(games) as advance:
        playing = texts("arena-playing")
        study = play_study(options, entrant, games, seed, workers=workers, watch=lambda game: advance(playing))

    named = texts_of(options, texts)

    def save() -> None:
        write_study(study, folder, named)
        reporter.note("study-written", report=str(folder / REPORT), plot=str(folder / PLOT))

    return reporter.finish(study, shared.json, lambda: as_study_table(study.to_dict(), named), save)


def write_study(study: Study, folder: Path, texts: Texts) -> None:
    """Write the report and its plot into a folder."""
    data = study.to_dict()
    (folder / PLOT).write_text(draw(title_of(data, texts), list(panels(data, texts)), texts), encoding="utf-8")
    (folder / REPORT).write_text(as_markdown(data, texts, PLOT), encoding="utf-8")
