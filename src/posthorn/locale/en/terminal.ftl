### The game in the terminal, 80 characters wide; some of it is used in the browser too. What is typed there is in typing.ftl.
### $player: a player’s name. $names: names in a row. $bot: a bot’s level (“prince”). $city, $province: as on the board.
### $places: cities in a row. $coach: the name of its region. $cleric and $rank: from cleric-…, and 1 to 5. $stack and $value:
### from stack-…, and the tile’s points. $number: a carriage’s, 3 to 7. $points: may be below 0. $cards, $count, $left, $moves,
### $people, $seats: how many. $file: a path. $given: what was typed.

## Questions before the game. $default: what Enter takes; $least, $most: numbers; $words: what can be typed, “a, b, c”.
welcome = Posthorn: Thurn und Taxis, with All Roads Lead to Rome
welcome-defaults = Enter takes what is in brackets.
ask-people = How many people play at this keyboard, { $least } to { $most }? [{ $default }]
ask-bots = How many bots play with you, { $least } to { $most }? [{ $default }]
ask-edition = Which rulebook: { $words }? [{ $default }]
ask-modules = Modules of the expansion: { $words }? [{ $default }]
ask-names = Your names, separated by commas? [{ $default }]
ask-start-youngest = Who is the youngest, and begins: { $names }? [random]
ask-start-choice = Who begins: { $names }? [random]

answer-number = A number from { $least } to { $most }, please.
answer-word = One of these, please: { $words }
answer-names = { $people ->
    [one] One name, please.
   *[other] { $people } different names, please, separated by commas.
    }
answer-choose = Choose one of the { $count }, by its number or its words.
answer-help = Type “help” to see what you can type.
advice-not-installed = { $bot }: not available, since NumPy and Numba are not installed.
why-what = Which action? Type for example: why play linz left

## What is wrong with options. $most: a number.
error-people = { $given ->
    [one] One person
   *[other] { $given } people
    } cannot play at this table: it takes 1 to { $most }
error-names = { $given ->
    [one] One name was
   *[other] { $given } names were
    } given: give those of the { $people ->
        [one] one person
       *[other] { $people } people
    } or of all { $seats } players
error-start = { $given } is not a seat that could start: there are seats 1 to { $seats }
# $bots: names, “a, b, c”.
error-bot = There is no bot “{ $given }”; choose from: { $bots }
error-record = { $file } cannot be written: it is a folder, or its folder does not exist
# $options: “--load, …”.
error-load-options = A saved game has its own options: --load only goes with { $options } and --record
# $reason: from record-… or system-….
error-load = { $file } cannot be loaded: { $reason }

## The screen: a line on top, the map’s legend, and labels before a value.
# $round: its number, 0 before the first; $table: edition and modules.
headline = { $round ->
    [0] Before the first round
   *[other] Round { $round }
    } · { $player } to play · { $table }
# $edition: from edition-….
headline-edition = { $edition } rulebook

map-in-hand = in your hand
map-open = in the display
map-offices = offices
map-route = your route

display = Display
# $pile, $discards: numbers of cards.
piles = pile { $pile } · discards { $discards }
tiles = Tiles
# In place of tiles: no tile is left.
tiles-gone = none
tokens = Tokens
chips = chips
hand = Your hand
# No card is in it.
hand-empty = empty
route = route
# No card lies there.
route-none = none

## A player’s line: short parts, set apart by dots. Here $rank is a cleric’s.
player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
player-carriage = { $number ->
    [0] no carriage
   *[other] carriage { $number }
    }
player-offices = { $left ->
    [one] one office left
   *[other] { $left } offices left
    }
player-hand = { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
    }
player-tiles = tiles:
player-tokens = tokens:
player-ended = triggered the end

# Where a coach is.
journey-over = in Rome
# $places: the next ones; $steps: a number, or “3–4” where roads differ; $longest: the larger of them.
journey-next = → { $places } · { $longest ->
    [one] one move
   *[other] { $steps } moves
    }
journey-asked = { $moves ->
    [one] must move once
   *[other] must move { $moves } times
    }
journey-free = { $moves ->
    [one] One move of a coach of your choice
   *[other] { $moves } moves of coaches of your choice
    }
journey-own = your { $cleric } ({ $rank })
audience = Audience

## What is to be done now, above the list of choices.
prompt = >
step-send = Which cleric goes on this coach?
step-draw = Draw a card.
step-draw-forced = Draw the first of two cards: the postmaster must help this turn.
step-second-draw = Draw the second card.
step-play = Play a card, or draw a second one with the postmaster’s help.
step-play-only = Play a card.
step-close = Close the route, or end the turn.
step-close-carrier = Close the route, end the turn, or play a second card with the postal carrier’s help.
step-close-short = End the turn.
step-close-short-carrier = End the turn, or play a second card with the postal carrier’s help.
step-offices = Where does the office go?
step-cartwright = Should the cartwright help?
# $limit: a number.
step-discard = Only { $limit } cards may stay in your hand: which one goes?
step-drive = Move a coach towards Rome.
step-hand-in = Hand in tokens.
step-take = Take a card for the two tokens.
step-build = Place an office for the four tokens.

## Beside each choice, what it means: a few words in the third person.
choice-draw = from the display
choice-draw-pile = the hidden top card
choice-draw-second = second card, with the postmaster
choice-draw-pile-second = hidden second card, with the postmaster
choice-administrator = new display, then draw
choice-play-left = left of { $city }
choice-play-right = right of { $city }
choice-play-left-second = left of { $city }, with the postal carrier
choice-play-right-second = right of { $city }, with the postal carrier
choice-begin = begins a route
choice-begin-anew = begins a new one; the route of { $cards ->
    [one] one card
   *[other] { $cards } cards
    } is lost
