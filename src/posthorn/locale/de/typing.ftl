# Was man im Terminal eintippt. Die englischen Wörter werden immer verstanden.

say-draw = ziehe { $city }
say-draw-pile = ziehe verdeckt
say-administrator = Amtmann
say-play-left = lege { $city } links
say-play-right = lege { $city } rechts
say-begin = beginne mit { $city }
say-pass = Zug beenden
say-close-each = schließe ab je eine
say-close = schließe ab { $province }
say-office = Station { $city }
say-done = fertig
say-cartwright = Wagner
say-no-cartwright = kein Wagner
say-discard = lege ab { $city }
say-send = sende { $rank } { $coach }
say-drive = fahre { $coach } { $place }
say-hand-in = gib ab { $officials }
say-keep = behalte
say-take = nimm { $city }
say-take-pile = nimm verdeckt
say-build = baue { $city }
say-decline = verzichte
say-postmaster = Postmeister
say-carrier = Postillion

typed-help = hilfe
typed-rules = regeln
typed-hint = hinweis
typed-advice = rat
typed-why = warum
typed-undo = zurück
typed-map = plan
typed-rome = rom
typed-log = verlauf
typed-score = punkte
typed-save = speichern
typed-quit = ende

typed-modules-none = keines
typed-modules-audience = audienz
typed-modules-honours = würden
typed-modules-both = beide
