# Die Seiten um das Spiel herum.

about-game = Lege Strecken von Stadt zu Stadt, setze an ihnen Poststationen und gewinne Bonusplättchen und immer größere Kutschen. Zu zweit bis viert, eine halbe Stunde lang, in zehn Minuten gelernt.
lost-about = Die Kutsche hat sich verfahren: Die Adresse ist vielleicht vertippt, oder was hier war, ist fort.
invite-from = { $host } lädt dich zu einer Partie ein
invite-from-to = { $name }, { $host } lädt dich zu einer Partie ein
invite-open = Du bist zu einer Partie eingeladen
invite-company = Am Tisch
invite-game = Die Partie
invite-learn = In zehn Minuten lernen
invite-more = Noch jemanden einladen
invite-hints-off = ohne Hinweise und Ratschläge
invite-thinking = { $time } für einen Zug
seat-moved = Du spielst jetzt auf einem anderen Gerät weiter. Hier siehst du zu.
module-audience-about = Jede Karte, deren Stadt keine Poststation bekommt, bringt eine Kutsche näher an Rom. Geistliche, die am Ende in der Audienz stehen, bringen Punkte.
module-honours-about = Wem eine Amtsperson hilft, der nimmt eines ihrer Amtsplättchen. Verschiedene zusammen bringen Karten, Punkte und Poststationen.
new-edition-about = Die Regelhefte unterscheiden sich in wenigen Punkten. Dieses sagt:
