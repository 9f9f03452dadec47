### What happened, one sentence without a full stop for each kind of event, in the terminal and in records. “-known” is told to
### someone who may know the secret.
### $official_id and $stack_id are the plain ids, for languages that must choose a form of the words around them.
### $player: a player’s name. $city: as on the board. $coach: the name of its region. $place: a city on the way to Rome, or Rom.
### $official: from official-…. $cleric and $rank: from cleric-…, and 1 to 5. $stack and $value: from stack-…, and the tile’s
### points. $cards, $count, $actions: how many. $number: a carriage’s, 3 to 7.

event-laid-out = { $city } is turned up
event-reshuffled = The pile is empty: { $cards ->
    [one] one discarded card becomes
   *[other] the { $cards } discards are shuffled and become
    } the new pile
event-took-open = { $player } takes { $city }
event-took-hidden = { $player } draws from the pile
event-took-hidden-known = { $player } draws { $city } from the pile
event-nothing-to-draw = There is no card for { $player } to draw
event-swept = All open cards go to the discards
event-helped = The { $official } helps { $player }
event-began-route = { $player } begins a route in { $city }
# $end: left or right.
event-extended-route = { $player } lays { $city } at the { $end ->
    [left] left
   *[right] right
    } end
event-lost-route = { $player } loses a route of { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
# $option: “each”, or a province’s name.
event-closed-route = { $player } closes a route of { $cards } cards, with { $option ->
    [each] an office in each province
   *[other] offices in { $option }
    }
event-placed-office = { $player } places an office in { $city }
event-won-tile = { $player } wins the { $stack_id ->
    [route_5] tile for a { $stack }
    [route_6] tile for a { $stack }
    [route_7] tile for a { $stack }
    [all_provinces] tile for { $stack }
    [outside_baiern] “{ $stack }” tile
   *[other] { $stack } tile
    }, worth { $value }
event-won-carriage = { $player } gets carriage { $number }
event-discarded = { $player } discards { $city }
event-sent-cleric = { $player } puts a cleric on the coach of { $coach }
event-sent-cleric-known = { $player } puts the { $cleric } ({ $rank }) on the coach of { $coach }
event-drove = { $player } moves the coach of { $coach } to { FORM($place, case: "name") }
event-arrived = The coach of { $coach } arrives in Rome, and its clerics get out
event-received = { $player }’s { $cleric } ({ $rank }) is received in audience
event-dismissed = { $player }’s { $cleric } ({ $rank }) must leave the audience
event-took-token = { $player } takes a token of the { $official }
# $officials: “postmaster and cartwright”.
event-handed-in = { $player } hands in { $count ->
    [one] a token
   *[other] { $count } tokens
    }: { $officials }
event-kept-tokens = { $player } hands in nothing
event-took-chip = { $player } takes a 1-point chip
event-brought-end = { $player } triggers the end of the game
# $round: its number.
event-rounds-over = Round { $round } was the last one
# $seen: whether hidden cards had been seen.
event-took-back = { $player } undoes { $actions ->
    [one] the last action
   *[other] the last { $actions } actions
    }{ $seen ->
    [true] {" "}(cards had been seen)
   *[false] {""}
    }
# $change: what happened to the seat.
event-seat-changed = { $change ->
    [bot] { $player } lets a bot play
    [absent] The others have agreed to let a bot play for { $player }, who is away
    [returned] { $player } is back
    [handed-over] { $player } has handed over the seat with a code
    [left] { $player } has left the game; a bot plays on
   *[joined] { $player } has sat down
    }
