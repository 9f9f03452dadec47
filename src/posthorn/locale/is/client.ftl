# Spilið í vafranum. Margt af því sem þar stendur er líka í terminal.ftl, events.ftl og game.ftl.

client-title = Posthorn
client-subtitle = Thurn und Taxis, með „Allar leiðir liggja til Rómar“
client-loading = Augnablik …
client-back = Aftur á forsíðuna
client-close = Loka
client-not-found = Hér er ekkert

# Stillingar.
settings = Stillingar
settings-language = Tungumál
settings-theme = Útlit
settings-theme-auto = Eins og kerfið
settings-theme-light = Ljóst
settings-theme-dark = Dökkt
settings-pace = Hve hratt aðgerðir annarra eru sýndar
settings-pace-slow = Hægt
settings-pace-normal = Miðlungs
settings-pace-fast = Hratt
settings-pace-off = Samstundis
settings-portrait = Myndin þín
settings-portrait-number = Mynd { $number }
settings-list-all = Telja upp allt sem ég get gert

# Forsíðan.
front-bots = Gegn vélmennum
front-bots-about = Byrjaðu strax, gegn andstæðingum af hvaða styrkleika sem er.
front-bots-opponents = Andstæðingar
front-bots-level = Styrkleiki
front-bots-play = Spila
front-pass = Við einn skjá
front-pass-about = Nokkrir spila til skiptis á þessu tæki; spil á hendi eru hulin á milli.
front-online = Með vinum
front-online-about = Sendu tengil; hver spilar á sínu tæki, í einni lotu eða á nokkrum dögum.
front-lobby = Opin borð
front-lobby-about = Borð sem þú getur sest við eða horft á.
front-more = Fleiri kostir
front-continue = Leikirnir þínir
front-record = Opna vistaðan leik
front-your-name = Nafnið þitt

# Leikir á listum.
game-waiting = bíður eftir leikmönnum
game-playing = umferð { $round }
game-over = lokið
game-abandoned = slitið
game-your-turn = þú átt að gera
game-go-on = Halda áfram
game-look = Skoða
game-forget = Taka af listanum
lobby-title = Opin borð
lobby-empty = Ekkert borð er opið sem stendur. Opnaðu eitt!
lobby-join = Vera með
lobby-watch = Horfa á

# Nýr leikur.
new-title-bots = Leikur gegn vélmennum
new-title-pass = Leikur við einn skjá
new-title-online = Leikur með vinum
new-seats = Sæti
new-seat = Sæti { $number }
new-seat-person = Einhver við þetta tæki
new-seat-open = Laust öllum sem hafa tengilinn
new-seat-add = Bæta við sæti
new-seat-remove = Fjarlægja sæti { $number }
new-who = Hver spilar
new-name = Nafn
new-colour = Litur
new-start = Hver byrjar
new-start-lot = Hlutkesti ræður
new-modules = Viðbót: Allar leiðir liggja til Rómar
new-map-about = Vegakortið til Rómar er okkar endurgerð: texti reglubókarinnar segir aðeins hvar póstvagnarnir leggja af stað.
new-edition = Reglubók
new-switches = Húsreglur
new-switches-about = Það sem þú breytir ekki er eins og í reglubókinni.
new-as-edition = eins og í reglubókinni
new-listed = Sýna meðal opinna borða
new-hints = Leyfa ábendingar og ráð
new-thinking = Umhugsunartími í hvert sinn
new-thinking-none = ótakmarkaður
new-thinking-minutes = { $minutes ->
    [1] ein mínúta
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
    }
new-thinking-hours = { $hours ->
    [1] ein klukkustund
    [one] { $hours } klukkustund
   *[other] { $hours } klukkustundir
    }
new-thinking-days = { $days ->
    [1] einn dagur
    [one] { $days } dagur
   *[other] { $days } dagar
    }
new-create = Hefja leikinn
new-create-open = Opna borðið

new-colour-red = rauður
new-colour-blue = blár
new-colour-yellow = gulur
new-colour-green = grænn

