# Ein Netz trainieren.

train-exists = { $file } gibt es schon; setze mit --resume dort fort oder nenne einen anderen Ordner
train-nothing-to-resume = es gibt kein { $file } zum Fortsetzen; lass --resume weg, um neu zu beginnen
train-unreadable = { $file } lässt sich nicht lesen: { $reason }
train-no-network = { $file } enthält kein Netz, das diese Version verwenden kann
train-other-size = { $file } enthält ein Netz anderer Größe
train-no-mean = { $first } und { $file } lassen sich nicht mitteln: Die Netze sind verschieden groß
train-opponent-and-guest = --opponent und --guest schließen einander aus; lass eines davon weg
train-progress = { $iteration } ({ $done }) · { $speed } Entscheidungen/s · Entropie { $entropy } · Runden { $rounds } · Punkte der Sieger zu viert { $points }
train-strength = gegen einen festen Faustregel-Spieler nach Durchlauf { $iteration }: gewinnt { $two } zu zweit, { $four } zu viert, { $modules } zu zweit mit beiden Modulen
