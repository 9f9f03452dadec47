# Was die Lektionen sagen, ein Satz für jeden Schritt; Namen und Zahlen sind die der Partie an dieser Stelle.

# Die erste Partie.
lesson-base-welcome = Willkommen bei der Post! Bilde Strecken aus Stadtkarten, setze Poststationen in ihre Städte und sammle die meisten Punkte.
lesson-base-draw = Jeder Zug beginnt mit einer Karte: Nimm { $city } aus den { $display } Karten der Auslage.
lesson-base-postmaster = In der ersten Runde gibt dir der Postmeister eine zweite Karte: Nimm { $city }, denn von dort führt eine Straße nach { $near }.
lesson-base-begin = Nun musst du eine Karte spielen: Beginne deine Strecke mit { $city } und beende dann deinen Zug.
lesson-base-choose = Denke beim Ziehen voraus: Von { $city } führt eine Straße nach { $near }, also nimm die Karte.
lesson-base-extend = Eine Karte passt, wenn eine Straße ihre Stadt mit einem Ende deiner Strecke verbindet: Lege { $city } neben { $near } und beende dann deinen Zug.
lesson-base-ends = Eine Strecke hat zwei Enden: Nimm { $city }, das passt an das Ende bei { $near }.
lesson-base-fits = Nur Straßen zählen, nicht Farben, und keine Stadt darf zweimal vorkommen: Lege { $city } neben { $near }.
lesson-base-carrier = Einmal in jedem Zug darf dir eine Amtsperson helfen. Mit dem Postillion spielst du eine zweite Karte: Lege { $city } neben { $near }.
lesson-base-wait = Ab { $smallest } Karten kannst du eine Strecke abschließen, aber mit noch einer Karte gewinnst du ein Bonusplättchen: Beende jetzt einfach deinen Zug.
lesson-base-empty = Nach den meisten Regelheften muss der Postmeister helfen, wenn du zu Beginn deines Zugs keine Karte auf der Hand hast: Nimm { $city } und dann { $second }.
lesson-base-five = Lege { $city } neben { $near }, dann hat deine Strecke { $length } Karten.
lesson-base-ways = Abschließen kannst du auf zwei Arten: mit einer Poststation in jedem Land der Strecke (hier { $each }) oder mit je einer in allen Städten der Strecke, die im selben Land liegen (hier { $one }). Wähle die erste.
lesson-base-office = Auf diese Art bekommt { FORM($province, case: "in") } nur eine der { $cities } Städte der Strecke eine Poststation: Wähle { $city }.
lesson-base-tile = Deine lange Strecke bringt ein Bonusplättchen im Wert von { $tiles } Punkten. Weitere gibt es für Poststationen in allen Städten eines Gebiets und in allen Ländern (nach manchen Regelheften allen außerhalb Baierns).
lesson-base-carriage = Mit jeder abgeschlossenen Strecke kannst du auch die nächste Kutsche gewinnen. Du hast Kutsche { $carriage }, die { $points } Punkte zählt; Kutsche { $following } verlangt mindestens { $following } Karten.
lesson-base-administrator = Keine Karte der Auslage führt von { $held } weiter: Rufe den Amtmann, dann werden { $display } neue ausgelegt.
lesson-base-swept = Schon besser: Nimm { $city }, denn von dort führt eine Straße nach { $near }.
lesson-base-again = Beginne deine nächste Strecke mit { $city } und beende dann deinen Zug.
lesson-base-pile = Du darfst auch verdeckt ziehen: Nimm die oberste Karte des Nachziehstapels.
lesson-base-lay = Lege { $city } neben { $near } und beende dann deinen Zug.
lesson-base-third = Nimm { $city } und lege die Karte neben { $near }.
lesson-base-one = Jetzt liegen alle { $cards } Städte { FORM($province, case: "in") }. Schließe also auf die andere Art ab: Mit { $offices } Poststationen ist das ganze Land besetzt, und du gewinnst sein Bonusplättchen.
lesson-base-cartwright = { $cards } Karten sind zu wenig für Kutsche { $following }, aber der Wagner hilft, wenn eine oder zwei fehlen: Rufe ihn.
lesson-base-end = Eine Partie endet, wenn jemand Kutsche { $last } hat oder alle { $material } eigenen Poststationen gesetzt hat. Diese kurze ist nach { $rounds } Runden vorbei.
lesson-base-score = Am Ende kostet jede nicht gesetzte Poststation einen Punkt. Du hast { $opened } gesetzt und mit Kutsche und Bonusplättchen { $won } Punkte gewonnen, dein Gegenüber { $their_opened } und { $their_won }: Du gewinnst!

