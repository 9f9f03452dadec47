# A játék a böngészőben. Sok mondata a terminal.ftl, az events.ftl és a game.ftl fájlban áll.

client-title = Posthorn
client-subtitle = Thurn und Taxis, a „Minden út Rómába vezet” kiegészítővel
client-loading = Egy pillanat…
client-back = Vissza a kezdőlapra
client-close = Bezárás
client-cancel = Mégse
client-not-found = Itt nincs semmi
client-skip = Ugrás a játékhoz

# Beállítások.
settings = Beállítások
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-auto = Mint a rendszeré
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-pace = Milyen gyorsan látszódjanak a többiek lépései
settings-pace-slow = Lassan
settings-pace-normal = Közepesen
settings-pace-fast = Gyorsan
settings-pace-off = Azonnal
settings-portrait = Az arcképed
settings-portrait-number = { $number }. arckép
settings-list-all = Minden lehetőség felsorolása

# A kezdőlap.
front-bots = Botok ellen
front-bots-about = Azonnal induló játék, bármilyen erős ellenfelekkel.
front-bots-opponents = Ellenfelek
front-bots-level = Erősség
front-bots-play = Játék
front-pass = Egy képernyőnél
front-pass-about = Többen ennél a gépnél, körbeadva; a kártyák két kör között rejtve maradnak.
front-online = Barátokkal
front-online-about = Küldj egy linket; mindenki a saját eszközén játszik, most vagy napokon át.
front-lobby = Nyitott asztalok
front-lobby-about = Asztalok, amelyekhez leülhetsz, vagy amelyeket nézhetsz.
front-more = További lehetőségek
front-continue = Játékaid
front-record = Jegyzőkönyv megnyitása
front-your-name = A neved

# Játékok listája.
game-players = { $players }
game-waiting = játékosokra vár
game-playing = { $round }. forduló
game-over = véget ért
game-abandoned = félbehagyták
game-your-turn = te jössz
game-go-on = Folytatás
game-look = Megnézem
game-forget = Törlés a listáról
lobby-title = Nyitott asztalok
lobby-empty = Most nincs nyitott asztal. Nyiss egyet te!
lobby-join = Csatlakozás
lobby-watch = Nézem

# Új játék.
new-title-bots = Játék botok ellen
new-title-pass = Játék egy képernyőnél
new-title-online = Játék barátokkal
new-seats = Helyek
new-seat = { $number }. hely
new-seat-person = Valaki ennél a képernyőnél
new-seat-open = Szabad, annak, aki a linket kapja
new-seat-add = Még egy hely
new-seat-remove = { $number }. hely elvétele
new-who = Ki játszik
new-name = Név
new-colour = Szín
new-start = Ki kezd
new-start-lot = Sorsolás
new-modules = Kiegészítő: Minden út Rómába vezet
new-map-about = A Rómába vezető utak térképe a mi rekonstrukciónk: a játékszabály szövege csak azt mondja meg, honnan indulnak a kocsik.
new-edition = Játékszabály
new-switches = Házi szabályok
new-switches-about = Amihez nem nyúlsz, az a játékszabály szerint lesz.
new-as-edition = a szabály szerint
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
new-create = Kezdődjön a játék
new-create-open = Asztal megnyitása

new-colour-red = piros
new-colour-blue = kék
new-colour-yellow = sárga
new-colour-green = zöld

switch-all-provinces = Postaállomás kell a „minden tartomány” bónuszlapkához
switch-all-provinces-all = minden tartományban
switch-all-provinces-outside_baiern = Bajorországot leszámítva
switch-empty-hand-postmaster = Üres kéz esetén kötelező a postamester segítsége
switch-may-abandon = Az útvonal akkor is feladható, ha van illeszkedő kártya
switch-length-fallback = Ha elfogyott az útvonal hosszáért járó lapka
switch-length-fallback-every = bármely útvonalért a következő rövidebbért járó lapka jár
switch-length-fallback-seven_only = csak a legalább 7 kártyás útvonalért jár a következő rövidebbért járó lapka
switch-last-round = Ha valaki kiváltotta a játék végét
switch-last-round-finish_round = a fordulót végigjátsszák
switch-last-round-one_turn_each = a többiek még egyszer sorra kerülnek
switch-starting-player = A kezdőjátékos
switch-starting-player-youngest = a legfiatalabb
switch-starting-player-choice = megbeszélés szerint
switch-placement = A befejezéskor járó postaállomások közül
switch-placement-full = mindet le kell rakni
switch-placement-free = amennyit szeretnél
switch-placement-about = A játékszabályok szó szerint véve kevesebbet is megengednek; általában mindet le kell rakni, ahogy a példáikban.
switch-max-rounds = Utolsó forduló
switch-cleric-reminder = A saját egyházi tisztségviselőket meg szabad nézni
switch-yes = igen
switch-no = nem
switch-none = nincs megszabva

