# Che cosa è successo, una frase per ogni specie di evento. “-known” è ciò che si dice a chi può conoscere il segreto.

event-laid-out = Nuova carta scoperta: { $city }
event-reshuffled = Il mazzo è finito: { $cards ->
    [one] l’unica carta scartata diventa
   *[other] le { $cards } carte scartate, mescolate, diventano
    } il nuovo mazzo
event-took-open = { $player } prende { $city }
event-took-hidden = { $player } pesca dal mazzo
event-took-hidden-known = { $player } pesca { $city } dal mazzo
event-nothing-to-draw = Non c’è nessuna carta che { $player } possa prendere
event-swept = Tutte le carte scoperte vanno nella pila degli scarti
event-helped = Il { $official } aiuta { $player }
event-began-route = { $player } inizia un percorso { $city ->
    [Augsburg] ad
   *[other] a
    } { $city }
event-extended-route = { $player } aggiunge { $city } { $end ->
    [left] a sinistra
   *[right] a destra
    }
event-lost-route = { $player } perde un percorso di { $cards ->
    [one] una carta
   *[other] { $cards } carte
    }
event-closed-route = { $player } chiude un percorso di { $cards } carte, con { $option ->
    [each] un ufficio postale in ogni regione
   *[other] uffici postali in { $option }
    }
event-placed-office = { $player } posiziona un ufficio postale { $city ->
    [Augsburg] ad
   *[other] a
    } { $city }
event-won-tile = { $player } ottiene la tessera bonus { $stack_id ->
    [route_5] per un { $stack }
    [route_6] per un { $stack }
    [route_7] per un { $stack }
    [all_provinces] “{ $stack }”
    [outside_baiern] “{ $stack }”
    [game_end] “{ $stack }”
   *[other] di { $stack }
    } ({ $value ->
    [one] { $value } punto
   *[other] { $value } punti
    })
event-won-carriage = { $player } ottiene la diligenza da { $number }
event-discarded = { $player } scarta { $city }
event-sent-cleric = { $player } fa salire un ecclesiastico sulla diligenza di { $coach }
event-sent-cleric-known = { $player } fa salire { $rank ->
    [3] l’{ $cleric }
   *[other] il { $cleric }
    } ({ $rank }) sulla diligenza di { $coach }
event-drove = { $player } muove la diligenza di { $coach } fino { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }
event-arrived = La diligenza di { $coach } arriva a Roma, e i suoi ecclesiastici scendono
event-received = { $rank ->
    [3] L’{ $cleric }
   *[other] Il { $cleric }
    } ({ $rank }) di { $player } è ricevuto in udienza
event-dismissed = { $rank ->
    [3] L’{ $cleric }
   *[other] Il { $cleric }
    } ({ $rank }) di { $player } deve lasciare l’udienza
event-took-token = { $player } prende un gettone del { $official }
event-handed-in = { $player } restituisce { $count ->
    [one] un gettone
   *[other] { $count } gettoni
    }: { $officials }
event-kept-tokens = { $player } non restituisce nulla
event-took-chip = { $player } prende un segnalino da 1 punto
event-brought-end = { $player } provoca la fine del gioco
event-rounds-over = Il round { $round } era l’ultimo
event-took-back = { $player } annulla { $actions ->
    [one] l’ultima azione
   *[other] le ultime { $actions } azioni
    }{ $seen ->
    [true] {" "}(erano già state viste delle carte)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } fa giocare un bot
    [absent] { $player } è via, e gli altri hanno deciso di far giocare un bot
    [returned] { $player } torna a giocare di persona
    [handed-over] { $player } ha ceduto il posto con un codice
    [left] { $player } ha lasciato la partita; continua un bot
   *[joined] { $player } prende posto al tavolo
    }
