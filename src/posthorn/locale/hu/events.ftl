# Mi történt: fajtánként egy mondat. A „-known” annak szól, aki ismerheti a titkot.

event-laid-out = Új felcsapott kártya: { $city }
event-reshuffled = Kifogyott a húzópakli: { $cards ->
    [one] az egyetlen dobott lap lesz az új
   *[other] { $cards } dobott lapot megkeverve készül az új
    }
event-took-open = { $player } elveszi { FORM($city, case: "object") }
event-took-hidden = { $player } a húzópakliból húz
event-took-hidden-known = { $player } a húzópakliból húzza { FORM($city, case: "object") }
event-nothing-to-draw = Nincs kártya, amelyet { $player } húzhatna
event-swept = Minden felcsapott kártya a dobott lapokhoz kerül
event-helped = { $player } a { $official } segítségét veszi igénybe
event-began-route = { $player } útvonalat kezd { FORM($city, case: "in") }
event-extended-route = { $player } az útvonal { $end ->
    [left] bal
   *[right] jobb
    } szélére rakja { FORM($city, case: "object") }
event-lost-route = { $player } elveszít egy { $cards ->
    [one] egykártyás
   *[other] { $cards } kártyás
    } útvonalat
event-closed-route = { $player } befejez egy { $cards } kártyás útvonalat: { $option ->
    [each] tartományonként egy postaállomás
   *[other] postaállomások { FORM($option, case: "in") }
    }
event-placed-office = { $player } postaállomást rak { FORM($city, case: "into") }
event-won-tile = { $player } bónuszlapkát szerez: { $stack } (értéke { $value })
event-won-carriage = { $player } megkapja { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsit
event-discarded = { $player } eldobja { FORM($city, case: "object") }
event-sent-cleric = { $player } egy egyházi tisztségviselőt ültet { $coach } kocsijára
event-sent-cleric-known = { $player } egyházi tisztségviselőt ültet { $coach } kocsijára: { $cleric } ({ $rank })
event-drove = { $player } { FORM($place, case: "into") } lépteti { $coach } kocsiját
event-arrived = { $coach } kocsija Rómába ért, az egyházi tisztségviselők kiszállnak
event-received = Audiencián fogadják { $player } tisztségviselőjét: { $cleric } ({ $rank })
event-dismissed = Távoznia kell az audienciáról { $player } tisztségviselőjének: { $cleric } ({ $rank })
event-took-token = { $player } jelzőt kap: { $official }
event-handed-in = { $player } lead { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
    }: { $officials }
event-kept-tokens = { $player } nem ad le jelzőt
event-took-chip = { $player } kap egy 1-es győzelmi pont jelzőt
event-brought-end = { $player } kiváltja a játék végét
event-rounds-over = Véget ért az utolsó, { $round }. forduló
event-took-back = { $player } visszavonja { $actions ->
    [one] az utolsó cselekvést
   *[other] az utolsó { $actions } cselekvést
    }{ $seen ->
    [true] {" "}(a lapokat már látták)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } helyett bot játszik
    [absent] { $player } távol van, a többiek megegyeztek, hogy bot játszik helyette
    [returned] { $player } újra maga játszik
    [handed-over] { $player } kóddal átadta a helyét
    [left] { $player } elhagyta a játékot; bot játszik tovább
   *[joined] { $player } leült az asztalhoz
    }
