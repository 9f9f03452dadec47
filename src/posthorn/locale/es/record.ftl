# Registros: qué le pasa a un archivo, y cómo se muestra una partida que se ha leído.

record-line = línea { $line }

record-foreign = Esto no es un registro de Posthorn
record-binary = Esto no es un registro de Posthorn: no es texto en UTF-8
record-format = El archivo tiene el formato { $given }, pero este programa lee el formato { $known }
record-rules-newer = La partida se jugó con la versión { $given } de las reglas, pero este programa no conoce ninguna más nueva que la { $known }
record-rules-older = La partida se jugó con la versión { $given } de las reglas, que este programa, de versión { $known }, ya no juega
record-cut-off = El archivo está cortado: su última línea está incompleta
record-no-header = Aquí va un encabezado, o la línea vacía tras los encabezados, no: { $given }
record-no-empty-line = El archivo acaba con sus encabezados: falta la línea vacía que los sigue
record-unknown-header = Aquí no existe el encabezado { $field }
record-missing-header = Falta el encabezado { $field }
record-header-twice = El encabezado { $field } aparece dos veces
record-value = { $field } no puede ser { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = Una partida empieza con una semilla o con una posición
record-start-and-position = Una partida que empieza con una posición tiene el jugador inicial de esa posición y ningún otro
record-shuffle-and-position = Una partida que empieza con una posición no tiene semilla, así que tampoco nada de lo que se derive una semilla
record-hash = { $field } debe tener 64 cifras hexadecimales, no: { $given }
record-randomness = { $field } debe ser una línea de caracteres imprimibles
record-randomness-seats = Hay { $seats } asientos, pero valores aleatorios de { $given }
record-commitment = El compromiso no corresponde al secreto, cuyo compromiso es { $known }
record-terms = { $field } debe corresponder a la partida de este registro: { $known }
record-seed-not-shuffled = La semilla no se deriva del secreto y de los valores aleatorios de los jugadores, de los que se deriva { $known }
record-not-practice = Si se deshicieron jugadas que habían mostrado cartas, el registro debe decir que la partida es de práctica
record-incident = «{ $given }» no puede suceder en esta mesa
record-unprintable = La posición tiene caracteres que no se pueden imprimir
record-other-options = La posición no es de una mesa con estos asientos, esta edición, estos módulos y estas opciones
record-wrong-heading = Aquí va «{ $known }:», no: { $given }
record-new-line = «{ $action }» tiene que ir en una línea nueva, que empieza por «{ $known }:»
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = La partida ha terminado: no puede seguir nada más
record-spelling = «{ $given }» se escribe aquí «{ $known }»
record-truncated = El registro acaba tras { $actions ->
    [one] una acción
   *[other] { $actions } acciones
    }, pero debería tener { $plies }
record-plies = { $actions ->
    [one] Hay una acción
   *[other] Hay { $actions } acciones
    }, no { $plies }
record-result = { $over ->
    [yes] La partida ha terminado con los puntos { $known }, pero el resultado dice otra cosa
   *[no] La partida sigue en curso, pero el resultado dice otra cosa
    }
record-inexact = La línea debe ser: { $known }
record-changed = El registro se cambió después de escribirse; si era a propósito, la línea debe ser: { $known }
record-syntax = Esto no es JSON correcto: el error está en la columna { $column }
record-twice = { $field } aparece dos veces
record-unknown-key = En un registro no existe { $field }
record-missing-key = Falta { $field }
record-type = { $field } debe ser { $wanted ->
    [number] un número entero
    [text] un texto
    [list] una lista
    [true] «true»
   *[object] un objeto
    }

record-ok = { $file }: correcto, { $actions ->
    [one] una acción
   *[other] { $actions } acciones
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Usa solo una de estas opciones: { $options }
record-upto-range = El registro tiene { $actions ->
    [one] solo una acción
   *[other] { $actions } acciones
    }

record-verify-rules = { $over ->
    [yes] { $file }: una partida entera según las reglas, con el resultado correcto (acciones: { $actions }).
   *[no] { $file }: una partida en curso, hasta ahora según las reglas (acciones: { $actions }).
    }
record-verify-cards = Todas sus cartas se derivan de la semilla { $seed }.
record-verify-seed = La semilla se deriva del secreto del servidor y de lo que añadieron los jugadores. Si algo es tuyo, comprueba que es lo que añadiste:
record-verify-added = { $player } añadió «{ $randomness }»
record-verify-added-again = { $player } añadió «{ $randomness }», en el intento { $attempt }: lo que había enviado antes fue rechazado
record-verify-nothing-added = { $player } no añadió nada
record-verify-committed = El secreto es aquel al que el servidor se comprometió con { $commitment }.
record-verify-bound = El compromiso está ligado a la partida { $game } y a sus condiciones: { $terms }. Con él no se puede repartir ninguna otra partida.
record-verify-unbound = Es un compromiso de un tipo antiguo, no ligado a ninguna partida: no prueba que el servidor lo mostrara solo a esta mesa, que las reglas se acordaran antes, ni que no se rechazara primero el valor aleatorio de alguien.
record-verify-compare = Compáralo con el compromiso que anotaste antes de la partida, o indica el tuyo con { $option }: solo si son iguales queda probado que el secreto no se eligió después.
record-verify-same = Es el compromiso que anotaste: el secreto no se eligió después.
record-verify-other = { $file }: esta no es la partida cuyo compromiso anotaste, o se cambió su secreto. El compromiso del registro es { $commitment }, el tuyo { $noted }
record-verify-no-incidents = Según el registro no se deshizo nada y ningún asiento cambió de manos.
record-verify-incidents = Lo que el servidor anotó además:
record-verify-incident = { $actions ->
    [0] antes de la primera acción
    [one] tras { $actions } acción
   *[other] tras { $actions } acciones
    }: { $what }
record-verify-practice = { $file }: esta es una partida de práctica. Se deshicieron jugadas que habían mostrado cartas, o todo lo oculto se conocía desde el principio: aunque se pruebe todo lo demás, su resultado no significa nada
record-verify-no-shuffle = { $file }: el registro sigue las reglas, pero no dice de dónde viene su semilla, así que sobre el barajado no se puede probar nada
record-verify-no-commitment = Un compromiso tiene 64 cifras hexadecimales, no: { $given }

record-edition = Edición
record-modules = Módulos
record-switches = Opciones
record-players = Jugadores
record-seed = Semilla
record-position = Posición
record-actions = Acciones
record-setup = Preparación
record-sentence = { $sentence }.

record-under-way = La partida está en curso; los puntos hasta ahora
record-player = Jugador
record-carriage = Diligencia
record-tiles = Losetas
record-offices-left = Oficinas restantes
record-clerics = Clérigos
record-chips = Marcadores
record-total = Puntos
record-rank = Puesto
record-won = Gana { $player }

record-after = Tras { $actions } de { $all ->
    [one] una acción
   *[other] { $all } acciones
    }: ronda { $round }
record-to-act = Es el turno de { $player }
record-over = La partida ha terminado
record-display = Cartas boca arriba
record-pile = Mazo de robo
record-discards = Pila de descarte
record-hand = Mano
record-route = Ruta
record-offices = Oficinas
record-tokens = Fichas de empleado
record-tile = { $stack } { $value }
record-coaches = De camino a Roma
record-at = { $coach }: { FORM($place, case: "name") }
record-audience = En audiencia
record-supply = Fichas restantes
record-count = { $count } { $word }
