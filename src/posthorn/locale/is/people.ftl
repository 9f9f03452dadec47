# Nöfn þeirra sem enginn hefur nefnt: eitt nafn fyrir hverja mynd; 2, 4, 6 og 8 eru konur.

person-1 = Sigurður
person-2 = Guðrún
person-3 = Þórður
person-4 = Sigríður
person-5 = Jón
person-6 = Helga
person-7 = Gunnar
person-8 = Ragnheiður
person-with-level = { $name } ({ $level })
