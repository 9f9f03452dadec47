"""The compiled twins: the engine's plain functions, rebuilt so that their names mean compiled functions.

The rules are written once, as undecorated functions. A twin is such a function's code over another dictionary of
globals, in which every engine function's name stands for its compiled twin and every table for an array. So plain
and compiled live in one process, and nothing in the engine knows that it is being compiled.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

import posthorn.engine

Decorator = Callable[[FunctionType], Any]


def engine_modules() -> list[ModuleType]:
    """Return every module of the engine."""
    names = sorted(module.name for module in pkgutil.iter_modules(posthorn.engine.__path__, "posthorn.engine."))
    return [importlib.import_module(name) for name in names]


def _say_nothing(s: Any, kind: int, seat: int, first: int, second: int) -> None:
    """Stand in for ``report``: nobody watches a compiled game."""


def _as_array(table: tuple[Any, ...]) -> Any:
    return np.array(table, dtype=np.int64)


def build_twins(
    modules: Iterable[ModuleType],
    compile_function: Decorator,
    make_table: Callable[[tuple[Any, ...]], Any] = _as_array,
) -> dict[str, Any]:
    """Return the globals of the twins of these modules' functions, by name: functions, tables and numbers.

    Names are unique across the modules, since all twins share one dictionary.
    """
    twins: dict[str, Any] = {}
    origin: dict[str, object] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__") or isinstance(value, (type, ModuleType)):
                continue
            if origin.setdefault(name, value) != value:
                message = f"{name} means two things in the engine; the second is in {module.__name__}"
                raise TypeError(message)
            if isinstance(value, FunctionType):
                if value.__module__ == module.__name__:
                    code = _say_nothing.__code__ if name == "report" else value.__code__
                    twins[name] = compile_function(_rebuild(value, code, twins))
            elif isinstance(value, tuple):
                twins[name] = make_table(value)
            elif isinstance(value, (int, float, BuiltinFunctionType)):
                twins[name] = value
    return twins


def _rebuild(function: FunctionType, code: CodeType, names: dict[str, Any]) -> FunctionType:
    twin = FunctionType(code, names, function.__name__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    return twin
