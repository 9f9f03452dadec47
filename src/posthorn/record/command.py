"""The command ``posthorn replay``."""

from __future__ import annotations

import sys

from posthorn.game import Game
from posthorn.locale import Texts
from posthorn.locale.system import reason_of
from posthorn.record import RecordError, dumps_json, dumps_text, load_record
from posthorn.record.show import make_console, show_position, show_record

BAD_FILE = 1
BAD_USE = 2


def replay_file(file: str, upto: int | None, *, json: bool, text: bool, check: bool) -> int:
    """Check a record and show or convert it, all or its first ``upto`` actions; return the exit status."""
    texts = Texts()
    if json + text + check > 1:
        return complain(texts("record-one-way", options="--json, --text, --check"), BAD_USE)
    try:
        record = load_record(file)
    except (RecordError, OSError) as error:
        return complain(why_unreadable(file, error, texts), BAD_FILE)
    plies = len(record.actions)
    if upto is not None and upto > plies:
        return complain(texts("record-upto-range", actions=str(plies)), BAD_USE)
    if check:
        print(texts("record-ok", file=file, actions=plies))
    elif json or text:
        begun = record if upto is None else Game.replay(record, upto).record
        print(dumps_json(begun) if json else dumps_text(begun), end="")
    elif upto is not None:
        show_position(Game.replay(record, upto), plies, make_console(), texts)
    else:
        show_record(record, make_console(), texts)
    return 0


def why_unreadable(file: str, error: RecordError | OSError, texts: Texts) -> str:
    """Say why a record could not be loaded."""
    if isinstance(error, RecordError):
        return str(error)
    return texts("record-cannot-read", file=file, reason=reason_of(error, texts))


def complain(message: str, status: int) -> int:
    """Print a message to stderr; return the exit status."""
    print(message, file=sys.stderr)
    return status
