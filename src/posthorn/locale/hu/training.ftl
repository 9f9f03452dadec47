# Háló tanítása.

train-exists = ez már létezik: { $file }; folytasd a --resume kapcsolóval, vagy adj meg más mappát
train-nothing-to-resume = nincs mit folytatni, hiányzik: { $file }; új kezdéshez hagyd el a --resume kapcsolót
train-unreadable = ez nem olvasható: { $file }, ok: { $reason }
train-no-network = nincs benne olyan háló, amelyet ez a változat használni tud: { $file }
train-other-size = más méretű háló van benne: { $file }
train-progress = { $iteration } ({ $done }) · { $speed } döntés/mp · entrópia { $entropy } · fordulók { $rounds } · négyfős győztesek pontjai { $points }
train-strength = a postmaster bot ellen, { $iteration } után: { $two } győzelem kettesben, { $four } négyesben, { $modules } kettesben mindkét modullal
