# Che cosa non va in un file o in un indirizzo, secondo il sistema.

system-missing = non c’è un file o una cartella con questo nome
system-forbidden = permesso negato
system-folder = è una cartella
system-no-folder = una parte del percorso non è una cartella
system-exists = esiste già
system-read-only = il disco è in sola lettura
system-full = il disco è pieno
system-address-in-use = lì è già in ascolto qualcos’altro
system-address-elsewhere = questo computer non ha quell’indirizzo
system-nobody-listens = lì non c’è nulla in ascolto

# Un processo in cui pensa un bot o si giocano partite.
process-ended = il processo è terminato con stato { $status }
process-not-started = impossibile avviare il processo: { $reason }
process-no-answer = nessuna risposta entro { $seconds } s
process-given-up = Ray ha rinunciato dopo vari tentativi: { $reason }

# Un cluster di computer tra cui Ray distribuisce il lavoro.
cluster-silent = il cluster all’indirizzo { $address } non risponde: { $reason }
cluster-refused = non si può usare il cluster { $address }: { $reason }
cluster-no-posthorn = sul nodo { $node } del cluster manca Posthorn; va installata la versione { $version }
cluster-no-package = sul nodo { $node } del cluster manca { $package }; va installato ciò che è installato qui
cluster-other-posthorn = il nodo { $node } del cluster ha Posthorn { $theirs }, mentre qui c’è { $ours }: devono avere tutti lo stesso
cluster-too-few-cores = nessun nodo del cluster ha i { $threads } core con cui pensa un giocatore