# Várakozás, csatlakozás, átköltözés másik eszközre.
table-invite = Küldd el ezt a linket a többieknek:
table-copy = Link másolása
table-copied = Másolva
table-waiting = A játék akkor kezdődik, amikor minden hely foglalt.
table-awaiting = A játék akkor kezdődik, amikor mindenki beleegyezett.
table-agree = Megint játszom
table-open-seat = szabad
table-join = Leülök
table-fill = Játsszon bot
table-gone = Ez a játék nem létezik, vagy már nem létezik.
table-transfer = A hely átvitele másik eszközre
table-transfer-about = Nyisd meg ezt a linket a másik eszközön negyedórán belül. Egyszer használható.
table-claiming = A hely átvétele…

# Játék közben.
turn-yours = Te jössz, { $player }.
turn-other = { $player } van soron.
turn-thinking = { $player } gondolkodik…
turn-watching = Nézőként vagy itt.
turn-last-turns = Utolsó körök!
turn-round = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }. forduló
    }
turn-time-left = Még { $time }
turn-your-turn-title = Te jössz – { $title }
turn-sending = Küldés…
bots-warming-up = Az erős botok még készülődnek; addig egyszerűbbek játszanak helyettük.

choices = Mit tehetsz
give-up-sure = Feladod az útvonalat ({ $route }), és { $city } kártyájával újat kezdesz? { $cards ->
    [one] A kártya elvész.
   *[other] Mind a { $cards } kártya elvész.
    }
give-up-which = Melyik kártya kezdje az új útvonalat? A régi ({ $route }) elvész: { $cards ->
    [one] egy kártya.
   *[other] { $cards } kártya.
    }
give-up = Útvonal feladása
give-up-choose = Útvonal feladása…
give-up-keep = Útvonal megtartása
ends-which = { $city } mindkét végére illik: melyikre kerüljön?
turn-ends = Nincs több teendő: a kör véget ér.
send-pick = Válassz egy egyházi tisztségviselőt.
send-set = Ültesd egy kocsira: { $cleric }.
send-cleric = { $cleric } { $rank }
hand-in = Leadás
choice-each-province = tartományonként egy
city-with-offices = { $city }; postaállomások: { $players }
officials-label = Postaalkalmazottak
official-helped = Ebben a körben már segített a { $official }
official-may-postmaster = A postamester segíthet: húzz második kártyát
official-may-carrier = A postakocsis segíthet: rakj le második kártyát
official-may-administrator = A postatisztviselő hívása: hat új felcsapott kártya
official-may-cartwright = Segítsen a bognár
audience-nobody = senki
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = { $coach } kocsija { FORM($place, case: "in") }
journey-short = Róma
tokens-of = { $official }: { $count }
board = A játéktábla
board-described = 22 város térképe 9 tartományban
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
hand-label = Kezed
hand-of = { $player } keze
route-label = Útvonalad
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
player-absent = nincs kapcsolatban
player-awaited = még nem egyezett bele
player-away = távol { $time } óta
player-played-by = bot játszik: { $bot }
player-starts = kezdőjátékos
player-offices-short = { $left } állomás
player-cards-short = { $cards } kártya
player-ender = kiváltotta a játék végét
log-label = Mi történt
log-empty = Még semmi.
chat-label = Beszélgetés
chat-empty = Még senki sem szólt.
chat-write = Szólj hozzá
chat-send = Küldés
more-label = Továbbiak
details-label = Részletek

