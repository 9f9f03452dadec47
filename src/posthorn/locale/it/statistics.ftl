### Le statistiche delle proprie partite.

statistics-link = Statistiche
statistics-title = Le tue statistiche
statistics-about = Le tue partite finite su questo dispositivo. Restano solo in questo browser.
statistics-empty = Non c’è ancora nulla da contare. Gioca una partita fino alla fine e qui vedrai come va.
statistics-who = Giocatore
statistics-everyone = Tutti su questo dispositivo
statistics-kind = Si contano
statistics-kind-real = Partite
statistics-kind-practice = Partite di prova e lezioni
statistics-none = Non ci sono ancora partite di questo tipo.
statistics-games = Partite
statistics-wins = Vinte
statistics-share = Quota
statistics-average = Punti in media
statistics-most = Punti massimi
statistics-all = Tutte
statistics-by-seats = Per numero di giocatori
statistics-seats = In { $seats }
statistics-players = Giocatori
statistics-by-opponents = Per avversario
statistics-opponent = Avversario
statistics-someone = Qualcuno senza nome
statistics-sources = Da dove vengono i tuoi punti
statistics-source = Origine
statistics-cities = Città preferite
statistics-city = Città
statistics-csv = Salva come tabella (CSV)
statistics-json = Salva come JSON
statistics-delete = Elimina le statistiche
statistics-delete-sure = Eliminare le statistiche di questo dispositivo? Le partite restano.
statistics-mistakes = Quanto sono costate le tue scelte
statistics-mistakes-about = { $games ->
    [one] Probabilità di vittoria sprecate per partita, secondo l’analisi di una partita.
   *[other] Probabilità di vittoria sprecate per partita, secondo l’analisi di { $games } partite.
    }
statistics-skill = Scelte su
statistics-skill-drawing = pescare carte
statistics-skill-laying = costruire percorsi
statistics-skill-closing = chiudere percorsi
statistics-skill-rome = la via per Roma
statistics-skill-all = In tutto
statistics-last = Ultime { $games }
statistics-review = { $games ->
    [one] Analizza un’altra partita
   *[other] Analizza altre { $games } partite
    }
statistics-reviewing = { $games ->
    [one] Analisi in corso… manca una partita
   *[other] Analisi in corso… mancano { $games } partite
    }
