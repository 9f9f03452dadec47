# La arena: simulaciones, encuentros, la clasificación y los estudios. Los números que no deben agruparse ni redondearse llegan como textos.

arena-complaint = { $command }: { $reason }
arena-playing = jugando
arena-compiling = compilando el motor del juego (una sola vez)…
arena-interrupted = interrumpido
arena-worker-failed = ha fallado un proceso de trabajo: { $reason }; cuentan las partidas jugadas hasta entonces
arena-nothing-played = interrumpido antes de que terminara ninguna partida
arena-rounded = { $games ->
    [one] Una partida no se divide
   *[other] { $games } partidas no se dividen
    } en repartos enteros de { $seats } rotaciones: se juegan { $planned }
arena-ladder-rounded = { $games ->
    [one] Una partida no se puede dividir
   *[other] { $games } partidas no se pueden dividir
    } por igual: se juegan { $planned }, para que { $tables ->
    [one] la única mesa juegue
   *[other] las { $tables } mesas jueguen
    } repartos enteros de { $seats } rotaciones

# Lo que no se puede jugar.
arena-wrong-player = no existe el jugador «{ $given }»; disponibles: { $players }
arena-wrong-unmakeable = { $player } no puede jugar: { $reason }
arena-wrong-seats = { $seats } asientos necesitan otros tantos jugadores; { $players ->
    [one] se ha indicado uno
   *[other] se han indicado { $players }
    }
arena-wrong-ladder-players = una mesa de { $seats } necesita otros tantos jugadores distintos; { $players ->
    [one] hay uno
   *[other] hay { $players }
    }
arena-wrong-games = el número de partidas tiene que ser al menos 1, no { $given }
arena-wrong-seed = la semilla no puede ser negativa: { $given }
arena-wrong-workers = el número de procesos de trabajo no puede ser negativo: { $given }
arena-wrong-workers-of-cluster = --workers es para este ordenador: con --cluster, Ray decide cuántas partidas se juegan en paralelo
arena-wrong-budget = «{ $given }» no es un jugador con un límite para pensar: escribe por ejemplo prince:200ms, prince:1s/2t o prince:64it
arena-wrong-two-budgets = { $given } no puede pensar a la vez durante un tiempo y durante un número de iteraciones
arena-wrong-no-budget = { $given } necesita un tiempo o un número de iteraciones mayor que cero
arena-wrong-folder = { $given } no es una carpeta en la que se pueda escribir: { $reason }
arena-wrong-file = no se puede escribir { $given }: es una carpeta o su carpeta no existe
arena-wrong-package = hace falta el paquete { $package }: { $install }

# Encabezados de tablas.
arena-player = jugador
arena-wins = victorias
arena-win-rate = victorias %
arena-interval = 95 %
arena-ranking-wins = victorias por puesto
arena-score = puntos
arena-margin = ventaja
arena-length = duración
arena-rounds = rondas
arena-decisions = decisiones
arena-mean-time = tiempo medio
arena-max-time = la más lenta
arena-overruns = excesos
arena-faults = fallos
arena-mean = media
arena-sd = desv. típ.
arena-min = mínimo
arena-lower-quartile = 25 %
arena-median = mediana
arena-upper-quartile = 75 %
arena-max = máximo
arena-rating = valoración
arena-rating-interval = 95 %
arena-games-played = partidas
arena-ahead = por delante de

# Qué se ha jugado, y a qué velocidad.
arena-games = { $games ->
    [one] 1 partida
   *[other] { NUMBER($games, useGrouping: 0) } partidas
    }
arena-games-of = { NUMBER($games, useGrouping: 0) } de { NUMBER($asked, useGrouping: 0) } partidas
arena-games-on-deals = { $games } con { $deals ->
    [one] 1 reparto
   *[other] { NUMBER($deals, useGrouping: 0) } repartos
    }
arena-games-left-off = { $games }, sin terminar: { $count }
arena-played = { $games }, semilla { $seed }: { $table }
arena-speed = { $decisions } decisiones/s, { $games } partidas/s, { $seconds } s ({ $way })
arena-compiled = compilado
arena-interpreted = interpretado
arena-ties-shared = Quienes empatan en cabeza se reparten la victoria; en «victorias por puesto» decide la loseta «fin de la partida». Los intervalos se calculan sobre los repartos.
arena-by-the-clock = Algún jugador piensa por tiempo: en otro ordenador, o con más procesos que núcleos, las partidas serán otras.
arena-own-budgets = Los jugadores sin límite piensan todo el tiempo que quieren; solo con iteraciones se repiten exactamente las partidas.
arena-rating-note = Las valoraciones siguen el modelo de Plackett–Luce (openskill): todos empiezan en 25 ± 16; quien tiene 6,5 más queda por delante unas 3 veces de cada 4.

