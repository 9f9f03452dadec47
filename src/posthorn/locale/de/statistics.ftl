### Die Statistik der eigenen Partien.

statistics-link = Statistik
statistics-title = Deine Statistik
statistics-about = Deine beendeten Partien an diesem Gerät. Sie bleiben in diesem Browser.
statistics-empty = Noch gibt es nichts zu zählen. Spiel eine Partie zu Ende, dann siehst du hier, wie es läuft.
statistics-who = Wer
statistics-everyone = Alle an diesem Gerät
statistics-kind = Gezählt werden
statistics-kind-real = Partien
statistics-kind-practice = Übungspartien und Lektionen
statistics-none = Solche Partien gibt es noch nicht.
statistics-games = Partien
statistics-wins = Gewonnen
statistics-share = Anteil
statistics-average = Punkte im Schnitt
statistics-most = Meiste Punkte
statistics-all = Alle
statistics-by-seats = Nach der Zahl der Mitspieler
statistics-seats = Zu { $seats }
statistics-players = Personen
statistics-by-opponents = Nach Gegnern
statistics-opponent = Gegner
statistics-someone = Jemand ohne Namen
statistics-sources = Woher deine Punkte kommen
statistics-source = Quelle
statistics-cities = Lieblingsstädte
statistics-city = Stadt
statistics-csv = Als Tabelle speichern (CSV)
statistics-json = Als JSON speichern
statistics-delete = Statistik löschen
statistics-delete-sure = Die Statistik auf diesem Gerät löschen? Die Partien selbst bleiben.
statistics-mistakes = Was deine Entscheidungen kosteten
statistics-mistakes-about = { $games ->
    [one] Verschenkte Gewinnchancen je Partie, wie der Rückblick auf eine Partie sie fand.
   *[other] Verschenkte Gewinnchancen je Partie, wie die Rückblicke auf { $games } Partien sie fanden.
    }
statistics-skill = Entscheidungen über
statistics-skill-drawing = das Kartenziehen
statistics-skill-laying = den Bau der Strecken
statistics-skill-closing = das Abschließen von Strecken
statistics-skill-rome = den Weg nach Rom
statistics-skill-all = Alles zusammen
statistics-last = Letzte { $games }
statistics-review = { $games ->
    [one] Auf eine weitere Partie zurückblicken
   *[other] Auf { $games } weitere Partien zurückblicken
    }
statistics-reviewing = { $games ->
    [one] Rückblick … noch eine Partie
   *[other] Rückblick … noch { $games } Partien
    }
