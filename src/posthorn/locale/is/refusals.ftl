# Hvers vegna eitthvað er ekki hægt. Forritið bætir númeri reglunnar við.

refusal-legal = Leyfilegt: { $legal }

refusal-game-over = Leiknum er lokið
refusal-not-now = Ekki núna: { $step ->
    [send] fyrst þarf að setja kirkjunnar mann í næsta póstvagn
    [draw] fyrst þarf að taka spil
    [second-draw] póstmeistarinn verður að aðstoða, svo að fyrst þarf að taka annað spil
    [play] fyrst þarf að leggja niður spil
    [close] spilið hefur verið lagt niður; loka má leiðinni eða hleypa næsta að
    [offices] fyrst þarf að setja niður pósthúsin
    [cartwright] fyrst þarf að ákveða hvort póstvagnasmiðurinn aðstoðar
    [discard] fyrst þarf að kasta umframspilum
    [drive] fyrst þarf að færa póstvagnana í átt til Rómar
    [hand-in] fyrst þarf að skila starfsmannaskífum
    [take] fyrst þarf að taka spil fyrir skífurnar eða afþakka það
    [build] fyrst þarf að setja niður pósthús fyrir skífurnar eða afþakka það
   *[other] fyrst þarf að ákveða annað
    }
refusal-no-action = „{ $given }“ er ekki aðgerð
refusal-nothing-to-undo = Ekkert hefur verið gert enn
refusal-no-audience = „Áheyrnin“ er ekki með í þessum leik
refusal-no-honours = „Póststarfsmennirnir“ eru ekki með í þessum leik
refusal-official-used = Aðeins einn póststarfsmaður má aðstoða í hvert sinn, og { $official ->
    [postmaster] póstmeistarinn
    [carrier] póstflutningamaðurinn
    [administrator] forstjórinn
   *[cartwright] póstvagnasmiðurinn
    } hefur þegar aðstoðað
refusal-second-draw-first = Ekkert spil var til að taka
refusal-pile-empty = Bunkinn er tómur og kastbunkinn líka
refusal-not-open = { $city } er ekki meðal opnu borgarspilanna
refusal-postmaster-forced = Póstmeistarinn verður að aðstoða að þessu sinni, svo að enginn annar póststarfsmaður getur það
refusal-administrator-late = Forstjórinn skiptir út opnu borgarspilunum áður en spil er tekið, ekki eftir á
refusal-nothing-open = Engin opin borgarspil eru til að skipta út
refusal-hand-empty = Ekkert spil var til að leggja niður
refusal-not-in-hand = Þú ert ekki með { $city } á hendi
refusal-carrier-begins = Seinna spil póstflutningamannsins verður að passa við leiðina: { $city } getur ekki verið byrjun á nýrri
refusal-route-goes-on = Þú ert með spil á hendi sem passar við leiðina, svo að { $city } getur ekki verið byrjun á nýrri
refusal-no-route = Engin póstleið er hafin: { $city } getur verið byrjun á henni
refusal-in-route = { $city } er þegar í leiðinni
refusal-route-card = { $city } er í leiðinni: spil hennar eru hvorki færð til né tekin til baka
refusal-does-not-fit = { $city } passar ekki: enginn vegur tengir borgina við { $ends ->
    [one] { $left }
   *[two] { $left } eða { $right }, enda leiðarinnar
    }
refusal-does-not-fit-there = { $city } passar ekki við { $side ->
    [left] vinstri
   *[right] hægri
    } endann: enginn vegur tengir borgina við { $end }; hún passar við hinn endann
refusal-route-too-short = Til að loka póstleið þarf { $least } spil; í þessari { $length ->
    [1] er eitt
    [one] er { $length }
   *[other] eru { $length }
    }
