# Aufzeichnungen: was mit einer Datei nicht stimmt, und wie eine gelesene Partie gezeigt wird.

record-line = Zeile { $line }

record-foreign = Das ist keine Aufzeichnung von Posthorn
record-binary = Das ist keine Aufzeichnung von Posthorn: Es ist kein Text in UTF-8
record-format = Die Datei hat Format { $given }, dieses Programm liest aber Format { $known }
record-rules-newer = Die Partie wurde nach Version { $given } der Regeln gespielt, dieses Programm kennt aber keine neuere als { $known }
record-rules-older = Die Partie wurde nach Version { $given } der Regeln gespielt, die dieses Programm, Version { $known }, nicht mehr spielt
record-cut-off = Die Datei ist abgeschnitten: Ihre letzte Zeile ist unvollständig
record-no-header = Erwartet wird ein Kopfeintrag oder die leere Zeile nach den Kopfeinträgen, nicht: { $given }
record-no-empty-line = Die Datei endet mit ihren Kopfeinträgen: Die leere Zeile danach fehlt
record-unknown-header = Einen Kopfeintrag { $field } gibt es hier nicht
record-missing-header = Der Kopfeintrag { $field } fehlt
record-header-twice = Der Kopfeintrag { $field } kommt zweimal vor
record-value = { $field } kann nicht { $given } sein
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = Eine Partie beginnt entweder mit einem Startwert oder mit einer Stellung
record-start-and-position = Eine Partie, die mit einer Stellung beginnt, hat keinen anderen Startspieler als den der Stellung
record-shuffle-and-position = Eine Partie, die mit einer Stellung beginnt, hat keinen Startwert, also auch nichts, woraus er folgt
record-hash = { $field } muss aus 64 hexadezimalen Ziffern bestehen, nicht: { $given }
record-randomness = { $field } muss eine Zeile druckbarer Zeichen sein
record-randomness-seats = Es gibt { $seats } Plätze, aber Zufall von { $given }
record-commitment = Die Festlegung passt nicht zum Geheimnis, dessen Festlegung { $known } ist
record-terms = { $field } muss zur Partie dieser Aufzeichnung passen: { $known }
record-seed-not-shuffled = Der Startwert folgt nicht aus dem Geheimnis und dem Zufall der Spieler, aus denen { $known } folgt
record-not-practice = Wo schon gesehene Karten zurückgenommen wurden, muss die Aufzeichnung sagen, dass es eine Übungspartie ist
record-incident = „{ $given }“ kann an diesem Tisch nicht geschehen sein
record-unprintable = Die Stellung hat Zeichen, die nicht druckbar sind
record-other-options = Die Stellung gehört nicht zu einem Tisch mit diesen Plätzen, diesem Regelheft, diesen Modulen und Hausregeln
record-wrong-heading = Erwartet wird „{ $known }:“, nicht: { $given }
record-new-line = „{ $action }“ muss in einer neuen Zeile stehen, die mit „{ $known }:“ beginnt
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = Die Partie ist zu Ende, und nichts kann mehr folgen
record-spelling = „{ $given }“ schreibt sich hier „{ $known }“
record-truncated = Die Aufzeichnung endet nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
    }, sollte aber { $plies } haben
record-plies = { $actions ->
    [one] Es ist eine Aktion
   *[other] Es sind { $actions } Aktionen
    }, nicht { $plies }
record-result = { $over ->
    [yes] Die Partie ist mit den Punkten { $known } zu Ende, aber das Ergebnis sagt etwas anderes
   *[no] Die Partie läuft noch, aber das Ergebnis sagt etwas anderes
    }
record-inexact = Die Zeile muss heißen: { $known }
record-changed = Die Aufzeichnung wurde geändert, nachdem sie geschrieben war; wenn das so sein soll, muss die Zeile heißen: { $known }
record-syntax = Das ist kein richtiges JSON: Der Fehler steht in Spalte { $column }
record-twice = { $field } kommt zweimal vor
record-unknown-key = In einer Aufzeichnung gibt es kein { $field }
record-missing-key = { $field } fehlt
record-type = { $field } muss { $wanted ->
    [number] eine ganze Zahl
    [text] ein Text
    [list] eine Liste
    [true] „true“
   *[object] ein Objekt
    } sein

record-ok = { $file }: in Ordnung, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Nur eines von { $options } ist möglich
record-upto-range = Die Aufzeichnung hat { $actions ->
    [one] nur eine Aktion
   *[other] { $actions } Aktionen
    }

