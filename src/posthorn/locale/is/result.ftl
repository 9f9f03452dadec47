# Leikslok.

over-winner-you = Þú vinnur
over-tied-tile = Jafnt, { $points } stig: stigaskjöldurinn „leikslok“ ræður, og { $you ->
    [yes] þú átt
   *[no] { $player } á
    } hann.
over-tied-after = Jafnt, { $points } stig: { $you ->
    [yes] þú situr
   *[no] { $player } situr
    } næst á eftir þeim sem á stigaskjöldinn „leikslok“ ({ $other }).
over-tied-start = Jafnt, { $points } stig, og enginn á stigaskjöldinn „leikslok“: af þeim sem eru jafnir { $you ->
    [yes] átt þú
   *[no] á { $player }
    } fyrst leik, talið frá upphafsleikmanni.
over-picture = Deila mynd
over-picture-about = Mynd af spilaborðinu eins og það er núna
over-picture-failed = Ekki tókst að búa til myndina í þessum vafra.
over-ended-you = Þú hefur boðað leikslok.
