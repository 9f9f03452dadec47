# Che cosa dicono le lezioni, una frase per ogni passo; nomi e numeri sono quelli della partita in quel momento.

# La prima partita.
lesson-base-welcome = Ti diamo il benvenuto alle Poste! Forma percorsi con le carte città, posiziona uffici postali nelle loro città e totalizza più punti di tutti.
lesson-base-draw = Ogni turno comincia con una carta: prendi { $city } tra le { $display } carte scoperte.
lesson-base-postmaster = Nel primo round il direttore dell’ufficio postale ti dà una seconda carta: prendi { $city }, perché una strada la unisce a { $near }.
lesson-base-begin = Ora devi giocare una carta: inizia il tuo percorso con { $city }, poi termina il turno.
lesson-base-choose = Quando prendi una carta, guarda avanti: una strada unisce { $city } a { $near }, quindi prendila.
lesson-base-extend = Una carta è compatibile se una strada unisce la sua città a un’estremità del percorso: metti { $city } accanto a { $near }, poi termina il turno.
lesson-base-ends = Un percorso ha due estremità: prendi { $city }, compatibile con quella di { $near }.
lesson-base-fits = Contano solo le strade, non i colori, e nessuna città può ripetersi: metti { $city } accanto a { $near }.
lesson-base-carrier = Una volta per turno può aiutarti un funzionario. Con il postiglione giochi una seconda carta: metti { $city } accanto a { $near }.
lesson-base-wait = Da { $smallest } carte in su un percorso si può chiudere, ma con un’altra carta otterrai una tessera bonus: per ora termina il turno.
lesson-base-empty = Secondo quasi tutti i regolamenti il direttore dell’ufficio postale deve aiutarti se inizi il turno senza carte in mano: prendi { $city }, e poi { $second }.
lesson-base-five = Metti { $city } accanto a { $near }, e il tuo percorso avrà { $length } carte.
lesson-base-ways = Puoi chiuderlo in due modi: con un ufficio postale in ogni regione del percorso (qui { $each }), o con uno in ogni città del percorso di una sola regione (qui { $one }). Scegli il primo.
lesson-base-office = Così, delle { $cities } città del percorso in { $province }, solo una riceve un ufficio postale: scegli { $city }.
lesson-base-tile = Il percorso lungo ti dà una tessera bonus da { $tiles } punti. Altre richiedono uffici in tutte le città di una regione o coppia di regioni, o in ogni regione (secondo alcuni regolamenti, in ognuna fuori dalla Baviera).
lesson-base-carriage = Con un percorso chiuso puoi ottenere anche la prossima diligenza. Hai quella da { $carriage }, che vale { $points } punti; quella da { $following } richiede un percorso di almeno { $following } carte.
lesson-base-administrator = Nessuna carta scoperta prosegue da { $held }: chiama il sindaco, e se ne scopriranno { $display } nuove.
lesson-base-swept = Molto meglio: prendi { $city }, che una strada unisce a { $near }.
lesson-base-again = Inizia il tuo prossimo percorso con { $city }, poi termina il turno.
lesson-base-pile = Puoi anche pescare alla cieca: prendi la carta in cima al mazzo.
lesson-base-lay = Metti { $city } accanto a { $near }, poi termina il turno.
lesson-base-third = Prendi { $city } e mettila accanto a { $near }.
lesson-base-one = Ora tutte e { $cards } le città sono in { $province }, quindi chiudi nell’altro modo: con { $offices } uffici postali occupi tutta la regione e ottieni la sua tessera.
lesson-base-cartwright = { $cards } carte sono troppo poche per la diligenza da { $following }, ma il fabbro ti aiuta quando ne mancano una o due: chiamalo.
lesson-base-end = Una partita finisce quando qualcuno ha la diligenza da { $last } o ha posizionato tutti i suoi { $material } uffici postali. Questa, più corta, finisce dopo { $rounds } round.
lesson-base-score = Alla fine ogni ufficio postale non posizionato costa un punto. Tu ne hai posizionati { $opened } e hai ottenuto { $won } punti con diligenza e tessere; l’avversario ne ha posizionati { $their_opened } e ha ottenuto { $their_won } punti. Hai vinto!

# L’udienza.
lesson-audience-welcome = Sulla seconda mappa { $regions } diligenze vanno a Roma, una per ogni regione o coppia di regioni, e su ognuna viaggia un ecclesiastico di ogni giocatore.
lesson-audience-hidden = Prima del primo round ognuno mette in segreto su ogni diligenza un ecclesiastico, di rango da 1 a { $ranks }. Qui è già stato fatto, e i tuoi puoi guardarli.
lesson-audience-draw = È l’ultimo turno di questa partita: prendi { $city }.
lesson-audience-lay = Metti { $city } accanto a { $near }.
lesson-audience-close = Ogni carta la cui città ora non riceve un ufficio postale muove di una città la diligenza della sua regione. Chiudi con gli uffici in { $province }: sono { $moves } movimenti.
lesson-audience-arrive = La diligenza di { $region } è alle porte di Roma, con a bordo il tuo { $cleric } ({ $rank }): falla entrare.
lesson-audience-fork = Quella diligenza ora è a Roma: l’altro movimento è di una diligenza a tua scelta, e dove la strada si divide la via la scegli tu. Muovi quella di { $region } fino { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }.
lesson-audience-spaces = A Roma ogni ecclesiastico va sulla casella dell’udienza del suo rango, e chi vi si trova già deve andarsene. Ora c’è il tuo { $cleric } ({ $rank }).
lesson-audience-score = Alla fine ogni ecclesiastico su una casella dell’udienza vale tanti punti quanto il suo rango, per te { $clerics }. Hai posizionato { $opened } uffici postali e ottenuto { $won } punti, l’avversario { $their_opened } e { $their_won }. Hai vinto!

# I funzionari.
lesson-honours-welcome = In questa partita ogni funzionario che ti aiuta ti dà anche un gettone.
lesson-honours-tokens = Hai già gettoni di { $tokens } funzionari: { $officials }.
lesson-honours-draw = Il turno si svolge come sempre, quindi prendi una carta: { $city }.
lesson-honours-lay = Metti { $city } accanto a { $near }.
lesson-honours-close = Chiudi il tuo percorso con gli uffici in { $province }: ne posizioni { $offices }.
lesson-honours-last = Chi prende l’ultimo gettone di un funzionario obbliga tutti a restituire gettoni: chiama il fabbro, a cui ne resta uno solo.
lesson-honours-hand-in = Due gettoni diversi danno una carta, tre un segnalino da 1 punto, quattro un ufficio postale in una città qualsiasi: restituiscili tutti e quattro.
lesson-honours-build = Posiziona l’ufficio postale a { $city }: completi una coppia di regioni e ottieni la sua tessera da { $tile } punti.
lesson-honours-final = Alla fine tutti possono restituire gettoni ancora una volta, ma i tuoi { $tokens } darebbero solo una carta, che ormai non serve: non restituire nulla.
lesson-honours-score = Così l’aiuto dei funzionari ti ha dato anche un ufficio postale e una tessera. Hai posizionato { $opened } uffici postali e ottenuto { $won } punti, l’avversario { $their_opened } e { $their_won }. Hai vinto!
