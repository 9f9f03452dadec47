# Mit kifogásol a rendszer egy fájlon vagy címen.

system-missing = nincs ilyen fájl vagy mappa
system-forbidden = nincs hozzá jogosultság
system-folder = ez egy mappa
system-no-folder = az elérési út egyik része nem mappa
system-exists = már létezik
system-read-only = a lemez csak olvasható
system-full = a lemez megtelt
system-address-in-use = ott már egy másik program figyel
system-address-elsewhere = ennek a gépnek nincs ilyen címe

# Egy folyamat, amelyben egy bot gondolkodik vagy partik futnak.
process-ended = a folyamat ezzel az állapotkóddal ért véget: { $status }
process-not-started = a folyamat nem indult el: { $reason }
process-no-answer = { $seconds } másodpercen belül nem érkezett válasz
