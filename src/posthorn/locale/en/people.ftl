### What people and bots are called who were given no name: a first name for each portrait, 2, 4, 6 and 8 being women.

## First names that are common in the language, at home around 1700.
person-1 = Edward
person-2 = Charlotte
person-3 = Thomas
person-4 = Eleanor
person-5 = Henry
person-6 = Margaret
person-7 = William
person-8 = Agnes
# A bot’s name in lists. $name: one of these; $level: from player-….
person-with-level = { $name } ({ $level })
