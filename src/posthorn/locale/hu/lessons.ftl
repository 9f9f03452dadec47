# Amit a leckék mondanak, lépésenként egy mondat; a nevek és a számok a játék ottani állásából valók.

# Az első játék.
lesson-base-welcome = Üdvözlünk a postánál! Rakj városkártyákból útvonalakat, rakj postaállomásokat a városaikba, és gyűjtsd a legtöbb győzelmi pontot.
lesson-base-draw = Minden kör egy kártyával kezdődik: vedd el { FORM($city, case: "object") } a { $display } felcsapott kártya közül.
lesson-base-postmaster = Az első fordulóban a postamester ad egy második kártyát: vedd el { FORM($city, case: "object") }, mert innen út vezet { $near } felé.
lesson-base-begin = Most le kell raknod egy kártyát: kezdd az útvonaladat { FORM($city, case: "in") }, aztán fejezd be a kört.
lesson-base-choose = Húzáskor gondolj előre: { $city } és { $near } között út vezet, úgyhogy vedd el { FORM($city, case: "object") }.
lesson-base-extend = Egy kártya akkor illeszkedik, ha a városát út köti az útvonalad egyik széléhez: rakd { FORM($city, case: "object") } { $near } mellé, aztán fejezd be a kört.
lesson-base-ends = Egy útvonalnak két széle van: vedd el { FORM($city, case: "object") }, amely { $near } mellé illik.
lesson-base-fits = Csak az utak számítanak, a színek nem, és egy város sem szerepelhet kétszer: rakd { FORM($city, case: "object") } { $near } mellé.
lesson-base-carrier = Egy körben egy postaalkalmazott segíthet, és a postakocsissal egy második kártyát is lerakhatsz: rakd { FORM($city, case: "object") } { $near } mellé.
lesson-base-wait = A legalább { $smallest } kártyás útvonalat már be lehet fejezni, de még egy kártyával bónuszlapkát is szerzel: most csak fejezd be a kört.
lesson-base-empty = A legtöbb játékszabály szerint, ha üres kézzel kezded a köröd, a postamesternek segítenie kell: vedd el { FORM($city, case: "object") }, aztán { FORM($second, case: "object") }.
lesson-base-five = Rakd { FORM($city, case: "object") } { $near } mellé, és az útvonalad { $length } kártyás lesz.
lesson-base-ways = Kétféleképpen fejezheted be: az útvonal minden tartományában egy-egy postaállomással (itt { $each }), vagy egyetlen tartományban az útvonal minden városában eggyel (itt { $one }). Válaszd az elsőt.
lesson-base-office = { FORM($province, case: "in") } így a { $cities } város közül csak egy kap postaállomást: válaszd { FORM($city, case: "object") }.
lesson-base-tile = A hosszú útvonaladért { $tiles } pontos bónuszlapkát kaptál. További lapka jár egy tartomány vagy tartománypár összes városáért, és minden tartományért (egyes kiadásokban Bajorországot leszámítva).
lesson-base-carriage = A befejezett útvonaladért a következő kocsit is megkaphatod. A tiéd { $carriage ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $carriage }-es
    }, ez { $points } pont; { $following ->
    [5] az 5-öshöz
    [6] a 6-oshoz
   *[other] a { $following }-eshez
    } legalább { $following } kártya kell.
lesson-base-administrator = Egyik felcsapott kártya sem illeszkedik ehhez: { $held }. Hívd a postatisztviselőt, és { $display } új kártyát csapunk fel.
lesson-base-swept = Így már jobb: vedd el { FORM($city, case: "object") }, mert innen út vezet { $near } felé.
lesson-base-again = Kezdd a következő útvonaladat { FORM($city, case: "in") }, aztán fejezd be a kört.
lesson-base-pile = Vakon is húzhatsz: vedd el a húzópakli legfelső lapját.
lesson-base-lay = Rakd { FORM($city, case: "object") } { $near } mellé, aztán fejezd be a kört.
lesson-base-third = Vedd el { FORM($city, case: "object") }, és rakd { $near } mellé.
lesson-base-one = Most mind a { $cards } város { FORM($province, case: "in") } van, ezért fejezd be a másik módon: { $offices } postaállomással az egész tartomány a tiéd, és megkapod a lapkáját.
lesson-base-cartwright = { $cards } kártya kevés { $following ->
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $following }-es
    } kocsihoz, de a bognár segít, ha egy vagy kettő hiányzik: hívd őt.
