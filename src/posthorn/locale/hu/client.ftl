# A játék a böngészőben. Sok mondata a terminal.ftl, az events.ftl és a game.ftl fájlban áll.

client-title = Posthorn
client-subtitle = Thurn und Taxis, a „Minden út Rómába vezet” kiegészítővel
client-loading = Egy pillanat…
client-back = Vissza a kezdőlapra
client-close = Bezárás
client-not-found = Itt nincs semmi

# Beállítások.
settings = Beállítások
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-auto = A rendszer szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-pace = A többiek köreinek sebessége
settings-pace-slow = Lassú
settings-pace-normal = Közepes
settings-pace-fast = Gyors
settings-pace-off = Azonnali
settings-portrait = Az arcképed
settings-portrait-number = { $number }. arckép
settings-list-all = Minden lehetséges lépés felsorolása

# A kezdőlap.
front-bots = Botok ellen
front-bots-about = Azonnal kezdheted, bármilyen erősségű ellenfelek ellen.
front-bots-opponents = Ellenfelek
front-bots-level = Erősség
front-bots-play = Játék
front-pass = Egy eszközön
front-pass-about = Többen játszotok felváltva ezen az eszközön; a lapok két kör között rejtve maradnak.
front-online = Barátokkal
front-online-about = Küldj egy linket; mindenki a saját eszközén játszik, élőben vagy több napon át.
front-lobby = Nyitott asztalok
front-lobby-about = Asztalok, amelyekhez leülhetsz, vagy amelyeket nézhetsz.
front-more = További lehetőségek
front-continue = Partijaid
front-record = Mentett parti megnyitása
front-your-name = A neved

# Játékok listája.
game-waiting = játékosokra vár
game-playing = { $round }. forduló
game-over = véget ért
game-abandoned = félbehagyták
game-your-turn = te jössz
game-go-on = Folytatás
game-look = Megtekintés
game-forget = Eltávolítás a listáról
lobby-title = Nyitott asztalok
lobby-empty = Most nincs nyitott asztal. Nyiss egyet te!
lobby-join = Csatlakozás
lobby-watch = Megtekintés

# Új játék.
new-title-bots = Parti botok ellen
new-title-pass = Parti egy eszközön
new-title-online = Parti barátokkal
new-seats = Helyek
new-seat = { $number }. hely
new-seat-person = Valaki ezen az eszközön
new-seat-open = Szabad: a linkkel bárki leülhet
new-seat-add = Hely hozzáadása
new-seat-remove = { $number }. hely eltávolítása
new-who = Ki játszik
new-name = Név
new-colour = Szín
new-start = Ki kezd
new-start-lot = Sorsolás
new-modules = Kiegészítő: Minden út Rómába vezet
new-map-about = A Rómába vezető utak térképe a mi rekonstrukciónk: a játékszabály szövege csak azt mondja meg, honnan indulnak a kocsik.
new-edition = Játékszabály
new-switches = Házi szabályok
new-switches-about = Amin nem változtatsz, az a játékszabály szerint marad.
new-as-edition = a játékszabály szerint
new-listed = Látszódjon a nyitott asztalok között
new-hints = Tippek és tanácsok engedélyezése
new-thinking = Gondolkodási idő egy körre
new-thinking-none = korlátlan
new-thinking-minutes = { $minutes ->
    [one] egy perc
   *[other] { $minutes } perc
    }
new-thinking-hours = { $hours ->
    [one] egy óra
   *[other] { $hours } óra
    }
new-thinking-days = { $days ->
    [one] egy nap
   *[other] { $days } nap
    }
new-create = Parti indítása
new-create-open = Asztal megnyitása

new-colour-red = piros
new-colour-blue = kék
new-colour-yellow = sárga
new-colour-green = zöld