record-verify-rules = { $over ->
    [yes] { $file }: eine ganze Partie nach den Regeln, mit dem richtigen Ergebnis (Aktionen: { $actions }).
   *[no] { $file }: eine laufende Partie, bis hierher nach den Regeln (Aktionen: { $actions }).
    }
record-verify-cards = Alle ihre Karten folgen aus dem Startwert { $seed }.
record-verify-seed = Der Startwert folgt aus dem Geheimnis des Servers und aus dem, was die Spieler beigetragen haben. Wenn etwas davon von dir ist, sieh nach, ob es dein Beitrag ist:
record-verify-added = { $player } hat „{ $randomness }“ beigetragen
record-verify-added-again = { $player } hat „{ $randomness }“ beigetragen, beim { $attempt }. Versuch: Was { $player } zuvor geschickt hatte, wurde abgelehnt
record-verify-nothing-added = { $player } hat nichts beigetragen
record-verify-committed = Das Geheimnis ist das, auf das sich der Server mit { $commitment } festgelegt hat.
record-verify-bound = Die Festlegung gilt für die Partie { $game } und ihre Bedingungen: { $terms }. Keine andere Partie kann damit gegeben werden.
record-verify-unbound = Es ist eine Festlegung älterer Art, die für keine bestimmte Partie gilt: Sie beweist nicht, dass der Server sie nur diesem Tisch gezeigt hat, dass die Regeln vorher feststanden oder dass niemandes Beitrag zuerst abgelehnt wurde.
record-verify-compare = Vergleiche das mit der Festlegung, die du vor der Partie notiert hast, oder gib deine mit { $option } an: Nur wenn sie gleich sind, ist bewiesen, dass das Geheimnis nicht nachträglich gewählt wurde.
record-verify-same = Das ist die Festlegung, die du notiert hast: Das Geheimnis wurde nicht nachträglich gewählt.
record-verify-other = { $file }: Das ist nicht die Partie, deren Festlegung du notiert hast, oder ihr Geheimnis wurde ausgetauscht. Die Festlegung der Aufzeichnung ist { $commitment }, deine { $noted }
record-verify-no-incidents = Laut Aufzeichnung wurde nichts zurückgenommen, und kein Platz kam in andere Hände.
record-verify-incidents = Was der Server außerdem festgehalten hat:
record-verify-incident = { $actions ->
    [0] vor der ersten Aktion
    [one] nach { $actions } Aktion
   *[other] nach { $actions } Aktionen
    }: { $what }
record-verify-practice = { $file }: Das ist eine Übungspartie. Schon gesehene Karten wurden zurückgenommen, oder alles Verdeckte war von Anfang an bekannt: Was immer sonst bewiesen ist, ihr Ergebnis sagt nichts aus
record-verify-no-shuffle = { $file }: Die Aufzeichnung folgt den Regeln, sagt aber nicht, woher ihr Startwert kommt; über das Mischen lässt sich also nichts beweisen
record-verify-no-commitment = Eine Festlegung besteht aus 64 hexadezimalen Ziffern, nicht: { $given }

record-edition = Regelheft
record-modules = Module
record-switches = Hausregeln
record-players = Spieler
record-seed = Startwert
record-position = Stellung
record-actions = Aktionen
record-setup = Aufbau
record-sentence = { $sentence }.

record-under-way = Die Partie läuft noch; die Punkte bisher
record-player = Spieler
record-carriage = Kutsche
record-tiles = Bonusplättchen
record-offices-left = Übrige Poststationen
record-clerics = Geistliche
record-chips = Chips
record-total = Punkte
record-rank = Rang
record-won = { $player } gewinnt

record-after = Nach { $actions } von { $all ->
    [one] einer Aktion
   *[other] { $all } Aktionen
    }: Runde { $round }
record-to-act = { $player } ist am Zug
record-over = Die Partie ist zu Ende
record-display = Auslage
record-pile = Nachziehstapel
record-discards = Ablage
record-hand = Hand
record-route = Strecke
record-offices = Poststationen
record-tokens = Amtsplättchen
record-tile = { $stack } { $value }
record-coaches = Auf dem Weg nach Rom
record-at = { $coach }: { $place }
record-audience = In Audienz
record-supply = Übrige Amtsplättchen
record-count = { $count } { $word }
