### What a choice would bring, put together from parts: hint-row joins the parts of a sentence, hint-sentence ends it. A part
### that begins with a capital letter comes first.
### $official_id and $stack_id are the plain ids, for languages that must choose a form of the words around them.
### $city: as on the board. $cities: cities in a row (“Linz and Passau”). $cards, $count, $steps, $points: how many. $number: a
### carriage’s, 3 to 7. $coach: the name of its region. $place: a city on the way to Rome, or Rom. $cleric and $rank: from
### cleric-…, and 1 to 5. $official: from official-…. $token: whether its token is won. $gains: what is won, from gain-…, in a
### row. $stack and $value: from stack-…, and the tile’s points.

## How parts are joined. $before, $after, $text: what was put together so far.
hint-row = { $before }; { $after }
hint-or = { $before } or { $after }
hint-sentence = { $text }.
hint-only = This is the only thing you can do.

## Drawing a card. $ends says which ends of the own route it fits; “one” is a route of one card.
hint-fits = { $city } fits { $ends ->
    [left] the left end
    [right] the right end
    [both] both ends
   *[one] your route
    }
hint-begins = { $city } can begin a route
hint-in-route = { $city } is already in your route
hint-apart = { $city } does not fit your route
hint-office-none = you have no office in that city
hint-office-own = you already have an office in that city
hint-in-hand = { $cards ->
    [one] you already hold one such card
   *[other] you already hold { $cards } such cards
    }
hint-length = that makes the route { $cards } cards long
hint-length-closing = that makes the route { $cards } cards long; closing it would bring { $gains }
hint-hidden = The top card of the pile is hidden
# $cards: those that it could be; $fitting of them fit.
hint-unseen = { $cards ->
    [one] the only card it could be { $fitting ->
        [0] does not fit
       *[other] fits
        }
   *[other] { $fitting ->
        [0] none
        [one] one
       *[other] { $fitting }
        } of the { $cards } cards it could be { $fitting ->
        [0] fits
        [one] fits
       *[other] fit
        }
    } your route
hint-administrator = All open cards go to the discards, and new ones are turned up

## The officials.
hint-helps = this uses the { $official }{ $token ->
    [yes] {" "}(you get a token)
   *[no] {""}
    }; no other official can help this turn
hint-last-token = that token is the last one, so everyone hands in tokens

## Playing a card.
# $route: its cities (“Linz–Passau”).
hint-route = The route is then { $route }, { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
hint-next = { $cities } would fit next
hint-next-many = { $count } cities would fit next
hint-next-none = no further card would fit
hint-closing-now = Closing it now would bring { $gains }
hint-begin = A new route begins in { $city }
hint-lost = your route of { $cards ->
    [one] one card
   *[other] { $cards } cards
    } is lost without scoring
hint-pass = Your turn ends, and your route stays as it is

## Closing a route.
hint-offices = { $count ->
    [one] An office in { $cities }
   *[other] Offices in { $cities }
    }
hint-offices-none = No office is placed
# $cities are certain; $choose of $choice get one.
hint-offices-some = { $count ->
    [0] { $choose ->
        [one] An office in { $choice }
       *[other] Offices in { $choose } of { $choice }
        }
    [one] An office in { $cities }, and { $choose ->
        [one] one more in { $choice }
       *[other] { $choose } more, of { $choice }
        }
   *[other] Offices in { $cities }, and { $choose ->
        [one] one more in { $choice }
       *[other] { $choose } more, of { $choice }
        }
    }
# Any of $choice may get one, or none.
hint-offices-may = { $count ->
    [0] Offices in { $choice }, in as many as you like
    [one] An office in { $cities } and, in as many as you like, in { $choice }
   *[other] Offices in { $cities } and, in as many as you like, in { $choice }
    }
hint-done = No further office is placed
hint-wins = you win { $gains }
hint-points = { $points ->
    [one] one point more
   *[other] { $points } points more
    }
hint-points-least = { $points ->
    [one] at least one point more
   *[other] at least { $points } points more
    }
hint-best = with { $cities } it is { $points ->
    [one] one point
   *[other] { $points } points
    }
hint-best-all = with all of them it is { $points ->
    [one] one point
   *[other] { $points } points
    }
hint-best-wins = with { $cities } you also win { $gains }
hint-could-cartwright = the cartwright could help you to carriage { $number }
hint-brings-end = this triggers the end of the game
# $coaches: from hint-drives-of and hint-drives-free.
hint-drives = Then coaches move towards Rome: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps ->
    [one] one move of your choice
   *[other] { $steps } moves of your choice
    }
hint-cartwright = The cartwright helps you to carriage { $number }{ $token ->
    [yes] {" "}(you get a token)
   *[no] {""}
    }
hint-no-cartwright = You win no carriage with this route
hint-discard = { $city } goes to the discards
hint-keeps = you then hold { $cities }

## What is won.
gain-nothing = nothing
gain-offices = { $count ->
    [one] one office
   *[other] { $count } offices
    }
gain-carriage = carriage { $number }
gain-tile = { $stack_id ->
    [route_5] the tile worth { $value }
    [route_6] the tile worth { $value }
    [route_7] the tile worth { $value }
    [all_provinces] the tile for { $stack } (worth { $value })
    [outside_baiern] the “{ $stack }” tile (worth { $value })
    [game_end] the game-end tile (worth { $value })
   *[other] the tile of { $stack } (worth { $value })
    }

## The Audience.
hint-send = The { $cleric } ({ $rank }) goes with the coach of { $coach }
hint-far = it is { $steps ->
    [one] one move
   *[other] { $steps } moves
    } away from Rome
hint-drive = The coach of { $coach } moves to { FORM($place, case: "name") }
hint-arrives = The coach of { $coach } arrives in Rome, and its clerics get out
hint-own-cleric = it carries your { $cleric } ({ $rank })

## The Offices of Honour. $gets: what the tokens get.
hint-hand-in = You hand in { $count ->
    [one] one token
   *[other] { $count } tokens
    } and { $gets ->
    [card] may take a card
    [chip] take a 1-point chip
    [office] may place an office in any city where you have none
   *[nothing] get nothing for it
    }
hint-keep = You hand in nothing, and nothing changes
hint-decline = You take nothing

## The answer to “why not?” where nothing forbids it.
why-not-legal = That is allowed