# Fallos: eligió el jugador sencillo. Se cuenta el primero.
arena-fault-raised = { $player } ha causado un error { $count ->
    [one] una vez
   *[other] { $count } veces, la primera
    } (semilla { $seed }, acción { $ply }): { $message }
arena-fault-illegal = { $player } ha elegido algo no permitido { $count ->
    [one] una vez
   *[other] { $count } veces, la primera
    } (semilla { $seed }, acción { $ply }): { $message }
arena-fault-stalled = { $player } no ha respondido { $count ->
    [one] una vez
   *[other] { $count } veces, la primera
    } (semilla { $seed }, acción { $ply }); se dejó de esperar tras { $message }

# Un estudio de las partidas de un jugador consigo mismo.
study-title = { $player } contra sí mismo: { $games ->
    [one] una partida
   *[other] { NUMBER($games, useGrouping: 0) } partidas
    } en mesas de { $seats } ({ $table })
study-seed = Semilla { $seed }. Los «ganadores» son los de la clasificación; en caso de empate decide la loseta «fin de la partida».
study-unfinished = { $games ->
    [one] Una de las partidas no terminó y se puntuó tal como estaba.
   *[other] { $games } de las partidas no terminaron y se puntuaron tal como estaban.
    }
study-faults = { $faults ->
    [one] Una decisión la tomó
   *[other] { $faults } decisiones las tomó
    } el jugador sencillo, porque el jugador falló.
study-in-range = El { $share } de los ganadores tiene de { $least } a { $most } puntos, como la mayoría de los ganadores en partidas de torneo de cuatro personas.
study-written = escritos: { $report } y { $plot }
study-everybody = todos los jugadores
study-winners = ganadores
study-games = partidas
study-people = torneos entre personas
study-order = { $order ->
    [1] jugador inicial
   *[other] n.º { $order }
    }

study-distributions-title = Puntos y duraciones
study-winners-row = puntos de los ganadores
study-scores-row = todos los puntos
study-rounds-row = rondas
study-people-winners = la mayoría de los ganadores, torneos entre personas
study-people-scores = todos los puntos, torneos entre personas
study-scores-title = Puntos: cuántos jugadores los tienen
study-rounds-title = Rondas: cuántas partidas duran tanto
study-turn-order-title = Victorias por orden de turno
study-turn-order = orden de turno
study-points-title = De dónde salen los puntos, para cada jugador
study-points = origen
study-points-carriage = diligencia
study-points-offices = oficinas sin colocar
study-points-clerics = clérigos en audiencia
study-points-chips = marcadores de 1 punto
study-officials-title = Cuántas veces ayudan los empleados postales, por partida y por jugador
study-officials = empleado postal
study-phases-title = En cuántos turnos ayuda cada empleado postal
study-phase-first = primer tercio de la partida
study-phase-middle = tercio central
study-phase-last = último tercio
study-openings-title = Dónde empieza la primera ruta
study-opening-share = jugadores
study-win-rate = victorias
study-first-routes-title = Las primeras rutas completadas
study-route = ruta
study-closings-title = Rutas completadas
study-closing = n.º de ruta
study-reached = jugadores que llegan hasta ahí
study-round = ronda
study-cards = cartas
study-offices-placed = oficinas colocadas
study-lengths-title = Rutas por longitud
study-length-share = rutas
study-carriages-title = Diligencias
study-cities-title = Oficinas en las ciudades
study-city = ciudad
study-office-share = jugadores con una oficina allí
study-wins-with = victorias de sus dueños
study-tiles-title = Losetas de bonus
study-tile = loseta
study-tile-of = { $stack }: { $value }
study-tile-share = partidas en las que se gana

dataset-written = escrito en { $file } ({ $seconds } s); partidas: { $games }; decisiones: { $choices }
dataset-left-off = partidas omitidas porque no terminaron: { $games }
