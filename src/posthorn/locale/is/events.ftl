# Það sem gerðist, ein setning fyrir hvern atburð. „-known“ er fyrir þá sem mega þekkja leyndarmálið.

event-laid-out = Nýtt opið borgarspil: { $city }
event-reshuffled = Bunkinn er tómur: { $cards ->
    [1] eina spilið í kastbunkanum verður
   *[other] kastbunkinn, { $cards } spil, er stokkaður og verður
    } að nýjum bunka
event-took-open = { $player } tekur { $city }
event-took-hidden = { $player } dregur spil úr bunkanum
event-took-hidden-known = { $player } dregur { $city } úr bunkanum
event-nothing-to-draw = { $player } getur ekki tekið spil: ekkert er eftir
event-swept = Öll opin borgarspil fara í kastbunkann
event-helped = { $player } þiggur aðstoð { $official_id ->
    [postmaster] póstmeistarans
    [carrier] póstflutningamannsins
    [administrator] forstjórans
    [cartwright] póstvagnasmiðsins
   *[other] ({ $official })
    }
event-began-route = { $player } byrjar á póstleið í { $city }
event-extended-route = { $player } leggur { $city } { $end ->
    [left] vinstra
   *[right] hægra
    } megin við leiðina
event-lost-route = { $player } tapar póstleið með { $cards ->
    [1] einu spili
    [one] { $cards } spili
   *[other] { $cards } spilum
    }
event-closed-route = { $player } lokar póstleið með { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
    }: { $option ->
    [each] eitt pósthús í hverju héraði
   *[other] pósthús í { $option }
    }
event-placed-office = { $player } setur niður pósthús í { $city }
event-won-tile = { $player } fær { $stack_id ->
    [outside_baiern] stigaskjöldinn „{ $stack }“
   *[other] stigaskjöld fyrir { $stack }
    }, { $value } stig
event-won-carriage = { $player } fær póstvagn { $number }
event-discarded = { $player } kastar { $city }
event-sent-cleric = { $player } setur kirkjunnar mann í póstvagn { FORM($coach, case: "gen") }
event-sent-cleric-known = { $player } setur { $rank ->
    [1] messuþjón
    [2] prest
    [3] ábóta
    [4] biskup
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) í póstvagn { FORM($coach, case: "gen") }
event-drove = { $player } færir póstvagn { FORM($coach, case: "gen") } til { FORM($place, case: "gen") }
event-arrived = Póstvagn { FORM($coach, case: "gen") } er kominn til Rómar og kirkjunnar menn stíga út
event-received = { $player } kemur { $rank ->
    [1] messuþjóni
    [2] presti
    [3] ábóta
    [4] biskupi
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) í áheyrn
event-dismissed = { $player } missir { $rank ->
    [1] messuþjón
    [2] prest
    [3] ábóta
    [4] biskup
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) úr áheyrninni
event-took-token = { $player } tekur starfsmannaskífu { $official_id ->
    [postmaster] póstmeistarans
    [carrier] póstflutningamannsins
    [administrator] forstjórans
    [cartwright] póstvagnasmiðsins
   *[other] ({ $official })
    }
event-handed-in = { $player } skilar { $count ->
    [1] einni starfsmannaskífu
    [one] { $count } starfsmannaskífu
   *[other] { $count } starfsmannaskífum
    }: { $officials }
event-kept-tokens = { $player } skilar engu
event-took-chip = { $player } tekur stigapening sem gefur 1 stig
event-brought-end = { $player } boðar leikslok
event-rounds-over = Umferð { $round } var sú síðasta
event-took-back = { $player } tekur { $actions ->
    [1] síðustu aðgerð
    [one] síðustu { $actions } aðgerð
   *[other] síðustu { $actions } aðgerðir
    } til baka{ $seen ->
    [true] {" "}(spil höfðu sést)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } lætur vélmenni spila
    [absent] { $player } er í burtu og hinir hafa samþykkt að vélmenni spili á meðan
    [returned] { $player } spilar aftur
    [handed-over] { $player } hefur afhent sætið með kóða
    [left] { $player } hefur yfirgefið leikinn; vélmenni spilar áfram
   *[joined] { $player } sest að borðinu
    }
