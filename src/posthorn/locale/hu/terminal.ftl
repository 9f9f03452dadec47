# A játék a terminálban. Amit ott begépelünk, a typing.ftl fájlban van.

welcome = Posthorn: Thurn und Taxis, a „Minden út Rómába vezet” kiegészítővel
welcome-defaults = Az Enter azt választja, ami szögletes zárójelben áll.
ask-people = Hányan játszotok ennél a billentyűzetnél ({ $least }–{ $most })? [{ $default }]
ask-bots = Hány bot játsszon veletek ({ $least }–{ $most })? [{ $default }]
ask-edition = Melyik játékszabály: { $words }? [{ $default }]
ask-modules = A kiegészítő moduljai: { $words }? [{ $default }]
ask-names = A nevetek, vesszővel elválasztva? [{ $default }]
ask-start-youngest = Ki a legfiatalabb (ő kezd): { $names }? [sorsolás]
ask-start-choice = Ki kezd: { $names }? [sorsolás]

answer-number = Egy számot kérek { $least } és { $most } között.
answer-word = Ezek egyikét kérem: { $words }
answer-names = { $people ->
    [one] Egy nevet kérek.
   *[other] { $people } különböző nevet kérek, vesszővel elválasztva.
    }
answer-choose = Válassz a lehetőségek közül ({ $count }), a számával vagy a szavaival.
answer-help = Gépeld be, hogy „súgó”, és megtudod, mit lehet begépelni.
advice-not-installed = { $bot }: nem elérhető, mert a NumPy és a Numba nincs telepítve.
why-what = Melyik lépésre vagy kíváncsi? Gépeld be például: miért tedd balra: linz

error-people = { $given ->
    [one] Egy ember
   *[other] { $given } ember
    } nem játszhat ennél az asztalnál: 1–{ $most } fő fér el
error-names = { $given ->
    [one] Egy név
   *[other] { $given } név
    } nem felel meg: add meg { $people ->
    [one] az egyetlen ember nevét
   *[other] az emberek ({ $people }) nevét
    } vagy az összes játékosét ({ $seats })
error-start = Ez a hely nem kezdhet: { $given }; a helyek 1-től { $seats }-ig vannak számozva
error-bot = Nincs ilyen bot: „{ $given }”; ezek vannak: { $bots }
error-record = Ez a fájl nem írható: { $file } (ez egy mappa, vagy nem létezik a mappája)
error-load-options = A mentett partinak saját beállításai vannak: a --load mellett csak ezek használhatók: { $options } és --record
error-load = Ez a fájl nem tölthető be: { $file }; ok: { $reason }

headline = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }. forduló
    } · { $player } van soron · { $table }
headline-edition = { $edition } játékszabály

map-in-hand = a kezedben
map-open = felcsapva
map-offices = postaállomások
map-route = az útvonalad

display = Felcsapva
piles = húzópakli { $pile } · dobott lapok { $discards }
tiles = Lapkák
tiles-gone = elfogyott
tokens = Jelzők
chips = győzelmi pont jelző
hand = A kezedben
hand-empty = üres
route = útvonal
route-none = nincs

player-points = { $points } pont
player-carriage = { $number ->
    [0] nincs kocsi
    [3] 3-as kocsi
    [5] 5-ös kocsi
    [6] 6-os kocsi
   *[other] { $number }-es kocsi
    }
player-offices = { $left ->
    [one] egy postaállomás maradt
   *[other] { $left } postaállomás maradt
    }
player-hand = { $cards ->
    [0] nincs kártya a kézben
    [one] egy kártya a kézben
   *[other] { $cards } kártya a kézben
    }
player-tiles = bónuszlapkák:
player-tokens = jelzők:
player-ended = kiváltotta a játék végét

journey-over = Rómában
journey-next = → { $places } · { $longest ->
    [one] egy lépés
   *[other] { $steps } lépés
    }
journey-asked = { $moves ->
    [one] egyszer kell lépnie
   *[other] { $moves } lépést kell megtennie
    }
journey-free = { $moves ->
    [one] Egy lépés egy tetszőleges kocsival
   *[other] { $moves } lépés tetszőleges kocsikkal
    }
journey-own = { $rank ->
    [1] a ministránsod
    [2] a papod
    [3] az apátod
    [4] a püspököd
    [5] a bíborosod
   *[other] { $cleric }
    } ({ $rank })
audience = Audiencia

