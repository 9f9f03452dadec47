# Il gioco nel terminale. Che cosa vi si scrive è in typing.ftl.

welcome = Posthorn: Thurn und Taxis, con “Tutte le strade portano a Roma”
welcome-defaults = Invio accetta ciò che sta tra parentesi quadre.
ask-people = Quante persone giocano a questa tastiera, da { $least } a { $most }? [{ $default }]
ask-bots = Quanti bot giocano con te, da { $least } a { $most }? [{ $default }]
ask-edition = Quale regolamento: { $words }? [{ $default }]
ask-modules = Moduli dell’espansione: { $words }? [{ $default }]
ask-names = I vostri nomi, separati da virgole? [{ $default }]
ask-start-youngest = Chi è il più giovane, e inizia: { $names }? [a sorte]
ask-start-choice = Chi inizia: { $names }? [a sorte]

answer-number = Un numero da { $least } a { $most }, per favore.
answer-word = Una di queste parole, per favore: { $words }
answer-names = { $people ->
    [one] Un nome, per favore.
   *[other] { $people } nomi diversi, per favore, separati da virgole.
    }
answer-choose = Scegli una delle { $count } possibilità, con il numero o con le sue parole.
answer-help = Scrivi “aiuto” per vedere che cosa puoi scrivere.
advice-not-installed = { $bot }: non è disponibile, perché NumPy e Numba non sono installati.
why-what = Quale azione? Scrivi per esempio: perché gioca linz a sinistra

error-people = { $given ->
    [one] Una persona non può giocare
   *[other] { $given } persone non possono giocare
    } a questo tavolo: possono essere da 1 a { $most }
error-names = { $given ->
    [one] È stato indicato un nome
   *[other] Sono stati indicati { $given } nomi
    }: servono { $people ->
        [one] quello dell’unica persona
       *[other] quelli delle { $people } persone
    } o quelli di tutti i { $seats } giocatori
error-start = { $given } non è un posto che possa iniziare: i posti vanno da 1 a { $seats }
error-bot = Non c’è nessun bot “{ $given }”; disponibili: { $bots }
error-record = Impossibile scrivere { $file }: è una cartella, oppure la sua cartella non esiste
error-load-options = Una partita salvata ha già le sue opzioni: con --load si possono usare solo { $options } e --record
error-load = Impossibile caricare { $file }: { $reason }

headline = { $round ->
    [0] Prima del primo round
   *[other] Round { $round }
    } · turno di { $player } · { $table }
headline-edition = regolamento { $edition }

map-in-hand = nella tua mano
map-open = tra le carte scoperte
map-offices = uffici postali
map-route = il tuo percorso

display = Carte scoperte
piles = mazzo { $pile } · pila degli scarti { $discards }
tiles = Tessere bonus
tiles-gone = finite
tokens = Gettoni
chips = segnalini
hand = La tua mano
hand-empty = vuota
route = percorso
route-none = nessuno

player-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
player-carriage = { $number ->
    [0] nessuna diligenza
   *[other] diligenza da { $number }
    }
player-offices = { $left ->
    [one] un ufficio postale rimasto
   *[other] { $left } uffici postali rimasti
    }
player-hand = { $cards ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $cards } carte in mano
    }
player-tiles = tessere:
player-tokens = gettoni:
player-ended = ha provocato la fine del gioco

journey-over = a Roma
journey-next = → { $places } · { $longest ->
    [one] un movimento
   *[other] { $steps } movimenti
    }
journey-asked = { $moves ->
    [one] deve muoversi una volta
   *[other] deve muoversi { $moves } volte
    }
journey-free = { $moves ->
    [one] Un movimento di una diligenza a tua scelta
   *[other] { $moves } movimenti di diligenze a tua scelta
    }
journey-own = il tuo { $cleric } ({ $rank })
audience = Udienza