switch-all-provinces = Fyrir stigaskjöldinn „öll héruð“ þarf
switch-all-provinces-all = pósthús í hverju héraði
switch-all-provinces-outside_baiern = pósthús í hverju héraði utan Bæjaralands
switch-empty-hand-postmaster = Sá sem á ekkert spil á hendi verður að þiggja aðstoð póstmeistarans
switch-may-abandon = Hætta má við póstleið þótt spil passi við hana
switch-length-fallback = Þegar stigaskildir fyrir lengd leiðar eru búnir
switch-length-fallback-every = fær hvaða leið sem er skjöld fyrir næststyttri leið
switch-length-fallback-seven_only = fær aðeins leið með 7 spilum eða fleiri skjöld fyrir næststyttri leið
switch-last-round = Þegar einhver hefur boðað leikslok
switch-last-round-finish_round = er umferðin spiluð til enda
switch-last-round-one_turn_each = gera allir hinir einu sinni enn
switch-starting-player = Upphafsleikmaður er
switch-starting-player-youngest = sá yngsti
switch-starting-player-choice = sá sem leikmenn velja
switch-placement = Pósthús við lokun póstleiðar
switch-placement-full = setja verður öll niður
switch-placement-free = eins mörg og hver vill
switch-placement-about = Samkvæmt orðanna hljóðan má setja niður færri; venjulega eru öll sett niður, eins og í dæmum reglubókanna.
switch-max-rounds = Leiknum lýkur eftir umferð
switch-cleric-reminder = Leikmenn mega skoða sína eigin kirkjunnar menn
switch-yes = já
switch-no = nei
switch-none = aldrei

# Beðið eftir leikmönnum, sest við borð, skipt um tæki.
table-invite = Sendu hinum þennan tengil:
table-copy = Afrita tengilinn
table-copied = Afritað
table-waiting = Leikurinn hefst þegar setið er í öllum sætum.
table-awaiting = Leikurinn hefst þegar allir hafa samþykkt.
table-agree = Spila aftur
table-open-seat = laust
table-join = Fá sér sæti
table-fill = Láta vélmenni spila
table-gone = Þessi leikur er ekki til eða er ekki lengur til.
table-transfer = Flytja sætið í annað tæki
table-transfer-about = Opnaðu þennan tengil í hinu tækinu innan 15 mínútna. Hann virkar aðeins einu sinni.
table-claiming = Verið er að taka við sætinu …

# Í leiknum.
turn-yours = Þú átt að gera, { $player }.
turn-other = { $player } á að gera.
turn-thinking = { $player } hugsar sig um …
turn-watching = Þú ert að horfa á.
turn-last-turns = Komið að leikslokum!
turn-round = { $round ->
    [0] Fyrir fyrstu umferð
   *[other] Umferð { $round }
    }
turn-time-left = { $time } eftir
turn-your-turn-title = Þú átt að gera – { $title }
turn-sending = Sendi …
bots-warming-up = Sterku vélmennin eru að búa sig undir leikinn; á meðan spila einfaldari í þeirra stað.

choices = Það sem þú getur gert
give-up-sure = Hætta við { $route } og byrja á nýrri leið með { $city }? { $cards ->
    [1] Spilið glatast.
   *[other] Spilin { $cards } glatast.
    }
give-up-which = Hvaða spil byrjar nýju leiðina? Hætt er við { $route }: { $cards ->
    [1] spilið glatast.
   *[other] spilin { $cards } glatast.
    }
give-up = Hætta við leiðina
give-up-choose = Hætta við leiðina …
give-up-keep = Halda leiðinni
ends-which = { $city } passar við báða enda: hvorn viltu?
turn-ends = Ekkert annað er eftir: næsti á að gera.
send-pick = Veldu kirkjunnar mann.
send-set = Í hvaða póstvagn fer { $cleric }?
send-cleric = { $cleric } { $rank }
hand-in = Skila
choice-each-province = í hverju héraði
city-with-offices = { $city }; pósthús: { $players }
officials-label = Póststarfsmenn
official-helped = { $official_id ->
    [postmaster] Póstmeistarinn
    [carrier] Póstflutningamaðurinn
    [administrator] Forstjórinn
    [cartwright] Póstvagnasmiðurinn
   *[other] { $official }
    } hefur þegar aðstoðað að þessu sinni
