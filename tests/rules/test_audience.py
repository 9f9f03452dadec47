"""The module Audience (R11)."""

import pytest

from posthorn import Game
from posthorn.board import BOARD
from tests.rules.positions import NINETEEN_CITIES, TO_CLOSE, at, carriage, hand, kinds, legal, play, step, told

AUDIENCE = "modules=audience"
BOTH = "modules=audience,honours"
CLERICS = "cleric0=1,2,3,4,5 cleric1=1,2,3,4,5"
REGIONS = ("Baden", "Württemberg/Hohenzollern", "Schweiz/Tyrol", "Baiern", "Böhmen/Salzburg")

pytestmark = pytest.mark.parametrize("modules", [AUDIENCE, BOTH])


def places(game: Game) -> list[str]:
    """Where the five coaches are."""
    return [place.name for place in game.view(None).coaches.values()]


def new_game(modules: str, seats: int, **options: bool) -> Game:
    """A game of the given modules whose clerics are still to be sent; seat 0 starts."""
    return Game.new(
        seats=seats,
        modules=modules.removeprefix("modules=").split(","),
        seed=1,
        start=0,
        cleric_reminder=options.get("cleric_reminder", False),
    )


def send_all(game: Game, *ranks: int) -> Game:
    """Send the clerics of the seat to act, one on each coach."""
    return play(game, *(f"send {rank} {region}" for rank, region in zip(ranks, REGIONS, strict=True)))


# -- R11.1 set-up --


@pytest.mark.parametrize("seats", [3, 4])
def test_starts(modules: str, seats: int) -> None:
    """Five coaches, one for each region, start in their cities (R11.1)."""
    game = new_game(modules, seats)
    assert [region.name for region in game.view(None).coaches] == list(REGIONS)
    assert places(game) == ["Lörrach", "Tuttlingen", "St. Gallen", "Freising", "Hallstatt"]


def test_starts_of_two(modules: str) -> None:
    """With two players the coaches start two cities further south (R11.1)."""
    game = new_game(modules, 2)
    assert places(game) == ["Mailand", "Como", "Como", "Trient", "Udine"]
    for start, start_two in zip(BOARD.rome.starts, BOARD.rome.starts_two, strict=True):
        ways = {second for first in BOARD.rome.places[start].roads for second in BOARD.rome.places[first].roads}
        assert start_two in ways


def test_no_coaches_without_the_module(modules: str) -> None:
    """Without the module there is nothing of it, with or without the other (R11)."""
    other = [] if modules == AUDIENCE else ["honours"]
    view = Game.new(seats=2, seed=1, modules=other).view(0)
    assert (view.coaches, view.audience, view.step) == ({}, {}, "draw")


# -- R11.2 the clerics --


def test_one_cleric_on_each_coach(modules: str) -> None:
    """Each player in turn puts exactly one cleric of ranks 1 to 5 on each coach; then the game begins (R11.2)."""
    game = new_game(modules, 2)
    assert (game.seat_to_act, step(game), game.view(None).round) == (0, "send", 0)
    assert legal(game) == {f"send {rank} Baden" for rank in (1, 2, 3, 4, 5)}
    play(game, "send 3 Baden")
    assert legal(game) == {f"send {rank} Württemberg/Hohenzollern" for rank in (1, 2, 4, 5)}
    play(game, "send 5 Hohenzollern", "send 1 Schweiz", "send 2 Baiern")
    assert legal(game) == {"send 4 Böhmen/Salzburg"}
    play(game, "send 4 Böhmen")
    assert game.seat_to_act == 1
    send_all(game, 1, 2, 3, 4, 5)
    assert (game.seat_to_act, step(game), game.view(None).round) == (0, "draw", 1)


def test_the_starting_player_sends_first(modules: str) -> None:
    """Every seat is asked, and the starting player begins the first round (R11.2, R1.3)."""
    game = Game.new(seats=3, modules=modules.removeprefix("modules=").split(","), seed=1, start=1)
    order = []
    for _ in range(3):
        order.append(game.seat_to_act)
        send_all(game, 5, 4, 3, 2, 1)
    assert order == [1, 2, 0]
    assert (game.seat_to_act, game.view(None).round) == (1, 1)


