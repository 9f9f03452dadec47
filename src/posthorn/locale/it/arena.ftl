# L’arena: simulazioni, confronti, la classifica e gli studi. I numeri da non raggruppare né arrotondare arrivano come testi.

arena-complaint = { $command }: { $reason }
arena-playing = si gioca
arena-compiling = compilazione del motore di gioco (una volta sola)…
arena-interrupted = interrotto
arena-worker-failed = un processo di lavoro si è interrotto: { $reason }; valgono le partite giocate fin lì
arena-nothing-played = interrotto prima della fine di una partita
arena-rounded = { $games ->
    [one] Una partita non si divide
   *[other] { $games } partite non si dividono
    } in smazzate intere da { $seats } rotazioni: se ne giocano { $planned }
arena-ladder-rounded = { $games ->
    [one] Una partita non si divide
   *[other] { $games } partite non si dividono
    } in parti uguali: se ne giocano { $planned }, così che { $tables ->
    [one] l’unico tavolo giochi
   *[other] tutti i { $tables } tavoli giochino
    } smazzate intere da { $seats } rotazioni

# Che cosa non si può giocare.
arena-wrong-player = non esiste un giocatore “{ $given }”; disponibili: { $players }
arena-wrong-unmakeable = { $player } non può giocare: { $reason }
arena-wrong-seats = { $seats } posti richiedono altrettanti giocatori; { $players ->
    [one] ne è stato indicato uno
   *[other] ne sono stati indicati { $players }
    }
arena-wrong-ladder-players = un tavolo da { $seats } richiede altrettanti giocatori diversi; { $players ->
    [one] ce n’è uno
   *[other] ce ne sono { $players }
    }
arena-wrong-games = il numero di partite deve essere almeno 1, non { $given }
arena-wrong-seed = il seme non può essere negativo: { $given }
arena-wrong-workers = il numero dei processi di lavoro non può essere negativo: { $given }
arena-wrong-workers-of-cluster = --workers vale per questo computer: con --cluster è Ray a decidere quante partite si giocano in parallelo
arena-wrong-budget = “{ $given }” non è un giocatore con un limite di riflessione: scrivi per esempio prince:200ms, prince:1s/2t o prince:64it
arena-wrong-two-budgets = { $given } non può pensare insieme per un certo tempo e per un certo numero di iterazioni
arena-wrong-no-budget = { $given } richiede un tempo o un numero di iterazioni maggiore di zero
arena-wrong-folder = { $given } non è una cartella in cui si possa scrivere: { $reason }
arena-wrong-file = impossibile scrivere { $given }: è una cartella, oppure la sua cartella non esiste
arena-wrong-package = serve il pacchetto { $package }: { $install }

# Intestazioni di tabelle.
arena-player = giocatore
arena-wins = vittorie
arena-win-rate = vittorie %
arena-interval = 95%
arena-ranking-wins = vittorie in classifica
arena-score = punti
arena-margin = scarto
arena-length = durata
arena-rounds = round
arena-decisions = decisioni
arena-mean-time = tempo medio
arena-max-time = la più lenta
arena-overruns = sforamenti
arena-faults = errori
arena-mean = media
arena-sd = dev. st.
arena-min = minimo
arena-lower-quartile = 25%
arena-median = mediana
arena-upper-quartile = 75%
arena-max = massimo
arena-rating = valutazione
arena-rating-interval = 95%
arena-games-played = partite
arena-ahead = davanti a

# Che cosa si è giocato, e con quale velocità.
arena-games = { $games ->
    [one] 1 partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
    }
arena-games-of = { NUMBER($games, useGrouping: 0) } partite su { NUMBER($asked, useGrouping: 0) }
arena-games-on-deals = { $games } su { $deals ->
    [one] 1 smazzata
   *[other] { NUMBER($deals, useGrouping: 0) } smazzate
    }
