# Das Spiel im Terminal. Was man dort eintippt, steht in typing.ftl.

welcome = Posthorn: Thurn und Taxis, mit „Alle Wege führen nach Rom“
welcome-defaults = Enter nimmt, was in eckigen Klammern steht.
ask-people = Wie viele Menschen spielen an dieser Tastatur, { $least } bis { $most }? [{ $default }]
ask-bots = Wie viele Bots spielen mit, { $least } bis { $most }? [{ $default }]
ask-edition = Welches Regelheft: { $words }? [{ $default }]
ask-modules = Module der Erweiterung: { $words }? [{ $default }]
ask-names = Eure Namen, durch Kommas getrennt? [{ $default }]
ask-start-youngest = Wer ist am jüngsten und beginnt: { $names }? [zufällig]
ask-start-choice = Wer beginnt: { $names }? [zufällig]

answer-number = Bitte eine Zahl von { $least } bis { $most }.
answer-word = Bitte eines davon: { $words }
answer-names = { $people ->
    [one] Bitte einen Namen.
   *[other] Bitte { $people } verschiedene Namen, mit Kommas dazwischen.
    }
answer-choose = Wähle eine der { $count } Möglichkeiten, mit ihrer Nummer oder ihren Wörtern.
answer-help = Tippe „hilfe“, um zu sehen, was du eintippen kannst.
advice-not-installed = { $bot }: nicht verfügbar, denn NumPy und Numba sind nicht installiert.
why-what = Welche Aktion meinst du? Tippe zum Beispiel: warum lege linz links

error-people = An diesem Tisch können 1 bis { $most } Menschen spielen, nicht { $given }
error-names = { $given ->
    [one] Ein Name passt
   *[other] { $given } Namen passen
    } nicht: Nenne { $people ->
        [one] den einen Menschen
       *[other] die { $people } Menschen
    } oder alle { $seats } Spieler
error-start = { $given } ist kein Platz, der beginnen könnte: Es gibt die Plätze 1 bis { $seats }
error-bot = Es gibt keinen Bot „{ $given }“; es gibt: { $bots }
error-record = { $file } lässt sich nicht schreiben: Es ist ein Ordner, oder es gibt den Ordner nicht
error-load-options = Eine gespeicherte Partie hat ihre eigenen Optionen: Zu --load passen nur { $options } und --record
error-load = { $file } lässt sich nicht laden: { $reason }

headline = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
    } · { $player } am Zug · { $table }
headline-edition = Regelheft: { $edition }

map-in-hand = auf deiner Hand
map-open = in der Auslage
map-offices = Poststationen
map-route = deine Strecke

display = Auslage
piles = Nachziehstapel { $pile } · Ablage { $discards }
tiles = Bonusplättchen
tiles-gone = keine
tokens = Amtsplättchen
chips = Chips
hand = Deine Hand
hand-empty = leer
route = Strecke
route-none = keine

player-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
player-carriage = { $number ->
    [0] keine Kutsche
   *[other] Kutsche { $number }
    }
player-offices = { $left ->
    [one] eine Poststation übrig
   *[other] { $left } Poststationen übrig
    }
player-hand = { $cards ->
    [0] keine Karten auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
    }
player-tiles = Bonusplättchen:
player-tokens = Amtsplättchen:
player-ended = hat das Ende ausgelöst

journey-over = in Rom
journey-next = → { $places } · { $longest ->
    [one] ein Schritt
   *[other] { $steps } Schritte
    }
journey-asked = { $moves ->
    [one] muss einen Schritt weiter
   *[other] muss { $moves } Schritte weiter
    }
journey-free = { $moves ->
    [one] Ein Schritt mit einer Kutsche deiner Wahl
   *[other] { $moves } Schritte mit Kutschen deiner Wahl
    }
journey-own = dein { $cleric } ({ $rank })
audience = Audienz

