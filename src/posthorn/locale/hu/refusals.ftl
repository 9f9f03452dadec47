# Miért nem lehet valamit. A szabály számát a program teszi hozzá.

refusal-legal = Szabályos: { $legal }

refusal-game-over = A játék véget ért
refusal-not-now = Most nem: { $step ->
    [send] előbb egyházi tisztségviselőt kell a kocsijára ültetni
    [draw] előbb kártyát kell húzni
    [second-draw] a postamester segít, ezért második kártyát is kell húzni
    [play] előbb kártyát kell lerakni
    [close] a kártya lent van; az útvonal befejezhető, vagy vége a körnek
    [offices] le kell rakni a befejezés postaállomásait
    [cartwright] el kell dönteni, segítsen-e a bognár
    [discard] előbb el kell dobni a fölös kártyákat
    [drive] léptetni kell a kocsikat Róma felé
    [hand-in] jelzőket kell leadni
    [take] a jelzőkért kártyát kell venni, vagy le kell mondani róla
    [build] a jelzőkért postaállomást kell lerakni, vagy le kell mondani róla
   *[other] most másról kell dönteni
    }
refusal-no-action = „{ $given }” nem cselekvés
refusal-nothing-to-undo = Még nem történt semmi
refusal-no-audience = Ennél az asztalnál nincs játékban Az audiencia
refusal-no-honours = Ennél az asztalnál nincsenek játékban A postai alkalmazottak
refusal-official-used = Egy körben csak egy postaalkalmazott segíthet, és már segített { $official ->
    [postmaster] a postamester
    [carrier] a postakocsis
    [administrator] a postatisztviselő
   *[cartwright] a bognár
    }
refusal-second-draw-first = Nem volt húzható kártya
refusal-pile-empty = A húzópakli elfogyott, és dobott lap sincs
refusal-not-open = { $city } nincs a felcsapott kártyák között
refusal-postmaster-forced = Ebben a körben a postamesternek kell segítenie, ezért más postaalkalmazott nem segíthet
refusal-administrator-late = A postatisztviselő a kártyahúzás előtt cseréli le a felcsapott kártyákat, nem utána
refusal-nothing-open = Nincs felcsapott kártya, amelyet le lehetne cserélni
refusal-hand-empty = Nem volt lerakható kártya
refusal-not-in-hand = { $city } nincs a kezedben
refusal-carrier-begins = A postakocsis második kártyájának illeszkednie kell az útvonalhoz: { FORM($city, case: "in") } nem kezdődhet új
refusal-route-goes-on = Van a kezedben illeszkedő kártya, ezért { FORM($city, case: "in") } nem kezdhetsz új útvonalat
refusal-no-route = Még nincs útvonalad: { FORM($city, case: "in") } kezdhetsz egyet
refusal-in-route = { $city } már része az útvonalnak
refusal-route-card = { $city } az útvonalban van: annak kártyái nem helyezhetők át és nem vehetők vissza
refusal-does-not-fit = { $city } nem illeszkedik: nem vezet út közte és { $ends ->
    [one] az útvonal városa ({ $left })
   *[two] az útvonal két széle ({ $left }, { $right })
    } között
refusal-does-not-fit-there = { $city } nem illeszkedik az útvonal { $side ->
    [left] bal
   *[right] jobb
    } széléhez: nem vezet út közte és az ott álló város között ({ $end }); a másik szélére illik
