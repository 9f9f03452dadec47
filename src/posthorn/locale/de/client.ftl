# Das Spiel im Browser. Vieles von dem, was er sagt, steht auch in terminal.ftl, events.ftl und game.ftl.

client-title = Posthorn
client-subtitle = Thurn und Taxis, mit „Alle Wege führen nach Rom“
client-loading = Einen Augenblick …
client-back = Zurück zur Startseite
client-close = Schließen
client-not-found = Hier ist nichts

# Einstellungen.
settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pace = Tempo, in dem die Züge der anderen ablaufen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-off = Sofort
settings-portrait = Dein Porträt
settings-portrait-number = Porträt { $number }
settings-list-all = Alles auflisten, was ich tun kann

# Die Startseite.
front-bots = Gegen Bots
front-bots-about = Sofort losspielen, gegen Gegner jeder Stärke.
front-bots-opponents = Gegner
front-bots-level = Stärke
front-bots-play = Spielen
front-pass = Am selben Gerät
front-pass-about = Mehrere spielen reihum an diesem Gerät; zwischen den Zügen bleibt die Hand verdeckt.
front-online = Mit Freunden
front-online-about = Verschicke einen Link; alle spielen auf ihrem eigenen Gerät, live oder über mehrere Tage.
front-lobby = Offene Tische
front-lobby-about = Offene Tische, an denen du mitspielen oder zusehen kannst.
front-more = Weitere Möglichkeiten
front-continue = Deine Partien
front-record = Gespeicherte Partie öffnen
front-your-name = Dein Name

# Partien in Listen.
game-waiting = wartet auf Mitspieler
game-playing = Runde { $round }
game-over = zu Ende
game-abandoned = abgebrochen
game-your-turn = du bist dran
game-go-on = Weiterspielen
game-look = Ansehen
game-forget = Aus der Liste nehmen
lobby-title = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Eröffne selbst einen!
lobby-join = Mitspielen
lobby-watch = Zusehen

# Eine neue Partie.
new-title-bots = Eine Partie gegen Bots
new-title-pass = Eine Partie am selben Gerät
new-title-online = Eine Partie mit Freunden
new-seats = Plätze
new-seat = Platz { $number }
new-seat-person = Jemand an diesem Gerät
new-seat-open = Offen (per Link)
new-seat-add = Einen Platz hinzufügen
new-seat-remove = Platz { $number } entfernen
new-who = Wer spielt
new-name = Name
new-colour = Farbe
new-start = Wer beginnt
new-start-lot = Zufällig
new-modules = Erweiterung: Alle Wege führen nach Rom
new-map-about = Die Straßenkarte nach Rom ist unser Nachbau: Der Text des Regelhefts sagt nur, wo die Kutschen beginnen.
new-edition = Regelheft
new-switches = Hausregeln
new-switches-about = Was du nicht änderst, bleibt wie im Regelheft.
new-as-edition = wie im Regelheft
new-listed = Unter den offenen Tischen zeigen
new-hints = Hinweise und Ratschläge erlauben
new-thinking = Bedenkzeit für einen Zug
new-thinking-none = unbegrenzt
new-thinking-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
    }
new-thinking-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
    }
new-thinking-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
    }
new-create = Partie starten
new-create-open = Tisch eröffnen

new-colour-red = rot
new-colour-blue = blau
new-colour-yellow = gelb
new-colour-green = grün

