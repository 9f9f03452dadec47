# Hálózat tanítása.

train-exists = ez már létezik: { $file }; folytasd a --resume kapcsolóval, vagy adj meg más mappát
train-nothing-to-resume = nincs mit folytatni, hiányzik ez a fájl: { $file }; új kezdéshez hagyd el a --resume kapcsolót
train-unreadable = ez a fájl nem olvasható: { $file }; ok: { $reason }
train-no-network = ebben a fájlban nincs olyan hálózat, amelyet ez a változat használni tud: { $file }
train-other-size = ebben a fájlban más méretű hálózat van: { $file }
train-no-mean = nem átlagolható { $first } és { $file }: a hálózatok mérete különbözik
train-opponent-and-guest = az --opponent és a --guest kizárja egymást; az egyiket hagyd el
train-progress = { $iteration } ({ $done }) · { $speed } döntés/s · entrópia { $entropy } · fordulók { $rounds } · négyfős partik győzteseinek pontjai { $points }
train-strength = egy állandó, ökölszabályok szerint játszó ellenféllel szemben, { $iteration } iteráció után: győzelmek két fővel { $two }, négy fővel { $four }, két fővel és mindkét modullal { $modules }
