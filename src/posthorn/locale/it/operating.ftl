# Gestire un server: le sue impostazioni, e ciò che ogni richiesta deve rispettare.

operating-wrong = { $place }: { $reason }
operating-wrong-whole = deve essere un numero intero da { $least } a { $most }, non “{ $given }”
operating-wrong-number = deve essere un numero da { $least } a { $most }, non “{ $given }”
operating-wrong-size = deve essere una dimensione da { $least } a { $most }, come 65536, 64 KiB o 1 MiB, non “{ $given }”
operating-wrong-switch = deve essere yes (sì) o no, non “{ $given }”
operating-wrong-choice = deve essere uno di questi valori: { $words }; non “{ $given }”
operating-wrong-host = deve essere un indirizzo o un nome senza porta, come 127.0.0.1, 0.0.0.0 o localhost, non “{ $given }”
operating-wrong-origin = deve essere un indirizzo senza percorso, come https://post.example.org, non “{ $given }”
operating-wrong-network = deve essere un indirizzo o un intervallo di indirizzi, come 127.0.0.1 o 10.0.0.0/8, non “{ $given }”
operating-wrong-database = deve essere un file, sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME, non “{ $given }”
operating-wrong-database-folder = deve essere un file, ma “{ $given }” è una cartella
operating-wrong-shape = deve essere un singolo valore ({ $example }), non “{ $given }”
operating-wrong-unknown = questa impostazione non esiste; forse intendevi { $suggestion }?
operating-wrong-unknown-far = questa impostazione non esiste; disponibili: { $known }
operating-wrong-config-unreadable = impossibile leggere il file { $file }: { $reason }
operating-wrong-config-not-text = il file { $file } non è testo in UTF-8
operating-wrong-config-not-toml = il file { $file } non è TOML: l’errore è alla riga { $line }
operating-wrong-folder = impossibile creare la cartella { $folder } per le partite: { $reason }; indica un altro file con --database

# Perché una richiesta è rifiutata prima ancora di guardare che cosa chiede.
server-refused-ending = Questo server sta per fermarsi; risponderà un altro
server-refused-too-many-requests = Troppe richieste; riprova tra { $seconds } s
server-refused-too-many-connections = Ci sono già troppe connessioni
server-refused-too-many-games = { $most ->
    [one] Hai già una partita non finita; prima concludila o interrompila
   *[other] Hai già { $most } partite non finite; prima concludine o interrompine una
    }
server-refused-too-many-new-games = Hai creato molte partite in poco tempo; riprova tra { $seconds } s
server-refused-too-much-chat = Troppi messaggi in una volta; riprova tra { $seconds } s
server-refused-body-too-large = Il corpo della richiesta supera { $most } byte
server-refused-body-too-slow = Il corpo della richiesta non è arrivato in tempo
server-refused-head-too-large = L’intestazione della richiesta supera { $most } byte
server-refused-one-host = Una richiesta deve indicare esattamente un Host
server-refused-other-origin = Le pagine di altri siti non possono farlo
server-refused-unknown-host = Questo server non è conosciuto con il nome “{ $host }”; se deve esserlo, imposta public_url o allowed_origins
server-refused-no-such-page = Questa pagina non esiste
server-refused-failed = Qualcosa è andato storto nel server; l’errore è nel suo log
