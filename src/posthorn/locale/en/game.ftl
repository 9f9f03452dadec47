### Words of the game; they stand in sentences and in lists. The rulebook of the language decides (docs/glossary.toml).

## The officials, who help once a turn.
official-postmaster = postmaster
official-carrier = postal carrier
official-administrator = administrator
official-cartwright = cartwright

## The stacks of bonus tiles, in sentences and on labels. The regions keep the names of the board.
stack-route-5 = route of 5 cards
stack-route-6 = route of 6 cards
stack-route-7 = route of 7 or more cards
stack-baden = Baden
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
stack-schweiz-tyrol = Schweiz/Tyrol
stack-baiern = Baiern
stack-boehmen-salzburg = Böhmen/Salzburg
stack-all-provinces = all provinces
stack-outside-baiern = outside Baiern
stack-game-end = game end

## The clerics, by rank.
cleric-1 = acolyte
cleric-2 = priest
cleric-3 = abbot
cleric-4 = bishop
cleric-5 = cardinal

## The rulebooks, as choices and in “Italian edition”.
edition-hungarian = Hungarian
edition-italian = Italian
edition-icelandic = Icelandic
edition-spanish = Spanish
# The one that is offered first in this language, by its English id: hungarian, italian, icelandic or spanish.
edition-usual = italian

## Once the end is in sight: whose turns are still to come after this one, and how many. $count: how many; $players: their names
## in a row.
turns-to-come = { $count ->
    [0] There are no more turns.
   *[other] Turns still to come: { $players }
    }

## The modules of the expansion, as choices and titles.
module-audience = The Audience
module-honours = Offices of Honour

## How words are put in a row: “a, b and c” is list-and of “a, b” and “c”. $before, $after: the words. $initial is the first
## letter of “c”, small and without an accent.
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
