### Why something is not possible, a sentence without a full stop; the rule’s number is added by the program. Errors say what is
### wrong, then what would be right.
### $city, $province: as on the board. $coach: the name of its region. $place, $at: cities on the way to Rome, or Rom. $rank: a
### cleric’s, 1 to 5. $official: which one. $given: what was asked for, as Python writes it ('x', 7). $key, $word, $switch: as
### they are typed, in English. $seats: a number.

# $legal: what is possible, “a, b, c”.
refusal-legal = Legal actions: { $legal }

## During a game.
refusal-game-over = The game is over
# $step: what must be chosen first.
refusal-not-now = Not now: { $step ->
    [send] put a cleric on the next coach first
    [draw] draw a card first
    [second-draw] the postmaster must help, so draw a second card first
    [play] play a card first
    [close] you have played your card; close the route or end the turn
    [offices] place the offices first
    [cartwright] decide first whether the cartwright helps
    [discard] discard the surplus cards first
    [drive] move the coaches towards Rome first
    [hand-in] hand in tokens first
    [take] take a card for the tokens first, or decline it
    [build] place an office for the tokens first, or decline it
   *[other] another choice comes first
    }
refusal-no-action = “{ $given }” is not an action
refusal-nothing-to-undo = Nothing has been played yet
refusal-no-audience = The Audience is not played at this table
refusal-no-honours = The Offices of Honour are not played at this table
refusal-official-used = Only one official may help each turn, and { $official ->
    [postmaster] the postmaster
    [carrier] the postal carrier
    [administrator] the administrator
   *[cartwright] the cartwright
    } has already helped
refusal-second-draw-first = There was no card to draw
refusal-pile-empty = The pile is empty, and so are the discards
refusal-not-open = { $city } is not one of the open cards
refusal-postmaster-forced = The postmaster must help this turn, so no other official can
refusal-administrator-late = The administrator replaces the display before a card is drawn, not after
refusal-nothing-open = There are no open cards to replace
refusal-hand-empty = There was no card to play
refusal-not-in-hand = { $city } is not in your hand
refusal-carrier-begins = The postal carrier’s second card must fit the route: { $city } cannot begin another
refusal-route-goes-on = A card in your hand fits the route, so { $city } cannot begin another
refusal-no-route = There is no route yet: { $city } can begin one
refusal-in-route = { $city } is already in the route
refusal-route-card = { $city } is in the route: its cards are neither moved nor taken back
# $left, $right: the cities at the ends of the route; $ends: “one” where it has one card.
refusal-does-not-fit = { $city } does not fit: no road joins it to { $ends ->
    [one] { $left }
   *[two] { $left } or { $right }, the ends of the route
    }
# $side: left or right; $end: the city there.
refusal-does-not-fit-there = { $city } does not fit the { $side ->
    [left] left
   *[right] right
    } end: no road joins it to { $end }; it fits the other end
# $least, $length: numbers of cards.
refusal-route-too-short = A route needs { $least } cards to be closed; this one has { $length }
refusal-province-not-in-route = The route has no city in { $province }
refusal-places-nothing = You already have an office in all the route’s cities in { $province }, and another option places one
refusal-city-not-in-route = { $city } is not in the route
refusal-has-office = You already have an office in { $city }
refusal-office-early = Offices are placed when a route is closed
refusal-not-in-option = { $city } gets no office with the closing you chose
refusal-other-province-first = Provinces are settled one at a time, and { $city } is not in the current one
refusal-placement-full = You must place all offices of the option you chose, as far as they last
refusal-cartwright-early = The cartwright helps when you close a route that is one or two cards too short for the next carriage
refusal-cleric-sent = The cleric of rank { $rank } is already on a coach
refusal-other-coach-first = The coaches are filled one at a time, and that of { $coach } is not next
refusal-in-rome = The coach of { $coach } is already in Rome
refusal-coach-not-asked = No card moves the coach of { $coach }
refusal-drive-early = The coaches to Rome move after a route is closed: one city for each of its cards whose city got no office
refusal-no-road = No road leads the coach of { $coach } from { $at } to { FORM($place, case: "name") }
refusal-no-token = You have no token of { $official ->
    [postmaster] the postmaster
    [carrier] the postal carrier
    [administrator] the administrator
   *[cartwright] the cartwright
    }
refusal-must-hand-in = You must hand in at least one token

## A table that cannot be: options and house rules.
refusal-seats = { $given } is not a number of players
refusal-seat = { $given } is not a seat at this table
refusal-edition = { $given } is not an edition
refusal-module = { $given } is not a module
refusal-switch = There is no switch { $given }
refusal-switch-word = A switch is given once and as key=value, not as { $given }
refusal-switch-value = { $switch } cannot be { $given }
refusal-seed = { $given } is not a seed: a seed is a whole number from 0 to 2^128 − 1
refusal-shuffle = The shuffle is not for { $seats } seats and these rules, or its commitment does not match its secret
refusal-start = { $given } is not a seat that could start
refusal-names = { $given } are not { $seats } different printable names without quotation marks
refusal-rules-version = The game in the record was played by version { $given } of the rules

## A position, which is a line of key=value words, cannot be.
refusal-position-text = { $given } is not a position
refusal-position-word = { $word } in the position is not of the form key=value
refusal-position-twice = { $key } appears twice in the position
refusal-position-key = The position has no key { $key }
refusal-position-name = “{ $key }” in the position: there is no “{ $given }” on the board
refusal-position-value = “{ $key }” in the position cannot be { $given }
refusal-position-cards = Impossible position: there are three cards of each city
refusal-position-sizes = Impossible position: the numbers of cards do not add up
refusal-position-seen = Impossible position: cards that everyone saw taken are not in the hand
refusal-position-routes = Impossible position: a route is a row of different cities, each joined to the next by a road
refusal-position-offices = Impossible position: each player has 20 offices
refusal-position-tiles = Impossible position: stacks of tiles shrink from the top, each tile belongs to one player, nobody has two of a region’s, and the owner of the game-end tile triggered the end
refusal-position-carriages = Impossible position: carriages go from 3 to 7, and the owner of 7 triggered the end
refusal-position-clerics = Impossible position: each player has one cleric of each rank, one on each coach
refusal-position-spaces = Impossible position: only clerics whose coach is in Rome are in audience
refusal-position-honours = Impossible position: the tokens or chips do not add up
refusal-position-table = Impossible position: a seat, the round or the step is out of range
refusal-position-actor = Impossible position: the step does not go with the seat to act or the modules
refusal-position-closing = Impossible position: what the closing requires is missing
refusal-position-choice = Impossible position: there is nothing to choose
