### Volver a intentarlo: una partida terminada se continúa desde una de sus posiciones.

branch-play-on = Seguir jugando desde aquí
branch-about = Desde esta posición empieza una partida de práctica contra bots.
branch-at-end = Aquí la partida ya ha terminado. Vuelve a un paso anterior para seguir jugando.
branch-seat = Juegas con
branch-bots = Los demás
branch-cards = Cartas que no podías conocer
branch-cards-dealt-anew = Repartirlas de nuevo
branch-cards-dealt-anew-about = Las cartas ocultas de los demás y el mazo se reparten al azar, tal como debías esperarlas.
branch-cards-as-they-lay = Como estaban de verdad
branch-cards-as-they-lay-about = Las mismas jugadas traen las mismas cartas.
branch-list = Otros intentos
branch-from = { $player }, desde el paso { $ply }
branch-compared = { $now } en lugar de { $then }
branch-origin = Continuada desde el paso { $ply } de una partida terminada
branch-origin-dealt-anew = Las cartas que no podías conocer se han repartido de nuevo.
branch-origin-as-they-lay = Todas las cartas están como estaban de verdad.
branch-result = Comparada con la partida real
branch-then = Entonces
branch-now = Ahora
