# Die Datenbank des Servers: was mit ihr nicht stimmt, und was die Befehle export und import sagen.

storage-no-url = Das ist keine Adresse einer Datenbank: Schreibe { $sqlite } für eine Datei oder { $postgresql } für PostgreSQL
storage-url = Das ist keine Adresse einer Datenbank, in der Partien liegen können ({ $scheme }): Schreibe { $sqlite } für eine Datei oder { $postgresql } für PostgreSQL
storage-folder = { $database } ist ein Ordner; nenne eine Datei darin
storage-none = Es gibt keine Datenbank { $database }
storage-no-database = { $database } ist keine SQLite-Datenbank; nenne eine andere Datei oder eine, die es noch nicht gibt
storage-read-only = Für die Datenbank { $database } fehlt das Schreibrecht; erteile es, oder nimm eine andere Datenbank
storage-cannot-open = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }
storage-damaged = Die Datenbank { $database } ist beschädigt: { $reason }. Ersetze sie durch eine Kopie oder rette, was noch lesbar ist: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = Die Datenbank { $database } hat { $links } Namen (harte Links) und wäre unter jedem eine andere; entferne die übrigen Namen oder kopiere die Datenbank in eine eigene Datei
storage-in-use = Die Datenbank { $database } wird von einem anderen Posthorn-Server benutzt; halte zuerst diesen an oder nimm eine andere Datenbank
storage-foreign = Die Datenbank { $database } gehört nicht zu Posthorn: Sie hat fremde Tabellen ({ $tables }); nimm eine, die leer ist oder die es noch nicht gibt
storage-newer = Die Datenbank { $database } stammt von einem neueren Posthorn: Ihr Schema ist { $revision }, dieses Programm kennt aber kein neueres als { $known }; installiere das neuere Posthorn oder nimm eine andere Datenbank
storage-older = Die Datenbank { $database } ist leer oder stammt von einem älteren Posthorn; starte den Server einmal, das bringt sie auf den neuesten Stand
storage-no-driver = PostgreSQL braucht das Paket psycopg: { $install } ({ $reason })
storage-failed = Fehler der Datenbank { $database }: { $reason }
storage-in-doubt = Die Verbindung zur Datenbank { $database } ging beim Schreiben verloren; ob es gespeichert ist, ist noch nicht bekannt: { $reason }
storage-no-answer = Die Datenbank { $database } antwortet nicht
storage-fault = Fehler der Speicherung: { $reason }
storage-closed = Der Speicher ist geschlossen
storage-unstorable = Das lässt sich nicht speichern: { $reason }
storage-revision-taken = Partie { $game } hat an Stelle { $revision } schon einen Eintrag
storage-overtaken = Partie { $game } wurde inzwischen von jemand anderem geändert
storage-game-taken = Es gibt schon eine Partie { $game }
storage-unknown-game = Es gibt keine Partie { $game }, oder sie hat diesen Platz nicht

# Export und Import.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } ist kein Ordner, in den sich schreiben lässt: { $reason }
transfer-unknown = es gibt keine Partie { $game }
transfer-not-begun = Partie { $game } hat noch nicht begonnen, also gibt es keine Aufzeichnung davon
transfer-rules = Partie { $game } wurde nach Version { $given } der Regeln gespielt, dieses Programm spielt aber Version { $known }
transfer-broken = Partie { $game } lässt sich nicht als Aufzeichnung schreiben: { $reason }
transfer-name = Partie { $game } hat eine Kennung, die kein Dateiname sein kann
transfer-exported = { $games ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $games } Partien
    } nach { $folder } exportiert
transfer-nothing = es wurde keine Aufzeichnung genannt
transfer-empty-folder = in { $folder } sind keine Aufzeichnungen (Dateien, die auf .json oder .txt enden)
transfer-imported = { $file }: Partie { $game }, { $over ->
    [yes] zu Ende
   *[no] unbeendet: Sie geht als Übungspartie weiter, mit freien Plätzen, die man einnehmen kann
    }
transfer-repeated = { $file }: Das ist schon Partie { $game }; sie wird nicht noch einmal importiert
transfer-not-imported = es wurde nichts importiert
