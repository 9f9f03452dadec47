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
system-nobody-listens = dort lauscht nichts

# Ein Prozess, in dem ein Bot denkt oder Partien gespielt werden.
process-ended = der Prozess endete mit Status { $status }
process-not-started = der Prozess ließ sich nicht starten: { $reason }
process-no-answer = keine Antwort innerhalb von { $seconds } s
process-given-up = Ray hat nach mehreren Versuchen aufgegeben: { $reason }

# Ein Cluster von Computern, auf die Ray die Arbeit verteilt.
cluster-silent = der Cluster unter { $address } antwortet nicht: { $reason }
cluster-refused = der Cluster { $address } lässt sich nicht nutzen: { $reason }
cluster-no-posthorn = auf dem Knoten { $node } des Clusters fehlt Posthorn; dort muss Version { $version } installiert sein
cluster-no-package = auf dem Knoten { $node } des Clusters fehlt { $package }; dort muss dasselbe installiert sein wie hier
cluster-other-posthorn = der Knoten { $node } des Clusters hat Posthorn { $theirs }, hier läuft { $ours }: alle müssen dasselbe haben
cluster-too-few-cores = kein Knoten des Clusters hat die { $threads } Kerne, mit denen ein Spieler denkt
