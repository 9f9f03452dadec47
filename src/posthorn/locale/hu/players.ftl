# Az ellenfelek: egy név és egy mondat arról, milyen társaság.

player-random = Szélkakas
player-random-about = Arra fordul, amerre a szél fúj: neki bármelyik szabályos lépés megteszi.
player-stableboy = Lovászfiú
player-stableboy-about = Most tanulta a szabályokat, azonnal lép, és elköveti a kezdők hibáit.
player-postilion = Postalegény
player-postilion-about = Gondos és gyors: elveszi, ami illik, befejezi, ami elég hosszú, és nem tervez előre.
player-postmaster = Postamester
player-postmaster-about = A kezéből és a felcsapott kártyákból a legjobb útvonalat tervezi, és mérlegeli a városokat, a lapkákat meg a kocsikat.
player-courier = Futár
player-courier-about = Egy kicsit előre gondolkodik, és ritkán szalaszt el jó lépést.
player-prince = Herceg
player-prince-about = Messzire előrelát, azt is végiggondolja, mi lehet a húzópakliban. Nála erősebb nincs nálunk.
