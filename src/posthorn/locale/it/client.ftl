# Il gioco nel browser. Molto di ciò che dice si trova anche in terminal.ftl, events.ftl e game.ftl.

client-title = Posthorn
client-subtitle = Thurn und Taxis, con “Tutte le strade portano a Roma”
client-loading = Un momento…
client-back = Torna alla pagina iniziale
client-close = Chiudi
client-not-found = Qui non c’è nulla

# Impostazioni.
settings = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-auto = Predefinito di sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-pace = Velocità dei turni degli altri
settings-pace-slow = Lenta
settings-pace-normal = Normale
settings-pace-fast = Rapida
settings-pace-off = Immediata
settings-portrait = Il tuo ritratto
settings-portrait-number = Ritratto { $number }
settings-list-all = Elenca tutto quello che posso fare

# La pagina iniziale.
front-bots = Contro i bot
front-bots-about = Comincia subito, contro avversari di ogni livello.
front-bots-opponents = Avversari
front-bots-level = Livello
front-bots-play = Gioca
front-pass = Sullo stesso schermo
front-pass-about = Più persone giocano a turno su questo dispositivo; tra un turno e l’altro le carte restano coperte.
front-online = Con gli amici
front-online-about = Invia un link; ognuno gioca sul proprio dispositivo, in tempo reale o nell’arco di più giorni.
front-lobby = Tavoli aperti
front-lobby-about = Tavoli a cui puoi unirti, o dove puoi guardare giocare gli altri.
front-more = Altre opzioni
front-continue = Le tue partite
front-record = Apri una partita salvata
front-your-name = Il tuo nome

# Partite negli elenchi.
game-waiting = in attesa di giocatori
game-playing = round { $round }
game-over = terminata
game-abandoned = interrotta
game-your-turn = tocca a te
game-go-on = Continua
game-look = Guarda
game-forget = Togli dall’elenco
lobby-title = Tavoli aperti
lobby-empty = In questo momento non ci sono tavoli aperti. Aprine uno tu!
lobby-join = Unisciti
lobby-watch = Guarda

# Una nuova partita.
new-title-bots = Una partita contro i bot
new-title-pass = Una partita sullo stesso schermo
new-title-online = Una partita con gli amici
new-seats = Posti
new-seat = Posto { $number }
new-seat-person = Qualcuno su questo dispositivo
new-seat-open = Libero, per chi ha il link
new-seat-add = Aggiungi un posto
new-seat-remove = Togli il posto { $number }
new-who = Chi gioca
new-name = Nome
new-colour = Colore
new-start = Chi inizia
new-start-lot = A sorte
new-modules = Espansione: Tutte le strade portano a Roma
new-map-about = La mappa delle strade per Roma è una nostra ricostruzione: il testo del regolamento dice solo da dove partono le diligenze.
new-edition = Regolamento
new-switches = Regole della casa
new-switches-about = Ciò che non modifichi segue il regolamento.
new-as-edition = come nel regolamento
new-listed = Mostra tra i tavoli aperti
new-hints = Permetti suggerimenti e consigli
new-thinking = Tempo per turno
new-thinking-none = senza limite
new-thinking-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
    }
new-thinking-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
    }
new-thinking-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
    }
new-create = Inizia la partita
new-create-open = Apri il tavolo

new-colour-red = rosso
new-colour-blue = blu
new-colour-yellow = giallo
new-colour-green = verde

switch-all-provinces = La tessera per tutte le regioni richiede un ufficio
switch-all-provinces-all = in ogni regione
switch-all-provinces-outside_baiern = in ogni regione fuori dalla Baviera
switch-empty-hand-postmaster = Chi non ha carte in mano deve farsi aiutare dal direttore dell’ufficio postale
switch-may-abandon = Si può abbandonare un percorso anche se una carta è compatibile
switch-length-fallback = Se la pila per la lunghezza di un percorso è finita
switch-length-fallback-every = ogni percorso prende dalla pila per percorsi più corti
switch-length-fallback-seven_only = solo i percorsi da 7 o più prendono dalla pila per percorsi più corti
switch-last-round = Quando qualcuno ha provocato la fine del gioco
switch-last-round-finish_round = si finisce il round
switch-last-round-one_turn_each = gli altri hanno ancora un turno ciascuno
switch-starting-player = Il primo giocatore è
switch-starting-player-youngest = il più giovane
switch-starting-player-choice = scelto di comune accordo
switch-placement = Uffici postali quando si chiude un percorso
switch-placement-full = vanno posizionati tutti
switch-placement-free = se ne posizionano quanti si vuole
switch-placement-about = Presi alla lettera, i regolamenti permettono di posizionarne meno; di solito si posizionano tutti, come nei loro esempi.
switch-max-rounds = La partita finisce dopo il round
switch-cleric-reminder = Si possono guardare i propri ecclesiastici
switch-yes = sì
switch-no = no
switch-none = mai

