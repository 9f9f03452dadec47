# Che cosa si scrive nel terminale. Le parole inglesi si capiscono sempre.

say-draw = prendi { $city }
say-draw-pile = prendi dal mazzo
say-administrator = sindaco
say-play-left = gioca { $city } a sinistra
say-play-right = gioca { $city } a destra
say-begin = inizia { $city }
say-pass = fine turno
say-close-each = chiudi uno per regione
say-close = chiudi { $province }
say-office = ufficio { $city }
say-done = fatto
say-cartwright = fabbro
say-no-cartwright = senza fabbro
say-discard = scarta { $city }
say-send = manda { $rank } { $coach }
say-drive = muovi { $coach } { $place }
say-hand-in = restituisci { $officials }
say-keep = tieni
say-take = ricevi { $city }
say-take-pile = ricevi dal mazzo
say-build = posiziona { $city }
say-decline = rinuncia
say-postmaster = direttore
say-carrier = postiglione

typed-help = aiuto
typed-rules = regole
typed-hint = suggerimenti
typed-advice = consiglio
typed-why = perché
typed-undo = annulla
typed-map = mappa
typed-rome = roma
typed-log = cronologia
typed-score = punti
typed-save = salva
typed-quit = esci

typed-modules-none = nessuno
typed-modules-audience = udienza
typed-modules-honours = funzionari
typed-modules-both = entrambi
