# Hvað kostur hefur í för með sér, sett saman úr bútum: hint-row tengir búta setningar, hint-sentence lýkur henni.
# Það sem fæst ($gains) stendur í þolfalli.

hint-row = { $before }; { $after }
hint-or = { $before } eða { $after }
hint-sentence = { $text }.
hint-only = Þetta er það eina sem þú getur gert.

# Spil tekið. $ends segir við hvorn enda eigin leiðar það passar; „one“ er leið með einu spili.
hint-fits = { $city } passar við { $ends ->
    [left] vinstri enda leiðarinnar
    [right] hægri enda leiðarinnar
    [both] báða enda leiðarinnar
   *[one] leiðina þína
    }
hint-begins = { $city } getur verið byrjun á póstleið
hint-in-route = { $city } er þegar í leiðinni þinni
hint-apart = { $city } passar ekki við leiðina þína
hint-office-none = þú átt ekkert pósthús þar
hint-office-own = þú átt þegar pósthús þar
hint-in-hand = { $cards ->
    [1] þú átt þegar eitt slíkt spil á hendi
    [one] þú átt þegar { $cards } slíkt spil á hendi
   *[other] þú átt þegar { $cards } slík spil á hendi
    }
hint-length = með því verða { $cards } spil í leiðinni
hint-length-closing = með því verða { $cards } spil í leiðinni; ef þú lokar henni færðu { $gains }
hint-hidden = Efsta spilið í bunkanum er á hvolfi
hint-unseen = { $cards ->
    [1] eina spilið sem það gæti verið { $fitting ->
        [0] passar ekki
       *[other] passar
        }
   *[other] af { $cards ->
        [one] { $cards } mögulegu spili
       *[other] { $cards } mögulegum spilum
        } { $fitting ->
        [0] passar ekkert
        [1] passar eitt
        [one] passar { $fitting }
       *[other] passa { $fitting }
        }
    } við leiðina þína
hint-administrator = Öll opin borgarspil fara í kastbunkann og ný koma í þeirra stað

# Póststarfsmennirnir.
hint-helps = { $official_id ->
    [postmaster] póstmeistarinn
    [carrier] póstflutningamaðurinn
    [administrator] forstjórinn
    [cartwright] póstvagnasmiðurinn
   *[other] { $official }
    } aðstoðar þig{ $token ->
    [yes] {" "}(þú færð starfsmannaskífu)
   *[no] {""}
    }; enginn annar getur aðstoðað að þessu sinni
hint-last-token = sú starfsmannaskífa er sú síðasta, svo að allir verða að skila skífum

# Spil lagt niður.
hint-route = Leiðin verður þá { $route }, { $cards ->
    [1] eitt spil
   *[other] { $cards } spil
    }
hint-next = næst gæti passað: { $cities }
hint-next-many = næst { $count ->
    [one] gæti { $count } borg
   *[other] gætu { $count } borgir
    } passað
hint-next-none = ekkert spil gæti passað næst
hint-closing-now = Ef þú lokar leiðinni núna færðu { $gains }
hint-begin = Ný póstleið hefst í { $city }
hint-lost = leiðin þín með { $cards ->
    [1] einu spili
    [one] { $cards } spili
   *[other] { $cards } spilum
    } tapast án stiga
hint-pass = Röðin kemur að næsta leikmanni og leiðin þín stendur óbreytt

# Póstleið lokað.
hint-offices = { $count ->
    [1] Pósthús í { $cities }
   *[other] { $count } pósthús, í { $cities }
    }
hint-offices-none = Ekkert pósthús er sett niður
# Í $cities eru þær borgir sem eru öruggar, í $choice þær þar sem $choose fá pósthús.
hint-offices-some = { $count ->
    [0] { $choose ->
        [1] Pósthús í { $choice }
       *[other] Pósthús í { $choose } af borgunum { $choice }
        }
   *[other] Pósthús í { $cities } og { $choose ->
        [1] eitt enn í { $choice }
       *[other] í { $choose } af borgunum { $choice }
        }
    }