# Aspettare i giocatori, unirsi, passare a un altro dispositivo.
table-invite = Invia questo link agli altri:
table-copy = Copia il link
table-copied = Copiato
table-waiting = La partita inizia quando tutti i posti sono occupati.
table-awaiting = La partita inizia quando tutti hanno accettato.
table-agree = Gioca di nuovo
table-open-seat = libero
table-join = Prendi posto
table-fill = Fai giocare un bot
table-gone = Questa partita non esiste, o non esiste più.
table-transfer = Sposta questo posto su un altro dispositivo
table-transfer-about = Apri questo link sull’altro dispositivo entro 15 minuti. Funziona una volta sola.
table-claiming = Il posto passa a questo dispositivo…

# Durante la partita.
turn-yours = Tocca a te, { $player }.
turn-other = È il turno di { $player }.
turn-thinking = { $player } sta pensando…
turn-watching = Stai guardando.
turn-last-turns = Ultimi turni!
turn-round = { $round ->
    [0] Prima del primo round
   *[other] Round { $round }
    }
turn-time-left = ancora { $time }
turn-your-turn-title = Tocca a te – { $title }
turn-sending = Invio in corso…
bots-warming-up = I bot più forti si stanno preparando; nel frattempo giocano al loro posto bot più semplici.

choices = Che cosa puoi fare
give-up-sure = Abbandonare { $route } e iniziare un nuovo percorso con { $city }? { $cards ->
    [one] La sua carta va persa
   *[other] Le sue { $cards } carte vanno perse
    }.
give-up-which = Quale carta inizia il nuovo percorso? Abbandoni { $route }: { $cards ->
    [one] la sua carta va persa.
   *[other] le sue { $cards } carte vanno perse.
    }
give-up = Abbandona il percorso
give-up-choose = Abbandona il percorso…
give-up-keep = Tieni il percorso
ends-which = { $city } è compatibile con entrambe le estremità: quale scegli?
turn-ends = Non resta altro da fare: il turno finisce.
send-pick = Scegli un ecclesiastico.
send-set = Fai salire { $cleric ->
    [abate] l’abate
   *[other] il { $cleric }
    } su una diligenza.
send-cleric = { $cleric } { $rank }
hand-in = Restituisci
choice-each-province = in ogni regione
city-with-offices = { $city }; uffici postali di { $players }
officials-label = Funzionari
official-helped = In questo turno il { $official } ha già dato il suo aiuto
official-may-postmaster = Il direttore dell’ufficio postale può aiutarti: prendi una seconda carta
official-may-carrier = Il postiglione può aiutarti: gioca una seconda carta
official-may-administrator = Chiama il sindaco: sei nuove carte scoperte
official-may-cartwright = Fatti aiutare dal fabbro
audience-nobody = nessuno
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = La diligenza di { $coach }, { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }
tokens-of = { $official }: { $count }
board-label = Il tabellone
board-described = Mappa di 22 città in 9 regioni
journey = La strada per Roma
display-label = Carte scoperte
display-empty = vuoto
pile-label = Mazzo, { $cards ->
    [one] una carta
   *[other] { $cards } carte
    }
discards-label = Pila degli scarti, { $cards ->
    [one] una carta
   *[other] { $cards } carte
    }
hand-label = La tua mano
hand-of = Mano di { $player }
route-label = Il tuo percorso
route-of = Percorso di { $player }
card-label = { $city }, { $province }
card-with-deeds = { $card }: { $deeds }
deed-take = prendi
deed-draw = pesca
deed-left = metti a sinistra
deed-right = metti a destra
deed-begin = { $cards ->
    [0] inizia un percorso
   *[other] abbandona il percorso e iniziane uno nuovo
    }
deed-discard = scarta
deed-office = posiziona un ufficio postale
stacks-label = Tessere bonus
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: finite
players-label = Giocatori
player-present = presente
player-absent = senza connessione
player-awaited = non ha ancora accettato
player-away = ultimo accesso: { $time }
player-played-by = gioca { $bot }
player-starts = primo giocatore
player-offices-short = { $left ->
    [one] 1 ufficio
   *[other] { $left } uffici
    }