switch-all-provinces = A „minden tartomány” bónuszlapkához postaállomás kell
switch-all-provinces-all = minden tartományban
switch-all-provinces-outside_baiern = minden tartományban, Bajorországot leszámítva
switch-empty-hand-postmaster = Üres kézzel kötelező a postamester segítségét kérni
switch-may-abandon = Az útvonal akkor is feladható, ha van illeszkedő kártya
switch-length-fallback = Ha elfogyott az útvonal hosszáért járó lapka
switch-length-fallback-every = bármely útvonalért a következő rövidebbért járó lapka jár helyette
switch-length-fallback-seven_only = csak a legalább 7 kártyás útvonalért jár helyette a következő rövidebbért járó lapka
switch-last-round = Ha valaki kiváltotta a játék végét
switch-last-round-finish_round = a fordulót végigjátsszátok
switch-last-round-one_turn_each = a többiek még egyszer-egyszer sorra kerülnek
switch-starting-player = A kezdőjátékos
switch-starting-player-youngest = a legfiatalabb
switch-starting-player-choice = akit a játékosok választanak
switch-placement = A befejezéskor járó postaállomások közül
switch-placement-full = mindet le kell rakni
switch-placement-free = amennyit szeretnél
switch-placement-about = A játékszabályok szó szerint véve kevesebbet is megengednek; általában mindet le kell rakni, ahogy a példáikban is.
switch-max-rounds = Utolsó forduló
switch-cleric-reminder = A saját egyházi tisztségviselőit mindenki megnézheti
switch-yes = igen
switch-no = nem
switch-none = nincs megszabva

# Várakozás, csatlakozás, átköltözés másik eszközre.
table-invite = Küldd el ezt a linket a többieknek:
table-copy = Link másolása
table-copied = Másolva
table-waiting = A játék akkor kezdődik, amikor minden hely foglalt.
table-awaiting = A játék akkor kezdődik, amikor mindenki beleegyezett.
table-agree = Még egy parti
table-open-seat = szabad
table-join = Helyfoglalás
table-fill = Bot beültetése
table-gone = Ez a parti nem létezik, vagy már törölték.
table-transfer = A hely átvitele másik eszközre
table-transfer-about = Nyisd meg ezt a linket 15 percen belül a másik eszközön. Csak egyszer használható.
table-claiming = A hely átvétele…

# Játék közben.
turn-yours = Te jössz, { $player }.
turn-other = { $player } van soron.
turn-thinking = { $player } gondolkodik…
turn-watching = Nézőként vagy jelen.
turn-last-turns = Utolsó körök!
turn-round = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }. forduló
    }
turn-time-left = Még { $time }
turn-your-turn-title = Te jössz – { $title }
turn-sending = Küldés…
bots-warming-up = Az erős botok még készülődnek; addig egyszerűbbek játszanak helyettük.

choices = Amit tehetsz
give-up-sure = Feladod az útvonalat ({ $route }), és { FORM($city, case: "in") } újat kezdesz? { $cards ->
    [one] A kártyája elvész.
   *[other] { $cards } kártyája elvész.
    }
give-up-which = Melyik kártyával kezded az új útvonalat? A mostanit ({ $route }) feladod: { $cards ->
    [one] a kártyája elvész.
   *[other] { $cards } kártyája elvész.
    }
give-up = Útvonal feladása
give-up-choose = Útvonal feladása…
give-up-keep = Útvonal megtartása
ends-which = { $city } mindkét szélre illik: melyikre kerüljön?
turn-ends = Nincs több teendő: a kör véget ér.
send-pick = Válassz egy egyházi tisztségviselőt.
send-set = Ültesd egy kocsira: { $cleric }.
send-cleric = { $cleric } { $rank }
hand-in = Leadás
choice-each-province = tartományonként egy
city-with-offices = { $city }; postaállomások: { $players }
officials-label = Postaalkalmazottak
official-helped = A { $official } ebben a körben már segített
official-may-postmaster = A postamester segíthet: húzz egy második kártyát
official-may-carrier = A postakocsis segíthet: rakj le egy második kártyát
official-may-administrator = A postatisztviselő hívása: hat új felcsapott kártya
official-may-cartwright = Segítsen a bognár
audience-nobody = senki
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = { $coach } kocsija { FORM($place, case: "in") }
tokens-of = { $official }: { $count }
board-label = A játéktábla
board-described = Térkép: 22 város 9 tartományban
journey = Az út Rómába
display-label = Felcsapott kártyák
display-empty = üres
pile-label = Húzópakli, { $cards ->
    [one] egy kártya
   *[other] { $cards } kártya
    }
