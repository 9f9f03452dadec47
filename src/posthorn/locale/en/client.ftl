### The game in the browser. Much of what it says is in terminal.ftl, events.ftl and game.ftl too. Buttons should not be more
### than half as long again as in English: at 390 pixels there is no room for more.
### $player: a player’s name. $players: names in a row (“Ada, Bela and Carl”). $bot: a bot’s level (“Prince”). $city, $province,
### $coach: as on the board, uninflected (“Linz”, “Baiern”); a coach has its region’s name. $place: a city on the way to Rome,
### or Rom. $official: from official-…; $official_id its id. $cleric and $rank: from cleric-…, and 1 to 5. $stack: from stack-….
### $cards, $count: how many.

## On every page.
client-title = Posthorn
client-subtitle = Thurn und Taxis, with All Roads Lead to Rome
client-loading = One moment…
client-back = Back to the home page
# Button or tip: closes a box.
client-close = Close
client-not-found = There is nothing here

## Labels and choices in the settings.
settings = Settings
settings-language = Language
# Light or dark colours.
settings-theme = Appearance
settings-theme-auto = Match the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Speed of other players’ turns
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
# Other players’ turns are not played out on the board at all.
settings-pace-off = Instant
settings-portrait = Your portrait
# $number: 1 to 8.
settings-portrait-number = Portrait { $number }
settings-list-all = List everything I can do

## The home page: a title, and “…-about” a sentence below it.
front-bots = Against bots
front-bots-about = Start right away, against opponents of any strength.
front-bots-opponents = Opponents
front-bots-level = Strength
# Button: starts the game.
front-bots-play = Play
# Several people on one device.
front-pass = Pass and play
front-pass-about = Several people take turns on this device; hands stay hidden between turns.
front-online = With friends
front-online-about = Send a link; everyone plays on their own device, live or over several days.
# The list of open tables.
front-lobby = Lobby
front-lobby-about = Open tables that you can join or watch.
front-more = More options
front-continue = Your games
front-record = Open a saved game
front-your-name = Your name

## A game in a list: small words beside its names, and buttons.
game-waiting = waiting for players
# $round: its number.
game-playing = round { $round }
# The game has ended.
game-over = over
game-abandoned = abandoned
game-your-turn = your turn
game-go-on = Continue
# Button: shows a game without playing.
game-look = View
game-forget = Remove from the list
lobby-title = Lobby
lobby-empty = No open tables right now. Open one yourself!
lobby-join = Join
# Button: looks on without playing.
lobby-watch = Watch

## The page for a new game: labels, choices and buttons.
new-title-bots = A game against bots
new-title-pass = A pass-and-play game
new-title-online = A game with friends
new-seats = Seats
# $number: 1 to 4.
new-seat = Seat { $number }
new-seat-person = Someone on this device
new-seat-open = Open to anyone with the link
new-seat-add = Add a seat
# Tip of a button. $number: 1 to 4.
new-seat-remove = Remove seat { $number }
new-who = Who plays
new-name = Name
new-colour = Colour
# A label; the choices are the seats and “Random”.
new-start = Who begins
new-start-lot = Random
new-modules = Expansion: All Roads Lead to Rome
new-map-about = The road map to Rome is our reconstruction: the rulebook’s text only says where the coaches start.
# A label; the choices are edition-….
new-edition = Rulebook
new-switches = House rules
new-switches-about = Anything you leave unchanged follows the rulebook.
new-as-edition = as in the rulebook
new-listed = Show it in the lobby
new-hints = Allow hints and advice
new-thinking = Thinking time for a turn
new-thinking-none = no limit
# A choice. $minutes: how many.
new-thinking-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
    }
# A choice. $hours: how many.
new-thinking-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
    }
# A choice. $days: how many.
new-thinking-days = { $days ->
    [one] one day
   *[other] { $days } days
    }
new-create = Start the game
# Button: the table is made, and waits for others.
new-create-open = Open the table

## The colours of the players, as choices.
new-colour-red = red
new-colour-blue = blue
new-colour-yellow = yellow
new-colour-green = green

