"""What the engine's numbers are called."""

from posthorn.engine.steps import (
    STEP_BUILD,
    STEP_CARTWRIGHT,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_DRIVE,
    STEP_HAND_IN,
    STEP_OFFICES,
    STEP_OVER,
    STEP_PLAY,
    STEP_SECOND_DRAW,
    STEP_SEND,
    STEP_TAKE,
)
from posthorn.engine.tables import ADMINISTRATOR, CARRIER, CARTWRIGHT, OFFICIALS, POSTMASTER

OFFICIAL_NAMES = tuple(
    {POSTMASTER: "postmaster", CARRIER: "carrier", ADMINISTRATOR: "administrator", CARTWRIGHT: "cartwright"}[official]
    for official in range(OFFICIALS)
)
STEP_NAMES = {
    STEP_SEND: "send",
    STEP_DRAW: "draw",
    STEP_SECOND_DRAW: "second-draw",
    STEP_PLAY: "play",
    STEP_CLOSE: "close",
    STEP_OFFICES: "offices",
    STEP_CARTWRIGHT: "cartwright",
    STEP_DISCARD: "discard",
    STEP_DRIVE: "drive",
    STEP_HAND_IN: "hand-in",
    STEP_TAKE: "take",
    STEP_BUILD: "build",
    STEP_OVER: "over",
}
