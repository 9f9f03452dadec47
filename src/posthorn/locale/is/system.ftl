# Hvað kerfið segir að sé að skrá eða vistfangi.

system-missing = engin slík skrá eða mappa er til
system-forbidden = aðgangsheimild vantar
system-folder = þetta er mappa
system-no-folder = hluti slóðarinnar er ekki mappa
system-exists = það er þegar til
system-read-only = aðeins er hægt að lesa af diskinum
system-full = diskurinn er fullur
system-address-in-use = eitthvað annað hlustar þar þegar
system-address-elsewhere = þessi tölva er ekki með það vistfang
system-nobody-listens = ekkert hlustar þar

# Ferli þar sem þjarki hugsar eða spil eru leikin.
process-ended = ferlinu lauk með stöðunni { $status }
process-not-started = ekki tókst að ræsa ferlið: { $reason }
process-no-answer = ekkert svar innan { $seconds } s
process-given-up = Ray gafst upp eftir nokkrar tilraunir: { $reason }

# Klasi tölva sem Ray skiptir verkum á.
cluster-silent = klasinn á { $address } svarar ekki: { $reason }
cluster-refused = ekki er hægt að nota klasann { $address }: { $reason }
cluster-no-posthorn = á hnútnum { $node } í klasanum vantar Posthorn; þar þarf að setja upp útgáfu { $version }
cluster-no-package = á hnútnum { $node } í klasanum vantar { $package }; þar þarf að setja upp það sama og hér
cluster-other-posthorn = á hnútnum { $node } í klasanum er Posthorn { $theirs }, en hér { $ours }: allir verða að hafa það sama
cluster-too-few-cores = enginn hnútur í klasanum hefur þá { $threads } kjarna sem leikmaður hugsar með
