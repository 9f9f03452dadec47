"""The steps of a game at which somebody has to choose, in the order of the rulebook."""

STEP_SEND = 0  # put a cleric on the next coach (R11.2)
STEP_DRAW = 1  # draw a card, or call the administrator (R3)
STEP_SECOND_DRAW = 2  # draw the second card of a forced postmaster (R3.5)
STEP_PLAY = 3  # play a card, or draw a second one with the postmaster (R3.3, R4)
STEP_CLOSE = 4  # play a second card with the carrier, close the route, or end the turn (R4.4, R5)
STEP_OFFICES = 5  # choose a city that gets an office (R5.1)
STEP_CARTWRIGHT = 6  # call the cartwright or not (R7.2)
STEP_DISCARD = 7  # reduce the hand (R5.4)
STEP_DRIVE = 8  # move a coach towards Rome (R11.3)
STEP_TURN_OVER = 9  # never asked: the turn passes on
STEP_HAND_IN = 10  # hand in tokens (R12.3, R12.6)
STEP_TAKE = 11  # take a card for two tokens (R12.4)
STEP_BUILD = 12  # put an office anywhere for four tokens (R12.4)
STEP_OVER = 13  # the game is over
STEPS = 14
