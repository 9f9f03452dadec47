# Leikvangurinn: hermanir, viðureignir, styrkleikalistinn og athuganir. Tölur án flokkunar og námundunar koma sem texti.

arena-complaint = { $command }: { $reason }
arena-playing = verið er að spila
arena-compiling = reglurnar eru þýddar á vélamál (einu sinni) …
arena-interrupted = stöðvað
arena-worker-failed = vinnuferli brást; það sem búið var að spila gildir: { $reason }
arena-nothing-played = stöðvað áður en nokkrum leik lauk
arena-rounded = { $games ->
    [one] { $games } leikur skiptist
   *[other] { $games } leikir skiptast
    } ekki í heilar gjafir með { $seats } sætaskipunum: fjöldi leikja verður { $planned }
arena-ladder-rounded = { $games ->
    [one] { $games } leikur skiptist
   *[other] { $games } leikir skiptast
    } ekki jafnt: fjöldi leikja verður { $planned }, svo að { $tables ->
    [1] eina borðið spili
    [one] { $tables } borð spili
   *[other] öll { $tables } borðin spili
    } heilar gjafir með { $seats } sætaskipunum

# Það sem ekki er hægt að spila.
arena-wrong-player = enginn leikmaður heitir „{ $given }“; þessir eru til: { $players }
arena-wrong-unmakeable = { $player } getur ekki spilað: { $reason }
arena-wrong-seats = { $seats } sæti þurfa jafnmarga leikmenn; { $players ->
    [1] aðeins einn var nefndur
    [one] { $players } var nefndur
   *[other] { $players } voru nefndir
    }
arena-wrong-ladder-players = borð með { $seats } sætum þarf jafnmarga ólíka leikmenn; { $players ->
    [1] hér er aðeins einn
    [one] hér er { $players }
   *[other] hér eru { $players }
    }
arena-wrong-games = fjöldi leikja verður að vera 1 eða meiri, ekki { $given }
arena-wrong-seed = slembifræið má ekki vera neikvætt: { $given }
arena-wrong-workers = fjöldi vinnuferla má ekki vera neikvæður: { $given }
arena-wrong-workers-of-cluster = --workers á við þessa tölvu: með --cluster ræður Ray hversu margir leikir eru spilaðir samtímis
arena-wrong-budget = „{ $given }“ er ekki leikmaður með umhugsunarmörk: skrifaðu til dæmis prince:200ms, prince:1s/2t eða prince:64it
arena-wrong-two-budgets = { $given } getur ekki hugsað bæði í ákveðinn tíma og ákveðinn fjölda ítrana
arena-wrong-no-budget = { $given } þarf umhugsunartíma eða fjölda ítrana sem er stærri en núll
arena-wrong-folder = { $given } er ekki mappa sem hægt er að skrifa í: { $reason }
arena-wrong-file = ekki er hægt að skrifa { $given }: það er mappa, eða mappan er ekki til
arena-wrong-package = til þessa þarf pakkann { $package }: { $install }

# Fyrirsagnir í töflum.
arena-player = leikmaður
arena-wins = sigrar
arena-win-rate = sigrar %
arena-interval = 95%
arena-ranking-wins = sigrar eftir röð
arena-score = stig
arena-margin = forskot
arena-length = lengd
arena-rounds = umferðir
arena-decisions = ákvarðanir
arena-mean-time = meðaltími
arena-max-time = hægast
arena-overruns = fram yfir
arena-faults = villur
arena-mean = meðaltal
arena-sd = staðalfrávik
arena-min = lægst
arena-lower-quartile = 25%
arena-median = miðgildi
arena-upper-quartile = 75%
arena-max = hæst
arena-rating = styrkur
arena-rating-interval = 95%
arena-games-played = leikir
arena-ahead = á undan

# Það sem spilað var, og hve hratt.
arena-games = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } leikur
   *[other] { NUMBER($games, useGrouping: 0) } leikir
    }
arena-games-of = { NUMBER($games, useGrouping: 0) } af { $asked ->
    [one] { NUMBER($asked, useGrouping: 0) } leik
   *[other] { NUMBER($asked, useGrouping: 0) } leikjum
    }
arena-games-on-deals = { $games } með { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } gjöf
   *[other] { NUMBER($deals, useGrouping: 0) } gjöfum
    }
arena-games-left-off = { $games }, ókláraðir: { $count }
arena-played = { $games }, slembifræ { $seed }: { $table }
arena-speed = { $decisions } ákvarðanir/s, { $games } leikir/s, { $seconds } s ({ $way })
arena-compiled = þýtt
arena-interpreted = túlkað
arena-ties-shared = Þeir sem eru efstir og jafnir deila sigrinum; „eftir röð“ ræður skjöldurinn fyrir leikslok. Öryggisbil eru reiknuð yfir gjafir.
arena-by-the-clock = Leikmaður hugsar eftir klukku: á annarri tölvu, eða með fleiri vinnuferlum en kjörnum, verða leikirnir aðrir.
arena-own-budgets = Leikmenn án umhugsunarmarka hugsa eins lengi og þeir vilja; aðeins með ítrunum endurtaka leikirnir sig nákvæmlega.
arena-rating-note = Styrkur er eftir Plackett–Luce með openskill: allir byrja á 25 ± 16; sá sem hefur 6,5 meira er á undan í um 3 skipti af 4.

