# Come si chiama chi non ha ricevuto un nome: un nome per ogni ritratto; 2, 4, 6 e 8 sono donne.

person-1 = Lorenzo
person-2 = Carlotta
person-3 = Matteo
person-4 = Teresa
person-5 = Federico
person-6 = Sofia
person-7 = Corrado
person-8 = Agnese
person-with-level = { $name } ({ $level })
