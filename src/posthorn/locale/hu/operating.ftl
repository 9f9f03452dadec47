# Szerver üzemeltetése: a beállításai, és amihez minden kérésnek tartania kell magát.

operating-wrong = { $place }: { $reason }
operating-wrong-whole = { $least } és { $most } közötti egész szám legyen, ne „{ $given }”
operating-wrong-number = { $least } és { $most } közötti szám legyen, ne „{ $given }”
operating-wrong-size = { $least } és { $most } közötti méret legyen, például 65536, 64 KiB vagy 1 MiB, ne „{ $given }”
operating-wrong-switch = yes (igen) vagy no (nem) legyen, ne „{ $given }”
operating-wrong-choice = ezek egyike legyen: { $words }, ne „{ $given }”
operating-wrong-host = port nélküli cím vagy név legyen, például 127.0.0.1, 0.0.0.0 vagy localhost, ne „{ $given }”
operating-wrong-origin = elérési út nélküli cím legyen, például https://post.example.org, ne „{ $given }”
operating-wrong-network = cím vagy címtartomány legyen, például 127.0.0.1 vagy 10.0.0.0/8, ne „{ $given }”
operating-wrong-database = fájl, sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ:JELSZÓ@GÉP/NÉV legyen, ne „{ $given }”
operating-wrong-database-folder = fájl legyen, „{ $given }” viszont mappa
operating-wrong-shape = egyetlen érték legyen ({ $example }), ne „{ $given }”
operating-wrong-unknown = nincs ilyen beállítás; erre gondoltál: { $suggestion }?
operating-wrong-unknown-far = nincs ilyen beállítás; ezek vannak: { $known }
operating-wrong-config-unreadable = ez a fájl nem olvasható: { $file }; ok: { $reason }
operating-wrong-config-not-text = ez a fájl nem UTF-8 kódolású szöveg: { $file }
operating-wrong-config-not-toml = ez a fájl nem TOML: { $file }; a hiba helye: { $line }. sor
operating-wrong-folder = a partik mappája nem hozható létre: { $folder }; ok: { $reason }; adj meg másik fájlt a --database kapcsolóval

# Miért utasítja vissza a szerver a kérést, mielőtt bárki megnézné, mit kér.
server-refused-ending = Ez a szerver mindjárt leáll; egy másik fog válaszolni
server-refused-too-many-requests = Túl sok kérés; próbáld újra { $seconds } másodperc múlva
server-refused-too-many-connections = Már így is túl sok a kapcsolat
server-refused-too-many-games = Már { $most } befejezetlen partid van; előbb fejezz be vagy hagyj félbe egyet
server-refused-too-many-new-games = Rövid idő alatt sok partit hoztál létre; próbáld újra { $seconds } másodperc múlva
server-refused-too-much-chat = Egyszerre túl sok üzenet; próbáld újra { $seconds } másodperc múlva
server-refused-body-too-large = A kérés törzse nagyobb ennél: { $most } bájt
server-refused-body-too-slow = A kérés törzse nem érkezett meg időben
server-refused-head-too-large = A kérés feje nagyobb ennél: { $most } bájt
server-refused-one-host = A kérésnek pontosan egy Host fejlécet kell tartalmaznia
server-refused-other-origin = Más webhelyek oldalai ezt nem tehetik meg
server-refused-unknown-host = A szerver nem ismert „{ $host }” néven; ha annak kellene lennie, állítsd be a public_url vagy az allowed_origins értékét
server-refused-no-such-page = Nincs ilyen oldal
server-refused-failed = Hiba történt a szerveren; naplóztuk
