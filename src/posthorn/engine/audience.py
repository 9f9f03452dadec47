"""The module Audience: clerics on their way to Rome (R11)."""

from posthorn.engine.actions import DRIVE, SEND
from posthorn.engine.events import ARRIVED, DISMISSED, DROVE, RECEIVED, SENT_CLERIC, report
from posthorn.engine.state import Numbers, State
from posthorn.engine.tables import PLACES, RANKS, REGION_OF, REGIONS, ROADS_SOUTH, ROME


def next_to_send(s: State, seat: int) -> int:
    """Return the first carriage without a cleric of the seat; REGIONS when every one has its own (R11.2)."""
    carriage = 0
    while carriage < REGIONS and s.cleric[seat][carriage] != 0:
        carriage += 1
    return carriage


def list_sends(s: State, actions: Numbers) -> int:
    """List the seat's clerics that may go on its next carriage (R11.2)."""
    clerics = s.cleric[s.actor]
    sent = 0
    for carriage in range(REGIONS):
        sent |= 1 << clerics[carriage]
    carriage = next_to_send(s, s.actor)
    n = 0
    for rank in range(1, RANKS + 1):
        if not sent >> rank & 1:
            actions[n] = SEND + carriage * RANKS + rank - 1
            n += 1
    return n


def send_cleric(s: State, carriage: int, rank: int) -> None:
    """Put a cleric secretly on a carriage; after the seat's last one the next seat sends its own (R11.2)."""
    s.cleric[s.actor][carriage] = rank
    report(s, SENT_CLERIC, s.actor, carriage, rank)
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
    """Turn the moves of carriages in Rome into moves of choice (R11.4). Tell whether any move is left."""
    on_the_road = 0
    left = 0
    for carriage in range(REGIONS):
        if s.place[carriage] == ROME:
            s.free_drives += s.drives[carriage]
            s.drives[carriage] = 0
        else:
            on_the_road += 1
            left += s.drives[carriage]
    if on_the_road == 0:
        s.free_drives = 0
    return left + s.free_drives > 0


def list_drives(s: State, actions: Numbers) -> int:
    """List where each carriage that must or may move can go (R11.3, R11.4)."""
    n = 0
    for carriage in range(REGIONS):
        if s.place[carriage] != ROME and s.drives[carriage] + s.free_drives > 0:
            for place in ROADS_SOUTH[s.place[carriage]]:
                if place >= 0:
                    actions[n] = DRIVE + carriage * PLACES + place
                    n += 1
    return n


def drive(s: State, carriage: int, place: int) -> None:
    """Move a carriage one place south; a move asked of it counts before one of choice (R11.3, R11.4)."""
    if s.drives[carriage] > 0:
        s.drives[carriage] -= 1
    else:
        s.free_drives -= 1
    s.place[carriage] = place
    report(s, DROVE, s.turn, carriage, place)
    if place == ROME:
        arrive(s, carriage)


def arrive(s: State, carriage: int) -> None:
    """Reveal a carriage's clerics: each takes the space of its rank from those who were there (R11.5)."""
    report(s, ARRIVED, s.turn, carriage, 0)
    for rank in range(1, RANKS + 1):
        arriving = 0
        for seat in range(s.seats):
            if s.cleric[seat][carriage] == rank:
                arriving |= 1 << seat
        if arriving != 0:
            for seat in range(s.seats):
                if s.space[rank - 1] >> seat & 1:
                    report(s, DISMISSED, seat, rank, 0)
                if arriving >> seat & 1:
                    report(s, RECEIVED, seat, rank, 0)
            s.space[rank - 1] = arriving
