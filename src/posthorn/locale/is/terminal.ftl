# Spilið í skipanaglugganum. Það sem þar er slegið inn er í typing.ftl.

welcome = Posthorn: Thurn und Taxis, með „Allar leiðir liggja til Rómar“
welcome-defaults = Enter velur það sem stendur í hornklofum.
ask-people = Hve margir spila við þetta lyklaborð, { $least } til { $most }? [{ $default }]
ask-bots = Hve mörg vélmenni spila með, { $least } til { $most }? [{ $default }]
ask-edition = Hvaða reglubók: { $words }? [{ $default }]
ask-modules = Einingar viðbótarinnar: { $words }? [{ $default }]
ask-names = Nöfnin ykkar, með kommum á milli? [{ $default }]
ask-start-youngest = Hver er yngstur og byrjar: { $names }? [hlutkesti]
ask-start-choice = Hver byrjar: { $names }? [hlutkesti]

answer-number = Sláðu inn tölu frá { $least } til { $most }.
answer-word = Sláðu inn eitt af þessu: { $words }
answer-names = { $people ->
    [1] Hér þarf eitt nafn.
    [one] Hér þarf { $people } ólíkt nafn, með kommum á milli.
   *[other] Hér þarf { $people } ólík nöfn, með kommum á milli.
    }
answer-choose = Veldu einn kost af { $count }, með númeri hans eða orðum.
answer-help = Sláðu inn „hjálp“ til að sjá hvað hægt er að slá inn.
advice-not-installed = { $bot }: ekki til taks, því að NumPy og Numba eru ekki uppsett.
why-what = Hvaða aðgerð? Sláðu til dæmis inn: hví leggja linz vinstra megin

error-people = { $given ->
    [1] Einn maður getur
    [one] { $given } maður getur
   *[other] { $given } menn geta
    } ekki spilað við þetta borð: þar er pláss fyrir 1 til { $most }
error-names = { $given ->
    [1] Eitt nafn gengur
    [one] { $given } nafn gengur
   *[other] { $given } nöfn ganga
    } ekki upp: nefndu { $people ->
        [1] þann eina sem hér spilar
       *[other] þá { $people } sem hér spila
    } eða alla { $seats } leikmenn
error-start = { $given } er ekki sæti sem gæti byrjað: sætin eru 1 til { $seats }
error-bot = Ekkert vélmenni heitir „{ $given }“; þessi eru til: { $bots }
error-record = Ekki er hægt að skrifa { $file }: það er mappa, eða mappan er ekki til
error-load-options = Vistaður leikur hefur sína eigin valkosti: með --load má aðeins nota { $options } og --record
error-load = Ekki er hægt að opna { $file }: { $reason }

headline = { $round ->
    [0] Fyrir fyrstu umferð
   *[other] Umferð { $round }
    } · { $player } á að gera · { $table }
headline-edition = { $edition } reglubók

map-in-hand = á hendi þinni
map-open = opið borgarspil
map-offices = pósthús
map-route = póstleiðin þín

display = Opin borgarspil
piles = bunki { $pile } · kastbunki { $discards }
tiles = Stigaskildir
tiles-gone = enginn
tokens = Starfsmannaskífur
chips = stigapeningar
hand = Á hendi þinni
hand-empty = ekkert spil
route = póstleið
route-none = engin

player-points = { $points } stig
player-carriage = { $number ->
    [0] enginn póstvagn
   *[other] póstvagn { $number }
    }
player-offices = { $left ->
    [1] eitt pósthús eftir
   *[other] { $left } pósthús eftir
    }
player-hand = { $cards ->
    [0] ekkert spil á hendi
    [1] eitt spil á hendi
   *[other] { $cards } spil á hendi
    }
player-tiles = stigaskildir:
player-tokens = starfsmannaskífur:
player-ended = boðaði leikslok

journey-over = í Róm
journey-next = → { $places } · { $longest ->
    [1] eitt skref
   *[other] { $steps } skref
    }
journey-asked = { $moves ->
    [1] á að færast einu sinni
    [one] á að færast { $moves } sinni
   *[other] á að færast { $moves } sinnum
    }
journey-free = { $moves ->
    [1] Ein færsla á póstvagni að eigin vali
    [one] { $moves } færsla á póstvögnum að eigin vali
   *[other] { $moves } færslur á póstvögnum að eigin vali
    }
journey-own = { $rank ->
    [1] messuþjónninn
    [2] presturinn
    [3] ábótinn
    [4] biskupinn
    [5] kardínálinn
   *[other] { $cleric }
    } þinn ({ $rank })
audience = Áheyrn