official-may-postmaster = Póstmeistarinn getur aðstoðað: taktu annað spil
official-may-carrier = Póstflutningamaðurinn getur aðstoðað: leggðu niður annað spil
official-may-administrator = Kalla á forstjórann: sex ný opin borgarspil
official-may-cartwright = Þiggja aðstoð póstvagnasmiðsins
audience-nobody = enginn
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = Póstvagn { FORM($coach, case: "gen") }, í { FORM($place, case: "dat") }
tokens-of = { $official }: { $count }
board-label = Spilaborðið
board-described = Kort af 22 borgum í 9 héruðum
journey = Leiðin til Rómar
display-label = Opin borgarspil
display-empty = ekkert spil
pile-label = Bunki, { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
    }
discards-label = Kastbunki, { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
    }
hand-label = Spil á hendi
hand-of = Spil á hendi: { $player }
route-label = Póstleiðin þín
route-of = Póstleið: { $player }
card-label = { $city }, { $province }
card-with-deeds = { $card }: { $deeds }
deed-take = taka
deed-draw = draga
deed-left = leggja vinstra megin
deed-right = leggja hægra megin
deed-begin = { $cards ->
    [0] byrja á póstleið
   *[other] hætta við leiðina og byrja á nýrri
    }
deed-discard = kasta
deed-office = setja niður pósthús
stacks-label = Stigaskildir
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: enginn eftir
players-label = Leikmenn
player-present = við borðið
player-absent = ekki í sambandi
player-awaited = hefur ekki samþykkt enn
player-away = í burtu frá { $time }
player-played-by = { $bot } spilar
player-starts = upphafsleikmaður
player-offices-short = { $left } pósthús
player-ender = boðaði leikslok
log-label = Atburðir
log-begins = Í hvert sinn tekur þú spil og leggur niður spil. Leið með { $cards } spilum eða fleiri má loka: þú setur niður pósthús í borgum hennar og færð næsta póstvagn ef hún er nógu löng. Einn póststarfsmaður má aðstoða þig í hvert sinn. Leik lýkur þegar einhver fær póstvagn { $last } eða hefur sett niður öll pósthúsin sín.
chat-label = Spjall
chat-empty = Engin skilaboð enn.
chat-write = Skrifaðu skilaboð
chat-send = Senda
more-label = Meira

# Aðgerðir, eins og þær heita á hnöppum.
action-draw = Taka { $city }
action-draw-pile = Draga úr bunkanum
action-administrator = Kalla á forstjórann
action-play-left = Leggja { $city } vinstra megin við { $end }
action-play-right = Leggja { $city } hægra megin við { $end }
action-begin = { $cards ->
    [0] Byrja á póstleið með { $city }
   *[other] Hætta við leiðina og byrja á nýrri með { $city }
    }
action-pass = Hleypa næsta að
action-close-each = Loka leiðinni: eitt pósthús í hverju héraði
action-close = Loka leiðinni: pósthús í { $province }
action-office = Pósthús í { $city } ({ $province })
action-done = Ekki fleiri pósthús
action-cartwright = Póstvagnasmiðurinn aðstoðar: póstvagn { $number }
action-no-cartwright = Án póstvagnasmiðsins
action-discard = Kasta { $city }
action-send = Senda { $rank ->
    [1] messuþjón
    [2] prest
    [3] ábóta
    [4] biskup
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) með póstvagni { FORM($coach, case: "gen") }
action-hand-in = Skila: { $officials }
action-keep = Skila engu
action-take = Taka { $city }
action-take-pile = Taka efsta spilið úr bunkanum
action-build = Pósthús í { $city }
action-decline = Ekkert af þessu
action-drive = { $coach } til { FORM($place, case: "gen") }
explain-postmaster = annað spil, með aðstoð póstmeistarans
explain-carrier = annað spil, með aðstoð póstflutningamannsins