prompt = >
step-send = Melyik egyházi tisztségviselő utazzon ezen a kocsin?
step-draw = Húzz egy kártyát.
step-draw-forced = Húzd a két kártya közül az elsőt: ebben a körben a postamesternek kell segítenie.
step-second-draw = Húzd a második kártyát.
step-play = Rakj le egy kártyát, vagy húzz egy másodikat a postamester segítségével.
step-play-only = Rakj le egy kártyát.
step-close = Fejezd be az útvonalat vagy a kört.
step-close-carrier = Fejezd be az útvonalat vagy a kört, vagy rakj le egy második kártyát a postakocsis segítségével.
step-close-short = Fejezd be a kört.
step-close-short-carrier = Fejezd be a kört, vagy rakj le egy második kártyát a postakocsis segítségével.
step-offices = Hová kerüljön a postaállomás?
step-cartwright = Segítsen a bognár?
step-discard = Csak { $limit } kártya maradhat a kezedben: melyiket dobod el?
step-drive = Léptess egy kocsit Róma felé.
step-hand-in = Adj le jelzőket.
step-take = Vegyél el egy kártyát a két jelzőért.
step-build = Rakj le egy postaállomást a négy jelzőért.

choice-draw = a felcsapott kártyák közül
choice-draw-pile = a rejtett felső lap
choice-draw-second = második kártya, a postamesterrel
choice-draw-pile-second = rejtett második kártya, a postamesterrel
choice-administrator = új felcsapott kártyák, aztán húzás
choice-play-left = { $city } mellé, a bal szélre
choice-play-right = { $city } mellé, a jobb szélre
choice-play-left-second = { $city } mellé, a bal szélre, a postakocsissal
choice-play-right-second = { $city } mellé, a jobb szélre, a postakocsissal
choice-begin = útvonalat kezd
choice-begin-anew = újat kezd; a { $cards ->
    [one] meglévő egykártyás
   *[other] meglévő, { $cards } kártyás
    } útvonal elvész
choice-pass = vége a körnek, az útvonal marad
choice-close-each = egy-egy postaállomás: { $places }
choice-close = postaállomások: { $places }
choice-close-nothing = nem rak le postaállomást
choice-wins-carriage = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    } kocsi
choice-wins-tile = bónuszlapka: { $stack } ({ $value })
choice-office = { FORM($province, case: "in") }
choice-done = nem kell több postaállomás
choice-cartwright = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    } kocsi egy { $cards } kártyás útvonalért
choice-no-cartwright = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    } kocsi nélkül
choice-discard = marad: { $left }
choice-send = { $cleric } utazik { $coach } kocsiján
choice-drive = { $longest ->
    [0] Róma!
    [one] onnan egy lépés Rómáig
   *[other] onnan { $steps } lépés Rómáig
    }
choice-hand-in-1 = egy jelző: semmi sem jár érte
choice-hand-in-2 = két jelző: egy kártya
choice-hand-in-3 = három jelző: egy 1-es győzelmi pont jelző
choice-hand-in-4 = négy jelző: postaállomás egy tetszőleges városba
choice-keep = semmit sem ad le
choice-take = a felcsapott kártyák közül
choice-take-pile = a rejtett felső lap
choice-build = ide rak postaállomást
choice-decline = lemond róla

pass-keyboard = következik.
press-enter = Add tovább a billentyűzetet ({ $player }), és nyomj Entert

undone = Visszavonva: { $action }
undo-nothing = Nincs mit visszavonnod.
undo-revealed = Ezt nem lehet visszavonni: kártyát fedett fel, vagy véget vetett a körnek.

save-where = Hová mentsem? Gépeld be: mentés FÁJL
saved = Elmentve: { $file }
save-failed = Ez a fájl nem írható: { $file }; ok: { $reason }
save-offer = Elmentsem a partit? (i/n) [n]
save-as = Melyik fájlba? [{ $usual }]
save-name = posthorn.txt
yes = igen
yes-short = i
farewell-unsaved = A parti nincs elmentve.
farewell-resume = Később így folytathatod: { $command }

log-round = { $round }. forduló

result = A játék véget ért
result-winner = győzött { $points } ponttal!
result-winner-tied = győzött { $points } ponttal: egyenlőségnél az nyer, { $tile ->
    [yes] akié a „játék vége” bónuszlapka, különben az egyenlők közül az, aki a lapka gazdája után az óramutató járása szerint először következik.
   *[no] aki az egyenlők közül a kezdőjátékostól az óramutató járása szerint az első.
    }
