"""The course of the game: whose choice it is, what may be chosen, and what follows (R2)."""

from posthorn.engine.actions import (
    BEGIN,
    BUILD,
    CALL_ADMINISTRATOR,
    CALL_CARTWRIGHT,
    CLOSE_EACH,
    CLOSE_PROVINCE,
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    HAND_IN,
    KEEP,
    NO_CARTWRIGHT,
    OFFICE,
    PASS,
    PLAY_LEFT,
    PLAY_RIGHT,
    SEND,
)
from posthorn.engine.audience import (
    ask_for_drives,
    drive,
    list_drives,
    list_sends,
    next_to_send,
    send_cleric,
    settle_drives,
)
from posthorn.engine.cards import can_draw, fill_display
from posthorn.engine.closing import (
    call_cartwright,
    choose_office,
    close_route,
    discard_from_hand,
    list_closings,
    list_discards,
    list_offices,
    place_where_no_choice,
    win_bonuses,
)
from posthorn.engine.draw import draw_card, list_first_draw, list_second_draw, sweep_display
from posthorn.engine.ending import finish_game, stops_before
from posthorn.engine.events import NOTHING_TO_DRAW, ROUNDS_OVER, TURN_BEGAN, report
from posthorn.engine.honours import (
    ask_next_to_hand_in,
    build_office,
    can_build,
    hand_in,
    keep_tokens,
    list_builds,
    list_hand_ins,
    list_takes,
    take_card,
)
from posthorn.engine.officials import begin_hand_in
from posthorn.engine.route import LEFT, NEW, RIGHT, discard_route, lay_card, list_plays, list_second_play
from posthorn.engine.state import EACH, Numbers, State
from posthorn.engine.steps import (
    STEP_BUILD,
    STEP_CARTWRIGHT,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_DRIVE,
    STEP_HAND_IN,
    STEP_OFFICES,
    STEP_PLAY,
    STEP_SECOND_DRAW,
    STEP_SEND,
    STEP_TAKE,
    STEP_TURN_OVER,
)
from posthorn.engine.tables import HAND_LIMIT, PLACES, RANKS, REGIONS


def legal_actions(s: State, actions: Numbers) -> int:
    """List the legal actions at the start of ``actions``, which has room for MOST_LEGAL; return how many there are."""
    step = s.step
    if step == STEP_PLAY:
        return list_plays(s, actions, list_second_draw(s, actions, 0))
    if step == STEP_CLOSE:
        return list_closings(s, actions, list_second_play(s, actions, 0))
    if step == STEP_DRAW or step == STEP_SECOND_DRAW:
        return list_first_draw(s, actions)
    if step == STEP_OFFICES:
        return list_offices(s, actions)
    if step == STEP_DISCARD:
        return list_discards(s, actions)
    if step == STEP_CARTWRIGHT:
        actions[0] = CALL_CARTWRIGHT
        actions[1] = NO_CARTWRIGHT
        return 2
    if step == STEP_DRIVE:
        return list_drives(s, actions)
    if step == STEP_HAND_IN:
        return list_hand_ins(s, actions)
    if step == STEP_TAKE:
        return list_takes(s, actions)
    if step == STEP_BUILD:
        return list_builds(s, actions)
    if step == STEP_SEND:
        return list_sends(s, actions)
    return 0


