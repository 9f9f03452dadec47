# Az ellenfelek: egy név és egy mondat arról, milyen társaság.

player-stableboy = Lovászfiú
player-stableboy-about = Most tanulta a szabályokat, és azt játssza ki, ami a kezébe akad.
player-pilgrim = Zarándok
player-pilgrim-about = Lépésről lépésre halad, és úgy fejezi be az útvonalakat, ahogy jönnek.
player-merchant = Kereskedő
player-merchant-about = Tudja, mennyit ér egy útvonal, de néha túl korán túlad rajta.
player-courier = Futár
player-courier-about = Gyors és rendes: alig pazarol kártyát, és figyel a kocsikra.
player-envoy = Követ
player-envoy-about = Előre megtervezi az útvonalat, és szemmel tartja mindenki lapkáit.
player-baron = Báró
player-baron-about = Tapasztalt: szélesen építkezik, és keveset hagy másoknak.
player-count = Gróf
player-count-about = Milliónyi játékot játszott, és első látásra dönt. Nehéz legyőzni.
player-prince = Herceg
player-prince-about = Két fordulóval előbbre lát, mindazon át, amit a pakli rejthet. Nála erősebb nincs.