# Ábendingar, ráð frá vélmenni, og hvers vegna ekki.
hints-button = Hvað get ég gert?
advice-button = Hvað myndir þú gera?
hints-off = Þessi leikur er spilaður án ábendinga.
hints-turn = Að loka leið og hleypa næsta að
advice-thinking = Sterkasta vélmennið hugsar sig um …
advice-instead = { $bot } (furstinn er ekki tilbúinn enn)
advice-chance = { $percent }% líkur á sigri
advice-points = um { $points } stig í leikslok
advice-again = Spyrja aftur
problem-watching = Þú fylgist með: hér er ekkert fyrir þig að gera.
problem-looking-back = Þú ert að skoða fyrri stöðu: farðu aftur í núverandi stöðu til að spila.
problem-covered = Spilin eru hulin þar til næsti leikmaður er kominn að skjánum.
problem-thing-stack = Stigaskildir fást þegar póstleið er lokað: alltaf sá efsti í bunka.
problem-thing-discards = Spilin í kastbunkanum koma ekki aftur fyrr en bunkinn er tómur.
problem-thing-player = Þetta á annar leikmaður: þú notar þín eigin spil og pósthús.
problem-thing-tokens = Sá sem póststarfsmaður aðstoðar tekur eina af þessum skífum.
problem-thing-audience = Hér eru kirkjunnar menn sem komnir eru til Rómar; í leikslok gefur hver þeirra stig eftir tign sinni.
problem-thing-postmaster = Með aðstoð póstmeistarans tekur þú annað spil áður en þú leggur niður spil. Aðeins einn póststarfsmaður má aðstoða í hvert sinn.
problem-thing-carrier = Með aðstoð póstflutningamannsins leggur þú niður annað spil sem passar við leiðina. Aðeins einn póststarfsmaður má aðstoða í hvert sinn.

# Tekið til baka.
undo = Taka til baka
undo-keys = Taka síðasta val til baka: U eða Ctrl+Z
undo-asked = { $player } vill taka { $actions ->
    [1] síðustu aðgerð
    [one] síðustu { $actions } aðgerð
   *[other] síðustu { $actions } aðgerðir
    } til baka.
undo-waiting = Hinir eru spurðir hvort þú megir taka til baka.
undo-agree = Samþykkja
undo-refuse = Hafna

# Einn skjár, fleiri en einn leikmaður.
pass-screen = Næst á { $player } að gera
pass-screen-about = Réttu tækið áfram. Spilin eru hulin þangað til.
pass-ready = Ég er { $player }

# Endursýningar og upptökur.
replay-title = Endursýning
replay-open = Opna vistaðan leik: skrá sem Posthorn hefur skrifað
replay-first = Fremst
replay-back-turn = Til baka að fyrri leikmanni
replay-back = Eitt skref til baka
replay-on = Eitt skref áfram
replay-on-turn = Áfram að næsta leikmanni
replay-last = Aftast
replay-run = Sýna sjálfkrafa
replay-stop = Gera hlé
replay-place = { $ply } af { $all }
replay-keys = Örvalyklar: eitt skref; Page Up/Down: fyrri eða næsti leikmaður; bilslá: sýna sjálfkrafa eða gera hlé.
replay-share = Afrita tengil á þessa stöðu
replay-scores = Þróun stiganna í leiknum
over-replay = Endursýning

# Vandræði.
problem-offline = Ekki næst samband við netþjóninn. Reyni aftur …
problem-offline-request = Netþjónninn svaraði ekki. Reyndu aftur.
problem-lost = Sambandið rofnaði. Reyni aftur …
problem-closed = Þessu borði hefur verið lokað.
problem-unreadable = Ekki tókst að lesa svar netþjónsins.
problem-rule = Regla { $rule }

# The rules, to be read and searched on every page.
rules-title = Reglur
rules-search = Leita í reglunum
rules-contents = Efnisyfirlit
rules-found = { $count ->
    [0] Ekkert fannst
    [1] Ein grein fannst
    [one] { $count } grein fannst
   *[other] { $count } greinar fundust
    }
rules-back = Til baka
rules-in-game = Í þessum leik
rules-not-in-game = Ekki í þessum leik

# Leikslok.
over-title = Leiknum er lokið
over-abandoned = Leiknum var slitið
over-winner = { $player } vinnur
over-rematch = Spila aftur
over-record = Sækja leikinn
over-to-rematch = Í næsta leik
abandon = Slíta leiknum
abandon-sure = Slíta leiknum fyrir alla?
leave-to-bot = Láta vélmenni spila fyrir mig
return-to-seat = Taka aftur við sætinu

