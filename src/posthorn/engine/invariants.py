"""What is true of every position that can arise, or be set up by hand, between two actions.

``find_violations`` lists every broken invariant by its number.
"""

from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.audience import next_to_send
from posthorn.engine.cities import count_cities
from posthorn.engine.officials import may_call_official
from posthorn.engine.state import EACH, Numbers, State
from posthorn.engine.steps import (
    STEP_CARTWRIGHT,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_DRIVE,
    STEP_HAND_IN,
    STEP_OFFICES,
    STEP_OVER,
    STEP_SECOND_DRAW,
    STEP_SEND,
    STEP_TURN_OVER,
    STEPS,
)
from posthorn.engine.tables import (
    ALL_CITIES,
    CARDS_PER_CITY,
    CHIPS,
    CITIES,
    DISPLAY,
    FIRST_CARRIAGE,
    GAME_END,
    HAND_LIMIT,
    LAST_CARRIAGE,
    NEIGHBOURS,
    OFFICES,
    OFFICIALS,
    RANKS,
    REGIONS,
    ROME,
    SEATS,
    SMALLEST_ROUTE,
    STACK_SIZE,
    STACKS,
    TOKENS,
    WON_ONCE,
)
from posthorn.engine.turn import legal_actions

CARDS, SIZES, SEEN, ROUTES, OFFICES_COUNT, TILES, CARRIAGES, CLERICS, SPACES, HONOURS, TABLE, ACTOR, CLOSING, CHOICE = (
    range(14)
)
MOST_ROUNDS = 2**31 - 1  # a field of 32 bits

# The rule behind each invariant, and its name in messages.
INVARIANTS: dict[int, tuple[str, str]] = {
    CARDS: ("R1.1", "cards"),
    SIZES: ("R1.1", "sizes"),
    SEEN: ("R3.1", "seen"),
    ROUTES: ("R4.2", "routes"),
    OFFICES_COUNT: ("R1.1", "offices"),
    TILES: ("R6", "tiles"),
    CARRIAGES: ("R7.1", "carriages"),
    CLERICS: ("R11.2", "clerics"),
    SPACES: ("R11.5", "spaces"),
    HONOURS: ("R12.1", "honours"),
    TABLE: ("R1", "table"),
    ACTOR: ("R2", "actor"),
    CLOSING: ("R5", "closing"),
    CHOICE: ("R2", "choice"),
}


def find_violations(s: State, found: Numbers, actions: Numbers) -> int:
    """List the numbers of the broken invariants in ``found`` (room for each); return how many are broken."""
    if not table_holds(s):
        found[0] = TABLE
        return 1
    n = 0
    n = note_broken(found, n, CARDS, cards_hold(s))
    n = note_broken(found, n, SIZES, sizes_hold(s))
    n = note_broken(found, n, SEEN, seen_holds(s))
    n = note_broken(found, n, ROUTES, routes_hold(s))
    n = note_broken(found, n, OFFICES_COUNT, offices_hold(s))
    n = note_broken(found, n, TILES, tiles_hold(s))
    n = note_broken(found, n, CARRIAGES, carriages_hold(s))
    n = note_broken(found, n, CLERICS, clerics_hold(s))
    n = note_broken(found, n, SPACES, spaces_hold(s))
    n = note_broken(found, n, HONOURS, honours_hold(s))
    n = note_broken(found, n, ACTOR, actor_holds(s))
    n = note_broken(found, n, CLOSING, closing_holds(s))
    return note_broken(found, n, CHOICE, choice_holds(s, actions))


def note_broken(found: Numbers, n: int, invariant: int, is_kept: bool) -> int:
    """Put an invariant at place n of a list unless it is kept; return the next place."""
    if not is_kept:
        found[n] = invariant
        n += 1
    return n


def cards_hold(s: State) -> bool:
    """Count every city's cards wherever they can be."""
    for city in range(CITIES):
        count = s.pile[city] + s.discards[city]
        for slot in range(DISPLAY):
            if s.display[slot] == city:
                count += 1
        for seat in range(SEATS):
            if s.hand[seat][city] < 0:
                return False
            count += s.hand[seat][city] + (s.route_cities[seat] >> city & 1)
        if count != CARDS_PER_CITY or s.pile[city] < 0 or s.discards[city] < 0:
            return False
    return True


