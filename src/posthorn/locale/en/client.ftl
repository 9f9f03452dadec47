# The game in the browser. Much of what it says is in terminal.ftl, events.ftl and game.ftl too.

client-title = Posthorn
client-subtitle = Thurn und Taxis, with All Roads Lead to Rome
client-loading = One moment…
client-back = Back to the front page
client-close = Close
client-cancel = Cancel
client-not-found = There is nothing here
client-skip = To the game

# Settings.
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = How fast others’ turns are shown
settings-pace-slow = Slowly
settings-pace-normal = Normally
settings-pace-fast = Fast
settings-pace-off = At once
settings-list-all = List everything I can do

# The front page.
front-bots = Against bots
front-bots-about = A game at once, against opponents of any strength.
front-bots-opponents = Opponents
front-bots-level = Strength
front-bots-play = Play
front-pass = At one screen
front-pass-about = Several people at this computer, passing it around; hands are covered between turns.
front-online = With friends
front-online-about = Send a link; everybody plays on their own device, now or over days.
front-lobby = Lobby
front-lobby-about = Open tables that you can join or watch.
front-more = More options
front-continue = Your games
front-record = Open a record
front-your-name = Your name

# Games in lists.
game-players = { $players }
game-waiting = waiting for players
game-playing = round { $round }
game-over = over
game-abandoned = abandoned
game-your-turn = your turn
game-go-on = Continue
game-look = Look at it
game-forget = Remove from the list
lobby-title = Lobby
lobby-empty = No table is open just now. Open one yourself!
lobby-join = Join
lobby-watch = Watch

# A new game.
new-title-bots = A game against bots
new-title-pass = A game at one screen
new-title-online = A game with friends
new-seats = Seats
new-seat = Seat { $number }
new-seat-person = Somebody at this screen
new-seat-open = Open, with the link
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-who = Who plays
new-name = Name
new-colour = Colour
new-start = Who begins
new-start-lot = The lot decides
new-modules = Expansion: All Roads Lead to Rome
new-map-about = The road map to Rome is our reconstruction: the rulebook’s text only says where the coaches start.
new-edition = Rulebook
new-switches = House rules
new-switches-about = What is left alone is as the rulebook has it.
new-as-edition = rulebook: { $value }
new-listed = Show it in the lobby
new-hints = Allow hints and advice
new-thinking = Thinking time for a turn
new-thinking-none = no limit
new-thinking-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
    }
new-thinking-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
    }
new-thinking-days = { $days ->
    [one] one day
   *[other] { $days } days
    }
new-create = Begin the game
new-create-open = Open the table

new-colour-red = red
new-colour-blue = blue
new-colour-yellow = yellow
new-colour-green = green

switch-all-provinces = The tile for all provinces asks for
switch-all-provinces-all = an office in every province
switch-all-provinces-outside_baiern = one in every province outside Baiern
switch-empty-hand-postmaster = A player with an empty hand must use the postmaster
switch-may-abandon = A route may be given up although a card fits
switch-length-fallback = If the stack for a route’s length is empty
switch-length-fallback-every = any route takes the next shorter stack’s tile
switch-length-fallback-seven_only = only routes of 7 or more take the next shorter stack’s tile
switch-last-round = When somebody has brought the end about
switch-last-round-finish_round = the round is finished
switch-last-round-one_turn_each = all others have one turn each
switch-starting-player = The starting player is
switch-starting-player-youngest = the youngest
switch-starting-player-choice = agreed upon
switch-placement = Offices of a closing
switch-placement-full = all must be placed
switch-placement-free = as many as one likes
switch-placement-about = To the letter the rulebooks let you place fewer; usually all are placed, as in their examples.
switch-max-rounds = The game ends after round
switch-cleric-reminder = One may look at one’s own clerics
switch-yes = yes
switch-no = no
switch-none = never

# Waiting for players, joining, moving to another device.
table-invite = Send this link to the others:
table-copy = Copy the link
table-copied = Copied
table-waiting = The game begins when every seat is taken.
table-awaiting = The game begins when everybody has agreed.
table-agree = I play again
table-open-seat = open
table-join = Take a seat
table-fill = Let a bot play
table-gone = This game does not exist, or not any more.
table-transfer = Move this seat to another device
table-transfer-about = Open this link on the other device within a quarter of an hour. It works once.
table-claiming = Taking over the seat…

