# Addestrare una rete.

train-exists = { $file } esiste già; continua da lì con --resume o indica un’altra cartella
train-nothing-to-resume = non c’è { $file } da cui continuare; togli --resume per cominciare
train-unreadable = impossibile leggere { $file }: { $reason }
train-no-network = { $file } non contiene una rete che questa versione possa usare
train-other-size = { $file } contiene una rete di altre dimensioni
train-no-mean = non si può fare la media di { $first } e { $file }: le reti hanno dimensioni diverse
train-opponent-and-guest = --opponent e --guest si escludono a vicenda; togline uno
train-progress = { $iteration } ({ $done }) · { $speed } scelte/s · entropia { $entropy } · round { $rounds } · punti di chi vince in quattro { $points }
train-strength = contro un giocatore fisso che segue regole pratiche, dopo l’iterazione { $iteration }: vince { $two } in due, { $four } in quattro, { $modules } in due con entrambi i moduli
