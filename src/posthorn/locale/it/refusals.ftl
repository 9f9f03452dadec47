# Perché una cosa non si può fare. Il numero della regola lo aggiunge il programma.

refusal-legal = Si può: { $legal }

refusal-game-over = La partita è finita
refusal-not-now = Ora no: { $step ->
    [send] bisogna far salire un ecclesiastico sulla sua diligenza
    [draw] prima bisogna prendere una carta
    [second-draw] il direttore dell’ufficio postale deve aiutare, quindi bisogna prendere una seconda carta
    [play] prima bisogna giocare una carta
    [close] la carta è giocata; si può chiudere il percorso o terminare il turno
    [offices] bisogna posizionare gli uffici postali del percorso chiuso
    [cartwright] bisogna dire se il fabbro aiuta
    [discard] prima bisogna ridurre la mano
    [drive] bisogna muovere le diligenze verso Roma
    [hand-in] bisogna restituire dei gettoni
    [take] per i gettoni bisogna prendere una carta, o rinunciarvi
    [build] per i gettoni bisogna posizionare un ufficio postale, o rinunciarvi
   *[other] si chiede un’altra cosa
    }
refusal-no-action = “{ $given }” non è un’azione
refusal-nothing-to-undo = Non è stato ancora giocato nulla
refusal-no-audience = A questo tavolo non si gioca con “L’udienza”
refusal-no-honours = A questo tavolo non si gioca con “I funzionari”
refusal-official-used = In un turno aiuta un solo funzionario, e ha già aiutato { $official ->
    [postmaster] il direttore dell’ufficio postale
    [carrier] il postiglione
    [administrator] il sindaco
   *[cartwright] il fabbro
    }
refusal-second-draw-first = Non c’era nessuna carta da prendere
refusal-pile-empty = Il mazzo è finito, e anche la pila degli scarti è vuota
refusal-not-open = { $city } non è tra le carte scoperte
refusal-postmaster-forced = In questo turno deve aiutarti il direttore dell’ufficio postale, quindi nessun altro funzionario può farlo
refusal-administrator-late = Il sindaco cambia le carte scoperte prima che si prenda una carta, non dopo
refusal-nothing-open = Non c’è nessuna carta scoperta da cambiare
refusal-hand-empty = Non c’era nessuna carta da giocare
refusal-not-in-hand = { $city } non è nella tua mano
refusal-carrier-begins = La seconda carta, con il postiglione, deve essere compatibile con il percorso: { $city } non può iniziarne un altro
refusal-route-goes-on = In mano c’è una carta compatibile con il percorso, quindi { $city } non può iniziarne un altro
refusal-no-route = Non c’è ancora un percorso: { $city } può iniziarne uno
refusal-in-route = { $city } è già nel percorso
refusal-route-card = { $city } è nel percorso: le sue carte non si spostano e non si riprendono
refusal-does-not-fit = { $city } non è compatibile: nessuna strada la unisce { $ends ->
    [one] alla città del percorso ({ $left })
   *[two] alle estremità del percorso ({ $left } e { $right })
    }
refusal-does-not-fit-there = { $city } non è compatibile con l’estremità { $side ->
    [left] sinistra
   *[right] destra
    }: nessuna strada la unisce { $end ->
    [Augsburg] ad
   *[other] a
    } { $end }; può andare all’altra estremità
refusal-route-too-short = Per chiudere un percorso servono { $least } carte; questo { $length ->
    [one] ne ha una sola
   *[other] ne ha { $length }
    }
refusal-province-not-in-route = Nel percorso non c’è nessuna città in { $province }
refusal-places-nothing = In tutte le città del percorso in { $province } hai già un ufficio postale, e un’altra scelta ne posiziona uno
refusal-city-not-in-route = { $city } non è nel percorso
refusal-has-office = Hai già un ufficio postale { $city ->
    [Augsburg] ad
   *[other] a
    } { $city }