result-rank = { $rank }. { $player }: { $points }
score-total = Összesen
score-carriage = Legnagyobb kocsi
score-carriage-of = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $number }-es
    }: { $points }
score-tile = Lapka: { $stack }
score-offices = Megmaradt állomások
score-clerics = Egyházi tisztségviselők
score-chips = Győzelmi pont jelzők

help =
    Gépeld be egy lehetőség számát vagy szavait: „húzd: linz”, „tedd balra:
    muenchen”. Elég a város neve, ha csak egy lehetőség szól róla, és elég az Enter,
    ha csak egy lehetőség van.

    súgó         ez a leírás
    szabályok    a szabályok röviden
    tipp         mit hoznának az egyes lehetőségek
    tanács       mit tenne a herceg a helyedben
    miért LÉPÉS  melyik szabály tiltja: „miért tedd balra: linz”
    vissza       visszavonja az utolsó lépésedet
    térkép       újra a játéktábla
    róma         a Rómába vezető utak térképe (Az audiencia)
    napló        minden, ami történt
    pontok       a pontok jelenlegi állása
    mentés FÁJL  elmenti a partit; .json végű névvel JSON formában
    kilépés      a játék elhagyása
rules =
    A körödben húzol egy kártyát, leraksz egy kártyát, és ha akarod, befejezed az
    útvonaladat.

    Húzás       a hat felcsapott kártya egyike vagy a húzópakli legfelső lapja.
    Lerakás     kezdj útvonalat, vagy tedd a kártyát az egyik szélére: a városát
                útnak kell összekötnie az ott lévő várossal, és még nem lehet az
                útvonalban. Ha egyik kártya sem illeszkedik, az útvonal elvész, és
                új kezdődik.
    Befejezés   legalább három kártyás útvonalnál: rakj postaállomást minden
                érintett tartomány egy-egy városába, vagy egyetlen tartományban az
                útvonal minden városába. Ezután a kártyái a dobott lapokhoz
                kerülnek, és legfeljebb három kártya marad a kezedben.

    A kocsik sorban jönnek, 3-tól 7-ig: egy befejezett útvonalért akkor jár kocsi,
    ha legalább annyi kártyából áll, amennyi a következő kocsi száma. Bónuszlapka
    jár a hosszú útvonalért (5, 6, 7 vagy több kártya), egy tartomány vagy
    tartománypár összes városáért, és azért, ha
    { $all_provinces ->
        [outside_baiern] Bajorországot leszámítva minden tartományban van postaállomásod.
       *[all] minden tartományban van postaállomásod.
    }
    Minél korábban szerzed meg őket, annál többet érnek.

    Egy körben egy postaalkalmazott segíthet: a postamester (egy második kártya
    húzása), a postatisztviselő (hat új felcsapott kártya húzás előtt), a
    postakocsis (egy második kártya lerakása) vagy a bognár (kocsi olyan útvonalért,
    amelyből egy vagy két kártya hiányzik). A postamesternek segítenie kell
    { $empty_hand ->
        [yes] az első fordulóban, és ha üres kézzel kezded a köröd.
       *[no] az első fordulóban.
    }

    Ha valaki megszerzi a 7-es kocsit, vagy lerakja az utolsó postaállomását,
    { $last_round ->
        [one_turn_each] a többiek még egyszer-egyszer sorra kerülnek.
       *[finish_round] a fordulót még végigjátsszátok.
    }
    Győzelmi pontot ér a legnagyobb kocsid és minden bónuszlapkád, és egy pontot
    veszítesz minden le nem rakott postaállomásért.
rules-audience =
    Az audiencia: öt egyházi tisztségviselőd az öt kocsin utazik Rómába, mindegyiken
    egy. A befejezett útvonal minden olyan kártyájáért, amelynek városába nem került
    postaállomás, egy várossal délebbre lépteted a tartománya kocsiját. Rómában az
    utasok kiszállnak, és a korábban érkezett, azonos rangúak helyére állnak. Aki a
    végén audiencián van, annyi pontot ér, amennyi a rangja.
rules-honours =
    A postai alkalmazottak: akinek segítenek, elvesz egy jelzőt. Ha egy fajtából
    valaki elveszi az utolsót, mindenki lead egy–négy különbözőt: kettőért egy
    kártya jár, háromért egy 1-es győzelmi pont jelző, négyért egy postaállomás
    bármelyik városba.

bots-get-ready = { $bot } készülődik: ezen a gépen első alkalommal körülbelül egy percig tart…
