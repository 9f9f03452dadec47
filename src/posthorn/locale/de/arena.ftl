# Die Arena: Simulationen, Vergleiche, die Rangliste und Studien. Zahlen ohne Gruppierung und Rundung kommen als Texte.

arena-complaint = { $command }: { $reason }
arena-playing = es wird gespielt
arena-compiling = das Regelwerk wird kompiliert (nur einmal) …
arena-interrupted = unterbrochen
arena-worker-failed = ein Arbeitsprozess ist ausgefallen; was bis dahin gespielt wurde, zählt: { $reason }
arena-nothing-played = unterbrochen, bevor eine Partie zu Ende war
arena-rounded = { $games ->
    [one] Eine Partie ergibt
   *[other] { $games } Partien ergeben
    } keine ganzen Kartenverteilungen zu { $seats } Sitzordnungen: Gespielt werden { $planned }
arena-ladder-rounded = { $games ->
    [one] Eine Partie geht
   *[other] { $games } Partien gehen
    } nicht auf: Gespielt werden { $planned }, sodass { $tables ->
    [one] der eine Tisch
   *[other] alle { $tables } Tische
    } ganze Kartenverteilungen zu { $seats } Sitzordnungen { $tables ->
    [one] spielt
   *[other] spielen
    }

# Was sich nicht spielen lässt.
arena-wrong-player = es gibt keinen Spieler „{ $given }“; es gibt { $players }
arena-wrong-unmakeable = { $player } kann nicht spielen: { $reason }
arena-wrong-seats = { $seats } Plätze brauchen ebenso viele Spieler; genannt { $players ->
    [one] wurde einer
   *[other] wurden { $players }
    }
arena-wrong-ladder-players = ein Tisch mit { $seats } Plätzen braucht ebenso viele verschiedene Spieler; es gibt { $players ->
    [one] nur einen
   *[other] { $players }
    }
arena-wrong-games = die Zahl der Partien muss mindestens 1 sein, nicht { $given }
arena-wrong-seed = der Startwert darf nicht negativ sein: { $given }
arena-wrong-workers = die Zahl der Arbeitsprozesse darf nicht negativ sein: { $given }
arena-wrong-workers-of-cluster = --workers gilt für diesen Computer: mit --cluster entscheidet Ray, wie viele Partien nebeneinander laufen
arena-wrong-budget = „{ $given }“ ist kein Spieler mit einem Denkbudget: Schreibe zum Beispiel prince:200ms, prince:1s/2t oder prince:64it
arena-wrong-two-budgets = für { $given } lässt sich nur eine Zeit oder eine Zahl von Durchläufen angeben, nicht beides
arena-wrong-no-budget = { $given } braucht eine Zeit oder eine Zahl von Durchläufen größer als null
arena-wrong-folder = { $given } ist kein Ordner, in den sich schreiben lässt: { $reason }
arena-wrong-file = { $given } lässt sich nicht schreiben: Es ist ein Ordner, oder es gibt den Ordner nicht
arena-wrong-package = das braucht das Paket { $package }: { $install }

# Überschriften von Tabellen.
arena-player = Spieler
arena-wins = Siege
arena-win-rate = Siege %
arena-interval = 95 %
arena-ranking-wins = Siege nach Rang
arena-score = Punkte
arena-margin = Vorsprung
arena-length = Länge
arena-rounds = Runden
arena-decisions = Entscheidungen
arena-mean-time = mittlere Zeit
arena-max-time = längste
arena-overruns = überzogen
arena-faults = Fehler
arena-mean = Mittel
arena-sd = Std.-Abw.
arena-min = Min.
arena-lower-quartile = 25 %
arena-median = Median
arena-upper-quartile = 75 %
arena-max = Max.
arena-rating = Wertung
arena-rating-interval = 95 %
arena-games-played = Partien
arena-ahead = vor

# Was gespielt wurde, und wie schnell.
arena-games = { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
    }
arena-games-of = { NUMBER($games, useGrouping: 0) } von { NUMBER($asked, useGrouping: 0) } Partien
arena-games-on-deals = { $games } auf { $deals ->
    [one] 1 Kartenverteilung
   *[other] { NUMBER($deals, useGrouping: 0) } Kartenverteilungen
    }
