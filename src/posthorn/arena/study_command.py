"""The command ``posthorn study``."""

from __future__ import annotations

import json
from pathlib import Path

from posthorn.arena.chair import check_players
from posthorn.arena.plot import draw
from posthorn.arena.reading import Wishes, folder_of
from posthorn.arena.simulate import check_numbers
from posthorn.arena.speaking import FAILED, INTERRUPTED_STATUS, WRONG_OPTIONS, Speaker, output
from posthorn.arena.study import Study, play_study
from posthorn.arena.study_report import as_markdown, as_study_table, panels, title_of
from posthorn.locale import Texts

REPORT = "study.md"
PLOT = "study.svg"


def run_study(player: str, games: int, seats: int, seed: int, out: str, wishes: Wishes) -> int:
    """Read the options, play, print and write; return the exit status."""
    texts = Texts()
    speaker = Speaker("posthorn study", texts)
    try:
        options = wishes.options(seats)
        [entrant] = wishes.entrants([player])
        check_numbers(games, seed)
        check_players([entrant])
        folder = folder_of(out)
    except ValueError as error:
        speaker.complain(str(error))
        return WRONG_OPTIONS
    with speaker.meter(games) as advance:
        playing = texts("arena-playing")
        study = play_study(options, entrant, games, seed, workers=wishes.workers, watch=lambda game: advance(playing))
    speaker.say_why_it_stopped(study.stopped)
    if not study.games:
        speaker.complain(texts("arena-nothing-played"))
        return INTERRUPTED_STATUS if study.was_interrupted else FAILED
    data = study.to_dict()
    write_study(study, folder, texts)
    speaker.note("study-written", report=str(folder / REPORT), plot=str(folder / PLOT))
    if wishes.json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        output().print(as_study_table(data, texts))
    return 0 if study.was_interrupted or not study.stopped else FAILED


def write_study(study: Study, folder: Path, texts: Texts) -> None:
    """Write the report and its plot into a folder."""
    data = study.to_dict()
    (folder / PLOT).write_text(draw(title_of(data, texts), list(panels(data, texts))), encoding="utf-8")
    (folder / REPORT).write_text(as_markdown(data, texts, PLOT), encoding="utf-8")