# Tenglar fyrir aðra og önnur tæki; á meðan netþjónninn er ekki við.
share-code = Tengillinn sem QR-kóði, fyrir myndavél
share-only-here = Þessi tengill virkar aðeins í þessari tölvu. Fyrir önnur tæki skaltu ræsa Posthorn með { $command } og endurhlaða síðuna.
share-watch = Leyfa öðrum að horfa á
share-watch-about = Sá sem opnar þennan tengil sér borðið, en ekki spilin á hendi neins.
share-replay = Sýna öðrum þennan leik
share-replay-about = Þessi tengill sýnir leikinn skref fyrir skref, þar sem öll spil sjást.
share-moment-about = Leikurinn á þessari stundu:
share-position-about = Aðeins þessi staða, fyrir hvaða Posthorn sem er:
table-leave = Gefa sætið eftir
table-close = Loka borðinu
front-further = { $games ->
    [1] Einn leikur til viðbótar
    [one] { $games } leikur til viðbótar
   *[other] { $games } leikir til viðbótar
    }
front-finished = Loknir leikir
replay-drop = Slepptu skránni hér
replay-drop-about = Skránni má líka sleppa hvar sem er á þessari síðu eða forsíðunni.
server-away = Ekki næst samband við netþjóninn sem stendur. Á eigin tölvu ræsir skipunin posthorn hann; þessi síða heldur áfram um leið og hann svarar.

# Hljóð, tilkynningar, litið um öxl.
settings-sound = Hljóð
settings-volume = Hljóðstyrkur
settings-notify = Láta mig vita þegar ég á að gera og þessi síða er í bakgrunni
settings-notify-refused = Vafrinn leyfir þessari síðu ekki að senda tilkynningar.
settings-keys = Bókstafir sem flýtilyklar í leik; ? sýnir þá alla
settings-docs = Leiðbeiningar (á ensku)
keys-title = Flýtilyklar
keys-about = Tab fer á það næsta, Enter velur það, Esc fer til baka.
log-look-back = Smelltu á línu, eða notaðu örvalyklana, til að sjá borðið eins og það var þá.
past-label = Fyrri staða
past-gone-on = Leikurinn hefur haldið áfram.
past-now = Aftur í núverandi stöðu
past-keys = Örvalyklar: eitt skref; Esc: núverandi staða.

# Hve stutt er í leikslok, og lokastigin.
score-sheet = Stigablað
end-label = Hve stutt er í leikslok
end-carriage = Póstvagn { $number } af { $last }: { $players }
end-no-carriage = Enginn á póstvagn enn; sá síðasti er númer { $last }.
end-offices = { $left } pósthús eftir: { $players }
end-offices-all = Allir eiga { $left } pósthús eftir.
end-brought-about = { $player } hefur boðað leikslok.
end-rounds = Lýkur í síðasta lagi eftir umferð { $rounds }
over-show = Sýna úrslitin
over-close = Fela úrslitin
over-counting = Lokastigin
over-skip = Sýna öll stigin strax

