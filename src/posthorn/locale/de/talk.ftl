# Gespräch am Tisch. Redewendungen werden mit ihrem Namen gesendet; alle lesen sie in ihrer Sprache.

talk-unread = { $count } ungelesen
talk-phrases = Schnell gesagt
chat-watching = Noch hat niemand etwas gesagt. Was die Spieler sagen, liest du hier.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oh-no = Oh nein!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-good-game = Schönes Spiel!