discards-label = Dobott lapok, { $cards ->
    [one] egy kártya
   *[other] { $cards } kártya
    }
hand-label = A kezedben
hand-of = { $player } lapjai
route-label = Az útvonalad
route-of = { $player } útvonala
card-label = { $city }, { $province }
card-with-deeds = { $card }: { $deeds }
deed-take = elvehető
deed-draw = húzható
deed-left = bal szélre tehető
deed-right = jobb szélre tehető
deed-begin = { $cards ->
    [0] útvonal kezdhető vele
   *[other] az útvonal feladható, és új kezdhető vele
    }
deed-discard = eldobható
deed-office = postaállomás rakható ide
stacks-label = Bónuszlapkák
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: elfogyott
players-label = Játékosok
player-present = itt van
player-absent = nincs csatlakozva
player-awaited = még nem egyezett bele
player-away = távol van { $time } óta
player-played-by = { $bot } játszik
player-starts = kezdőjátékos
player-offices-short = { $left } állomás
player-ender = kiváltotta a játék végét
log-label = Napló
log-begins = Minden körben húzol egy kártyát, és leraksz egyet. A legalább { $cards } kártyás útvonalat be lehet fejezni: postaállomásokat raksz a városaiba, és ha elég hosszú, megkapod a következő kocsit. Egy körben egy postaalkalmazott segíthet. A parti akkor ér véget, ha valaki megkapja a { $last }-es kocsit, vagy lerakja minden postaállomását.
chat-label = Beszélgetés
chat-empty = Még nincs üzenet.
chat-write = Üzenet írása
chat-send = Küldés
more-label = Továbbiak

# Cselekvések, ahogy a gombokon állnak.
action-draw = { $city } elvétele
action-draw-pile = Húzás a pakliból
action-administrator = A postatisztviselő hívása
action-play-left = { $city } a bal szélre, { $end } mellé
action-play-right = { $city } a jobb szélre, { $end } mellé
action-begin = { $cards ->
    [0] Útvonal kezdése { FORM($city, case: "in") }
   *[other] Az útvonal feladása és új kezdése { FORM($city, case: "in") }
    }
action-pass = A kör vége
action-close-each = Az útvonal befejezése: tartományonként egy postaállomás
action-close = Az útvonal befejezése: postaállomások { FORM($province, case: "in") }
action-office = Postaállomás { FORM($city, case: "into") } ({ $province })
action-done = Nem kell több postaállomás
action-cartwright = Segít a bognár: { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    } kocsi
action-no-cartwright = Bognár nélkül
action-discard = { $city } eldobása
action-send = { $rank ->
    [3] Az
   *[other] A
    } { $cleric } ({ $rank }) { $coach } kocsijára
action-hand-in = Leadás: { $officials }
action-keep = Leadás nélkül
action-take = { $city } elvétele
action-take-pile = A pakli rejtett felső lapja
action-build = Postaállomás { FORM($city, case: "into") }
action-decline = Lemondás róla
action-drive = { $coach } kocsija { FORM($place, case: "into") }
explain-postmaster = egy második kártya, a postamester segítségével
explain-carrier = egy második kártya, a postakocsis segítségével

