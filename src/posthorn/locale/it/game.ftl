# Parole del gioco.

official-postmaster = direttore dell’ufficio postale
official-carrier = postiglione
official-administrator = sindaco
official-cartwright = fabbro

# Le pile delle tessere bonus. Le regioni hanno i nomi del tabellone.
stack-route-5 = percorso da 5
stack-route-6 = percorso da 6
stack-route-7 = percorso da 7 o più
stack-baden = Baden
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
stack-schweiz-tyrol = Schweiz/Tyrol
stack-baiern = Baiern
stack-boehmen-salzburg = Böhmen/Salzburg
stack-all-provinces = tutte le regioni
stack-outside-baiern = fuori dalla Baviera
stack-game-end = fine del gioco

# Gli ecclesiastici, secondo il rango.
cleric-1 = ministrante
cleric-2 = sacerdote
cleric-3 = abate
cleric-4 = vescovo
cleric-5 = cardinale

edition-hungarian = ungherese
edition-italian = italiano
edition-icelandic = islandese
edition-spanish = spagnolo
# Il regolamento che si offre per primo in questa lingua: hungarian, italian, icelandic o spanish.
edition-usual = italian

# Quando si vede la fine: chi ha ancora un turno dopo questo, e quanti sono.
turns-to-come = { $count ->
    [0] Non ci sono altri turni.
   *[other] Turni ancora da giocare: { $players }
    }

module-audience = L’udienza
module-honours = I funzionari

# Come si elencano le parole: “a, b e c” è list-and di “a, b” e “c”.
list-comma = { $before }, { $after }
list-and = { $before } e { $after }