switch-all-provinces = Das Plättchen für alle Länder verlangt
switch-all-provinces-all = eine Poststation in jedem Land
switch-all-provinces-outside_baiern = eine Poststation in jedem Land außerhalb Baierns
switch-empty-hand-postmaster = Wer keine Karte auf der Hand hat, muss sich vom Postmeister helfen lassen
switch-may-abandon = Eine Strecke darf aufgegeben werden, auch wenn eine Karte passt
switch-length-fallback = Bei leerem Stapel für die Länge einer Strecke
switch-length-fallback-every = nimmt jede Strecke vom nächstkürzeren Stapel
switch-length-fallback-seven_only = nehmen nur Strecken ab 7 vom nächstkürzeren Stapel
switch-last-round = Nach dem Auslösen des Endes
switch-last-round-finish_round = wird die Runde zu Ende gespielt
switch-last-round-one_turn_each = haben alle anderen noch je einen Zug
switch-starting-player = Startspieler ist
switch-starting-player-youngest = die jüngste Person
switch-starting-player-choice = wen die Spieler bestimmen
switch-placement = Poststationen beim Abschließen
switch-placement-full = alle müssen gesetzt werden
switch-placement-free = so viele, wie man möchte
switch-placement-about = Wörtlich genommen erlauben die Regelhefte auch weniger; gewöhnlich werden alle gesetzt, wie in ihren Beispielen.
switch-max-rounds = Die Partie endet nach Runde
switch-cleric-reminder = Alle dürfen ihre eigenen Geistlichen ansehen
switch-yes = ja
switch-no = nein
switch-none = nie

# Auf Mitspieler warten, beitreten, auf ein anderes Gerät wechseln.
table-invite = Schick den anderen diesen Link:
table-copy = Link kopieren
table-copied = Kopiert
table-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-awaiting = Die Partie beginnt, sobald alle zugestimmt haben.
table-agree = Ich spiele wieder mit
table-open-seat = offen
table-join = Platz nehmen
table-fill = Einen Bot spielen lassen
table-gone = Diese Partie gibt es nicht oder nicht mehr.
table-transfer = Diesen Platz auf ein anderes Gerät verlegen
table-transfer-about = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt nur einmal.
table-claiming = Der Platz wird übernommen …

# Im Spiel.
turn-yours = Du bist dran, { $player }.
turn-other = { $player } ist am Zug.
turn-thinking = { $player } überlegt …
turn-watching = Du siehst zu.
turn-last-turns = Letzte Züge!
turn-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
    }
turn-time-left = noch { $time }
turn-your-turn-title = Du bist dran – { $title }
turn-sending = Wird gesendet …
bots-warming-up = Die starken Bots werden noch vorbereitet; so lange spielen einfachere für sie.

choices = Was du tun kannst
give-up-sure = { $route } aufgeben und mit { $city } eine neue Strecke beginnen? { $cards ->
    [one] Ihre Karte geht
   *[other] Ihre { $cards } Karten gehen
    } verloren.
give-up-which = Welche Karte beginnt die neue Strecke? { $route } wird aufgegeben: { $cards ->
    [one] Die Karte ist
   *[other] Die { $cards } Karten sind
    } verloren.
give-up = Strecke aufgeben
give-up-choose = Strecke aufgeben …
give-up-keep = Strecke behalten
ends-which = { $city } passt an beide Enden: an welches?
turn-ends = Mehr ist nicht zu tun: Der Zug endet.
send-pick = Wähle einen Geistlichen.
send-set = Setze den Geistlichen in eine Kutsche: { $cleric }.
send-cleric = { $cleric } { $rank }
hand-in = Abgeben
choice-each-province = in jedem Land
city-with-offices = { $city }; Poststationen von { $players }
officials-label = Amtspersonen
official-helped = Der { $official } hat in diesem Zug schon geholfen
official-may-postmaster = Der Postmeister kann helfen: Ziehe eine zweite Karte
official-may-carrier = Der Postillion kann helfen: Spiele eine zweite Karte
official-may-administrator = Den Amtmann rufen: sechs neue Karten in der Auslage
official-may-cartwright = Den Wagner helfen lassen
audience-nobody = niemand
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = Die Kutsche von { $coach }, in { $place }
tokens-of = { $official }: { $count }
board-label = Der Spielplan
board-described = Landkarte mit 22 Städten in 9 Ländern
journey = Der Weg nach Rom
display-label = Auslage
display-empty = leer
pile-label = Nachziehstapel, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    }
discards-label = Ablage, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    }
hand-label = Deine Hand
hand-of = Hand von { $player }
route-label = Deine Strecke
route-of = Strecke von { $player }
card-label = { $city }, { $province }
card-with-deeds = { $card }: { $deeds }
deed-take = nehmen
deed-draw = ziehen
deed-left = links anlegen
deed-right = rechts anlegen
deed-begin = { $cards ->
    [0] eine Strecke beginnen
   *[other] die Strecke aufgeben und eine neue beginnen
    }
