# Egy lépés elmesélve: egy mondat arról, ki mit tett, minden rész alany nélkül. $you értéke „yes”, ha az olvasóról van szó.

told-sentence = { $player } { $told }
told-sentence-you = { $told }
told-gains = { $told }: { $gains }
told-card = { $city }
told-hidden = { $count ->
    [one] egy rejtett kártya
   *[other] { $count } rejtett kártya
    }
told-takes = kártyát { $you ->
    [yes] veszel
   *[no] vesz
    } el: { $cards }
told-no-card = nem { $you ->
    [yes] találsz
   *[no] talál
    } húzható kártyát
told-sweeps = { $you ->
    [yes] kicserélteted
   *[no] kicserélteti
    } a felcsapott kártyákat
told-helped = segítséget { $you ->
    [yes] kapsz
   *[no] kap
    }: { $official }
told-begins = útvonalat { $you ->
    [yes] kezdesz
   *[no] kezd
    }: { $cards }
told-lays = lapot { $you ->
    [yes] raksz
   *[no] rak
    } az útvonalhoz: { $cards }
told-loses = { $you ->
    [yes] elveszítesz
   *[no] elveszít
    } egy { $cards ->
    [one] egykártyás
   *[other] { $cards } kártyás
    } útvonalat
told-closes = útvonalat { $you ->
    [yes] fejezel
   *[no] fejez
    } be ({ $route })
told-closes-cards = { $you ->
    [yes] befejezel
   *[no] befejez
    } egy { $cards } kártyás útvonalat
told-offices = { $count ->
    [1] egy postaállomás
    [2] két postaállomás
    [3] három postaállomás
   *[other] { $count } postaállomás
    }
told-carriage = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    } kocsi
told-tile = bónuszlapka, { $stack } ({ $value })
told-chip = egy 1-es győzelmi pont jelző
told-opens = postaállomást { $you ->
    [yes] raksz
   *[no] rak
    } le: { $cities }
told-discards = lapot { $you ->
    [yes] dobsz
   *[no] dob
    } el: { $cards }
told-sends = egyházi tisztségviselőt { $you ->
    [yes] ültetsz
   *[no] ültet
    } { $coach } kocsijára
told-sends-known = egyházi tisztségviselőt { $you ->
    [yes] ültetsz
   *[no] ültet
    } { $coach } kocsijára: { $cleric } ({ $rank })
told-drives = { FORM($place, case: "into") } { $you ->
    [yes] lépteted
   *[no] lépteti
    } { $coach } kocsiját
told-arrives = Rómába { $you ->
    [yes] érsz
   *[no] ér
    } { $coach } kocsijával
told-received = audienciát { $you ->
    [yes] kapsz
   *[no] kap
    }: { $cleric } ({ $rank })
told-dismissed = helyet { $you ->
    [yes] veszítesz
   *[no] veszít
    } az audiencián: { $cleric } ({ $rank })
told-token = jelzőt { $you ->
    [yes] kapsz
   *[no] kap
    }: { $official }
told-hands-in = jelzőt { $you ->
    [yes] adsz
   *[no] ad
    } le: { $officials }
told-keeps = nem { $you ->
    [yes] adsz
   *[no] ad
    } le jelzőt
told-takes-chip = { $you ->
    [yes] kapsz
   *[no] kap
    } egy 1-es győzelmi pont jelzőt
told-ends = { $you ->
    [yes] kiváltod
   *[no] kiváltja
    } a játék végét
told-took-back = { $you ->
    [yes] visszavonod
   *[no] visszavonja
    } az utolsó { $actions ->
    [one] cselekvést
   *[other] { $actions } cselekvést
    }{ $seen ->
    [true] {" "}(a lapokat már látták)
   *[false] {""}
    }
told-seat-changed = { $change ->
    [bot] { $you ->
        [yes] helyetted bot játszik
       *[no] átadja a játékot egy botnak
        }
    [absent] { $you ->
        [yes] távol vagy, a többiek megegyeztek, hogy bot játszik helyetted
       *[no] távol van, a többiek megegyeztek, hogy bot játszik helyette
        }
    [returned] { $you ->
        [yes] újra magad játszol
       *[no] újra maga játszik
        }
    [handed-over] { $you ->
        [yes] kóddal átadtad a helyed
       *[no] kóddal átadta a helyét
        }
    [left] { $you ->
        [yes] elhagytad a játékot; bot játszik tovább
       *[no] elhagyta a játékot; bot játszik tovább
        }
   *[joined] { $you ->
        [yes] leültél az asztalhoz
       *[no] leült az asztalhoz
        }
    }
told-reshuffled = Kifogyott a húzópakli: { $cards ->
    [one] az egyetlen dobott lap lesz az új
   *[other] { $cards } dobott lapot megkeverve készül az új
    }
told-rounds-over = Véget ért az utolsó, { $round }. forduló
told-details = Mi történt ebben a lépésben, sorjában
told-last-turns = Az utolsó lépések
told-your-turn = Te jössz.

# Ami megér egy pillanatot.
peak-carriage = { $number ->
    [3] A 3-as
    [5] Az 5-ös
    [6] A 6-os
   *[other] A { $number }-es
    } kocsi
peak-tile = { $stack }: { $value }
peak-region = { $region } teljes
peak-all = Postaállomás minden tartományban
peak-rome = { $coach } kocsija Rómába ért
peak-end = Közeleg a vég
peak-end-about = az utolsó lépések következnek

network-show = Csak { $player } postaállomásai
network-show-own = Csak a saját postaállomások
player-you = Te
watch-routes = Mindenki útvonala
watch-no-route = még nincs útvonal
