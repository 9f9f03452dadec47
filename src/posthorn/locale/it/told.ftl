# Un turno raccontato: una frase con chi gioca e quello che ha fatto, ogni parte senza soggetto. $you è “yes” se si parla a chi legge.

told-sentence = { $player } { $told }
told-sentence-you = { $told }
told-gains = { $told }: { $gains }
told-card = { $city }
told-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
    }
told-takes = { $you ->
    [yes] prendi
   *[no] prende
    } { $cards }
told-no-card = non { $you ->
    [yes] trovi
   *[no] trova
    } carte da prendere
told-sweeps = { $you ->
    [yes] fai
   *[no] fa
    } sostituire le carte scoperte
told-helped = { $you ->
    [yes] ricevi
   *[no] riceve
    } l’aiuto del { $official }
told-begins = { $you ->
    [yes] inizi
   *[no] inizia
    } un percorso con { $cards }
told-lays = { $you ->
    [yes] aggiungi
   *[no] aggiunge
    } { $cards }
told-loses = { $you ->
    [yes] perdi
   *[no] perde
    } un percorso di { $cards ->
    [one] una carta
   *[other] { $cards } carte
    }
told-closes = { $you ->
    [yes] chiudi
   *[no] chiude
    } { $route }
told-closes-cards = { $you ->
    [yes] chiudi
   *[no] chiude
    } un percorso di { $cards } carte
told-offices = { $count ->
    [1] un ufficio postale
    [2] due uffici postali
    [3] tre uffici postali
   *[other] { $count } uffici postali
    }
told-carriage = diligenza da { $number }
told-tile = tessera “{ $stack }” ({ $value })
told-chip = un segnalino da 1 punto
told-opens = { $you ->
    [yes] posizioni
   *[no] posiziona
    } { $many ->
    [no] un ufficio postale
   *[yes] uffici postali
    } a { $cities }
told-discards = { $you ->
    [yes] scarti
   *[no] scarta
    } { $cards }
told-sends = { $you ->
    [yes] fai
   *[no] fa
    } salire un ecclesiastico sulla diligenza di { $coach }
told-sends-known = { $you ->
    [yes] fai
   *[no] fa
    } salire { $rank ->
    [3] l’{ $cleric }
   *[other] il { $cleric }
    } ({ $rank }) sulla diligenza di { $coach }
told-drives = { $you ->
    [yes] muovi
   *[no] muove
    } la diligenza di { $coach } fino { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }
told-arrives = { $you ->
    [yes] arrivi
   *[no] arriva
    } a Roma con la diligenza di { $coach }
told-received = { $you ->
    [yes] ottieni
   *[no] ottiene
    } un’udienza per { $rank ->
    [3] l’{ $cleric }
   *[other] il { $cleric }
    } ({ $rank })
told-dismissed = { $you ->
    [yes] vedi
   *[no] vede
    } uscire dall’udienza { $rank ->
    [3] l’{ $cleric }
   *[other] il { $cleric }
    } ({ $rank })
told-token = { $you ->
    [yes] prendi
   *[no] prende
    } un gettone del { $official }
told-hands-in = { $you ->
    [yes] restituisci
   *[no] restituisce
    } { $count ->
    [one] un gettone
   *[other] { $count } gettoni
    }: { $officials }
told-keeps = non { $you ->
    [yes] restituisci
   *[no] restituisce
    } nulla
told-takes-chip = { $you ->
    [yes] prendi
   *[no] prende
    } un segnalino da 1 punto
told-ends = { $you ->
    [yes] provochi
   *[no] provoca
    } la fine del gioco
told-took-back = { $you ->
    [yes] annulli
   *[no] annulla
    } { $actions ->
    [one] l’ultima azione
   *[other] le ultime { $actions } azioni
    }{ $seen ->
    [true] {" "}(erano già state viste delle carte)
   *[false] {""}
    }
told-seat-changed = { $change ->
    [bot] { $you ->
        [yes] fai giocare un bot
       *[no] fa giocare un bot
        }
    [absent] { $you ->
        [yes] sei via: gli altri hanno deciso di far giocare un bot
       *[no] è via: gli altri hanno deciso di far giocare un bot
        }
    [returned] { $you ->
        [yes] torni a giocare di persona
       *[no] torna a giocare di persona
        }
    [handed-over] { $you ->
        [yes] hai ceduto il posto con un codice
       *[no] ha ceduto il posto con un codice
        }
    [left] { $you ->
        [yes] hai lasciato la partita; continua un bot
       *[no] ha lasciato la partita; continua un bot
        }
   *[joined] { $you ->
        [yes] prendi posto al tavolo
       *[no] prende posto al tavolo
        }
    }
told-reshuffled = Il mazzo è finito: { $cards ->
    [one] l’unica carta scartata diventa
   *[other] le { $cards } carte scartate, mescolate, diventano
    } il nuovo mazzo
told-rounds-over = Il round { $round } era l’ultimo
told-details = Che cosa è successo in questo turno, passo per passo
told-last-turns = Gli ultimi turni
told-your-turn = Tocca a te.

# Quello che merita un momento tutto suo.
peak-carriage = Diligenza da { $number }
peak-tile = { $stack }: { $value }
peak-region = { $region } al completo
peak-all = Un ufficio in ogni regione
peak-rome = La diligenza di { $coach } è a Roma
peak-end = La fine è vicina
peak-end-about = cominciano gli ultimi turni

network-show = Mostra solo gli uffici postali di { $player }
network-show-own = Mostra solo i tuoi uffici postali
player-you = Tu
watch-no-route = ancora nessun percorso