deed-discard = ablegen
deed-office = Poststation setzen
stacks-label = Bonusplättchen
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: keine mehr
players-label = Spieler
player-present = da
player-absent = nicht verbunden
player-awaited = hat noch nicht zugestimmt
player-away = fort seit { $time }
player-played-by = { $bot } spielt
player-starts = Startspieler
player-offices-short = { $left ->
    [one] { $left } Poststation
   *[other] { $left } Poststationen
    }
player-ender = hat das Ende ausgelöst
log-label = Verlauf
log-begins = In jedem Zug ziehst du eine Karte und spielst eine. Ab { $cards } Karten kannst du eine Strecke abschließen: Du setzt Poststationen in ihre Städte, und wenn sie lang genug ist, gewinnst du die nächste Kutsche. Einmal in jedem Zug darf dir eine Amtsperson helfen. Die Partie endet, wenn jemand Kutsche { $last } hat oder alle Poststationen gesetzt hat.
chat-label = Chat
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
more-label = Mehr

# Aktionen, wie sie auf ihren Knöpfen stehen.
action-draw = { $city } nehmen
action-draw-pile = Vom Nachziehstapel ziehen
action-administrator = Den Amtmann rufen
action-play-left = { $city } links an { $end } legen
action-play-right = { $city } rechts an { $end } legen
action-begin = { $cards ->
    [0] Mit { $city } eine Strecke beginnen
   *[other] Die Strecke aufgeben und mit { $city } eine neue beginnen
    }
action-pass = Zug beenden
action-close-each = Strecke abschließen: eine Poststation in jedem Land
action-close = Strecke abschließen: Poststationen { FORM($province, case: "in") }
action-office = Poststation in { $city } ({ $province })
action-done = Keine weitere Poststation
action-cartwright = Der Wagner hilft: Kutsche { $number }
action-no-cartwright = Ohne den Wagner
action-discard = { $city } ablegen
action-send = Der { $cleric } ({ $rank }) fährt in der Kutsche von { $coach }
action-hand-in = Abgeben: { $officials }
action-keep = Nichts abgeben
action-take = { $city } nehmen
action-take-pile = Die verdeckte oberste Karte nehmen
action-build = Poststation in { $city }
action-decline = Nichts davon
action-drive = { $coach } nach { $place }
explain-postmaster = eine zweite Karte, mit Hilfe des Postmeisters
explain-carrier = eine zweite Karte, mit Hilfe des Postillions

# Hinweise, der Rat eines Bots, und warum nicht.
hints-button = Was kann ich tun?
advice-button = Was würdest du tun?
hints-off = Diese Partie wird ohne Hinweise gespielt.
hints-turn = Abschließen und Zugende
advice-thinking = Der stärkste Bot denkt nach …
advice-instead = { $bot } (der Fürst macht sich noch bereit)
advice-chance = { $percent } % Gewinnchance
advice-points = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
    } am Ende
