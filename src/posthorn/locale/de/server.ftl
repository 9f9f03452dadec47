# Was der Server sagt, wenn er nicht tut, worum er gebeten wurde.

server-refused-advice-asked = Der Bot denkt noch über die letzte Frage nach; warte seine Antwort ab
server-refused-bad-body = Der Inhalt der Anfrage ist nicht gültig: { $reason }
server-refused-bad-key = Das ist kein Schlüssel; sende den, den du beim Anlegen oder Beitreten bekommen hast, als „Authorization: Bearer KEY“
server-refused-bad-parameter = Der Parameter { $name } ist nicht gültig: { $reason }
server-refused-bad-record = Diese Aufzeichnung lässt sich nicht zeigen: { $reason }
server-refused-bot-for-nobody = Einen Bot kann man nur für den Platz eines Bots angeben
server-refused-broken-game = Die Züge dieser Partie lassen sich nicht noch einmal spielen; das Protokoll des Servers sagt, warum
server-refused-cards-dealt = Die Karten sind schon verteilt; zum Mischen lässt sich nichts mehr beitragen. Nimm ohne Zufallszahl teil
server-refused-colour-twice = Zwei Spieler können nicht dieselbe Farbe haben
server-refused-future-revision = So weit ist die Partie noch nicht; frage noch einmal, ohne eine Stelle anzugeben
server-refused-game-is-abandoned = Die Partie wurde abgebrochen
server-refused-game-is-over = Die Partie ist zu Ende
server-refused-game-is-playing = Die Partie hat begonnen; dieser Platz lässt sich nicht mehr freigeben
server-refused-game-is-waiting = Die Partie hat noch nicht begonnen: Sie wartet auf Mitspieler
server-refused-gone = Die Anfrage wurde abgebrochen
server-refused-in-doubt = Die Datenbank antwortet nicht; ob die letzte Änderung an diesem Tisch gespeichert wurde, ist noch nicht bekannt. Sende dasselbe noch einmal, um es zu erfahren
server-refused-long-record = Eine Aufzeichnung mit mehr als { $most } Aktionen wird nicht gezeigt
server-refused-no-advice = Gerade kann niemand Rat geben; versuche es noch einmal
server-refused-no-game = Diese Partie gibt es nicht
server-refused-no-hints = Diese Partie wird ohne Hinweise gespielt
server-refused-no-key = Dafür braucht es einen Schlüssel: den, den du beim Anlegen oder Beitreten bekommen hast, gesendet als „Authorization: Bearer KEY“
server-refused-no-lesson = Diese Partie ist keine Lektion
server-refused-no-level = Diesen Bot gibt es nicht
server-refused-no-open-seat = Alle Plätze sind besetzt
server-refused-no-review = Hier lässt sich keine Auswertung machen: Dazu braucht es, was posthorn[fast] installiert
server-refused-no-commitment = Diese Festlegung ist nicht bekannt oder schon verbraucht; lass dir eine neue geben
server-refused-other-terms = Diese Festlegung gilt für eine Partie mit anderen Bedingungen: { $terms }
server-refused-agreed = Du hast dieser Partie schon zugestimmt; was zum Mischen beigetragen wurde, bleibt gültig
server-refused-no-ply = Diesen Moment gibt es nicht: Die Partie endet nach Aktion { $most }
server-refused-no-seat = Diesen Platz gibt es nicht; die Partie hat { $seats }, gezählt ab 0
server-refused-no-take-back = Niemand hat gebeten, etwas zurückzunehmen, oder die Partie ist inzwischen weitergegangen
server-refused-not-absent = { $player } ist nicht abwesend
server-refused-not-absent-long = { $minutes ->
    [one] { $player } darf noch eine Minute wegbleiben
   *[other] { $player } darf noch { $minutes } Minuten wegbleiben
}
server-refused-not-at-table = Du spielst in dieser Partie nicht mit
server-refused-not-host = Das darf nur, wer die Partie angelegt hat
server-refused-not-json = Der Inhalt muss JSON sein, mit dem Inhaltstyp application/json
server-refused-not-over = Das geht erst, wenn die Partie zu Ende ist
server-refused-not-your-seat = Platz { $seat } gehört dir nicht
server-refused-not-your-turn = { $player } ist am Zug
server-refused-nothing-to-play-on = An dieser Stelle ist die Partie zu Ende; wähle einen früheren Moment
server-refused-nothing-to-take-back = Du hast nichts zurückzunehmen
server-refused-log-full = Diese Partie hat { $entries } Einträge, mehr darf eine Partie hier nicht haben; wer sie angelegt hat, kann sie abbrechen
server-refused-log-half-full = Diese Partie hat schon { $entries } Einträge: Man kann sie nur noch weiterspielen
server-refused-other-method = Diese Adresse nimmt diese Methode nicht an
server-refused-other-rules = Die Partie wurde nach Version { $given } der Regeln gespielt, dies ist aber Version { $known }
server-refused-practice = Das ist eine Übungspartie: Es kann niemand mehr dazukommen
server-refused-record-or-position = Gib entweder eine Aufzeichnung oder eine Stellung an
server-refused-revealed = Seither ist Verdecktes aufgedeckt worden; das lässt sich nicht zurücknehmen
server-refused-reviews-asked = Warte, bis die Auswertungen fertig sind, die du schon angefordert hast
server-refused-seat-taken = Dieser Platz ist besetzt
server-refused-stale = Die Partie ist inzwischen weitergegangen
server-refused-storage = Die Partie lässt sich gerade nicht speichern; nichts hat sich geändert, versuche es noch einmal
server-refused-text-or-phrase = Sende entweder einen eigenen Text oder einen fertigen Satz
server-refused-thinking-time = Die Bedenkzeit darf höchstens { $most } s betragen
server-refused-unknown-parameter = Es gibt keinen Parameter { $name }
server-refused-unprintable = Das muss eine Zeile einfacher Text sein
server-refused-wrong-code = Der Code ist falsch, schon verbraucht oder zu alt; lass dir einen neuen geben

# Die Farben der Spieler, und ihre Namen, wo sie keinen anderen haben.
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün

# Der Befehl serve.
serve-at = Posthorn läuft unter { $address } (Strg-C beendet es)
serve-running-already = Posthorn läuft schon, unter { $address }
serve-no-browser = Öffne { $address } in einem Browser
serve-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }. Wähle etwas anderes mit --host und --port
serve-no-tracing = Die Einstellung tracing braucht OpenTelemetry, das nicht installiert ist: { $install }
serve-needs-postgresql = Nur Server mit einer PostgreSQL-Datenbank teilen sie und ihre Bots: Nenne eine mit --database postgresql://user:password@host/database oder lass --workers und --bot-workers, wie sie sonst sind
bots-need-postgresql = Bots können nur für Server anderswo denken, die sich eine PostgreSQL-Datenbank teilen: Nenne sie mit --database postgresql://user:password@host/database
bots-none = Es muss mindestens einen Prozess für Bots geben: --bot-workers 1
bots-think = Hier denken Bots für die Server mit { $database } (Strg-C beendet es)
docs-at = Die Dokumentation ist unter { $address } zu lesen (Strg-C beendet den Server)
docs-not-built = Die Dokumentation ist hier noch nicht gebaut. So wird sie gebaut: { $command }
