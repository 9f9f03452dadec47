# Spilið í vafranum. Margt af því sem þar stendur er líka í terminal.ftl, events.ftl og game.ftl.

client-title = Posthorn
client-subtitle = Thurn und Taxis, með „Allar leiðir liggja til Rómar“
client-loading = Augnablik …
client-back = Aftur á forsíðuna
client-close = Loka
client-cancel = Hætta við
client-not-found = Hér er ekkert
client-skip = Beint í leikinn

# Stillingar.
settings = Stillingar
settings-language = Tungumál
settings-theme = Útlit
settings-theme-auto = Eins og í kerfinu
settings-theme-light = Ljóst
settings-theme-dark = Dökkt
settings-pace = Hve hratt aðgerðir annarra eru sýndar
settings-pace-slow = Hægt
settings-pace-normal = Í meðallagi
settings-pace-fast = Hratt
settings-pace-off = Samstundis
settings-portrait = Myndin þín
settings-portrait-number = Mynd { $number }
settings-list-all = Telja upp allt sem ég get gert

# Forsíðan.
front-bots = Gegn vélmennum
front-bots-about = Leikur sem hefst strax, við andstæðinga af hvaða styrkleika sem er.
front-bots-opponents = Andstæðingar
front-bots-level = Styrkleiki
front-bots-play = Spila
front-pass = Við einn skjá
front-pass-about = Nokkrir saman við þetta tæki, sem gengur hringinn; spil á hendi eru hulin á meðan.
front-online = Með vinum
front-online-about = Sendu tengil; hver spilar á sínu tæki, núna eða á mörgum dögum.
front-lobby = Opin borð
front-lobby-about = Borð þar sem þú getur verið með eða horft á.
front-more = Fleiri kostir
front-continue = Leikirnir þínir
front-record = Opna upptöku
front-your-name = Nafnið þitt

# Leikir á listum.
game-players = { $players }
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
new-seat-person = Einhver við þennan skjá
new-seat-open = Laust, með tengli
new-seat-add = Bæta við sæti
new-seat-remove = Fjarlægja sæti { $number }
new-who = Hver spilar
new-name = Nafn
new-colour = Litur
new-start = Hver byrjar
new-start-lot = Hlutkesti ræður
new-modules = Viðbót: Allar leiðir liggja til Rómar
new-map-about = Vegakortið til Rómar er okkar endurgerð: texti reglubókarinnar segir aðeins hvar póstvagnarnir leggja af stað.
new-edition = Útgáfa spilareglna
new-switches = Húsreglur
new-switches-about = Það sem þú breytir ekki er eins og í spilareglunum.
new-as-edition = eftir reglunum
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
switch-length-fallback-every = fær hvaða leið sem er skjöld næststyttri leiðar
switch-length-fallback-seven_only = fær aðeins leið með 7 spilum eða fleiri skjöld næststyttri leiðar
switch-last-round = Þegar einhver hefur boðað leikslok
switch-last-round-finish_round = er umferðin leikin til enda
switch-last-round-one_turn_each = gera allir hinir einu sinni enn
switch-starting-player = Upphafsleikmaður er
switch-starting-player-youngest = sá yngsti
switch-starting-player-choice = sá sem leikmenn velja
switch-placement = Pósthús við lokun póstleiðar
switch-placement-full = setja verður öll niður
switch-placement-free = eins mörg og hver vill
switch-placement-about = Bókstaflega leyfa reglubækurnar færri; venjulega eru öll sett niður eins og í dæmum þeirra.
switch-max-rounds = Leiknum lýkur eftir umferð
switch-cleric-reminder = Skoða má eigin kirkjunnar menn
switch-yes = já
switch-no = nei
switch-none = aldrei

# Beðið eftir leikmönnum, sest við borð, skipt um tæki.
table-invite = Sendu hinum þennan tengil:
table-copy = Afrita tengilinn
table-copied = Afritað
table-waiting = Leikurinn hefst þegar setið er í öllum sætum.
table-awaiting = Leikurinn hefst þegar allir hafa samþykkt.
table-agree = Ég spila aftur
table-open-seat = laust
table-join = Fá sér sæti
table-fill = Láta vélmenni spila
table-gone = Þessi leikur er ekki til, eða ekki lengur.
table-transfer = Flytja sætið í annað tæki
table-transfer-about = Opnaðu þennan tengil í hinu tækinu innan stundarfjórðungs. Hann virkar einu sinni.
table-claiming = Verið er að flytja sætið …

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
   *[other] { $cards } spil glatast.
    }
