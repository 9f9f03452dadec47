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
    } el ({ $cards })
told-no-card = nem { $you ->
    [yes] találsz
   *[no] talál
    } húzható kártyát
told-sweeps = { $you ->
    [yes] kicserélteted
   *[no] kicserélteti
    } a felcsapott kártyákat
told-helped = { $you ->
    [yes] igénybe veszed
   *[no] igénybe veszi
    } a { $official } segítségét
told-begins = útvonalat { $you ->
    [yes] kezdesz
   *[no] kezd
    } ({ $cards })
told-lays = kártyát { $you ->
    [yes] raksz
   *[no] rak
    } le ({ $cards })
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
told-tile = „{ $stack }” bónuszlapka ({ $value })
told-chip = egy 1-es győzelmi pont jelző
told-opens = postaállomást { $you ->
    [yes] raksz
   *[no] rak
    } le ({ $cities })
told-discards = kártyát { $you ->
    [yes] dobsz
   *[no] dob
    } el ({ $cards })
told-sends = egyházi tisztségviselőt { $you ->
    [yes] ültetsz
   *[no] ültet
    } { $coach } kocsijára
told-sends-known = { $you ->
    [yes] { $coach } kocsijára ülteted { $rank ->
        [1] a ministránsodat
        [2] a papodat
        [3] az apátodat
        [4] a püspöködet
        [5] a bíborosodat
       *[other] { $cleric }
        } ({ $rank })
   *[no] { $coach } kocsijára ülteti { $rank ->
        [1] a ministránsát
        [2] a papját
        [3] az apátját
        [4] a püspökét
        [5] a bíborosát
       *[other] { $cleric }
        } ({ $rank })
    }
told-drives = { FORM($place, case: "into") } { $you ->
    [yes] lépteted
   *[no] lépteti
    } { $coach } kocsiját
told-arrives = Rómába { $you ->
    [yes] érsz
   *[no] ér
    } { $coach } kocsijával
told-received = { $you ->
    [yes] audienciát kapsz { $rank ->
        [1] a ministránsodnak
        [2] a papodnak
        [3] az apátodnak
        [4] a püspöködnek
        [5] a bíborosodnak
       *[other] { $cleric }
        } ({ $rank })
   *[no] audienciát kap { $rank ->
        [1] a ministránsának
        [2] a papjának
        [3] az apátjának
        [4] a püspökének
        [5] a bíborosának
       *[other] { $cleric }
        } ({ $rank })
    }
told-dismissed = { $you ->
    [yes] elveszíted az audiencián álló { $rank ->
        [1] ministránsodat
        [2] papodat
        [3] apátodat
        [4] püspöködet
        [5] bíborosodat
       *[other] { $cleric }
        } ({ $rank })
   *[no] elveszíti az audiencián álló { $rank ->
        [1] ministránsát
        [2] papját
        [3] apátját
        [4] püspökét
        [5] bíborosát
       *[other] { $cleric }
        } ({ $rank })
    }
told-token = { $you ->
    [yes] elveszel
   *[no] elvesz
    } egy { $official }-jelzőt
told-hands-in = { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
    } { $you ->
    [yes] adsz
   *[no] ad
    } le ({ $officials })
told-keeps = nem { $you ->
    [yes] adsz
   *[no] ad
    } le jelzőt
told-takes-chip = { $you ->
    [yes] elveszel
   *[no] elvesz
    } egy 1-es győzelmi pont jelzőt
told-ends = { $you ->
    [yes] kiváltod
   *[no] kiváltja
    } a játék végét
told-took-back = { $you ->
    [yes] visszavonod
   *[no] visszavonja
    } az utolsó { $actions ->
    [one] lépést
   *[other] { $actions } lépést
    }{ $seen ->
    [true] {" "}(a lapokat már látták)
   *[false] {""}
    }
told-seat-changed = { $change ->
    [bot] { $you ->
        [yes] botra bízod a játékot
       *[no] botra bízza a játékot
        }
    [absent] { $you ->
        [yes] távol vagy, és a többiek beleegyeztek, hogy bot játsszon helyetted
       *[no] távol van, és a többiek beleegyeztek, hogy bot játsszon helyette
        }
    [returned] { $you ->
        [yes] újra magad játszol
       *[no] újra maga játszik
        }
    [handed-over] { $you ->
        [yes] kóddal átadtad a helyedet
       *[no] kóddal átadta a helyét
        }
    [left] { $you ->
        [yes] elhagytad a partit; bot játszik tovább
       *[no] elhagyta a partit; bot játszik tovább
        }
   *[joined] { $you ->
        [yes] leültél az asztalhoz
       *[no] leült az asztalhoz
        }
    }
told-reshuffled = Elfogyott a húzópakli: { $cards ->
    [one] az egyetlen dobott lap lesz az új
   *[other] megkeverve a dobott lapokból ({ $cards }) lesz az új
    }
told-rounds-over = Véget ért az utolsó, { $round }. forduló
told-details = Mi történt ebben a körben, lépésről lépésre
told-last-turns = Az utolsó körök
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
peak-end = Közeleg a játék vége
peak-end-about = kezdődnek az utolsó körök

network-show = Csak { $player } postaállomásai
network-show-own = Csak a saját postaállomásaid
player-you = Te
watch-no-route = még nincs útvonal
