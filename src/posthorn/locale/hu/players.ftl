# Az ellenfelek: egy név és egy mondat arról, milyen társaság.

player-stableboy = Lovászfiú
player-stableboy-about = Most tanulta meg a szabályokat, és azt játssza ki, ami a kezébe akad.
player-pilgrim = Zarándok
player-pilgrim-about = Lépésről lépésre halad, és úgy fejezi be az útvonalakat, ahogy jönnek.
player-merchant = Kereskedő
player-merchant-about = Tudja, mennyit ér egy útvonal, de néha túl korán túlad rajta.
player-courier = Futár
player-courier-about = Gyors és rendszerető: alig pazarol kártyát, és figyel a kocsikra.
player-envoy = Követ
player-envoy-about = Egy útvonallal előre tervez, és szemmel tartja mindenki lapkáit.
player-baron = Báró
player-baron-about = Tapasztalt: széltében-hosszában építkezik, és keveset hagy neked.
player-count = Gróf
player-count-about = Több millió partit játszott, és egyetlen pillantással dönt. Nehéz legyőzni.
player-prince = Herceg
player-prince-about = Két fordulóval előre lát, bármit rejtsen is a pakli. Nála erősebb nincs.