## House rules: a label, and after it a list of choices that complete it as a sentence would. A colon may stand between them, so no label ends with a comma.
switch-all-provinces = The all-provinces tile requires
switch-all-provinces-all = an office in every province
switch-all-provinces-outside_baiern = an office in every province outside Baiern
switch-empty-hand-postmaster = A player with an empty hand must use the postmaster
switch-may-abandon = A route may be given up even if a card fits
switch-length-fallback = If the stack for a route’s length is empty
switch-length-fallback-every = any route takes the next shorter stack’s tile
switch-length-fallback-seven_only = only routes of 7 or more take the next shorter stack’s tile
switch-last-round = When someone has triggered the end
switch-last-round-finish_round = the round is finished
switch-last-round-one_turn_each = all others have one turn each
switch-starting-player = The starting player is
switch-starting-player-youngest = the youngest
switch-starting-player-choice = chosen by the players
switch-placement = Offices placed when closing
switch-placement-full = all must be placed
switch-placement-free = as many as you like
switch-placement-about = Read literally, the rulebooks let you place fewer; usually all are placed, as in their examples.
switch-max-rounds = The game ends after round
switch-cleric-reminder = Players may look at their own clerics
switch-yes = yes
switch-no = no
# Of “The game ends after round”: it has no last round.
switch-none = never

## Waiting for players, joining, moving to another device.
table-invite = Send this link to the others:
table-copy = Copy the link
# On the button for some seconds, after “Copy the link”.
table-copied = Copied
table-waiting = The game starts when every seat is taken.
table-awaiting = The game starts when everyone has agreed.
# Button: agrees to the next game.
table-agree = Play again
# In place of a name: nobody sits there yet.
table-open-seat = open
# Button.
table-join = Take a seat
table-fill = Let a bot play
table-gone = This game does not exist, or no longer exists.
table-transfer = Move this seat to another device
table-transfer-about = Open this link on the other device within 15 minutes. It works only once.
table-claiming = Taking over the seat…

## The table: the line on top says whose turn it is; the titles of its parts, and what screen readers say of cards, stacks and
## the board.
turn-yours = Your turn, { $player }.
turn-other = It is { $player }’s turn.
turn-thinking = { $player } is thinking…
turn-watching = You are watching.
turn-last-turns = Last turns!
# $round: its number.
turn-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
    }
# $time: as short as can be (“1:30”, “2 h 5 min”, “3 days”).
turn-time-left = { $time } left
# The title of the browser’s tab. $title: what it is otherwise.
turn-your-turn-title = Your turn – { $title }
# While a choice is on its way to the server.
turn-sending = Sending…
bots-warming-up = The strong bots are still starting up; simpler ones play for them until then.

choices = What you can do
# $route: its cities (“Linz–Passau”); $cards of them.
give-up-sure = Give up { $route } and begin a new route with { $city }? { $cards ->
    [one] Its card is
   *[other] Its { $cards } cards are
    } lost.
# $route: its cities (“Linz–Passau”); $cards of them.
give-up-which = Which card begins the new route? { $route } is given up: { $cards ->
    [one] its card is
   *[other] its { $cards } cards are
    } lost.