# Cselekvések, ahogy a gombokon állnak.
action-draw = { $city } elvétele
action-draw-pile = Húzás a húzópakliból
action-administrator = A postatisztviselő hívása
action-play-left = { $city } bal szélre, { $end } mellé
action-play-right = { $city } jobb szélre, { $end } mellé
action-begin = { $cards ->
    [0] Új útvonal { FORM($city, case: "in") }
   *[other] Az útvonal feladása, új kezdése { FORM($city, case: "in") }
    }
action-pass = A kör vége
action-close-each = Az útvonal befejezése: tartományonként egy postaállomás
action-close = Az útvonal befejezése: postaállomások { FORM($province, case: "in") }
action-office = Postaállomás { FORM($city, case: "into") } ({ $province })
action-done = Nem rakok többet
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
action-keep = Semmit sem adok le
action-take = { $city } elvétele
action-take-pile = A húzópakli legfelső lapja
action-build = Postaállomás { FORM($city, case: "into") }
action-decline = Semmi
action-drive = { $coach } kocsija { FORM($place, case: "into") }
explain-postmaster = második kártya, a postamester segítségével
explain-carrier = második kártya, a postakocsis segítségével

# Tippek, egy bot véleménye, és hogy miért nem.
hints-button = Mit tehetek?
advice-button = Te mit tennél?
hints-off = Ebben a játékban nincsenek tippek.
hints-turn = Útvonal és kör
advice-thinking = A legerősebb bot gondolkodik…
advice-instead = { $bot } (a herceg még készülődik)
advice-chance = { $percent }% győzelmi esély
advice-points = körülbelül { $points } pont a játék végén
advice-again = Kérdezd meg újra
problem-watching = Csak nézed a játékot: itt nincs mit lépned.
problem-looking-back = Visszatekintesz: a lépéshez térj vissza a jelenbe.
problem-covered = A kártyák letakarva maradnak, amíg a következő játékos át nem veszi a képernyőt.
problem-thing-stack = Bónuszlapkát útvonal befejezésével lehet nyerni: mindig a halom legfelsőjét.
problem-thing-discards = A dobott lapok csak akkor kerülnek vissza, ha elfogyott a húzópakli.
problem-thing-player = Ez másik játékosé: te a saját kártyáiddal és postaállomásaiddal játszol.
problem-thing-tokens = Akinek egy postaalkalmazott segít, elvesz egyet a jelzői közül.
problem-thing-audience = Itt állnak a Rómába érkezett egyházi tisztségviselők; a játék végén mindegyik a rangját éri.
problem-thing-postmaster = A postamester segítségével második kártyát húzhatsz, mielőtt lerakod az elsőt. Egy körben csak egy postaalkalmazott segíthet.
problem-thing-carrier = A postakocsis segítségével második kártyát rakhatsz le, amely illeszkedik az útvonalhoz. Egy körben csak egy postaalkalmazott segíthet.

# Visszavonás.
undo = Visszavonás
undo-keys = Az utolsó döntés azonnal visszavonható: U vagy Ctrl+Z
undo-asked = { $player } szeretné visszavonni { $actions ->
    [one] az utolsó cselekvést
   *[other] az utolsó { $actions } cselekvést
    }.
undo-waiting = A többiek döntenek, visszavonhatod-e.
undo-agree = Rendben
undo-refuse = Nem engedem

# Egy képernyő, többen.
pass-screen = { $player } következik
pass-screen-about = Add tovább a képernyőt. Addig a kártyák rejtve maradnak.
pass-ready = Itt vagyok: { $player }

# Visszajátszás és jegyzőkönyvek.
replay-title = Visszajátszás
replay-open = Jegyzőkönyv megnyitása: egy fájl, amelyet a Posthorn írt
replay-file = Jegyzőkönyv
replay-first = Az elejére
replay-back-turn = Egy körrel vissza
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel tovább
replay-on-turn = Egy körrel tovább
replay-last = A végére
replay-run = Menjen magától
replay-stop = Megállítás
replay-place = { $all } / { $ply }.
replay-keys = A nyilak lépésenként, a lapozógombok körönként visznek, a szóköz indít és megállít.
replay-share = Link másolása ehhez az álláshoz
replay-scores = A pontok a játék során
over-replay = Visszajátszás

