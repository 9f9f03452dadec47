# Mit hozna egy választás, részekből összerakva: a hint-row a mondat részeit köti össze, a hint-sentence lezárja.

hint-row = { $before }; { $after }
hint-or = { $before } vagy { $after }
hint-sentence = { $text }.
hint-only = Csak ezt teheted.

# Kártyahúzás. Az $ends megmondja, útvonalad melyik széléhez illeszkedik; a „one” egykártyás útvonal.
hint-fits = { $city } { $ends ->
    [left] az útvonalad bal széléhez
    [right] az útvonalad jobb széléhez
    [both] az útvonalad mindkét széléhez
   *[one] az útvonaladhoz
    } illeszkedik
hint-begins = { FORM($city, case: "in") } kezdhetsz útvonalat
hint-in-route = { $city } már része az útvonaladnak
hint-apart = { $city } nem illeszkedik az útvonaladhoz
hint-office-none = ott nincs postaállomásod
hint-office-own = ott már van postaállomásod
hint-in-hand = { $cards ->
    [one] van már egy ilyen kártya a kezedben
   *[other] van már { $cards } ilyen kártya a kezedben
    }
hint-length = vele az útvonal { $cards } kártyás
hint-length-closing = vele az útvonal { $cards } kártyás lesz, és ha befejezed, ezt kapod: { $gains }
hint-hidden = A húzópakli legfelső lapja rejtett
hint-unseen = { $cards } kártya lehet, ebből { $fitting ->
    [0] egy sem
    [one] egy
   *[other] { $fitting }
    } illeszkedik az útvonaladhoz
hint-administrator = Minden felcsapott kártya a dobott lapokhoz kerül, és újak jönnek a helyükre

# A postaalkalmazottak.
hint-helps = a { $official } segít{ $token ->
    [yes] {" "}és jelzőt ad
   *[no] {""}
    }, más postaalkalmazott aztán már nem segíthet
hint-last-token = ez az utolsó ilyen, ezért mindenki jelzőket ad le

# Kártya lerakása.
hint-route = Az útvonal ez lesz: { $route }, { $cards ->
    [one] egy kártya
   *[other] { $cards } kártya
    }
hint-next = utána ez illeszkedne: { $cities }
hint-next-many = utána { $count } város illeszkedne
hint-next-none = utána már semmi sem illeszkedne
hint-closing-now = Ha most befejezed, a nyereséged: { $gains }
hint-begin = Új útvonal kezdődik { FORM($city, case: "in") }
hint-lost = { $cards ->
    [one] egykártyás
   *[other] { $cards } kártyás
    } útvonalad pont nélkül elvész
hint-pass = Véget ér a köröd, az útvonalad marad, ahogy van

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
hint-wins = nyereséged: { $gains }
hint-points = { $points ->
    [one] egy ponttal több
   *[other] { $points } ponttal több
    }
hint-points-least = { $points ->
    [one] legalább egy ponttal több
   *[other] legalább { $points } ponttal több
    }
hint-best = ha { $cities } a választásod, az { $points ->
    [one] egy pont
   *[other] { $points } pont
    }
hint-best-all = ha mindet választod, az { $points ->
    [one] egy pont
   *[other] { $points } pont
    }
hint-best-wins = ha { $cities } a választásod, ezt is megkapod: { $gains }
hint-could-cartwright = a bognár hozzásegíthet { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsihoz
hint-brings-end = kiváltod a játék végét
hint-drives = Aztán kocsik lépnek Róma felé: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps } lépés tetszőleges kocsival
hint-cartwright = A bognár hozzásegít { $number ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $number }-es
    } kocsihoz{ $token ->
    [yes] {" "}és jelzőt ad
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
    [route_5] { $value } pontos bónuszlapka
    [route_6] { $value } pontos bónuszlapka
    [route_7] { $value } pontos bónuszlapka
   *[other] a „{ $stack }” bónuszlapka (értéke { $value })
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
hint-own-cleric = a te utasod rajta: { $cleric } ({ $rank })

# A postai alkalmazottak.
hint-hand-in = Leadsz { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
    }, és { $gets ->
    [card] elvehetsz egy kártyát
    [chip] kapsz egy 1-es győzelmi pont jelzőt
    [office] postaállomást rakhatsz bármely városba, ahol még nincs postaállomásod
   *[nothing] nem jár érte semmi
    }
hint-keep = Semmit sem adsz le, és semmi sem változik
hint-decline = Semmit sem veszel el

# Miért nem?
why-not-legal = Ezt megteheted
