### Tölfræði eigin leikja.

statistics-link = Tölfræði
statistics-title = Tölfræðin þín
statistics-about = Loknir leikir þínir í þessu tæki. Þeir eru aðeins geymdir í þessum vafra.
statistics-empty = Enn er ekkert að telja. Spilaðu leik til enda og þá sérðu hér hvernig gengur.
statistics-who = Leikmaður
statistics-everyone = Allir við þetta tæki
statistics-kind = Talið
statistics-kind-real = Leikir
statistics-kind-practice = Æfingaleikir og kennsla
statistics-none = Engir slíkir leikir eru til enn.
statistics-games = Leikir
statistics-wins = Unnir
statistics-share = Hlutfall
statistics-average = Stig að meðaltali
statistics-most = Flest stig
statistics-all = Allir
statistics-by-seats = Eftir fjölda leikmanna
statistics-seats = { $seats ->
    [one] { $seats } leikmaður
   *[other] { $seats } leikmenn
    }
statistics-players = Leikmenn
statistics-by-opponents = Eftir andstæðingum
statistics-opponent = Andstæðingur
statistics-someone = Einhver án nafns
statistics-sources = Hvaðan stigin þín koma
statistics-source = Uppruni
statistics-cities = Uppáhaldsborgir
statistics-city = Borg
statistics-csv = Vista sem töflu (CSV)
statistics-json = Vista sem JSON
statistics-delete = Eyða tölfræðinni
statistics-delete-sure = Eyða tölfræði þessa tækis? Leikirnir sjálfir haldast.
statistics-mistakes = Hvað ákvarðanirnar kostuðu
statistics-mistakes-about = { $games ->
    [one] Vinningslíkur sem glötuðust í hverjum leik, samkvæmt greiningu á { $games } leik.
   *[other] Vinningslíkur sem glötuðust í hverjum leik, samkvæmt greiningu á { $games } leikjum.
    }
statistics-skill = Ákvarðanir um
statistics-skill-drawing = að draga spil
statistics-skill-laying = að leggja póstleiðir
statistics-skill-closing = að loka póstleiðum
statistics-skill-rome = leiðina til Rómar
statistics-skill-all = Samtals
statistics-last = Síðustu { $games }
statistics-review = { $games ->
    [one] Greina { $games } leik til viðbótar
   *[other] Greina { $games } leiki til viðbótar
    }
statistics-reviewing = { $games ->
    [one] Greini … { $games } leikur eftir
   *[other] Greini … { $games } leikir eftir
    }
