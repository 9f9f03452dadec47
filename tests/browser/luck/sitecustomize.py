"""The same luck in every run: Python imports this before the server and before its bots. The search is not there, so
that nothing is compiled while browsers are watched, unless ``SEARCH`` is in the environment.

The cards of a game follow from what stands in the file that ``LUCK`` names, and every game dealt adds a stroke to it.
So do the letters of its id, to which its commitment is bound.
``POSTHORN_LUCK`` in the environment gives all tests other cards, to look for trouble:
``POSTHORN_LUCK=2 ./test -- tests/browser``.

The server's clock is ahead by the seconds that stand in the file that ``AHEAD`` names.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
import time
from pathlib import Path

SEED_BYTES = 32  # other tokens are no cards
_luck = Path(os.environ["LUCK"])
_ahead = Path(os.environ["AHEAD"])
_truly_random = secrets.token_hex
_chosen: dict[str, int] = {}  # how often since the last stroke
_true_time = time.time_ns


def _token_hex(nbytes: int | None = None) -> str:
    if nbytes != SEED_BYTES:
        return _truly_random(nbytes)
    luck = _luck.read_text(encoding="utf-8")
    _luck.write_text(luck + "|", encoding="utf-8")
    return random.Random(luck).randbytes(nbytes).hex()


def _choice(letters: str) -> str:
    luck = _luck.read_text(encoding="utf-8")
    _chosen[luck] = _chosen.get(luck, 0) + 1
    return random.Random(f"{luck} {_chosen[luck]}").choice(letters)


def _randbits(k: int) -> int:
    return random.Random(1).getrandbits(k)  # always the same: which bot is asked first does not matter


def _time_ns() -> int:
    return _true_time() + int(_ahead.read_text(encoding="utf-8")) * 1_000_000_000


if "SEARCH" not in os.environ:
    sys.modules["numba"] = None  # type: ignore[assignment]  # as if it were not installed
secrets.token_hex = _token_hex
secrets.choice = _choice  # type: ignore[assignment]
secrets.randbits = _randbits
time.time_ns = _time_ns