refusal-route-too-short = Befejezni legalább { $least } kártyás útvonalat lehet; ez { $length } kártyás
refusal-province-not-in-route = Az útvonal egyetlen városa sincs { FORM($province, case: "in") }
refusal-places-nothing = Az útvonal minden városában van már postaállomásod { FORM($province, case: "in") }, és más választással le tudsz rakni egyet
refusal-city-not-in-route = { $city } nincs az útvonalban
refusal-has-office = { FORM($city, case: "in") } már van postaállomásod
refusal-office-early = Postaállomást akkor lehet lerakni, amikor befejezel egy útvonalat
refusal-not-in-option = A választott befejezéssel { FORM($city, case: "into") } nem kerül postaállomás
refusal-other-province-first = A tartományok egymás után következnek, és { $city } nem abban van, amelyikről most dönteni kell
refusal-placement-full = A választott lehetőséget végre kell hajtani, amíg van postaállomásod
refusal-cartwright-early = A bognár akkor segít, amikor olyan útvonalat fejezel be, amelyből egy vagy két kártya hiányzik a következő kocsihoz
refusal-cleric-sent = Ez az egyházi tisztségviselő (rangja { $rank }) már kocsin ül
refusal-other-coach-first = A kocsik egymás után telnek meg, és nem { $coach } kocsija következik
refusal-in-rome = { $coach } kocsija már Rómában van
refusal-coach-not-asked = Egyetlen kártya miatt sem kell lépnie { $coach } kocsijának
refusal-drive-early = A kocsik az útvonal befejezése után lépnek Róma felé: egyet minden olyan kártyájáért, amelynek városába nem került postaállomás
refusal-no-road = { $coach } kocsiját nem viszi út { FORM($at, case: "from") } { FORM($place, case: "into") }
refusal-no-token = Nincs ilyen jelződ: { $official ->
    [postmaster] postamester
    [carrier] postakocsis
    [administrator] postatisztviselő
   *[cartwright] bognár
    }
refusal-must-hand-in = Legalább egy jelzőt le kell adni

refusal-seats = Ennyi játékos nem lehet: { $given }
refusal-seat = Ennél az asztalnál nincs ilyen hely: { $given }
refusal-edition = Nincs ilyen kiadás: { $given }
refusal-module = Nincs ilyen modul: { $given }
refusal-switch = Nincs ilyen kapcsoló: { $given }
refusal-switch-word = Egy kapcsoló egyszer szerepel, kulcs=érték alakban, nem így: { $given }
refusal-switch-value = { $switch } értéke nem lehet { $given }
refusal-seed = { $given } nem kezdőérték: az egy egész szám 0 és 2^128 - 1 között
refusal-shuffle = A keverés nem { $seats } helyre és ezekre a szabályokra szól, vagy az elköteleződése nem illik a titkához
refusal-start = Ez a hely nem kezdhet: { $given }
refusal-names = { $seats } különböző, nyomtatható, idézőjel nélküli név kell, nem ez: { $given }
refusal-rules-version = A jegyzőkönyv játékát a szabályok { $given }. változata szerint játszották

refusal-position-text = Ez nem állás: { $given }
refusal-position-word = Az állásban ez nem kulcs=érték alakú: { $word }
refusal-position-twice = Az állásban kétszer szerepel: { $key }
refusal-position-key = Az állásban nincs ilyen kulcs: { $key }
refusal-position-name = „{ $key }” az állásban: { $reason }
refusal-position-value = „{ $key }” értéke az állásban nem lehet { $given }
refusal-position-cards = Lehetetlen állás: minden városnak három kártyája van
refusal-position-sizes = Lehetetlen állás: a megszámolt kártyák nem egyeznek
refusal-position-seen = Lehetetlen állás: nyíltan elvett kártyák nincsenek a kézben
refusal-position-routes = Lehetetlen állás: az útvonal különböző városok sora, és mindegyiket út köti a következőhöz
refusal-position-offices = Lehetetlen állás: minden játékosnak 20 postaállomása van
refusal-position-tiles = Lehetetlen állás: a bónuszlapkák halma felülről fogy, minden lapka egy játékosnál van, tartományé csak egy mindenkinél, és akié a „játék vége”, az váltotta ki a végét
refusal-position-carriages = Lehetetlen állás: a kocsik 3-tól 7-ig terjednek, és akié a 7-es, az váltotta ki a játék végét
refusal-position-clerics = Lehetetlen állás: minden játékosnak minden rangból egy egyházi tisztségviselője van, kocsinként egy
refusal-position-spaces = Lehetetlen állás: audiencián csak olyan egyházi tisztségviselő lehet, akinek a kocsija Rómában van
refusal-position-honours = Lehetetlen állás: a jelzők vagy a győzelmi pont jelzők száma nem stimmel
refusal-position-table = Lehetetlen állás: egy hely, a forduló vagy a lépés kívül esik a határokon
refusal-position-actor = Lehetetlen állás: a lépés nem illik a soron lévő helyhez vagy a modulokhoz
refusal-position-closing = Lehetetlen állás: nincs meg, amit a befejezés kíván
refusal-position-choice = Lehetetlen állás: nincs miből választani
