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
system-nobody-listens = ott semmi sem figyel

# Egy folyamat, amelyben egy bot gondolkodik vagy partik futnak.
process-ended = a folyamat ezzel az állapotkóddal ért véget: { $status }
process-not-started = a folyamat nem indult el: { $reason }
process-no-answer = { $seconds } másodpercen belül nem érkezett válasz
process-given-up = a Ray több próbálkozás után feladta: { $reason }

# Gépek fürtje, amelyen a Ray osztja szét a munkát.
cluster-silent = a fürt nem válaszol itt: { $address } ({ $reason })
cluster-refused = a fürt nem használható: { $address } ({ $reason })
cluster-no-posthorn = a fürt { $node } nevű csomópontján nincs Posthorn; a { $version } verziót kell oda telepíteni
cluster-no-package = a fürt { $node } nevű csomópontján nincs { $package }; oda is azt kell telepíteni, ami itt telepítve van
cluster-other-posthorn = a fürt { $node } nevű csomópontján más Posthorn van ({ $theirs }), mint itt ({ $ours }): mindenhol ugyanannak kell lennie
cluster-too-few-cores = a fürt egyetlen csomópontján sincs annyi mag, amennyivel egy játékos gondolkodik: { $threads }
