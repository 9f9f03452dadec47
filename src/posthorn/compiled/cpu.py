"""The engine compiled for this computer by Numba, and kept on disk so that it is compiled once.

Numba's cache looks only at the file of the function it compiles: a change in another would run old code. So the code of
each module lives in a folder named after its source and those of all the modules before it, on which it builds.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

import posthorn.board
from posthorn.compiled import batch, playout
from posthorn.compiled.record_type import STATE
from posthorn.compiled.twins import build_twins, engine_modules
from posthorn.engine.actions import MOST_LEGAL

Progress = Callable[[str], None]


def cache_folder(modules: Iterable[ModuleType], stand_ins: Mapping[str, str] | None = None) -> Path:
    """Return the folder in which these modules' compiled code is kept; $POSTHORN_CACHE names another place for it."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version} {stand_ins or ''}".encode())
    sources = {Path(str(module.__file__)) for module in modules}
    board = Path(str(posthorn.board.__file__)).parent
    sources |= {*board.glob("*.py"), *board.rglob("*.toml"), *Path(__file__).parent.glob("*.py")}
    for source in sorted(sources):
        digest.update(source.name.encode() + source.read_bytes())
    with suppress(OSError, RuntimeError):  # there may be no such place, or nobody's home
        folder = Path(os.environ.get("POSTHORN_CACHE") or usual_cache()) / digest.hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="posthorn-"))  # compiled anew each time, but it works


def usual_cache() -> Path:
    """Return the folder for what can be made again, where the system wants such things."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "posthorn" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "posthorn"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "posthorn"


class Compiled:
    """Compiled functions, as attributes: those of the engine, and those of further modules written like it.

    Each of these builds on the ones before it: so whoever compiles more finds what others have compiled.
    ``stand_ins`` names functions or tables that are used wherever the source names others: {"other": "stand-in"}.
    """

    def __init__(self, modules: Iterable[ModuleType] = (), stand_ins: Mapping[str, str] | None = None) -> None:
        every = [*engine_modules(), playout, batch]
        folders = dict.fromkeys((module.__name__ for module in every), cache_folder(every, stand_ins))
        for module in modules:
            every.append(module)
            folders[module.__name__] = cache_folder(every, stand_ins)

        def compile_function(function: FunctionType) -> Any:
            numba.config.CACHE_DIR = str(folders[function.__module__])
            return numba.njit(nogil=True, error_model="numpy", cache=True)(function)

        before = numba.config.CACHE_DIR
        try:
            self._functions = build_twins(every, compile_function)
        finally:
            numba.config.CACHE_DIR = before
        # Nothing is compiled before its first call, so all callers find the stand-ins.
        for name, stand_in in (stand_ins or {}).items():
            self._functions[name] = self._functions[stand_in]

    def warm_up(self, progress: Progress = lambda line: None) -> None:
        """Compile everything the engine's own entry points need, or load it from the cache."""
        states = np.zeros(1, STATE)
        states["seats"] = 2
        row = np.zeros((1, MOST_LEGAL), np.int64)
        words = np.zeros((1, 4), np.int64)
        calls = {
            "start_games": (states, 0, 1, 0),
            "list_legal_actions": (states, row, row[0], 0, 1),
            "play_actions": (states, row[0], 0, 0),
            "play_games_at_random": (states, words, row[0], 0, 1, 0),
            "list_many": (states, row[0], 0),
            "copy_many": (states, states, 0),
        }
        for number, (name, arguments) in enumerate(calls.items(), 1):
            progress(f"{number}/{len(calls)} {name}")
            self._functions[name](*arguments)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._functions[name]
        except KeyError:
            raise AttributeError(name) from None