def test_clerics_are_secret(modules: str) -> None:
    """Nobody may look again, not even the owner (R11.2)."""
    game = send_all(new_game(modules, 2), 3, 5, 1, 2, 4)
    for seat in (0, 1, None):
        assert game.view(seat).players[0].clerics == (None,) * 5
    for ply in range(1, 6):
        assert [event.details["rank"] for event in game.events_at(ply)] == [(3, 5, 1, 2, 4)[ply - 1]]
        for seat in (0, 1, None):
            assert [event.details["rank"] for event in game.events_seen_at(ply, seat)] == [None]


def test_owner_sees_what_was_sent_while_sending(modules: str) -> None:
    """While the clerics are put on the coaches their owner, and no other, sees them (R11.2)."""
    game = play(new_game(modules, 2), "send 3 Baden", "send 1 Württemberg")
    assert game.view(0).players[0].clerics == (3, 1, None, None, None)
    assert game.view(1).players[0].clerics == game.view(None).players[0].clerics == (None,) * 5


def test_cleric_reminder(modules: str) -> None:
    """A table may allow its owners, and nobody else, to look (R11.2)."""
    game = send_all(new_game(modules, 2, cleric_reminder=True), 3, 5, 1, 2, 4)
    send_all(game, 1, 2, 3, 4, 5)
    assert game.view(0).players[0].clerics == (3, 5, 1, 2, 4)
    assert game.view(1).players[1].clerics == (1, 2, 3, 4, 5)
    assert game.view(1).players[0].clerics == game.view(None).players[0].clerics == (None,) * 5
    sent = [game.events_seen_at(1, seat)[0] for seat in (0, 1, None)]
    assert [event.details["rank"] for event in sent] == [3, None, None]


def test_clerics_in_rome_are_public(modules: str) -> None:
    """Whoever came to Rome was revealed; the others stay secret (R11.2, R11.5)."""
    game = at(modules, CLERICS, "place=rom,como,como,trient,udine space=3,0,0,0,0")
    assert game.view(1).players[0].clerics == (1, None, None, None, None)


# -- R11.3 moving the coaches --


def test_city_without_office_because_another_was_chosen(modules: str) -> None:
    """A card whose city was not chosen moves its region's coach one city south (R11.3)."""
    game = play(at(TO_CLOSE, modules, CLERICS, "seats=2 route0=linz-passau-muenchen"), "close Baiern")
    assert step(game) == "drive"
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {"Böhmen/Salzburg": 1}
    assert legal(game) == {"drive Böhmen/Salzburg Padua", "drive Böhmen/Salzburg Venedig"}
    play(game, "drive Salzburg Padua")
    assert places(game) == ["Mailand", "Como", "Como", "Trient", "Padua"]
    assert game.seat_to_act == 1


def test_city_without_office_because_one_stood_there(modules: str) -> None:
    """A card whose city had the player's office already moves its region's coach (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=linz-passau-muenchen offices0=passau")
    play(game, "close each")
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {"Baiern": 1}


def test_city_without_office_because_offices_ran_out(modules: str) -> None:
    """A card whose city got none for want of offices moves its region's coach too (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, f"route0=linz-passau-muenchen offices0={NINETEEN_CITIES}")
    play(game, "close Baiern", "office Passau")
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {
        "Baiern": 1,
        "Böhmen/Salzburg": 1,
    }


def test_no_move_for_a_city_that_got_an_office(modules: str) -> None:
    """Where every card's city got an office no coach moves (R11.3)."""
    game = play(at(TO_CLOSE, modules, CLERICS, "route0=ulm-sigmaringen-zuerich"), "close each")
    assert "drove" not in kinds(game)
    assert game.seat_to_act == 1