prompt = >
step-send = Welcher Geistliche fährt mit dieser Kutsche?
step-draw = Ziehe eine Karte.
step-draw-forced = Ziehe die erste von zwei Karten: In diesem Zug muss der Postmeister helfen.
step-second-draw = Ziehe die zweite Karte.
step-play = Spiele eine Karte, oder ziehe mit Hilfe des Postmeisters eine zweite.
step-play-only = Spiele eine Karte.
step-close = Schließe die Strecke ab, oder beende den Zug.
step-close-carrier = Schließe die Strecke ab, beende den Zug, oder spiele mit Hilfe des Postillions eine zweite Karte.
step-close-short = Beende den Zug.
step-close-short-carrier = Beende den Zug, oder spiele mit Hilfe des Postillions eine zweite Karte.
step-offices = Wohin kommt die Poststation?
step-cartwright = Soll der Wagner helfen?
step-discard = Nur { $limit } Karten dürfen auf der Hand bleiben: Welche legst du ab?
step-drive = Ziehe eine Kutsche in Richtung Rom.
step-hand-in = Gib Amtsplättchen ab.
step-take = Nimm für die zwei Amtsplättchen eine Karte.
step-build = Setze für die vier Amtsplättchen eine Poststation.

choice-draw = aus der Auslage
choice-draw-pile = die verdeckte oberste Karte
choice-draw-second = zweite Karte, mit dem Postmeister
choice-draw-pile-second = verdeckte zweite Karte, mit dem Postmeister
choice-administrator = neue Auslage, dann ziehen
choice-play-left = links von { $city }
choice-play-right = rechts von { $city }
choice-play-left-second = links von { $city }, mit dem Postillion
choice-play-right-second = rechts von { $city }, mit dem Postillion
choice-begin = beginnt eine Strecke
choice-begin-anew = beginnt eine neue; die Strecke mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
    } geht verloren
choice-pass = beendet den Zug, die Strecke bleibt liegen
choice-close-each = je eine Poststation in { $places }
choice-close = Poststationen in { $places }
choice-close-nothing = setzt keine Poststation
choice-wins-carriage = Kutsche { $number }
choice-wins-tile = Bonusplättchen: { $stack } ({ $value })
choice-office = { FORM($province, case: "in") }
choice-done = keine weitere Poststation
choice-cartwright = Kutsche { $number } für eine Strecke mit { $cards } Karten
choice-no-cartwright = ohne Kutsche { $number }
choice-discard = dann bleiben { $left }
choice-send = der { $cleric } fährt in der Kutsche von { $coach }
choice-drive = { $longest ->
    [0] Rom!
    [one] dann ein Schritt bis Rom
   *[other] dann { $steps } Schritte bis Rom
    }
choice-hand-in-1 = ein Amtsplättchen: nichts dafür
choice-hand-in-2 = zwei Amtsplättchen: eine Karte
choice-hand-in-3 = drei Amtsplättchen: ein Chip im Wert von 1 Punkt
choice-hand-in-4 = vier Amtsplättchen: eine Poststation in einer beliebigen Stadt
choice-keep = gibt nichts ab
choice-take = aus der Auslage
choice-take-pile = die verdeckte oberste Karte
choice-build = setzt dort eine Poststation
choice-decline = verzichtet darauf

pass-keyboard = ist dran.
press-enter = Gib die Tastatur an { $player } weiter und drücke Enter

undone = Zurückgenommen: { $action }
undo-nothing = Du hast nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Es hat eine Karte gezeigt oder den Zug beendet.

save-where = Wohin speichern? Tippe: speichern DATEI
saved = Gespeichert als { $file }
save-failed = { $file } lässt sich nicht schreiben: { $reason }
save-offer = Die Partie speichern? (j/n) [n]
save-as = In welche Datei? [{ $usual }]
save-name = posthorn.txt
yes = ja
yes-short = j
farewell-unsaved = Die Partie wurde nicht gespeichert.
farewell-resume = Später weiter mit: { $command }

log-round = Runde { $round }

result = Die Partie ist zu Ende
result-winner = gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }!
result-winner-tied = gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }: Bei Gleichstand gewinnt{ $tile ->
    [yes] {""}, wer das Plättchen „Spielende“ hat, sonst, wer von den Punktgleichen im Uhrzeigersinn als Nächster nach dessen Besitzer sitzt.
   *[no] {""}, wer von den Punktgleichen vom Startspieler an im Uhrzeigersinn zuerst sitzt.
    }
result-rank = { $rank }. { $player }: { $points }
score-total = Summe
score-carriage = Höchste Kutsche
score-carriage-of = Nr. { $number }: { $points }
score-tile = Plättchen: { $stack }
score-offices = Übrige Poststationen
score-clerics = Geistliche in Audienz
score-chips = Chips

