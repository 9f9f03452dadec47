# Por qué algo no es posible. El número de la regla lo añade el programa.

refusal-legal = Acciones posibles: { $legal }

refusal-game-over = La partida ha terminado
refusal-not-now = Ahora no: { $step ->
    [send] antes tienes que subir a un clérigo a la siguiente diligencia
    [draw] antes tienes que robar una carta
    [second-draw] el jefe postal tiene que ayudarte, así que antes tienes que robar una segunda carta
    [play] antes tienes que jugar una carta
    [close] ya has jugado tu carta; completa la ruta o termina el turno
    [offices] antes tienes que colocar las oficinas
    [cartwright] antes tienes que decidir si te ayuda el carretero
    [discard] antes tienes que descartar las cartas que sobran
    [drive] antes tienes que mover las diligencias hacia Roma
    [hand-in] antes tienes que devolver fichas de empleado
    [take] antes tienes que tomar una carta por las fichas, o renunciar a ella
    [build] antes tienes que colocar una oficina por las fichas, o renunciar a ella
   *[other] antes tienes que decidir otra cosa
    }
refusal-no-action = «{ $given }» no es una acción
refusal-nothing-to-undo = Todavía no se ha jugado nada
refusal-no-audience = En esta mesa no se juega con «La audiencia»
refusal-no-honours = En esta mesa no se juega con «Los empleados postales»
refusal-official-used = En cada turno solo puede ayudarte un empleado postal, y ya te ha ayudado { $official ->
    [postmaster] el jefe postal
    [carrier] el cochero
    [administrator] el administrador
   *[cartwright] el carretero
    }
refusal-second-draw-first = No había ninguna carta que robar
refusal-pile-empty = El mazo de robo se ha acabado, y la pila de descarte también está vacía
refusal-not-open = { $city } no está boca arriba
refusal-postmaster-forced = En este turno tiene que ayudarte el jefe postal, así que no puede hacerlo otro empleado postal
refusal-administrator-late = El administrador cambia las cartas boca arriba antes de robar una carta, no después
refusal-nothing-open = No hay ninguna carta boca arriba que cambiar
refusal-hand-empty = No había ninguna carta que jugar
refusal-not-in-hand = { $city } no está en tu mano
refusal-carrier-begins = La segunda carta, la del cochero, tiene que encajar en la ruta: { $city } no puede comenzar otra
refusal-route-goes-on = En tu mano hay una carta que encaja en la ruta, así que { $city } no puede comenzar otra
refusal-no-route = Todavía no hay ruta: { $city } puede comenzar una
refusal-in-route = { $city } ya está en la ruta
refusal-route-card = { $city } está en la ruta: sus cartas no se mueven ni vuelven a la mano
refusal-does-not-fit = { $city } no encaja: ningún camino la une con { $ends ->
    [one] { $left }
   *[two] { $left } ni con { $right }, los extremos de la ruta
    }
refusal-does-not-fit-there = { $city } no encaja en el extremo { $side ->
    [left] izquierdo
   *[right] derecho
    }: ningún camino la une con { $end }; encaja en el otro extremo
refusal-route-too-short = Para completar una ruta hacen falta { $least } cartas; esta { $length ->
    [one] solo tiene una
   *[other] tiene { $length }
    }
