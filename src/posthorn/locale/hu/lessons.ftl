# Amit a leckék mondanak, lépésenként egy mondat; a nevek és a számok a játék ottani állásából valók.

# Az első parti.
lesson-base-welcome = Üdvözlünk a postánál! Alkoss útvonalakat városkártyákból, rakj postaállomásokat a városaikba, és szerezd meg a legtöbb győzelmi pontot.
lesson-base-draw = Minden kör egy kártyával kezdődik: vedd el { FORM($city, case: "object") } a { $display } felcsapott kártya közül.
lesson-base-postmaster = Az első fordulóban a postamester egy második kártyát is ad: vedd el { FORM($city, case: "object") }, mert út köti össze { $near } városával.
lesson-base-begin = Most le kell raknod egy kártyát: kezdd az útvonaladat { FORM($city, case: "in") }, aztán fejezd be a kört.
lesson-base-choose = Húzáskor gondolj előre: { $city } és { $near } között út vezet, úgyhogy vedd el { FORM($city, case: "object") }.
lesson-base-extend = Egy kártya akkor illeszkedik, ha a városát út köti össze az útvonalad egyik szélével: rakd { FORM($city, case: "object") } { $near } mellé, aztán fejezd be a kört.
lesson-base-ends = Egy útvonalnak két széle van: vedd el { FORM($city, case: "object") }, amely { $near } mellé illik.
lesson-base-fits = Csak az utak számítanak, a színek nem, és egy város csak egyszer szerepelhet: rakd { FORM($city, case: "object") } { $near } mellé.
lesson-base-carrier = Minden körben egyszer segíthet egy postaalkalmazott. A postakocsis segítségével egy második kártyát is lerakhatsz: rakd { FORM($city, case: "object") } { $near } mellé.
lesson-base-wait = A legalább { $smallest } kártyás útvonalat már be lehet fejezni, de még egy kártyával bónuszlapkát is szerzel: most csak a kört fejezd be.
lesson-base-empty = A legtöbb játékszabály szerint a postamesternek segítenie kell, ha üres kézzel kezded a köröd: vedd el { FORM($city, case: "object") }, aztán { FORM($second, case: "object") }.
lesson-base-five = Rakd { FORM($city, case: "object") } { $near } mellé, és az útvonalad { $length } kártyás lesz.
lesson-base-ways = Kétféleképpen fejezheted be: az útvonal minden tartományában egy-egy postaállomással (itt { $each }), vagy az útvonal egyetlen tartományba eső minden városában eggyel (itt { $one }). Válaszd az elsőt.
lesson-base-office = { FORM($province, case: "in") } így az útvonal { $cities } városa közül csak egy kap postaállomást: válaszd { FORM($city, case: "object") }.
lesson-base-tile = A hosszú útvonaladért { $tiles } pontos bónuszlapkát kaptál. Lapka jár még, ha egy tartomány vagy tartománypár minden városában vagy minden tartományban (egyes szabályokban Bajorországot leszámítva) van postaállomásod.
lesson-base-carriage = Egy befejezett útvonalért a következő kocsi is járhat. A tiéd { $carriage ->
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $carriage }-es
    }, ez { $points } pontot ér; { $following ->
    [5] az 5-öshöz
    [6] a 6-oshoz
   *[other] a { $following }-eshez
    } legalább { $following } kártyás útvonal kell.
lesson-base-administrator = Egyik felcsapott kártya sem illik { $held } mellé: hívd a postatisztviselőt, és kapsz { $display } újat.
lesson-base-swept = Így már jobb: vedd el { FORM($city, case: "object") }, mert út köti össze { $near } városával.
lesson-base-again = Kezdd a következő útvonaladat { FORM($city, case: "in") }, aztán fejezd be a kört.
lesson-base-pile = Vakon is húzhatsz: vedd el a húzópakli legfelső lapját.
lesson-base-lay = Rakd { FORM($city, case: "object") } { $near } mellé, aztán fejezd be a kört.
lesson-base-third = Vedd el { FORM($city, case: "object") }, és rakd { $near } mellé.
lesson-base-one = Most mind a { $cards } város { FORM($province, case: "in") } van, ezért fejezd be a másik módon: a { $offices } postaállomásoddal teljes lesz a tartomány, és megkapod a lapkáját.
lesson-base-cartwright = { $cards } kártya kevés { $following ->
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $following }-es
    } kocsihoz, de a bognár segít, ha egy vagy kettő hiányzik: hívd őt.
