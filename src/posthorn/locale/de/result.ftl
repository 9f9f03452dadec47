# Das Ende einer Partie.

over-winner-you = Du gewinnst
over-tied-tile = Gleichstand bei { $points }: Das Plättchen „Spielende“ entscheidet, und { $you ->
    [yes] du hast
   *[no] { $player } hat
    } es.
over-tied-after = Gleichstand bei { $points }: { $other } hat das Plättchen „Spielende“, und danach { $you ->
    [yes] kommst du
   *[no] kommt { $player }
    } im Uhrzeigersinn unter den Punktgleichen zuerst.
over-tied-start = Gleichstand bei { $points }, und niemand hat das Plättchen „Spielende“: Vom Startspieler aus { $you ->
    [yes] kommst du
   *[no] kommt { $player }
    } unter den Punktgleichen zuerst.
over-picture = Bild teilen
over-picture-about = Ein Bild des Spielplans, wie er jetzt ist
over-picture-failed = Das Bild ließ sich in diesem Browser nicht machen.
over-ended-you = Du hast das Ende ausgelöst.
