# Die Gegner: ein Name, und ein Satz, der sagt, mit wem man es zu tun hat.

player-random = Wetterhahn
player-random-about = Dreht sich nach dem Wind: Jeder erlaubte Zug ist so gut wie jeder andere.
player-stableboy = Stallbursche
player-stableboy-about = Hat gerade erst die Regeln gelernt, spielt sofort und macht Anfängerfehler.
player-postilion = Postillion
player-postilion-about = Sorgfältig und flink: nimmt, was passt, schließt ab, was lang genug ist, und macht keine Pläne.
player-postmaster = Postmeister
player-postmaster-about = Plant die beste Strecke, die Hand und Auslage hergeben, und wägt Städte, Plättchen und Kutschen ab.
player-courier = Kurier
player-courier-about = Denkt einen Augenblick voraus und übersieht selten einen guten Zug.
player-prince = Fürst
player-prince-about = Sieht weit voraus, durch alles, was im Nachziehstapel liegen mag. Der Stärkste, den wir haben.
