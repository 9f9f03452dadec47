review-unfinished = { $file }: þessum leik er ekki lokið; aðeins er hægt að rýna í leiki sem er lokið
review-one-page = --html býr til síðu um einn leik: nefndu aðeins eina upptöku
review-judging = aðgerðir metnar
review-how = Netið { $network } mat hverja ákvörðun í { $worlds } ímynduðum heimum, fræ { $seed }.

review-column-player = leikmaður
review-column-start = í byrjun
review-column-own = eigið val
review-column-others = val annarra
review-column-luck = heppni
review-column-result = í lokin
review-column-best = vel valið

review-player = { $play ->
    [flawless] { $player } gerði engin mistök sem orð er á gerandi
   *[mistakes] { $player } fór á mis við { $lost } vinningslíkur
} { $fortune ->
    [lucky] og hafði heppnina með sér ({ $luck }).
    [unlucky] og hafði heppnina á móti sér ({ $luck }).
   *[even] og heppni og óheppni vógust á.
}
review-strength = { $skill ->
    [drawing] { $player } stóð sig best í að draga spil
    [laying] { $player } stóð sig best í að leggja póstleiðir
    [rome] { $player } stóð sig best á leiðinni til Rómar
   *[closing] { $player } stóð sig best í að loka póstleiðum og setja niður pósthús
}: { $share } þessara ákvarðana hefðu ekki getað verið betri.
review-moments = Það sem réð úrslitum
review-curve = Vinningslíkur allra í gegnum leikinn
review-moment-choice = Umferð { $round }, { $player }: „{ $best_action }“ í stað „{ $action }“: { $best_chance } vinningslíkur í stað { $chance }.
review-moment-excellent = Umferð { $round }, { $player }: „{ $action }“, frábært val, { $chance } vinningslíkur.
review-moment-lucky = Umferð { $round }, { $player }: heppnin eykur vinningslíkurnar um { $change }, í { $chance }.
review-moment-unlucky = Umferð { $round }, { $player }: óheppni minnkar vinningslíkurnar um { $change }, í { $chance }.

review-title = Rýni
review-preparing = Rýnin er undirbúin; í fyrsta skipti tekur það mínútu …
review-progress = { $percent }% metin
review-here = Kostir í stöðunni: { $player }
review-chosen = valið
review-no-moments = Ekkert eitt augnablik réð úrslitum í þessum leik.
review-players = Hvernig allir léku
review-deeper = Rýna betur
review-mark-excellent = frábært val
review-mark-doubtful = vafasamt val
review-mark-costly = dýrkeypt val
