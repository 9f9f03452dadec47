"""The numbers of the actions. They are fixed: records, bots and networks depend on them.

An action that names a city is its base number plus the city's index. ``docs/actions.md`` shows the same table.
"""

from posthorn.engine.tables import CITIES, PLACES, PROVINCES, RANKS, REGIONS

DRAW = 0  # + city: take that open card (R3.1); the second one of a turn is the postmaster's (R3.3)
DRAW_PILE = DRAW + CITIES
CALL_ADMINISTRATOR = DRAW_PILE + 1  # (R3.4)
PLAY_LEFT = CALL_ADMINISTRATOR + 1  # + city (R4.2); the second play of a turn is the carrier's (R4.4)
PLAY_RIGHT = PLAY_LEFT + CITIES  # + city
BEGIN = PLAY_RIGHT + CITIES  # + city: begin a route; one that lies there goes to the discards (R4.1, R4.3)
PASS = BEGIN + CITIES  # end the turn without closing
CLOSE_EACH = PASS + 1  # one city in each province (R5.1a)
CLOSE_PROVINCE = CLOSE_EACH + 1  # + province: every city in one province (R5.1b)
OFFICE = CLOSE_PROVINCE + PROVINCES  # + city: this city gets an office
DONE = OFFICE + CITIES  # no more offices (R10.1)
CALL_CARTWRIGHT = DONE + 1  # (R7.2)
NO_CARTWRIGHT = CALL_CARTWRIGHT + 1
DISCARD = NO_CARTWRIGHT + 1  # + city (R5.4)
SEND = DISCARD + CITIES  # + coach * RANKS + rank - 1 (R11.2)
HAND_IN = SEND + REGIONS * RANKS  # + set of officials - 1 (R12.3)
KEEP = HAND_IN + 15  # hand in nothing at the end of the game (R12.6)
TAKE = KEEP + 1  # + city: an open card for two tokens (R12.4)
TAKE_PILE = TAKE + CITIES
BUILD = TAKE_PILE + 1  # + city: an office for four tokens (R12.4)
DECLINE = BUILD + CITIES  # take no card, build no office (R12.7)
DRIVE = DECLINE + 1  # + coach * PLACES + the place it moves to (R11.3)
ACTIONS = DRIVE + REGIONS * PLACES

# No position offers more choices at once; a list of legal actions has this much room.
MOST_LEGAL = 96
