# Was eine Wahl bringt, aus Teilen zusammengesetzt: hint-row verbindet die Teile eines Satzes, hint-sentence schließt ihn.

hint-row = { $before }; { $after }
hint-or = { $before } oder { $after }
hint-sentence = { $text }.
hint-only = Das ist das Einzige, was du tun kannst.

# Eine Karte ziehen. $ends sagt, an welche Enden der eigenen Strecke sie passt; „one“ ist eine Strecke aus einer Karte.
hint-fits = { $city } passt an { $ends ->
    [left] das linke Ende
    [right] das rechte Ende
    [both] beide Enden
   *[one] deine Strecke
    }
hint-begins = { $city } kann eine Strecke beginnen
hint-in-route = { $city } ist schon in deiner Strecke
hint-apart = { $city } passt nicht an deine Strecke
hint-office-none = dort hast du noch keine Poststation
hint-office-own = dort hast du schon eine Poststation
hint-in-hand = { $cards ->
    [one] eine solche Karte hast du schon auf der Hand
   *[other] { $cards } solche Karten hast du schon auf der Hand
    }
hint-length = damit hat die Strecke { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    }
hint-length-closing = damit hat die Strecke { $cards } Karten; abgeschlossen brächte sie { $gains }
hint-hidden = Die oberste Karte des Nachziehstapels ist verdeckt
hint-unseen = { $cards ->
    [one] die einzige Karte, die es sein kann, { $fitting ->
        [0] passt nicht
       *[other] passt
        }
   *[other] von den { $cards } Karten, die es sein können, { $fitting ->
        [0] passt keine
        [one] passt eine
       *[other] passen { $fitting }
        }
    } an deine Strecke
hint-administrator = Alle ausliegenden Karten kommen auf die Ablage, und neue werden ausgelegt

# Die Amtspersonen.
hint-helps = der { $official } hilft{ $token ->
    [yes] {" "}und gibt dir ein Amtsplättchen
   *[no] {""}
    }; eine andere Amtsperson kann in diesem Zug nicht mehr helfen
hint-last-token = dieses Amtsplättchen ist das letzte, also geben alle welche ab

# Eine Karte spielen.
hint-route = Die Strecke ist dann { $route }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    }
hint-next = als Nächstes { $many ->
    [no] passt
   *[yes] passen
    } { $cities }
hint-next-many = als Nächstes passen { $count } Städte
hint-next-none = keine weitere Karte würde passen
hint-closing-now = Jetzt abgeschlossen, brächte sie { $gains }
hint-begin = Eine neue Strecke beginnt in { $city }
hint-lost = deine Strecke mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
    } geht ohne Wertung verloren
hint-pass = Dein Zug endet, und deine Strecke bleibt, wie sie ist

# Eine Strecke abschließen.
hint-offices = { $count ->
    [one] Eine Poststation in { $cities }
   *[other] Poststationen in { $cities }
    }
hint-offices-none = Es wird keine Poststation gesetzt
# Unter $cities die sicheren, unter $choice die, von denen $choose eine bekommen.
hint-offices-some = { $count ->
    [0] { $choose ->
        [one] Eine Poststation in { $choice }
       *[other] Poststationen in { $choose } von { $choice }
        }
    [one] Eine Poststation in { $cities } und { $choose ->
        [one] eine weitere in { $choice }
       *[other] { $choose } weitere in { $choice }
        }
   *[other] Poststationen in { $cities } und { $choose ->
        [one] eine weitere in { $choice }
       *[other] { $choose } weitere in { $choice }
        }
    }
# Hier bekommt jede von $choice eine oder auch nicht.
hint-offices-may = { $count ->
    [0] Poststationen, so viele du magst, in { $choice }
    [one] Eine Poststation in { $cities } und, so viele du magst, in { $choice }
   *[other] Poststationen in { $cities } und, so viele du magst, in { $choice }
    }
hint-done = Es wird keine weitere Poststation gesetzt
hint-wins = du gewinnst { $gains }
hint-points = { $points ->
    [one] ein Punkt mehr
   *[other] { $points } Punkte mehr
    }
hint-points-least = { $points ->
    [one] mindestens ein Punkt mehr
   *[other] mindestens { $points } Punkte mehr
    }
hint-best = mit { $cities } { $points ->
    [one] ist es ein Punkt
   *[other] sind es { $points } Punkte
    }
hint-best-all = mit allen { $points ->
    [one] ist es ein Punkt
   *[other] sind es { $points } Punkte
    }
hint-best-wins = mit { $cities } gewinnst du auch { $gains }
hint-could-cartwright = der Wagner könnte dir zu Kutsche { $number } verhelfen
hint-brings-end = du löst damit das Spielende aus
hint-drives = Danach ziehen Kutschen Richtung Rom: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps ->
    [one] ein Schritt mit einer Kutsche deiner Wahl
   *[other] { $steps } Schritte mit Kutschen deiner Wahl
    }
hint-cartwright = Der Wagner verhilft dir zu Kutsche { $number }{ $token ->
    [yes] {" "}und gibt dir ein Amtsplättchen
   *[no] {""}
    }
hint-no-cartwright = Du gewinnst mit dieser Strecke keine Kutsche
hint-discard = { $city } kommt auf die Ablage
hint-keeps = danach hast du { $cities } auf der Hand

# Was gewonnen wird.
gain-nothing = nichts
gain-offices = { $count ->
    [one] eine Poststation
   *[other] { $count } Poststationen
    }
gain-carriage = Kutsche { $number }
gain-tile = { $stack_id ->
    [route_5] das Bonusplättchen mit dem Wert { $value }
    [route_6] das Bonusplättchen mit dem Wert { $value }
    [route_7] das Bonusplättchen mit dem Wert { $value }
    [outside_baiern] das Bonusplättchen „{ $stack }“ (Wert { $value })
    [game_end] das Bonusplättchen „{ $stack }“ (Wert { $value })
   *[other] das Bonusplättchen für { $stack } (Wert { $value })
    }

# Die Audienz.
hint-send = Der { $cleric } ({ $rank }) fährt in der Kutsche von { $coach }
hint-far = bis Rom braucht sie { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
    }
hint-drive = Die Kutsche von { $coach } fährt nach { $place }
hint-arrives = Die Kutsche von { $coach } erreicht Rom, und ihre Geistlichen steigen aus
hint-own-cleric = darin sitzt dein { $cleric } ({ $rank })

# In Amt und Würden.
hint-hand-in = Du gibst { $count ->
    [one] ein Amtsplättchen
   *[other] { $count } Amtsplättchen
    } ab und { $gets ->
    [card] darfst eine Karte nehmen
    [chip] nimmst einen Chip im Wert von 1 Punkt
    [office] darfst eine Poststation in eine beliebige Stadt setzen, in der du noch keine hast
   *[nothing] bekommst nichts dafür
    }
hint-keep = Du gibst nichts ab, und nichts ändert sich
hint-decline = Du nimmst nichts

# Warum nicht?
why-not-legal = Das ist erlaubt