def sizes_hold(s: State) -> bool:
    """Compare the sizes and sets that are kept with what they count."""
    in_pile = 0
    in_discards = 0
    for city in range(CITIES):
        in_pile += s.pile[city]
        in_discards += s.discards[city]
    if in_pile != s.pile_size or in_discards != s.discards_size:
        return False
    for seat in range(SEATS):
        cities = 0
        size = 0
        for city in range(CITIES):
            size += s.hand[seat][city]
            if s.hand[seat][city] > 0:
                cities |= 1 << city
        if size != s.hand_size[seat] or cities != s.hand_cities[seat]:
            return False
    return True


def seen_holds(s: State) -> bool:
    """Compare the cards taken openly with the hands."""
    for seat in range(SEATS):
        for city in range(CITIES):
            if not 0 <= s.seen[seat][city] <= s.hand[seat][city]:
                return False
    return True


def routes_hold(s: State) -> bool:
    """Follow every route along the roads."""
    for seat in range(SEATS):
        cities = 0
        for place in range(s.route_length[seat]):
            city = s.route[seat][place]
            if cities >> city & 1:
                return False
            if place > 0 and not NEIGHBOURS[s.route[seat][place - 1]] >> city & 1:
                return False
            cities |= 1 << city
        if cities != s.route_cities[seat]:
            return False
    return True


def offices_hold(s: State) -> bool:
    """Count the offices."""
    for seat in range(SEATS):
        owned = OFFICES if seat < s.seats else 0
        if s.offices[seat] & ~ALL_CITIES or s.offices_left[seat] < 0:
            return False
        if count_cities(s.offices[seat]) + s.offices_left[seat] != owned:
            return False
    return True


def tiles_hold(s: State) -> bool:
    """Look for each tile on its stack or with one player; stacks shrink from the top."""
    for stack in range(STACKS):
        taken = 0
        for seat in range(SEATS):
            tiles = s.tiles[seat][stack]
            if tiles & taken or (tiles and seat >= s.seats):
                return False
            if WON_ONCE[stack] and tiles & (tiles - 1):
                return False
            taken |= tiles
        if not 0 <= s.tiles_left[stack] <= STACK_SIZE[stack]:
            return False
        if taken != (1 << (STACK_SIZE[stack] - s.tiles_left[stack])) - 1:
            return False
    for seat in range(s.seats):
        if (s.tiles[seat][GAME_END] != 0) != (s.ender == seat):
            return False
    return True


def carriages_hold(s: State) -> bool:
    """Check the carriages owned; whoever owns the last, or placed the last office, must have brought the end about."""
    for seat in range(SEATS):
        carriage = s.carriage[seat]
        if carriage != 0 and seat >= s.seats:
            return False
        if carriage != 0 and not FIRST_CARRIAGE <= carriage <= LAST_CARRIAGE:
            return False
        if carriage == LAST_CARRIAGE and s.ender < 0:
            return False
    return True


def clerics_hold(s: State) -> bool:
    """Check that a player's clerics are different, all sent once the first turn began, and none without the module."""
    for seat in range(SEATS):
        sent = 0
        for coach in range(REGIONS):
            rank = s.cleric[seat][coach]
            if not 0 <= rank <= RANKS or (rank and (sent >> rank & 1)):
                return False
            sent |= 1 << rank
        plays = s.audience != 0 and seat < s.seats
        if plays and s.step != STEP_SEND and next_to_send(s, seat) != REGIONS:
            return False
        if not plays and sent > 1:
            return False
    return True