give-up = Give up the route
give-up-choose = Give up the route…
give-up-keep = Keep the route
ends-which = { $city } fits both ends: which one?
turn-ends = There is nothing left to do: the turn ends.
send-pick = Pick a cleric.
send-set = Put the { $cleric } on a coach.
# A button: “bishop 4”.
send-cleric = { $cleric } { $rank }
# Button: hands in the tokens that were picked.
hand-in = Hand in
# A button beside others that name a province: closes with one office in each.
choice-each-province = in each province
city-with-offices = { $city }; offices of { $players }
officials-label = Officials
official-helped = The { $official } has already helped this turn
official-may-postmaster = The postmaster can help: draw a second card
official-may-carrier = The postal carrier can help: play a second card
official-may-administrator = Call the administrator: six new open cards
official-may-cartwright = Let the cartwright help
audience-nobody = nobody
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = The coach of { $coach }, in { FORM($place, case: "name") }
# $official: an official, or “Chips”. $count: how many are left.
tokens-of = { $official }: { $count }
board-label = The board
board-described = Map of 22 cities in 9 provinces
journey = The way to Rome
# The six open cards.
display-label = Display
# Said of a place where no card lies.
display-empty = empty
pile-label = Pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
discards-label = Discards, { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
hand-label = Your hand
hand-of = { $player }’s hand
route-label = Your route
route-of = { $player }’s route
card-label = { $city }, { $province }
# For screen readers: “Linz, Austria: take”. $card: card-label; $deeds: what can be done with it, from deed-….
card-with-deeds = { $card }: { $deeds }
# What can be done with a card, in card-with-deeds; also draw, discard, place an office.
deed-take = take
deed-draw = draw
deed-left = lay at the left end
deed-right = lay at the right end
deed-begin = { $cards ->
    [0] begin a route
   *[other] give up the route and begin a new one
    }
deed-discard = discard
deed-office = place an office
stacks-label = Bonus tiles
# $values: points of the tiles from the top, “3, 2, 1”.
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: none left
players-label = Players
# Beside a name: connected now.
player-present = here
player-absent = not connected
player-awaited = has not agreed yet
# $time: a time of day, with the date if it is not today (“14:05”, “3 May, 14:05”).
player-away = away since { $time }
player-played-by = { $bot } plays
player-starts = starting player
# Beside a small picture, very short. $left: how many are not placed.
player-offices-short = { $left ->
    [one] { $left } office
   *[other] { $left } offices
    }
# Beside a small picture, very short.
player-ender = triggered the end
log-label = Game log
# Above the first turn of the log. $cards: the cards of the shortest route, 3; $last: the last carriage, 7.
log-begins = Every turn you draw a card and play one. A route of { $cards } or more cards can be closed: you place offices in its cities and, if it is long enough, win the next carriage. Once each turn an official may help you. The game ends when someone has carriage { $last } or has placed every office.
chat-label = Chat
chat-empty = No messages yet.
chat-write = Write a message
# Button.
chat-send = Send
# Button: opens a menu.
more-label = More

## Actions, as the words on their buttons. $end: the city at that end of the route.
action-draw = Take { $city }
action-draw-pile = Draw from the pile
action-administrator = Call the administrator
action-play-left = Lay { $city } left of { $end }
action-play-right = Lay { $city } right of { $end }
action-begin = { $cards ->
    [0] Begin a route with { $city }
   *[other] Give up the route and begin a new one with { $city }
    }
action-pass = End the turn
action-close-each = Close the route: one office in each province
action-close = Close the route: offices in { $province }
action-office = Office in { $city } ({ $province })
action-done = No further office
# $number: the carriage’s, 3 to 7.
action-cartwright = The cartwright helps: carriage { $number }
action-no-cartwright = Without the cartwright
action-discard = Discard { $city }
action-send = The { $cleric } ({ $rank }) goes with { $coach }
# $officials: whose tokens, “postmaster and cartwright”.
action-hand-in = Hand in { $officials }
action-keep = Hand in nothing
action-take = Take { $city }
action-take-pile = Take the hidden top card
action-build = Office in { $city }
# Button: declines what the tokens would get.
action-decline = Nothing
action-drive = { $coach } to { FORM($place, case: "name") }
explain-postmaster = a second card, with the postmaster’s help
explain-carrier = a second card, with the postal carrier’s help

## Hints, a bot’s advice, and why something cannot be done (“problem-…”, a sentence in a bubble beside what was clicked).
hints-button = What can I do?
advice-button = What would you do?
hints-off = This game is played without hints.
# A heading, over what ends a turn.
hints-turn = Closing and ending the turn
advice-thinking = The strongest bot is thinking…
# A heading while the strongest bot is not ready: another has answered.
advice-instead = { $bot } (the prince is still getting ready)
# $percent: a whole number.
advice-chance = { $percent }% to win
# $points: expected at the end, may be below 0.
advice-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
    } at the end
advice-again = Ask again
problem-watching = You are watching: there is nothing here for you to play.
problem-looking-back = You are viewing an earlier position: return to the current one to play.
problem-covered = The cards are covered until the next player has the screen.
problem-thing-stack = Bonus tiles are won when a route is closed: always the top one of a stack.
problem-thing-discards = The discards come back only when the pile is empty.
problem-thing-player = This belongs to another player: you play your own cards and offices.
problem-thing-tokens = A player who is helped by an official takes one of these tokens.
problem-thing-audience = These clerics have reached Rome; at the end of the game each scores its rank.
problem-thing-postmaster = The postmaster lets you draw a second card before you play one. Only one official may help each turn.
problem-thing-carrier = The postal carrier lets you play a second card that fits the route. Only one official may help each turn.

