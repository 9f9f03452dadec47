# Egy játék vége.

over-winner-you = Győztél
over-tied-tile = Egyenlőség { $points } ponttal: a „játék vége” bónuszlapka dönt, amely { $you ->
    [yes] a tiéd.
   *[no] { $player } birtokában van.
    }
over-tied-after = Egyenlőség { $points } ponttal: { $other } birtokában van a „játék vége” bónuszlapka, és utána { $you ->
    [yes] te ülsz
   *[no] { $player } ül
    } legközelebb.
over-tied-start = Egyenlőség { $points } ponttal, és a „játék vége” bónuszlapka senkinél sincs: a kezdőjátékostól számolva az egyenlők közül { $you ->
    [yes] te vagy
   *[no] { $player }
    } az első.
over-picture = Kép megosztása
over-picture-about = Kép a játéktábláról, ahogy most áll
over-picture-failed = Ebben a böngészőben nem sikerült elkészíteni a képet.
over-ended-you = Kiváltottad a játék végét.
