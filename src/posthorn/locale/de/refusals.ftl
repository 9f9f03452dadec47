# Warum etwas nicht geht. Die Nummer der Regel fügt das Programm hinzu.

refusal-legal = Erlaubt: { $legal }

refusal-game-over = Die Partie ist zu Ende
refusal-not-now = Jetzt nicht: { $step ->
    [send] Setze zuerst einen Geistlichen in die nächste Kutsche
    [draw] Ziehe zuerst eine Karte
    [second-draw] Der Postmeister muss helfen, also ziehe zuerst eine zweite Karte
    [play] Spiele zuerst eine Karte
    [close] Deine Karte ist gespielt; schließe die Strecke ab, oder beende den Zug
    [offices] Setze zuerst die Poststationen
    [cartwright] Entscheide zuerst, ob der Wagner hilft
    [discard] Lege zuerst die überzähligen Karten ab
    [drive] Ziehe zuerst die Kutschen Richtung Rom
    [hand-in] Gib zuerst Amtsplättchen ab
    [take] Nimm zuerst eine Karte für die Amtsplättchen, oder verzichte
    [build] Setze zuerst eine Poststation für die Amtsplättchen, oder verzichte
   *[other] Zuerst ist etwas anderes zu entscheiden
    }
refusal-no-action = „{ $given }“ ist keine Aktion
refusal-nothing-to-undo = Es wurde noch nichts gespielt
refusal-no-audience = „Die Audienz“ wird an diesem Tisch nicht gespielt
refusal-no-honours = „In Amt und Würden“ wird an diesem Tisch nicht gespielt
refusal-official-used = In jedem Zug darf nur eine Amtsperson helfen, und geholfen hat schon { $official ->
    [postmaster] der Postmeister
    [carrier] der Postillion
    [administrator] der Amtmann
   *[cartwright] der Wagner
    }
refusal-second-draw-first = Es gab keine Karte zu ziehen
refusal-pile-empty = Der Nachziehstapel ist leer, und die Ablage auch
refusal-not-open = { $city } liegt nicht aus
refusal-postmaster-forced = In diesem Zug muss der Postmeister helfen, also kann es keine andere Amtsperson
refusal-administrator-late = Der Amtmann ersetzt die Auslage, bevor eine Karte gezogen wird, nicht danach
refusal-nothing-open = Es liegt keine Karte aus, die ersetzt werden könnte
refusal-hand-empty = Es gab keine Karte zu spielen
refusal-not-in-hand = { $city } hast du nicht auf der Hand
refusal-carrier-begins = Die zweite Karte des Postillions muss an die Strecke passen: { $city } kann keine neue beginnen
refusal-route-goes-on = Eine Karte auf deiner Hand passt an die Strecke, also kann { $city } keine neue beginnen
refusal-no-route = Es gibt noch keine Strecke: { $city } kann eine beginnen
refusal-in-route = { $city } ist schon in der Strecke
refusal-route-card = { $city } liegt in der Strecke: Ihre Karten werden weder verschoben noch zurückgenommen
refusal-does-not-fit = { $city } passt nicht: Keine Straße verbindet es mit { $ends ->
    [one] { $left }
   *[two] { $left } oder { $right }, den Enden der Strecke
    }
refusal-does-not-fit-there = { $city } passt nicht an das { $side ->
    [left] linke
   *[right] rechte
    } Ende: Keine Straße führt nach { $end }; es passt an das andere Ende
refusal-route-too-short = Zum Abschließen braucht eine Strecke { $least } Karten; diese hat { $length }
refusal-province-not-in-route = Die Strecke hat keine Stadt { FORM($province, case: "in") }
refusal-places-nothing = In allen Städten der Strecke, die { FORM($province, case: "in") } liegen, hast du schon eine Poststation; eine andere Möglichkeit bringt dir eine neue
refusal-city-not-in-route = { $city } ist nicht in der Strecke
refusal-has-office = In { $city } hast du schon eine Poststation
refusal-office-early = Poststationen werden gesetzt, wenn eine Strecke abgeschlossen wird
refusal-not-in-option = { $city } bekommt bei der gewählten Art des Abschließens keine Poststation
refusal-other-province-first = Die Länder kommen nacheinander dran, und { $city } liegt nicht in dem, das gerade an der Reihe ist
refusal-placement-full = Du musst alle Poststationen der gewählten Art setzen, soweit sie reichen
refusal-cartwright-early = Der Wagner hilft, wenn eine Strecke abgeschlossen wird, der zur nächsten Kutsche eine oder zwei Karten fehlen
refusal-cleric-sent = Der Geistliche vom Rang { $rank } sitzt schon in einer Kutsche
refusal-other-coach-first = Die Kutschen werden eine nach der anderen besetzt, und { $coach } ist nicht die nächste
refusal-in-rome = Die Kutsche von { $coach } ist schon in Rom
refusal-coach-not-asked = Keine Karte bewegt die Kutsche von { $coach }
refusal-drive-early = Die Kutschen nach Rom fahren, nachdem eine Strecke abgeschlossen ist: eine Stadt weit für jede ihrer Karten, deren Stadt keine Poststation bekam
refusal-no-road = Keine Straße führt die Kutsche von { $coach } von { $at } nach { $place }
refusal-no-token = Du hast kein Amtsplättchen { $official ->
    [postmaster] des Postmeisters
    [carrier] des Postillions
    [administrator] des Amtmanns
   *[cartwright] des Wagners
    }