advice-again = Noch einmal fragen
problem-watching = Du schaust zu: Hier gibt es für dich nichts zu spielen.
problem-looking-back = Du siehst eine frühere Stellung: Kehre zur aktuellen zurück, um zu spielen.
problem-covered = Die Karten sind verdeckt, bis die nächste Person den Bildschirm hat.
problem-thing-stack = Bonusplättchen gewinnt, wer eine Strecke abschließt: immer das oberste eines Stapels.
problem-thing-discards = Die Ablage kommt erst wieder ins Spiel, wenn der Nachziehstapel leer ist.
problem-thing-player = Das gehört jemand anderem: Du spielst deine eigenen Karten und Poststationen.
problem-thing-tokens = Wem eine Amtsperson hilft, der nimmt eines dieser Amtsplättchen.
problem-thing-audience = Diese Geistlichen sind in Rom angekommen; am Ende der Partie zählt jeder seinen Rang.
problem-thing-postmaster = Mit dem Postmeister ziehst du eine zweite Karte, bevor du eine spielst. In jedem Zug darf nur eine Amtsperson helfen.
problem-thing-carrier = Mit dem Postillion spielst du eine zweite Karte, die an die Strecke passt. In jedem Zug darf nur eine Amtsperson helfen.

# Zurücknehmen.
undo = Zurücknehmen
undo-keys = Die letzte Entscheidung zurücknehmen: U oder Strg+Z
undo-asked = { $player } möchte { $actions ->
    [one] die letzte Aktion
   *[other] die letzten { $actions } Aktionen
    } zurücknehmen.
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
undo-agree = Einverstanden
undo-refuse = Ablehnen

# Ein Bildschirm, mehrere Menschen.
pass-screen = { $player } ist dran
pass-screen-about = Gib das Gerät weiter. Bis dahin bleiben die Karten verdeckt.
pass-ready = Ich bin { $player }

# Wiederholungen und Aufzeichnungen.
replay-title = Partie nachspielen
replay-open = Gespeicherte Partie öffnen: eine Datei, die Posthorn geschrieben hat
replay-first = Zum Anfang
replay-back-turn = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-on-turn = Einen Zug weiter
replay-last = Zum Ende
replay-run = Automatisch abspielen
replay-stop = Pause
replay-place = { $ply } von { $all }
replay-keys = Pfeiltasten: ein Schritt; Bild auf/ab: ein Zug; Leertaste: abspielen oder anhalten.
replay-share = Link zu dieser Stellung kopieren
replay-scores = Die Punkte im Lauf der Partie
over-replay = Noch einmal ansehen

# Schwierigkeiten.
problem-offline = Der Server ist nicht zu erreichen. Neuer Versuch …
problem-offline-request = Der Server hat nicht geantwortet. Bitte versuche es noch einmal.
problem-lost = Die Verbindung ist abgerissen. Neuer Versuch …
problem-closed = Dieser Tisch ist geschlossen.
problem-unreadable = Die Antwort des Servers war nicht zu verstehen.
problem-rule = Regel { $rule }

# The rules, to be read and searched on every page.
rules-title = Regeln
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Absatz gefunden
   *[other] { $count } Absätze gefunden
    }
rules-back = Zurück
rules-in-game = In dieser Partie
rules-not-in-game = Nicht in dieser Partie

# Das Ende.
over-title = Die Partie ist zu Ende
over-abandoned = Die Partie wurde abgebrochen
over-winner = { $player } gewinnt
over-rematch = Revanche
over-record = Partie herunterladen
over-to-rematch = Zur nächsten Partie
abandon = Diese Partie abbrechen
abandon-sure = Die Partie für alle abbrechen?
leave-to-bot = Einen Bot übernehmen lassen
return-to-seat = Wieder selbst spielen

# Links für andere und andere Geräte; während der Server weg ist.
share-code = Der Link als QR-Code, für eine Kamera
share-only-here = Dieser Link gilt nur auf diesem Computer. Für andere Geräte starte Posthorn mit { $command } und lade die Seite neu.
share-watch = Jemanden zusehen lassen
share-watch-about = Wer diesen Link öffnet, sieht den Tisch, aber niemandes Handkarten.
share-replay = Diese Partie jemandem zeigen
share-replay-about = Dieser Link zeigt die Partie Zug um Zug, mit allen Handkarten.
share-moment-about = Die Partie in diesem Augenblick:
share-position-about = Nur diese Stellung, für jedes Posthorn:
table-leave = Platz aufgeben
table-close = Tisch schließen
front-further = { $games ->
    [one] Eine weitere Partie
   *[other] { $games } weitere Partien
    }
