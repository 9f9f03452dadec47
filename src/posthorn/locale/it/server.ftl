# Che cosa il server dice quando non fa ciò che gli è stato chiesto.

server-refused-advice-asked = Il bot sta ancora pensando all’ultima domanda; aspetta la sua risposta
server-refused-bad-body = Il corpo della richiesta non è valido: { $reason }
server-refused-bad-key = Questa non è una chiave; invia quella che hai ricevuto creando la partita o unendoti, come “Authorization: Bearer KEY”
server-refused-bad-parameter = Il parametro { $name } non è valido: { $reason }
server-refused-bad-record = Impossibile mostrare questa registrazione: { $reason }
server-refused-bot-for-nobody = Un bot si può indicare solo per il posto di un bot
server-refused-broken-game = Le mosse di questa partita non si possono rigiocare; il log del server dice perché
server-refused-cards-dealt = Le carte sono già state distribuite, quindi alla mescolata non si può aggiungere nulla; entra senza valori casuali
server-refused-colour-twice = Due giocatori non possono avere lo stesso colore
server-refused-future-revision = La partita non è ancora arrivata a quel punto; chiedi di nuovo senza indicare una revisione
server-refused-game-is-abandoned = La partita è stata interrotta
server-refused-game-is-over = La partita è finita
server-refused-game-is-playing = La partita è cominciata: questo posto non si può più liberare
server-refused-game-is-waiting = La partita non è ancora iniziata: aspetta altri giocatori
server-refused-gone = La richiesta è stata annullata
server-refused-in-doubt = Il database non risponde, quindi non si sa ancora se l’ultima modifica a questo tavolo sia stata salvata; invia di nuovo la stessa richiesta per saperlo
server-refused-long-record = Non si mostra una registrazione con più di { $most } azioni
server-refused-no-advice = In questo momento nessuno può dare consigli; riprova
server-refused-no-game = Questa partita non esiste
server-refused-no-hints = Questa partita si gioca senza suggerimenti
server-refused-no-key = Serve una chiave: quella che hai ricevuto creando la partita o unendoti, inviata come “Authorization: Bearer KEY”
server-refused-no-lesson = Questa partita non è una lezione
server-refused-no-level = Questo bot non esiste
server-refused-no-open-seat = Tutti i posti sono occupati
server-refused-no-review = Qui non si può fare alcuna analisi: serve ciò che posthorn[fast] installa
server-refused-no-commitment = Questo impegno non è conosciuto o è già stato usato; chiedine uno nuovo
server-refused-other-terms = Questo impegno è per una partita con altre condizioni: { $terms }
server-refused-agreed = Hai già accettato questa partita; ciò che è stato aggiunto alla mescolata resta
server-refused-no-ply = Questo momento non esiste: la partita finisce con l’azione { $most }
server-refused-no-seat = Questo posto non esiste; la partita ne ha { $seats }, contati da 0
server-refused-no-take-back = Nessuno ha chiesto di annullare una mossa, o nel frattempo la partita è andata avanti
server-refused-not-absent = { $player } non è assente
server-refused-not-absent-long = { $minutes ->
    [one] { $player } può restare assente ancora un minuto
   *[other] { $player } può restare assente ancora { $minutes } minuti
}
server-refused-not-at-table = Non giochi in questa partita
server-refused-not-host = Può farlo solo chi ha creato la partita
server-refused-not-json = Il corpo deve essere JSON, con il tipo di contenuto application/json
server-refused-not-over = È possibile solo a partita finita
server-refused-not-your-seat = Il posto { $seat } non è tuo
server-refused-not-your-turn = È il turno di { $player }
server-refused-nothing-to-play-on = A questo punto la partita è finita; scegli un momento precedente
server-refused-nothing-to-take-back = Non hai nulla da annullare
server-refused-log-full = Questa partita ha { $entries } voci, il massimo consentito qui; chi l’ha creata può interromperla
server-refused-log-half-full = Questa partita ha già { $entries } voci: si può giocare fino alla fine, ma non cambiare altro
server-refused-other-method = Questo indirizzo non accetta questo metodo
server-refused-other-rules = La partita è stata giocata con la versione { $given } delle regole, ma questa è la versione { $known }
server-refused-practice = Questa è una partita di prova: nessun altro può entrarvi
server-refused-record-or-position = Indica una registrazione oppure una posizione, non entrambe
server-refused-revealed = Da allora è stato rivelato qualcosa di nascosto, quindi questa mossa non si può annullare
server-refused-reviews-asked = Aspetta che siano pronte le analisi già richieste
server-refused-seat-taken = Questo posto è occupato
server-refused-stale = Nel frattempo la partita è andata avanti
server-refused-storage = In questo momento la partita non si può salvare; nulla è cambiato, riprova
server-refused-text-or-phrase = Invia un testo oppure una frase pronta
server-refused-thinking-time = Il tempo per turno può essere al massimo di { $most } s
server-refused-unknown-parameter = Non esiste un parametro { $name }
server-refused-unprintable = Deve essere una riga di testo semplice
server-refused-wrong-code = Il codice è sbagliato, già usato o troppo vecchio; chiedine uno nuovo

# I colori dei giocatori, e i loro nomi se non ne hanno altri.
colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-green = Verde

# Il comando serve.
serve-at = Posthorn è in funzione all’indirizzo { $address } (Ctrl-C lo ferma)
serve-running-already = Posthorn è già in funzione, all’indirizzo { $address }
serve-no-browser = Apri { $address } in un browser
serve-cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $reason }. Scegline altri con --host e --port
serve-no-tracing = L’impostazione tracing ha bisogno di OpenTelemetry, che non è installato: { $install }
serve-needs-postgresql = Solo i server con un database PostgreSQL lo condividono, e con esso i loro bot: indicane uno con --database postgresql://user:password@host/database, o lascia --workers e --bot-workers come al solito
bots-need-postgresql = I bot possono pensare altrove solo per server che condividono un database PostgreSQL: indicalo con --database postgresql://user:password@host/database
bots-none = Serve almeno un processo per i bot: --bot-workers 1
bots-think = Qui i bot pensano per i server che usano { $database } (Ctrl-C lo ferma)
docs-at = La documentazione è all’indirizzo { $address } (Ctrl-C ferma il server)
docs-not-built = La documentazione qui non è ancora stata generata. Si genera così: { $command }
