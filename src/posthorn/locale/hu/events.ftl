# Mi történt: fajtánként egy mondat. A „-known” annak szól, aki ismerheti a titkot.

event-laid-out = Új felcsapott kártya: { $city }
event-reshuffled = Elfogyott a húzópakli: { $cards ->
    [one] az egyetlen dobott lap lesz az új
   *[other] megkeverve a dobott lapokból ({ $cards }) lesz az új
    }
event-took-open = { $player } elveszi { FORM($city, case: "object") }
event-took-hidden = { $player } a húzópakliból húz
event-took-hidden-known = { $player } { FORM($city, case: "object") } húzza a húzópakliból
event-nothing-to-draw = { $player } számára nincs húzható kártya
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
event-won-tile = { $player } megszerzi { $stack_id ->
    [route_5] az
   *[other] a
    } „{ $stack }” bónuszlapkát ({ $value } pont)
event-won-carriage = { $player } megkapja { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsit
event-discarded = { $player } eldobja { FORM($city, case: "object") }
event-sent-cleric = { $player } egy egyházi tisztségviselőt ültet { $coach } kocsijára
event-sent-cleric-known = { $player } { $rank ->
    [1] a ministránsát
    [2] a papját
    [3] az apátját
    [4] a püspökét
    [5] a bíborosát
   *[other] { $cleric }
    } ({ $rank }) { $coach } kocsijára ülteti
event-drove = { $player } { FORM($place, case: "into") } lépteti { $coach } kocsiját
event-arrived = { $coach } kocsija Rómába ér, és az egyházi tisztségviselők kiszállnak
event-received = { $player } { $rank ->
    [1] ministránsát
    [2] papját
    [3] apátját
    [4] püspökét
    [5] bíborosát
   *[other] { $cleric }
    } ({ $rank }) audiencián fogadják
event-dismissed = { $player } { $rank ->
    [1] ministránsának
    [2] papjának
    [3] apátjának
    [4] püspökének
    [5] bíborosának
   *[other] { $cleric }
    } ({ $rank }) távoznia kell az audienciáról
event-took-token = { $player } elvesz egy { $official }-jelzőt
event-handed-in = { $player } lead { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
    }: { $officials }
event-kept-tokens = { $player } nem ad le jelzőt
event-took-chip = { $player } elvesz egy 1-es győzelmi pont jelzőt
event-brought-end = { $player } kiváltja a játék végét
event-rounds-over = Véget ért az utolsó, { $round }. forduló
event-took-back = { $player } visszavonja { $actions ->
    [one] az utolsó lépést
   *[other] az utolsó { $actions } lépést
    }{ $seen ->
    [true] {" "}(a lapokat már látták)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } botra bízza a játékot
    [absent] { $player } távol van; a többiek beleegyeztek, hogy bot játsszon helyette
    [returned] { $player } újra maga játszik
    [handed-over] { $player } kóddal átadta a helyét
    [left] { $player } elhagyta a partit; bot játszik tovább
   *[joined] { $player } leült az asztalhoz
    }
