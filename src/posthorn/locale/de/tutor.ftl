# Das Spiel im Browser lernen: der Weg dorthin auf der Startseite, die Seite der Lektionen und der Lehrer am Tisch.

front-learn = Das Spiel lernen
front-learn-about = Spiele deine erste Partie mit Anleitung Schritt für Schritt: zehn Minuten, ohne vorher etwas zu lesen.
learn-title = Das Spiel lernen
learn-about = Drei kurze Partien gegen einen freundlichen Bot. Probiere aus, was du magst, und komm zurück, oder mach ein andermal weiter.
learn-base = Deine erste Partie
learn-base-about = Karten ziehen, Strecken legen und abschließen, Bonusplättchen und Kutschen gewinnen: das ganze Spiel in zehn Minuten.
learn-audience = Die Audienz
learn-audience-about = Kutschen fahren deine Geistlichen nach Rom: drei Minuten zum ersten Modul der Erweiterung.
learn-honours = In Amt und Würden
learn-honours-about = Hilfe von Amtspersonen zahlt sich aus: drei Minuten zum zweiten Modul der Erweiterung.
learn-begin = Beginnen
learn-go-on = Weitermachen
learn-again = Noch einmal
learn-done = Geschafft
learn-step = Schritt { $step } von { $total }
tutor-label = Lektion
tutor-continue = Weiter
tutor-back = Zurück
tutor-leave = Die Lektion verlassen
tutor-waits = { $player } spielt. Schau zu, was geschieht.
tutor-strayed = Du probierst etwas anderes aus: Spiel weiter, wie du magst, die Lektion wartet auf dich.
tutor-return = Zurück zur Lektion
tutor-next = Als Nächstes: { $lesson }
tutor-lessons = Alle Lektionen
tutor-real = Auf zu einer richtigen Partie
tutor-real-about = Gut gemacht! Jetzt eine richtige Partie, gegen einen sanften Gegner.
