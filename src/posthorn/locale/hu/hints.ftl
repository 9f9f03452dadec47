# Mit hozna egy választás, részekből összerakva: a hint-row a mondat részeit köti össze, a hint-sentence lezárja.

hint-row = { $before }; { $after }
hint-or = { $before } vagy { $after }
hint-sentence = { $text }.
hint-only = Nincs más lehetőséged.

# Kártyahúzás. Az $ends megmondja, útvonalad melyik széléhez illeszkedik; a „one” egykártyás útvonal.
hint-fits = { $city } { $ends ->
    [left] az útvonalad bal széléhez illeszkedik
    [right] az útvonalad jobb széléhez illeszkedik
    [both] az útvonalad mindkét széléhez illeszkedik
   *[one] illeszkedik az útvonaladhoz
    }
hint-begins = { FORM($city, case: "in") } kezdhetsz útvonalat
hint-in-route = { $city } már része az útvonaladnak
hint-apart = { $city } nem illeszkedik az útvonaladhoz
hint-office-none = ott nincs postaállomásod
hint-office-own = ott már van postaállomásod
hint-in-hand = { $cards ->
    [one] van már egy ilyen kártya a kezedben
   *[other] van már { $cards } ilyen kártya a kezedben
    }
hint-length = ezzel { $cards } kártyás lesz az útvonal
hint-length-closing = ezzel { $cards } kártyás lesz az útvonal, és ha befejezed, ez jár érte: { $gains }
hint-hidden = A húzópakli legfelső lapja rejtett
hint-unseen = { $cards ->
    [one] csak egyetlen kártya lehet, és az { $fitting ->
        [0] nem illeszkedik
       *[other] illeszkedik
        } az útvonaladhoz
   *[other] { $cards } kártya valamelyike, és ezek közül { $fitting ->
        [0] egy sem
        [one] egy
       *[other] { $fitting }
        } illeszkedik az útvonaladhoz
    }
hint-administrator = Minden felcsapott kártya a dobott lapokhoz kerül, és újakat csapunk fel

# A postaalkalmazottak.
hint-helps = a { $official } segít{ $token ->
    [yes] {" "}(és jelzőt ad)
   *[no] {""}
    }; ebben a körben más postaalkalmazott már nem segíthet
hint-last-token = ez az utolsó ilyen jelző, ezért mindenkinek jelzőket kell leadnia

# Kártya lerakása.
hint-route = Az útvonal ez lesz: { $route }, { $cards ->
    [one] egy kártya
   *[other] { $cards } kártya
    }
hint-next = utána { $many ->
    [no] ez illeszkedne
   *[yes] ezek illeszkednének
    }: { $cities }
hint-next-many = utána { $count } város illeszkedne
hint-next-none = utána már semmi sem illeszkedne
hint-closing-now = Ha most befejezed, ez jár érte: { $gains }
hint-begin = Új útvonal kezdődik { FORM($city, case: "in") }
hint-lost = { $cards ->
    [one] az egykártyás útvonalad
    [5] az 5 kártyás útvonalad
   *[other] a { $cards } kártyás útvonalad
    } pont nélkül elvész
hint-pass = Véget ér a köröd, és az útvonalad úgy marad, ahogy van

# Az útvonal befejezése.
hint-offices = { $count ->
    [one] Postaállomás
   *[other] Postaállomások
    }: { $cities }
hint-offices-none = Nem kerül le postaállomás
# A $cities városai biztosak, a $choice városai közül $choose kap egyet.
hint-offices-some = { $count ->
    [0] { $choose ->
        [one] Postaállomás: { $choice }
       *[other] { $choose } postaállomás ezek közül: { $choice }
        }
    [one] Postaállomás: { $cities }, és { $choose ->
        [one] még egy: { $choice }
       *[other] még { $choose } ezek közül: { $choice }
        }
   *[other] Postaállomások: { $cities }, és { $choose ->
        [one] még egy: { $choice }
       *[other] még { $choose } ezek közül: { $choice }
        }
    }
# Itt a $choice bármelyike kaphat, de egyik sem kötelező.
hint-offices-may = { $count ->
    [0] Postaállomások tetszés szerint: { $choice }
    [one] Postaállomás: { $cities }, és tetszés szerint: { $choice }
   *[other] Postaállomások: { $cities }, és tetszés szerint: { $choice }
    }
hint-done = Nem kerül le több postaállomás
hint-wins = ez jár érte: { $gains }
hint-points = { $points ->
    [one] ez egy ponttal több
   *[other] ez { $points } ponttal több
    }
hint-points-least = { $points ->
    [one] ez legalább egy ponttal több
   *[other] ez legalább { $points } ponttal több
    }
hint-best = { $cities } választásával { $points ->
    [one] egy pont
   *[other] { $points } pont
    } jár
hint-best-all = az összes választásával { $points ->
    [one] egy pont
   *[other] { $points } pont
    } jár
hint-best-wins = { $cities } választásával ez is jár: { $gains }
hint-could-cartwright = a bognár hozzásegíthet { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsihoz
hint-brings-end = ezzel kiváltod a játék végét
hint-drives = Ezután kocsik lépnek Róma felé: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps } lépés tetszőleges kocsival
hint-cartwright = A bognár hozzásegít { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsihoz{ $token ->
    [yes] {" "}(és jelzőt ad)
   *[no] {""}
    }
hint-no-cartwright = Ezért az útvonalért nem kapsz kocsit
hint-discard = { $city } a dobott lapokhoz kerül
hint-keeps = a kezedben marad: { $cities }

# Amit nyersz.
gain-nothing = semmi
gain-offices = { $count ->
    [one] egy postaállomás
   *[other] { $count } postaállomás
    }
gain-carriage = { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsi
gain-tile = { $stack_id ->
    [route_5] egy { $value } pontos bónuszlapka
    [route_6] egy { $value } pontos bónuszlapka
    [route_7] egy { $value } pontos bónuszlapka
   *[other] a „{ $stack }” bónuszlapka ({ $value } pont)
    }

# Az audiencia.
hint-send = { $rank ->
    [3] Az
   *[other] A
    } { $cleric } ({ $rank }) { $coach } kocsiján utazik
hint-far = Rómáig { $steps ->
    [one] egy lépés
   *[other] { $steps } lépés
    }
hint-drive = { $coach } kocsija { FORM($place, case: "into") } lép
hint-arrives = { $coach } kocsija Rómába ér, az egyházi tisztségviselők kiszállnak
hint-own-cleric = rajta ül { $rank ->
    [1] a ministránsod
    [2] a papod
    [3] az apátod
    [4] a püspököd
    [5] a bíborosod
   *[other] { $cleric }
    } ({ $rank })

# A postai alkalmazottak.
hint-hand-in = Leadsz { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
    }, és { $gets ->
    [card] elvehetsz egy kártyát
    [chip] kapsz egy 1-es győzelmi pont jelzőt
    [office] postaállomást rakhatsz bármelyik városba, ahol még nincs a tiédből
   *[nothing] nem jár érte semmi
    }
hint-keep = Semmit sem adsz le, és semmi sem változik
hint-decline = Semmit sem veszel el

# Miért nem?
why-not-legal = Ezt megteheted
