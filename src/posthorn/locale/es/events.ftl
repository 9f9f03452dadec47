# Qué ha pasado, una frase para cada clase de suceso. «-known» es lo que se cuenta a quien puede saber el secreto.

event-laid-out = Se descubre { $city }
event-reshuffled = El mazo de robo se ha acabado: { $cards ->
    [one] la única carta descartada forma
   *[other] las { $cards } cartas descartadas se barajan y forman
    } el nuevo mazo
event-took-open = { $player } toma { $city }
event-took-hidden = { $player } roba del mazo
event-took-hidden-known = { $player } roba { $city } del mazo
event-nothing-to-draw = No hay ninguna carta que { $player } pueda robar
event-swept = Todas las cartas boca arriba van a la pila de descarte
event-helped = El { $official } ayuda a { $player }
event-began-route = { $player } comienza una ruta en { $city }
event-extended-route = { $player } añade { $city } { $end ->
    [left] a la izquierda
   *[right] a la derecha
    }
event-lost-route = { $player } pierde una ruta de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
event-closed-route = { $player } completa una ruta de { $cards } cartas, con { $option ->
    [each] una oficina en cada región
   *[other] oficinas en { $option }
    }
event-placed-office = { $player } coloca una oficina en { $city }
event-won-tile = { $player } gana la loseta de bonus { $stack_id ->
    [route_5] por una { $stack }
    [route_6] por una { $stack }
    [route_7] por una { $stack }
    [all_provinces] «{ $stack }»
    [outside_baiern] «{ $stack }»
    [game_end] «{ $stack }»
   *[other] de { $stack }
    } (valor { $value })
event-won-carriage = { $player } consigue la diligencia { $number }
event-discarded = { $player } descarta { $city }
event-sent-cleric = { $player } sube a un clérigo a la diligencia de { $coach }
event-sent-cleric-known = { $player } sube al { $cleric } ({ $rank }) a la diligencia de { $coach }
event-drove = { $player } mueve la diligencia de { $coach } hasta { FORM($place, case: "name") }
event-arrived = La diligencia de { $coach } llega a Roma y sus clérigos se bajan
event-received = El { $cleric } ({ $rank }) de { $player } es recibido en audiencia
event-dismissed = El { $cleric } ({ $rank }) de { $player } tiene que dejar la audiencia
event-took-token = { $player } toma una ficha del { $official }
event-handed-in = { $player } devuelve { $count ->
    [one] una ficha
   *[other] { $count } fichas
    }: { $officials }
event-kept-tokens = { $player } no devuelve nada
event-took-chip = { $player } toma un marcador de 1 punto
event-brought-end = { $player } provoca el fin de la partida
event-rounds-over = La ronda { $round } fue la última
event-took-back = { $player } deshace { $actions ->
    [one] la última acción
   *[other] las últimas { $actions } acciones
    }{ $seen ->
    [true] {" "}(se habían visto cartas)
   *[false] {""}
    }
event-seat-changed = { $change ->
    [bot] { $player } deja su asiento a un bot
    [absent] { $player } está fuera, y los demás han acordado que juegue un bot
    [returned] { $player } ha vuelto
    [handed-over] { $player } ha cedido el asiento con un código
    [left] { $player } ha dejado la partida; sigue un bot
   *[joined] { $player } se ha sentado a la mesa
    }
