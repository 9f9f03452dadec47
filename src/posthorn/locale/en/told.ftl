### A turn told, in the table’s header and log. A turn is one sentence: who, and what was done, each part without its subject.
### $you is “yes” where the reader is meant. Cities may carry marks that become chips; do not compare them. $official_id and
### $many are there for choosing a form.
### $player: a player’s name. $told: a sentence without its subject. $gains: what was won, in a row. $cards, $city, $cities,
### $route: cities, in a row; in told-loses, told-closes-cards and told-reshuffled $cards is a number. $official, $officials:
### from official-…. $coach: the name of its region. $place: a city on the way to Rome, or Rom. $cleric and $rank: from
### cleric-…, and 1 to 5. $stack and $value: from stack-…, and the tile’s points. $count, $actions: how many. $number: a
### carriage’s, 3 to 7.

## Parts of the sentence.
told-sentence = { $player } { $told }
told-sentence-you = You { $told }
told-gains = { $told }: { $gains }
told-card = { $city }
told-hidden = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
    }
told-takes = { $you ->
    [yes] take
   *[no] takes
    } { $cards }
told-no-card = { $you ->
    [yes] find
   *[no] finds
    } no card to draw
told-sweeps = { $you ->
    [yes] have
   *[no] has
    } the open cards replaced
told-helped = { $you ->
    [yes] are
   *[no] is
    } helped by the { $official }
told-begins = { $you ->
    [yes] begin
   *[no] begins
    } a route with { $cards }
told-lays = { $you ->
    [yes] lay
   *[no] lays
    } { $cards }
told-loses = { $you ->
    [yes] lose
   *[no] loses
    } a route of { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
told-closes = { $you ->
    [yes] close
   *[no] closes
    } { $route }
told-closes-cards = { $you ->
    [yes] close
   *[no] closes
    } a route of { $cards } cards
told-offices = { $count ->
    [1] one office
    [2] two offices
    [3] three offices
   *[other] { $count } offices
    }
told-carriage = carriage { $number }
told-tile = tile “{ $stack }” ({ $value })
told-chip = a 1-point chip
told-opens = { $you ->
    [yes] place
   *[no] places
    } { $many ->
    [no] an office in
   *[yes] offices in
    } { $cities }
told-discards = { $you ->
    [yes] discard
   *[no] discards
    } { $cards }
told-sends = { $you ->
    [yes] put
   *[no] puts
    } a cleric on the coach of { $coach }
told-sends-known = { $you ->
    [yes] put
   *[no] puts
    } the { $cleric } ({ $rank }) on the coach of { $coach }
told-drives = { $you ->
    [yes] move
   *[no] moves
    } the coach of { $coach } to { FORM($place, case: "name") }
told-arrives = { $you ->
    [yes] reach
   *[no] reaches
    } Rome with the coach of { $coach }
told-received = { $you ->
    [yes] get
   *[no] gets
    } an audience for the { $cleric } ({ $rank })
told-dismissed = { $you ->
    [yes] see
   *[no] sees
    } the { $cleric } ({ $rank }) leave the audience
told-token = { $you ->
    [yes] take
   *[no] takes
    } a token of the { $official }
told-hands-in = { $you ->
    [yes] hand
   *[no] hands
    } in { $count ->
    [one] a token
   *[other] { $count } tokens
    }: { $officials }
told-keeps = { $you ->
    [yes] hand
   *[no] hands
    } in nothing
told-takes-chip = { $you ->
    [yes] take
   *[no] takes
    } a 1-point chip
told-ends = { $you ->
    [yes] trigger
   *[no] triggers
    } the end of the game
# $seen: whether hidden cards had been seen.
told-took-back = { $you ->
    [yes] undo
   *[no] undoes
    } { $actions ->
    [one] the last action
   *[other] the last { $actions } actions
    }{ $seen ->
    [true] {" "}(cards had been seen)
   *[false] {""}
    }
# $change: what happened to the seat.
told-seat-changed = { $change ->
    [bot] { $you ->
        [yes] let a bot play
       *[no] lets a bot play
        }
    [absent] { $you ->
        [yes] are away: the others have agreed to let a bot play
       *[no] is away: the others have agreed to let a bot play
        }
    [returned] { $you ->
        [yes] are back
       *[no] is back
        }
    [handed-over] { $you ->
        [yes] have handed over the seat with a code
       *[no] has handed over the seat with a code
        }
    [left] { $you ->
        [yes] have left the game; a bot plays on
       *[no] has left the game; a bot plays on
        }
   *[joined] { $you ->
        [yes] have sat down
       *[no] has sat down
        }
    }
told-reshuffled = The pile is empty: { $cards ->
    [one] one discarded card becomes
   *[other] the { $cards } discards are shuffled and become
    } the new pile
# $round: its number.
told-rounds-over = Round { $round } was the last one
told-details = What happened this turn, step by step
told-last-turns = The last turns
told-your-turn = It is your turn.

## What is worth a moment of its own: large words over the board for a second or two, no more than 30 characters. $region: a
## region’s name.
peak-carriage = Carriage { $number }
peak-tile = { $stack }: { $value }
peak-region = { $region } complete
peak-all = An office in every province
peak-rome = The coach of { $coach } is in Rome
peak-end = The end is near
peak-end-about = the last turns begin

## The table, for players and those who watch.
network-show = Show only { $player }’s offices
network-show-own = Show only your own offices
# In place of the reader’s own name.
player-you = You
watch-no-route = no route yet