arena-games-left-off = { $games }, interrotte: { $count }
arena-played = { $games }, seme { $seed }: { $table }
arena-speed = { $decisions } decisioni/s, { $games } partite/s, { $seconds } s ({ $way })
arena-compiled = compilato
arena-interpreted = interpretato
arena-ties-shared = Chi è in testa con gli stessi punti divide la vittoria; in “vittorie in classifica” decide la tessera “fine del gioco”. Gli intervalli sono calcolati sulle smazzate.
arena-by-the-clock = Un giocatore pensa a tempo: su un altro computer, o con più processi che core, le partite saranno diverse.
arena-own-budgets = I giocatori senza un limite di riflessione pensano quanto vogliono; solo con le iterazioni le partite si ripetono identiche.
arena-rating-note = Le valutazioni seguono il modello di Plackett–Luce (openskill): tutti partono da 25 ± 16; chi ha 6,5 in più arriva davanti circa 3 volte su 4.

# Errori: ha scelto il giocatore semplice. Si racconta il primo.
arena-fault-raised = { $player } ha causato un errore { $count ->
    [one] una volta
   *[other] { $count } volte, la prima
    } (seme { $seed }, azione { $ply }): { $message }
arena-fault-illegal = { $player } ha scelto qualcosa di non permesso { $count ->
    [one] una volta
   *[other] { $count } volte, la prima
    } (seme { $seed }, azione { $ply }): { $message }
arena-fault-stalled = { $player } non ha risposto { $count ->
    [one] una volta
   *[other] { $count } volte, la prima
    } (seme { $seed }, azione { $ply }); attesa interrotta dopo { $message }

# Uno studio delle partite di un giocatore con se stesso.
study-title = { $player } contro se stesso: { $games ->
    [one] una partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
    } a tavoli da { $seats } ({ $table })
study-seed = Seme { $seed }. I “vincitori” sono quelli della classifica; a parità decide la tessera “fine del gioco”.
study-unfinished = { $games ->
    [one] Una delle partite non è finita ed è stata valutata così com’era.
   *[other] { $games } delle partite non sono finite e sono state valutate così com’erano.
    }
study-faults = { $faults ->
    [one] Una scelta è stata fatta
   *[other] { $faults } scelte sono state fatte
    } dal giocatore semplice, perché il giocatore ha fallito.
study-in-range = Vincitori con un punteggio da { $least } a { $most }: { $share }. Nei tornei in quattro tra persone lo ha la maggior parte dei vincitori.
study-written = scritti: { $report } e { $plot }
study-everybody = tutti i giocatori
study-winners = vincitori
study-games = partite
study-people = tornei tra persone
study-order = { $order ->
    [1] primo giocatore
   *[other] n. { $order }
    }

study-distributions-title = Punti e durate
study-winners-row = punti dei vincitori
study-scores-row = tutti i punti
study-rounds-row = round
study-people-winners = la maggior parte dei vincitori, tornei tra persone
study-people-scores = tutti i punti, tornei tra persone
study-scores-title = Punti: quanti giocatori li hanno
study-rounds-title = Round: quante partite durano così a lungo
study-turn-order-title = Vittorie secondo l’ordine di turno
study-turn-order = ordine di turno
study-points-title = Da dove vengono i punti, per ogni giocatore
study-points = origine
study-points-carriage = diligenza
study-points-offices = uffici postali non posizionati
study-points-clerics = ecclesiastici in udienza
study-points-chips = segnalini
study-officials-title = Quante volte aiutano i funzionari, per partita e per giocatore
study-officials = funzionario
study-phases-title = In quanti turni aiuta ciascun funzionario
study-phase-first = primo terzo della partita
study-phase-middle = terzo centrale
study-phase-last = ultimo terzo
study-openings-title = Dove comincia il primo percorso
study-opening-share = giocatori
study-win-rate = vittorie
study-first-routes-title = I primi percorsi chiusi
study-route = percorso
study-closings-title = Chiusure
study-closing = chiusura
study-reached = giocatori che ci arrivano
study-round = round
study-cards = carte
study-offices-placed = uffici posizionati
study-lengths-title = Percorsi per lunghezza
study-length-share = percorsi
study-carriages-title = Diligenze
study-cities-title = Uffici postali nelle città
study-city = città
study-office-share = giocatori con un ufficio postale lì
study-wins-with = vittorie di chi ce l’ha
study-tiles-title = Tessere bonus
study-tile = tessera
study-tile-of = { $stack }: { $value }
study-tile-share = partite in cui viene ottenuta

dataset-written = scritto in { $file } ({ $seconds } s); partite: { $games }; decisioni: { $choices }
dataset-left-off = partite tralasciate perché non finite: { $games }
