# Why something is not possible. The rule's number is added by the program.

refusal-legal = Legal: { $legal }

refusal-game-over = The game is over
refusal-not-now = Not now: { $step ->
    [send] a cleric must be sent on its coach
    [draw] a card must be drawn first
    [second-draw] the postmaster must help, so a second card must be drawn
    [play] a card must be played first
    [close] the card is played; the route may be closed, or the turn ended
    [offices] the closing's offices must be placed
    [cartwright] it must be said whether the cartwright helps
    [discard] the hand must be reduced first
    [drive] the coaches on the way to Rome must be moved
    [hand-in] tokens must be handed in
    [take] a card must be taken for the tokens, or declined
    [build] an office must be placed for the tokens, or declined
   *[other] something else is asked for
    }
refusal-no-action = "{ $given }" is no action
refusal-nothing-to-undo = Nothing has been played yet
refusal-no-audience = The Audience is not played at this table
refusal-no-honours = The Offices of Honour are not played at this table
refusal-official-used = One official helps in a turn, and { $official ->
    [postmaster] the postmaster
    [carrier] the postal carrier
    [administrator] the administrator
   *[cartwright] the cartwright
    } has helped already
refusal-second-draw-first = There was no card to draw
refusal-pile-empty = The pile is empty, and so are the discards
refusal-not-open = { $city } does not lie open
refusal-postmaster-forced = The postmaster must help in this turn, so nobody else can
refusal-administrator-late = The administrator changes the display before a card is drawn, not after
refusal-nothing-open = No card lies open that could be changed
refusal-hand-empty = There was no card to play
refusal-not-in-hand = { $city } is not in the hand
refusal-carrier-begins = The carrier's second card must fit the route: { $city } cannot begin another
refusal-route-goes-on = A card in the hand fits the route, so { $city } cannot begin another
refusal-no-route = There is no route yet: { $city } can begin one
refusal-in-route = { $city } is in the route already
refusal-route-card = { $city } lies in the route: its cards are neither moved nor taken back
refusal-does-not-fit = { $city } does not fit: no road joins it to { $ends ->
    [one] { $left }
   *[two] { $left } or { $right }, the ends of the route
    }
refusal-does-not-fit-there = { $city } does not fit the { $side ->
    [left] left
   *[right] right
    } end: no road joins it to { $end }; it fits the other end
refusal-route-too-short = A route needs { $least } cards to be closed; this one has { $length }
refusal-province-not-in-route = The route has no city in { $province }
refusal-places-nothing = All the route's cities in { $province } have your office already, and another option places one
refusal-city-not-in-route = { $city } is not in the route
refusal-has-office = { $city } has your office already
refusal-office-early = Offices are placed when a route is closed
refusal-not-in-option = { $city } gets no office with the way of closing that was chosen
refusal-other-province-first = The provinces are gone through one by one, and { $city } is not in the one asked about now
refusal-placement-full = The chosen option must be carried out as far as the offices last
refusal-cartwright-early = The cartwright helps when a route is closed that is one or two cards too short for the next carriage
refusal-cleric-sent = The cleric of rank { $rank } is on a coach already
refusal-other-coach-first = The coaches are filled one by one, and { $coach } is not the next
refusal-in-rome = The coach of { $coach } is in Rome already
refusal-coach-not-asked = No card asks for the coach of { $coach } to move
refusal-drive-early = The coaches to Rome move after a route is closed: one place for each of its cards whose city got no office
refusal-no-road = No road leads the coach of { $coach } from { $at } to { FORM($place, case: "name") }
refusal-no-token = You have no token of { $official ->
    [postmaster] the postmaster
    [carrier] the postal carrier
    [administrator] the administrator
   *[cartwright] the cartwright
    }
refusal-must-hand-in = At least one token must be handed in

refusal-seats = { $given } is no number of players
refusal-seat = { $given } is no seat at this table
refusal-edition = { $given } is no edition
refusal-module = { $given } is no module
refusal-switch = There is no switch { $given }
refusal-switch-word = A switch is given once and as key=value, not as { $given }
refusal-switch-value = { $switch } cannot be { $given }
refusal-seed = { $given } is no seed: it takes a whole number from 0 to 2^128 - 1
refusal-shuffle = The shuffle is not for { $seats } seats and these rules, or its commitment does not match its secret
refusal-start = { $given } is no seat that could start
refusal-names = { $given } are not { $seats } different printable names without quotation marks
refusal-rules-version = The record was played by version { $given } of the rules

refusal-position-text = { $given } is no position
refusal-position-word = { $word } in the position is not of the form key=value
refusal-position-twice = { $key } stands twice in the position
refusal-position-key = The position has no key { $key }
refusal-position-name = "{ $key }" in the position: { $reason }
refusal-position-value = "{ $key }" in the position cannot be { $given }
refusal-position-cards = Impossible position: there are three cards of each city
refusal-position-sizes = Impossible position: the cards counted do not agree
refusal-position-seen = Impossible position: cards that were seen taken are not in the hand
refusal-position-routes = Impossible position: a route is a row of different cities, each joined to the next by a road
refusal-position-offices = Impossible position: each player has 20 offices
refusal-position-tiles = Impossible position: stacks of tiles shrink from the top, each tile is with one player, a region's once with each, and who has the game-end tile brought the end about
refusal-position-carriages = Impossible position: carriages go from 3 to 7, and who owns 7 brought the end about
refusal-position-clerics = Impossible position: each player has one cleric of each rank, one on each coach
refusal-position-spaces = Impossible position: only clerics whose coach is in Rome are in audience
refusal-position-honours = Impossible position: the tokens or chips do not add up
refusal-position-table = Impossible position: a seat, the round or the step is out of range
refusal-position-actor = Impossible position: the step does not go with the seat to act or the modules
refusal-position-closing = Impossible position: what the closing asks for is not there
refusal-position-choice = Impossible position: there is nothing to choose