choice-pass = ends the turn, the route stays
choice-close-each = one office each in { $places }
choice-close = offices in { $places }
choice-close-nothing = places no office
choice-wins-carriage = carriage { $number }
choice-wins-tile = tile: { $stack } ({ $value })
choice-office = in { $province }
choice-done = no further office
choice-cartwright = carriage { $number } for a route of { $cards }
choice-no-cartwright = no carriage { $number }
choice-discard = leaves { $left }
choice-send = the { $cleric } travels with { $coach }
# $steps: a number, or “3–4” where roads differ; $longest: the larger of them.
choice-drive = { $longest ->
    [0] Rome!
    [one] then one move to Rome
   *[other] then { $steps } moves to Rome
    }
choice-hand-in-1 = one token: nothing in return
choice-hand-in-2 = two tokens: a card
choice-hand-in-3 = three tokens: a 1-point chip
choice-hand-in-4 = four tokens: an office in any city
choice-keep = hands in nothing
choice-take = from the display
choice-take-pile = the hidden top card
choice-build = places an office there
# The card or the office that the tokens would get.
choice-decline = declines it

## Between two people at one keyboard; pass-keyboard follows the name.
pass-keyboard = is next.
press-enter = Pass the keyboard to { $player }, press Enter

## What commands answer.
# $action: as it is typed, from say-….
undone = Undone: { $action }
undo-nothing = You have nothing to undo.
undo-revealed = This cannot be undone: it showed a card, or ended the turn.

save-where = Save where? Type: save FILE
saved = Saved as { $file }
# $reason: from system-….
save-failed = { $file } cannot be written: { $reason }
save-offer = Save the game? (y/n) [n]
# $usual: what Enter takes.
save-as = As which file? [{ $usual }]
# The usual name of a file.
save-name = posthorn.txt
yes = yes
# The first letter, to be typed; also in save-offer.
yes-short = y
farewell-unsaved = The game was not saved.
# $command: what to type.
farewell-resume = Continue later with: { $command }

## A heading in the log.
# $round: its number.
log-round = Round { $round }

## The end. result-winner follows the name. Here $rank is the place, 1 to 4.
result = The game is over
result-winner = wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }!
# $tile: whether someone has the game-end tile; nobody has it after a limit of rounds.
result-winner-tied = wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }: a tie goes to the { $tile ->
    [yes] owner of the game-end tile, otherwise to the tied player who sits next after its owner, clockwise.
   *[no] tied player who sits first, clockwise from the starting player.
    }
result-rank = { $rank }. { $player }: { $points }
# Rows of the score sheet, here and in the browser; no more than 20 characters.
score-total = Total
score-carriage = Highest carriage
score-carriage-of = no. { $number }: { $points }
score-tile = Tile: { $stack }
score-offices = Offices not placed
score-clerics = Clerics in audience
score-chips = Chips

## Long texts, at most 80 characters wide; the first column is what is typed, from typing.ftl.
help =
    Type the number of a choice, or its words: “draw linz”, “play muenchen left”.
    A city alone will do if only one choice is about it, and Enter if there is
    only one choice.

    help        this help
    rules       the rules in short
    hint        what each choice would bring
    advice      what the prince would do in your place
    why ACTION  which rule forbids it: “why play linz left”
    undo        undo your last action
    map         the board again
    rome        the road map to Rome (the Audience)
    log         everything that happened
    score       the current points
    save FILE   save the game; a name ending in .json saves it as JSON
    quit        leave the game
# $all_provinces, $empty_hand and $last_round are house rules of the table.
rules =
    In a turn you draw a card, play a card, and may close your route.

    Draw    one of the six open cards or the top card of the pile.
    Play    begin a route, or lay the card at one of its ends: its city must be
            joined by a road to the city there, and not be in the route yet.
            If no card fits, the route is lost and a new one begins.
    Close   a route of at least three cards: place an office in one city of each
            of its provinces, or in all its cities of one province. Then its
            cards are discarded, and at most three stay in your hand.

    Carriages come in order, 3 to 7: one for each closed route that has at least
    as many cards as the next carriage’s number. Bonus tiles are won with long
    routes (5, 6, 7 or more cards), with an office in every city of a region, and
    { $all_provinces ->
        [outside_baiern] with one in every province outside Baiern.
       *[all] with one in every province.
    }
    The earlier you win them, the more they are worth.

    One official may help you each turn: the postmaster (a second card), the
    administrator (six new open cards before you draw), the postal carrier (play a
    second card) or the cartwright (a carriage for a route one or two cards too
    short). The postmaster must help
    { $empty_hand ->
        [yes] in the first round and when your turn begins with an empty hand.
       *[no] in the first round.
    }

    When someone gets carriage 7 or places the last office,
    { $last_round ->
        [one_turn_each] all others have one more turn each.
       *[finish_round] the round is finished.
    }
    You score your highest carriage and your tiles, and lose a point for each
    office not placed.
rules-audience =
    The Audience: each of your five clerics rides on one of the five coaches to
    Rome. For every card of a closed route whose city got no office, you move its
    region’s coach one city south. In Rome the clerics get out and replace earlier
    ones of their rank. Each one in audience at the end scores its rank.
rules-honours =
    Offices of Honour: whoever is helped takes a token. When the last of a kind is
    taken, all hand in one to four different tokens: two get you a card, three a
    1-point chip, four an office in any city.

bots-get-ready = The { $bot } is starting up; this takes about a minute the first time on this computer…