player-ender = ha provocato la fine del gioco
log-label = Cronologia
log-begins = A ogni turno peschi una carta e ne giochi una. Da { $cards } carte in su un percorso si può chiudere: posizioni uffici postali nelle sue città e, se è abbastanza lungo, ottieni la prossima diligenza. Una volta per turno può aiutarti un funzionario. La partita finisce quando qualcuno ha la diligenza da { $last } o ha posizionato tutti i suoi uffici postali.
chat-label = Chat
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi un messaggio
chat-send = Invia
more-label = Altro

# Le azioni, come stanno scritte sui pulsanti.
action-draw = Prendi { $city }
action-draw-pile = Pesca dal mazzo
action-administrator = Chiama il sindaco
action-play-left = Metti { $city } a sinistra di { $end }
action-play-right = Metti { $city } a destra di { $end }
action-begin = { $cards ->
    [0] Inizia un percorso con { $city }
   *[other] Abbandona il percorso e iniziane uno nuovo con { $city }
    }
action-pass = Termina il turno
action-close-each = Chiudi il percorso: un ufficio postale in ogni regione
action-close = Chiudi il percorso: uffici postali in { $province }
action-office = Ufficio postale { $city ->
    [Augsburg] ad
   *[other] a
    } { $city } ({ $province })
action-done = Nessun altro ufficio postale
action-cartwright = Il fabbro ti aiuta: diligenza da { $number }
action-no-cartwright = Senza il fabbro
action-discard = Scarta { $city }
action-send = { $rank ->
    [3] L’{ $cleric }
   *[other] Il { $cleric }
    } ({ $rank }) parte con la diligenza di { $coach }
action-hand-in = Restituisci: { $officials }
action-keep = Non restituire nulla
action-take = Prendi { $city }
action-take-pile = Prendi la carta coperta in cima al mazzo
action-build = Ufficio postale { $city ->
    [Augsburg] ad
   *[other] a
    } { $city }
action-decline = Niente
action-drive = { $coach } fino { $place ->
    [Ancona] ad
   *[other] a
    } { FORM($place, case: "name") }
explain-postmaster = una seconda carta, con l’aiuto del direttore dell’ufficio postale
explain-carrier = una seconda carta, con l’aiuto del postiglione

# Suggerimenti, il consiglio di un bot, e perché no.
hints-button = Che cosa posso fare?
advice-button = Tu che cosa faresti?
hints-off = Questa partita si gioca senza suggerimenti.
hints-turn = Chiusura e fine del turno
advice-thinking = Il bot più forte sta pensando…
advice-instead = { $bot } (il principe si sta ancora preparando)
advice-chance = { $percent }% di probabilità di vittoria
advice-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
    } alla fine
advice-again = Chiedi di nuovo
problem-watching = Stai guardando: qui non hai niente da giocare.
problem-looking-back = Stai guardando una posizione precedente: torna a quella attuale per giocare.
problem-covered = Le carte restano coperte finché lo schermo non passa al prossimo giocatore.
problem-thing-stack = Le tessere bonus si ottengono chiudendo un percorso: sempre quella in cima a una pila.
problem-thing-discards = Gli scarti tornano in gioco solo quando il mazzo è finito.
problem-thing-player = Questo appartiene a un altro giocatore: tu giochi le tue carte e i tuoi uffici postali.
problem-thing-tokens = Chi è aiutato da un funzionario prende uno di questi gettoni.
problem-thing-audience = Questi ecclesiastici sono arrivati a Roma; alla fine del gioco ognuno vale tanti punti quanto il suo rango.
problem-thing-postmaster = Il direttore dell’ufficio postale ti permette di prendere una seconda carta prima di giocarne una. In ogni turno può aiutarti un solo funzionario.
problem-thing-carrier = Il postiglione ti permette di giocare una seconda carta compatibile con il percorso. In ogni turno può aiutarti un solo funzionario.

# Annullare una mossa.
undo = Annulla la mossa
undo-keys = Annulla la tua ultima scelta: U o Ctrl+Z
undo-asked = { $player } vorrebbe annullare { $actions ->
    [one] l’ultima azione
   *[other] le ultime { $actions } azioni
    }.
undo-waiting = Gli altri decidono se puoi annullare la mossa.
undo-agree = Accetta
undo-refuse = Rifiuta

# Uno schermo, più persone.
pass-screen = Ora gioca { $player }
pass-screen-about = Passa il dispositivo. Fino ad allora le carte restano coperte.
pass-ready = Sono { $player }

