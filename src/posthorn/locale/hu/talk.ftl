# Beszélgetés az asztalnál. A kész mondatok a nevükkel mennek el; mindenki a saját nyelvén olvassa őket.

talk-unread = { $count } olvasatlan
talk-phrases = Gyors üzenetek
chat-watching = Még senki sem szólt semmit. Amit a játékosok mondanak, itt olvashatod.
phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-thanks = Köszönöm!
phrase-oh-no = Jaj, ne!
phrase-one-moment = Egy pillanat!
phrase-your-turn = Te jössz!
phrase-good-game = Jó játék volt!