def test_others_offices_spare_no_move(modules: str) -> None:
    """What others have in a city does not matter (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=linz-passau-muenchen offices1=linz")
    assert step(play(game, "close Baiern")) == "drive"


def test_every_card_is_a_move(modules: str) -> None:
    """Several cards of a region move its coach as often; all moves must be made (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=nuernberg-regensburg-passau-linz")
    play(game, "close Salzburg")
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {"Baiern": 3}
    play(game, "drive Baiern Verona", "drive Baiern Mantua", "drive Baiern Bologna")
    assert places(game)[3] == "Bologna"
    assert game.seat_to_act == 1


def test_moves_in_any_order(modules: str) -> None:
    """The moves may be made in any order (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=freiburg-zuerich-kempten-augsburg")
    play(game, "close Baden")
    one, other = game.copy(), game
    assert {text.rsplit(" ", 1)[0] for text in legal(game)} == {"drive Schweiz/Tyrol", "drive Baiern"}
    play(one, "drive Baiern Brescia", "drive Schweiz Mailand", "drive Baiern Parma")
    play(other, "drive Schweiz Mailand", "drive Baiern Brescia", "drive Baiern Parma")
    assert places(one) == places(other) == ["Mailand", "Como", "Mailand", "Parma", "Udine"]


def test_fork_is_the_players_choice(modules: str) -> None:
    """Where roads fork the player chooses, along one road only (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=mailand,como,como,trient,rimini route0=linz-passau-muenchen")
    play(game, "close Baiern")
    assert legal(game) == {"drive Böhmen/Salzburg Perugia", "drive Böhmen/Salzburg Ancona"}


def test_coaches_of_others_clerics_move_alike(modules: str) -> None:
    """The coaches belong to nobody: the second player moves them as well (R11.3)."""
    game = at(TO_CLOSE, modules, CLERICS, "turn=1 route1=linz-passau-muenchen")
    play(game, "close Baiern")
    assert (game.seat_to_act, step(game)) == (1, "drive")
    play(game, "drive Salzburg Padua")
    assert told(game, "drove") == [(1, "Böhmen/Salzburg", "Padua")]


def test_moves_come_last_in_a_closing(modules: str) -> None:
    """The coaches move after the hand was reduced, and after the cartwright (R11.3, R5.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=linz-passau-muenchen hand0=ulm,basel,lodz,pilsen carriage=3")
    play(game, "close Baiern", "cartwright")
    assert carriage(game) == 4
    play(game, "discard Ulm")
    assert len(hand(game)) == 3
    play(game, "drive Salzburg Padua")
    wanted = ("placed_office", "won_carriage", "discarded", "drove")
    assert kinds(game, *wanted) == ["placed_office", "placed_office", "won_carriage", "discarded", "drove"]


def test_no_moves_without_closing(modules: str) -> None:
    """A route that is lost or goes on moves no coach (R11.3)."""
    game = play(at(TO_CLOSE, modules, CLERICS, "route0=linz-passau-muenchen"), "pass")
    assert game.seat_to_act == 1
    game = at(modules, CLERICS, "step=play cards_drawn=1 round=3 route0=linz-passau-muenchen hand0=basel")
    play(game, "begin Basel", "pass")
    assert "drove" not in kinds(game)
    assert game.seat_to_act == 1


def test_each_closing_counts_its_own_offices(modules: str) -> None:
    """The offices of another player's closing before spare no move (R11.3)."""
    routes = "route0=ulm-sigmaringen-zuerich route1=ulm-sigmaringen-zuerich offices1=ulm"
    game = at(TO_CLOSE, modules, CLERICS, routes, "hand1=kempten display=linz,linz,lodz,lodz,pilsen,pilsen")
    play(game, "close each", "draw Linz", "play Kempten right", "close each")
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {"Württemberg/Hohenzollern": 1}


def test_free_placement_moves_for_what_was_left_out(modules: str) -> None:
    """Under free placement a city left out moves its coach like any other without an office (R11.3, R10.1)."""
    game = at(TO_CLOSE, modules, CLERICS, "placement=free route0=ulm-sigmaringen-zuerich")
    play(game, "close each", "office Ulm", "done")
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {
        "Württemberg/Hohenzollern": 1,
        "Schweiz/Tyrol": 1,
    }


# -- R11.4 Rome, and Lodz --


def test_lodz_moves_a_coach_of_choice(modules: str) -> None:
    """Polen has no coach: for Lodz the player moves any one that is not in Rome (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=siena,rom,como,trient,udine route0=lodz-pilsen-budweis")
    play(game, "close Böhmen")
    assert game.view(None).free_drives == 1
    assert {text.rsplit(" ", 1)[0] for text in legal(game)} == {
        "drive Baden",
        "drive Schweiz/Tyrol",
        "drive Baiern",
        "drive Böhmen/Salzburg",
    }
    play(game, "drive Baden Viterbo")
    assert game.seat_to_act == 1


def test_no_move_for_lodz_with_an_office(modules: str) -> None:
    """Lodz that got an office asks for nothing (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=lodz-pilsen-budweis")
    play(game, "close Polen")
    assert game.view(None).free_drives == 0
    assert {region.name: moves for region, moves in game.view(None).drives.items()} == {"Böhmen/Salzburg": 2}


def test_coach_in_rome_moves_another(modules: str) -> None:
    """If the region's coach is in Rome already another one moves (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=genua,rom,siena,rom,rom route0=linz-passau-muenchen")
    play(game, "close Baiern")
    assert legal(game) == {"drive Baden Pisa", "drive Schweiz/Tyrol Viterbo"}
    play(game, "drive Baden Pisa")
    assert game.seat_to_act == 1


def test_coach_that_reaches_rome_leaves_its_other_moves(modules: str) -> None:
    """Moves that a coach can no longer make become moves of choice (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=genua,rom,rom,spoleto,udine route0=nuernberg-regensburg-passau-linz")
    play(game, "close Salzburg", "drive Baiern Rom")
    assert (game.view(None).drives, game.view(None).free_drives) == ({}, 2)
    assert legal(game) == {"drive Baden Pisa", "drive Böhmen/Salzburg Padua", "drive Böhmen/Salzburg Venedig"}
    play(game, "drive Baden Pisa", "drive Salzburg Venedig")
    assert game.seat_to_act == 1


def test_move_of_choice_may_use_a_coach_that_is_asked_for(modules: str) -> None:
    """The coach of choice may be one that a card moves as well: it then moves twice (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=lodz-pilsen-regensburg")
    play(game, "close Baiern", "drive Böhmen Padua", "drive Böhmen Ferrara")
    assert (places(game)[4], game.seat_to_act) == ("Ferrara", 1)


def test_choice_stays_free_after_the_move_asked_for(modules: str) -> None:
    """A coach that a card moves makes that move first; the move of choice is still any coach's (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=lodz-pilsen-regensburg")
    play(game, "close Baiern", "drive Böhmen Padua")
    assert (game.view(None).drives, game.view(None).free_drives) == ({}, 1)
    play(game, "drive Baden Genua")
    assert game.seat_to_act == 1


def test_move_asked_of_a_coach_is_still_owed_after_a_choice(modules: str) -> None:
    """A move of choice spent elsewhere leaves the move of the card's own coach to be made (R11.3, R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "route0=lodz-pilsen-regensburg")
    play(game, "close Baiern", "drive Baden Genua")
    assert {text.rsplit(" ", 1)[0] for text in legal(game)} == {"drive Böhmen/Salzburg"}


def test_one_coach_left_on_the_road(modules: str) -> None:
    """The last coach on the road makes every move of choice (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=genua,rom,rom,rom,rom route0=lodz-pilsen-regensburg")
    play(game, "close Baiern", "drive Baden Pisa", "drive Baden Siena")
    assert (places(game)[0], game.seat_to_act) == ("Siena", 1)


def test_all_in_rome(modules: str) -> None:
    """If all coaches are in Rome the move falls away (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=rom,rom,rom,rom,rom route0=lodz-pilsen-regensburg")
    play(game, "close Baiern")
    assert game.seat_to_act == 1
    assert "drove" not in kinds(game)


def test_last_coach_in_rome_ends_the_moves(modules: str) -> None:
    """When the last coach arrives the moves left over fall away (R11.4)."""
    game = at(TO_CLOSE, modules, CLERICS, "place=rom,rom,rom,rom,spoleto route0=lodz-pilsen-regensburg")
    play(game, "close Baiern", "drive Böhmen Rom")
    assert game.seat_to_act == 1
    assert game.view(None).free_drives == 0


# -- R11.5 arrival, R11.6 score --

ARRIVING = (TO_CLOSE, "route0=freiburg-basel-zuerich")


def arrive(*words: str) -> Game:
    """Bring the coach of Baden to Rome."""
    return play(at(*ARRIVING, *words), "close Schweiz", "drive Baden Rom")


def test_arrival_reveals(modules: str) -> None:
    """Each cleric of the coach goes to the space of its rank, for all to see (R11.5)."""
    game = arrive(modules, "cleric0=3,1,2,4,5 cleric1=5,1,2,4,3 place=viterbo,como,como,trient,udine")
    assert game.view(None).audience == {1: (), 2: (), 3: (0,), 4: (), 5: (1,)}
    assert game.view(None).players[0].clerics == (3, None, None, None, None)
    assert game.view(0).players[1].clerics == (5, None, None, None, None)
    assert kinds(game, "drove", "arrived", "received") == ["drove", "arrived", "received", "received"]


def test_arrival_replaces(modules: str) -> None:
    """Clerics already on the space are removed from the game (R11.5)."""
    game = arrive(modules, "cleric0=3,1,2,4,5 cleric1=1,3,2,4,5 place=viterbo,rom,como,trient,udine space=1,0,2,0,0")
    assert game.view(None).audience == {1: (1,), 2: (), 3: (0,), 4: (), 5: ()}
    assert told(game, "dismissed") == [(0, 1), (1, 3)]
    assert told(game, "received") == [(1, 1), (0, 3)]


def test_arrival_shares(modules: str) -> None:
    """Clerics of the same rank arriving together share the space, whoever was there (R11.5)."""
    clerics = "cleric0=4,1,2,3,5 cleric1=1,4,2,3,5 cleric2=4,1,2,3,5"
    game = arrive(modules, "seats=3", clerics, "place=spoleto,rom,como,trient,udine space=0,0,0,2,0")
    assert game.view(None).audience == {1: (1,), 2: (), 3: (), 4: (0, 2), 5: ()}
    assert told(game, "dismissed") == [(1, 4)]


def test_arrival_leaves_other_ranks(modules: str) -> None:
    """Spaces of ranks that nobody brings stay as they are (R11.5)."""
    game = arrive(modules, "cleric0=1,5,2,3,4 cleric1=2,5,1,3,4 place=viterbo,rom,como,trient,udine space=0,0,0,0,3")
    assert game.view(None).audience == {1: (0,), 2: (1,), 3: (), 4: (), 5: (0, 1)}


def test_on_the_way_nobody_is_revealed(modules: str) -> None:
    """Only Rome reveals (R11.5)."""
    game = play(at(*ARRIVING, modules, CLERICS, "place=siena,como,como,trient,udine"), "close Schweiz")
    play(game, "drive Baden Viterbo")
    assert not any(game.view(None).audience.values())
    assert game.view(None).players[0].clerics == (None,) * 5


def test_clerics_score_their_rank(modules: str) -> None:
    """Each cleric on a space scores its rank for its owner; those on the way or removed score nothing (R11.6)."""
    game = arrive(modules, "cleric0=3,1,2,4,5 cleric1=1,3,2,4,5 place=viterbo,rom,como,rom,udine space=1,0,2,3,0")
    assert [game.score_sheet(seat).clerics for seat in (0, 1)] == [3 + 4, 1 + 4]
    placed = len(game.view(None).players[0].offices)
    carriage_points = game.score_sheet(0).carriage
    assert game.scores == (carriage_points - (20 - placed) + 7, -20 + 5)


def test_moves_are_made_in_the_last_turn_too(modules: str) -> None:
    """The closing that ends the game still moves coaches before it is over (R11.3, R8.1)."""
    game = at(TO_CLOSE, modules, CLERICS, "turn=1 route1=linz-passau-muenchen carriage=7 tiles0=game_end:1")
    play(game, "close Baiern")
    assert step(game) == "drive"
    play(game, "drive Salzburg Padua")
    assert game.is_over
