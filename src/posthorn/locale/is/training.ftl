# Að þjálfa net.

train-exists = { $file } er þegar til; haltu áfram þaðan með --resume eða nefndu aðra möppu
train-nothing-to-resume = ekkert { $file } er til að halda áfram frá; slepptu --resume til að byrja
train-unreadable = ekki er hægt að lesa { $file }: { $reason }
train-no-network = í { $file } er ekki net sem þessi útgáfa getur notað
train-other-size = í { $file } er net af annarri stærð
train-no-mean = ekki er hægt að taka meðaltal af { $first } og { $file }: netin eru misstór
train-opponent-and-guest = --opponent og --guest útiloka hvort annað; slepptu öðru þeirra
train-progress = { $iteration } ({ $done }) · { $speed } ákvarðanir/s · óreiða { $entropy } · umferðir { $rounds } · stig sigurvegara í fjögurra manna spili { $points }
train-strength = gegn föstum leikmanni sem fer eftir þumalputtareglum, eftir ítrun { $iteration }: vinnur { $two } í tveggja manna spili, { $four } í fjögurra manna, { $modules } í tveggja manna með báðum einingum
