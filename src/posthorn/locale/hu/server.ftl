# Amit a szerver a klienseknek mond, ha nem teszi meg, amit kértek tőle.

server-refused-advice-asked = A bot még az előző kérdésen gondolkodik; várd meg a válaszát
server-refused-bad-body = A kérés törzse nem megfelelő: { $reason }
server-refused-bad-key = Ez nem kulcs; azt küldd, amelyet a parti létrehozásakor vagy a csatlakozáskor kaptál, így: „Authorization: Bearer KULCS”
server-refused-bad-parameter = Hibás paraméter: { $name }; ok: { $reason }
server-refused-bad-record = Ez a jegyzőkönyv nem jeleníthető meg: { $reason }
server-refused-bot-for-nobody = Botot csak olyan helyhez lehet megadni, amelyen bot játszik
server-refused-broken-game = Ennek a partinak a lépéseit nem lehet újra lejátszani; hogy miért, azt a szerver naplója mondja meg
server-refused-cards-dealt = A kártyákat már kiosztották, ezért a keveréshez semmi sem adható hozzá; csatlakozz véletlen adat nélkül
server-refused-colour-twice = Két játékosnak nem lehet ugyanaz a színe
server-refused-future-revision = A parti még nem tart ott; kérdezd meg újra sorszám nélkül
server-refused-game-is-abandoned = A partit félbehagyták
server-refused-game-is-over = A játék véget ért
server-refused-game-is-playing = A parti elkezdődött, ez a hely már nem szabadítható fel
server-refused-game-is-waiting = A parti még nem kezdődött el: játékosokra vár
server-refused-gone = A kérés megszakadt
server-refused-in-doubt = Az adatbázis nem válaszol, ezért még nem tudni, eltárolta-e az asztal utolsó változását; küldd el ugyanazt újra, és kiderül
server-refused-long-record = { $most } lépésnél hosszabb jegyzőkönyv nem jeleníthető meg
server-refused-no-advice = Most senki sem tud tanácsot adni; próbáld újra
server-refused-no-game = Nincs ilyen parti
server-refused-no-hints = Ezt a partit tippek nélkül játsszák
server-refused-no-key = Ehhez kulcs kell: az, amelyet a parti létrehozásakor vagy a csatlakozáskor kaptál, így küldve: „Authorization: Bearer KULCS”
server-refused-no-lesson = Ez a parti nem lecke
server-refused-no-level = Nincs ilyen bot
server-refused-no-open-seat = Minden hely foglalt
server-refused-no-commitment = Ez a lenyomat ismeretlen, vagy már felhasználták; kérj újat
server-refused-other-terms = Ez a lenyomat más feltételű partira szól: { $terms }
server-refused-agreed = Ebbe a partiba már beleegyeztél; amit a keveréséhez hozzátettél, az marad
server-refused-no-seat = Nincs ilyen hely; a partiban { $seats } van, 0-tól számozva
server-refused-no-take-back = Senki sem kért visszavonást, vagy a játék közben továbbhaladt
server-refused-not-absent = { $player } nincs távol
server-refused-not-absent-long = { $player } még { $minutes } percig távol maradhat
server-refused-not-at-table = Ebben a partiban nem veszel részt
server-refused-not-host = Ezt csak a házigazda teheti meg
server-refused-not-json = A kérés törzse JSON legyen, application/json tartalomtípussal
server-refused-not-over = Ez csak a játék vége után lehetséges
server-refused-not-your-seat = Nem a tiéd ez a hely: { $seat }
server-refused-not-your-turn = { $player } van soron
server-refused-nothing-to-take-back = Nincs mit visszavonnod
server-refused-log-full = Ennek a partinak { $entries } bejegyzése van, itt több nem lehet; a házigazda félbehagyhatja
server-refused-log-half-full = Ennek a partinak már { $entries } bejegyzése van: csak továbbjátszani lehet
server-refused-other-method = Ez a cím nem fogadja ezt a metódust
server-refused-other-rules = A partit a szabályok { $given }. változata szerint játszották, itt viszont ez a változat érvényes: { $known }
server-refused-practice = Ez gyakorlóparti: senki más nem csatlakozhat hozzá
server-refused-record-or-position = Vagy jegyzőkönyvet adj meg, vagy állást
server-refused-revealed = Azóta feltárult valami, ami rejtve volt, ezért ez nem vonható vissza
server-refused-seat-taken = Ez a hely foglalt
server-refused-stale = A játék közben továbbhaladt
server-refused-storage = A partit most nem lehet eltárolni; semmi sem változott, próbáld újra
server-refused-text-or-phrase = Vagy szöveget küldj, vagy egy kész mondatot
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
serve-cannot-listen = A szerver nem tud figyelni itt: { $host }, port: { $port }; ok: { $reason }. Válassz másikat a --host és a --port kapcsolóval