# Playing.
turn-yours = Your turn, { $player }.
turn-other = { $player } is to play.
turn-thinking = { $player } is thinking…
turn-watching = You are watching.
turn-last-turns = Last turns!
turn-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
    }
turn-time-left = { $time } left
turn-your-turn-title = Your turn – { $title }
turn-sending = Sending…
bots-warming-up = The strong bots are getting ready; until then simpler ones play for them.

choices = What you can do
give-up-sure = Give up { $route } and begin anew with { $city }? { $cards ->
    [one] Its card is
   *[other] Its { $cards } cards are
    } lost.
give-up-which = Which card begins the new route? { $route } is given up: { $cards ->
    [one] its card is
   *[other] its { $cards } cards are
    } lost.
give-up = Give the route up
give-up-choose = Give the route up …
give-up-keep = Keep the route
ends-which = { $city } fits both ends: which one?
turn-ends = Nothing else is left: the turn ends.
choice-each-province = in each province
city-with-offices = { $city }; offices of { $players }
officials-label = Officials
official-helped = The { $official } has helped in this turn
official-may-postmaster = The postmaster can help: draw a second card
official-may-carrier = The postal carrier can help: play a second card
official-may-administrator = Call the administrator: six new open cards
official-may-cartwright = Let the cartwright help
audience-nobody = nobody
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = The coach of { $coach }, in { FORM($place, case: "name") }
journey-short = Rome
tokens-of = { $official }: { $count }
board = The board
board-described = Map of 22 cities in 9 provinces
journey = The way to Rome
display-label = Display
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
card-with-deeds = { $card }: { $deeds }
deed-take = take
deed-draw = draw
deed-left = lay at the left end
deed-right = lay at the right end
deed-begin = { $cards ->
    [0] begin a route
   *[other] give the route up and begin anew
    }
deed-discard = discard
deed-office = place an office
stacks-label = Bonus tiles
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: none left
players-label = Players
player-present = here
player-absent = not connected
player-awaited = has not agreed yet
player-away = away since { $time }
player-played-by = { $bot } plays
player-starts = starting player
player-offices-short = { $left ->
    [one] { $left } office
   *[other] { $left } offices
    }
player-cards-short = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
player-ender = brought the end about
log-label = What happened
log-empty = Nothing yet.
chat-label = Conversation
chat-empty = Nobody has said anything.
chat-write = Say something
chat-send = Send
more-label = More
details-label = Details

# Actions, as the words on their buttons.
action-draw = Take { $city }
action-draw-pile = Draw from the pile
action-administrator = Call the administrator
action-play-left = Lay { $city } left of { $end }
action-play-right = Lay { $city } right of { $end }
action-begin = { $cards ->
    [0] Begin a route with { $city }
   *[other] Give the route up and begin anew with { $city }
    }
action-pass = End the turn
action-close-each = Close the route: one office in each province
action-close = Close the route: offices in { $province }
action-office = Office in { $city } ({ $province })
action-done = No further office
action-cartwright = The cartwright helps: carriage { $number }
action-no-cartwright = Without the cartwright
action-discard = Discard { $city }
action-send = The { $cleric } ({ $rank }) goes with { $coach }
action-hand-in = Hand in { $officials }
action-keep = Hand in nothing
action-take = Take { $city }
action-take-pile = Take the hidden top card
action-build = Office in { $city }
action-decline = Nothing
action-drive = { $coach } to { FORM($place, case: "name") }
explain-postmaster = a second card, with the postmaster’s help
explain-carrier = a second card, with the postal carrier’s help

# Hints, a bot's advice, and why not.
hints-button = What can I do?
advice-button = What would you do?
hints-off = This game is played without hints.
hints-turn = Route and turn
advice-thinking = The strongest bot is thinking…
advice-instead = { $bot } (the prince is still getting ready)
advice-chance = { $percent }% to win
advice-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
    } at the end
