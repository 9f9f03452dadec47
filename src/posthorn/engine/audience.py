"""The module Audience: clerics on their way to Rome (R11)."""

from posthorn.engine.actions import DRIVE, SEND
from posthorn.engine.events import ARRIVED, DISMISSED, DROVE, RECEIVED, SENT_CLERIC, report
from posthorn.engine.state import Numbers, State
from posthorn.engine.tables import PLACES, RANKS, REGION_OF, REGIONS, ROADS_SOUTH, ROME


def next_to_send(s: State, seat: int) -> int:
    """Return the first coach without a cleric of the seat; REGIONS when every one has its own (R11.2)."""
    coach = 0
    while coach < REGIONS and s.cleric[seat][coach] != 0:
        coach += 1
    return coach


def list_sends(s: State, actions: Numbers) -> int:
    """List the seat's clerics that may go on its next coach (R11.2)."""
    clerics = s.cleric[s.actor]
    sent = 0
    for coach in range(REGIONS):
        sent |= 1 << clerics[coach]
    coach = next_to_send(s, s.actor)
    n = 0
    for rank in range(1, RANKS + 1):
        if not sent >> rank & 1:
            actions[n] = SEND + coach * RANKS + rank - 1
            n += 1
    return n


def send_cleric(s: State, coach: int, rank: int) -> None:
    """Put a cleric secretly on a coach; after the seat's last one the next seat sends its own (R11.2)."""
    s.cleric[s.actor][coach] = rank
    report(s, SENT_CLERIC, s.actor, coach, rank)
    if next_to_send(s, s.actor) == REGIONS:
        s.actor = (s.actor + 1) % s.seats


def ask_for_drives(s: State) -> None:
    """Note a move for every card of the route whose city got no office in this closing (R11.3, R11.4)."""
    seat = s.turn
    for place in range(s.route_length[seat]):
        city = s.route[seat][place]
        if not s.offices_placed >> city & 1:
            if REGION_OF[city] >= 0:
                s.drives[REGION_OF[city]] += 1
            else:
                s.free_drives += 1


def settle_drives(s: State) -> bool:
    """Turn the moves of coaches in Rome into moves of choice (R11.4). Return whether any move is left."""
    on_the_road = 0
    left = 0
    for coach in range(REGIONS):
        if s.place[coach] == ROME:
            s.free_drives += s.drives[coach]
            s.drives[coach] = 0
        else:
            on_the_road += 1
            left += s.drives[coach]
    if on_the_road == 0:
        s.free_drives = 0
    return left + s.free_drives > 0


def list_drives(s: State, actions: Numbers) -> int:
    """List where each coach that must or may move can go (R11.3, R11.4)."""
    n = 0
    for coach in range(REGIONS):
        if s.place[coach] != ROME and s.drives[coach] + s.free_drives > 0:
            for place in ROADS_SOUTH[s.place[coach]]:
                if place >= 0:
                    actions[n] = DRIVE + coach * PLACES + place
                    n += 1
    return n


def drive(s: State, coach: int, place: int) -> None:
    """Move a coach one place south; a move asked of it counts before one of choice (R11.3, R11.4)."""
    if s.drives[coach] > 0:
        s.drives[coach] -= 1
    else:
        s.free_drives -= 1
    s.place[coach] = place
    report(s, DROVE, s.turn, coach, place)
    if place == ROME:
        arrive(s, coach)


def arrive(s: State, coach: int) -> None:
    """Reveal a coach's clerics: each takes the space of its rank from those who were there (R11.5)."""
    report(s, ARRIVED, s.turn, coach, 0)
    for rank in range(1, RANKS + 1):
        arriving = 0
        for seat in range(s.seats):
            if s.cleric[seat][coach] == rank:
                arriving |= 1 << seat
        if arriving != 0:
            for seat in range(s.seats):
                if s.space[rank - 1] >> seat & 1:
                    report(s, DISMISSED, seat, rank, 0)
                if arriving >> seat & 1:
                    report(s, RECEIVED, seat, rank, 0)
            s.space[rank - 1] = arriving