front-finished = Beendete Partien
replay-drop = Datei hier ablegen
replay-drop-about = Die Datei lässt sich auch irgendwo auf dieser Seite oder der Startseite ablegen.
server-away = Der Server ist gerade nicht erreichbar. Auf dem eigenen Computer startet ihn der Befehl posthorn; sobald er antwortet, geht es hier von selbst weiter.

# Klänge, Benachrichtigungen, zurückblicken.
settings-sound = Klänge
settings-volume = Lautstärke
settings-notify = Mich benachrichtigen, wenn ich dran bin und diese Seite im Hintergrund ist
settings-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-keys = Buchstaben als Tasten im Spiel; ? zeigt alle
settings-docs = Dokumentation (englisch)
keys-title = Tasten
keys-about = Tab geht zum Nächsten, die Eingabetaste wählt es, Esc führt zurück.
log-look-back = Klicke eine Zeile an oder drücke die Pfeiltasten, um den Spielplan von damals zu sehen.
past-label = Frühere Stellung
past-gone-on = Die Partie ist weitergegangen.
past-now = Zurück zum aktuellen Stand
past-keys = Pfeiltasten: ein Schritt; Esc: aktueller Stand.

# Wie nah das Ende ist, und die Endabrechnung.
score-sheet = Punktezettel
end-label = Wie nah das Ende ist
end-carriage = Kutsche { $number } von { $last }: { $players }
end-no-carriage = Noch hat niemand eine Kutsche; Nummer { $last } ist die letzte.
end-offices = { $left ->
    [one] Noch eine Poststation
   *[other] Noch { $left } Poststationen
    }: { $players }
end-offices-all = { $left ->
    [one] Alle haben noch eine Poststation.
   *[other] Alle haben noch { $left } Poststationen.
    }
end-brought-about = { $player } hat das Ende ausgelöst.
end-rounds = Schluss spätestens nach Runde { $rounds }
over-show = Ergebnis zeigen
over-close = Ergebnis ausblenden
over-counting = Die Endabrechnung
over-skip = Alle Punkte sofort zeigen

