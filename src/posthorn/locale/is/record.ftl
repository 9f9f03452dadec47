# Upptökur: hvað er að skrá, og hvernig leikur sem lesinn var er sýndur.

record-line = lína { $line }

record-foreign = Þetta er ekki upptaka frá Posthorn
record-binary = Þetta er ekki upptaka frá Posthorn: það er ekki texti í UTF-8
record-format = Skráin er á sniði { $given }, en þetta forrit les snið { $known }
record-rules-newer = Leikurinn var spilaður eftir útgáfu { $given } af reglunum, en þetta forrit þekkir enga nýrri en { $known }
record-rules-older = Leikurinn var spilaður eftir útgáfu { $given } af reglunum, sem þetta forrit, af útgáfu { $known }, styður ekki lengur
record-cut-off = Það vantar aftan á skrána: síðasta línan er ekki heil
record-no-header = Hér á að vera haus, eða auða línan eftir hausunum, ekki: { $given }
record-no-empty-line = Skráin endar á hausunum: auðu línuna eftir þeim vantar
record-unknown-header = Enginn haus heitir { $field } hér
record-missing-header = Hausinn { $field } vantar
record-header-twice = Hausinn { $field } kemur tvisvar fyrir
record-value = { $field } getur ekki verið { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = Leikur hefst annaðhvort á slembifræi eða á tiltekinni stöðu
record-start-and-position = Í leik sem hefst á tiltekinni stöðu er upphafsleikmaðurinn sá sem staðan segir og enginn annar
record-shuffle-and-position = Leikur sem hefst á tiltekinni stöðu hefur ekkert slembifræ, og því ekkert sem það gæti leitt af
record-hash = { $field } verður að vera 64 stafir í sextándakerfi, ekki: { $given }
record-randomness = { $field } verður að vera ein lína af prentanlegum stöfum
record-randomness-seats = Sætin eru { $seats }, en slembigildin eru frá { $given }
record-commitment = Skuldbindingin passar ekki við leynigildið, en skuldbinding þess er { $known }
record-terms = { $field } verður að vera í samræmi við leikinn í þessari upptöku: { $known }
record-seed-not-shuffled = Slembifræið leiðir ekki af leynigildinu og slembigildum leikmanna; af þeim leiðir { $known }
record-not-practice = Hafi spil sem höfðu sést verið tekin til baka verður upptakan að segja að leikurinn sé æfingaleikur
record-incident = „{ $given }“ getur ekki gerst við þetta borð
record-unprintable = Í stöðunni eru óprentanlegir stafir
record-other-options = Staðan er ekki frá borði með þessum sætafjölda, þessari reglubók, þessum einingum og húsreglum
record-wrong-heading = Hér á að standa „{ $known }:“, ekki: { $given }
record-new-line = „{ $action }“ verður að standa í nýrri línu sem hefst á „{ $known }:“
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = Leiknum er lokið, og ekkert getur komið á eftir
record-spelling = „{ $given }“ er hér skrifað „{ $known }“
record-truncated = Upptakan endar eftir { $actions ->
    [1] eina aðgerð
    [one] { $actions } aðgerð
   *[other] { $actions } aðgerðir
    }, en þær eiga að vera { $plies }
record-plies = Fjöldi aðgerða er { $actions }, ekki { $plies }
record-result = { $over ->
    [yes] Leiknum er lokið með stigunum { $known }, en úrslitin segja annað
   *[no] Leikurinn stendur enn yfir, en úrslitin segja annað
    }
record-inexact = Línan verður að vera: { $known }
record-changed = Upptökunni var breytt eftir að hún var skrifuð; ef það var ætlunin verður línan að vera: { $known }
record-syntax = Þetta er ekki rétt JSON: villan er í dálki { $column }
record-twice = { $field } kemur tvisvar fyrir
record-unknown-key = Ekkert { $field } er til í upptöku
record-missing-key = { $field } vantar
record-type = { $field } á að vera { $wanted ->
    [number] heil tala
    [text] texti
    [list] listi
    [true] „true“
   *[object] hlutur
    }

record-ok = { $file }: í lagi, { $actions ->
    [1] ein aðgerð
    [one] { $actions } aðgerð
   *[other] { $actions } aðgerðir
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Aðeins er hægt að biðja um eitt af { $options }
record-upto-range = Í upptökunni { $actions ->
    [1] er aðeins ein aðgerð
    [one] er { $actions } aðgerð
   *[other] eru { $actions } aðgerðir
    }

record-verify-rules = { $over ->
    [yes] { $file }: heill leikur eftir reglunum, með réttum úrslitum (aðgerðir: { $actions }).
   *[no] { $file }: leikur sem stendur yfir, eftir reglunum til þessa (aðgerðir: { $actions }).
    }
record-verify-cards = Öll spil hans ráðast af slembifræinu { $seed }.
record-verify-seed = Slembifræið leiðir af leynigildi netþjónsins og því sem leikmenn lögðu til. Ef eitthvað af þessu er þitt skaltu gá hvort það er það sem þú lagðir til:
record-verify-added = { $player } lagði til „{ $randomness }“
record-verify-added-again = { $player } lagði til „{ $randomness }“, í tilraun { $attempt }: því sem áður var sent var hafnað
record-verify-nothing-added = { $player } lagði ekkert til
record-verify-committed = Leynigildið er það sem netþjónninn skuldbatt sig til með { $commitment }.
record-verify-bound = Skuldbindingin er bundin leiknum { $game } og skilmálum hans: { $terms }. Engan annan leik er hægt að gefa með henni.
record-verify-unbound = Þetta er skuldbinding af eldri gerð og bundin engum leik: hún sannar hvorki að netþjónninn hafi sýnt hana þessu borði einu, né að reglurnar hafi verið ákveðnar áður, né að engum slembigildum hafi fyrst verið hafnað.
record-verify-compare = Berðu þetta saman við skuldbindinguna sem þú skráðir hjá þér fyrir leikinn, eða gefðu þína upp með { $option }: aðeins ef þær eru eins er sannað að leynigildið var ekki valið eftir á.
record-verify-same = Þetta er skuldbindingin sem þú skráðir hjá þér: leynigildið var ekki valið eftir á.
record-verify-other = { $file }: þetta er ekki leikurinn sem þú skráðir skuldbindingu fyrir, eða skipt var um leynigildi. Skuldbinding upptökunnar er { $commitment }, þín { $noted }
record-verify-no-incidents = Samkvæmt upptökunni var ekkert tekið til baka og ekkert sæti skipti um leikmann.
record-verify-incidents = Annað sem netþjónninn skráði:
record-verify-incident = { $actions ->
    [0] fyrir fyrstu aðgerð
    [one] eftir { $actions } aðgerð
   *[other] eftir { $actions } aðgerðir
    }: { $what }
record-verify-practice = { $file }: þetta er æfingaleikur. Spil sem höfðu sést voru tekin til baka, eða allt hulið var þekkt frá upphafi: hvað sem annað er sannað segja úrslitin ekkert
record-verify-no-shuffle = { $file }: upptakan fylgir reglunum, en segir ekki hvaðan slembifræið kom, svo að ekkert er hægt að sanna um stokkunina
record-verify-no-commitment = Skuldbinding er 64 stafir í sextándakerfi, ekki: { $given }

record-edition = Reglubók
record-modules = Einingar
record-switches = Húsreglur
record-players = Leikmenn
record-seed = Slembifræ
record-position = Staða
record-actions = Aðgerðir
record-setup = Undirbúningur
record-sentence = { $sentence }.

record-under-way = Leikurinn stendur yfir; stigin til þessa
record-player = Leikmaður
record-carriage = Póstvagn
record-tiles = Stigaskildir
record-offices-left = Pósthús eftir
record-clerics = Kirkjunnar menn
record-chips = Stigapeningar
record-total = Stig
record-rank = Sæti
record-won = { $player } vinnur

record-after = Eftir aðgerð { $actions } af { $all }: umferð { $round }
record-to-act = { $player } á að gera
record-over = Leiknum er lokið
record-display = Opin borgarspil
record-pile = Bunki
record-discards = Kastbunki
record-hand = Á hendi
record-route = Póstleið
record-offices = Pósthús
record-tokens = Starfsmannaskífur
record-tile = { $stack } { $value }
record-coaches = Á leiðinni til Rómar
record-at = { $coach }: { FORM($place, case: "dat") }
record-audience = Í áheyrn
record-supply = Starfsmannaskífur eftir
record-count = { $count } { $word }