refusal-province-not-in-route = En la ruta no hay ninguna ciudad de { $province }
refusal-places-nothing = En { $province } ya tienes una oficina en todas las ciudades de la ruta, pero con otra opción podrías colocar alguna
refusal-city-not-in-route = { $city } no está en la ruta
refusal-has-office = Ya tienes una oficina en { $city }
refusal-office-early = Las oficinas se colocan al completar una ruta
refusal-not-in-option = Con la opción elegida, { $city } no recibe ninguna oficina
refusal-other-province-first = Las regiones van una tras otra, y { $city } no está en la que toca ahora
refusal-placement-full = Tienes que colocar todas las oficinas de la opción elegida, mientras te queden
refusal-cartwright-early = El carretero te ayuda al completar una ruta a la que le faltan una o dos cartas para la siguiente diligencia
refusal-cleric-sent = El clérigo de rango { $rank } ya está en una diligencia
refusal-other-coach-first = Las diligencias se ocupan una tras otra, y la de { $coach } no es la siguiente
refusal-in-rome = La diligencia de { $coach } ya está en Roma
refusal-coach-not-asked = Ninguna carta mueve la diligencia de { $coach }
refusal-drive-early = Las diligencias se mueven hacia Roma después de completar una ruta: una ciudad por cada carta de la ruta cuya ciudad no recibió oficina
refusal-no-road = Ningún camino lleva la diligencia de { $coach } de { $at } a { FORM($place, case: "name") }
refusal-no-token = No tienes ninguna ficha { $official ->
    [postmaster] del jefe postal
    [carrier] del cochero
    [administrator] del administrador
   *[cartwright] del carretero
    }
refusal-must-hand-in = Tienes que devolver al menos una ficha de empleado

refusal-seats = { $given } no es un número de jugadores posible
refusal-seat = { $given } no es un asiento de esta mesa
refusal-edition = { $given } no es una edición
refusal-module = { $given } no es un módulo
refusal-switch = No existe la opción { $given }
refusal-switch-word = Una opción se indica una sola vez y como nombre=valor, no como { $given }
refusal-switch-value = { $switch } no puede ser { $given }
refusal-seed = { $given } no es una semilla: tiene que ser un número entero de 0 a 2^128 − 1
refusal-shuffle = El barajado no es para { $seats } asientos y estas reglas, o su compromiso no corresponde a su secreto
refusal-start = { $given } no es un asiento que pueda empezar
refusal-names = { $given } no son { $seats } nombres distintos, imprimibles y sin comillas
refusal-rules-version = El registro es de una partida jugada con la versión { $given } de las reglas

refusal-position-text = { $given } no es una posición
refusal-position-word = { $word }, en la posición, no tiene la forma nombre=valor
refusal-position-twice = { $key } aparece dos veces en la posición
refusal-position-key = La posición no tiene ninguna entrada { $key }
refusal-position-name = «{ $key }» en la posición: en el tablero no existe «{ $given }»
refusal-position-value = «{ $key }» en la posición no puede ser { $given }
refusal-position-cards = Posición imposible: de cada ciudad hay tres cartas
refusal-position-sizes = Posición imposible: las cuentas de las cartas no cuadran
refusal-position-seen = Posición imposible: hay cartas que todos vieron tomar y que no están en la mano
refusal-position-routes = Posición imposible: una ruta es una fila de ciudades distintas, cada una unida a la siguiente por un camino
refusal-position-offices = Posición imposible: cada jugador tiene 20 oficinas
refusal-position-tiles = Posición imposible: las pilas de losetas de bonus se gastan desde arriba, cada loseta tiene un solo dueño, cada cual tiene como máximo una por región o par de regiones, y quien tiene la loseta «fin de la partida» ha provocado el fin
refusal-position-carriages = Posición imposible: las diligencias van de la 3 a la 7, y quien tiene la 7 ha provocado el fin de la partida
refusal-position-clerics = Posición imposible: cada jugador tiene un clérigo de cada rango, uno en cada diligencia
refusal-position-spaces = Posición imposible: en audiencia solo hay clérigos cuya diligencia está en Roma
refusal-position-honours = Posición imposible: las cuentas de las fichas o de los marcadores no cuadran
refusal-position-table = Posición imposible: un asiento, la ronda o la fase se sale de los límites
refusal-position-actor = Posición imposible: la fase no va con el asiento de turno o con los módulos
refusal-position-closing = Posición imposible: falta lo que exige completar la ruta
refusal-position-choice = Posición imposible: no hay nada que elegir
