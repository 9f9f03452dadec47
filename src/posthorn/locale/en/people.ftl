# What people and bots are called who were given no name: a first name for each portrait, 2, 4, 6 and 8 being women.

person-1 = Edward
person-2 = Charlotte
person-3 = Thomas
person-4 = Eleanor
person-5 = Henry
person-6 = Margaret
person-7 = William
person-8 = Agnes
person-with-level = { $name } ({ $level })