## Take-backs: a button, and a question to the others.
undo = Undo
undo-keys = Undo your last choice: U or Ctrl+Z
# $actions: how many.
undo-asked = { $player } would like to undo { $actions ->
    [one] the last action
   *[other] the last { $actions } actions
    }.
undo-waiting = Asking the others whether you may undo.
undo-agree = Agree
undo-refuse = Refuse

## Pass and play: the screen that covers the cards between two players.
pass-screen = { $player } is next
pass-screen-about = Pass the device on. The cards stay hidden until then.
pass-ready = I am { $player }

## Replays: titles, and tips of buttons that have only a picture.
replay-title = Replay
replay-open = Open a saved game: a file that Posthorn has written
replay-first = To the beginning
replay-back-turn = One turn back
replay-back = One step back
replay-on = One step forward
replay-on-turn = One turn forward
replay-last = To the end
# Button: plays the game on by itself.
replay-run = Autoplay
# Button: in place of “Autoplay” while it runs.
replay-stop = Pause
# $ply: actions played; $all: actions there are.
replay-place = { $ply } of { $all }
replay-keys = Arrow keys: one step; Page Up/Down: one turn; space: play or pause.
replay-share = Copy a link to this position
replay-scores = Points over the game
over-replay = Replay

## Problems: a line across the page, or a page of its own.
problem-offline = The server cannot be reached. Retrying…
problem-offline-request = The server did not answer. Please try again.
problem-lost = The connection was lost. Retrying…
problem-closed = This table is closed.
problem-unreadable = The server’s answer could not be read.
# A link. $rule: its number, “R4.2”.
problem-rule = Rule { $rule }

## The rules, beside the game or on their page.
rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph found
   *[other] { $count } paragraphs found
    }
# Button: back to where one was in the rules.
rules-back = Back
rules-in-game = In this game
rules-not-in-game = Not in this game

## The end: titles and buttons.
over-title = The game is over
over-abandoned = The game was abandoned
over-winner = { $player } wins
# Button: another game with the same players.
over-rematch = Rematch
over-record = Download the game
over-to-rematch = To the next game
abandon = Abandon this game
abandon-sure = Abandon the game for everyone?
# Button: a bot plays in one’s place until one comes back.
leave-to-bot = Let a bot take over
return-to-seat = Take my seat back

## Links for others and other devices, the list of one’s own games, and the server being away.
share-code = The link as a QR code, for a camera
# $command: what to type.
share-only-here = This link works only on this computer. To use other devices, start Posthorn with { $command } and reload the page.
share-watch = Let someone watch
share-watch-about = Whoever opens this link sees the table, but nobody’s hand.
share-replay = Show someone this game
share-replay-about = This link shows the game move by move, all hands open.
share-moment-about = The game at this moment:
share-position-about = This position only, for any copy of Posthorn:
table-leave = Give up the seat
table-close = Close the table
# Opens the rest of a list. $games: how many are in it.
front-further = { $games ->
    [one] One more game
   *[other] { $games } more games
    }
front-finished = Finished games
replay-drop = Drop the file here
replay-drop-about = You can also drop the file anywhere on this page or the home page.
server-away = The server cannot be reached right now. On your own computer, the command posthorn starts it; this page continues as soon as it answers.

## Sounds, notifications, keys, looking back.
settings-sound = Sounds
settings-volume = Volume
settings-notify = Notify me when it is my turn and this page is in the background
settings-notify-refused = The browser does not allow notifications from this page.
settings-keys = Letter keys as shortcuts during a game; ? lists them all
# A link, last in the menu. The documentation is in English.
settings-docs = Documentation
keys-title = Keys
keys-about = Tab moves to the next item, Enter chooses it, Esc goes back.
log-look-back = Click a line, or press the arrow keys, to see the board as it was then.
# A heading over the board as it was before.
past-label = Earlier position
past-gone-on = The game has moved on.
past-now = Back to the current position
past-keys = Arrow keys: one step; Esc: current position.

## How near the end is, and the final score. $left: how many offices.
score-sheet = Score sheet
end-label = How close the end is
# $number: the highest carriage that somebody has; $last: the highest that there is, 7.
end-carriage = Carriage { $number } of { $last }: { $players }
# $last: the highest carriage, 7.
end-no-carriage = Nobody has a carriage yet; number { $last } is the last one.
end-offices = { $left ->
    [one] One office left
   *[other] { $left } offices left
    }: { $players }
