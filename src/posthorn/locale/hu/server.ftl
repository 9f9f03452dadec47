# Amit a szerver a klienseknek mond, ha nem teszi meg, amit kértek tőle.

server-refused-advice-asked = A bot még az előző kérdésen gondolkodik; várd meg a válaszát
server-refused-bad-body = A kérés törzse nem megfelelő: { $reason }
server-refused-bad-key = Ez nem kulcs; azt küldd, amelyet a játék létrehozásakor vagy a csatlakozáskor kaptál, így: „Authorization: Bearer KULCS”
server-refused-bad-parameter = Hibás paraméter, { $name }: { $reason }
server-refused-bad-record = Ez nem megmutatható jegyzőkönyv: { $reason }
server-refused-bot-for-nobody = Botot csak bot helyéhez lehet megadni
server-refused-broken-game = Ennek a játéknak a lépéseit nem lehet újra lejátszani; a szerver naplója megmondja, miért
server-refused-cards-dealt = A lapokat már kiosztották, a keveréshez semmi sem adható hozzá; csatlakozz véletlen adat nélkül
server-refused-colour-twice = Két játékosnak nem lehet ugyanaz a színe
server-refused-future-revision = A játék még nem tart ott; kérdezd meg újra sorszám nélkül
server-refused-game-is-abandoned = A játékot félbehagyták
server-refused-game-is-over = A játék véget ért
server-refused-game-is-playing = A játék elkezdődött, ez a hely már nem tehető szabaddá
server-refused-game-is-waiting = A játék még nem kezdődött el: játékosokra vár
server-refused-gone = A kérés megszakadt
server-refused-in-doubt = Az adatbázis nem válaszol, és még nem tudni, hogy az asztal utolsó változása el van-e tárolva; küldd el ugyanazt újra, és kiderül
server-refused-long-record = { $most } cselekvésnél hosszabb jegyzőkönyv nem mutatható meg
server-refused-no-advice = Most senki sem tud tanácsot adni; próbáld újra
server-refused-no-game = Nincs ilyen játék
server-refused-no-hints = Ebben a játékban nincsenek tippek
server-refused-no-key = Ehhez kulcs kell: az, amelyet a játék létrehozásakor vagy a csatlakozáskor kaptál, így küldve: „Authorization: Bearer KULCS”
server-refused-no-lesson = Ez a játék nem lecke
server-refused-no-level = Nincs ilyen bot
server-refused-no-open-seat = Minden hely foglalt
server-refused-no-commitment = Ez az elköteleződés ismeretlen, vagy már felhasználták; kérj újat
server-refused-other-terms = Ez az elköteleződés más feltételű játékra szól: { $terms }
server-refused-agreed = Ebbe a játékba már beleegyeztél; amit a keveréshez hozzátettél, az marad
server-refused-no-seat = Nincs ilyen hely; a játékban { $seats } van, 0-tól számozva
server-refused-no-take-back = Senki sem szeretne visszavonni, vagy a játék közben továbbment
server-refused-not-absent = { $player } nincs távol
server-refused-not-absent-long = { $player } még { $minutes } percig távol maradhat
server-refused-not-at-table = Ebben a játékban nem veszel részt
server-refused-not-host = Ezt csak a házigazda teheti meg
server-refused-not-json = A törzs JSON legyen, a tartalom típusa pedig application/json
server-refused-not-over = Ez csak a játék vége után lehetséges
server-refused-not-your-seat = Nem a te helyed: { $seat }
server-refused-not-your-turn = { $player } van soron
server-refused-nothing-to-take-back = Nincs mit visszavonnod
server-refused-log-full = Ennek a játéknak { $entries } bejegyzése van, itt több nem lehet; a házigazda befejezheti
server-refused-log-half-full = Ennek a játéknak már { $entries } bejegyzése van: csak továbbjátszani lehet
server-refused-other-method = Ez a cím nem fogadja ezt a metódust
server-refused-other-rules = A játékot a szabályok { $given }. változata szerint játszották, ez pedig a következő változat: { $known }
server-refused-practice = Ez gyakorlójáték: senki más nem csatlakozhat hozzá
server-refused-record-or-position = Vagy jegyzőkönyvet adj meg, vagy állást
server-refused-revealed = Azóta feltárult valami, ami rejtve volt, ezért ez nem vonható vissza
server-refused-seat-taken = Ez a hely foglalt
server-refused-stale = A játék közben továbbment
server-refused-storage = A játékot most nem lehet eltárolni; semmi sem változott, próbáld újra
server-refused-text-or-phrase = Vagy szöveget, vagy egy kész mondatot mondj
server-refused-thinking-time = A gondolkodási idő legfeljebb { $most } másodperc lehet
server-refused-unknown-parameter = Nincs ilyen paraméter: { $name }
server-refused-unprintable = Ez egyetlen sornyi egyszerű szöveg legyen
server-refused-wrong-code = A kód hibás, már felhasználták, vagy túl régi; kérj újat

# A játékosok színei, és egyben a nevük, ha nincs más.
colour-red = Piros
colour-blue = Kék
colour-yellow = Sárga
colour-green = Zöld

# A serve parancs.
serve-at = A Posthorn itt érhető el: { $address } (Ctrl-C leállítja)
serve-running-already = A Posthorn már fut itt: { $address }
serve-no-browser = Nyisd meg böngészőben: { $address }
serve-cannot-listen = A szerver nem tud figyelni itt: { $host }, { $port }. port: { $reason }. Válassz másikat a --host és a --port segítségével
