"""The end of the game and the score (R8)."""

from posthorn.engine.events import BROUGHT_END, GAME_OVER, report
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.tables import CARRIAGE_POINTS, GAME_END, RANKS, STACKS
from posthorn.engine.tiles import tile_points, win_tile


def bring_about_end(s: State, seat: int) -> None:
    """Let the seat bring the end about and take the game-end tile, if nobody did before (R6.4, R8.1, R10.5, R12.7)."""
    if s.ender < 0 and not s.last_hand_in:
        s.ender = seat
        report(s, BROUGHT_END, seat, 0, 0)
        win_tile(s, seat, GAME_END)


def turns_before(s: State, seat: int) -> int:
    """Return how many turns come between the present one and the seat's next, if the game goes on so long."""
    return (seat - s.turn - 1) % s.seats


def stops_before(s: State) -> int:
    """Return the seat before whose next turn the game ends, or -1 while no end is in sight (R8.1, R10.3)."""
    stop = -1
    if (s.ender >= 0 and not s.one_turn_each) or (s.rounds > 0 and s.rounds == s.max_rounds):
        stop = s.start
    if s.ender >= 0 and s.one_turn_each and (stop < 0 or turns_before(s, s.ender) < turns_before(s, stop)):
        stop = s.ender
    return stop


def has_turn_to_come(s: State, seat: int) -> bool:
    """Return whether the seat has another turn after the present one (R8.1, R10.3)."""
    stop = stops_before(s)
    return stop < 0 or turns_before(s, seat) < turns_before(s, stop)


def finish_game(s: State) -> None:
    """End the game: nothing is left to choose."""
    s.step = STEP_OVER
    report(s, GAME_OVER, -1, 0, 0)


def cleric_points(s: State, seat: int) -> int:
    """Return what the seat's clerics in audience score (R11.6)."""
    points = 0
    for rank in range(RANKS):
        if s.space[rank] >> seat & 1:
            points += rank + 1
    return points


def score(s: State, seat: int) -> int:
    """Return the seat's points as the game stands (R8.2, R11.6, R12.4)."""
    points = CARRIAGE_POINTS[s.carriage[seat]] - s.offices_left[seat] + s.chips[seat]
    if s.audience:
        points += cleric_points(s, seat)
    for stack in range(STACKS):
        if s.tiles[seat][stack] != 0:
            points += tile_points(s, seat, stack)
    return points


def seats_from_ender(s: State, seat: int) -> int:
    """Return how far clockwise the seat is from whoever has the game-end tile: the nearest wins a tie (R8.3).

    Where nobody has it, because the host's limit of rounds ended the game, the starting player stands in its place.
    """
    return (seat - (s.ender if s.ender >= 0 else s.start)) % s.seats


def winning_seat(s: State) -> int:
    """Return the seat that has won as the game stands: most points, and the nearest to the game-end tile (R8.3)."""
    best = 0
    for seat in range(1, s.seats):
        lead = score(s, seat) - score(s, best)
        if lead > 0 or (lead == 0 and seats_from_ender(s, seat) < seats_from_ender(s, best)):
            best = seat
    return best
