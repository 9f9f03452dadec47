review-unfinished = { $file }: ez a parti még nem ért véget; csak befejezett partit lehet elemezni
review-one-page = a --html egyetlen partiból készít oldalt: csak egy jegyzőkönyvet adj meg
review-judging = értékelt lépés
review-how = A { $network } hálózat értékelte, döntésenként { $worlds } elképzelt világban, mag: { $seed }.

review-column-player = játékos
review-column-start = az elején
review-column-own = saját döntések
review-column-others = mások döntései
review-column-luck = szerencse
review-column-result = a végén
review-column-best = jól döntött

review-player = { $play ->
    [flawless] { $player } nem követett el említésre méltó hibát,
   *[mistakes] { $player } { $lost } győzelmi esélyt szalasztott el,
} { $fortune ->
    [lucky] és szerencséje volt ({ $luck }).
    [unlucky] és nem volt szerencséje ({ $luck }).
   *[even] a szerencse pedig egyformán osztott neki jót és rosszat.
}
review-strength = { $skill ->
    [drawing] { $player } a kártyahúzásban volt a legjobb
    [laying] { $player } az útvonal építésében volt a legjobb
    [rome] { $player } a Róma felé vezető úton volt a legjobb
   *[closing] { $player } az útvonalak befejezésében és a postaállomások elhelyezésében volt a legjobb
}: e döntések { $share }-a nem lehetett volna jobb.
review-moments = Ami eldöntötte a partit
review-curve = Mindenki győzelmi esélye a parti során
review-moment-choice = { $round }. forduló, { $player }: „{ $best_action }”, nem pedig „{ $action }”: { $best_chance } esély a győzelemre { $chance } helyett.
review-moment-excellent = { $round }. forduló, { $player }: „{ $action }”, kiváló döntés, { $chance } esély a győzelemre.
review-moment-lucky = { $round }. forduló: a szerencse { $player } mellé áll, győzelmi esélye { $change } növekedéssel { $chance }.
review-moment-unlucky = { $round }. forduló: a szerencse elhagyja { $player } játékost, győzelmi esélye { $change } csökkenéssel { $chance }.

review-title = Elemzés
review-preparing = Az elemzés előkészítése; első alkalommal ez egy percig tart…
review-progress = { $percent }% kész
review-here = { $player } lehetőségei itt
review-chosen = ezt választotta
review-no-moments = Ezt a partit nem egyetlen pillanat döntötte el.
review-players = Ki hogyan játszott
review-deeper = Alaposabb elemzés
review-mark-excellent = kiváló döntés
review-mark-doubtful = kétes döntés
review-mark-costly = drága döntés
