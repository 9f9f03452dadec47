# Qué aporta una elección, compuesto de partes: hint-row une las partes de una frase, hint-sentence la cierra.

hint-row = { $before }; { $after }
hint-or = { $before } o { $after }
hint-sentence = { $text }.
hint-only = Es lo único que puedes hacer.

# Robar una carta. $ends dice en qué extremos de la ruta propia encaja; «one» es una ruta de una carta.
hint-fits = { $city } encaja en { $ends ->
    [left] el extremo izquierdo
    [right] el extremo derecho
    [both] los dos extremos
   *[one] tu ruta
    }
hint-begins = { $city } puede comenzar una ruta
hint-in-route = { $city } ya está en tu ruta
hint-apart = { $city } no encaja en tu ruta
hint-office-none = en esa ciudad aún no tienes oficina
hint-office-own = en esa ciudad ya tienes una oficina
hint-in-hand = { $cards ->
    [one] en la mano ya tienes una carta igual
   *[other] en la mano ya tienes { $cards } cartas iguales
    }
hint-length = con esa carta la ruta tendría { $cards } cartas
hint-length-closing = con esa carta la ruta tendría { $cards } cartas; al completarla conseguirías { $gains }
hint-hidden = La carta de arriba del mazo está oculta
hint-unseen = { $cards ->
    [one] la única carta posible { $fitting ->
        [0] no encaja
       *[other] encaja
        }
   *[other] de las { $cards } cartas posibles, { $fitting ->
        [0] ninguna encaja
        [one] una encaja
       *[other] { $fitting } encajan
        }
    } en tu ruta
hint-administrator = Todas las cartas boca arriba van a la pila de descarte y se descubren otras nuevas

# Los empleados postales.
hint-helps = te ayuda el { $official }{ $token ->
    [yes] {" "}y te da una ficha
   *[no] {""}
    }, pero en este turno ya no podrá ayudarte ningún otro empleado
hint-last-token = esa ficha es la última, así que todos devuelven fichas

# Jugar una carta.
hint-route = La ruta queda así: { $route }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
hint-next = después { $many ->
    [no] encajaría
   *[yes] encajarían
    } { $cities }
hint-next-many = después encajarían { $count } ciudades
hint-next-none = no encajaría ninguna carta más
hint-closing-now = Si la completas ahora, consigues { $gains }
hint-begin = Comienza una ruta nueva en { $city }
hint-lost = tu ruta de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    } se pierde sin puntuar
hint-pass = Tu turno termina y tu ruta se queda como está

# Completar una ruta.
hint-offices = { $count ->
    [one] Una oficina en { $cities }
   *[other] Oficinas en { $cities }
    }
hint-offices-none = No se coloca ninguna oficina
# En $cities las seguras, en $choice aquellas de las que $choose reciben una.
hint-offices-some = { $count ->
    [0] { $choose ->
        [one] Una oficina en { $choice }
       *[other] { $choose } oficinas, a elegir: { $choice }
        }
    [one] Una oficina en { $cities }, y { $choose ->
        [one] otra en { $choice }
       *[other] otras { $choose }, a elegir: { $choice }
        }
   *[other] Oficinas en { $cities }, y { $choose ->
        [one] otra en { $choice }
       *[other] otras { $choose }, a elegir: { $choice }
        }
    }
# Aquí cualquiera de $choice puede recibir una, o no.
hint-offices-may = { $count ->
    [0] Oficinas, si quieres, en { $choice }
    [one] Una oficina en { $cities } y, si quieres, en { $choice }
   *[other] Oficinas en { $cities } y, si quieres, en { $choice }
    }
hint-done = No se coloca ninguna oficina más
hint-wins = consigues { $gains }
hint-points = { $points ->
    [one] un punto más
   *[other] { $points } puntos más
    }
hint-points-least = { $points ->
    [one] al menos un punto más
   *[other] al menos { $points } puntos más
    }
hint-best = con { $cities } { $points ->
    [one] es un punto
   *[other] son { $points } puntos
    }
hint-best-all = con todas { $points ->
    [one] es un punto
   *[other] son { $points } puntos
    }
hint-best-wins = con { $cities } consigues también { $gains }
hint-could-cartwright = el carretero podría darte la diligencia { $number }
hint-brings-end = provocas el fin de la partida
hint-drives = Después se mueven diligencias hacia Roma: { $coaches }
hint-drives-of = { $coach } ({ $steps })
hint-drives-free = { $steps ->
    [one] un movimiento a tu elección
   *[other] { $steps } movimientos a tu elección
    }
hint-cartwright = El carretero te da la diligencia { $number }{ $token ->
    [yes] {" "}y una ficha
   *[no] {""}
    }
hint-no-cartwright = Con esta ruta no consigues ninguna diligencia
hint-discard = { $city } va a la pila de descarte
hint-keeps = en la mano te quedan { $cities }

# Lo que se consigue.
gain-nothing = nada
gain-offices = { $count ->
    [one] una oficina
   *[other] { $count } oficinas
    }
gain-carriage = la diligencia { $number }
gain-tile = { $stack_id ->
    [route_5] la loseta de bonus que vale { $value }
    [route_6] la loseta de bonus que vale { $value }
    [route_7] la loseta de bonus que vale { $value }
    [all_provinces] la loseta «{ $stack }» (valor { $value })
    [outside_baiern] la loseta «{ $stack }» (valor { $value })
    [game_end] la loseta «{ $stack }» (valor { $value })
   *[other] la loseta de { $stack } (valor { $value })
    }

# La audiencia.
hint-send = El { $cleric } ({ $rank }) viaja con la diligencia de { $coach }
hint-far = { $steps ->
    [one] está a un movimiento
   *[other] está a { $steps } movimientos
    } de Roma
hint-drive = La diligencia de { $coach } va a { FORM($place, case: "name") }
hint-arrives = La diligencia de { $coach } llega a Roma y sus clérigos se bajan
hint-own-cleric = en ella va tu { $cleric } ({ $rank })

# Los empleados postales, como módulo.
hint-hand-in = Devuelves { $count ->
    [one] una ficha
   *[other] { $count } fichas
    } y { $gets ->
    [card] puedes tomar una carta
    [chip] tomas un marcador de 1 punto
    [office] puedes colocar una oficina en cualquier ciudad en la que no tengas ninguna
   *[nothing] no recibes nada a cambio
    }
hint-keep = No devuelves nada y nada cambia
hint-decline = No tomas nada

# ¿Por qué no?
why-not-legal = Eso está permitido
