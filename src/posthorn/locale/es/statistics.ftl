### Las estadísticas de las propias partidas.

statistics-link = Estadísticas
statistics-title = Tus estadísticas
statistics-about = Tus partidas terminadas en este dispositivo. Solo se guardan en este navegador.
statistics-empty = Todavía no hay nada que contar. Juega una partida hasta el final y aquí verás cómo te va.
statistics-who = Jugador
statistics-everyone = Todos en este dispositivo
statistics-kind = Se cuentan
statistics-kind-real = Partidas
statistics-kind-practice = Partidas de práctica y lecciones
statistics-none = Todavía no hay partidas así.
statistics-games = Partidas
statistics-wins = Ganadas
statistics-share = Porcentaje
statistics-average = Puntos de media
statistics-most = Máximo de puntos
statistics-all = Todas
statistics-by-seats = Por número de jugadores
statistics-seats = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
    }
statistics-players = Jugadores
statistics-by-opponents = Por rival
statistics-opponent = Rival
statistics-someone = Alguien sin nombre
statistics-sources = De dónde salen tus puntos
statistics-source = Origen
statistics-cities = Ciudades favoritas
statistics-city = Ciudad
statistics-csv = Guardar como tabla (CSV)
statistics-json = Guardar como JSON
statistics-delete = Borrar las estadísticas
statistics-delete-sure = ¿Borrar las estadísticas de este dispositivo? Las partidas se conservan.
statistics-mistakes = Lo que costaron tus decisiones
statistics-mistakes-about = { $games ->
    [one] Probabilidades de ganar perdidas por partida, según el análisis de una partida.
   *[other] Probabilidades de ganar perdidas por partida, según el análisis de { $games } partidas.
    }
statistics-skill = Decisiones sobre
statistics-skill-drawing = robar cartas
statistics-skill-laying = construir rutas
statistics-skill-closing = completar rutas
statistics-skill-rome = el camino a Roma
statistics-skill-all = En total
statistics-last = Últimas { $games }
statistics-review = { $games ->
    [one] Analizar una partida más
   *[other] Analizar { $games } partidas más
    }
statistics-reviewing = { $games ->
    [one] Analizando… queda una partida
   *[other] Analizando… quedan { $games } partidas
    }
