# Wörter des Spiels.

official-postmaster = Postmeister
official-carrier = Postillion
official-administrator = Amtmann
official-cartwright = Wagner

# Die Stapel der Bonusplättchen. Die Gebiete heißen wie auf dem Plan.
stack-route-5 = Strecke mit 5 Karten
stack-route-6 = Strecke mit 6 Karten
stack-route-7 = Strecke ab 7 Karten
stack-baden = Baden
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
stack-schweiz-tyrol = Schweiz/Tyrol
stack-baiern = Baiern
stack-boehmen-salzburg = Böhmen/Salzburg
stack-all-provinces = alle Länder
stack-outside-baiern = außerhalb Baiern
stack-game-end = Spielende

# Die Geistlichen, nach ihrem Rang.
cleric-1 = Ministrant
cleric-2 = Priester
cleric-3 = Abt
cleric-4 = Bischof
cleric-5 = Kardinal

edition-hungarian = ungarisch
edition-italian = italienisch
edition-icelandic = isländisch
edition-spanish = spanisch
# Die Ausgabe, die in dieser Sprache zuerst angeboten wird: hungarian, italian, icelandic oder spanish.
edition-usual = italian

# Sobald das Ende absehbar ist: wer nach diesem Zug noch einen hat, und wie viele das sind.
turns-to-come = { $count ->
    [0] Es folgt kein weiterer Zug.
   *[other] Noch am Zug: { $players }
    }

module-audience = Die Audienz
module-honours = In Amt und Würden

# Wie Wörter gereiht werden: „a, b und c“ ist list-and aus „a, b“ und „c“.
list-comma = { $before }, { $after }
list-and = { $before } und { $after }
