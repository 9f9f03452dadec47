### Noch einmal versuchen: Eine beendete Partie wird von einer Stellung aus weitergespielt.

branch-play-on = Von hier weiterspielen
branch-about = Von dieser Stellung aus beginnt eine Übungspartie gegen Bots.
branch-at-end = Hier ist die Partie zu Ende. Geh zu einem früheren Schritt zurück, um weiterzuspielen.
branch-seat = Du spielst
branch-bots = Die anderen
branch-cards = Karten, die du nicht kennen konntest
branch-cards-dealt-anew = Neu austeilen
branch-cards-dealt-anew-about = Die verdeckten Karten der anderen und der Stapel werden zufällig verteilt, so wie du es erwarten musstest.
branch-cards-as-they-lay = Wie sie wirklich lagen
branch-cards-as-they-lay-about = Dieselben Züge bringen dieselben Karten.
branch-list = Noch einmal versucht
branch-from = { $player }, ab Schritt { $ply }
branch-compared = { $now } statt { $then }
branch-origin = Weitergespielt ab Schritt { $ply } einer beendeten Partie
branch-origin-dealt-anew = Die Karten, die du nicht kennen konntest, wurden neu ausgeteilt.
branch-origin-as-they-lay = Alle Karten liegen, wie sie wirklich lagen.
branch-result = Verglichen mit der wirklichen Partie
branch-then = Damals
branch-now = Jetzt
