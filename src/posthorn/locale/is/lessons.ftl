# Það sem kennslustundirnar segja, ein setning fyrir hvert skref; nöfn og tölur eru úr leiknum eins og hann stendur þar.

# Fyrsti leikurinn.
lesson-base-welcome = Velkomin í póstþjónustuna! Leggðu póstleiðir úr borgarspilum, settu niður pósthús í borgunum og reyndu að fá flest stig.
lesson-base-draw = Þegar þú átt að gera byrjar þú á því að taka spil: taktu { $city }, eitt af opnu spilunum { $display }.
lesson-base-postmaster = Í fyrstu umferð gefur póstmeistarinn þér annað spil: taktu { $city }, því vegur tengir borgina við { $near }.
lesson-base-begin = Nú verður þú að leggja niður spil: byrjaðu póstleiðina í { $city } og hleyptu svo næsta að.
lesson-base-choose = Hugsaðu fram í tímann þegar þú tekur spil: vegur tengir { $city } við { $near }, taktu því { $city }.
lesson-base-extend = Spil passar ef vegur tengir borg þess við annan enda leiðarinnar: leggðu { $city } við hliðina á { $near } og hleyptu svo næsta að.
lesson-base-ends = Póstleið hefur tvo enda: taktu { $city }, sem passar við endann hjá { $near }.
lesson-base-fits = Aðeins vegir skipta máli, ekki litir, og engin borg má koma fyrir tvisvar: leggðu { $city } við hliðina á { $near }.
lesson-base-carrier = Einn póststarfsmaður má aðstoða þig í hvert sinn. Með aðstoð póstflutningamannsins leggur þú niður annað spil: leggðu { $city } við hliðina á { $near }.
lesson-base-wait = Leið með { $smallest } spilum eða fleiri má loka, en með einu spili í viðbót færðu stigaskjöld: hleyptu bara næsta að.
lesson-base-empty = Samkvæmt flestum reglubókum verður póstmeistarinn að aðstoða þig ef þú átt ekkert spil á hendi þegar röðin kemur að þér: taktu { $city } og svo { $second }.
lesson-base-five = Leggðu { $city } við hliðina á { $near }, þá eru { $length } spil í leiðinni.
lesson-base-ways = Þú getur lokað henni á tvo vegu: með einu pósthúsi í hverju héraði leiðarinnar (hér { $each }) eða einu í hverri borg leiðarinnar í einu héraði (hér { $one }). Veldu fyrri kostinn.
lesson-base-office = Þannig fær aðeins ein af { $cities } borgum leiðarinnar í { $province } pósthús: veldu { $city }.
lesson-base-tile = Fyrir löngu leiðina fékkstu stigaskjöld, { $tiles } stig. Aðrir fást fyrir pósthús í öllum borgum héraðs eða samtengdra héraða og fyrir pósthús í hverju héraði (samkvæmt sumum reglubókum hverju héraði utan Bæjaralands).
lesson-base-carriage = Fyrir lokaða leið geturðu líka fengið næsta póstvagn. Þú átt póstvagn { $carriage }, sem gefur { $points } stig; fyrir póstvagn { $following } þarf að minnsta kosti { $following } spil.
lesson-base-administrator = Ekkert opið spil passar við { $held }: kallaðu á forstjórann, þá koma { $display } ný.
lesson-base-swept = Þetta er betra: taktu { $city }, því vegur tengir borgina við { $near }.
lesson-base-again = Byrjaðu næstu póstleið í { $city } og hleyptu svo næsta að.
lesson-base-pile = Þú mátt líka draga í blindni: taktu efsta spilið í bunkanum.
lesson-base-lay = Leggðu { $city } við hliðina á { $near } og hleyptu svo næsta að.
lesson-base-third = Taktu { $city } og leggðu spilið við hliðina á { $near }.
lesson-base-one = Nú eru allar { $cards } borgirnar í { $province }, lokaðu því á hinn veginn: með þessum { $offices } pósthúsum nærðu öllum borgum héraðsins og færð stigaskjöldinn fyrir það.
lesson-base-cartwright = { $cards } spil eru of fá fyrir póstvagn { $following }, en póstvagnasmiðurinn hjálpar þegar eitt eða tvö vantar: kallaðu á hann.
lesson-base-end = Leik lýkur þegar einhver fær póstvagn { $last } eða hefur sett niður öll { $material } pósthúsin sín. Þessum stutta leik lýkur eftir { $rounds } umferðir.
lesson-base-score = Í leikslok kostar hvert pósthús sem þú settir ekki niður eitt stig. Þú settir niður { $opened } og fékkst { $won } stig fyrir póstvagn og stigaskildi; andstæðingurinn setti niður { $their_opened } og fékk { $their_won }. Þú vinnur!

