review-unfinished = { $file }: Diese Partie ist noch nicht zu Ende; nur beendete Partien lassen sich auswerten
review-one-page = --html macht eine Seite aus einer einzigen Partie: bitte nur eine Aufzeichnung nennen
review-judging = Züge beurteilt
review-how = Beurteilt vom Netz { $network } in { $worlds } vorgestellten Welten je Entscheidung, Startwert { $seed }.

review-column-player = Spieler
review-column-start = anfangs
review-column-own = eigene Züge
review-column-others = Züge der anderen
review-column-luck = Glück
review-column-result = am Ende
review-column-best = gut gewählt

review-player = { $play ->
    [flawless] { $player } hat keinen nennenswerten Fehler gemacht
   *[mistakes] { $player } hat { $lost } Gewinnchance verschenkt
} { $fortune ->
    [lucky] und hatte Glück ({ $luck }).
    [unlucky] und hatte Pech ({ $luck }).
   *[even] und hatte nicht mehr Glück als Pech.
}
review-strength = { $skill ->
    [drawing] { $player } war beim Kartenziehen am stärksten
    [laying] { $player } war beim Streckenbau am stärksten
    [rome] { $player } war auf dem Weg nach Rom am stärksten
   *[closing] { $player } war beim Abschließen von Strecken und Setzen von Poststationen am stärksten
}: { $share } dieser Entscheidungen hätten nicht besser sein können.
review-moments = Was die Partie entschieden hat
review-curve = Die Gewinnchancen aller im Lauf der Partie
review-moment-choice = Runde { $round }, { $player }: „{ $best_action }“ statt „{ $action }“: { $best_chance } Gewinnchance statt { $chance }.
review-moment-excellent = Runde { $round }, { $player }: „{ $action }“, ein ausgezeichneter Zug, { $chance } Gewinnchance.
review-moment-lucky = Runde { $round }: Das Glück hilft { $player }; die Gewinnchance steigt um { $change } auf { $chance }.
review-moment-unlucky = Runde { $round }: Das Glück verlässt { $player }; die Gewinnchance sinkt um { $change } auf { $chance }.

review-title = Auswertung
review-preparing = Die Auswertung wird vorbereitet; beim ersten Mal dauert das eine Minute …
review-progress = { $percent } % beurteilt
review-here = Was { $player } hier tun konnte
review-chosen = gewählt
review-no-moments = Kein einzelner Moment hat diese Partie entschieden.
review-players = Wie alle gespielt haben
review-deeper = Genauer hinsehen
review-mark-excellent = ausgezeichneter Zug
review-mark-doubtful = zweifelhafter Zug
review-mark-costly = teurer Zug
