# Az aréna: szimulációk, mérkőzések, ranglista és tanulmányok. A tagolás és kerekítés nélküli számok szövegként érkeznek.

arena-complaint = { $command }: { $reason }
arena-playing = folyik a játék
arena-compiling = a játékmotor fordítása (egyszer)…
arena-interrupted = megszakítva
arena-worker-failed = leállt egy munkafolyamat; az addig lejátszott partik számítanak: { $reason }
arena-nothing-played = megszakítva, mielőtt egy parti véget ért volna
arena-rounded = { $games } parti nem ad ki egész számú, { $seats } ülésrendes osztást: { $planned } lesz
arena-ladder-rounded = { $games } parti nem osztható el egyenletesen: { $planned } lesz, hogy { $tables ->
    [one] az egyetlen asztal
   *[other] minden asztal ({ $tables })
    } egész számú, { $seats } ülésrendes osztást játsszon

# Amit nem lehet játszani.
arena-wrong-player = nincs ilyen játékos: „{ $given }”; ezek vannak: { $players }
arena-wrong-unmakeable = { $player } nem tud játszani: { $reason }
arena-wrong-seats = { $seats } helyhez ugyanennyi játékos kell; megnevezve: { $players }
arena-wrong-ladder-players = { $seats } fős asztalhoz ugyanennyi különböző játékos kell; megnevezve: { $players }
arena-wrong-games = a partik száma legalább 1 legyen, ne { $given }
arena-wrong-seed = a kezdőérték nem lehet negatív: { $given }
arena-wrong-workers = a munkafolyamatok száma nem lehet negatív: { $given }
arena-wrong-workers-of-cluster = a --workers erre a gépre vonatkozik: --cluster mellett a Ray dönti el, hány parti fut egyszerre
arena-wrong-budget = „{ $given }” nem gondolkodási kerettel megadott játékos: írd például így: prince:200ms, prince:1s/2t vagy prince:64it
arena-wrong-two-budgets = { $given } gondolkodása nem korlátozható egyszerre idővel és iterációszámmal
arena-wrong-no-budget = { $given } számára nullánál nagyobb időt vagy iterációszámot kell megadni
arena-wrong-folder = ez nem írható mappa: { $given }; ok: { $reason }
arena-wrong-file = ez a fájl nem írható: { $given } (ez egy mappa, vagy nem létezik a mappája)
arena-wrong-package = ehhez szükség van erre a csomagra: { $package }; telepítése: { $install }

# Táblázatok fejlécei.
arena-player = játékos
arena-wins = győzelem
arena-win-rate = győz. %
arena-interval = 95%
arena-ranking-wins = győz. helyezéssel
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
arena-games-played = parti
arena-ahead = megelőzi

# Mi ment le, és milyen gyorsan.
arena-games = { NUMBER($games, useGrouping: 0) } parti
arena-games-of = { NUMBER($asked, useGrouping: 0) } partiból { NUMBER($games, useGrouping: 0) }
arena-games-on-deals = { $games }, { NUMBER($deals, useGrouping: 0) } osztás
arena-games-left-off = { $games }, ebből { $count } félbemaradt
arena-played = { $games }, kezdőérték: { $seed }; { $table }
arena-speed = { $decisions } döntés/s, { $games } parti/s, { $seconds } s ({ $way })
arena-compiled = lefordítva
arena-interpreted = értelmezve
arena-ties-shared = Ha az élen többen állnak azonos pontszámmal, osztoznak a győzelmen; „helyezéssel” a „játék vége” bónuszlapka dönt. Az intervallumok az osztásokra vonatkoznak.
arena-by-the-clock = Van, aki óra szerint gondolkodik: más gépen, vagy ha több a munkafolyamat, mint a mag, másképp alakulnak a partik.
arena-own-budgets = Gondolkodási keret nélkül a játékosok addig gondolkodnak, ameddig akarnak; a partik csak iterációszámmal ismétlődnek meg pontosan.
arena-rating-note = Az értékszámok Plackett és Luce módszerével készülnek (openskill): mindenki 25 ± 16-ról indul; 6,5 különbséggel 4-ből körülbelül 3-szor előbbre végez.