advice-again = Ask again
problem-watching = You are watching: there is nothing here for you to play.
problem-looking-back = You are looking back: return to the present to play.
problem-covered = The cards are covered until the next player has the screen.
problem-thing-stack = Bonus tiles are won when a route is closed: always the top one of a stack.
problem-thing-discards = The discards come back only when the pile is empty.
problem-thing-player = This belongs to another player: you play your own cards and offices.
problem-thing-tokens = Whoever is helped by an official takes one of these tokens.
problem-thing-audience = Here stand clerics who have come to Rome; at the end of the game each scores its rank.
problem-thing-postmaster = The postmaster helps to draw a second card, before one is played. One official helps in a turn.
problem-thing-carrier = The postal carrier helps to play a second card that fits the route. One official helps in a turn.

# Take-backs.
undo = Take back
undo-keys = The last choice is taken back at once: key U, or Ctrl+Z
undo-asked = { $player } would like to take { $actions ->
    [one] the last action
   *[other] the last { $actions } actions
    } back.
undo-waiting = The others are asked whether you may take back.
undo-agree = Agree
undo-refuse = Refuse
event-took-back = { $player } takes { $actions ->
    [one] the last action
   *[other] the last { $actions } actions
    } back{ $seen ->
    [true] {" "}(cards had been seen)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } lets a bot play
    [absent] The others have agreed that a bot plays for { $player }, who is away
    [returned] { $player } plays again
    [handed-over] { $player } has handed the seat over by a code
    [left] { $player } has left the game; a bot plays on
   *[joined] { $player } has sat down
    }

# One screen, several people.
pass-screen = { $player } is next
pass-screen-about = Hand the screen over. The cards are covered until then.
pass-ready = I am { $player }

# Replays and records.
replay-title = Replay
replay-open = Open a record: a file that Posthorn has written
replay-file = Record
replay-first = To the beginning
replay-back-turn = A turn back
replay-back = A step back
replay-on = A step on
replay-on-turn = A turn on
replay-last = To the end
replay-run = Play on by itself
replay-stop = Stop
replay-place = { $ply } of { $all }
replay-keys = Arrow keys step, page keys go by turns, space runs.
replay-share = Copy a link to this position
replay-scores = Points over the game
over-replay = Replay

# Problems.
problem-offline = The server cannot be reached. Trying again…
problem-offline-request = The server did not answer. Please try again.
problem-lost = The connection was lost. Trying again…
problem-closed = This table is closed.
problem-unreadable = The server’s answer could not be read.
problem-rule = Rule { $rule }

# The rules, to be read and searched on every page.
rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph found
   *[other] { $count } paragraphs found
    }
rules-back = Back
rules-in-game = In this game
rules-not-in-game = Not in this game

# The end.
over-title = The game is over
over-winner = { $player } wins
over-rematch = Rematch
over-record = Download the record
over-to-rematch = To the next game
abandon = End this game
abandon-sure = End the game for everybody?
leave-to-bot = Let a bot play for me
return-to-seat = Play myself again

# Links for others and other devices; while the server is away.
share-code = The link as a QR code, for a camera
share-only-here = This link works on this computer only. For other devices, start Posthorn with { $command } and open the page anew.
share-watch = Let somebody watch
share-watch-about = Whoever opens this link sees the table, and nobody’s hand.
share-replay = Show somebody this game
share-replay-about = This link shows the game move by move, all hands open.
share-moment-about = The game at this moment:
share-position-about = This position on its own, for any Posthorn:
table-leave = Give the seat up
table-close = Close the table
front-further = { $games ->
    [one] One more game
   *[other] { $games } more games
    }
front-finished = Finished games
replay-drop = Drop the record here
replay-drop-about = The file can also be dropped anywhere on this page or the front page.
server-away = The server is away just now. ./play starts it on your own computer; as soon as it answers, this page goes on by itself.

# Sounds, notifications, looking back.
settings-sound = Sounds
settings-volume = Volume
settings-notify = Notify me when it is my turn and this page is out of sight
settings-notify-refused = The browser allows this page no notifications.
settings-keys = Keys in a game: H hints, A advice, U take back
log-look-back = Click a line, or press the arrow keys, to see the board as it was then.
past-label = Looking back
past-gone-on = The game has gone on.
past-now = Back to now
past-keys = The arrow keys step, Escape leads back to now.

