# Wie heißt, wer keinen Namen bekommen hat: ein Vorname für jedes Bild; 2, 4, 6 und 8 sind Frauen.

person-1 = Ludwig
person-2 = Charlotte
person-3 = Leonhard
person-4 = Theresia
person-5 = Friedrich
person-6 = Sophie
person-7 = Konrad
person-8 = Walburga
person-with-level = { $name } ({ $level })