refusal-must-hand-in = Du musst mindestens ein Amtsplättchen abgeben

refusal-seats = { $given } ist keine mögliche Spielerzahl
refusal-seat = { $given } ist kein Platz an diesem Tisch
refusal-edition = { $given } ist kein Regelheft
refusal-module = { $given } ist kein Modul
refusal-switch = Es gibt keine Hausregel { $given }
refusal-switch-word = Eine Hausregel wird einmal und als Name=Wert angegeben, nicht als { $given }
refusal-switch-value = { $switch } kann nicht { $given } sein
refusal-seed = { $given } ist kein Startwert: Es muss eine ganze Zahl von 0 bis 2^128 − 1 sein
refusal-shuffle = Diese Mischung gilt nicht für { $seats } Plätze und diese Regeln, oder ihre Festlegung passt nicht zu ihrem Geheimnis
refusal-start = { $given } ist kein Platz, der beginnen könnte
refusal-names = { $given } sind nicht { $seats } verschiedene druckbare Namen ohne Anführungszeichen
refusal-rules-version = Die Partie der Aufzeichnung wurde nach Version { $given } der Regeln gespielt

refusal-position-text = { $given } ist keine Stellung
refusal-position-word = { $word } in der Stellung hat nicht die Form Name=Wert
refusal-position-twice = { $key } kommt zweimal in der Stellung vor
refusal-position-key = Die Stellung hat keinen Eintrag { $key }
refusal-position-name = „{ $key }“ in der Stellung: „{ $given }“ gibt es auf dem Plan nicht
refusal-position-value = „{ $key }“ in der Stellung kann nicht { $given } sein
refusal-position-cards = Unmögliche Stellung: Von jeder Stadt gibt es drei Karten
refusal-position-sizes = Unmögliche Stellung: Die Kartenzahlen gehen nicht auf
refusal-position-seen = Unmögliche Stellung: Karten, die offen genommen wurden, sind nicht auf der Hand
refusal-position-routes = Unmögliche Stellung: Eine Strecke ist eine Reihe verschiedener Städte, jede durch eine Straße mit der nächsten verbunden
refusal-position-offices = Unmögliche Stellung: Jeder hat 20 Poststationen
refusal-position-tiles = Unmögliche Stellung: Stapel von Bonusplättchen schrumpfen von oben, jedes Plättchen liegt bei einem Spieler, das eines Gebiets bei jedem höchstens einmal, und wer das Plättchen „Spielende“ hat, hat das Ende ausgelöst
refusal-position-carriages = Unmögliche Stellung: Kutschen gibt es von 3 bis 7, und wer die 7 hat, hat das Ende ausgelöst
refusal-position-clerics = Unmögliche Stellung: Jeder hat einen Geistlichen jedes Rangs, in jeder Kutsche einen
refusal-position-spaces = Unmögliche Stellung: In Audienz sind nur Geistliche, deren Kutsche in Rom ist
refusal-position-honours = Unmögliche Stellung: Die Amtsplättchen oder Chips gehen nicht auf
refusal-position-table = Unmögliche Stellung: Ein Platz, die Runde oder der Schritt ist außerhalb der Grenzen
refusal-position-actor = Unmögliche Stellung: Der Schritt passt nicht zum Platz am Zug oder zu den Modulen
refusal-position-closing = Unmögliche Stellung: Was der Abschluss verlangt, ist nicht da
refusal-position-choice = Unmögliche Stellung: Es gibt nichts zu wählen