# How near the end is, and the final score.
score-sheet = Score sheet
end-label = Until the end
end-carriage = Carriage { $number } of { $last }: { $players }
end-no-carriage = Nobody has a carriage yet; number { $last } is the last one.
end-offices = { $left ->
    [one] One office left
   *[other] { $left } offices left
    }: { $players }
end-offices-all = { $left ->
    [one] Everybody has one office left.
   *[other] Everybody has { $left } offices left.
    }
end-brought-about = { $player } has brought the end about.
end-rounds = Over after round { $rounds } at the latest
over-show = Show the result
over-close = Put the result aside
over-counting = The final score
over-skip = Count all at once

# The proof that nobody chose the cards.
proof = The proof of the shuffle
proof-button = Prove the shuffle
proof-about = Before the game the server drew a secret and showed only its commitment: a number that fits no other secret. Then the players added randomness of their own. All cards follow from both. Your browser does the sums and deals again:
proof-cannot = Browsers do these sums only for pages over https or of the same computer. “posthorn verify” does them with the record.
proof-noted-yes = The commitment is the one this browser noted before the cards were dealt.
proof-noted-no = The commitment is not the one this browser noted before the cards were dealt!
proof-noted-unknown = This browser has no note of the commitment from before the cards were dealt.
proof-commitment-yes = The secret fits the commitment.
proof-commitment-no = The secret does not fit the commitment!
proof-bound-yes = The commitment is for this game alone, and for its rules: { $terms }.
proof-bound-no = The commitment is for another game or for other rules: { $terms }!
proof-bound-unknown = The commitment is of former times, and not for this game alone: others could have been dealt by it.
proof-added-yes = What this browser added has gone in unchanged.
proof-added-no = What this browser added has not gone in unchanged!
proof-added-unknown = This browser added nothing.
proof-attempt = It went in at attempt { $attempt }: what this browser had sent before was refused.
proof-seed-yes = The seed of the game follows from the secret and from what all seats added.
proof-seed-no = The seed of the game does not follow from the secret and from what all seats added!
proof-cards-yes = All { $cards } cards that were turned up follow from the seed, every move from the rules, and so the result.
proof-cards-no = The cards do not follow from the seed, or the moves or the result not from the rules!
proof-cards-unknown = The game is of other rules than this page knows; “posthorn verify” checks whether its cards follow from the seed.
proof-seen-yes = The { $cards } cards that this page has shown you are those.
proof-seen-no = The cards that this page has shown you are not those!
proof-seen-unknown = This page has not shown you the whole game, so its cards are not compared.
proof-holds = Everything fits: the server could not choose these cards after it heard what you added.
proof-fits = Everything fits. But only who noted the commitment and added something can be sure that the server did not choose the cards.
proof-fails = Something does not fit: this shuffle is not proved.
proof-further = This does not show whether somebody who knows the secret looked at the cards, or was the last to add something. “posthorn verify” checks the same with the record.
proof-numbers = The numbers
proof-commitment = Commitment
proof-game = Game
proof-terms = Terms
proof-secret = Secret
proof-added = Added by { $player } (attempt { $attempt })
proof-seed = Seed

# Who is away, and games that prove nothing.
absence-rule = Whoever is away for longer than { $time } can be played for by a bot, if all others agree. The seat stays theirs.
absence-away = { $player } is not here. From { $time } on the others can let a bot play.
absence-up = { $player } has been away since { $time }. If everybody agrees, a bot plays; the seat stays theirs.
absence-waits = You have agreed. The others are asked.
absence-agree = Let a bot play
absence-open = Open the seat
absence-disagree = Rather wait
own-bot = A bot plays for you.
practice = Practice game
practice-about = Cards that had been seen were taken back, or everything was known from the start. So this game proves nothing, and nobody else can come into it.
leave-game = Leave the game for good
leave-game-sure = Leave for good? A bot plays on, and you cannot come back.
player-left = has left; { $bot } plays
new-absence = A person may be away for
new-absence-usual = { $time } (usual)
new-absence-about = After that the others can let a bot play, if all agree. The seat stays theirs.
