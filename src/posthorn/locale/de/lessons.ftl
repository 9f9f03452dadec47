# Was die Lektionen sagen, ein Satz für jeden Schritt; Namen und Zahlen sind die der Partie an dieser Stelle.

# Das erste Spiel.
lesson-base-welcome = Willkommen bei der Post! Lege Stadtkarten zu Strecken, setze Poststationen in ihre Städte und habe am Ende die meisten Punkte.
lesson-base-draw = Jeder Zug beginnt mit einer Karte: Nimm { $city } aus den { $display } Karten der Auslage.
lesson-base-postmaster = In der ersten Runde gibt dir der Postmeister eine zweite Karte: Nimm { $city }, denn eine Straße führt von dort nach { $near }.
lesson-base-begin = Nun musst du eine Karte spielen: Beginne deine Strecke mit { $city } und beende dann deinen Zug.
lesson-base-choose = Denk beim Ziehen voraus: Von { $city } führt eine Straße nach { $near }, also nimm die Karte.
lesson-base-extend = Eine Karte passt, wenn eine Straße ihre Stadt mit einem Ende deiner Strecke verbindet: Lege { $city } neben { $near } und beende dann deinen Zug.
lesson-base-ends = Eine Strecke hat zwei Enden: Nimm { $city }, das passt an das Ende bei { $near }.
lesson-base-fits = Nur Straßen zählen, nicht Farben, und keine Stadt kommt zweimal vor: Lege { $city } neben { $near }.
lesson-base-carrier = Einmal im Zug darf eine Amtsperson helfen, und mit dem Postillion spielst du eine zweite Karte: Lege { $city } neben { $near }.
lesson-base-wait = Ab { $smallest } Karten kannst du eine Strecke abschließen, aber mit noch einer gewinnst du ein Bonusplättchen: Beende einfach deinen Zug.
lesson-base-empty = Ist deine Hand leer, so muss der Postmeister helfen: Nimm { $city } und dann { $second }.
lesson-base-five = Lege { $city } neben { $near }, dann hat deine Strecke { $length } Karten.
lesson-base-ways = Schließ sie auf eine von zwei Arten ab: eine Poststation in jedem Land, hier { $each }, oder in allen Städten eines Landes, hier { $one }; wähle die erste.
lesson-base-office = Von den { $towns } Städten in { $province } bekommt so nur eine eine Poststation: Wähle { $city }.
lesson-base-tile = Deine lange Strecke hat ein Bonusplättchen im Wert von { $tiles } gewonnen; andere gibt es für alle Städte eines Gebiets und für Poststationen in jedem Land.
lesson-base-carriage = Jede abgeschlossene Strecke kann auch die nächste Kutsche gewinnen: Du hast Kutsche { $carriage }, die { $points } Punkte zählt, und Kutsche { $following } verlangt { $following } Karten.
lesson-base-administrator = Keine Karte der Auslage führt von { $held } weiter: Ruf den Amtmann, und { $display } neue werden ausgelegt.
lesson-base-swept = Schon besser: Nimm { $city }, denn eine Straße führt von dort nach { $near }.
lesson-base-again = Beginne deine nächste Strecke mit { $city } und beende dann deinen Zug.
lesson-base-pile = Du darfst auch verdeckt ziehen: Nimm die oberste Karte des Nachziehstapels.
lesson-base-lay = Lege { $city } neben { $near } und beende dann deinen Zug.
lesson-base-third = Nimm { $city } und lege die Karte neben { $near }.
lesson-base-one = Jetzt liegen alle { $cards } Städte in { $province }: Schließ auf die andere Art ab, dann füllen { $offices } Poststationen das ganze Land und gewinnen sein Plättchen.
lesson-base-cartwright = { $cards } Karten sind zu wenig für Kutsche { $following }, aber der Wagner hilft, wenn eine oder zwei fehlen: Ruf ihn.
lesson-base-end = Eine Partie endet, wenn jemand Kutsche { $last } hat oder alle { $material } Poststationen gesetzt sind; diese kurze ist nach { $rounds } Runden vorbei.
lesson-base-score = Deine Kutsche bringt { $points } Punkte, deine Plättchen { $tiles }, und jede der { $left } nicht gesetzten Poststationen kostet einen: Du gewinnst mit { $own } zu { $other }!

# Die Audienz.
lesson-audience-welcome = Auf der zweiten Karte fahren { $regions } Kutschen nach Rom, eine für jedes Gebiet, und in jeder sitzt von allen ein Geistlicher.
lesson-audience-hidden = Vor der ersten Runde verstecken alle ihre Geistlichen mit den Rängen 1 bis { $ranks } darin, je einen; hier ist das schon geschehen, und deine darfst du sehen.
lesson-audience-draw = Das ist der letzte Zug dieser Partie: Nimm { $city }.
lesson-audience-lay = Lege { $city } neben { $near }.
lesson-audience-close = Jede Karte, deren Stadt nun keine Poststation bekommt, bringt die Kutsche ihres Gebiets einen Ort weiter: Schließ mit { $province } ab, das ergibt { $moves } solche Schritte.
lesson-audience-arrive = Die Kutsche von { $region } steht vor Rom, und von dir sitzt darin: { $cleric } ({ $rank }); lass sie hineinfahren.
lesson-audience-fork = Sie ist in Rom, also gilt der andere Schritt einer Kutsche deiner Wahl, und auch den Weg wählst du, wo er sich gabelt: Fahre die von { $region } nach { $place }.
lesson-audience-spaces = In Rom nehmen Geistliche den Platz ihres Rangs ein, und wer dort stand, muss gehen: Jetzt steht dort dein { $cleric } ({ $rank }).
lesson-audience-score = Am Ende bringt jeder Geistliche auf einem Platz so viele Punkte wie sein Rang, dir { $clerics }: Du gewinnst mit { $own } zu { $other }!

# In Amt und Würden.
lesson-honours-welcome = In dieser Partie gibt dir jede Amtsperson, die dir hilft, auch ein Amtsplättchen.
lesson-honours-tokens = Du hast schon Amtsplättchen von { $tokens } Amtspersonen: { $officials }.
lesson-honours-draw = Dein Zug ist wie immer, also nimm eine Karte: { $city }.
lesson-honours-lay = Lege { $city } neben { $near }.
lesson-honours-close = Schließ deine Strecke mit { $province } ab, das setzt { $offices } Poststationen.
lesson-honours-last = Wer das letzte Amtsplättchen einer Amtsperson nimmt, lässt alle welche abgeben: Ruf den Wagner, der nur noch eines hat.
lesson-honours-hand-in = Zwei verschiedene bringen eine Karte, drei einen Chip im Wert von 1, vier eine Poststation in einer beliebigen Stadt: Gib alle vier ab.
lesson-honours-build = Setze die Poststation nach { $city }: Sie macht ein Gebiet voll und gewinnt sein Bonusplättchen im Wert von { $tile }.
lesson-honours-final = Am Ende dürfen alle noch einmal abgeben, aber deine { $tokens } Amtsplättchen bringen nur eine Karte, die jetzt nichts nützt: Gib nichts ab.
lesson-honours-score = So hat dir die Hilfe der Amtspersonen auch eine Poststation und ein Bonusplättchen gebracht: Du gewinnst mit { $own } zu { $other }!