# Gondok.
problem-offline = A szerver nem érhető el. Újra próbáljuk…
problem-offline-request = A szerver nem válaszolt. Kérjük, próbáld újra.
problem-lost = Megszakadt a kapcsolat. Újra próbáljuk…
problem-closed = Ez az asztal bezárt.
problem-unreadable = A szerver válaszát nem lehetett elolvasni.
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
rules-in-game = Ebben a játékban
rules-not-in-game = Ebben a játékban nincs

# A játék vége.
over-title = A játék véget ért
over-abandoned = A partit félbehagyták
over-winner = { $player } győzött
over-rematch = Visszavágó
over-record = Jegyzőkönyv letöltése
over-to-rematch = Tovább a következő játékhoz
abandon = A játék félbehagyása
abandon-sure = Mindenki számára véget ér a játék. Biztos?
leave-to-bot = Játsszon helyettem bot
return-to-seat = Újra én játszom

# Linkek másoknak és más eszközökre; amíg a szerver nem elérhető.
share-code = A link QR-kódként, kamerának
share-only-here = Ez a link csak ezen a gépen működik. Más eszközökhöz indítsd a Posthornt így: { $command }, és nyisd meg újra az oldalt.
share-watch = Nézők meghívása
share-watch-about = Aki megnyitja ezt a linket, látja az asztalt, de senkinek a lapjait nem.
share-replay = A játék megmutatása másnak
share-replay-about = Ez a link lépésről lépésre mutatja a játékot, mindenki kezével.
share-moment-about = A játék ebben a pillanatban:
share-position-about = Ez az állás önmagában, bármelyik Posthornhoz:
table-leave = Felállok
table-close = Asztal bezárása
front-further = { $games ->
    [one] Még egy játék
   *[other] Még { $games } játék
    }
front-finished = Befejezett játékok
replay-drop = Ejtsd ide a jegyzőkönyvet
replay-drop-about = A fájlt ezen az oldalon vagy a kezdőlapon bárhová is ejtheted.
server-away = A szerver most nem elérhető. A saját gépeden a ./play indítja el; amint válaszol, az oldal magától folytatja.

# Hangok, értesítések, visszatekintés.
settings-sound = Hangok
settings-volume = Hangerő
settings-notify = Értesítést kérek, ha én jövök, és az oldal nem látható
settings-notify-refused = A böngésző nem engedélyez értesítést ennek az oldalnak.
settings-keys = Betűk billentyűként játék közben; a ? mindet megmutatja
keys-title = Billentyűk
keys-about = A Tab továbblép, az Enter választ, az Esc visszavezet.
log-look-back = Kattints egy sorra, vagy használd a nyilakat: megmutatom az akkori állást.
past-label = Visszatekintés
past-gone-on = A játék közben továbbment.
past-now = Vissza a jelenbe
past-keys = A nyilak lépésenként visznek, az Escape visszavisz a jelenbe.

# Milyen közel a vége, és a végső pontszám.
score-sheet = Pontozólap
end-label = A játék végéig
end-carriage = Kocsi: { $number } (az utolsó { $last }): { $players }
end-no-carriage = Még senkinek sincs kocsija; az utolsó száma { $last }.
end-offices = Még { $left } postaállomás: { $players }
end-offices-all = Mindenkinek { $left } postaállomása maradt.
end-brought-about = { $player } kiváltotta a játék végét.
end-rounds = Legkésőbb { $rounds } forduló után vége
over-show = Eredmény megjelenítése
over-close = Eredmény félretétele
over-counting = A végső pontszám
over-skip = Mindent egyszerre

