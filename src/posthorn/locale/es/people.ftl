# Cómo se llama quien no ha recibido nombre: un nombre para cada retrato; 2, 4, 6 y 8 son mujeres.

person-1 = Rodrigo
person-2 = Carlota
person-3 = Mateo
person-4 = Teresa
person-5 = Fernando
person-6 = Sofía
person-7 = Gonzalo
person-8 = Inés
person-with-level = { $name } ({ $level })
