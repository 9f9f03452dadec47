# Che cosa porta una scelta, messo insieme da parti: hint-row unisce le parti di una frase, hint-sentence la chiude.

hint-row = { $before }; { $after }
hint-or = { $before } o { $after }
hint-sentence = { $text }.
hint-only = È l’unica cosa che puoi fare.

# Prendere una carta. $ends dice con quali estremità del proprio percorso è compatibile; “one” è un percorso di una carta.
hint-fits = { $city } è compatibile con { $ends ->
    [left] l’estremità sinistra
    [right] l’estremità destra
    [both] entrambe le estremità
   *[one] il tuo percorso
    }
hint-begins = { $city } può iniziare un percorso
hint-in-route = { $city } è già nel tuo percorso
hint-apart = { $city } non è compatibile con il tuo percorso
hint-office-none = in questa città non hai ancora un ufficio postale
hint-office-own = in questa città hai già un ufficio postale
hint-in-hand = { $cards ->
    [one] in mano hai già una carta uguale
   *[other] in mano hai già { $cards } carte uguali
    }
hint-length = con questa carta il percorso sarebbe di { $cards } carte
hint-length-closing = con questa carta il percorso sarebbe di { $cards } carte; chiudendolo { $gains ->
    [nulla] non otterresti nulla
   *[other] otterresti { $gains }
    }
hint-hidden = La carta in cima al mazzo è coperta
hint-unseen = { $cards ->
    [one] l’unica carta possibile { $fitting ->
        [0] non è compatibile
       *[other] è compatibile
        }
   *[other] tra le { $cards } carte possibili, { $fitting ->
        [0] nessuna è compatibile
        [one] una è compatibile
       *[other] { $fitting } sono compatibili
        }
    } con il tuo percorso
hint-administrator = Tutte le carte scoperte vanno nella pila degli scarti, e se ne scoprono di nuove

# I funzionari.
hint-helps = ti aiuta il { $official }{ $token ->
    [yes] {" "}(ricevi un gettone)
   *[no] {""}
    }, e in questo turno nessun altro funzionario potrà farlo
hint-last-token = quel gettone è l’ultimo, quindi tutti devono restituirne

# Giocare una carta.
hint-route = Il percorso diventa { $route }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
    }
hint-next = per proseguire: { $cities }
hint-next-many = per proseguire ci sono { $count } città
hint-next-none = nessun’altra carta sarebbe compatibile
hint-closing-now = Chiudendolo ora { $gains ->
    [nulla] non otterresti nulla
   *[other] otterresti { $gains }
    }
hint-begin = Un nuovo percorso inizia { $city ->
    [Augsburg] ad
   *[other] a
    } { $city }
hint-lost = il tuo percorso di { $cards ->
    [one] una carta
   *[other] { $cards } carte
    } va perso senza dare punti
hint-pass = Il tuo turno finisce, e il tuo percorso resta com’è

# Chiudere un percorso.
hint-offices = { $count ->
    [one] Un ufficio postale { $cities ->
        [Augsburg] ad
       *[other] a
        } { $cities }
   *[other] Uffici postali: { $cities }
    }
hint-offices-none = Non si posiziona nessun ufficio postale
# In $cities quelle sicure, in $choice quelle di cui $choose ne ricevono uno.
hint-offices-some = { $count ->
    [0] { $choose ->
        [one] Un ufficio postale a scelta: { $choice }
       *[other] { $choose } uffici postali a scelta: { $choice }
        }
    [one] Un ufficio postale { $cities ->
        [Augsburg] ad
       *[other] a
        } { $cities }, più { $choose ->
        [one] uno a scelta: { $choice }
       *[other] { $choose } a scelta: { $choice }
        }
   *[other] Uffici postali: { $cities }, più { $choose ->
        [one] uno a scelta: { $choice }
       *[other] { $choose } a scelta: { $choice }
        }
    }
# Qui ognuna di $choice può riceverne uno, o no.
hint-offices-may = { $count ->
    [0] Uffici postali, se vuoi: { $choice }
    [one] Un ufficio postale { $cities ->
        [Augsburg] ad
       *[other] a
        } { $cities } e, se vuoi, anche: { $choice }
   *[other] Uffici postali: { $cities } e, se vuoi, anche: { $choice }
    }
hint-done = Non si posiziona nessun altro ufficio postale
hint-wins = ottieni { $gains }
hint-points = { $points ->
    [one] un punto in più
   *[other] { $points } punti in più
    }
hint-points-least = { $points ->
    [one] almeno un punto in più
   *[other] almeno { $points } punti in più
    }
hint-best = con { $cities } { $points ->
    [one] è un punto
   *[other] sono { $points } punti
    }
hint-best-all = con tutte { $points ->
    [one] è un punto
   *[other] sono { $points } punti
    }
hint-best-wins = con { $cities } ottieni anche { $gains }
hint-could-cartwright = il fabbro potrebbe farti avere la diligenza da { $number }
hint-brings-end = così provochi la fine del gioco
hint-drives = Poi le diligenze si muovono verso Roma: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps ->
    [one] un movimento a tua scelta
   *[other] { $steps } movimenti a tua scelta
    }
hint-cartwright = Il fabbro ti fa avere la diligenza da { $number }{ $token ->
    [yes] {" "}(ricevi un gettone)
   *[no] {""}
    }
hint-no-cartwright = Con questo percorso non ottieni nessuna diligenza
hint-discard = { $city } va nella pila degli scarti
hint-keeps = ti restano { $cities }

# Che cosa si ottiene.
gain-nothing = nulla
gain-offices = { $count ->
    [one] un ufficio postale
   *[other] { $count } uffici postali
    }
gain-carriage = la diligenza da { $number }
gain-tile = { $stack_id ->
    [route_5] la tessera da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
        }
    [route_6] la tessera da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
        }
    [route_7] la tessera da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
        }
    [all_provinces] la tessera “{ $stack }” ({ $value ->
        [one] { $value } punto
       *[other] { $value } punti
        })
    [outside_baiern] la tessera “{ $stack }” ({ $value ->
        [one] { $value } punto
       *[other] { $value } punti
        })
    [game_end] la tessera “{ $stack }” ({ $value ->
        [one] { $value } punto
       *[other] { $value } punti
        })
   *[other] la tessera di { $stack } ({ $value ->
        [one] { $value } punto
       *[other] { $value } punti
        })
    }

# L’udienza.
hint-send = { $rank ->
    [3] L’{ $cleric }
   *[other] Il { $cleric }
    } ({ $rank }) parte con la diligenza di { $coach }
hint-far = è { $steps ->
    [one] a un movimento
   *[other] a { $steps } movimenti
    } da Roma
hint-drive = La diligenza di { $coach } va { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }
hint-arrives = La diligenza di { $coach } arriva a Roma, e i suoi ecclesiastici scendono
hint-own-cleric = a bordo c’è il tuo { $cleric } ({ $rank })

# I funzionari, come modulo.
hint-hand-in = Restituisci { $count ->
    [one] un gettone
   *[other] { $count } gettoni
    } e { $gets ->
    [card] puoi prendere una carta
    [chip] prendi un segnalino da 1 punto
    [office] puoi posizionare un ufficio postale in una città qualsiasi dove non ne hai
   *[nothing] non ricevi nulla in cambio
    }
hint-keep = Non restituisci nulla, e nulla cambia
hint-decline = Non prendi nulla

# Perché no?
why-not-legal = Questo si può fare
