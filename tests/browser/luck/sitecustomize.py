"""The same luck in every run: Python imports this before the server and before its bots.

Which cards a game has still depends on how many the server has dealt before. ``POSTHORN_LUCK`` in the environment
gives them other cards, to look for trouble: ``POSTHORN_LUCK=2 ./test -- tests/browser``.
"""

from __future__ import annotations

import os
import random
import secrets

_source = random.Random(os.environ["LUCK"])


def _token_hex(nbytes: int | None = None) -> str:
    return _source.randbytes(nbytes or 32).hex()


def _randbits(k: int) -> int:
    return random.Random(os.environ["LUCK"]).getrandbits(k)  # always the same: who answers first does not matter


secrets.token_hex = _token_hex
secrets.randbits = _randbits