# Annak bizonyítása, hogy senki sem választotta ki a lapokat.
proof = A keverés bizonyítása
proof-button = Keverés ellenőrzése
proof-about = A játék előtt a szerver titkot sorsolt, és csak az elköteleződését mutatta meg: egy számot, amely más titokhoz nem illik. Ezután a játékosok is hozzátették a maguk véletlenjét. Minden kártya ebből a kettőből következik. A böngésződ most utánaszámol, és újra kioszt:
proof-cannot = A böngészők ezt csak https-oldalon vagy ugyanazon a gépen számolják ki. A „posthorn verify” a jegyzőkönyvből is megteszi.
proof-noted-yes = Az elköteleződés az, amelyet ez a böngésző az osztás előtt feljegyzett.
proof-noted-no = Az elköteleződés nem az, amelyet ez a böngésző az osztás előtt feljegyzett!
proof-noted-unknown = Ez a böngésző az osztás előtt nem jegyezte fel az elköteleződést.
proof-commitment-yes = A titok illik az elköteleződéshez.
proof-commitment-no = A titok nem illik az elköteleződéshez!
proof-bound-yes = Az elköteleződés csak erre a játékra és a szabályaira szól: { $terms }.
proof-bound-no = Az elköteleződés más játékra vagy más szabályokra szól: { $terms }!
proof-bound-unknown = Az elköteleződés régi, és nem csak erre a játékra szól: mást is ki lehetett volna osztani vele.
proof-added-yes = Amit ez a böngésző hozzátett, változatlanul benne van.
proof-added-no = Amit ez a böngésző hozzátett, nincs benne változatlanul!
proof-added-unknown = Ez a böngésző nem tett hozzá semmit.
proof-attempt = A(z) { $attempt }. kísérletre fogadták el: amit ez a böngésző korábban küldött, azt elutasították.
proof-seed-yes = A játék kezdőértéke a titokból és abból következik, amit a játékosok hozzátettek.
proof-seed-no = A játék kezdőértéke nem következik a titokból és abból, amit a játékosok hozzátettek!
proof-cards-yes = Mind a(z) { $cards } felfordított kártya következik a kezdőértékből, minden lépés a szabályokból, és így az eredmény is.
proof-cards-no = A kártyák nem következnek a kezdőértékből, vagy a lépések, illetve az eredmény nem a szabályokból!
proof-cards-unknown = A játék más szabályok szerint folyt, mint amelyeket ez az oldal ismer; hogy a kártyái a kezdőértékből következnek-e, azt a „posthorn verify” ellenőrzi.
proof-seen-yes = Az a(z) { $cards } kártya, amelyet ez az oldal mutatott neked, ezek közül való.
proof-seen-no = Azok a kártyák, amelyeket ez az oldal mutatott neked, nem ezek!
proof-seen-unknown = Ez az oldal nem mutatta meg neked az egész játékot, ezért a kártyáit nem vetettük össze.
proof-holds = Minden összeillik: a szerver már nem választhatta ki ezeket a kártyákat, amikor megtudta, mit tettél hozzá.
proof-fits = Minden összeillik. De csak az lehet biztos abban, hogy a szerver nem választotta ki a kártyákat, aki feljegyezte az elköteleződést, és hozzá is tett valamit.
proof-fails = Valami nem illik össze: ez a keverés nincs bizonyítva.
proof-further = Ez nem mutatja meg, hogy valaki, aki ismeri a titkot, megnézte-e a kártyákat, vagy utolsóként tett-e hozzá valamit. A „posthorn verify” ugyanezt ellenőrzi a jegyzőkönyvvel.
proof-numbers = A számok
proof-commitment = Elköteleződés
proof-game = Játék
proof-terms = Feltételek
proof-secret = Titok
proof-added = Hozzátette: { $player } ({ $attempt }. kísérlet)
proof-seed = Kezdőérték

# Who is away, and games that prove nothing.
absence-rule = Ha valaki { $time } elteltével sincs itt, a többiek közös döntésére bot játszik helyette. A hely az övé marad.
absence-away = { $player } nincs itt. { $time } után a többiek botot ültethetnek a helyére.
absence-up = { $player } távol van ({ $time } óta). Ha mindenki beleegyezik, bot játszik; a hely az övé marad.
absence-waits = Beleegyeztél. A többiek még döntenek.
absence-agree = Játsszon bot
absence-open = A hely felszabadítása
absence-disagree = Inkább várjunk
own-bot = Bot játszik helyetted.
practice = Gyakorlójáték
practice-about = Már látott lapokat vontak vissza, vagy minden ismert volt a kezdettől. Ezért ez a játék semmit sem bizonyít, és senki más nem csatlakozhat.
leave-game = A játék végleges elhagyása
leave-game-sure = Végleg elhagyod? Bot játszik tovább, és nem térhetsz vissza.
player-left = elment; bot játszik: { $bot }
new-absence = Ennyi ideig lehet távol valaki
new-absence-usual = { $time } (szokásos)
new-absence-about = Utána a többiek, ha mind beleegyeznek, botot ültethetnek a helyére. A hely az övé marad.
