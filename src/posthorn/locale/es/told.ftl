# Un turno contado: una frase con quién juega y lo que hizo, cada parte sin sujeto. $you es «yes» si se habla a quien lee.

told-sentence = { $player } { $told }
told-sentence-you = { $told }
told-gains = { $told }: { $gains }
told-card = { $city }
told-hidden = { $count ->
    [one] una carta oculta
   *[other] { $count } cartas ocultas
    }
told-takes = { $you ->
    [yes] tomas
   *[no] toma
    } { $cards }
told-no-card = no { $you ->
    [yes] encuentras
   *[no] encuentra
    } carta que robar
told-sweeps = { $you ->
    [yes] renuevas
   *[no] renueva
    } las cartas boca arriba
told-helped = { $you ->
    [yes] recibes
   *[no] recibe
    } ayuda del { $official }
told-begins = { $you ->
    [yes] comienzas
   *[no] comienza
    } una ruta con { $cards }
told-lays = { $you ->
    [yes] añades
   *[no] añade
    } { $cards }
told-loses = { $you ->
    [yes] pierdes
   *[no] pierde
    } una ruta de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
told-closes = { $you ->
    [yes] completas
   *[no] completa
    } { $route }
told-closes-cards = { $you ->
    [yes] completas
   *[no] completa
    } una ruta de { $cards } cartas
told-offices = { $count ->
    [1] una oficina
    [2] dos oficinas
    [3] tres oficinas
   *[other] { $count } oficinas
    }
told-carriage = diligencia { $number }
told-tile = loseta «{ $stack }» ({ $value })
told-chip = un marcador de 1 punto
told-opens = { $you ->
    [yes] colocas
   *[no] coloca
    } { $many ->
    [no] una oficina en
   *[yes] oficinas en
    } { $cities }
told-discards = { $you ->
    [yes] descartas
   *[no] descarta
    } { $cards }
told-sends = { $you ->
    [yes] subes
   *[no] sube
    } a un clérigo a la diligencia de { $coach }
told-sends-known = { $you ->
    [yes] subes
   *[no] sube
    } al { $cleric } ({ $rank }) a la diligencia de { $coach }
told-drives = { $you ->
    [yes] mueves
   *[no] mueve
    } la diligencia de { $coach } hasta { FORM($place, case: "name") }
told-arrives = { $you ->
    [yes] llegas
   *[no] llega
    } a Roma con la diligencia de { $coach }
told-received = { $you ->
    [yes] consigues
   *[no] consigue
    } audiencia para el { $cleric } ({ $rank })
told-dismissed = { $you ->
    [yes] tienes
   *[no] tiene
    } que retirar de la audiencia al { $cleric } ({ $rank })
told-token = { $you ->
    [yes] tomas
   *[no] toma
    } una ficha del { $official }
told-hands-in = { $you ->
    [yes] devuelves
   *[no] devuelve
    } { $count ->
    [one] una ficha
   *[other] { $count } fichas
    }: { $officials }
told-keeps = no { $you ->
    [yes] devuelves
   *[no] devuelve
    } nada
told-takes-chip = { $you ->
    [yes] tomas
   *[no] toma
    } un marcador de 1 punto
told-ends = { $you ->
    [yes] provocas
   *[no] provoca
    } el fin de la partida
told-took-back = { $you ->
    [yes] deshaces
   *[no] deshace
    } { $actions ->
    [one] la última acción
   *[other] las últimas { $actions } acciones
    }{ $seen ->
    [true] {" "}(se habían visto cartas)
   *[false] {""}
    }
told-seat-changed = { $change ->
    [bot] { $you ->
        [yes] dejas tu asiento a un bot
       *[no] deja su asiento a un bot
        }
    [absent] { $you ->
        [yes] estás fuera: los demás han acordado que juegue un bot
       *[no] está fuera: los demás han acordado que juegue un bot
        }
    [returned] { $you ->
        [yes] has vuelto
       *[no] ha vuelto
        }
    [handed-over] { $you ->
        [yes] has cedido el asiento con un código
       *[no] ha cedido el asiento con un código
        }
    [left] { $you ->
        [yes] has dejado la partida; sigue un bot
       *[no] ha dejado la partida; sigue un bot
        }
   *[joined] { $you ->
        [yes] te has sentado a la mesa
       *[no] se ha sentado a la mesa
        }
    }
told-reshuffled = El mazo de robo se ha acabado: { $cards ->
    [one] la única carta descartada forma
   *[other] las { $cards } cartas descartadas se barajan y forman
    } el nuevo mazo
told-rounds-over = La ronda { $round } fue la última
told-details = Lo que pasó en este turno, paso a paso
told-last-turns = Los últimos turnos
told-your-turn = Te toca.

# Lo que merece un momento propio.
peak-carriage = Diligencia { $number }
peak-tile = { $stack }: { $value }
peak-region = { $region } al completo
peak-all = Una oficina en cada región
peak-rome = La diligencia de { $coach } está en Roma
peak-end = El final se acerca
peak-end-about = empiezan los últimos turnos

network-show = Mostrar solo las oficinas de { $player }
network-show-own = Mostrar solo tus oficinas
player-you = Tú
watch-no-route = todavía sin ruta
