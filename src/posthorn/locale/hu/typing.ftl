# Amit a terminálban begépelünk. Az angol szavakat mindig megérti.

say-draw = húzd: { $city }
say-draw-pile = húzd a pakliból
say-administrator = postatisztviselő
say-play-left = tedd balra: { $city }
say-play-right = tedd jobbra: { $city }
say-begin = kezdd: { $city }
say-pass = kör vége
say-close-each = fejezd be: mindenhol egyet
say-close = fejezd be: { $province }
say-office = állomás: { $city }
say-done = kész
say-cartwright = bognár
say-no-cartwright = bognár nélkül
say-discard = dobd el: { $city }
say-send = küldd: { $rank } { $coach }
say-drive = hajts: { $coach } { $place }
say-hand-in = add le: { $officials }
say-keep = tartsd meg
say-take = vedd el: { $city }
say-take-pile = vedd el a pakliból
say-build = építs: { $city }
say-decline = mondj le
say-postmaster = postamester
say-carrier = postakocsis

typed-help = súgó
typed-rules = szabályok
typed-hint = tipp
typed-advice = tanács
typed-why = miért
typed-undo = vissza
typed-map = térkép
typed-rome = róma
typed-log = napló
typed-score = pontok
typed-save = mentés
typed-quit = kilépés

typed-modules-none = nincs
typed-modules-audience = audiencia
typed-modules-honours = alkalmazottak
typed-modules-both = mindkettő
