# Einen Server betreiben: seine Einstellungen, und woran sich jede Anfrage halten muss.

operating-wrong = { $place }: { $reason }
operating-wrong-whole = muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“
operating-wrong-number = muss eine Zahl von { $least } bis { $most } sein, nicht „{ $given }“
operating-wrong-size = muss eine Größe von { $least } bis { $most } sein, etwa 65536, 64 KiB oder 1 MiB, nicht „{ $given }“
operating-wrong-switch = muss ja oder nein sein (yes, no), nicht „{ $given }“
operating-wrong-choice = muss eines von { $words } sein, nicht „{ $given }“
operating-wrong-host = muss eine Adresse oder ein Name ohne Port sein, etwa 127.0.0.1, 0.0.0.0 oder localhost, nicht „{ $given }“
operating-wrong-origin = muss eine Adresse ohne Pfad sein, etwa https://post.example.org, nicht „{ $given }“
operating-wrong-network = muss eine Adresse oder ein Bereich von Adressen sein, etwa 127.0.0.1 oder 10.0.0.0/8, nicht „{ $given }“
operating-wrong-database = muss eine Datei, sqlite:///DATEI oder postgresql://USER:PASSWORD@HOST/NAME sein, nicht „{ $given }“
operating-wrong-database-folder = muss eine Datei sein, „{ $given }“ ist aber ein Ordner
operating-wrong-shape = muss ein einzelner Wert sein ({ $example }), nicht „{ $given }“
operating-wrong-unknown = diese Einstellung gibt es nicht; ist { $suggestion } gemeint?
operating-wrong-unknown-far = diese Einstellung gibt es nicht; es gibt { $known }
operating-wrong-config-unreadable = die Datei { $file } lässt sich nicht lesen: { $reason }
operating-wrong-config-not-text = die Datei { $file } ist kein Text in UTF-8
operating-wrong-config-not-toml = die Datei { $file } ist kein TOML: der Fehler steht in Zeile { $line }
operating-wrong-folder = der Ordner { $folder } für die Partien lässt sich nicht anlegen: { $reason }; nenne mit --database eine andere Datei

# Warum eine Anfrage abgelehnt wird, noch bevor jemand ansieht, worum sie bittet.
server-refused-ending = Dieser Server endet gleich; ein anderer wird antworten
server-refused-too-many-requests = Zu viele Anfragen; versuche es in { $seconds } s noch einmal
server-refused-too-many-connections = Es gibt schon zu viele Verbindungen
server-refused-too-many-games = { $most ->
    [one] Du hast schon eine unbeendete Partie; beende sie oder brich sie ab
   *[other] Du hast schon { $most } unbeendete Partien; beende eine oder brich eine ab
    }
server-refused-too-many-new-games = Du hast in kurzer Zeit viele Partien angelegt; versuche es in { $seconds } s noch einmal
server-refused-too-much-chat = Zu viele Nachrichten auf einmal; versuche es in { $seconds } s noch einmal
server-refused-body-too-large = Der Inhalt ist größer als { $most } Bytes
server-refused-body-too-slow = Der Inhalt kam nicht rechtzeitig an
server-refused-head-too-large = Der Kopf der Anfrage ist größer als { $most } Bytes
server-refused-one-host = Eine Anfrage muss genau einen Host nennen
server-refused-other-origin = Seiten anderer Herkunft dürfen das nicht
server-refused-unknown-host = Unter dem Namen „{ $host }“ ist dieser Server nicht bekannt; falls er es sein soll, setze public_url oder allowed_origins
server-refused-no-such-page = Diese Seite gibt es nicht
server-refused-failed = Im Server ist etwas schiefgegangen; es steht im Protokoll
