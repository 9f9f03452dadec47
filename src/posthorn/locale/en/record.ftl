### Records: what is wrong with a file, and how a game that was read is shown.
### $file: its path. $actions, $plies, $all: numbers of actions. $known: what would be right; $given: what is written. $field: a
### header or key of the file, in English (“Seats”, “names[1]”). $reason: from refusal-…, or the system’s words; $rule: a rule’s
### number, “R4.2”. $player: a player’s name.

# $line: its number.
record-line = line { $line }

## What is wrong with a file; each may follow “game.txt, line 3: ”.
record-foreign = This is not a Posthorn record
record-binary = This is not a Posthorn record: it is not text in UTF-8
record-format = The file is in format { $given }, but this program reads format { $known }
record-rules-newer = The game was played by version { $given } of the rules, but this program knows none newer than { $known }
record-rules-older = The game was played by version { $given } of the rules, which this program, of version { $known }, no longer plays
record-cut-off = The file is cut off: its last line is incomplete
record-no-header = A header is expected, or the empty line after the headers, not: { $given }
record-no-empty-line = The file ends with its headers: the empty line after them is missing
record-unknown-header = There is no header { $field } here
record-missing-header = The header { $field } is missing
record-header-twice = The header { $field } appears twice
record-value = { $field } cannot be { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = A game begins either from a seed or from a position
record-start-and-position = A game that begins from a position has the position’s starting player and no other
record-shuffle-and-position = A game that begins from a position has no seed, so it has nothing that a seed could follow from
# $given: what is written instead.
record-hash = { $field } must be 64 hexadecimal digits, not: { $given }
record-randomness = { $field } must be one line of printable characters
# $seats: a number; $given: another.
record-randomness-seats = There are { $seats } seats, but randomness from { $given }
record-commitment = The commitment does not match the secret, whose commitment is { $known }
record-terms = { $field } must match the game of this record: { $known }
record-seed-not-shuffled = The seed does not follow from the secret and the players’ randomness, which give { $known }
record-not-practice = If moves were undone after cards had been seen, the record must say that the game is a practice game
record-incident = “{ $given }” cannot happen at this table
record-unprintable = The position has non-printable characters
record-other-options = The position does not belong to a table with these seats, edition, modules and switches
record-wrong-heading = “{ $known }:” is expected, not: { $given }
# $action: as the file has it, in English.
record-new-line = “{ $action }” must be on a new line, which begins with “{ $known }:”
# $action: as the file has it, in English.
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = The game is over, so nothing can follow
record-spelling = “{ $given }” is written “{ $known }” here
record-truncated = The record ends after { $actions ->
    [one] one action
   *[other] { $actions } actions
    }, but it should have { $plies }
record-plies = There { $actions ->
    [one] is one action
   *[other] are { $actions } actions
    }, not { $plies }
# $over: whether the game is.
record-result = { $over ->
    [yes] The game is over with the scores { $known }, but the result says otherwise
   *[no] The game is still in progress, but the result says otherwise
    }
record-inexact = The line must be: { $known }
record-changed = The record was changed after it was written; if that was intended, the line must be: { $known }
# $column: a number.
record-syntax = This is not correct JSON: the mistake is at column { $column }
record-twice = { $field } appears twice
record-unknown-key = There is no { $field } in a record
record-missing-key = { $field } is missing
# $wanted: which kind of value.
record-type = { $field } must be { $wanted ->
    [number] a whole number
    [text] a text
    [list] a list
    [true] “true”
   *[object] an object
    }

## What the commands replay and verify say.
record-ok = { $file }: OK, { $actions ->
    [one] one action
   *[other] { $actions } actions
    }
record-cannot-read = { $file }: { $reason }
# $options: “--json, --text, --check”.
record-one-way = Use only one of { $options }
record-upto-range = The record has { $actions ->
    [one] only one action
   *[other] { $actions } actions
    }

# $over: whether the game is.
record-verify-rules = { $over ->
    [yes] { $file }: a whole game by the rules, with the right result (actions: { $actions }).
   *[no] { $file }: a game in progress, by the rules so far (actions: { $actions }).
    }
# $seed: a long number.
record-verify-cards = All its cards follow from the seed { $seed }.
record-verify-seed = The seed follows from the server’s secret and from what the players added. If one of these is yours, check that it is what you added:
# $randomness: a text of the player’s.
record-verify-added = { $player } added “{ $randomness }”
# $randomness: a text of the player’s; $attempt: a number, 2 or more.
record-verify-added-again = { $player } added “{ $randomness }”, at attempt { $attempt }: what { $player } had sent before was refused
record-verify-nothing-added = { $player } added nothing
# $commitment: 64 digits.
record-verify-committed = The secret is the one that the server committed to with { $commitment }.
# $game: its id; $terms: the rules in English ids.
record-verify-bound = The commitment is bound to the game { $game } and to its terms: { $terms }. No other game can be dealt with it.
record-verify-unbound = It is a commitment of an older kind, bound to no game: it does not prove that the server showed it to this table only, that the rules were agreed on beforehand, or that nobody’s randomness was refused first.
# $option: “--commitment”.
record-verify-compare = Compare this with the commitment you noted before the game, or give yours with { $option }: only if they are the same is it proved that the secret was not chosen afterwards.
record-verify-same = This is the commitment you noted: the secret was not chosen afterwards.
# $commitment, $noted: 64 digits each.
record-verify-other = { $file }: this is not the game whose commitment you noted, or its secret was replaced. The record’s commitment is { $commitment }, yours is { $noted }
record-verify-no-incidents = According to the record nothing was undone, and no seat changed hands.
record-verify-incidents = What the server also noted:
# $what: an event, from event-took-back or event-seat-changed.
record-verify-incident = { $actions ->
    [0] before the first action
    [one] after { $actions } action
   *[other] after { $actions } actions
    }: { $what }
record-verify-practice = { $file }: this is a practice game. Moves were undone after someone had seen cards, or everything hidden was known from the start: whatever else is proved, its result means nothing
record-verify-no-shuffle = { $file }: the record follows the rules, but does not say where its seed came from, so nothing can be proved about the shuffle
record-verify-no-commitment = A commitment is 64 hexadecimal digits, not: { $given }

## Labels before a value, and words in tables; the columns are narrow.
record-edition = Edition
record-modules = Modules
record-switches = Switches
record-players = Players
record-seed = Seed
record-position = Position
record-actions = Actions
record-setup = Set-up
# $sentence: an event, from event-….
record-sentence = { $sentence }.

record-under-way = The game is in progress; the points so far
record-player = Player
record-carriage = Carriage
record-tiles = Tiles
record-offices-left = Offices left
record-clerics = Clerics
record-chips = Chips
record-total = Points
record-rank = Rank
record-won = { $player } wins

## A position: a headline, and labels before a value.
# $round: its number.
record-after = After { $actions } of { $all ->
    [one] one action
   *[other] { $all } actions
    }: round { $round }
record-to-act = It is { $player }’s turn
record-over = The game is over
record-display = Open cards
record-pile = Pile
record-discards = Discards
record-hand = Hand
record-route = Route
record-offices = Offices
record-tokens = Tokens
# $stack: from stack-…; $value: points.
record-tile = { $stack } { $value }
record-coaches = On the way to Rome
# $coach: the name of its region, or a cleric; $place: a city on the way to Rome, or Rom, or names of players.
record-at = { $coach }: { FORM($place, case: "name") }
record-audience = In audience
record-supply = Tokens left
# $count: how many; $word: of what, an official’s name.
record-count = { $count } { $word }
