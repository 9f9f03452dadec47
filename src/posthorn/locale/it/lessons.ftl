# Che cosa dicono le lezioni, una frase per ogni passo; nomi e numeri sono quelli della partita in quel momento.

# La prima partita.
lesson-base-welcome = Ti diamo il benvenuto alla posta! Forma percorsi con le carte città, apri uffici postali nelle loro città e alla fine abbi più punti di tutti.
lesson-base-draw = Ogni turno comincia con una carta: prendi { $city } tra le { $display } carte scoperte.
lesson-base-postmaster = Nel primo round il direttore dell’ufficio postale ti dà una seconda carta: prendi { $city }, perché una strada la unisce a { $near }.
lesson-base-begin = Ora devi giocare una carta: inizia il tuo percorso con { $city }, poi termina il turno.
lesson-base-choose = Quando peschi, pensa a dopo: una strada unisce { $city } a { $near }, quindi prendila.
lesson-base-extend = Una carta è compatibile se una strada unisce la sua città a un’estremità del percorso: metti { $city } accanto a { $near }, poi termina il turno.
lesson-base-ends = Un percorso ha due estremità: prendi { $city }, che va bene accanto a { $near }.
lesson-base-fits = Contano solo le strade, non i colori, e nessuna città si ripete: metti { $city } accanto a { $near }.
lesson-base-carrier = Una volta per turno può aiutarti un funzionario, e con il postiglione giochi una seconda carta: metti { $city } accanto a { $near }.
lesson-base-wait = Da { $smallest } carte in su un percorso si può chiudere, ma con un’altra carta otterrai una tessera bonus: per ora termina il turno.
lesson-base-empty = Se la tua mano è vuota, il direttore deve aiutarti: prendi { $city } e poi { $second }.
lesson-base-five = Metti { $city } accanto a { $near }, e il tuo percorso avrà { $length } carte.
lesson-base-ways = Chiudilo in uno di due modi: un ufficio postale in ogni regione, qui { $each }, o in tutte le città di una regione, qui { $one }; scegli il primo.
lesson-base-office = Delle { $towns } città in { $province } così solo una riceve un ufficio: scegli { $city }.
lesson-base-tile = Il tuo lungo percorso ha ottenuto una tessera bonus da { $tiles } punti; altre si ottengono con tutte le città di una regione o con uffici in ogni regione.
lesson-base-carriage = Ogni percorso chiuso può anche ottenere la prossima diligenza: hai quella da { $carriage }, che vale { $points } punti, e quella da { $following } richiede { $following } carte.
lesson-base-administrator = Nessuna carta scoperta prosegue da { $held }: chiama il sindaco, e se ne scoprono { $display } nuove.
lesson-base-swept = Molto meglio: prendi { $city }, che una strada unisce a { $near }.
lesson-base-again = Inizia il tuo prossimo percorso con { $city }, poi termina il turno.
lesson-base-pile = Puoi anche pescare alla cieca: prendi la carta in cima al mazzo.
lesson-base-lay = Metti { $city } accanto a { $near }, poi termina il turno.
lesson-base-third = Prendi { $city } e mettila accanto a { $near }.
lesson-base-one = Ora tutte e { $cards } le città sono in { $province }: chiudi nell’altro modo, e { $offices } uffici riempiono la regione e ottengono la sua tessera.
lesson-base-cartwright = { $cards } carte sono poche per la diligenza da { $following }, ma il fabbro aiuta quando ne mancano una o due: chiamalo.
lesson-base-end = Una partita finisce quando qualcuno ha la diligenza da { $last } o ha collocato tutti i suoi { $material } uffici; questa, più corta, finisce dopo { $rounds } round.
lesson-base-score = La tua diligenza dà { $points } punti e le tue tessere { $tiles }, e ognuno dei { $left } uffici non collocati ne costa uno: vinci per { $own } a { $other }!

# L’udienza.
lesson-audience-welcome = Sulla seconda mappa { $regions } diligenze vanno a Roma, una per ogni regione, e in ognuna siede un ecclesiastico di ogni giocatore.
lesson-audience-hidden = Prima del primo round ognuno vi nasconde i suoi ecclesiastici di rango da 1 a { $ranks }, uno per diligenza; qui è già fatto, e i tuoi puoi vederli.
lesson-audience-draw = È l’ultimo turno di questa partita: prendi { $city }.
lesson-audience-lay = Metti { $city } accanto a { $near }.
lesson-audience-close = Ogni carta la cui città ora non riceve un ufficio muove di una tappa la diligenza della sua regione: chiudi con { $province }, e ci saranno { $moves } mosse.
lesson-audience-arrive = La diligenza di { $region } è alle porte di Roma e porta un tuo ecclesiastico, { $cleric } ({ $rank }): falla entrare.
lesson-audience-fork = Poiché è a Roma, l’altra mossa tocca a una diligenza a tua scelta, e scegli tu anche dove la strada si divide: muovi quella di { $region } fino { $place ->
    [Ancona] ad
   *[other] a
    } { $place }.
lesson-audience-spaces = A Roma gli ecclesiastici prendono il posto del loro rango, e chi vi stava deve andarsene: ora vi sta il tuo, { $cleric } ({ $rank }).
lesson-audience-score = Alla fine ogni ecclesiastico al suo posto dà tanti punti quanto il suo rango, a te { $clerics }: vinci per { $own } a { $other }!

# I funzionari.
lesson-honours-welcome = In questa partita ogni funzionario che ti aiuta ti dà anche un gettone.
lesson-honours-tokens = Hai già gettoni di { $tokens } funzionari: { $officials }.
lesson-honours-draw = Il tuo turno è come sempre, quindi prendi una carta: { $city }.
lesson-honours-lay = Metti { $city } accanto a { $near }.
lesson-honours-close = Chiudi il tuo percorso con { $province }, che colloca { $offices } uffici.
lesson-honours-last = Quando qualcuno prende l’ultimo gettone di un funzionario, tutti ne restituiscono: chiama il fabbro, a cui ne resta uno solo.
lesson-honours-hand-in = Due gettoni diversi danno una carta, tre un segnalino da 1 punto, quattro un ufficio in una città qualsiasi: restituiscili tutti e quattro.
lesson-honours-build = Colloca l’ufficio qui: { $city } completa una regione e ottiene la sua tessera da { $tile } punti.
lesson-honours-final = Alla fine tutti possono restituire ancora una volta, ma i tuoi { $tokens } gettoni danno solo una carta, che ormai non serve: non restituire nulla.
lesson-honours-score = Così l’aiuto dei funzionari ti ha dato anche un ufficio e una tessera: vinci per { $own } a { $other }!
