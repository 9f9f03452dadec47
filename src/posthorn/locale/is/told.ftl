# Sagt frá leik: ein setning um hver gerði hvað, hver hluti án frumlags. $you er „yes“ þar sem átt er við lesandann.

told-sentence = { $player } { $told }
told-sentence-you = Þú { $told }
told-gains = { $told }: { $gains }
told-card = { $city }
told-hidden = { $count ->
    [1] eitt hulið spil
    [one] { $count } hulið spil
   *[other] { $count } hulin spil
    }
told-takes = tekur { $cards }
told-no-card = getur ekki tekið spil: ekkert er eftir
told-sweeps = lætur skipta út opnu borgarspilunum
told-helped = þiggur aðstoð { $official_id ->
    [postmaster] póstmeistarans
    [carrier] póstflutningamannsins
    [administrator] forstjórans
    [cartwright] póstvagnasmiðsins
   *[other] ({ $official })
    }
told-begins = byrjar á póstleið með { $cards }
told-lays = leggur { $cards } við leiðina
told-loses = tapar póstleið með { $cards ->
    [1] einu spili
    [one] { $cards } spili
   *[other] { $cards } spilum
    }
told-closes = lokar { $route }
told-closes-cards = lokar póstleið með { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
    }
told-offices = { $count ->
    [1] eitt pósthús
    [2] tvö pósthús
    [3] þrjú pósthús
   *[other] { $count } pósthús
    }
told-carriage = póstvagn { $number }
told-tile = stigaskjöldur „{ $stack }“ ({ $value })
told-chip = stigapeningur sem gefur 1 stig
told-opens = setur niður pósthús í { $cities }
told-discards = kastar { $cards }
told-sends = setur kirkjunnar mann í póstvagn { FORM($coach, case: "gen") }
told-sends-known = setur { $rank ->
    [1] messuþjón
    [2] prest
    [3] ábóta
    [4] biskup
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) í póstvagn { FORM($coach, case: "gen") }
told-drives = færir póstvagn { FORM($coach, case: "gen") } til { FORM($place, case: "gen") }
told-arrives = kemst til Rómar með póstvagn { FORM($coach, case: "gen") }
told-received = kemur { $rank ->
    [1] messuþjóni
    [2] presti
    [3] ábóta
    [4] biskupi
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) í áheyrn
told-dismissed = missir { $rank ->
    [1] messuþjón
    [2] prest
    [3] ábóta
    [4] biskup
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) úr áheyrninni
told-token = tekur starfsmannaskífu { $official_id ->
    [postmaster] póstmeistarans
    [carrier] póstflutningamannsins
    [administrator] forstjórans
    [cartwright] póstvagnasmiðsins
   *[other] ({ $official })
    }
told-hands-in = skilar { $count ->
    [1] starfsmannaskífu
   *[other] { $count } starfsmannaskífum
    }: { $officials }
told-keeps = skilar engu
told-takes-chip = tekur stigapening sem gefur 1 stig
told-ends = boðar leikslok
told-took-back = tekur { $actions ->
    [1] síðustu aðgerð
    [one] síðustu { $actions } aðgerð
   *[other] síðustu { $actions } aðgerðir
    } til baka{ $seen ->
    [true] {" "}(spil höfðu sést)
   *[false] {""}
    }
told-seat-changed = { $change ->
    [bot] lætur vélmenni spila
    [absent] { $you ->
        [yes] ert í burtu og hinir hafa samþykkt að vélmenni spili á meðan
       *[no] er í burtu og hinir hafa samþykkt að vélmenni spili á meðan
        }
    [returned] spilar aftur
    [handed-over] hefur afhent sætið með kóða
    [left] hefur yfirgefið leikinn; vélmenni spilar áfram
   *[joined] sest að borðinu
    }
told-reshuffled = Bunkinn er tómur: { $cards ->
    [1] eina spilið í kastbunkanum verður
   *[other] kastbunkinn, { $cards } spil, er stokkaður og verður
    } að nýjum bunka
told-rounds-over = Umferð { $round } var sú síðasta
told-details = Það sem gerðist að þessu sinni, skref fyrir skref
told-last-turns = Það sem síðast gerðist
told-your-turn = Þú átt að gera.

# Það sem á skilið andartak út af fyrir sig.
peak-carriage = Póstvagn { $number }
peak-tile = { $stack }: { $value }
peak-region = Allar borgir í { $region }
peak-all = Pósthús í hverju héraði
peak-rome = Póstvagn { FORM($coach, case: "gen") } er kominn til Rómar
peak-end = Leikslok nálgast
peak-end-about = lokaumferðin er hafin

network-show = Sýna aðeins pósthús eins leikmanns: { $player }
network-show-own = Sýna aðeins þín pósthús
player-you = Þú
watch-no-route = engin póstleið enn