# Tippek, egy bot véleménye, és hogy miért nem.
hints-button = Mit tehetek?
advice-button = Te mit tennél?
hints-off = Ezt a partit tippek nélkül játsszátok.
hints-turn = Befejezés és a kör vége
advice-thinking = A legerősebb bot gondolkodik…
advice-instead = { $bot } (a herceg még készülődik)
advice-chance = { $percent }% győzelmi esély
advice-points = körülbelül { $points } pont a játék végén
advice-again = Új tanács kérése
problem-watching = Csak nézed a partit: itt nincs mit lépned.
problem-looking-back = Egy korábbi állást nézel: ha lépni akarsz, térj vissza a jelenlegihez.
problem-covered = A kártyák letakarva maradnak, amíg a következő játékos át nem veszi a képernyőt.
problem-thing-stack = Bónuszlapkát útvonal befejezésével lehet szerezni: mindig a halom legfelsőjét.
problem-thing-discards = A dobott lapok csak akkor kerülnek vissza, ha elfogyott a húzópakli.
problem-thing-player = Ez másik játékosé: te a saját kártyáiddal és postaállomásaiddal játszol.
problem-thing-tokens = Akinek egy postaalkalmazott segít, az elvesz egyet ezekből a jelzőkből.
problem-thing-audience = Ezek az egyházi tisztségviselők megérkeztek Rómába; a játék végén mindegyik annyi pontot ér, amennyi a rangja.
problem-thing-postmaster = A postamester segítségével egy második kártyát is húzhatsz, mielőtt leraksz egyet. Egy körben csak egy postaalkalmazott segíthet.
problem-thing-carrier = A postakocsis segítségével egy második, az útvonalhoz illeszkedő kártyát is lerakhatsz. Egy körben csak egy postaalkalmazott segíthet.

# Visszavonás.
undo = Visszavonás
undo-keys = Az utolsó döntésed visszavonása: U vagy Ctrl+Z
undo-asked = { $player } szeretné visszavonni { $actions ->
    [one] az utolsó lépést
   *[other] az utolsó { $actions } lépést
    }.
undo-waiting = Megkérdezzük a többieket, visszavonhatod-e.
undo-agree = Engedem
undo-refuse = Nem engedem

# Egy képernyő, többen.
pass-screen = { $player } következik
pass-screen-about = Add tovább az eszközt. A lapok addig rejtve maradnak.
pass-ready = { $player } vagyok

# Visszajátszás és jegyzőkönyvek.
replay-title = Visszajátszás
replay-open = Mentett parti megnyitása: a Posthorn által írt fájl
replay-first = Az elejére
replay-back-turn = Egy körrel vissza
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel tovább
replay-on-turn = Egy körrel tovább
replay-last = A végére
replay-run = Automatikus lejátszás
replay-stop = Szünet
replay-place = { $ply } / { $all }
replay-keys = Nyilak: egy lépés; Page Up/Down: egy kör; szóköz: lejátszás vagy szünet.
replay-share = Link másolása ehhez az álláshoz
replay-scores = A pontok alakulása
over-replay = Visszajátszás

# Gondok.
problem-offline = A szerver nem érhető el. Újrapróbáljuk…
problem-offline-request = A szerver nem válaszolt. Próbáld újra!
problem-lost = Megszakadt a kapcsolat. Újrapróbáljuk…
problem-closed = Ezt az asztalt bezárták.
problem-unreadable = A szerver válasza nem értelmezhető.
problem-rule = { $rule } szabály

# The rules, to be read and searched on every page.
rules-title = Szabályok
rules-search = Keresés a szabályokban
rules-contents = Tartalom
rules-found = { $count ->
    [0] Nincs találat
    [one] Egy bekezdés
   *[other] { $count } bekezdés
    }
rules-back = Vissza
rules-in-game = Ebben a partiban
rules-not-in-game = Ebben a partiban nincs

# A játék vége.
over-title = A játék véget ért
over-abandoned = A partit félbehagyták
over-winner = { $player } győzött
over-rematch = Visszavágó
over-record = Parti letöltése
over-to-rematch = Tovább a következő partihoz
abandon = Parti félbehagyása
abandon-sure = Mindenki számára félbehagyod a partit?
leave-to-bot = Átadás egy botnak
return-to-seat = A hely visszavétele

