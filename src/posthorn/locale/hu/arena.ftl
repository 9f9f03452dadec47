# Az aréna: szimulációk, mérkőzések, ranglista és tanulmányok. A tagolás és kerekítés nélküli számok szövegként érkeznek.

arena-complaint = { $command }: { $reason }
arena-playing = játék folyik
arena-compiling = a szabályok fordítása (egyszer)…
arena-interrupted = megszakítva
arena-worker-failed = kiesett egy munkafolyamat; ami addig lement, az számít: { $reason }
arena-nothing-played = megszakítva, mielőtt egy játék véget ért volna
arena-rounded = { $games } játék nem ad ki egész, { $seats } ülésrendes osztásokat: { $planned } lesz
arena-ladder-rounded = { $games } játék nem osztható el: { $planned } lesz, hogy { $tables ->
    [one] az egyetlen asztal
    [5] mind az 5 asztal
   *[other] mind a { $tables } asztal
    } egész, { $seats } ülésrendes osztásokat játsszon

# Amit nem lehet játszani.
arena-wrong-player = nincs ilyen játékos: „{ $given }”; ezek vannak: { $players }
arena-wrong-unmakeable = { $player } nem tud játszani: { $reason }
arena-wrong-seats = { $seats } helyhez ugyanennyi játékos kell; megnevezve: { $players }
arena-wrong-ladder-players = { $seats } fős asztalhoz ugyanennyi különböző játékos kell; most ennyi van: { $players }
arena-wrong-games = a játékok száma legalább 1 legyen, ne { $given }
arena-wrong-seed = a kezdőérték nem lehet negatív: { $given }
arena-wrong-workers = a munkafolyamatok száma nem lehet negatív: { $given }
arena-wrong-budget = „{ $given }” nem gondolkodási keretes játékos: írd például így: prince:200ms, prince:1s/2t vagy courier:2000it
arena-wrong-two-budgets = { $given } nem gondolkodhat egyszerre időre és ismétlésszámra
arena-wrong-no-budget = { $given } a semminél több gondolkodási keretet igényel
arena-wrong-folder = ez nem írható mappa: { $given }, ok: { $reason }
arena-wrong-file = ez a fájl nem írható: { $given }, mert mappa, vagy nincs meg a mappája
arena-wrong-package = ehhez kell egy csomag, { $package }: { $install }

# Táblázatok fejlécei.
arena-player = játékos
arena-wins = győzelem
arena-win-rate = győz. %
arena-interval = 95%
arena-ranking-wins = győz. sorrenddel
arena-score = pont
arena-margin = előny
arena-length = hossz
arena-rounds = forduló
arena-decisions = döntés
arena-mean-time = átlagidő
arena-max-time = leglassabb
arena-overruns = túllépés
arena-faults = hiba
arena-mean = átlag
arena-sd = szórás
arena-min = legkisebb
arena-lower-quartile = 25%
arena-median = medián
arena-upper-quartile = 75%
arena-max = legnagyobb
arena-rating = értékszám
arena-rating-interval = 95%
arena-games-played = játék
arena-ahead = megelőzi

# Mi ment le, és milyen gyorsan.
arena-games = { NUMBER($games, useGrouping: 0) } játék
arena-games-of = { NUMBER($asked, useGrouping: 0) } játékból { NUMBER($games, useGrouping: 0) }
arena-games-on-deals = { $games }, { NUMBER($deals, useGrouping: 0) } osztás
arena-games-left-off = { $games }, ebből { $count } félbemaradt
arena-played = { $games }, kezdőérték: { $seed }; { $table }
arena-speed = { $decisions } döntés/s, { $games } játék/s, { $seconds } s ({ $way })
arena-compiled = lefordítva
arena-interpreted = értelmezve
arena-ties-shared = Egyenlő legtöbb pontnál a győzelem megoszlik; „sorrenddel” a „játék vége” bónuszlapka dönt. Az intervallumok az osztásokra vonatkoznak.
arena-by-the-clock = Van, aki óra szerint gondolkodik: más gépen, vagy ha több a munkafolyamat, mint a mag, mások lesznek a játékok.
arena-own-budgets = Gondolkodási keret nélkül a játékosok addig gondolkodnak, ameddig akarnak; csak ismétlésszámmal lesznek pontosan ugyanazok a játékok.
arena-rating-note = Az értékszámok Plackett és Luce módszerével készülnek (openskill): mindenki 25 ± 16-ról indul; 6,5 különbséggel 4-ből körülbelül 3-szor előbbre végez.