lesson-base-end = Egy parti akkor ér véget, ha valaki megkapja a { $last }-es kocsit, vagy lerakja mind a { $material } postaállomását. Ez a rövid parti { $rounds } forduló után véget ér.
lesson-base-score = A végén minden meg nem nyitott postaállomás egy pontba kerül. Te { $opened } állomást nyitottál, és kocsival meg lapkákkal { $won } pontot szereztél, az ellenfeled { $their_opened } állomást és { $their_won } pontot: nyertél!

# Az audiencia.
lesson-audience-welcome = A második térképen { $regions } kocsi tart Rómába, egy-egy tartományé vagy tartománypáré, és mindegyiken ül minden játékosnak egy egyházi tisztségviselője.
lesson-audience-hidden = Az első forduló előtt mindenki titokban egy-egy, 1 és { $ranks } közötti rangú egyházi tisztségviselőt ültet minden kocsira. Itt ez már megtörtént, és a tieidet megnézheted.
lesson-audience-draw = Ez a parti utolsó köre: vedd el { FORM($city, case: "object") }.
lesson-audience-lay = Rakd { FORM($city, case: "object") } { $near } mellé.
lesson-audience-close = Minden kártya, amelynek városa most nem kap postaállomást, egy várossal továbblépteti a tartománya kocsiját. Fejezd be { FORM($province, case: "in") } lerakott postaállomásokkal: ez { $moves } lépés.
lesson-audience-arrive = { $region } kocsija Róma előtt áll, és rajta ül { $rank ->
    [3] az apátod
    [1] a ministránsod
    [2] a papod
    [4] a püspököd
    [5] a bíborosod
   *[other] { $cleric }
    } ({ $rank }): hajts be vele.
lesson-audience-fork = Ez már Rómában van, ezért a másik lépést bármelyik kocsival megteheted, és ahol elágazik az út, te választasz: léptesd { $region } kocsiját { FORM($place, case: "into") }.
lesson-audience-spaces = Rómában minden egyházi tisztségviselő a rangjának megfelelő audienciamezőre áll, és aki ott állt, távozik. Most { $rank ->
    [3] az apátod
    [1] a ministránsod
    [2] a papod
    [4] a püspököd
    [5] a bíborosod
   *[other] { $cleric }
    } ({ $rank }) áll ott.
lesson-audience-score = A végén minden audienciamezőn álló egyházi tisztségviselő annyi pontot ér, amennyi a rangja, neked { $clerics } pontot. Te { $opened } postaállomást nyitottál, { $won } pontot szereztél, az ellenfeled { $their_opened } állomást és { $their_won } pontot: nyertél!

# A postai alkalmazottak.
lesson-honours-welcome = Ebben a partiban minden postaalkalmazott, aki segít neked, jelzőt is ad.
lesson-honours-tokens = Már { $tokens } postaalkalmazottól van jelződ: { $officials }.
lesson-honours-draw = A köröd olyan, mint mindig, úgyhogy vegyél el egy kártyát: { $city }.
lesson-honours-lay = Rakd { FORM($city, case: "object") } { $near } mellé.
lesson-honours-close = Fejezd be az útvonaladat { FORM($province, case: "in") } lerakott postaállomásokkal: ez { $offices } postaállomás.
lesson-honours-last = Aki elveszi egy postaalkalmazott utolsó jelzőjét, mindenkivel jelzőket adat le: hívd a bognárt, akinek csak egy maradt.
lesson-honours-hand-in = Két különböző jelzőért kártya, háromért 1-es győzelmi pont jelző, négyért bármely városba postaállomás jár: add le mind a négyet.
lesson-honours-build = Rakd a postaállomást { FORM($city, case: "into") }: ezzel teljes lesz egy tartománypár, és megkapod a lapkáját, amely { $tile } pontot ér.
lesson-honours-final = A végén mindenki leadhat még egyszer, de a te { $tokens } jelződért csak kártya jár, ami most már semmire sem jó: ne adj le semmit.
lesson-honours-score = Így a postaalkalmazottak segítsége postaállomást és bónuszlapkát is hozott neked. Te { $opened } postaállomást nyitottál, { $won } pontot szereztél, az ellenfeled { $their_opened } állomást és { $their_won } pontot: nyertél!
