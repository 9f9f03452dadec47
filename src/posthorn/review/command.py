"""The command ``posthorn review``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from posthorn.game import Game, Record
from posthorn.hosting.cluster import Cluster, ClusterError
from posthorn.hosting.process import CallFailed, ProcessLost
from posthorn.locale import Texts
from posthorn.record import RecordError, load_record
from posthorn.record.command import BAD_FILE, BAD_USE, complain, why_unreadable
from posthorn.record.show import make_console
from posthorn.review.judging import review_games
from posthorn.review.page import draw_page
from posthorn.review.review import Depth, Review
from posthorn.review.telling import tell_review

FAILED = 1
INTERRUPTED_STATUS = 130


def review_files(files: Sequence[str], worlds: int, seed: int, cluster: str | None, *, json: bool, html: bool) -> int:
    """Review the games of records and show what was found, in the order of the files; return the exit status."""
    texts = Texts()
    if json and html:
        return complain(texts("record-one-way", options="--json, --html"), BAD_USE)
    if html and len(files) > 1:
        return complain(texts("review-one-page"), BAD_USE)
    records: list[Record] = []
    for file in files:
        try:
            records.append(load_record(file))
        except (RecordError, OSError) as error:
            return complain(why_unreadable(file, error, texts), BAD_FILE)
        if not Game.replay(records[-1]).is_over:
            return complain(texts("review-unfinished", file=file), BAD_FILE)
    try:
        nodes = None if cluster is None else Cluster(cluster)
    except ClusterError as error:
        return complain(str(error), BAD_USE)
    try:
        for file, record, review in _review_with_progress(files, records, Depth(worlds, seed), nodes, texts):
            if json:
                print(msgspec.json.encode(review).decode())
            elif html:
                print(draw_page(record, review, texts), end="")
            else:
                if len(files) > 1:
                    make_console().print(Text(file, "bold"))
                make_console().print(tell_review(record, review, texts))
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except CallFailed as error:
        return complain(str(error), FAILED)
    except ProcessLost as error:
        return complain(error.explain(texts), FAILED)
    finally:
        if nodes is not None:
            nodes.close()
    return 0


def _review_with_progress(
    files: Sequence[str], records: Sequence[Record], depth: Depth, nodes: Cluster | None, texts: Texts
) -> Iterator[tuple[str, Record, Review]]:
    """Review the records, with a bar where standard error is a terminal."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(30), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts("review-judging"), total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        with closing(review_games(records, depth, advance, nodes)) as reviews:
            yield from zip(files, records, reviews, strict=True)
