review-unfinished = { $file }: þessum leik er ekki lokið; aðeins er hægt að rýna í leiki sem er lokið
review-judging = ákvarðanir metnar
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
review-moments = Það sem réð úrslitum
review-curve = Vinningslíkur allra í gegnum leikinn
review-moment-choice = Umferð { $round }, { $player }: „{ $action }“, { $chance } vinningslíkur. Betra: „{ $best_action }“, { $best_chance }.
review-moment-excellent = Umferð { $round }, { $player }: „{ $action }“, frábært val, { $chance } vinningslíkur.
review-moment-lucky = Umferð { $round }, { $player }: heppnin eykur vinningslíkurnar um { $change }, í { $chance }.
review-moment-unlucky = Umferð { $round }, { $player }: óheppni minnkar vinningslíkurnar um { $change }, í { $chance }.
