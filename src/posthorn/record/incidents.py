"""What happened at a table besides the play, as both forms of a record write it: a few words for each incident.

``12 absent 1``: when 12 actions stood, the others let a bot play for seat 1, whose holder was away. ``12 took-back 0
3``: seat 0 took 3 actions back, and ``took-back-seen`` where somebody had seen by them what was hidden before.
"""

from __future__ import annotations

import re

from posthorn.game.incident import SEAT_CHANGES, Incident, SeatChange, TakenBack

_WORDS = re.compile(r"(0|[1-9][0-9]{0,6}) ([a-z-]+) ([0-9])(?: ([1-9][0-9]{0,6}))?")
_TAKEN_BACK = {"took-back": False, "took-back-seen": True}


def write_incident(incident: Incident) -> str:
    """Return an incident in words.

    >>> write_incident(TakenBack(12, 0, 3, seen=True))
    '12 took-back-seen 0 3'
    """
    if isinstance(incident, SeatChange):
        return f"{incident.ply} {incident.change} {incident.seat}"
    return f"{incident.ply} {'took-back-seen' if incident.seen else 'took-back'} {incident.seat} {incident.actions}"


def read_incident(text: str, seats: int) -> Incident | None:
    """Return the incident that these words are of; None where it cannot be one at a table with so many seats.

    >>> read_incident("12 absent 1", 2)
    SeatChange(ply=12, seat=1, change='absent')
    """
    words = _WORDS.fullmatch(text)
    if words is None or int(words[3]) >= seats:
        return None
    ply, what, seat, actions = int(words[1]), words[2], int(words[3]), words[4]
    if what in _TAKEN_BACK:
        back = TakenBack(ply, seat, int(actions or 0), _TAKEN_BACK[what])
        return back if 0 < back.actions <= ply else None
    change = next((one for one in SEAT_CHANGES if one == what), None)
    return None if change is None or actions is not None else SeatChange(ply, seat, change)
