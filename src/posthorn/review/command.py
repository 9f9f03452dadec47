"""The command ``posthorn review``."""

from __future__ import annotations

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from posthorn.locale import Texts
from posthorn.record import RecordError, load_record
from posthorn.record.command import BAD_FILE, BAD_USE, complain, why_unreadable
from posthorn.record.show import make_console
from posthorn.review.judging import UnfinishedError, review_game
from posthorn.review.page import draw_page
from posthorn.review.review import Depth
from posthorn.review.telling import tell_review


def review_file(file: str, worlds: int, seed: int, *, json: bool, html: bool) -> int:
    """Review the game of a record and show what was found; return the exit status."""
    texts = Texts()
    if json and html:
        return complain(texts("record-one-way", options="--json, --html"), BAD_USE)
    try:
        record = load_record(file)
    except (RecordError, OSError) as error:
        return complain(why_unreadable(file, error, texts), BAD_FILE)
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(30), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts("review-judging"), total=None)
        try:
            review = review_game(
                record, Depth(worlds, seed), lambda done, total: progress.update(task, completed=done, total=total)
            )
        except UnfinishedError:
            return complain(texts("review-unfinished", file=file), BAD_FILE)
    if json:
        print(msgspec.json.encode(review).decode())
    elif html:
        print(draw_page(record, review, texts), end="")
    else:
        make_console().print(tell_review(record, review, texts))
    return 0
