# L’archivio del server: che cosa non va in un database, e che cosa dicono i comandi export e import.

storage-no-url = Questo non è l’indirizzo di un database: scrivi { $sqlite } per un file o { $postgresql } per PostgreSQL
storage-url = Questo non è l’indirizzo di un database che possa conservare partite ({ $scheme }): scrivi { $sqlite } per un file o { $postgresql } per PostgreSQL
storage-folder = { $database } è una cartella; indica un file al suo interno
storage-none = Il database { $database } non esiste
storage-no-database = { $database } non è un database di SQLite; indica un altro file, o uno che non esiste ancora
storage-read-only = Non hai il permesso di scrivere nel database { $database }; concedilo, o usa un altro database
storage-cannot-open = Impossibile usare il database { $database }: { $reason }
storage-damaged = Il database { $database } è danneggiato: { $reason }. Sostituiscilo con una copia di sicurezza, oppure salva ciò che si può ancora leggere: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = Il database { $database } ha { $links } nomi (hard link), e con ciascuno sarebbe un database diverso; elimina gli altri nomi, o copialo in un file a parte
storage-in-use = Il database { $database } è già usato da un altro server Posthorn; prima ferma quello, o usa un altro database
storage-foreign = Il database { $database } non appartiene a Posthorn: contiene tabelle di altro ({ $tables }); usane uno vuoto o che non esiste ancora
storage-newer = Il database { $database } è stato creato da un Posthorn più recente: il suo schema è { $revision }, ma questo programma non ne conosce di più recenti di { $known }; installa il Posthorn più recente o usa un altro database
storage-older = Il database { $database } è vuoto o è stato creato da un Posthorn più vecchio; avvia una volta il server per aggiornarlo
storage-no-driver = PostgreSQL richiede il pacchetto psycopg: { $install } ({ $reason })
storage-failed = Errore del database { $database }: { $reason }
storage-in-doubt = La connessione al database { $database } è caduta durante una scrittura, quindi non si sa ancora se i dati siano stati salvati: { $reason }
storage-no-answer = Il database { $database } non risponde
storage-fault = Errore dell’archivio: { $reason }
storage-closed = L’archivio è chiuso
storage-unstorable = Questo non si può salvare: { $reason }
storage-revision-taken = La partita { $game } ha già una voce per la revisione { $revision }
storage-overtaken = Nel frattempo qualcun altro ha modificato la partita { $game }
storage-game-taken = Esiste già una partita { $game }
storage-unknown-game = La partita { $game } non esiste, o non ha quel posto

# Esportare e importare.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } non è una cartella in cui si possa scrivere: { $reason }
transfer-unknown = la partita { $game } non esiste
transfer-not-begun = la partita { $game } non è iniziata, quindi non ne esiste una registrazione
transfer-rules = la partita { $game } è stata giocata con la versione { $given } delle regole, ma questo programma gioca con la versione { $known }
transfer-broken = la partita { $game } non si può scrivere come registrazione: { $reason }
transfer-name = la partita { $game } ha un identificativo che non può essere il nome di un file
transfer-exported = { $games ->
    [0] nessuna partita esportata
    [one] una partita esportata
   *[other] { $games } partite esportate
    } in { $folder }
transfer-nothing = non è stata indicata nessuna registrazione
transfer-empty-folder = in { $folder } non ci sono registrazioni (file che finiscono in .json o .txt)
transfer-imported = { $file }: partita { $game }, { $over ->
    [yes] terminata
   *[no] non finita: continua come partita di prova, con posti liberi da occupare
    }
transfer-repeated = { $file }: è già la partita { $game }; non viene importata di nuovo
transfer-not-imported = non è stato importato nulla