prompt = >
step-send = Hvaða kirkjunnar maður fer með þessum póstvagni?
step-draw = Taktu spil.
step-draw-forced = Taktu fyrra spilið af tveimur: póstmeistarinn verður að aðstoða að þessu sinni.
step-second-draw = Taktu seinna spilið.
step-play = Leggðu niður spil, eða taktu annað með aðstoð póstmeistarans.
step-play-only = Leggðu niður spil.
step-close = Lokaðu póstleiðinni, eða hleyptu næsta að.
step-close-carrier = Lokaðu póstleiðinni, hleyptu næsta að, eða leggðu niður annað spil með aðstoð póstflutningamannsins.
step-close-short = Hleyptu næsta að.
step-close-short-carrier = Hleyptu næsta að, eða leggðu niður annað spil með aðstoð póstflutningamannsins.
step-offices = Hvar á pósthúsið að standa?
step-cartwright = Á póstvagnasmiðurinn að aðstoða?
step-discard = Aðeins { $limit } spil mega vera eftir á hendi: hverju viltu kasta?
step-drive = Færðu póstvagn í átt til Rómar.
step-hand-in = Skilaðu starfsmannaskífum.
step-take = Taktu spil fyrir starfsmannaskífurnar tvær.
step-build = Settu niður pósthús fyrir starfsmannaskífurnar fjórar.

choice-draw = opið borgarspil
choice-draw-pile = efsta spilið, á hvolfi
choice-draw-second = annað spil, með póstmeistaranum
choice-draw-pile-second = annað spil á hvolfi, með póstmeistaranum
choice-administrator = ný opin borgarspil, svo tekið
choice-play-left = vinstra megin við { $city }
choice-play-right = hægra megin við { $city }
choice-play-left-second = vinstra megin við { $city }, með póstflutningamanninum
choice-play-right-second = hægra megin við { $city }, með póstflutningamanninum
choice-begin = byrjar á póstleið
choice-begin-anew = byrjar á nýrri; leiðin með { $cards ->
    [1] einu spili
    [one] { $cards } spili
   *[other] { $cards } spilum
    } tapast
choice-pass = hleypir næsta að, leiðin bíður
choice-close-each = eitt pósthús í hverju héraði: { $places }
choice-close = pósthús í { $places }
choice-close-nothing = setur ekkert pósthús niður
choice-wins-carriage = póstvagn { $number }
choice-wins-tile = stigaskjöldur „{ $stack }“ ({ $value })
choice-office = í { $province }
choice-done = ekki fleiri pósthús
choice-cartwright = póstvagn { $number } fyrir { $cards } borga leið
choice-no-cartwright = enginn póstvagn { $number }
choice-discard = { $left } verða eftir
choice-send = { $cleric } fer með póstvagni { FORM($coach, case: "gen") }
choice-drive = { $longest ->
    [0] Róm!
    [1] þá er eitt skref til Rómar
   *[other] þá eru { $steps } skref til Rómar
    }
choice-hand-in-1 = ein starfsmannaskífa: ekkert í staðinn
choice-hand-in-2 = tvær starfsmannaskífur: spil
choice-hand-in-3 = þrjár starfsmannaskífur: stigapeningur sem gefur 1 stig
choice-hand-in-4 = fjórar starfsmannaskífur: pósthús í hvaða borg sem er
choice-keep = skilar engu
choice-take = opið borgarspil
choice-take-pile = efsta spilið, á hvolfi
choice-build = setur niður pósthús þar
choice-decline = afþakkar það

pass-keyboard = á að gera næst.
press-enter = Nú tekur { $player } við lyklaborðinu og ýtir á Enter

undone = Tekið til baka: { $action }
undo-nothing = Þú hefur ekkert til að taka til baka.
undo-revealed = Þetta er ekki hægt að taka til baka: spil sást, eða næsti var kominn að.

save-where = Vista hvar? Sláðu inn: vista SKRÁ
saved = Vistað sem { $file }
save-failed = Ekki er hægt að skrifa { $file }: { $reason }
save-offer = Vista leikinn? (j/n) [n]
save-as = Í hvaða skrá? [{ $usual }]
save-name = posthorn.txt
yes = já
yes-short = j
farewell-unsaved = Leikurinn var ekki vistaður.
farewell-resume = Haltu áfram síðar með: { $command }

log-round = Umferð { $round }

result = Leiknum er lokið
result-winner = vinnur með { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
    }!
result-winner-tied = vinnur með { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
    }: séu fleiri jafnir vinnur { $tile ->
    [yes] sá sem á skjöldinn fyrir leikslok, annars sá þeirra sem situr næst á eftir eiganda hans, réttsælis.
   *[no] sá þeirra sem er fremstur, réttsælis talið frá upphafsleikmanni.
    }