refusal-office-early = Gli uffici postali si posizionano quando si chiude un percorso
refusal-not-in-option = Con il modo di chiudere che è stato scelto, { $city } non riceve un ufficio postale
refusal-other-province-first = Le regioni vengono una dopo l’altra, e { $city } non è in quella di cui si tratta ora
refusal-placement-full = La scelta fatta va eseguita per intero, finché bastano gli uffici postali
refusal-cartwright-early = Il fabbro aiuta quando si chiude un percorso a cui mancano una o due carte per la prossima diligenza
refusal-cleric-sent = L’ecclesiastico di rango { $rank } è già su una diligenza
refusal-other-coach-first = Sulle diligenze si sale una dopo l’altra, e { $coach } non è la prossima
refusal-in-rome = La diligenza di { $coach } è già a Roma
refusal-coach-not-asked = Nessuna carta chiede di muovere la diligenza di { $coach }
refusal-drive-early = Le diligenze per Roma si muovono dopo la chiusura di un percorso: di una città per ogni sua carta la cui città non ha ricevuto un ufficio postale
refusal-no-road = Nessuna strada porta la diligenza di { $coach } da { $at } { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }
refusal-no-token = Non hai nessun gettone { $official ->
    [postmaster] del direttore dell’ufficio postale
    [carrier] del postiglione
    [administrator] del sindaco
   *[cartwright] del fabbro
    }
refusal-must-hand-in = Bisogna restituire almeno un gettone

refusal-seats = { $given } non è un numero di giocatori possibile
refusal-seat = { $given } non è un posto a questo tavolo
refusal-edition = { $given } non è un’edizione
refusal-module = { $given } non è un modulo
refusal-switch = Non c’è nessuna opzione { $given }
refusal-switch-word = Un’opzione si indica una volta sola e come nome=valore, non come { $given }
refusal-switch-value = { $switch } non può essere { $given }
refusal-seed = { $given } non è un seme: serve un numero intero da 0 a 2^128 - 1
refusal-shuffle = La mescolata non è per { $seats } posti e queste regole, o il suo impegno non corrisponde al suo segreto
refusal-start = { $given } non è un posto che possa iniziare
refusal-names = { $given } non sono { $seats } nomi diversi, stampabili e senza virgolette
refusal-rules-version = La registrazione è di una partita giocata con la versione { $given } delle regole

refusal-position-text = { $given } non è una posizione
refusal-position-word = { $word } nella posizione non ha la forma nome=valore
refusal-position-twice = { $key } compare due volte nella posizione
refusal-position-key = La posizione non ha nessuna voce { $key }
refusal-position-name = “{ $key }” nella posizione: { $reason }
refusal-position-value = “{ $key }” nella posizione non può essere { $given }
refusal-position-cards = Posizione impossibile: di ogni città ci sono tre carte
refusal-position-sizes = Posizione impossibile: i numeri delle carte non tornano
refusal-position-seen = Posizione impossibile: carte prese sotto gli occhi di tutti non sono nella mano
refusal-position-routes = Posizione impossibile: un percorso è una fila di città diverse, ognuna unita alla successiva da una strada
refusal-position-offices = Posizione impossibile: ogni giocatore ha 20 uffici postali
refusal-position-tiles = Posizione impossibile: le pile di tessere bonus si riducono dall’alto, ogni tessera ha un solo proprietario, ognuno ne ha al massimo una per ogni regione o coppia di regioni, e chi ha la tessera “fine del gioco” ne ha provocato la fine
refusal-position-carriages = Posizione impossibile: le diligenze vanno da 3 a 7, e chi ha quella da 7 ha provocato la fine del gioco
refusal-position-clerics = Posizione impossibile: ogni giocatore ha un ecclesiastico di ogni rango, uno su ogni diligenza
refusal-position-spaces = Posizione impossibile: in udienza ci sono solo ecclesiastici la cui diligenza è a Roma
refusal-position-honours = Posizione impossibile: i conti dei gettoni o dei segnalini non tornano
refusal-position-table = Posizione impossibile: un posto, il round o la fase sono fuori dai limiti
refusal-position-actor = Posizione impossibile: la fase non si accorda con il posto di turno o con i moduli
refusal-position-closing = Posizione impossibile: manca ciò che la chiusura del percorso richiede
refusal-position-choice = Posizione impossibile: non c’è nulla da scegliere
