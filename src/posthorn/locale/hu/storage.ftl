# A szerver tárolója: mi a baj egy adatbázissal, és mit mond az export meg az import parancs.

storage-no-url = Ez nem adatbázis címe: fájlhoz ezt írd: { $sqlite }, PostgreSQL-hez ezt: { $postgresql }
storage-url = Ez nem olyan adatbázis címe, amely partikat tárolhat ({ $scheme }): fájlhoz ezt írd: { $sqlite }, PostgreSQL-hez ezt: { $postgresql }
storage-folder = { $database } mappa; adj meg benne egy fájlt
storage-none = Nincs ilyen adatbázis: { $database }
storage-no-database = { $database } nem SQLite-adatbázis; adj meg másik fájlt, vagy olyat, amely még nem létezik
storage-read-only = Nincs írási jogod ehhez az adatbázishoz: { $database }; add meg a jogot, vagy használj másik adatbázist
storage-cannot-open = Ez az adatbázis nem használható: { $database }; ok: { $reason }
storage-damaged = Ez az adatbázis sérült: { $database }; ok: { $reason }. Tegyél a helyére egy másolatot, vagy mentsd meg, ami még olvasható: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = Ennek az adatbázisnak { $links } neve van (hard link), és mindegyik néven más adatbázis lenne: { $database }; töröld a többi nevet, vagy másold külön fájlba
storage-in-use = Ezt az adatbázist egy másik Posthorn-szerver használja: { $database }; előbb állítsd le azt, vagy használj másik adatbázist
storage-foreign = Ez az adatbázis nem a Posthorné: { $database }; másnak a táblái vannak benne ({ $tables }); használj üreset vagy olyat, amely még nem létezik
storage-newer = Ezt az adatbázist újabb Posthorn készítette: { $database }; a sémája { $revision }, de a program által ismert legújabb: { $known }; telepítsd az újabb Posthornt, vagy használj másik adatbázist
storage-older = Ez az adatbázis üres, vagy régebbi Posthorn készítette: { $database }; indítsd el egyszer a szervert, az frissíti
storage-no-driver = A PostgreSQL-hez a psycopg csomag kell: { $install } ({ $reason })
storage-failed = Hiba ebben az adatbázisban: { $database }; ok: { $reason }
storage-in-doubt = Írás közben megszakadt a kapcsolat ezzel az adatbázissal: { $database }; ezért még nem tudni, megtörtént-e a tárolás; ok: { $reason }
storage-no-answer = Ez az adatbázis nem válaszol: { $database }
storage-fault = Hiba a tárolóban: { $reason }
storage-closed = A tároló zárva van
storage-unstorable = Ezt nem lehet eltárolni: { $reason }
storage-revision-taken = Ennek a partinak már van { $revision } sorszámú bejegyzése: { $game }
storage-overtaken = Közben valaki más módosította ezt a partit: { $game }
storage-game-taken = Már van ilyen parti: { $game }
storage-unknown-game = Nincs ilyen parti, vagy nincs ilyen helye: { $game }

# Export és import.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } nem írható mappa: { $reason }
transfer-unknown = nincs ilyen parti: { $game }
transfer-not-begun = ez a parti még nem kezdődött el, ezért nincs jegyzőkönyve: { $game }
transfer-rules = ezt a partit a szabályok { $given }. változata szerint játszották: { $game }; ez a program viszont ezt a változatot játssza: { $known }
transfer-broken = ez a parti nem írható ki jegyzőkönyvként: { $game }; ok: { $reason }
transfer-name = ennek a partinak az azonosítója nem lehet fájlnév: { $game }
transfer-exported = { $games ->
    [0] nem volt exportálható parti
    [one] egy parti exportálva
   *[other] { $games } parti exportálva
    }, mappa: { $folder }
transfer-nothing = nincs megadva jegyzőkönyv
transfer-empty-folder = ebben a mappában nincs jegyzőkönyv (.json vagy .txt végű fájl): { $folder }
transfer-imported = { $file }: { $game } azonosítójú parti, { $over ->
    [yes] véget ért
   *[no] befejezetlen: gyakorlópartiként folytatódik, szabad helyekkel, amelyekhez csatlakozni lehet
    }
transfer-repeated = { $file }: ez a parti már megvan ({ $game }); nem kerül be még egyszer
transfer-not-imported = semmi sem került be