end-offices-all = { $left ->
    [one] Everyone has one office left.
   *[other] Everyone has { $left } offices left.
    }
end-brought-about = { $player } has triggered the end.
# $rounds: a house rule’s number.
end-rounds = Ends after round { $rounds } at the latest
over-show = Show the result
over-close = Hide the result
over-counting = The final score
over-skip = Show all points at once

## The check that nobody chose the cards: a list of findings. -yes: it is so; -no: it is not, and something is wrong; -unknown:
## it cannot be said. $terms: the rules of the game in English ids, as the record has them. $attempt: a number, 1 if nothing was
## refused.
proof = Shuffle check
proof-button = Verify the shuffle
proof-about = Before the game the server drew a secret and showed only its commitment: a number that matches no other secret. Then the players added randomness of their own. All cards follow from both. Your browser now recalculates this and deals again:
proof-cannot = Browsers calculate this only for pages that come over https or from the same computer. “posthorn verify” does it with the record.
proof-noted-yes = The commitment is the one this browser noted before the cards were dealt.
proof-noted-no = The commitment is not the one this browser noted before the cards were dealt!
proof-noted-unknown = This browser has no note of the commitment from before the cards were dealt.
proof-commitment-yes = The secret matches the commitment.
proof-commitment-no = The secret does not match the commitment!
proof-bound-yes = The commitment is for this game alone, and for its rules: { $terms }.
proof-bound-no = The commitment is for another game or for other rules: { $terms }!
proof-bound-unknown = The commitment is of an older kind and not for this game alone: it could have served other games too.
proof-added-yes = What this browser added was used unchanged.
proof-added-no = What this browser added was not used unchanged!
proof-added-unknown = This browser added nothing.
proof-attempt = It was used at attempt { $attempt }: what this browser had sent before was refused.
proof-seed-yes = The seed of the game follows from the secret and from what all seats added.
proof-seed-no = The seed of the game does not follow from the secret and from what all seats added!
proof-cards-yes = All { $cards } cards that were turned up follow from the seed, and every move, and with it the result, follows the rules.
proof-cards-no = The cards do not follow from the seed, or the moves or the result do not follow the rules!
proof-cards-unknown = The game follows other rules than this page knows; “posthorn verify” checks whether its cards follow from the seed.
proof-seen-yes = The { $cards } cards that this page has shown you are the same.
proof-seen-no = The cards that this page has shown you are not the same!
proof-seen-unknown = This page has not shown you the whole game, so its cards are not compared.
proof-holds = Everything matches: the server could not have chosen these cards once it knew what you added.
proof-fits = Everything matches. But only someone who noted the commitment and added something can be sure that the server did not choose the cards.
proof-fails = Something does not match: this shuffle is not proved.
proof-further = This does not show whether someone who knows the secret looked at the cards, or was the last to add something. “posthorn verify” makes the same check with the record.
proof-numbers = The numbers
proof-commitment = Commitment
proof-game = Game
proof-terms = Terms
proof-secret = Secret
proof-added = Added by { $player } (attempt { $attempt })
proof-seed = Seed

## Who is away, and games that prove nothing.
# $time: a length of time in words (“2 days”).
absence-rule = If someone is away for longer than { $time }, a bot can play for them if all others agree. The seat stays theirs.
# $time: a time of day, with the date if it is not today (“14:05”, “3 May, 14:05”).
absence-away = { $player } is not here. From { $time } on, the others can let a bot play.
# $time: a time of day, with the date if it is not today (“14:05”, “3 May, 14:05”).
absence-up = { $player } has been away since { $time }. If everyone agrees, a bot plays; the seat stays theirs.
absence-waits = You have agreed. Waiting for the others.
# Button.
absence-agree = Let a bot play
# Button: anyone with the link may then take the seat.
absence-open = Open the seat
# Button.
absence-disagree = Keep waiting
own-bot = A bot plays for you.
practice = Practice game
practice-about = Moves were undone after cards had been seen, or everything was known from the start. So this game proves nothing, and nobody else can join it.
leave-game = Leave the game for good
leave-game-sure = Leave for good? A bot plays on, and you cannot come back.
player-left = has left; { $bot } plays
new-absence = A person may be away for
# A choice. $time: a length of time in words (“2 days”).
new-absence-usual = { $time } (usual)
new-absence-about = After that the others can let a bot play, if all of them agree. The seat stays reserved.