give-up-which = Hvaða spil byrjar nýju leiðina? Hætt er við { $route }: { $cards ->
    [1] spilið glatast.
   *[other] { $cards } spil glatast.
    }
give-up = Hætta við leiðina
give-up-choose = Hætta við leiðina …
give-up-keep = Halda leiðinni
ends-which = { $city } passar við báða enda: hvorn?
turn-ends = Ekkert annað er eftir: næsti á að gera.
send-pick = Veldu kirkjunnar mann.
send-set = Settu í póstvagn: { $cleric }.
send-cleric = { $cleric } { $rank }
hand-in = Skila
choice-each-province = í hverju héraði
city-with-offices = { $city }; pósthús: { $players }
officials-label = Póststarfsmenn
official-helped = Hefur þegar aðstoðað að þessu sinni: { $official }
official-may-postmaster = Póstmeistarinn getur aðstoðað: taktu annað spil
official-may-carrier = Póstflutningamaðurinn getur aðstoðað: leggðu niður annað spil
official-may-administrator = Kalla á forstjórann: sex ný opin borgarspil
official-may-cartwright = Þiggja aðstoð póstvagnasmiðsins
audience-nobody = enginn
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = Póstvagn { FORM($coach, case: "gen") }, í { FORM($place, case: "dat") }
journey-short = Róm
tokens-of = { $official }: { $count }
board = Spilaborðið
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
hand-label = Á hendi
hand-of = Á hendi: { $player }
route-label = Póstleið
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
deed-office = reisa pósthús
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
player-cards-short = { $cards } spil
player-ender = boðaði leikslok
log-label = Atburðir
log-empty = Ekkert enn.
chat-label = Spjall
chat-empty = Enginn hefur sagt neitt.
chat-write = Segðu eitthvað
chat-send = Senda
more-label = Meira
details-label = Nánar

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
hints-turn = Leið og framhald
advice-thinking = Sterkasta vélmennið hugsar …
advice-instead = { $bot } (furstinn er enn að búa sig undir)
advice-chance = { $percent }% líkur á sigri
advice-points = { $points ->
    [one] um { $points } stig
   *[other] um { $points } stig
    } í lokin
advice-again = Spyrja aftur
problem-watching = Þú fylgist með: hér er ekkert fyrir þig að gera.
problem-looking-back = Þú horfir til baka: farðu aftur til nútíðar til að spila.
problem-covered = Spilin eru hulin þar til næsti leikmaður er kominn að skjánum.
problem-thing-stack = Stigaskildir vinnast þegar póstleið er lokað: alltaf sá efsti í bunka.
problem-thing-discards = Kastbunkinn kemur aðeins aftur þegar bunkinn er tómur.
problem-thing-player = Þetta á annar leikmaður: þú notar þín eigin spil og pósthús.
problem-thing-tokens = Sá sem póststarfsmaður aðstoðar tekur eina af þessum skífum.
problem-thing-audience = Hér standa kirkjunnar menn sem komnir eru til Rómar; í lok leiksins gefur hver þeirra stig eftir tign.
problem-thing-postmaster = Póstmeistarinn aðstoðar við að taka annað spil áður en spil er lagt niður. Aðeins einn póststarfsmaður aðstoðar í hvert sinn.
problem-thing-carrier = Póstflutningamaðurinn aðstoðar við að leggja niður annað spil sem passar við leiðina. Aðeins einn póststarfsmaður aðstoðar í hvert sinn.

# Tekið til baka.
undo = Taka til baka
undo-keys = Síðasta val er tekið aftur undireins: lykill U eða Ctrl+Z
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
pass-screen-about = Réttu skjáinn áfram. Spilin eru hulin þangað til.
pass-ready = Ég er { $player }

# Endursýningar og upptökur.
replay-title = Endursýning
replay-open = Opna upptöku: skrá sem Posthorn hefur skrifað
replay-file = Upptaka
replay-first = Fremst
replay-back-turn = Til baka um einn leikmann
replay-back = Til baka um eitt skref
replay-on = Áfram um eitt skref
replay-on-turn = Áfram um einn leikmann
replay-last = Aftast
replay-run = Halda sjálfkrafa áfram
replay-stop = Stöðva
replay-place = { $ply } af { $all }
replay-keys = Örvalyklar færa um skref, síðulyklar um leikmann, bilslá lætur renna.
replay-share = Afrita tengil á þessa stöðu
replay-scores = Stigin eftir því sem á leikinn leið
over-replay = Endursýning