# Hibák: a döntést az egyszerű játékos hozta. Az elsőt mondjuk el.
arena-fault-raised = { $player } { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
    } hibára futott ({ $count ->
    [one] a parti kezdőértéke
   *[other] először: a parti kezdőértéke
    } { $seed }, { $ply }. lépés): { $message }
arena-fault-illegal = { $player } { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
    } szabálytalan lépést választott ({ $count ->
    [one] a parti kezdőértéke
   *[other] először: a parti kezdőértéke
    } { $seed }, { $ply }. lépés): { $message }
arena-fault-stalled = { $player } { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
    } nem válaszolt ({ $count ->
    [one] a parti kezdőértéke
   *[other] először: a parti kezdőértéke
    } { $seed }, { $ply }. lépés); a várakozás ennyi után ért véget: { $message }

# Tanulmány egy játékosról, aki önmagával játszik.
study-title = { $player } önmaga ellen: { NUMBER($games, useGrouping: 0) } parti, { $seats } fővel ({ $table })
study-seed = Kezdőérték: { $seed }. A „győztesek” a végső helyezés szerintiek: egyenlőségnél a „játék vége” bónuszlapka dönt.
study-unfinished = { $games ->
    [one] Egy parti nem ért véget; ezt az akkori állás szerint pontoztuk.
   *[other] { $games } parti nem ért véget; ezeket az akkori állás szerint pontoztuk.
    }
study-faults = { $faults } döntést az egyszerű játékos hozott meg, mert a játékos hibázott.
study-in-range = A győztesek { $share }-a { $least } és { $most } közötti pontszámot ért el, ahogy az emberi versenyek négyfős partijaiban is a legtöbb győztes.
study-written = kiírva: { $report } és { $plot }
study-everybody = minden játékos
study-winners = győztesek
study-games = parti
study-people = emberi versenyek
study-order = { $order ->
    [1] kezdőjátékos
   *[other] { $order }. a sorban
    }

study-distributions-title = Pontok és hosszúság
study-winners-row = a győztesek pontjai
study-scores-row = minden pont
study-rounds-row = fordulók
study-people-winners = a legtöbb győztes az emberi versenyeken
study-people-scores = minden pont, emberi versenyek
study-scores-title = Pontok: hány játékosnak van ennyi
study-rounds-title = Fordulók: hány parti tart eddig
study-turn-order-title = Győzelmek a sorrend szerint
study-turn-order = sorrend
study-points-title = Miből származnak az egyes játékosok pontjai
study-points = forrás
study-points-carriage = kocsi
study-points-offices = le nem rakott postaállomások
study-points-clerics = egyházi tisztségviselők az audiencián
study-points-chips = győzelmi pont jelzők
study-officials-title = Milyen gyakran segítenek a postaalkalmazottak, partinként és játékosonként
study-officials = postaalkalmazott
study-phases-title = A körök hányad részében segítenek az egyes postaalkalmazottak
study-phase-first = a játék első harmada
study-phase-middle = középső harmad
study-phase-last = utolsó harmad
study-openings-title = Hol kezdődik az első útvonal
study-opening-share = játékosok
study-win-rate = győzelmi arány
study-first-routes-title = Az elsőként befejezett útvonalak
study-route = útvonal
study-closings-title = Befejezések
study-closing = befejezés
study-reached = játékosok, akik eddig eljutnak
study-round = forduló
study-cards = kártyák
study-offices-placed = lerakott postaállomások
study-lengths-title = Útvonalak hossz szerint
study-length-share = útvonalak
study-carriages-title = Kocsik
study-cities-title = Postaállomások a városokban
study-city = város
study-office-share = játékosok, akiknek van itt postaállomásuk
study-wins-with = a tulajdonosok győzelmi aránya
study-tiles-title = Bónuszlapkák
study-tile = bónuszlapka
study-tile-of = { $stack }: { $value }
study-tile-share = partik, amelyekben elnyerik

dataset-written = kiírva ide: { $file } ({ $seconds } s); partik: { $games }; döntések: { $choices }
dataset-left-off = kihagyott partik, mert nem értek véget: { $games }