# Sönnun þess að enginn valdi spilin.
proof = Athugun á stokkuninni
proof-button = Sannreyna stokkunina
proof-about = Fyrir leikinn dró netþjónninn leynigildi og sýndi aðeins skuldbindingu við það: tölu sem passar ekki við neitt annað leynigildi. Síðan bættu leikmenn við eigin slembigildum. Öll spilin ráðast af hvoru tveggja. Vafrinn þinn reiknar þetta nú upp á nýtt og gefur aftur:
proof-cannot = Vafrar reikna þetta aðeins á síðum sem koma um https eða úr sömu tölvu. „posthorn verify“ gerir það með upptökunni.
proof-noted-yes = Skuldbindingin er sú sem þessi vafri skráði hjá sér áður en gefið var.
proof-noted-no = Skuldbindingin er ekki sú sem þessi vafri skráði hjá sér áður en gefið var!
proof-noted-unknown = Þessi vafri skráði ekki hjá sér skuldbindinguna áður en gefið var.
proof-commitment-yes = Leynigildið passar við skuldbindinguna.
proof-commitment-no = Leynigildið passar ekki við skuldbindinguna!
proof-bound-yes = Skuldbindingin gildir aðeins fyrir þennan leik og reglur hans: { $terms }.
proof-bound-no = Skuldbindingin gildir fyrir annan leik eða aðrar reglur: { $terms }!
proof-bound-unknown = Skuldbindingin er af eldri gerð og gildir ekki aðeins fyrir þennan leik: hana hefði líka mátt nota fyrir aðra leiki.
proof-added-yes = Það sem þessi vafri lagði til var notað óbreytt.
proof-added-no = Það sem þessi vafri lagði til var ekki notað óbreytt!
proof-added-unknown = Þessi vafri lagði ekkert til.
proof-attempt = Það var notað í tilraun { $attempt }: því sem þessi vafri hafði áður sent var hafnað.
proof-seed-yes = Slembifræ leiksins leiðir af leynigildinu og því sem öll sætin lögðu til.
proof-seed-no = Slembifræ leiksins leiðir ekki af leynigildinu og því sem öll sætin lögðu til!
proof-cards-yes = Öll { $cards } spilin sem flett var upp ráðast af slembifræinu, hver aðgerð er samkvæmt reglunum og úrslitin þar með líka.
proof-cards-no = Spilin ráðast ekki af slembifræinu, eða aðgerðirnar eða úrslitin eru ekki samkvæmt reglunum!
proof-cards-unknown = Leikurinn er eftir öðrum reglum en þessi síða þekkir; „posthorn verify“ athugar hvort spilin ráðast af slembifræinu.
proof-seen-yes = Spilin { $cards } sem þessi síða sýndi þér eru þau sömu.
proof-seen-no = Spilin sem þessi síða sýndi þér eru ekki þau sömu!
proof-seen-unknown = Þessi síða sýndi þér ekki allan leikinn, svo að spilin eru ekki borin saman.
proof-holds = Allt stemmir: netþjónninn gat ekki valið þessi spil eftir að hann vissi hvað þú lagðir til.
proof-fits = Allt stemmir. En aðeins sá sem skráði skuldbindinguna hjá sér og lagði eitthvað til getur verið viss um að netþjónninn hafi ekki valið spilin.
proof-fails = Eitthvað stemmir ekki: þessi stokkun er ekki sönnuð.
proof-further = Þetta sýnir ekki hvort einhver sem þekkir leynigildið skoðaði spilin eða lagði síðastur eitthvað til. „posthorn verify“ gerir sömu athugun með upptökunni.
proof-numbers = Tölurnar
proof-commitment = Skuldbinding
proof-game = Leikur
proof-terms = Skilmálar
proof-secret = Leynigildi
proof-added = Lagt til: { $player } (tilraun { $attempt })
proof-seed = Slembifræ

# Who is away, and games that prove nothing.
absence-rule = Leyfileg fjarvera: { $time }. Eftir það geta hinir látið vélmenni spila ef allir samþykkja. Sætið er áfram frátekið.
absence-away = { $player } er ekki hér. Frá { $time } geta hinir látið vélmenni spila.
absence-up = { $player } hefur verið í burtu frá { $time }. Ef allir samþykkja spilar vélmenni; sætið er áfram frátekið.
absence-waits = Þú hefur samþykkt. Beðið er eftir hinum.
absence-agree = Láta vélmenni spila
absence-open = Losa sætið
absence-disagree = Bíða áfram
own-bot = Vélmenni spilar fyrir þig.
practice = Æfingaleikur
practice-about = Spil sem höfðu sést voru tekin til baka, eða allt var þekkt frá upphafi. Þess vegna sannar þessi leikur ekkert og enginn annar getur bæst í hópinn.
leave-game = Yfirgefa leikinn fyrir fullt og allt
leave-game-sure = Yfirgefa fyrir fullt og allt? Vélmenni spilar áfram og þú getur ekki snúið aftur.
player-left = hefur yfirgefið leikinn; { $bot } spilar
new-absence = Leyfileg fjarvera
new-absence-usual = { $time } (sjálfgefið)
new-absence-about = Eftir það geta hinir látið vélmenni spila ef allir samþykkja. Sætið er áfram frátekið.
