# Amit a leckék mondanak, lépésenként egy mondat; a nevek és a számok a játék ottani állásából valók.

# Az első játék.
lesson-base-welcome = Üdvözlünk a postánál! Rakj városkártyákból útvonalakat, állíts postaállomásokat a városaikba, és a végén neked legyen a legtöbb pontod.
lesson-base-draw = Minden kör egy kártyával kezdődik: vedd el { FORM($city, case: "object") } a { $display } felcsapott kártya közül.
lesson-base-postmaster = Az első fordulóban a postamester ad egy második kártyát: vedd el { FORM($city, case: "object") }, mert innen út vezet { $near } felé.
lesson-base-begin = Most le kell raknod egy kártyát: kezdd az útvonaladat { FORM($city, case: "in") }, aztán fejezd be a kört.
lesson-base-choose = Húzáskor gondolj előre: { $city } és { $near } között út vezet, úgyhogy vedd el { FORM($city, case: "object") }.
lesson-base-extend = Egy kártya akkor illeszkedik, ha a városát út köti az útvonalad egyik széléhez: rakd { FORM($city, case: "object") } { $near } mellé, aztán fejezd be a kört.
lesson-base-ends = Egy útvonalnak két széle van: vedd el { FORM($city, case: "object") }, amely { $near } mellé illik.
lesson-base-fits = Csak az utak számítanak, a színek nem, és egy város sem szerepelhet kétszer: rakd { FORM($city, case: "object") } { $near } mellé.
lesson-base-carrier = Egy körben egy postaalkalmazott segíthet, és a postakocsissal egy második kártyát is lerakhatsz: rakd { FORM($city, case: "object") } { $near } mellé.
lesson-base-wait = Legalább { $smallest } kártyás útvonalat már be lehet fejezni, de még egy kártyával bónuszlapkát is szerzel: most csak fejezd be a kört.
lesson-base-empty = Ha üres a kezed, a postamesternek segítenie kell: vedd el { FORM($city, case: "object") }, aztán { FORM($second, case: "object") }.
lesson-base-five = Rakd { FORM($city, case: "object") } { $near } mellé, és az útvonalad { $length } kártyás lesz.
lesson-base-ways = Kétféleképpen fejezheted be: minden tartományban egy postaállomással, itt ez { $each }, vagy egy tartomány minden városában, itt ez { $one }; válaszd az elsőt.
lesson-base-office = { FORM($province, case: "in") } { $towns } városból így csak egy kap postaállomást: válaszd { FORM($city, case: "object") }.
lesson-base-tile = A hosszú útvonalad { $tiles } pontos bónuszlapkát szerzett; másokat egy tartomány összes városáért vagy minden tartományban álló postaállomásért kapsz.
lesson-base-carriage = Minden befejezett útvonal megszerezheti a következő kocsit is: a tiéd száma { $carriage }, ez { $points } pont, a { $following } számúhoz pedig { $following } kártya kell.
lesson-base-administrator = Egyik felcsapott kártya sem folytatja ezt: { $held }; hívd a postatisztviselőt, és { $display } új lapot csapnak fel.
lesson-base-swept = Így már jobb: vedd el { FORM($city, case: "object") }, mert innen út vezet { $near } felé.
lesson-base-again = Kezdd a következő útvonaladat { FORM($city, case: "in") }, aztán fejezd be a kört.
lesson-base-pile = Vakon is húzhatsz: vedd el a húzópakli legfelső lapját.
lesson-base-lay = Rakd { FORM($city, case: "object") } { $near } mellé, aztán fejezd be a kört.
lesson-base-third = Vedd el { FORM($city, case: "object") }, és rakd { $near } mellé.
lesson-base-one = Most mind a { $cards } város { FORM($province, case: "in") } van: fejezd be a másik módon, és { $offices } postaállomás betölti az egész tartományt, és megszerzi a lapkáját.
lesson-base-cartwright = { $cards } kártya kevés a { $following } számú kocsihoz, de a bognár segít, ha egy vagy kettő hiányzik: hívd őt.
lesson-base-end = Egy játék akkor ér véget, ha valakié a { $last } számú kocsi, vagy mind a { $material } postaállomását lerakta; ez a rövid { $rounds } forduló után fejeződik be.
lesson-base-score = A kocsid { $points } pontot ér, a lapkáid { $tiles } pontot, és mind a { $left } le nem rakott postaállomás egybe kerül: nyertél, { $own } : { $other }!

# Az audiencia.
lesson-audience-welcome = A második térképen { $regions } kocsi tart Rómába, egy-egy tartományé vagy tartománypáré, és mindegyiken ül minden játékosnak egy egyházi tisztségviselője.
lesson-audience-hidden = Az első forduló előtt mindenki rajtuk rejti el 1 és { $ranks } közötti rangú tisztségviselőit, mindegyiken egyet; itt ez már megtörtént, és a tieidet láthatod.
lesson-audience-draw = Ez a játék utolsó köre: vedd el { FORM($city, case: "object") }.
lesson-audience-lay = Rakd { FORM($city, case: "object") } { $near } mellé.
lesson-audience-close = Minden kártya, amelynek városa most nem kap postaállomást, eggyel lépteti a tartománya kocsiját: fejezd be { FORM($province, case: "in") }, és ez { $moves } lépés lesz.
lesson-audience-arrive = { $region } kocsija Róma előtt áll, és rajta ül a te tisztségviselőd: { $cleric } ({ $rank }); hajtson be.
lesson-audience-fork = Mivel már Rómában van, a másik lépés az általad választott kocsié, és ahol elágazik az út, te választasz: léptesd { $region } kocsiját { FORM($place, case: "into") }.
lesson-audience-spaces = Rómában mindenki a rangja helyére áll, és aki ott volt, távozik: most a te tisztségviselőd áll ott, { $cleric } ({ $rank }).
lesson-audience-score = A végén minden tisztségviselő a helyén annyi pontot ér, amennyi a rangja, neked { $clerics } pontot: nyertél, { $own } : { $other }!

# A postai alkalmazottak.
lesson-honours-welcome = Ebben a játékban minden postaalkalmazott, aki segít neked, jelzőt is ad.
lesson-honours-tokens = Már { $tokens } alkalmazottól van jelződ: { $officials }.
lesson-honours-draw = A köröd olyan, mint mindig, úgyhogy vegyél el egy kártyát: { $city }.
lesson-honours-lay = Rakd { FORM($city, case: "object") } { $near } mellé.
lesson-honours-close = Fejezd be az útvonaladat { FORM($province, case: "in") }: ez { $offices } postaállomás.
lesson-honours-last = Ha valaki elveszi egy alkalmazott utolsó jelzőjét, mindenki lead jelzőket: hívd a bognárt, akinek csak egy maradt.
lesson-honours-hand-in = Két különböző jelzőért kártya, háromért 1-es győzelmi pont jelző, négyért bármely városba postaállomás jár: add le mind a négyet.
lesson-honours-build = Rakd a postaállomást { FORM($city, case: "into") }: betölt egy tartománypárt, és megszerzi a lapkáját, amely { $tile } pontot ér.
lesson-honours-final = A végén mindenki leadhat még egyszer, de a te { $tokens } jelződért csak kártya jár, ami most már nem ér semmit: ne adj le semmit.
lesson-honours-score = Így az alkalmazottak segítsége postaállomást és lapkát is hozott neked: nyertél, { $own } : { $other }!