help =
    Tippe die Nummer einer Möglichkeit oder ihre Wörter: „ziehe linz“, „lege
    muenchen links“. Eine Stadt allein genügt, wo nur eine Möglichkeit sie
    betrifft, und Enter, wo es nur eine Möglichkeit gibt.

    hilfe            diese Hilfe
    regeln           die Regeln in Kürze
    hinweis          was jede Möglichkeit bringen würde
    rat              was der Fürst an deiner Stelle täte
    warum AKTION     welche Regel sie verbietet: „warum lege linz links“
    zurück           nimmt deine letzte Aktion zurück
    plan             noch einmal der Plan
    rom              die Straßenkarte nach Rom (Die Audienz)
    verlauf          alles, was geschehen ist
    punkte           die Punkte bis jetzt
    speichern DATEI  speichert die Partie; endet der Name auf .json, dann als JSON
    ende             verlässt die Partie
rules =
    In deinem Zug ziehst du eine Karte, spielst eine Karte und darfst deine Strecke
    abschließen.

    Ziehen      eine der sechs ausliegenden Karten oder die oberste des
                Nachziehstapels.
    Spielen     Beginne eine Strecke, oder lege die Karte an eines ihrer Enden: Ihre
                Stadt muss mit der Stadt dort durch eine Straße verbunden und darf
                noch nicht in der Strecke sein. Passt keine Karte, so geht die
                Strecke verloren, und eine neue beginnt.
    Abschließen eine Strecke aus mindestens drei Karten: Setze eine Poststation in
                eine Stadt jedes ihrer Länder oder in alle ihre Städte eines
                Landes. Dann kommen ihre Karten auf die Ablage, und höchstens drei
                bleiben auf deiner Hand.

    Kutschen kommen der Reihe nach, 3 bis 7: eine für jede abgeschlossene Strecke,
    die mindestens so viele Karten hat, wie die Nummer der nächsten Kutsche sagt.
    Bonusplättchen gibt es für lange Strecken (5, 6, 7 oder mehr Karten), für
    Poststationen in allen Städten eines Gebiets und für je eine
    { $all_provinces ->
        [outside_baiern] in jedem Land außerhalb Baierns.
       *[all] in jedem Land.
    }
    Je früher, desto mehr sind sie wert.

    Eine Amtsperson darf dir in jedem Zug helfen: der Postmeister (eine zweite
    Karte), der Amtmann (sechs neue Karten in der Auslage, bevor du ziehst), der
    Postillion (eine zweite Karte spielen) oder der Wagner (eine Kutsche für eine
    Strecke, der eine oder zwei Karten fehlen). Der Postmeister muss helfen
    { $empty_hand ->
        [yes] in der ersten Runde und wenn dein Zug mit leerer Hand beginnt.
       *[no] in der ersten Runde.
    }

    Wenn jemand Kutsche 7 bekommt oder die letzte Poststation setzt,
    { $last_round ->
        [one_turn_each] haben alle anderen noch je einen Zug.
       *[finish_round] wird die Runde zu Ende gespielt.
    }
    Es zählen deine höchste Kutsche und deine Bonusplättchen, und für
    jede nicht gesetzte Poststation verlierst du einen Punkt.
rules-audience =
    Die Audienz: Jeder deiner fünf Geistlichen fährt in einer der fünf Kutschen nach
    Rom. Für jede Karte einer abgeschlossenen Strecke, deren Stadt keine Poststation
    bekam, ziehst du die Kutsche ihres Gebiets eine Stadt nach Süden. In Rom steigen
    die Geistlichen aus und verdrängen frühere ihres Rangs. Wer am Ende in Audienz
    ist, zählt so viele Punkte wie sein Rang.
rules-honours =
    In Amt und Würden: Wem geholfen wird, der nimmt ein Amtsplättchen. Ist das
    letzte einer Art genommen, so geben alle ein bis vier verschiedene ab: Zwei
    bringen eine Karte, drei einen Chip im Wert von 1 Punkt, vier eine Poststation
    in einer beliebigen Stadt.

bots-get-ready = Der Bot „{ $bot }“ wird vorbereitet: beim ersten Mal auf diesem Computer etwa eine Minute …
