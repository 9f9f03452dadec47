# Registrazioni: che cosa non va in un file, e come si mostra una partita che è stata letta.

record-line = riga { $line }

record-foreign = Questa non è una registrazione di Posthorn
record-binary = Questa non è una registrazione di Posthorn: non è testo in UTF-8
record-format = Il file ha il formato { $given }, ma questo programma legge il formato { $known }
record-rules-newer = La partita è stata giocata con la versione { $given } delle regole, ma questo programma non ne conosce di più recenti della { $known }
record-rules-older = La partita è stata giocata con la versione { $given } delle regole, che questo programma, con la versione { $known }, non gioca più
record-cut-off = Il file è troncato: la sua ultima riga è incompleta
record-no-header = Qui deve esserci un’intestazione, o la riga vuota dopo le intestazioni, non: { $given }
record-no-empty-line = Il file finisce con le intestazioni: manca la riga vuota che le segue
record-unknown-header = Qui non esiste un’intestazione { $field }
record-missing-header = Manca l’intestazione { $field }
record-header-twice = L’intestazione { $field } compare due volte
record-value = { $field } non può essere { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = Una partita inizia o da un seme o da una posizione
record-start-and-position = Una partita che inizia da una posizione ha il primo giocatore della posizione e nessun altro
record-shuffle-and-position = Una partita che inizia da una posizione non ha un seme, e quindi nulla da cui un seme possa derivare
record-hash = { $field } deve essere di 64 cifre esadecimali, non: { $given }
record-randomness = { $field } deve essere una riga di caratteri stampabili
record-randomness-seats = Ci sono { $seats } posti, ma valori casuali di { $given }
record-commitment = L’impegno non corrisponde al segreto, il cui impegno è { $known }
record-terms = { $field } deve corrispondere alla partita di questa registrazione: { $known }
record-seed-not-shuffled = Il seme non deriva dal segreto e dai valori casuali dei giocatori, dai quali deriva { $known }
record-not-practice = Se sono state annullate mosse dopo che si erano viste delle carte, la registrazione deve dire che la partita è di prova
record-incident = “{ $given }” non può succedere a questo tavolo
record-unprintable = La posizione contiene caratteri non stampabili
record-other-options = La posizione non è quella di un tavolo con questi posti, questo regolamento, questi moduli e queste opzioni
record-wrong-heading = Qui deve esserci “{ $known }:”, non: { $given }
record-new-line = “{ $action }” deve stare in una nuova riga, che inizia con “{ $known }:”
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = La partita è finita, e non può seguire altro
record-spelling = “{ $given }” qui si scrive “{ $known }”
record-truncated = La registrazione finisce dopo { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
    }, ma dovrebbe averne { $plies }
record-plies = { $actions ->
    [one] C’è un’azione
   *[other] Ci sono { $actions } azioni
    }, non { $plies }
record-result = { $over ->
    [yes] La partita è finita con i punti { $known }, ma il risultato dice altro
   *[no] La partita è ancora in corso, ma il risultato dice altro
    }
record-inexact = La riga deve essere: { $known }
record-changed = La registrazione è stata modificata dopo essere stata scritta; se era voluto, la riga deve essere: { $known }
record-syntax = Questo non è JSON corretto: l’errore è alla colonna { $column }
record-twice = { $field } compare due volte
record-unknown-key = In una registrazione non esiste { $field }
record-missing-key = Manca { $field }
record-type = { $field } deve essere { $wanted ->
    [number] un numero intero
    [text] un testo
    [list] un elenco
    [true] “true”
   *[object] un oggetto
    }

record-ok = { $file }: tutto a posto, { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Usa una sola di queste opzioni: { $options }
record-upto-range = La registrazione ha { $actions ->
    [one] solo un’azione
   *[other] { $actions } azioni
    }

record-verify-rules = { $over ->
    [yes] { $file }: una partita intera secondo le regole, con il risultato giusto (azioni: { $actions }).
   *[no] { $file }: una partita in corso, finora secondo le regole (azioni: { $actions }).
    }
record-verify-cards = Tutte le sue carte derivano dal seme { $seed }.
record-verify-seed = Il seme deriva dal segreto del server e da ciò che i giocatori hanno aggiunto. Se qualcosa è tuo, controlla che sia proprio ciò che hai aggiunto:
record-verify-added = { $player } ha aggiunto “{ $randomness }”
record-verify-added-again = { $player } ha aggiunto “{ $randomness }” al tentativo { $attempt }: ciò che aveva inviato prima è stato rifiutato
record-verify-nothing-added = { $player } non ha aggiunto nulla
record-verify-committed = Il segreto è quello a cui il server si era impegnato con { $commitment }.
record-verify-bound = L’impegno è legato alla partita { $game } e alle sue condizioni: { $terms }. Non può servire per nessun’altra partita.
record-verify-unbound = È un impegno di un tipo più vecchio, non legato a una partita: non dimostra che il server l’abbia mostrato solo a questo tavolo, che le regole fossero già decise, né che nessun valore casuale sia stato prima rifiutato.
record-verify-compare = Confrontalo con l’impegno che hai annotato prima della partita, o indica il tuo con { $option }: solo se sono uguali è dimostrato che il segreto non è stato scelto dopo.
record-verify-same = È l’impegno che hai annotato: il segreto non è stato scelto dopo.
record-verify-other = { $file }: questa non è la partita di cui hai annotato l’impegno, oppure il suo segreto è stato sostituito. L’impegno della registrazione è { $commitment }, il tuo { $noted }
record-verify-no-incidents = Secondo la registrazione nessuna mossa è stata annullata e nessun posto è passato di mano.
record-verify-incidents = Il server ha annotato anche:
record-verify-incident = { $actions ->
    [0] prima della prima azione
    [one] dopo { $actions } azione
   *[other] dopo { $actions } azioni
    }: { $what }
record-verify-practice = { $file }: questa è una partita di prova. Sono state annullate mosse dopo che qualcuno aveva visto delle carte, o tutto ciò che è nascosto era noto dall’inizio: qualunque altra cosa sia dimostrata, il suo risultato non significa nulla
record-verify-no-shuffle = { $file }: la registrazione segue le regole, ma non dice da dove viene il suo seme; quindi sulla mescolata non si può dimostrare nulla
record-verify-no-commitment = Un impegno è di 64 cifre esadecimali, non: { $given }

record-edition = Regolamento
record-modules = Moduli
record-switches = Opzioni
record-players = Giocatori
record-seed = Seme
record-position = Posizione
record-actions = Azioni
record-setup = Preparazione
record-sentence = { $sentence }.

record-under-way = La partita è in corso; i punti finora
record-player = Giocatore
record-carriage = Diligenza
record-tiles = Tessere
record-offices-left = Uffici postali rimasti
record-clerics = Ecclesiastici
record-chips = Segnalini
record-total = Punti
record-rank = Piazzamento
record-won = Vince { $player }

record-after = Dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
    } su { $all }: round { $round }
record-to-act = È il turno di { $player }
record-over = La partita è finita
record-display = Carte scoperte
record-pile = Mazzo
record-discards = Pila degli scarti
record-hand = Mano
record-route = Percorso
record-offices = Uffici postali
record-tokens = Gettoni
record-tile = { $stack } { $value }
record-coaches = In viaggio per Roma
record-at = { $coach }: { FORM($place, case: "name") }
record-audience = In udienza
record-supply = Gettoni rimasti
record-count = { $count } { $word }