# Linkek másoknak és más eszközökre; amíg a szerver nem elérhető.
share-code = A link QR-kódként, kamerának
share-only-here = Ez a link csak ezen a gépen működik. Ha más eszközön is játszani szeretnél, indítsd így a Posthornt: { $command }, és töltsd be újra az oldalt.
share-watch = Néző meghívása
share-watch-about = Aki megnyitja ezt a linket, látja az asztalt, de senkinek a lapjait nem.
share-replay = A parti megmutatása másnak
share-replay-about = Ez a link lépésről lépésre mutatja a partit, mindenki lapjaival.
share-moment-about = A parti ebben a pillanatban:
share-position-about = Csak ez az állás, bármelyik Posthornhoz:
table-leave = Hely feladása
table-close = Asztal bezárása
front-further = { $games ->
    [one] Még egy parti
   *[other] Még { $games } parti
    }
front-finished = Befejezett partik
replay-drop = Húzd ide a fájlt
replay-drop-about = A fájlt ezen az oldalon vagy a kezdőlapon bárhová húzhatod.
server-away = A szerver most nem érhető el. A saját gépeden a posthorn parancs indítja el; amint válaszol, az oldal magától folytatódik.

# Hangok, értesítések, visszatekintés.
settings-sound = Hangok
settings-volume = Hangerő
settings-notify = Értesítést kérek, ha én jövök, és az oldal a háttérben van
settings-notify-refused = A böngésző nem engedélyezi az értesítéseket ezen az oldalon.
settings-keys = Betűbillentyűk játék közben; a ? mindet megmutatja
settings-docs = Dokumentáció (angolul)
keys-title = Billentyűk
keys-about = A Tab továbblép, az Enter választ, az Esc visszalép.
log-look-back = Kattints egy sorra, vagy használd a nyilakat, és az akkori állást látod.
past-label = Korábbi állás
past-gone-on = A játék azóta továbbhaladt.
past-now = Vissza a jelenlegi álláshoz
past-keys = Nyilak: egy lépés; Esc: jelenlegi állás.

# Milyen közel a vége, és a végső pontszám.
score-sheet = Pontozólap
end-label = Milyen közel a játék vége
end-carriage = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    } kocsi (az utolsó a { $last }-es): { $players }
end-no-carriage = Még senkinek sincs kocsija; az utolsó a { $last }-es.
end-offices = Még { $left } postaállomás: { $players }
end-offices-all = Mindenkinek { $left } postaállomása maradt.
end-brought-about = { $player } kiváltotta a játék végét.
end-rounds = A játék vége legkésőbb: { $rounds }. forduló
over-show = Eredmény megjelenítése
over-close = Eredmény elrejtése
over-counting = A végeredmény
over-skip = Minden pont egyszerre

# Annak bizonyítása, hogy senki sem választotta ki a lapokat.
proof = A keverés ellenőrzése
proof-button = Keverés ellenőrzése
proof-about = A játék előtt a szerver titkot sorsolt, és csak a lenyomatát mutatta meg: egy számot, amely más titokhoz nem illik. Ezután a játékosok is hozzátették a maguk véletlenjét. Minden kártya ebből a kettőből következik. A böngésződ most utánaszámol, és újra kioszt:
proof-cannot = A böngészők ezt csak olyan oldalon számolják ki, amely https-en vagy ugyanarról a gépről érkezik. A „posthorn verify” a jegyzőkönyv alapján végzi el.
proof-noted-yes = A lenyomat ugyanaz, amelyet ez a böngésző az osztás előtt feljegyzett.
proof-noted-no = A lenyomat nem az, amelyet ez a böngésző az osztás előtt feljegyzett!
proof-noted-unknown = Ez a böngésző az osztás előtt nem jegyezte fel a lenyomatot.
proof-commitment-yes = A titok illik a lenyomathoz.
proof-commitment-no = A titok nem illik a lenyomathoz!
proof-bound-yes = A lenyomat csak erre a partira és a szabályaira szól: { $terms }.
proof-bound-no = A lenyomat másik partira vagy más szabályokra szól: { $terms }!
proof-bound-unknown = A lenyomat régi fajta, és nem csak erre a partira szól: más partikhoz is felhasználhatták volna.
proof-added-yes = Amit ez a böngésző hozzátett, változatlanul benne van.
proof-added-no = Amit ez a böngésző hozzátett, nincs benne változatlanul!
proof-added-unknown = Ez a böngésző nem tett hozzá semmit.
proof-attempt = Csak { $attempt ->
    [5] az 5.
   *[other] a { $attempt }.
    } kísérletet fogadták el: amit ez a böngésző korábban küldött, azt elutasították.
