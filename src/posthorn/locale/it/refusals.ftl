# Perché una cosa non si può fare. Il numero della regola lo aggiunge il programma.

refusal-legal = Azioni possibili: { $legal }

refusal-game-over = La partita è finita
refusal-not-now = Ora no: { $step ->
    [send] prima fai salire un ecclesiastico sulla prossima diligenza
    [draw] prima prendi una carta
    [second-draw] il direttore dell’ufficio postale deve aiutarti, quindi prima prendi una seconda carta
    [play] prima gioca una carta
    [close] hai già giocato la tua carta; chiudi il percorso o termina il turno
    [offices] prima posiziona gli uffici postali
    [cartwright] prima decidi se farti aiutare dal fabbro
    [discard] prima scarta le carte in eccesso
    [drive] prima muovi le diligenze verso Roma
    [hand-in] prima restituisci dei gettoni
    [take] prima prendi una carta in cambio dei gettoni, o rinuncia
    [build] prima posiziona un ufficio postale in cambio dei gettoni, o rinuncia
   *[other] prima c’è un’altra scelta da fare
    }
refusal-no-action = “{ $given }” non è un’azione
refusal-nothing-to-undo = Non è stato ancora giocato nulla
refusal-no-audience = A questo tavolo non si gioca con “L’udienza”
refusal-no-honours = A questo tavolo non si gioca con “I funzionari”
refusal-official-used = In ogni turno può aiutarti un solo funzionario, e ti ha già aiutato { $official ->
    [postmaster] il direttore dell’ufficio postale
    [carrier] il postiglione
    [administrator] il sindaco
   *[cartwright] il fabbro
    }
refusal-second-draw-first = Non c’era nessuna carta da prendere
refusal-pile-empty = Il mazzo è finito, e anche la pila degli scarti è vuota
refusal-not-open = { $city } non è tra le carte scoperte
refusal-postmaster-forced = In questo turno deve aiutarti il direttore dell’ufficio postale, quindi nessun altro funzionario può farlo
refusal-administrator-late = Il sindaco sostituisce le carte scoperte prima che si prenda una carta, non dopo
refusal-nothing-open = Non ci sono carte scoperte da sostituire
refusal-hand-empty = Non c’era nessuna carta da giocare
refusal-not-in-hand = Non hai { $city } in mano
refusal-carrier-begins = La seconda carta, giocata con l’aiuto del postiglione, deve essere compatibile con il percorso: { $city } non può iniziarne un altro
refusal-route-goes-on = In mano hai una carta compatibile con il percorso, quindi { $city } non può iniziarne un altro
refusal-no-route = Non c’è ancora un percorso: { $city } può iniziarne uno
refusal-in-route = { $city } è già nel percorso
refusal-route-card = { $city } è nel percorso: le sue carte non si spostano e non si riprendono
refusal-does-not-fit = { $city } non è compatibile: nessuna strada la unisce { $ends ->
    [one] { $left ->
        [Augsburg] ad
       *[other] a
        } { $left }
   *[two] alle estremità del percorso ({ $left } e { $right })
    }
refusal-does-not-fit-there = { $city } non è compatibile con l’estremità { $side ->
    [left] sinistra
   *[right] destra
    }: nessuna strada la unisce { $end ->
    [Augsburg] ad
   *[other] a
    } { $end }; è compatibile con l’altra
refusal-route-too-short = Per chiudere un percorso servono { $least } carte; questo { $length ->
    [one] ne ha una sola
   *[other] ne ha { $length }
    }
refusal-province-not-in-route = Nel percorso non c’è nessuna città di { $province }
refusal-places-nothing = In tutte le città del percorso in { $province } hai già un ufficio postale, mentre con un’altra scelta ne posizioneresti uno
refusal-city-not-in-route = { $city } non è nel percorso
refusal-has-office = Hai già un ufficio postale { $city ->
    [Augsburg] ad
   *[other] a
    } { $city }
refusal-office-early = Gli uffici postali si posizionano quando si chiude un percorso
refusal-not-in-option = Con la chiusura che hai scelto, { $city } non riceve un ufficio postale
refusal-other-province-first = Si procede una regione alla volta, e { $city } non è in quella attuale
refusal-placement-full = Devi posizionare tutti gli uffici postali che la tua scelta prevede, finché ne hai
refusal-cartwright-early = Il fabbro ti aiuta quando chiudi un percorso a cui mancano una o due carte per la prossima diligenza
refusal-cleric-sent = L’ecclesiastico di rango { $rank } è già su una diligenza
refusal-other-coach-first = Le diligenze si riempiono una alla volta, e quella di { $coach } non è la prossima
refusal-in-rome = La diligenza di { $coach } è già a Roma
refusal-coach-not-asked = Nessuna carta muove la diligenza di { $coach }
refusal-drive-early = Le diligenze si muovono verso Roma dopo la chiusura di un percorso: di una città per ogni sua carta la cui città non ha ricevuto un ufficio postale
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
refusal-must-hand-in = Devi restituire almeno un gettone

refusal-seats = { $given } non è un numero di giocatori valido
refusal-seat = { $given } non è un posto a questo tavolo
refusal-edition = Non c’è nessun regolamento { $given }
refusal-module = { $given } non è un modulo
refusal-switch = Non c’è nessuna opzione { $given }
refusal-switch-word = Un’opzione si indica una volta sola e come nome=valore, non come { $given }
refusal-switch-value = { $switch } non può essere { $given }
refusal-seed = { $given } non è un seme: un seme è un numero intero da 0 a 2^128 − 1
refusal-shuffle = La mescolata non è per { $seats } posti e per queste regole, o il suo impegno non corrisponde al suo segreto
refusal-start = { $given } non è un posto che possa iniziare
refusal-names = { $given } non sono { $seats } nomi diversi, stampabili e senza virgolette
refusal-rules-version = La registrazione è di una partita giocata con la versione { $given } delle regole

refusal-position-text = { $given } non è una posizione
refusal-position-word = { $word } nella posizione non ha la forma nome=valore
refusal-position-twice = { $key } compare due volte nella posizione
refusal-position-key = La posizione non ha nessuna voce { $key }
refusal-position-name = “{ $key }” nella posizione: sul tabellone non c’è “{ $given }”
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