# Die Audienz.
lesson-audience-welcome = Auf dem zweiten Plan fahren { $regions } Kutschen nach Rom, eine für jedes Gebiet, und in jeder sitzt ein Geistlicher von jedem Spieler.
lesson-audience-hidden = Vor der ersten Runde setzen alle heimlich je einen Geistlichen (Rang 1 bis { $ranks }) in jede Kutsche. Hier ist das schon geschehen, und deine darfst du ansehen.
lesson-audience-draw = Das ist der letzte Zug dieser Partie: Nimm { $city }.
lesson-audience-lay = Lege { $city } neben { $near }.
lesson-audience-close = Jede Karte, deren Stadt nun keine Poststation bekommt, zieht die Kutsche ihres Gebiets eine Stadt weiter. Schließe mit Poststationen { FORM($province, case: "in") } ab: Das ergibt { $moves } Schritte.
lesson-audience-arrive = Die Kutsche von { $region } steht vor Rom, und darin sitzt dein { $cleric } ({ $rank }): Lass sie hineinfahren.
lesson-audience-fork = Sie ist jetzt in Rom, also nimmst du für den anderen Schritt eine Kutsche deiner Wahl, und wo sich der Weg gabelt, wählst du auch die Richtung: Ziehe die von { $region } nach { $place }.
lesson-audience-spaces = In Rom geht jeder Geistliche auf das Audienzfeld seines Rangs, und wer dort stand, muss weichen. Jetzt steht dort dein { $cleric } ({ $rank }).
lesson-audience-score = Am Ende bringt jeder Geistliche auf einem Audienzfeld so viele Punkte wie sein Rang, dir { $clerics }. Du hast { $opened } Poststationen gesetzt und { $won } Punkte gewonnen, dein Gegenüber { $their_opened } und { $their_won }: Du gewinnst!

# In Amt und Würden.
lesson-honours-welcome = In dieser Partie gibt dir jede Amtsperson, die dir hilft, auch ein Amtsplättchen.
lesson-honours-tokens = Du hast schon Amtsplättchen von { $tokens } Amtspersonen: { $officials }.
lesson-honours-draw = Dein Zug läuft wie immer: Nimm eine Karte, und zwar { $city }.
lesson-honours-lay = Lege { $city } neben { $near }.
lesson-honours-close = Schließe deine Strecke mit Poststationen { FORM($province, case: "in") } ab: So setzt du { $offices }.
lesson-honours-last = Nimmt jemand das letzte Amtsplättchen einer Amtsperson, müssen alle Amtsplättchen abgeben: Rufe den Wagner, der nur noch eines hat.
lesson-honours-hand-in = Zwei verschiedene Amtsplättchen bringen eine Karte, drei einen Chip im Wert von 1 Punkt, vier eine Poststation in einer beliebigen Stadt: Gib alle vier ab.
lesson-honours-build = Setze die Poststation nach { $city }: Damit ist ein Gebiet vollständig, und du gewinnst sein Bonusplättchen im Wert von { $tile } Punkten.
lesson-honours-final = Am Ende dürfen alle noch einmal abgeben, aber deine { $tokens } Amtsplättchen bringen nur eine Karte, die jetzt nichts mehr nützt: Gib nichts ab.
lesson-honours-score = So hat dir die Hilfe der Amtspersonen auch eine Poststation und ein Bonusplättchen gebracht. Du hast { $opened } Poststationen gesetzt und { $won } Punkte gewonnen, dein Gegenüber { $their_opened } und { $their_won }: Du gewinnst!
