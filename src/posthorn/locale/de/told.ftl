# Ein Zug, erzählt: ein Satz aus dem, der zieht, und dem, was er tat, jeder Teil ohne Subjekt. $you ist „yes“, wo der Leser gemeint ist.

told-sentence = { $player } { $told }
told-sentence-you = Du { $told }
told-gains = { $told }: { $gains }
told-card = { $city }
told-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
    }
told-takes = { $you ->
    [yes] nimmst
   *[no] nimmt
    } { $cards }
told-no-card = { $you ->
    [yes] findest
   *[no] findet
    } keine Karte zum Ziehen
told-sweeps = lässt die Auslage austauschen
told-helped = { $you ->
    [yes] bekommst
   *[no] bekommt
    } Hilfe vom { $official }
told-begins = { $you ->
    [yes] beginnst
   *[no] beginnt
    } eine Strecke mit { $cards }
told-lays = { $you ->
    [yes] legst
   *[no] legt
    } { $cards } an
told-loses = { $you ->
    [yes] verlierst
   *[no] verliert
    } eine Strecke mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
    }
told-closes = schließt { $route } ab
told-closes-cards = schließt eine Strecke mit { $cards } Karten ab
told-offices = { $count ->
    [1] eine Poststation
    [2] zwei Poststationen
    [3] drei Poststationen
   *[other] { $count } Poststationen
    }
told-carriage = Kutsche { $number }
told-tile = Bonusplättchen { $stack } ({ $value })
told-chip = ein Chip im Wert von 1 Punkt
told-opens = setzt { $many ->
    [no] eine Poststation in
   *[yes] Poststationen in
    } { $cities }
told-discards = { $you ->
    [yes] legst
   *[no] legt
    } { $cards } ab
told-sends = setzt einen Geistlichen in die Kutsche von { $coach }
told-sends-known = setzt den { $rank ->
    [1] Ministranten
   *[other] { $cleric }
    } ({ $rank }) in die Kutsche von { $coach }
told-drives = { $you ->
    [yes] ziehst
   *[no] zieht
    } die Kutsche von { $coach } nach { $place }
told-arrives = { $you ->
    [yes] erreichst
   *[no] erreicht
    } Rom mit der Kutsche von { $coach }
told-received = { $you ->
    [yes] bekommst
   *[no] bekommt
    } für den { $rank ->
    [1] Ministranten
   *[other] { $cleric }
    } ({ $rank }) eine Audienz
told-dismissed = { $you ->
    [yes] verlierst
   *[no] verliert
    } den { $rank ->
    [1] Ministranten
   *[other] { $cleric }
    } ({ $rank }) aus der Audienz
told-token = { $you ->
    [yes] nimmst
   *[no] nimmt
    } ein Amtsplättchen { $official_id ->
    [postmaster] des Postmeisters
    [carrier] des Postillions
    [administrator] des Amtmanns
    [cartwright] des Wagners
   *[other] von { $official }
    }
told-hands-in = { $you ->
    [yes] gibst
   *[no] gibt
    } { $count ->
    [one] ein Amtsplättchen
   *[other] { $count } Amtsplättchen
    } ab: { $officials }
told-keeps = { $you ->
    [yes] gibst
   *[no] gibt
    } nichts ab
told-takes-chip = { $you ->
    [yes] nimmst
   *[no] nimmt
    } einen Chip im Wert von 1 Punkt
told-ends = löst das Spielende aus
told-took-back = { $you ->
    [yes] nimmst
   *[no] nimmt
    } { $actions ->
    [one] die letzte Aktion
   *[other] die letzten { $actions } Aktionen
    } zurück{ $seen ->
    [true] {" "}(Karten waren schon gesehen)
   *[false] {""}
    }
told-seat-changed = { $change ->
    [bot] lässt einen Bot spielen
    [absent] { $you ->
        [yes] bist fort; nach Absprache der anderen spielt einstweilen ein Bot
       *[no] ist fort; nach Absprache der anderen spielt einstweilen ein Bot
        }
    [returned] { $you ->
        [yes] spielst wieder selbst
       *[no] spielt wieder selbst
        }
    [handed-over] { $you ->
        [yes] hast den Platz mit einem Code übergeben
       *[no] hat den Platz mit einem Code übergeben
        }
    [left] { $you ->
        [yes] hast die Partie verlassen; ein Bot spielt weiter
       *[no] hat die Partie verlassen; ein Bot spielt weiter
        }
   *[joined] { $you ->
        [yes] hast Platz genommen
       *[no] hat Platz genommen
        }
    }
told-reshuffled = Der Nachziehstapel ist leer: { $cards ->
    [one] Eine Karte der Ablage bildet
   *[other] Die { $cards } Karten der Ablage werden gemischt und bilden
    } den neuen
told-rounds-over = Runde { $round } war die letzte
told-details = Was in diesem Zug geschah, Schritt für Schritt
told-last-turns = Die letzten Züge
told-your-turn = Du bist dran.

# Was einen Augenblick für sich verdient.
peak-carriage = Kutsche { $number }
peak-tile = { $stack }: { $value }
peak-region = { $region } vollständig
peak-all = Eine Poststation in jedem Land
peak-rome = Die Kutsche von { $coach } ist in Rom
peak-end = Das Ende naht
peak-end-about = die letzten Züge beginnen

network-show = Nur die Poststationen von { $player } zeigen
network-show-own = Nur die eigenen Poststationen zeigen
player-you = Du
watch-no-route = noch keine Strecke
