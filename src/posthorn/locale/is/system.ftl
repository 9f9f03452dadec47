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

# Ferli þar sem þjarki hugsar eða spil eru leikin.
process-ended = ferlinu lauk með stöðunni { $status }
process-not-started = ekki tókst að ræsa ferlið: { $reason }
process-no-answer = ekkert svar innan { $seconds } s
