"""The weights of networks that come with Posthorn: their files, and the versions they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from posthorn.engine import RULES_VERSION
from posthorn.players.observation import VERSION


class WeightsError(ValueError):
    """Weights that this version of Posthorn cannot use."""


def weights_file(name: str) -> Traversable:
    """Return the file of a network that comes with Posthorn."""
    return files(__package__) / "networks" / f"{name}.npz"


def versions() -> dict[str, Any]:
    """Return the versions of what weights belong to: the observation and the rules."""
    return {"observation version": VERSION, "rules version": RULES_VERSION}


def check_versions(stored: Mapping[str, Any]) -> None:
    """Raise ``WeightsError`` where stored weights belong to another observation or to other rules."""
    for what, ours in versions().items():
        theirs = int(stored[what]) if what in stored else None
        if theirs != ours:
            message = f"these weights belong to {what} {theirs}, but this is {what} {ours}: they must be trained anew"
            raise WeightsError(message)
