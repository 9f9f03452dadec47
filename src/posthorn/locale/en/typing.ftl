### What is typed in the terminal: small letters, without punctuation. English words are understood in every language; those of
### the actions are fixed.
### $city, $province, $coach, $place: names, as on the board. $rank: 1 to 5. $officials: from say-postmaster and so on, with a
### space between.

## Actions, in the imperative; no two may be the same.
say-draw = draw { $city }
say-draw-pile = draw pile
say-administrator = administrator
say-play-left = play { $city } left
say-play-right = play { $city } right
say-begin = begin { $city }
say-pass = pass
say-close-each = close each
say-close = close { $province }
say-office = office { $city }
say-done = done
say-cartwright = cartwright
say-no-cartwright = no cartwright
say-discard = discard { $city }
say-send = send { $rank } { $coach }
say-drive = drive { $coach } { $place }
say-hand-in = hand in { $officials }
say-keep = keep
say-take = take { $city }
say-take-pile = take pile
say-build = build { $city }
say-decline = decline
say-postmaster = postmaster
say-carrier = carrier

## Commands; no two may be the same.
typed-help = help
typed-rules = rules
typed-hint = hint
typed-advice = advice
typed-why = why
typed-undo = undo
typed-map = map
typed-rome = rome
typed-log = log
typed-score = score
typed-save = save
typed-quit = quit

## Answers to ask-modules.
typed-modules-none = none
typed-modules-audience = audience
typed-modules-honours = honours
typed-modules-both = both
