# Was geschehen ist, ein Satz für jede Art. „-known“ gilt für alle, die das Geheimnis kennen dürfen.

event-laid-out = { $city } wird ausgelegt
event-reshuffled = Der Nachziehstapel ist leer: { $cards ->
    [one] Eine Karte der Ablage bildet
   *[other] Die { $cards } Karten der Ablage werden gemischt und bilden
    } den neuen
event-took-open = { $player } nimmt { $city }
event-took-hidden = { $player } zieht vom Nachziehstapel
event-took-hidden-known = { $player } zieht { $city } vom Nachziehstapel
event-nothing-to-draw = Für { $player } gibt es keine Karte zu ziehen
event-swept = Alle ausliegenden Karten kommen auf die Ablage
event-helped = Der { $official } hilft { $player }
event-began-route = { $player } beginnt eine Strecke in { $city }
event-extended-route = { $player } legt { $city } { $end ->
    [left] links
   *[right] rechts
    } an
event-lost-route = { $player } verliert eine Strecke mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
    }
event-closed-route = { $player } schließt eine Strecke mit { $cards } Karten ab, mit { $option ->
    [each] einer Poststation in jedem Land
   *[other] Poststationen { FORM($option, case: "in") }
    }
event-placed-office = { $player } setzt eine Poststation nach { $city }
event-won-tile = { $player } gewinnt das Bonusplättchen { $stack_id ->
    [route_5] für eine { $stack }
    [route_6] für eine { $stack }
    [route_7] für eine { $stack }
    [outside_baiern] „{ $stack }“
    [game_end] „{ $stack }“
   *[other] für { $stack }
    } (Wert { $value })
event-won-carriage = { $player } bekommt Kutsche { $number }
event-discarded = { $player } legt { $city } ab
event-sent-cleric = { $player } setzt einen Geistlichen in die Kutsche von { $coach }
event-sent-cleric-known = { $player } setzt den { $rank ->
    [1] Ministranten
   *[other] { $cleric }
    } ({ $rank }) in die Kutsche von { $coach }
event-drove = { $player } zieht die Kutsche von { $coach } nach { $place }
event-arrived = Die Kutsche von { $coach } erreicht Rom, und ihre Geistlichen steigen aus
event-received = Der { $cleric } ({ $rank }) von { $player } wird zur Audienz empfangen
event-dismissed = Der { $cleric } ({ $rank }) von { $player } muss die Audienz verlassen
event-took-token = { $player } nimmt ein Amtsplättchen { $official_id ->
    [postmaster] des Postmeisters
    [carrier] des Postillions
    [administrator] des Amtmanns
    [cartwright] des Wagners
   *[other] von { $official }
    }
event-handed-in = { $player } gibt { $count ->
    [one] ein Amtsplättchen
   *[other] { $count } Amtsplättchen
    } ab: { $officials }
event-kept-tokens = { $player } gibt nichts ab
event-took-chip = { $player } nimmt einen Chip im Wert von 1 Punkt
event-brought-end = { $player } löst das Spielende aus
event-rounds-over = Runde { $round } war die letzte
event-took-back = { $player } nimmt { $actions ->
    [one] die letzte Aktion
   *[other] die letzten { $actions } Aktionen
    } zurück{ $seen ->
    [true] {" "}(Karten waren schon gesehen)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } lässt einen Bot spielen
    [absent] { $player } ist fort; nach Absprache der anderen spielt einstweilen ein Bot
    [returned] { $player } spielt wieder selbst
    [handed-over] { $player } hat den Platz mit einem Code übergeben
    [left] { $player } hat die Partie verlassen; ein Bot spielt weiter
   *[joined] { $player } hat Platz genommen
    }
