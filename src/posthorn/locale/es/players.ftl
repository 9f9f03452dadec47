# Los rivales: un nombre, y una frase que dice con quién se juega.

player-random = Veleta
player-random-about = Gira con el viento: cualquier jugada permitida le vale tanto como otra.
player-stableboy = Mozo de cuadra
player-stableboy-about = Acaba de aprender las reglas, juega al momento y comete errores de principiante.
player-postilion = Cochero
player-postilion-about = Cuidadoso y rápido: toma lo que encaja, completa lo que ya es bastante largo y no hace planes.
player-postmaster = Jefe postal
player-postmaster-about = Planea la mejor ruta que permiten su mano y las cartas boca arriba, y sopesa ciudades, losetas y diligencias.
player-courier = Mensajero
player-courier-about = Piensa un momento antes de jugar, y rara vez se le escapa una buena jugada.
player-prince = Príncipe
player-prince-about = Mira muy lejos, a través de todo lo que puede esconder el mazo. Es el más fuerte que tenemos.