# Rivedere le partite, e le loro registrazioni.
replay-title = Replay
replay-open = Apri una partita salvata: un file scritto da Posthorn
replay-first = All’inizio
replay-back-turn = Un turno indietro
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-on-turn = Un turno avanti
replay-last = Alla fine
replay-run = Riproduzione automatica
replay-stop = Pausa
replay-place = { $ply } di { $all }
replay-keys = Frecce: un passo; Pag↑ e Pag↓: un turno; barra spaziatrice: riproduzione o pausa.
replay-share = Copia il link a questa posizione
replay-scores = I punti nel corso della partita
over-replay = Rivedi la partita

# Problemi.
problem-offline = Il server non è raggiungibile. Nuovo tentativo in corso…
problem-offline-request = Il server non ha risposto. Prova di nuovo.
problem-lost = La connessione è caduta. Nuovo tentativo in corso…
problem-closed = Questo tavolo è chiuso.
problem-unreadable = Non è stato possibile leggere la risposta del server.
problem-rule = Regola { $rule }

# Le regole, da leggere e in cui cercare su ogni pagina.
rules-title = Regole
rules-search = Cerca nelle regole
rules-contents = Indice
rules-found = { $count ->
    [0] Nessun risultato
    [one] Un paragrafo trovato
   *[other] { $count } paragrafi trovati
    }
rules-back = Indietro
rules-in-game = In questa partita
rules-not-in-game = Non in questa partita

# La fine.
over-title = La partita è finita
over-abandoned = La partita è stata interrotta
over-winner = Vince { $player }
over-rematch = Rivincita
over-record = Scarica la partita
over-to-rematch = Alla prossima partita
abandon = Interrompi la partita
abandon-sure = Interrompere la partita per tutti?
leave-to-bot = Fai giocare un bot al posto mio
return-to-seat = Torna a giocare di persona

# Link per gli altri e per altri dispositivi; quando il server non c’è.
share-code = Il link come codice QR, per una fotocamera
share-only-here = Questo link funziona solo su questo computer. Per usare altri dispositivi avvia Posthorn con { $command } e ricarica la pagina.
share-watch = Invita qualcuno a guardare
share-watch-about = Chi apre questo link vede il tavolo, ma non le carte che i giocatori hanno in mano.
share-replay = Mostra questa partita a qualcuno
share-replay-about = Questo link mostra la partita mossa per mossa, con tutte le mani scoperte.
share-moment-about = La partita in questo momento:
share-position-about = Solo questa posizione, per qualsiasi copia di Posthorn:
table-leave = Lascia il posto
table-close = Chiudi il tavolo
front-further = { $games ->
    [one] Un’altra partita
   *[other] Altre { $games } partite
    }
front-finished = Partite finite
replay-drop = Rilascia qui il file
replay-drop-about = Puoi anche trascinare il file in un punto qualsiasi di questa pagina o di quella iniziale.
server-away = Il server al momento non è raggiungibile. Sul tuo computer si avvia con il comando posthorn; appena risponde, questa pagina riprende da sola.

# Suoni, notifiche, guardare indietro.
settings-sound = Suoni
settings-volume = Volume
settings-notify = Avvisami quando tocca a me e questa pagina è in secondo piano
settings-notify-refused = Il browser non consente notifiche a questa pagina.
settings-keys = Lettere come scorciatoie durante la partita; ? le mostra tutte
settings-docs = Documentazione (in inglese)
keys-title = Tasti
keys-about = Tab va avanti, Invio sceglie, Esc torna indietro.
log-look-back = Fai clic su una riga, o usa le frecce, per vedere il tabellone com’era allora.
past-label = Posizione precedente
past-gone-on = La partita è andata avanti.
past-now = Torna alla posizione attuale
past-keys = Frecce: un passo; Esc: posizione attuale.

# Quanto manca alla fine, e il punteggio finale.
score-sheet = Foglio dei punti
end-label = Quanto manca alla fine
end-carriage = Diligenza da { $number } su { $last }: { $players }
end-no-carriage = Nessuno ha ancora una diligenza; l’ultima è quella da { $last }.
end-offices = { $left ->
    [one] Ancora un ufficio
   *[other] Ancora { $left } uffici
    }: { $players }
end-offices-all = { $left ->
    [one] A tutti resta un ufficio.
   *[other] A tutti restano { $left } uffici.
    }
end-brought-about = { $player } ha provocato la fine del gioco.
end-rounds = Fine al più tardi dopo il round { $rounds }
over-show = Mostra il risultato
over-close = Nascondi il risultato
over-counting = Il punteggio finale
over-skip = Mostra subito tutti i punti