def spaces_hold(s: State) -> bool:
    """Check that whoever is in audience came with a coach that is in Rome."""
    for rank in range(RANKS):
        for seat in range(SEATS):
            if s.space[rank] >> seat & 1:
                arrived = False
                for coach in range(REGIONS):
                    if s.cleric[seat][coach] == rank + 1 and s.place[coach] == ROME:
                        arrived = True
                if not arrived:
                    return False
        if s.space[rank] >> s.seats != 0:
            return False
    pending = s.free_drives
    for coach in range(REGIONS):
        pending += s.drives[coach]
        if s.drives[coach] < 0:
            return False
    driving = s.audience != 0 and (s.step == STEP_DISCARD or s.step == STEP_DRIVE)
    return s.free_drives >= 0 and pending <= (CITIES if driving else 0)


def honours_hold(s: State) -> bool:
    """Count tokens and chips; between hand-ins every kind has a token on the board (R12.5)."""
    chips = s.chips_left
    for seat in range(SEATS):
        chips += s.chips[seat]
    if s.chips_left < 0 or chips != (CHIPS if s.honours else 0):
        return False
    for official in range(OFFICIALS):
        count = s.supply[official]
        if count < 0 or (count == 0 and s.honours and s.step < STEP_HAND_IN):
            return False
        for seat in range(SEATS):
            if s.tokens[seat][official] < 0:
                return False
            count += s.tokens[seat][official]
        if count != (TOKENS[s.seats][official] if s.honours else 0):
            return False
    return True


def table_holds(s: State) -> bool:
    """Check the table and the clock."""
    if not 2 <= s.seats <= SEATS or not 0 <= s.start < s.seats or not 0 <= s.turn < s.seats:
        return False
    if not 0 <= s.actor < s.seats or not -1 <= s.ender < s.seats or not -1 <= s.official < OFFICIALS:
        return False
    if not 0 <= s.cards_drawn <= 2 or not 0 <= s.cards_played <= 2 or not 0 <= s.closing <= EACH:
        return False
    if not 0 <= s.hand_in_first < s.seats or not 0 <= s.hand_in_asked <= s.seats:
        return False
    if not 0 <= s.forced_postmaster <= 1 or not 0 <= s.last_hand_in <= 1 or not 0 <= s.step < STEPS:
        return False
    if s.max_rounds < 0 or (s.max_rounds and s.rounds > s.max_rounds):
        return False
    return (s.rounds == 0) == (s.step == STEP_SEND) and 0 <= s.rounds <= MOST_ROUNDS


def actor_holds(s: State) -> bool:
    """Check who must choose: handing in goes round the table, everything else is the turn's.

    Where the others have one turn each, none begins for who brought the end about (R8.1).
    """
    if s.step == STEP_TURN_OVER:
        return False
    if s.one_turn_each and s.ender == s.turn and s.step == STEP_DRAW and s.official < 0:
        return False
    if STEP_DRAW <= s.step <= STEP_DRIVE:
        return s.actor == s.turn and not s.last_hand_in
    if s.step == STEP_SEND:
        return s.audience != 0
    if s.step == STEP_OVER:
        return True
    # Somebody hands in tokens, which interrupted a step of a turn or is the last of the game.
    handing_in = s.step == STEP_HAND_IN or s.hand_in_asked > 0
    interrupted = STEP_DRAW <= s.resume <= STEP_DISCARD
    return s.honours != 0 and handing_in and (interrupted or s.last_hand_in != 0)


def closing_holds(s: State) -> bool:
    """Check that what a closing waits for is there."""
    seat = s.turn
    if STEP_OFFICES <= s.step <= STEP_CARTWRIGHT and s.route_length[seat] < SMALLEST_ROUTE:
        return False
    if s.step == STEP_OFFICES:
        return s.office_choices != 0 and s.office_choices & ~(s.route_cities[seat] & ~s.offices[seat]) == 0
    if s.step == STEP_CARTWRIGHT:
        return may_call_official(s)
    if s.step == STEP_DISCARD:
        return s.hand_size[seat] > HAND_LIMIT
    if s.step == STEP_SECOND_DRAW:
        return s.forced_postmaster != 0 and s.cards_drawn == 1
    return True


def choice_holds(s: State, actions: Numbers) -> bool:
    """Count the legal actions: some until the game is over, none after, never more than there is room for."""
    n = legal_actions(s, actions)
    return (n > 0) == (s.step != STEP_OVER) and n <= MOST_LEGAL
