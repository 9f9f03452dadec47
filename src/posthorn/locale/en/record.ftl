# Records: what is wrong with a file, and how a game that was read is shown.

record-line = line { $line }

record-foreign = This is not a Posthorn record
record-binary = This is not a Posthorn record: it is not text in UTF-8
record-format = The file has form { $given }, and this program reads form { $known }
record-rules-newer = The game was played by version { $given } of the rules, and this program knows no newer one than { $known }
record-rules-older = The game was played by version { $given } of the rules, which this program, of version { $known }, no longer plays
record-cut-off = The file is cut off: its last line has no end
record-no-header = A header is expected, or the empty line after the headers, not: { $given }
record-no-empty-line = The file ends with its headers: the empty line after them is missing
record-unknown-header = There is no header { $field } here
record-missing-header = The header { $field } is missing
record-header-twice = The header { $field } stands twice
record-value = { $field } cannot be { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = A game begins either from a seed or from a position
record-start-and-position = A game that begins from a position has no other starting player than the position’s
record-unprintable = The position has characters that cannot be printed
record-other-options = The position is not one of a table with these seats, edition, modules and switches
record-wrong-heading = “{ $known }:” is expected, not: { $given }
record-new-line = “{ $action }” must stand in a new line, which begins with “{ $known }:”
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = The game is over, and nothing can follow
record-spelling = “{ $given }” is written “{ $known }” here
record-truncated = The record ends after { $actions } actions, and it should have { $plies }
record-plies = There are { $actions } actions, not { $plies }
record-result = { $over ->
    [yes] The game is over with the scores { $known }, and the result says otherwise
   *[no] The game is still under way, and the result says otherwise
    }
record-inexact = The line should be: { $known }
record-changed = The record was changed after it was written; if that was meant to be, the line should be: { $known }
record-syntax = This is not correct JSON: { $reason }
record-twice = { $field } stands twice
record-unknown-key = There is no { $field } in a record
record-missing-key = { $field } is missing
record-type = { $field } should be { $wanted ->
    [number] a whole number
    [text] a text
    [list] a list
   *[object] an object
    }

record-ok = { $file }: OK, { $actions ->
    [one] one action
   *[other] { $actions } actions
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Only one of { $options } can be asked for
record-upto-range = The record has { $actions } actions

record-edition = Edition
record-modules = Modules
record-switches = Switches
record-players = Players
record-seed = Seed
record-position = Position
record-actions = Actions
record-setup = Set-up
record-sentence = { $sentence }.

record-under-way = The game is under way; the points so far
record-player = Player
record-carriage = Carriage
record-tiles = Tiles
record-offices-left = Offices left
record-clerics = Clerics
record-chips = Chips
record-total = Points
record-rank = Rank
record-won = { $player } wins

record-after = After { $actions } of { $all } actions: round { $round }
record-to-act = { $player } is to act
record-over = The game is over
record-display = Open cards
record-pile = Pile
record-discards = Discards
record-hand = Hand
record-route = Route
record-offices = Offices
record-tokens = Tokens
record-tile = { $stack } { $value }
record-carriages = On the way to Rome
record-at = { $carriage }: { $place }
record-audience = In audience
record-supply = Tokens left
record-count = { $count } { $word }