# Vandræði.
problem-offline = Ekki næst samband við netþjóninn. Reyni aftur …
problem-offline-request = Netþjónninn svaraði ekki. Reyndu aftur.
problem-lost = Sambandið rofnaði. Reyni aftur …
problem-closed = Þessu borði hefur verið lokað.
problem-unreadable = Svar netþjónsins var ólæsilegt.
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
over-record = Sækja upptökuna
over-to-rematch = Í næsta leik
abandon = Slíta leiknum
abandon-sure = Slíta leiknum fyrir alla?
leave-to-bot = Láta vélmenni spila fyrir mig
return-to-seat = Taka aftur við sætinu

# Tenglar fyrir aðra og önnur tæki; á meðan netþjónninn er ekki við.
share-code = Tengillinn sem QR-kóði, fyrir myndavél
share-only-here = Þessi tengill virkar aðeins í þessari tölvu. Fyrir önnur tæki skaltu ræsa Posthorn með { $command } og opna síðuna aftur.
share-watch = Leyfa öðrum að horfa á
share-watch-about = Sá sem opnar þennan tengil sér borðið, en ekki spil neins á hendi.
share-replay = Sýna öðrum þennan leik
share-replay-about = Þessi tengill sýnir leikinn skref fyrir skref, með öll spil uppi.
share-moment-about = Leikurinn á þessari stundu:
share-position-about = Þessi staða ein og sér, fyrir hvaða Posthorn sem er:
table-leave = Gefa sætið eftir
table-close = Loka borðinu
front-further = { $games ->
    [1] Einn leikur til viðbótar
    [one] { $games } leikur til viðbótar
   *[other] { $games } leikir til viðbótar
    }
front-finished = Loknir leikir
replay-drop = Slepptu upptökunni hér
replay-drop-about = Skránni má líka sleppa hvar sem er á þessari síðu eða forsíðunni.
server-away = Netþjónninn er ekki við sem stendur. Í þinni eigin tölvu ræsir ./play hann; um leið og hann svarar heldur síðan áfram af sjálfu sér.

# Hljóð, tilkynningar, litið um öxl.
settings-sound = Hljóð
settings-volume = Hljóðstyrkur
settings-notify = Láta mig vita þegar ég á að gera og síðan sést ekki
settings-notify-refused = Vafrinn leyfir þessari síðu ekki að senda tilkynningar.
settings-keys = Stafir sem lyklar í leik; ? sýnir þá alla
keys-title = Lyklar
keys-about = Tab fer á það næsta, Enter velur það, Esc fer til baka.
log-look-back = Smelltu á línu, eða notaðu örvalyklana, til að sjá borðið eins og það var þá.
past-label = Litið um öxl
past-gone-on = Leikurinn hefur haldið áfram.
past-now = Aftur til nútíðar
past-keys = Örvalyklar færa um skref, Escape færir aftur til nútíðar.

# Hve stutt er í leikslok, og lokastigin.
score-sheet = Stigablað
end-label = Fram að leikslokum
end-carriage = Póstvagn { $number } af { $last }: { $players }
end-no-carriage = Enginn á póstvagn enn; sá síðasti er númer { $last }.
end-offices = { $left } pósthús eftir: { $players }
end-offices-all = Allir eiga { $left } pósthús eftir.
end-brought-about = { $player } boðaði leikslok.
end-rounds = Lýkur í síðasta lagi eftir umferð { $rounds }
over-show = Sýna úrslitin
over-close = Leggja úrslitin til hliðar
over-counting = Lokastigin
over-skip = Sýna öll stigin strax

