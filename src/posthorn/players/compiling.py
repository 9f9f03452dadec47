"""Which modules must be compiled to play by policies."""

from __future__ import annotations

import sys
from types import FunctionType, ModuleType

from posthorn.players import policies


def modules_behind(module: ModuleType, found: tuple[ModuleType, ...] = ()) -> tuple[ModuleType, ...]:
    """Return, after those found already, the modules of this package on whose functions a module builds, and itself."""
    used = {value.__module__ for value in vars(module).values() if isinstance(value, FunctionType)}
    for name in sorted(used - {module.__name__}):
        if name.startswith(f"{__package__}.") and sys.modules[name] not in found:
            found = modules_behind(sys.modules[name], found)
    return (*found, module)


POLICY_MODULES = modules_behind(policies)  # in the order in which they build on each other
