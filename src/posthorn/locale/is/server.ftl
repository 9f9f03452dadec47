# Það sem netþjónninn segir þegar hann gerir ekki það sem hann var beðinn um.

server-refused-advice-asked = Vélmennið er enn að hugsa um síðustu spurningu; bíddu eftir svarinu
server-refused-bad-body = Meginmál beiðninnar er ekki gilt: { $reason }
server-refused-bad-key = Þetta er ekki lykill; sendu þann sem þú fékkst þegar þú stofnaðir leikinn eða settist við borðið, sem „Authorization: Bearer KEY“
server-refused-bad-parameter = Færibreytan { $name } er ekki gild: { $reason }
server-refused-bad-record = Ekki er hægt að sýna þessa upptöku: { $reason }
server-refused-bot-for-nobody = Aðeins er hægt að tilgreina vélmenni fyrir sæti vélmennis
server-refused-broken-game = Ekki er hægt að spila aðgerðir þessa leiks aftur; í atburðaskrá netþjónsins stendur hvers vegna
server-refused-cards-dealt = Spilin hafa þegar verið gefin, svo að engu er hægt að bæta við stokkunina; taktu þátt án slembigildis
server-refused-colour-twice = Tveir leikmenn geta ekki haft sama lit
server-refused-future-revision = Leikurinn er ekki kominn svo langt; spurðu aftur án þess að nefna stað í honum
server-refused-game-is-abandoned = Leiknum var slitið
server-refused-game-is-over = Leiknum er lokið
server-refused-game-is-playing = Leikurinn er hafinn, svo að ekki er lengur hægt að losa þetta sæti
server-refused-game-is-waiting = Leikurinn er ekki hafinn: hann bíður eftir leikmönnum
server-refused-gone = Hætt var við beiðnina
server-refused-in-doubt = Gagnagrunnurinn svarar ekki, svo að ekki er enn vitað hvort síðasta breyting við þetta borð var vistuð; sendu það sama aftur til að komast að því
server-refused-long-record = Upptaka með fleiri aðgerðum en { $most } er ekki sýnd
server-refused-no-advice = Enginn getur gefið ráð sem stendur; reyndu aftur
server-refused-no-game = Enginn slíkur leikur er til
server-refused-no-hints = Þessi leikur er spilaður án ábendinga
server-refused-no-key = Til þessa þarf lykil: þann sem þú fékkst þegar þú stofnaðir leikinn eða settist við borðið, sendan sem „Authorization: Bearer KEY“
server-refused-no-lesson = Þessi leikur er ekki kennslustund
server-refused-no-level = Ekkert slíkt vélmenni er til
server-refused-no-open-seat = Setið er í öllum sætum
server-refused-no-review = Hér er ekki hægt að rýna í leiki: til þess þarf það sem posthorn[fast] setur upp
server-refused-no-commitment = Þessi skuldbinding er óþekkt eða þegar notuð; biddu um nýja
server-refused-other-terms = Þessi skuldbinding er fyrir leik með öðrum skilmálum: { $terms }
server-refused-agreed = Þú hefur þegar samþykkt þennan leik; það sem lagt var til stokkunarinnar stendur
server-refused-no-ply = Þetta augnablik er ekki til: leiknum lýkur með aðgerð { $most }
server-refused-no-seat = Ekkert slíkt sæti er til; í leiknum eru þau { $seats }, talin frá 0
server-refused-no-take-back = Enginn hefur beðið um að taka til baka, eða leikurinn hefur haldið áfram á meðan
server-refused-not-absent = { $player } er ekki fjarverandi
server-refused-not-absent-long = { $minutes ->
    [one] { $player } má vera í burtu í { $minutes } mínútu enn
   *[other] { $player } má vera í burtu í { $minutes } mínútur enn
}
server-refused-not-at-table = Þú spilar ekki í þessum leik
server-refused-not-host = Þetta má aðeins sá sem stofnaði leikinn
server-refused-not-json = Meginmálið verður að vera JSON, með gerðinni application/json
server-refused-not-over = Þetta er ekki hægt fyrr en leiknum er lokið
server-refused-not-your-seat = Þú átt ekki sæti { $seat }
server-refused-not-your-turn = { $player } á að gera
server-refused-nothing-to-play-on = Á þessum stað er leiknum lokið; veldu eldra augnablik
server-refused-nothing-to-take-back = Þú hefur ekkert til að taka til baka
server-refused-log-full = Þessi leikur er með { $entries } færslur, eins margar og leikur má hafa hér; sá sem stofnaði hann getur slitið honum
server-refused-log-half-full = Þessi leikur er þegar með { $entries } færslur: aðeins er hægt að spila áfram
server-refused-other-method = Þetta veffang tekur ekki við þessari aðferð
server-refused-other-rules = Leikurinn var spilaður eftir útgáfu { $given } af reglunum, en þetta er útgáfa { $known }
server-refused-practice = Þetta er æfingaleikur: enginn annar getur bæst í hópinn
server-refused-record-or-position = Gefðu annaðhvort upp upptöku eða stöðu
server-refused-revealed = Síðan hefur eitthvað hulið komið í ljós, svo að þetta er ekki hægt að taka til baka
server-refused-reviews-asked = Bíddu þar til lokið er við þá rýni sem þú hefur þegar beðið um
server-refused-seat-taken = Setið er í þessu sæti
server-refused-stale = Leikurinn hefur haldið áfram á meðan
server-refused-storage = Ekki er hægt að vista leikinn sem stendur; ekkert hefur breyst, reyndu aftur
server-refused-text-or-phrase = Sendu annaðhvort texta eða tilbúna setningu
server-refused-thinking-time = Umhugsunartíminn má mest vera { $most } s
server-refused-unknown-parameter = Engin færibreyta heitir { $name }
server-refused-unprintable = Þetta verður að vera ein lína af venjulegum texta
server-refused-wrong-code = Kóðinn er rangur, þegar notaður eða of gamall; biddu um nýjan

# Litir leikmannanna, og nöfn þeirra sem ekki heita annað.
colour-red = Rauður
colour-blue = Blár
colour-yellow = Gulur
colour-green = Grænn

# Skipunin serve.
serve-at = Posthorn er á { $address } (Ctrl-C stöðvar það)
serve-running-already = Posthorn er þegar í gangi, á { $address }
serve-no-browser = Opnaðu { $address } í vafra
serve-cannot-listen = Netþjónninn getur ekki hlustað á { $host }, gátt { $port }: { $reason }. Veldu annað með --host og --port
serve-no-tracing = Stillingin tracing þarf OpenTelemetry, sem er ekki uppsett: { $install }
serve-needs-postgresql = Aðeins netþjónar með PostgreSQL-gagnagrunn deila honum og vélmennum sínum: nefndu einn með --database postgresql://user:password@host/database, eða hafðu --workers og --bot-workers eins og venjulega
bots-need-postgresql = Vélmenni geta aðeins hugsað annars staðar fyrir netþjóna sem deila PostgreSQL-gagnagrunni: nefndu hann með --database postgresql://user:password@host/database
bots-none = Það verður að vera að minnsta kosti eitt ferli fyrir vélmenni: --bot-workers 1
bots-think = Hér hugsa vélmenni fyrir netþjóna sem nota { $database } (Ctrl-C stöðvar það)
docs-at = Leiðbeiningarnar eru á { $address } (Ctrl-C stöðvar netþjóninn)
docs-not-built = Leiðbeiningarnar hafa ekki verið búnar til hér. Búðu þær til með: { $command }