# Sönnun þess að enginn valdi spilin.
proof = Sönnun á stokkuninni
proof-button = Sanna stokkunina
proof-about = Fyrir leikinn dró netþjónninn leynigildi og sýndi aðeins skuldbindingu við það: tölu sem passar ekki við neitt annað leynigildi. Síðan bættu leikmenn við eigin slembigildum. Öll spilin ráðast af hvoru tveggja. Vafrinn þinn reiknar þetta nú og gefur aftur:
proof-cannot = Vafrar reikna þetta aðeins á síðum yfir https eða af sömu tölvu. „posthorn verify“ gerir það með upptökunni.
proof-noted-yes = Skuldbindingin er sú sem þessi vafri skráði hjá sér áður en gefið var.
proof-noted-no = Skuldbindingin er ekki sú sem þessi vafri skráði hjá sér áður en gefið var!
proof-noted-unknown = Þessi vafri skráði ekki hjá sér skuldbindinguna áður en gefið var.
proof-commitment-yes = Leynigildið passar við skuldbindinguna.
proof-commitment-no = Leynigildið passar ekki við skuldbindinguna!
proof-bound-yes = Skuldbindingin gildir aðeins fyrir þennan leik og reglur hans: { $terms }.
proof-bound-no = Skuldbindingin gildir fyrir annan leik eða aðrar reglur: { $terms }!
proof-bound-unknown = Skuldbindingin er frá fyrri tíð og gildir ekki fyrir þennan leik einan: aðra hefði mátt gefa með henni.
proof-added-yes = Það sem þessi vafri lagði til er óbreytt með.
proof-added-no = Það sem þessi vafri lagði til er ekki óbreytt með!
proof-added-unknown = Þessi vafri lagði ekkert til.
proof-attempt = Það komst að í tilraun { $attempt }: því sem þessi vafri hafði áður sent var hafnað.
proof-seed-yes = Slembifræ leiksins leiðir af leynigildinu og því sem öll sætin lögðu til.
proof-seed-no = Slembifræ leiksins leiðir ekki af leynigildinu og því sem öll sætin lögðu til!
proof-cards-yes = Öll { $cards } spilin sem var flett upp leiða af slembifræinu, hver aðgerð af reglunum og þar með úrslitin.
proof-cards-no = Spilin leiða ekki af slembifræinu, eða aðgerðirnar eða úrslitin ekki af reglunum!
proof-cards-unknown = Leikurinn er eftir öðrum reglum en þessi síða þekkir; „posthorn verify“ sannreynir hvort spilin leiða af slembifræinu.
proof-seen-yes = Spilin { $cards } sem þessi síða sýndi þér eru þau.
proof-seen-no = Spilin sem þessi síða sýndi þér eru önnur!
proof-seen-unknown = Þessi síða sýndi þér ekki allan leikinn, svo að spilin eru ekki borin saman.
proof-holds = Allt passar: netþjónninn gat ekki lengur valið þessi spil þegar hann vissi hvað þú lagðir til.
proof-fits = Allt passar. En aðeins sá sem skráði skuldbindinguna hjá sér og lagði eitthvað til getur verið viss um að netþjónninn hafi ekki valið spilin.
proof-fails = Eitthvað passar ekki: þessi stokkun er ekki sönnuð.
proof-further = Þetta sýnir ekki hvort einhver sem þekkir leynigildið skoðaði spilin eða lagði síðastur eitthvað til. „posthorn verify“ sannreynir það sama með upptökunni.
proof-numbers = Tölurnar
proof-commitment = Skuldbinding
proof-game = Leikur
proof-terms = Skilmálar
proof-secret = Leynigildi
proof-added = Lagt til: { $player } (tilraun { $attempt })
proof-seed = Slembifræ

# Who is away, and games that prove nothing.
absence-rule = Sé einhver lengur í burtu en { $time } geta hinir í sameiningu látið vélmenni spila. Sætið er áfram frátekið.
absence-away = { $player } er ekki hér. Frá { $time } geta hinir látið vélmenni spila.
absence-up = { $player } hefur verið í burtu frá { $time }. Vélmenni spilar ef allir samþykkja; sætið er áfram frátekið.
absence-waits = Þú hefur samþykkt. Hinir eru spurðir.
absence-agree = Láta vélmenni spila
absence-open = Losa sætið
absence-disagree = Bíða heldur
own-bot = Vélmenni spilar fyrir þig.
practice = Æfingaleikur
practice-about = Spil sem höfðu sést voru tekin til baka, eða allt var þekkt frá upphafi. Þess vegna sannar þessi leikur ekkert og enginn annar getur bæst í hann.
leave-game = Yfirgefa leikinn fyrir fullt og allt
leave-game-sure = Yfirgefa fyrir fullt og allt? Vélmenni spilar áfram og þú getur ekki snúið aftur.
player-left = í burtu fyrir fullt og allt; { $bot } spilar
new-absence = Vera má í burtu í
new-absence-usual = { $time } (venjulega)
new-absence-about = Eftir það geta hinir látið vélmenni spila ef allir samþykkja. Sætið er áfram frátekið.