# Hér má hver borg í $choice fá pósthús, eða engin.
hint-offices-may = { $count ->
    [0] Pósthús að vild í { $choice }
   *[other] Pósthús í { $cities } og að vild í { $choice }
    }
hint-done = Ekki eru fleiri pósthús sett niður
hint-wins = þú færð { $gains }
hint-points = { $points ->
    [1] eitt stig í viðbót
   *[other] { $points } stig í viðbót
    }
hint-points-least = { $points ->
    [1] að minnsta kosti eitt stig í viðbót
   *[other] að minnsta kosti { $points } stig í viðbót
    }
hint-best = með { $cities } { $points ->
    [1] er það eitt stig
    [one] er það { $points } stig
   *[other] eru það { $points } stig
    }
hint-best-all = með þeim öllum { $points ->
    [1] er það eitt stig
    [one] er það { $points } stig
   *[other] eru það { $points } stig
    }
hint-best-wins = með { $cities } færðu líka { $gains }
hint-could-cartwright = póstvagnasmiðurinn gæti útvegað þér póstvagn { $number }
hint-brings-end = þú boðar leikslok
hint-drives = Síðan færast póstvagnar í átt til Rómar: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps ->
    [one] { $steps } færsla að eigin vali
   *[other] { $steps } færslur að eigin vali
    }
hint-cartwright = Póstvagnasmiðurinn útvegar þér póstvagn { $number }{ $token ->
    [yes] {" "}(þú færð starfsmannaskífu)
   *[no] {""}
    }
hint-no-cartwright = Þú færð engan póstvagn fyrir þessa leið
hint-discard = { $city } fer í kastbunkann
hint-keeps = eftir verða á hendi: { $cities }

# Það sem fæst, í þolfalli.
gain-nothing = ekkert
gain-offices = { $count ->
    [1] eitt pósthús
   *[other] { $count } pósthús
    }
gain-carriage = póstvagn { $number }
gain-tile = { $stack_id ->
    [route_5] stigaskjöld sem gefur { $value } stig
    [route_6] stigaskjöld sem gefur { $value } stig
    [route_7] stigaskjöld sem gefur { $value } stig
    [outside_baiern] stigaskjöldinn „{ $stack }“ ({ $value } stig)
   *[other] stigaskjöld fyrir { $stack } ({ $value } stig)
    }

# Áheyrnin.
hint-send = Þú sendir { $rank ->
    [1] messuþjón
    [2] prest
    [3] ábóta
    [4] biskup
    [5] kardínála
   *[other] { $cleric }
    } ({ $rank }) með póstvagni { FORM($coach, case: "gen") }
hint-far = hann er { $steps ->
    [1] einu skrefi
    [one] { $steps } skrefi
   *[other] { $steps } skrefum
    } frá Róm
hint-drive = Póstvagn { FORM($coach, case: "gen") } færist til { FORM($place, case: "gen") }
hint-arrives = Póstvagn { FORM($coach, case: "gen") } kemst til Rómar og kirkjunnar menn stíga út
hint-own-cleric = í honum er { $rank ->
    [1] messuþjónninn
    [2] presturinn
    [3] ábótinn
    [4] biskupinn
    [5] kardínálinn
   *[other] { $cleric }
    } þinn ({ $rank })

# Póststarfsmennirnir.
hint-hand-in = Þú skilar { $count ->
    [1] einni starfsmannaskífu
    [one] { $count } starfsmannaskífu
   *[other] { $count } starfsmannaskífum
    } og { $gets ->
    [card] mátt taka spil
    [chip] færð stigapening sem gefur 1 stig
    [office] mátt setja niður pósthús í hvaða borg sem er þar sem þú átt ekkert
   *[nothing] færð ekkert í staðinn
    }
hint-keep = Þú skilar engu og ekkert breytist
hint-decline = Þú tekur ekkert

# Hvers vegna ekki?
why-not-legal = Þetta máttu gera
