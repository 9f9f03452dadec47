# Það sem slegið er inn í skipanaglugganum. Ensku orðin skiljast alltaf.

say-draw = draga { $city }
say-draw-pile = draga hulið
say-administrator = forstjóri
say-play-left = leggja { $city } vinstra megin
say-play-right = leggja { $city } hægra megin
say-begin = byrja á { $city }
say-pass = búið
say-close-each = loka eitt í hverju
say-close = loka { $province }
say-office = pósthús { $city }
say-done = ekki fleiri
say-cartwright = póstvagnasmiður
say-no-cartwright = enginn póstvagnasmiður
say-discard = kasta { $city }
say-send = senda { $rank } { $coach }
say-drive = aka { $coach } { $place }
say-hand-in = skila { $officials }
say-keep = halda
say-take = taka { $city }
say-take-pile = taka hulið
say-build = setja niður { $city }
say-decline = afþakka
say-postmaster = póstmeistari
say-carrier = póstflutningamaður

typed-help = hjálp
typed-rules = reglur
typed-hint = ábending
typed-advice = ráð
typed-why = hví
typed-undo = afturkalla
typed-map = kort
typed-rome = róm
typed-log = annáll
typed-score = stig
typed-save = vista
typed-quit = hætta

typed-modules-none = engin
typed-modules-audience = áheyrnin
typed-modules-honours = póststarfsmennirnir
typed-modules-both = báðar
