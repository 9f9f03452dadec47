# Egy játék vége.

over-winner-you = Győztél
over-tied-tile = Egyenlőség { $points } ponttal: a „játék vége” bónuszlapka dönt, és az { $you ->
    [yes] nálad van.
   *[no] { $player } kezében van.
    }
over-tied-after = Egyenlőség { $points } ponttal: { $you ->
    [yes] te ülsz
   *[no] { $player } ül
    } legközelebb { $other } után, akié a „játék vége” bónuszlapka.
over-tied-start = Egyenlőség { $points } ponttal, és a „játék vége” bónuszlapka senkié: { $you ->
    [yes] te ülsz
   *[no] { $player } ül
    } legközelebb a kezdőjátékoshoz.
over-picture = Kép megosztása
over-picture-about = Kép a tábláról, ahogy most áll
over-picture-failed = Ebben a böngészőben nem sikerült elkészíteni a képet.
over-ended-you = Kiváltottad a játék végét.
