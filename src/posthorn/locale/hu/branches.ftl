### Újra próbálni: egy befejezett parti valamelyik állásából játszunk tovább.

branch-play-on = Továbbjátszás innen
branch-about = Ebből az állásból gyakorlóparti indul botok ellen.
branch-at-end = Itt már véget ért a parti. Lépj vissza egy korábbi lépéshez, ha tovább akarsz játszani.
branch-seat = Te játszol
branch-bots = A többiek
branch-cards = Lapok, amelyeket nem ismerhettél
branch-cards-dealt-anew = Újraosztás
branch-cards-dealt-anew-about = A többiek rejtett lapjait és a húzópaklit véletlenszerűen újraosztjuk, ahogyan számítanod kellett rá.
branch-cards-as-they-lay = Ahogy valóban voltak
branch-cards-as-they-lay-about = Ugyanazok a lépések ugyanazokat a lapokat hozzák.
branch-list = Újra próbálva
branch-from = { $player }: { $ply }. lépéstől
branch-compared = { $now } a korábbi { $then } helyett
branch-origin = Folytatás egy befejezett parti { $ply }. lépésétől
branch-origin-dealt-anew = Az általad nem ismerhető lapokat újraosztottuk.
branch-origin-as-they-lay = Minden lap ott van, ahol valóban volt.
branch-result = Összevetve az igazi partival
branch-then = Akkor
branch-now = Most
