"""Older versions of the rules: a game that began by one is played on as it began, in the words of today's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from posthorn.engine import RULES_VERSION
from posthorn.game.options import EDITIONS

FIRST_VERSION = 1  # the oldest whose games are still played


def is_known_version(version: int) -> bool:
    """Return whether a game of this version of the rules can be played."""
    return FIRST_VERSION <= version <= RULES_VERSION


def carry_over(
    version: int, edition: str, switches: Mapping[str, Any], position: str | None
) -> tuple[dict[str, Any], str | None]:
    """Return the switches and the position with which today's rules play a game of a known version as it began.

    In version 1 every edition finished the round (R8.1).
    """
    finishes = EDITIONS.get(edition, {}).get("last_round") == "finish_round"
    kept = {"last_round": "finish_round"} if version == 1 and not finishes else {}
    if position is not None:
        position = " ".join([position, *(f"{switch}={value}" for switch, value in kept.items())])
    return {**switches, **kept}, position