result-rank = { $rank }. { $player }: { $points }
score-total = Samtals
score-carriage = Hæsti póstvagn
score-carriage-of = nr. { $number }: { $points }
score-tile = Stigaskjöldur: { $stack }
score-offices = Ónotuð pósthús
score-clerics = Kirkjunnar menn í áheyrn
score-chips = Stigapeningar

help =
    Sláðu inn númer kosts eða orð hans: „draga linz“, „leggja muenchen vinstra
    megin“. Borg ein og sér dugar ef aðeins einn kostur á við hana, og Enter ef
    kosturinn er aðeins einn.

    hjálp       þessi hjálp
    reglur      reglurnar í stuttu máli
    ábending    hvað hver kostur hefði í för með sér
    ráð         hvað furstinn myndi gera í þínum sporum
    hví AÐGERÐ  hvaða regla bannar hana: „hví leggja linz vinstra megin“
    afturkalla  tekur síðustu aðgerð þína til baka
    kort        spilaborðið aftur
    róm         vegakortið til Rómar (Áheyrnin)
    annáll      allt sem gerst hefur
    stig        stigin eins og þau standa
    vista SKRÁ  vistar leikinn; endi nafnið á .json er hann vistaður sem JSON
    hætta       yfirgefur leikinn
rules =
    Þegar þú átt að gera tekur þú spil, leggur niður spil og mátt loka póstleiðinni.

    Taka    eitt af opnu borgarspilunum sex eða efsta spilið í bunkanum.
    Leggja  fyrsta spil póstleiðar eða spil við annan enda hennar: vegur verður að
            tengja borg þess við borgina þar, og hún má ekki vera í leiðinni fyrir.
            Ef ekkert spil passar tapast leiðin og ný hefst.
    Loka    leið með þremur spilum eða fleiri: settu eitt pósthús niður í hverju
            héraði hennar, eða eitt í hverri borg hennar í einu héraði. Þá fara spil
            leiðarinnar í kastbunkann og þú heldur mest þremur á hendi.

    Póstvagnar fást í röð, 3 til 7: einn fyrir hverja lokaða leið sem í eru að
    minnsta kosti jafnmörg spil og númer næsta póstvagns segir. Stigaskildir fást
    fyrir langar leiðir (5, 6, 7 spil eða fleiri), fyrir pósthús í öllum borgum
    héraðs eða samtengdra héraða og fyrir pósthús
    { $all_provinces ->
        [outside_baiern] í hverju héraði utan Bæjaralands.
       *[all] í hverju héraði.
    }
    Því fyrr sem þeir nást, þeim mun fleiri stig gefa þeir.

    Einn póststarfsmaður má aðstoða í hvert sinn: póstmeistarinn (annað spil),
    forstjórinn (sex ný opin borgarspil áður en þú tekur), póstflutningamaðurinn
    (annað spil lagt niður) eða póstvagnasmiðurinn (póstvagn þótt eitt eða tvö spil
    vanti í leiðina). Póstmeistarinn verður að aðstoða
    { $empty_hand ->
        [yes] í fyrstu umferð og ef þú átt ekkert spil á hendi þegar röðin kemur að þér.
       *[no] í fyrstu umferð.
    }

    Þegar einhver fær póstvagn 7 eða setur niður síðasta pósthúsið sitt
    { $last_round ->
        [one_turn_each] gera allir hinir einu sinni enn.
       *[finish_round] er umferðin spiluð til enda.
    }
    Þú færð stig fyrir hæsta póstvagninn og stigaskildina en tapar einu
    stigi fyrir hvert pósthús sem þú settir ekki niður.
rules-audience =
    Áheyrnin: hver af fimm kirkjunnar mönnum þínum fer með einum póstvagnanna fimm
    til Rómar. Fyrir hvert spil lokaðrar leiðar sem gaf ekkert pósthús færir þú
    póstvagn héraðsins um eina borg til suðurs. Í Róm stíga kirkjunnar menn út og
    koma í stað þeirra sem fyrir eru af sömu tign. Hver sem er í áheyrn í leikslok
    gefur jafnmörg stig og tign hans er.
rules-honours =
    Póststarfsmennirnir: sá sem fær aðstoð tekur starfsmannaskífu. Þegar sú síðasta
    sinnar tegundar er tekin skila allir einni til fjórum ólíkum skífum: tvær gefa
    spil, þrjár stigapening sem gefur 1 stig og fjórar pósthús í hvaða borg sem er.

bots-get-ready = { $bot } er að búa sig undir leikinn: það tekur um mínútu í fyrsta sinn á þessari tölvu …
