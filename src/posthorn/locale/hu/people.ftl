# Akinek nem adtak nevet, azt így hívják: minden arcképhez egy keresztnév; a 2., 4., 6. és 8. nő.

person-1 = Mihály
person-2 = Sarolta
person-3 = András
person-4 = Erzsébet
person-5 = István
person-6 = Zsófia
person-7 = Ferenc
person-8 = Borbála
person-with-level = { $name } ({ $level })