proof-seed-yes = A parti kezdőértéke a titokból és abból következik, amit az egyes helyekről hozzátettek.
proof-seed-no = A parti kezdőértéke nem következik a titokból és abból, amit az egyes helyekről hozzátettek!
proof-cards-yes = Az összes felfedett kártya ({ $cards }) a kezdőértékből következik, minden lépés szabályos, és így az eredmény is az.
proof-cards-no = A kártyák nem következnek a kezdőértékből, vagy a lépések, illetve az eredmény nem felelnek meg a szabályoknak!
proof-cards-unknown = A partit más szabályok szerint játszották, mint amelyeket ez az oldal ismer; hogy a kártyái a kezdőértékből következnek-e, azt a „posthorn verify” ellenőrzi.
proof-seen-yes = A kártyák ({ $cards }), amelyeket ez az oldal mutatott neked, ugyanezek.
proof-seen-no = A kártyák, amelyeket ez az oldal mutatott neked, nem ugyanezek!
proof-seen-unknown = Ez az oldal nem mutatta meg neked az egész partit, ezért a kártyáit nem vetettük össze.
proof-holds = Minden egyezik: a szerver nem választhatta meg ezeket a kártyákat azután, hogy megtudta, mit tettél hozzá.
proof-fits = Minden egyezik. De csak az lehet biztos abban, hogy nem a szerver választotta meg a kártyákat, aki feljegyezte a lenyomatot, és hozzá is tett valamit.
proof-fails = Valami nem egyezik: ez a keverés nincs bizonyítva.
proof-further = Ez nem mutatja meg, hogy aki ismeri a titkot, megnézte-e a kártyákat, vagy utolsóként tett-e hozzá valamit. A „posthorn verify” ugyanezt ellenőrzi a jegyzőkönyv alapján.
proof-numbers = A számok
proof-commitment = Lenyomat
proof-game = Parti
proof-terms = Feltételek
proof-secret = Titok
proof-added = Hozzátette: { $player } ({ $attempt }. kísérlet)
proof-seed = Kezdőérték

# Who is away, and games that prove nothing.
absence-rule = { $time } távollét után bot játszhat valaki helyett, ha a többiek mind beleegyeznek. A hely az övé marad.
absence-away = { $player } nincs itt. { $time } után a többiek botot ültethetnek a helyére.
absence-up = { $player } távol van ({ $time } óta). Ha mindenki beleegyezik, bot játszik helyette; a hely az övé marad.
absence-waits = Beleegyeztél. A többiekre várunk.
absence-agree = Bot beültetése
absence-open = A hely felszabadítása
absence-disagree = Várjunk még
own-bot = Bot játszik helyetted.
practice = Gyakorlóparti
practice-about = Már látott lapokat vontak vissza, vagy kezdettől fogva minden ismert volt. Ezért ez a parti semmit sem bizonyít, és senki más nem csatlakozhat hozzá.
leave-game = A parti végleges elhagyása
leave-game-sure = Végleg elhagyod a partit? Bot játszik tovább helyetted, és nem térhetsz vissza.
player-left = elment; { $bot } játszik
new-absence = Ennyi ideig maradhat távol valaki
new-absence-usual = { $time } (szokásos)
new-absence-about = Utána a többiek, ha mind beleegyeznek, botot ültethetnek a helyére. A hely az övé marad.