def apply(s: State, action: int) -> None:
    """Carry out a legal action, and everything that follows from it without a choice."""
    if action < CALL_ADMINISTRATOR:
        draw_card(s, action)
    elif action == CALL_ADMINISTRATOR:
        sweep_display(s)
    elif action < PLAY_RIGHT:
        lay_card(s, action - PLAY_LEFT, LEFT)
    elif action < BEGIN:
        lay_card(s, action - PLAY_RIGHT, RIGHT)
    elif action < PASS:
        lay_card(s, action - BEGIN, NEW)
    elif action == PASS:
        s.step = STEP_TURN_OVER
    elif action == CLOSE_EACH:
        close_route(s, EACH)
    elif action < OFFICE:
        close_route(s, action - CLOSE_PROVINCE)
    elif action < DONE:
        choose_office(s, action - OFFICE)
    elif action == DONE:
        s.office_choices = 0
    elif action == CALL_CARTWRIGHT:
        call_cartwright(s)
    elif action == NO_CARTWRIGHT:
        s.step = STEP_DISCARD
    elif action < SEND:
        discard_from_hand(s, action - DISCARD)
    elif action < HAND_IN:
        send_cleric(s, (action - SEND) // RANKS, (action - SEND) % RANKS + 1)
    elif action < KEEP:
        hand_in(s, action - HAND_IN + 1)
    elif action == KEEP:
        keep_tokens(s)
    elif action < BUILD:
        take_card(s, action)
    elif action < DECLINE:
        build_office(s, action - BUILD)
    elif action == DECLINE:
        s.step = STEP_HAND_IN
    else:
        drive(s, (action - DRIVE) // PLACES, (action - DRIVE) % PLACES)
    settle(s)


def settle(s: State) -> None:
    """Pass over every step that leaves nothing to choose, until somebody must choose or the game is over."""
    while pass_over(s):
        pass


def pass_over(s: State) -> bool:
    """Do what the current step does by itself; tell whether the game moved on to another step."""
    step = s.step
    if step == STEP_PLAY:
        return skip_empty_hand(s)
    if step == STEP_CLOSE:
        return False
    if step == STEP_DRAW or step == STEP_SECOND_DRAW:
        return skip_empty_piles(s)
    if step == STEP_OFFICES:
        place_where_no_choice(s)
        if s.office_choices != 0:
            return False
        win_bonuses(s)
        return True
    if step == STEP_DISCARD:
        return finish_closing(s)
    if step == STEP_DRIVE:
        if settle_drives(s):
            return False
        s.step = STEP_TURN_OVER
        return True
    if step == STEP_TURN_OVER:
        end_turn(s)
        return True
    if step == STEP_HAND_IN:
        return ask_next_to_hand_in(s)
    if (step == STEP_TAKE and not can_draw(s)) or (step == STEP_BUILD and not can_build(s)):
        s.step = STEP_HAND_IN
        return True
    if step == STEP_SEND and next_to_send(s, s.actor) == REGIONS:
        begin_turn(s, s.start)
        return True
    return False


def skip_empty_piles(s: State) -> bool:
    """Let the draw fall away when there is nothing to draw (R10.2)."""
    if can_draw(s):
        return False
    report(s, NOTHING_TO_DRAW, s.turn, 0, 0)
    s.step = STEP_PLAY
    return True


def skip_empty_hand(s: State) -> bool:
    """Let the play fall away when there is nothing to play (R10.2)."""
    if s.hand_size[s.turn] > 0:
        return False
    s.step = STEP_CLOSE
    return True


def finish_closing(s: State) -> bool:
    """Discard the route's cards and, until the hand is small enough, ask for one of the hand's (R5.4)."""
    if s.route_length[s.turn] > 0:
        if s.audience:
            ask_for_drives(s)
        discard_route(s, s.turn)
    if s.hand_size[s.turn] > HAND_LIMIT:
        return False
    s.step = STEP_DRIVE
    return True


def begin_turn(s: State, seat: int) -> None:
    """Begin a seat's turn: gaps in the display are filled, and the postmaster may be forced (R3.5, R10.2)."""
    if seat == s.start:
        s.rounds += 1
    s.turn = seat
    s.actor = seat
    s.step = STEP_DRAW
    s.official = -1
    s.cards_drawn = 0
    s.cards_played = 0
    s.closing = 0
    s.offices_placed = 0
    s.forced_postmaster = 1 if s.rounds == 1 or (s.empty_hand_postmaster and s.hand_size[seat] == 0) else 0
    report(s, TURN_BEGAN, seat, s.rounds, 0)
    fill_display(s)


def end_turn(s: State) -> None:
    """Pass the turn on clockwise; after the last one the game ends, with a last hand-in (R1.3, R8.1, R12.6)."""
    following = (s.turn + 1) % s.seats
    if following != stops_before(s):
        begin_turn(s, following)
        return
    report(s, ROUNDS_OVER, -1, s.rounds, 0)
    if s.honours:
        s.last_hand_in = 1
        begin_hand_in(s, s.start)
    else:
        finish_game(s)