# Hibák: a döntést az egyszerű játékos hozta. Az elsőt mondjuk el.
arena-fault-raised = { $player } hibát jelzett, { $count ->
    [one] egyszer
   *[other] összesen { $count } alkalommal, először
    } (a játék kezdőértéke { $seed }, cselekvés: { $ply }): { $message }
arena-fault-illegal = { $player } szabálytalant választott, { $count ->
    [one] egyszer
   *[other] összesen { $count } alkalommal, először
    } (a játék kezdőértéke { $seed }, cselekvés: { $ply }): { $message }
arena-fault-stalled = { $player } nem válaszolt, { $count ->
    [one] egyszer
   *[other] összesen { $count } alkalommal, először
    } (a játék kezdőértéke { $seed }, cselekvés: { $ply }), várakozás vége: { $message }

# Tanulmány egy játékosról, aki önmagával játszik.
study-title = { $player } önmagával: { NUMBER($games, useGrouping: 0) } játék, { $seats } fővel ({ $table })
study-seed = Kezdőérték: { $seed }. A „győztesek” a végső sorrend szerintiek: egyenlőségnél a „játék vége” bónuszlapka dönt.
study-unfinished = { $games } játék nem ért véget, ezeknél az akkori állás számít.
study-faults = { $faults } döntést az egyszerű játékos hozott, mert a játékos hibázott.
study-in-range = A győztesek közül { $share } ért el { $least } és { $most } közötti pontot, mint a legtöbb győztes az emberek négyfős versenyjátékaiban.
study-written = kiírva: { $report } és { $plot }
study-everybody = minden játékos
study-winners = győztesek
study-games = játék
study-people = emberek versenyei
study-order = { $order ->
    [1] kezdőjátékos
   *[other] { $order }. a sorban
    }

study-distributions-title = Pontok és hosszúság
study-winners-row = a győztesek pontjai
study-scores-row = minden pont
study-rounds-row = fordulók
study-people-winners = a legtöbb győztes, emberek versenyei
study-people-scores = minden pont, emberek versenyei
study-scores-title = Pontok: hány játékosnak van ennyi
study-rounds-title = Fordulók: hány játék tart eddig
study-turn-order-title = Győzelmek a sorrend szerint
study-turn-order = sorrend
study-points-title = Miből jönnek a pontok játékosonként
study-points = forrás
study-points-carriage = kocsi
study-points-offices = le nem rakott postaállomások
study-points-clerics = egyházi tisztségviselők az audiencián
study-points-chips = győzelmi pont jelzők
study-officials-title = Milyen gyakran segítenek a postaalkalmazottak, játékonként és játékosonként
study-officials = postaalkalmazott
study-phases-title = A körök hányad részében segítenek az egyes postaalkalmazottak
study-phase-first = a játék első harmada
study-phase-middle = középső harmada
study-phase-last = utolsó harmada
study-openings-title = Hol kezdődik az első útvonal
study-opening-share = játékosok
study-win-rate = győzelmi arány
study-first-routes-title = Az elsőként lezárt útvonalak
study-route = útvonal
study-closings-title = Lezárások
study-closing = lezárás
study-reached = eddig eljutó játékosok
study-round = forduló
study-cards = kártyák
study-offices-placed = lerakott postaállomások
study-lengths-title = Útvonalak hossz szerint
study-length-share = útvonalak
study-carriages-title = Kocsik
study-cities-title = Postaállomások a városokban
study-city = város
study-office-share = hány játékosnak van itt postaállomása
study-wins-with = a tulajdonosok győzelmi aránya
study-tiles-title = Bónuszlapkák
study-tile = bónuszlapka
study-tile-of = { $stack }: { $value }
study-tile-share = a játékok, amelyekben elviszik
