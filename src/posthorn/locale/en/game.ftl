# Words of the game.

official-postmaster = postmaster
official-carrier = postal carrier
official-administrator = administrator
official-cartwright = cartwright

# The stacks of bonus tiles. The regions keep the names of the board.
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

# The clerics, by rank.
cleric-1 = acolyte
cleric-2 = priest
cleric-3 = abbot
cleric-4 = bishop
cleric-5 = cardinal

edition-hungarian = Hungarian
edition-italian = Italian
edition-icelandic = Icelandic
edition-spanish = Spanish
# The edition that is offered first in this language: hungarian, italian, icelandic or spanish.
edition-usual = italian

# Once the end is in sight: whose turns are still to come after this one, and how many.
turns-to-come = { $count ->
    [0] No further turn follows.
   *[other] Turns still to come: { $players }
    }

module-audience = The Audience
module-honours = Offices of Honour

# How words are put in a row: "a, b and c" is list-and of "a, b" and "c". $initial is the first letter of "c", small and
# without an accent.
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