arena-games-left-off = { $games }, { $count } abgebrochen
arena-played = { $games }, Startwert { $seed }: { $table }
arena-speed = { $decisions } Entscheidungen/s, { $games } Partien/s, { $seconds } s ({ $way })
arena-compiled = kompiliert
arena-interpreted = interpretiert
arena-ties-shared = Wer punktgleich an der Spitze liegt, teilt sich den Sieg; „nach Rang“ entscheidet das Plättchen „Spielende“. Die Bereiche sind über die Kartenverteilungen berechnet.
arena-by-the-clock = Ein Spieler denkt nach der Uhr: Auf einem anderen Rechner oder mit mehr Arbeitsprozessen als Kernen ergeben sich andere Partien.
arena-own-budgets = Spieler ohne Denkbudget denken, solange sie mögen; nur mit Durchläufen wiederholen sich die Partien genau.
arena-rating-note = Wertungen nach Plackett–Luce mit openskill: Alle beginnen bei 25 ± 16; wer 6,5 mehr hat, liegt etwa 3 von 4 Malen vorn.

# Fehler: Gewählt hat der einfache Spieler. Der erste wird genannt.
arena-fault-raised = { $player } hat { $count ->
    [one] einmal einen Fehler ausgelöst
   *[other] { $count }-mal einen Fehler ausgelöst, zuerst
    } (Startwert der Partie { $seed }, Aktion { $ply }): { $message }
arena-fault-illegal = { $player } hat { $count ->
    [one] einmal etwas Unerlaubtes gewählt
   *[other] { $count }-mal etwas Unerlaubtes gewählt, zuerst
    } (Startwert der Partie { $seed }, Aktion { $ply }): { $message }
arena-fault-stalled = { $player } hat { $count ->
    [one] einmal nicht geantwortet
   *[other] { $count }-mal nicht geantwortet, zuerst
    } (Startwert der Partie { $seed }, Aktion { $ply }); aufgegeben nach { $message }

# Eine Studie der Partien eines Spielers mit sich selbst.
study-title = { $player } gegen sich selbst: { $games ->
    [one] eine Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
    } { $seats ->
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
    } ({ $table })
study-seed = Startwert { $seed }. „Sieger“ sind die nach dem Rang; bei Gleichstand entscheidet das Plättchen „Spielende“.
study-unfinished = { $games ->
    [one] Eine der Partien ging nicht zu Ende und wurde gewertet, wie sie stand.
   *[other] { $games } der Partien gingen nicht zu Ende und wurden gewertet, wie sie standen.
    }
study-faults = { $faults ->
    [one] Eine Entscheidung
   *[other] { $faults } Entscheidungen
    } traf der einfache Spieler, weil der andere versagte.
study-in-range = { $share } der Sieger haben { $least } bis { $most } Punkte, wie die meisten Sieger in Turnierpartien zu viert unter Menschen.
study-written = geschrieben: { $report } und { $plot }
study-everybody = alle Spieler
study-winners = Sieger
study-games = Partien
study-people = Turniere unter Menschen
study-order = { $order ->
    [1] Startspieler
   *[other] Nr. { $order }
    }

study-distributions-title = Punkte und Längen
study-winners-row = Punkte der Sieger
study-scores-row = alle Punkte
study-rounds-row = Runden
study-people-scores = alle Punkte, Turniere unter Menschen
study-people-winners = die meisten Sieger, Turniere unter Menschen
study-scores-title = Punkte: wie viele Spieler sie haben
study-rounds-title = Runden: wie viele Partien so lange dauern
study-turn-order-title = Siege nach Reihenfolge
study-turn-order = Reihenfolge
study-points-title = Woher die Punkte kommen, für jeden Spieler
study-points = Quelle
study-points-carriage = Kutsche
study-points-offices = nicht gesetzte Poststationen
study-points-clerics = Geistliche in Audienz
study-points-chips = Chips
study-officials-title = Wie oft die Amtspersonen helfen, je Partie und Spieler
study-officials = Amtsperson
study-phases-title = In wie vielen Zügen jede Amtsperson hilft
study-phase-first = erstes Drittel der Partie
study-phase-middle = mittleres Drittel
study-phase-last = letztes Drittel
study-openings-title = Wo die erste Strecke beginnt
study-opening-share = Spieler
study-win-rate = Siegquote
study-first-routes-title = Die ersten abgeschlossenen Strecken
study-route = Strecke
study-closings-title = Abgeschlossene Strecken
study-closing = Abschluss
study-reached = Spieler, die so weit kommen
study-round = Runde
study-cards = Karten
study-offices-placed = gesetzte Poststationen
study-lengths-title = Strecken nach Länge
study-length-share = Strecken
study-carriages-title = Kutschen
study-cities-title = Poststationen in den Städten
study-city = Stadt
study-office-share = Spieler mit einer Poststation dort
study-wins-with = Siegquote der Besitzer
study-tiles-title = Bonusplättchen
study-tile = Plättchen
study-tile-of = { $stack }: { $value }
study-tile-share = Partien, in denen es gewonnen wird

dataset-written = in { $seconds } s nach { $file } geschrieben; Partien: { $games }; Entscheidungen: { $choices }
dataset-left-off = weggelassene Partien, die nicht zu Ende gingen: { $games }