lesson-base-end = A játék akkor ér véget, ha valaki megszerzi a { $last }-es kocsit, vagy lerakja mind a { $material } postaállomását. Ez a rövid parti { $rounds } forduló után ér véget.
lesson-base-score = A végén minden le nem rakott postaállomás egy pontba kerül. Neked { $opened } lerakott postaállomásod van, és { $won } pontod a kocsiért meg a lapkákért, az ellenfelednek { $their_opened } postaállomása és { $their_won } pontja. Nyertél!

# Az audiencia.
lesson-audience-welcome = A második térképen { $regions } kocsi tart Róma felé, minden tartományé vagy tartománypáré egy-egy, és mindegyiken ott ül minden játékos egyik egyházi tisztségviselője.
lesson-audience-hidden = Az első forduló előtt mindenki titokban egy-egy egyházi tisztségviselőt ültet minden kocsira; a rangjuk 1-től { $ranks }-ig terjed. Itt ez már megtörtént, és a tieidet megnézheted.
lesson-audience-draw = Ez a parti utolsó köre: vedd el { FORM($city, case: "object") }.
lesson-audience-lay = Rakd { FORM($city, case: "object") } { $near } mellé.
lesson-audience-close = Minden kártya, amelynek városa most nem kap postaállomást, egy várossal továbblépteti a tartománya kocsiját. Fejezd be úgy, hogy { FORM($province, case: "into") } raksz postaállomásokat: így { $moves } lépés lesz.
lesson-audience-arrive = { $region } kocsija Róma előtt áll, és rajta ül { $rank ->
    [1] a ministránsod
    [2] a papod
    [3] az apátod
    [4] a püspököd
    [5] a bíborosod
   *[other] { $cleric }
    } ({ $rank }): hajts be vele.
lesson-audience-fork = Az a kocsi már Rómában van, ezért a másik lépést bármelyik kocsival megteheted, és ahol elágazik az út, te választasz irányt: léptesd { $region } kocsiját { FORM($place, case: "into") }.
lesson-audience-spaces = Rómában minden egyházi tisztségviselő a rangjának megfelelő audienciamezőre kerül, és aki ott állt, annak távoznia kell. Most { $rank ->
    [1] a ministránsod
    [2] a papod
    [3] az apátod
    [4] a püspököd
    [5] a bíborosod
   *[other] { $cleric }
    } ({ $rank }) áll ott.
lesson-audience-score = A végén minden audienciamezőn álló egyházi tisztségviselő annyi pontot ér, amennyi a rangja; neked ez { $clerics } pont. { $opened } lerakott postaállomásod és { $won } szerzett pontod van, az ellenfelednek { $their_opened } és { $their_won }. Nyertél!

# A postai alkalmazottak.
lesson-honours-welcome = Ebben a partiban minden postaalkalmazott, aki segít neked, jelzőt is ad.
lesson-honours-tokens = Már { $tokens } különböző postaalkalmazott jelzője van nálad: { $officials }.
lesson-honours-draw = A köröd a szokásos módon zajlik, úgyhogy vegyél el egy kártyát: { $city }.
lesson-honours-lay = Rakd { FORM($city, case: "object") } { $near } mellé.
lesson-honours-close = Fejezd be az útvonaladat úgy, hogy { FORM($province, case: "into") } raksz postaállomásokat: így { $offices } kerül le.
lesson-honours-last = Ha valaki elveszi egy postaalkalmazott utolsó jelzőjét, mindenkinek jelzőket kell leadnia: hívd a bognárt, akinek már csak egy van.
lesson-honours-hand-in = Két különböző jelzőért egy kártya jár, háromért egy 1-es győzelmi pont jelző, négyért egy postaállomás bármelyik városba: add le mind a négyet.
lesson-honours-build = Rakd a postaállomást { FORM($city, case: "into") }: ezzel teljes lesz a tartománypár, és megkapod a lapkáját, amely { $tile } pontot ér.
lesson-honours-final = A végén mindenki még egyszer leadhat jelzőket, de a te { $tokens } jelződért csak egy kártya járna, aminek most már nincs haszna: ne adj le semmit.
lesson-honours-score = Így a postaalkalmazottak segítsége egy postaállomást és egy bónuszlapkát is hozott neked. { $opened } lerakott postaállomásod és { $won } szerzett pontod van, az ellenfelednek { $their_opened } és { $their_won }. Nyertél!
