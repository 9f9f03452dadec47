# Words of the game.

official-postmaster = postmaster
official-carrier = postal carrier
official-administrator = administrator
official-cartwright = cartwright