# La prova che nessuno ha scelto le carte.
proof = Verifica della mescolata
proof-button = Verifica la mescolata
proof-about = Prima della partita il server ha estratto un segreto e ne ha mostrato soltanto l’impegno: un numero che non corrisponde a nessun altro segreto. Poi i giocatori hanno aggiunto valori casuali propri. Da questi e dal segreto derivano tutte le carte. Ora il tuo browser rifà i conti e distribuisce di nuovo:
proof-cannot = I browser fanno questi conti solo per pagine https o dello stesso computer. “posthorn verify” li fa con la registrazione.
proof-noted-yes = L’impegno è quello che questo browser ha annotato prima della distribuzione.
proof-noted-no = L’impegno non è quello che questo browser ha annotato prima della distribuzione!
proof-noted-unknown = Questo browser non ha annotato l’impegno prima della distribuzione.
proof-commitment-yes = Il segreto corrisponde all’impegno.
proof-commitment-no = Il segreto non corrisponde all’impegno!
proof-bound-yes = L’impegno vale solo per questa partita e per le sue regole: { $terms }.
proof-bound-no = L’impegno vale per un’altra partita o per altre regole: { $terms }!
proof-bound-unknown = L’impegno è di un tipo più vecchio e non vale solo per questa partita: sarebbe potuto servire anche per altre.
proof-added-yes = Ciò che questo browser ha aggiunto è stato usato senza modifiche.
proof-added-no = Ciò che questo browser ha aggiunto non è stato usato così com’era!
proof-added-unknown = Questo browser non ha aggiunto nulla.
proof-attempt = È stato usato al tentativo { $attempt }: ciò che questo browser aveva inviato prima è stato rifiutato.
proof-seed-yes = Il seme della partita deriva dal segreto e da ciò che tutti i posti hanno aggiunto.
proof-seed-no = Il seme della partita non deriva dal segreto e da ciò che tutti i posti hanno aggiunto!
proof-cards-yes = Tutte le { $cards } carte scoperte derivano dal seme, e ogni mossa, e con essa il risultato, segue le regole.
proof-cards-no = Le carte non derivano dal seme, oppure le mosse o il risultato non seguono le regole!
proof-cards-unknown = La partita segue regole diverse da quelle che questa pagina conosce; “posthorn verify” controlla se le sue carte derivano dal seme.
proof-seen-yes = Le { $cards } carte che questa pagina ti ha mostrato sono le stesse.
proof-seen-no = Le carte che questa pagina ti ha mostrato non sono le stesse!
proof-seen-unknown = Questa pagina non ti ha mostrato tutta la partita, perciò le sue carte non vengono confrontate.
proof-holds = Tutto corrisponde: una volta saputo che cosa hai aggiunto, il server non poteva più scegliere queste carte.
proof-fits = Tutto corrisponde. Ma solo chi ha annotato l’impegno e ha aggiunto qualcosa può essere certo che il server non abbia scelto le carte.
proof-fails = Qualcosa non corrisponde: questa mescolata non è dimostrata.
proof-further = Questo non mostra se qualcuno che conosce il segreto ha guardato le carte, o è stato l’ultimo ad aggiungere qualcosa. “posthorn verify” controlla le stesse cose con la registrazione.
proof-numbers = I numeri
proof-commitment = Impegno
proof-game = Partita
proof-terms = Condizioni
proof-secret = Segreto
proof-added = Aggiunto da { $player } (tentativo { $attempt })
proof-seed = Seme

# Chi è assente, e le partite che non dimostrano nulla.
absence-rule = Se qualcuno manca per più di { $time }, gli altri di comune accordo possono far giocare un bot. Il posto resta suo.
absence-away = { $player } non c’è. Gli altri potranno far giocare un bot a partire da: { $time }.
absence-up = { $player } non c’è (ultimo accesso: { $time }). Se tutti sono d’accordo gioca un bot; il posto resta suo.
absence-waits = Hai accettato. Ora tocca agli altri decidere.
absence-agree = Fai giocare un bot
absence-open = Libera il posto
absence-disagree = Continua ad aspettare
own-bot = Un bot gioca al posto tuo.
practice = Partita di prova
practice-about = Sono state annullate mosse dopo che si erano viste delle carte, o tutto era noto dall’inizio. Perciò questa partita non dimostra nulla, e nessun altro può entrarvi.
leave-game = Lascia definitivamente la partita
leave-game-sure = Lasciare definitivamente? Continua un bot, e non potrai tornare.
player-left = ha lasciato la partita; gioca { $bot }
new-absence = Ci si può assentare per
new-absence-usual = { $time } (abituale)
new-absence-about = Poi gli altri, se sono tutti d’accordo, possono far giocare un bot. Il posto resta riservato.
