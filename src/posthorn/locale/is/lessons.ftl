# Það sem kennslustundirnar segja, ein setning fyrir hvert skref; nöfn og tölur eru úr leiknum eins og hann stendur þar.

# Fyrsti leikurinn.
lesson-base-welcome = Velkomin til póstsins! Leggðu borgarspil í póstleiðir, settu pósthús í borgir þeirra og fáðu flest stig að lokum.
lesson-base-draw = Í hvert sinn byrjar þú á að taka spil: taktu { $city } úr opnu spilunum { $display }.
lesson-base-postmaster = Í fyrstu umferð gefur póstmeistarinn þér annað spil: taktu { $city }, því vegur liggur þaðan til { $near }.
lesson-base-begin = Nú verður þú að leggja niður spil: byrjaðu póstleiðina í { $city } og hleyptu svo næsta að.
lesson-base-choose = Hugsaðu fram í tímann þegar þú tekur spil: vegur liggur milli { $city } og { $near }, svo taktu það.
lesson-base-extend = Spil passar ef vegur tengir borg þess við annan enda leiðarinnar: leggðu { $city } við hlið { $near } og hleyptu svo næsta að.
lesson-base-ends = Póstleið hefur tvo enda: taktu { $city }, sem passar við endann hjá { $near }.
lesson-base-fits = Aðeins vegir skipta máli, ekki litir, og engin borg kemur fyrir tvisvar: leggðu { $city } við hlið { $near }.
lesson-base-carrier = Einn póststarfsmaður má aðstoða í hvert sinn, og með póstflutningamanninum leggur þú niður annað spil: leggðu { $city } við hlið { $near }.
lesson-base-wait = Leið með { $smallest } spilum eða fleiri má loka, en með einu í viðbót færðu stigaskjöld: hleyptu næsta að núna.
lesson-base-empty = Þegar höndin er tóm verður póstmeistarinn að aðstoða: taktu { $city } og svo { $second }.
lesson-base-five = Leggðu { $city } við hlið { $near }, og þá eru { $length } spil í leiðinni.
lesson-base-ways = Lokaðu henni á annan af tveimur vegu: pósthús í hverju héraði, hér { $each }, eða í öllum borgum eins héraðs, hér { $one }; veldu þann fyrri.
lesson-base-office = Af { $towns } borgum í { $province } fær svona aðeins ein pósthús: veldu { $city }.
lesson-base-tile = Langa leiðin þín gaf stigaskjöld, { $tiles } stig; aðrir fást fyrir allar borgir héraðs eða fyrir pósthús í hverju héraði.
lesson-base-carriage = Hver lokuð leið getur líka gefið næsta póstvagn: þú átt vagn { $carriage }, sem gefur { $points } stig, og vagn { $following } krefst { $following } spila.
lesson-base-administrator = Ekkert opið spil liggur að { $held }: kallaðu á forstjórann, og { $display } ný eru lögð fram.
lesson-base-swept = Þetta er betra: taktu { $city }, því vegur liggur þaðan til { $near }.
lesson-base-again = Byrjaðu næstu póstleið í { $city } og hleyptu svo næsta að.
lesson-base-pile = Þú mátt líka draga í blindni: taktu efsta spilið í bunkanum.
lesson-base-lay = Leggðu { $city } við hlið { $near } og hleyptu svo næsta að.
lesson-base-third = Taktu { $city } og leggðu við hlið { $near }.
lesson-base-one = Nú eru allar { $cards } borgirnar í { $province }: lokaðu á hinn veginn, og { $offices } pósthús fylla héraðið og gefa stigaskjöld þess.
lesson-base-cartwright = { $cards } spil eru of fá fyrir póstvagn { $following }, en póstvagnasmiðurinn hjálpar þegar eitt eða tvö vantar: kallaðu á hann.
lesson-base-end = Leik lýkur þegar einhver fær póstvagn { $last } eða hefur sett niður öll { $material } pósthúsin; þessum stutta lýkur eftir { $rounds } umferðir.
lesson-base-score = Póstvagninn gefur { $points } stig og stigaskildirnir { $tiles }, og hvert af þeim { $left } pósthúsum sem eftir eru kostar eitt: þú vinnur, { $own } gegn { $other }!

# Áheyrnin.
lesson-audience-welcome = Á seinna kortinu eru { $regions } póstvagnar á leið til Rómar, einn fyrir hvert hérað, og í hverjum situr kirkjunnar maður frá hverjum leikmanni.
lesson-audience-hidden = Fyrir fyrstu umferð felur hver sína kirkjunnar menn af tign 1 til { $ranks } í þeim, einn í hverjum; hér er það búið, og þína máttu sjá.
lesson-audience-draw = Þú átt síðasta leikinn: taktu { $city }.
lesson-audience-lay = Leggðu { $city } við hlið { $near }.
lesson-audience-close = Hvert spil sem ekkert pósthús fylgir nú færir póstvagn héraðs síns um einn stað: lokaðu með { $province }, og færslurnar verða { $moves }.
lesson-audience-arrive = Póstvagn { FORM($region, case: "gen") } stendur fyrir utan Róm, og í honum er { $cleric } ({ $rank }) frá þér: láttu hann aka inn.
lesson-audience-fork = Þar sem hann er kominn til Rómar færir þú nú vagn að eigin vali og velur veginn þar sem hann greinist: póstvagn { FORM($region, case: "gen") } til { FORM($place, case: "gen") }.
lesson-audience-spaces = Í Róm taka kirkjunnar menn sæti sinnar tignar, og sá sem fyrir var verður að víkja: nú er þar { $cleric } ({ $rank }) frá þér.
lesson-audience-score = Í leikslok gefur hver kirkjunnar maður í sæti jafnmörg stig og tign hans segir, þér { $clerics }: þú vinnur, { $own } gegn { $other }!

# Póststarfsmennirnir.
lesson-honours-welcome = Í þessum leik gefur hver póststarfsmaður sem aðstoðar þig þér líka starfsmannaskífu.
lesson-honours-tokens = Þú átt þegar skífur frá { $tokens } starfsmönnum: { $officials }.
lesson-honours-draw = Þú leikur eins og alltaf, svo taktu spil: { $city }.
lesson-honours-lay = Leggðu { $city } við hlið { $near }.
lesson-honours-close = Lokaðu póstleiðinni með { $province }; það gefur { $offices } pósthús.
lesson-honours-last = Þegar einhver tekur síðustu skífu starfsmanns skila allir skífum: kallaðu á póstvagnasmiðinn, sem á aðeins eina eftir.
lesson-honours-hand-in = Tvær ólíkar skífur gefa spil, þrjár stigapening sem gefur 1 stig, fjórar pósthús í hvaða borg sem er: skilaðu öllum fjórum.
lesson-honours-build = Settu pósthúsið í { $city }: það fyllir hérað og gefur stigaskjöld þess, { $tile } stig.
lesson-honours-final = Í leikslok mega allir skila einu sinni enn, en skífurnar þínar { $tokens } gefa aðeins spil, sem gagnast ekki lengur: skilaðu engu.
lesson-honours-score = Þannig gaf aðstoð starfsmannanna þér líka pósthús og stigaskjöld: þú vinnur, { $own } gegn { $other }!