# Der Beweis, dass niemand die Karten ausgesucht hat.
proof = Prüfung der Mischung
proof-button = Mischung prüfen
proof-about = Vor der Partie hat der Server ein Geheimnis gezogen und nur dessen Festlegung gezeigt: eine Zahl, die zu keinem anderen Geheimnis passt. Danach haben die Spieler eigenen Zufall beigetragen. Aus beidem folgen alle Karten. Dein Browser rechnet das jetzt nach und gibt die Karten noch einmal:
proof-cannot = Browser rechnen das nur auf Seiten über https oder vom selben Rechner nach. „posthorn verify“ tut es mit der Aufzeichnung.
proof-noted-yes = Die Festlegung ist die, die sich dieser Browser vor dem Geben gemerkt hat.
proof-noted-no = Die Festlegung ist nicht die, die sich dieser Browser vor dem Geben gemerkt hat!
proof-noted-unknown = Dieser Browser hat sich vor dem Geben keine Festlegung gemerkt.
proof-commitment-yes = Das Geheimnis passt zur Festlegung.
proof-commitment-no = Das Geheimnis passt nicht zur Festlegung!
proof-bound-yes = Die Festlegung gilt nur für diese Partie und ihre Regeln: { $terms }.
proof-bound-no = Die Festlegung gilt für eine andere Partie oder andere Regeln: { $terms }!
proof-bound-unknown = Die Festlegung ist von älterer Art und gilt nicht nur für diese Partie: Sie hätte auch für andere dienen können.
proof-added-yes = Was dieser Browser beigetragen hat, ist unverändert eingegangen.
proof-added-no = Was dieser Browser beigetragen hat, ist nicht unverändert eingegangen!
proof-added-unknown = Dieser Browser hat nichts beigetragen.
proof-attempt = Es ist beim { $attempt }. Versuch eingegangen: Was dieser Browser zuvor geschickt hatte, wurde abgelehnt.
proof-seed-yes = Der Startwert der Partie folgt aus dem Geheimnis und dem, was alle Plätze beigetragen haben.
proof-seed-no = Der Startwert der Partie folgt nicht aus dem Geheimnis und dem, was alle Plätze beigetragen haben!
proof-cards-yes = Alle { $cards } aufgedeckten Karten folgen aus dem Startwert, jeder Zug entspricht den Regeln und damit auch das Ergebnis.
proof-cards-no = Die Karten folgen nicht aus dem Startwert, oder die Züge oder das Ergebnis entsprechen nicht den Regeln!
proof-cards-unknown = Die Partie hat andere Regeln, als diese Seite kennt; ob ihre Karten aus dem Startwert folgen, prüft „posthorn verify“.
proof-seen-yes = Die { $cards } Karten, die dir diese Seite gezeigt hat, sind dieselben.
proof-seen-no = Die Karten, die dir diese Seite gezeigt hat, sind andere!
proof-seen-unknown = Diese Seite hat dir nicht die ganze Partie gezeigt, deshalb sind ihre Karten nicht verglichen.
proof-holds = Alles passt: Der Server konnte diese Karten nicht mehr aussuchen, als er deinen Beitrag kannte.
proof-fits = Alles passt zusammen. Aber nur wer sich die Festlegung gemerkt und etwas beigetragen hat, kann sicher sein, dass der Server die Karten nicht ausgesucht hat.
proof-fails = Etwas passt nicht zusammen: Diese Mischung ist nicht bewiesen.
proof-further = Das zeigt nicht, ob jemand, der das Geheimnis kennt, die Karten angesehen oder als Letzter etwas beigetragen hat. „posthorn verify“ prüft dasselbe mit der Aufzeichnung.
proof-numbers = Die Zahlen
proof-commitment = Festlegung
proof-game = Partie
proof-terms = Bedingungen
proof-secret = Geheimnis
proof-added = Beigetragen von { $player } ({ $attempt }. Versuch)
proof-seed = Startwert

# Who is away, and games that prove nothing.
absence-rule = Wer länger als { $time } fort ist, für den können die anderen gemeinsam einen Bot spielen lassen. Der Platz bleibt reserviert.
absence-away = { $player } ist nicht da. Ab { $time } können die anderen einen Bot spielen lassen.
absence-up = { $player } ist seit { $time } fort. Wenn alle zustimmen, spielt ein Bot; der Platz bleibt reserviert.
absence-waits = Du hast zugestimmt. Jetzt fehlen noch die anderen.
absence-agree = Einen Bot spielen lassen
absence-open = Platz freigeben
absence-disagree = Weiter warten
own-bot = Ein Bot spielt für dich.
practice = Übungspartie
practice-about = Es wurden Karten zurückgenommen, die jemand schon gesehen hatte, oder alles war von Anfang an bekannt. Darum beweist diese Partie nichts, und niemand kann mehr dazukommen.
leave-game = Die Partie endgültig verlassen
leave-game-sure = Endgültig verlassen? Ein Bot spielt weiter, und du kannst nicht zurück.
player-left = fort; { $bot } spielt
new-absence = Wegbleiben darf man
new-absence-usual = { $time } (üblich)
new-absence-about = Danach können die anderen einen Bot spielen lassen, wenn alle zustimmen. Der Platz bleibt reserviert.