# Áheyrnin.
lesson-audience-welcome = Á seinna kortinu eru { $regions } póstvagnar á leið til Rómar, einn fyrir hvert hérað eða samtengd héruð, og í hverjum situr einn kirkjunnar maður frá hverjum leikmanni.
lesson-audience-hidden = Fyrir fyrstu umferð setur hver leikmaður með leynd einn kirkjunnar mann, af tign 1 til { $ranks }, í hvern póstvagn. Hér er búið að því, og þú mátt skoða þína.
lesson-audience-draw = Nú átt þú að gera í síðasta sinn í þessum leik: taktu { $city }.
lesson-audience-lay = Leggðu { $city } við hliðina á { $near }.
lesson-audience-close = Fyrir hvert spil leiðarinnar sem gefur ekkert pósthús núna færist póstvagn héraðsins um eina borg. Lokaðu með pósthúsum í { $province }: það gefur { $moves } færslur.
lesson-audience-arrive = Póstvagn { FORM($region, case: "gen") } stendur rétt fyrir utan Róm og í honum situr { $rank ->
    [1] messuþjónninn
    [2] presturinn
    [3] ábótinn
    [4] biskupinn
    [5] kardínálinn
   *[other] { $cleric }
    } þinn ({ $rank }): láttu vagninn aka inn.
lesson-audience-fork = Sá vagn er nú í Róm, svo að hina færsluna máttu nota á hvaða póstvagn sem er, og þar sem vegurinn greinist velur þú leiðina: færðu póstvagn { FORM($region, case: "gen") } til { FORM($place, case: "gen") }.
lesson-audience-spaces = Í Róm fara kirkjunnar menn á áheyrnarreit sinnar tignar, og sá sem fyrir var verður að víkja. Nú er þar { $rank ->
    [1] messuþjónninn
    [2] presturinn
    [3] ábótinn
    [4] biskupinn
    [5] kardínálinn
   *[other] { $cleric }
    } þinn ({ $rank }).
lesson-audience-score = Í leikslok gefur hver kirkjunnar maður á áheyrnarreit jafnmörg stig og tign hans er: þú færð { $clerics }. Þú settir niður { $opened } pósthús og fékkst { $won } stig, andstæðingurinn { $their_opened } og { $their_won }. Þú vinnur!

# Póststarfsmennirnir.
lesson-honours-welcome = Í þessum leik færðu líka starfsmannaskífu frá hverjum póststarfsmanni sem aðstoðar þig.
lesson-honours-tokens = Þú átt þegar { $tokens } ólíkar starfsmannaskífur: { $officials }.
lesson-honours-draw = Þú gerir eins og venjulega, taktu því spil: { $city }.
lesson-honours-lay = Leggðu { $city } við hliðina á { $near }.
lesson-honours-close = Lokaðu póstleiðinni með pósthúsum í { $province }: þau verða { $offices }.
lesson-honours-last = Þegar einhver tekur síðustu skífu póststarfsmanns verða allir að skila skífum: kallaðu á póstvagnasmiðinn, sem á aðeins eina eftir.
lesson-honours-hand-in = Tvær ólíkar skífur gefa spil, þrjár stigapening sem gefur 1 stig, fjórar pósthús í hvaða borg sem er: skilaðu öllum fjórum.
lesson-honours-build = Settu pósthúsið niður í { $city }: þá áttu pósthús í öllum borgum samtengdra héraða og færð stigaskjöldinn fyrir þau, { $tile } stig.
lesson-honours-final = Í leikslok mega allir skila skífum einu sinni enn, en fyrir þínar { $tokens } skífur fengist aðeins spil, sem gagnast ekki lengur: skilaðu engu.
lesson-honours-score = Þannig færði aðstoð póststarfsmannanna þér líka pósthús og stigaskjöld. Þú settir niður { $opened } pósthús og fékkst { $won } stig, andstæðingurinn { $their_opened } og { $their_won }. Þú vinnur!