prompt = >
step-send = Quale ecclesiastico sale su questa diligenza?
step-draw = Prendi una carta.
step-draw-forced = Prendi la prima di due carte: in questo turno il direttore dell’ufficio postale deve aiutarti.
step-second-draw = Prendi la seconda carta.
step-play = Gioca una carta, oppure prendine una seconda con l’aiuto del direttore dell’ufficio postale.
step-play-only = Gioca una carta.
step-close = Chiudi il percorso, oppure termina il turno.
step-close-carrier = Chiudi il percorso, termina il turno, oppure gioca una seconda carta con l’aiuto del postiglione.
step-close-short = Termina il turno.
step-close-short-carrier = Termina il turno, oppure gioca una seconda carta con l’aiuto del postiglione.
step-offices = Dove va l’ufficio postale?
step-cartwright = Vuoi l’aiuto del fabbro?
step-discard = In mano possono restare solo { $limit } carte: quale scarti?
step-drive = Muovi una diligenza verso Roma.
step-hand-in = Restituisci dei gettoni.
step-take = Prendi una carta in cambio dei due gettoni.
step-build = Posiziona un ufficio postale in cambio dei quattro gettoni.

choice-draw = tra le carte scoperte
choice-draw-pile = la carta coperta in cima al mazzo
choice-draw-second = seconda carta, con il direttore dell’ufficio postale
choice-draw-pile-second = seconda carta, coperta, con il direttore dell’ufficio postale
choice-administrator = nuove carte scoperte, poi ne prendi una
choice-play-left = a sinistra di { $city }
choice-play-right = a destra di { $city }
choice-play-left-second = a sinistra di { $city }, con il postiglione
choice-play-right-second = a destra di { $city }, con il postiglione
choice-begin = inizia un percorso
choice-begin-anew = inizia un nuovo percorso; quello di { $cards ->
    [one] una carta
   *[other] { $cards } carte
    } va perso
choice-pass = termina il turno, il percorso resta
choice-close-each = un ufficio postale per regione: { $places }
choice-close = uffici postali: { $places }
choice-close-nothing = non posiziona nessun ufficio postale
choice-wins-carriage = diligenza da { $number }
choice-wins-tile = tessera “{ $stack }” ({ $value })
choice-office = in { $province }
choice-done = nessun altro ufficio postale
choice-cartwright = diligenza da { $number } per un percorso di { $cards } carte
choice-no-cartwright = niente diligenza da { $number }
choice-discard = { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
    }
choice-send = { $cleric ->
    [abate] l’abate
   *[other] il { $cleric }
    } viaggia con { $coach }
choice-drive = { $longest ->
    [0] Roma!
    [one] poi un movimento fino a Roma
   *[other] poi { $steps } movimenti fino a Roma
    }
choice-hand-in-1 = un gettone: nulla in cambio
choice-hand-in-2 = due gettoni: una carta
choice-hand-in-3 = tre gettoni: un segnalino da 1 punto
choice-hand-in-4 = quattro gettoni: un ufficio postale in una città qualsiasi
choice-keep = non restituisce nulla
choice-take = tra le carte scoperte
choice-take-pile = la carta coperta in cima al mazzo
choice-build = posiziona lì un ufficio postale
choice-decline = rinuncia

pass-keyboard = ora è di turno.
press-enter = Passa la tastiera a { $player } e premi Invio

undone = Azione annullata: { $action }
undo-nothing = Non hai nulla da annullare.
undo-revealed = Non si può annullare: questa azione ha scoperto una carta o terminato il turno.

save-where = Dove salvare? Scrivi: salva FILE
saved = Salvato come { $file }
save-failed = Impossibile scrivere { $file }: { $reason }
save-offer = Salvare la partita? (s/n) [n]
save-as = In quale file? [{ $usual }]
save-name = posthorn.txt
yes = sì
yes-short = s
farewell-unsaved = La partita non è stata salvata.
farewell-resume = Per continuare più tardi: { $command }

log-round = Round { $round }

result = La partita è finita
result-winner = vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }!
result-winner-tied = vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }: a parità vince { $tile ->
    [yes] chi ha la tessera “fine del gioco”, altrimenti, tra i pari, chi siede per primo dopo il suo proprietario in senso orario.
   *[no] chi, tra i pari, siede per primo in senso orario a partire dal primo giocatore.
    }
