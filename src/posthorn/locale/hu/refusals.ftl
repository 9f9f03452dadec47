# Miért nem lehet valamit. A szabály számát a program teszi hozzá.

refusal-legal = Szabályos: { $legal }

refusal-game-over = A játék véget ért
refusal-not-now = Most nem: { $step ->
    [send] előbb ültess egy egyházi tisztségviselőt a következő kocsira
    [draw] előbb húzz egy kártyát
    [second-draw] a postamesternek segítenie kell, ezért előbb húzz egy második kártyát
    [play] előbb rakj le egy kártyát
    [close] már leraktál egy kártyát; fejezd be az útvonalat vagy a kört
    [offices] előbb rakd le a postaállomásokat
    [cartwright] előbb döntsd el, segítsen-e a bognár
    [discard] előbb dobd el a fölösleges kártyákat
    [drive] előbb léptesd a kocsikat Róma felé
    [hand-in] előbb adj le jelzőket
    [take] előbb vegyél el egy kártyát a jelzőkért, vagy mondj le róla
    [build] előbb rakj le egy postaállomást a jelzőkért, vagy mondj le róla
   *[other] előbb másról kell döntened
    }
refusal-no-action = „{ $given }” nem lépés
refusal-nothing-to-undo = Még nem történt semmi
refusal-no-audience = Ennél az asztalnál nincs játékban „Az audiencia”
refusal-no-honours = Ennél az asztalnál nincs játékban „A postai alkalmazottak”
refusal-official-used = Egy körben csak egy postaalkalmazott segíthet, és { $official ->
    [postmaster] a postamester
    [carrier] a postakocsis
    [administrator] a postatisztviselő
   *[cartwright] a bognár
    } már segített
refusal-second-draw-first = Nem volt húzható kártya
refusal-pile-empty = A húzópakli elfogyott, és dobott lap sincs
refusal-not-open = { $city } nincs a felcsapott kártyák között
refusal-postmaster-forced = Ebben a körben a postamesternek kell segítenie, ezért más postaalkalmazott nem segíthet
refusal-administrator-late = A postatisztviselő a kártyahúzás előtt cseréli le a felcsapott kártyákat, nem utána
refusal-nothing-open = Nincs felcsapott kártya, amelyet le lehetne cserélni
refusal-hand-empty = Nem volt lerakható kártya
refusal-not-in-hand = { $city } nincs a kezedben
refusal-carrier-begins = A postakocsis segítségével lerakott második kártyának illeszkednie kell az útvonalhoz: { FORM($city, case: "in") } nem kezdhetsz másikat
refusal-route-goes-on = Van a kezedben az útvonalhoz illeszkedő kártya, ezért { FORM($city, case: "in") } nem kezdhetsz másikat
refusal-no-route = Még nincs útvonalad: { FORM($city, case: "in") } kezdhetsz egyet
refusal-in-route = { $city } már része az útvonalnak
refusal-route-card = { $city } az útvonalban van: az útvonal kártyáit nem lehet áthelyezni vagy visszavenni
refusal-does-not-fit = { $city } nem illeszkedik: nem köti össze út { $ends ->
    [one] az útvonal városával ({ $left })
   *[two] az útvonal egyik szélével sem ({ $left }, { $right })
    }
refusal-does-not-fit-there = { $city } nem illeszkedik az útvonal { $side ->
    [left] bal
   *[right] jobb
    } széléhez: nem köti össze út { $end } városával; a másik szélhez illeszkedik
