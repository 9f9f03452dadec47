# Was das System an einer Datei oder Adresse auszusetzen hat.

system-missing = diese Datei oder dieser Ordner fehlt
system-forbidden = die Berechtigung fehlt
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-exists = das gibt es schon
system-read-only = der Datenträger ist schreibgeschützt
system-full = der Datenträger ist voll
system-address-in-use = dort lauscht schon ein anderes Programm
system-address-elsewhere = diese Adresse hat dieser Computer nicht

# Ein Prozess, in dem ein Bot denkt oder Partien gespielt werden.
process-ended = der Prozess endete mit Status { $status }
process-not-started = der Prozess ließ sich nicht starten: { $reason }
process-no-answer = keine Antwort innerhalb von { $seconds } s
