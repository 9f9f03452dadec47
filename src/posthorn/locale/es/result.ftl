# El final de una partida.

over-winner-you = Has ganado
over-tied-tile = Empate a { $points }: decide la loseta «fin de la partida», y { $you ->
    [yes] la tienes tú.
   *[no] la tiene { $player }.
    }
over-tied-after = Empate a { $points }: { $you ->
    [yes] tu asiento
   *[no] el asiento de { $player }
    } es el primero después del de { $other }, que tiene la loseta «fin de la partida».
over-tied-start = Empate a { $points }, y nadie tiene la loseta «fin de la partida»: contando desde el jugador inicial, entre los empatados { $you ->
    [yes] te toca primero a ti.
   *[no] le toca primero a { $player }.
    }
over-picture = Compartir una imagen
over-picture-about = Una imagen del tablero tal como está
over-picture-failed = En este navegador no se ha podido hacer la imagen.
over-ended-you = Has provocado el fin de la partida.