refusal-province-not-in-route = Engin borg leiðarinnar er í { $province }
refusal-places-nothing = Þú átt þegar pósthús í öllum borgum leiðarinnar í { $province }, en með öðrum kosti seturðu niður pósthús
refusal-city-not-in-route = { $city } er ekki í leiðinni
refusal-has-office = Þú átt þegar pósthús í { $city }
refusal-office-early = Pósthús eru sett niður þegar póstleið er lokað
refusal-not-in-option = { $city } fær ekkert pósthús þegar leiðinni er lokað á þann hátt sem þú valdir
refusal-other-province-first = Farið er yfir eitt hérað í einu, og { $city } er ekki í því sem nú er komið að
refusal-placement-full = Þú verður að setja niður öll pósthús sem valinn kostur gefur, svo lengi sem þau endast
refusal-cartwright-early = Póstvagnasmiðurinn aðstoðar þegar póstleið er lokað og eitt eða tvö spil vantar upp á næsta póstvagn
refusal-cleric-sent = Kirkjunnar maður af tign { $rank } er þegar í póstvagni
refusal-other-coach-first = Skipað er í einn póstvagn í einu, og ekki er komið að póstvagni { FORM($coach, case: "gen") }
refusal-in-rome = Póstvagn { FORM($coach, case: "gen") } er þegar í Róm
refusal-coach-not-asked = Ekkert spil færir póstvagn { FORM($coach, case: "gen") }
refusal-drive-early = Póstvagnarnir færast í átt til Rómar eftir að póstleið er lokað: um eina borg fyrir hvert spil hennar sem gaf ekkert pósthús
refusal-no-road = Enginn vegur liggur frá { FORM($at, case: "dat") } til { FORM($place, case: "gen") } fyrir póstvagn { FORM($coach, case: "gen") }
refusal-no-token = Þú átt enga starfsmannaskífu { $official ->
    [postmaster] póstmeistarans
    [carrier] póstflutningamannsins
    [administrator] forstjórans
   *[cartwright] póstvagnasmiðsins
    }
refusal-must-hand-in = Þú verður að skila að minnsta kosti einni starfsmannaskífu

refusal-seats = { $given } er ekki mögulegur fjöldi leikmanna
refusal-seat = { $given } er ekki sæti við þetta borð
refusal-edition = Engin reglubók heitir { $given }
refusal-module = Engin eining heitir { $given }
refusal-switch = Engin húsregla heitir { $given }
refusal-switch-word = Húsregla er gefin upp einu sinni og sem lykill=gildi, ekki sem { $given }
refusal-switch-value = { $switch } getur ekki verið { $given }
refusal-seed = { $given } er ekki slembifræ: það þarf að vera heil tala frá 0 til 2^128 − 1
refusal-shuffle = Stokkunin er ekki fyrir { $seats } sæti og þessar reglur, eða skuldbinding hennar passar ekki við leynigildið
refusal-start = { $given } er ekki sæti sem gæti byrjað
refusal-names = { $given }: hér þarf { $seats } ólík nöfn úr prentanlegum stöfum, án gæsalappa
refusal-rules-version = Leikurinn í upptökunni var spilaður eftir útgáfu { $given } af reglunum

refusal-position-text = { $given } er ekki staða
refusal-position-word = { $word } í stöðunni er ekki á sniðinu lykill=gildi
refusal-position-twice = { $key } kemur tvisvar fyrir í stöðunni
refusal-position-key = Staðan hefur engan lykil { $key }
refusal-position-name = „{ $key }“ í stöðunni: „{ $given }“ er ekki á borðinu
refusal-position-value = „{ $key }“ í stöðunni getur ekki verið { $given }
refusal-position-cards = Ómöguleg staða: þrjú spil eru til af hverri borg
refusal-position-sizes = Ómöguleg staða: fjöldi spila gengur ekki upp
refusal-position-seen = Ómöguleg staða: spil sem allir sáu tekin eru ekki á hendi
refusal-position-routes = Ómöguleg staða: póstleið er röð ólíkra borga þar sem vegur tengir hverja við þá næstu
refusal-position-offices = Ómöguleg staða: hver leikmaður á 20 pósthús
refusal-position-tiles = Ómöguleg staða: stigaskildir eru teknir ofan af bunkum, hver skjöldur er hjá einum leikmanni, enginn á tvo fyrir sama hérað eða sömu samtengdu héruð, og sá sem á skjöldinn fyrir leikslok boðaði þau
refusal-position-carriages = Ómöguleg staða: póstvagnar eru númer 3 til 7, og sá sem á 7 boðaði leikslok
refusal-position-clerics = Ómöguleg staða: hver leikmaður á einn kirkjunnar mann af hverri tign, einn í hverjum póstvagni
refusal-position-spaces = Ómöguleg staða: aðeins þeir kirkjunnar menn sem komnir eru til Rómar með póstvagni sínum eru í áheyrn
refusal-position-honours = Ómöguleg staða: starfsmannaskífur eða stigapeningar ganga ekki upp
refusal-position-table = Ómöguleg staða: sæti, umferð eða skref er utan marka
refusal-position-actor = Ómöguleg staða: skrefið á ekki við sætið sem á að gera eða einingarnar
refusal-position-closing = Ómöguleg staða: það sem lokun leiðarinnar krefst er ekki til staðar
refusal-position-choice = Ómöguleg staða: ekkert er til að velja um