result-rank = { $rank }. { $player }: { $points }
score-total = Totale
score-carriage = Diligenza più alta
score-carriage-of = n. { $number }: { $points }
score-tile = Tessera: { $stack }
score-offices = Uffici rimasti
score-clerics = Ecclesiastici
score-chips = Segnalini

help =
    Scrivi il numero di una possibilità, o le sue parole: “prendi linz”,
    “gioca muenchen a sinistra”. Basta la città, se una sola possibilità la
    riguarda, e basta Invio, se la possibilità è una sola.

    aiuto          questo aiuto
    regole         le regole in breve
    suggerimenti   che cosa otterresti con ogni possibilità
    consiglio      che cosa farebbe il principe al posto tuo
    perché AZIONE  quale regola la vieta: “perché gioca linz a sinistra”
    annulla        annulla la tua ultima azione
    mappa          di nuovo il tabellone
    roma           la mappa delle strade per Roma (L’udienza)
    cronologia     tutto ciò che è successo
    punti          i punti finora
    salva FILE     salva la partita; se il nome finisce in .json, come JSON
    esci           lascia la partita
rules =
    Nel tuo turno prendi una carta, giochi una carta e puoi chiudere il percorso.

    Prendere  una delle sei carte scoperte, o quella in cima al mazzo.
    Giocare   per iniziare un percorso, o per mettere la carta a una delle sue
              estremità: una strada deve unire la sua città a quella che sta lì, e
              la città non deve essere già nel percorso. Se nessuna carta è
              compatibile, il percorso va perso e ne inizia uno nuovo.
    Chiudere  un percorso di almeno tre carte: posiziona un ufficio postale in una
              città di ogni sua regione, o in tutte le sue città di una regione.
              Poi le sue carte vanno scartate, e in mano te ne restano al massimo
              tre.

    Le diligenze si ottengono in ordine, da 3 a 7: una per ogni percorso chiuso che
    ha almeno tante carte quante ne indica il numero della prossima. Le tessere
    bonus si ottengono con percorsi lunghi (da 5, da 6, da 7 o più carte), con un
    ufficio postale in ogni città di una regione o coppia di regioni, e con uno
    { $all_provinces ->
        [outside_baiern] in ogni regione fuori dalla Baviera.
       *[all] in ogni regione.
    }
    Prima le ottieni, più valgono.

    In ogni turno può aiutarti un funzionario: il direttore dell’ufficio postale
    (prendi una seconda carta), il sindaco (sei nuove carte scoperte prima di
    prendere), il postiglione (giochi una seconda carta) o il fabbro (una diligenza
    per un percorso a cui mancano una o due carte). Il direttore dell’ufficio
    postale deve aiutarti
    { $empty_hand ->
        [yes] nel primo round e quando inizi il turno senza carte in mano.
       *[no] nel primo round.
    }

    Quando qualcuno ottiene la diligenza da 7 o posiziona l’ultimo ufficio postale,
    { $last_round ->
        [one_turn_each] gli altri hanno ancora un turno ciascuno.
       *[finish_round] il round si gioca fino in fondo.
    }
    Contano la tua diligenza più alta e le tue tessere, e perdi un punto per ogni
    ufficio postale non posizionato.
rules-audience =
    L’udienza: ognuno dei tuoi cinque ecclesiastici viaggia verso Roma su una delle
    cinque diligenze. Per ogni carta di un percorso chiuso la cui città non ha
    ricevuto un ufficio postale, muovi di una città verso sud la diligenza della sua
    regione. A Roma gli ecclesiastici scendono e prendono il posto di quelli dello
    stesso rango arrivati prima. Chi alla fine è in udienza vale tanti punti quanto
    il suo rango.
rules-honours =
    I funzionari: chi riceve aiuto prende un gettone. Quando si prende l’ultimo di
    un tipo, tutti restituiscono da uno a quattro gettoni diversi: due danno una
    carta, tre un segnalino da 1 punto, quattro un ufficio postale in una città
    qualsiasi.

bots-get-ready = Il bot “{ $bot }” si sta preparando: la prima volta su questo computer ci vuole circa un minuto…