refusal-route-too-short = A befejezéshez legalább { $least } kártyás útvonal kell; ez { $length } kártyás
refusal-province-not-in-route = Az útvonal egyetlen városa sincs { FORM($province, case: "in") }
refusal-places-nothing = { FORM($province, case: "in") } az útvonal minden városában van már postaállomásod, és más lehetőséggel le tudsz rakni egyet
refusal-city-not-in-route = { $city } nincs az útvonalban
refusal-has-office = { FORM($city, case: "in") } már van postaállomásod
refusal-office-early = Postaállomást az útvonal befejezésekor lehet lerakni
refusal-not-in-option = A választott befejezésnél { FORM($city, case: "into") } nem kerül postaállomás
refusal-other-province-first = A tartományok egymás után következnek, és { $city } nem abban van, amelyik most soron van
refusal-placement-full = A választott lehetőség minden postaállomását le kell raknod, amíg van miből
refusal-cartwright-early = A bognár akkor segít, amikor olyan útvonalat fejezel be, amelyből egy vagy két kártya hiányzik a következő kocsihoz
refusal-cleric-sent = Ez az egyházi tisztségviselő (rangja { $rank }) már kocsin ül
refusal-other-coach-first = A kocsik egymás után telnek meg, és nem { $coach } kocsija következik
refusal-in-rome = { $coach } kocsija már Rómában van
refusal-coach-not-asked = Egyik kártya sem lépteti { $coach } kocsiját
refusal-drive-early = A kocsik az útvonal befejezése után lépnek Róma felé: egy várost minden olyan kártyáért, amelynek városába nem került postaállomás
refusal-no-road = Nem vezet út, amelyen { $coach } kocsija { FORM($at, case: "from") } { FORM($place, case: "into") } léphetne
refusal-no-token = Nincs { $official ->
    [postmaster] postamester
    [carrier] postakocsis
    [administrator] postatisztviselő
   *[cartwright] bognár
    }-jelződ
refusal-must-hand-in = Legalább egy jelzőt kötelező leadnod

refusal-seats = Ennyi játékos nem lehet: { $given }
refusal-seat = Ennél az asztalnál nincs ilyen hely: { $given }
refusal-edition = Nincs ilyen játékszabály: { $given }
refusal-module = Nincs ilyen modul: { $given }
refusal-switch = Nincs ilyen házi szabály: { $given }
refusal-switch-word = Egy házi szabályt egyszer, kulcs=érték alakban kell megadni, nem így: { $given }
refusal-switch-value = { $switch } értéke nem lehet { $given }
refusal-seed = { $given } nem kezdőérték: az egy egész szám 0 és 2^128 − 1 között
refusal-shuffle = A keverés nem { $seats } helyre és ezekre a szabályokra szól, vagy a lenyomata nem illik a titkához
refusal-start = Ez a hely nem kezdhet: { $given }
refusal-names = { $seats } különböző, nyomtatható, idézőjel nélküli névnek kell lennie, nem ennek: { $given }
refusal-rules-version = A jegyzőkönyv partiját a szabályok { $given }. változata szerint játszották

refusal-position-text = Ez nem állás: { $given }
refusal-position-word = Az állásban ez nem kulcs=érték alakú: { $word }
refusal-position-twice = Az állásban kétszer szerepel: { $key }
refusal-position-key = Az állásban nincs ilyen kulcs: { $key }
refusal-position-name = „{ $key }” az állásban: nincs „{ $given }” a táblán
refusal-position-value = „{ $key }” értéke az állásban nem lehet { $given }
refusal-position-cards = Lehetetlen állás: minden városnak három kártyája van
refusal-position-sizes = Lehetetlen állás: a kártyák száma nem stimmel
refusal-position-seen = Lehetetlen állás: nincsenek a kézben azok a kártyák, amelyeket mindenki szeme láttára vettek el
refusal-position-routes = Lehetetlen állás: az útvonal különböző városok sora, és mindegyiket út köti össze a következővel
refusal-position-offices = Lehetetlen állás: minden játékosnak 20 postaállomása van
refusal-position-tiles = Lehetetlen állás: a bónuszlapkák halmai felülről fogynak, minden lapka egyetlen játékosé, egy tartomány lapkájából senkinek sincs kettő, és akié a „játék vége”, az váltotta ki a játék végét
refusal-position-carriages = Lehetetlen állás: a kocsik 3-tól 7-ig terjednek, és akié a 7-es, az váltotta ki a játék végét
refusal-position-clerics = Lehetetlen állás: minden játékosnak minden rangból egy egyházi tisztségviselője van, kocsinként egy
refusal-position-spaces = Lehetetlen állás: audiencián csak olyan egyházi tisztségviselő lehet, akinek a kocsija Rómában van
refusal-position-honours = Lehetetlen állás: a jelzők vagy a győzelmi pont jelzők száma nem stimmel
refusal-position-table = Lehetetlen állás: egy hely, a forduló vagy a kör szakasza kívül esik a határokon
refusal-position-actor = Lehetetlen állás: a kör szakasza nem illik a soron lévő helyhez vagy a modulokhoz
refusal-position-closing = Lehetetlen állás: nincs meg, ami a befejezéshez kell
refusal-position-choice = Lehetetlen állás: nincs miből választani