# Villur: einfaldi leikmaðurinn valdi í staðinn. Sagt er frá þeirri fyrstu.
arena-fault-raised = { $player } olli villu { $count ->
    [1] einu sinni
    [one] { $count } sinni, fyrst
   *[other] { $count } sinnum, fyrst
    } (slembifræ leiks { $seed }, aðgerð { $ply }): { $message }
arena-fault-illegal = { $player } valdi eitthvað óleyfilegt { $count ->
    [1] einu sinni
    [one] { $count } sinni, fyrst
   *[other] { $count } sinnum, fyrst
    } (slembifræ leiks { $seed }, aðgerð { $ply }): { $message }
arena-fault-stalled = { $player } svaraði ekki { $count ->
    [1] einu sinni
    [one] { $count } sinni, fyrst
   *[other] { $count } sinnum, fyrst
    } (slembifræ leiks { $seed }, aðgerð { $ply }), gefist upp eftir { $message }

# Athugun á leikjum eins leikmanns við sjálfan sig.
study-title = { $player } gegn sjálfum sér: { $games ->
    [1] einn leikur
    [one] { NUMBER($games, useGrouping: 0) } leikur
   *[other] { NUMBER($games, useGrouping: 0) } leikir
    }, { $seats } við borð ({ $table })
study-seed = Slembifræ { $seed }. „Sigurvegarar“ eru þeir efstu í röðinni; sé jafnt ræður skjöldurinn fyrir leikslok.
study-unfinished = { $games ->
    [1] Einum leik lauk ekki, og stigin voru talin eins og staðan var.
    [one] { $games } leik lauk ekki, og stigin voru talin eins og staðan var.
   *[other] { $games } leikjum lauk ekki, og stigin voru talin eins og staðan var.
    }
study-faults = Einfaldi leikmaðurinn valdi { $faults ->
    [1] einu sinni
    [one] { $faults } sinni
   *[other] { $faults } sinnum
    } í staðinn, því að leikmaðurinn brást.
study-in-range = { $share } sigurvegara hafa { $least } til { $most } stig, eins og flestir sigurvegarar í fjögurra manna leikjum á mótum mennskra leikmanna.
study-written = skrifað: { $report } og { $plot }
study-everybody = allir leikmenn
study-winners = sigurvegarar
study-games = leikir
study-people = mót mennskra leikmanna
study-order = { $order ->
    [1] upphafsleikmaður
   *[other] nr. { $order }
    }

study-distributions-title = Stig og lengdir
study-winners-row = stig sigurvegara
study-scores-row = öll stig
study-rounds-row = umferðir
study-people-winners = flestir sigurvegarar á mótum mennskra leikmanna
study-people-scores = öll stig á mótum mennskra leikmanna
study-scores-title = Stig: hve margir leikmenn hafa þau
study-rounds-title = Umferðir: hve margir leikir standa svo lengi
study-turn-order-title = Sigrar eftir leikröð
study-turn-order = leikröð
study-points-title = Hvaðan stigin koma, á hvern leikmann
study-points = uppruni
study-points-carriage = póstvagn
study-points-offices = ónotuð pósthús
study-points-clerics = kirkjunnar menn í áheyrn
study-points-chips = stigapeningar
study-officials-title = Hve oft póststarfsmenn aðstoða, á leik og leikmann
study-officials = póststarfsmaður
study-phases-title = Í hve mörg skipti hver póststarfsmaður aðstoðar
study-phase-first = fyrsti þriðjungur leiksins
study-phase-middle = miðþriðjungur
study-phase-last = síðasti þriðjungur
study-openings-title = Hvar fyrsta leiðin hefst
study-opening-share = leikmenn
study-win-rate = sigurhlutfall
study-first-routes-title = Fyrstu lokuðu leiðirnar
study-route = leið
study-closings-title = Lokanir
study-closing = lokun
study-reached = leikmenn sem komast svo langt
study-round = umferð
study-cards = spil
study-offices-placed = pósthús sett niður
study-lengths-title = Leiðir eftir lengd
study-length-share = leiðir
study-carriages-title = Póstvagnar
study-cities-title = Pósthús í borgum
study-city = borg
study-office-share = leikmenn með pósthús þar
study-wins-with = sigurhlutfall eigenda
study-tiles-title = Stigaskildir
study-tile = stigaskjöldur
study-tile-of = { $stack }: { $value }
study-tile-share = leikir þar sem hann fæst

dataset-written = skrifað í { $file } á { $seconds } s; leikir: { $games }; ákvarðanir: { $choices }
dataset-left-off = leikir sem lauk ekki og var sleppt: { $games }
