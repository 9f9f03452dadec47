# El juego en la terminal. Lo que se escribe en ella está en typing.ftl.

welcome = Posthorn: Thurn und Taxis, con «Todos los caminos llevan a Roma»
welcome-defaults = Intro acepta lo que está entre corchetes.
ask-people = ¿Cuántas personas juegan en este teclado, de { $least } a { $most }? [{ $default }]
ask-bots = ¿Cuántos bots juegan contigo, de { $least } a { $most }? [{ $default }]
ask-edition = ¿Qué edición del reglamento: { $words }? [{ $default }]
ask-modules = ¿Módulos de la expansión: { $words }? [{ $default }]
ask-names = ¿Vuestros nombres, separados por comas? [{ $default }]
ask-start-youngest = ¿Quién es el más joven y empieza: { $names }? [al azar]
ask-start-choice = ¿Quién empieza: { $names }? [al azar]

answer-number = Un número de { $least } a { $most }, por favor.
answer-word = Una de estas palabras, por favor: { $words }
answer-names = { $people ->
    [one] Un nombre, por favor.
   *[other] { $people } nombres distintos, por favor, separados por comas.
    }
answer-choose = Elige una de las { $count } opciones, por su número o con sus palabras.
answer-help = Escribe «ayuda» para ver qué puedes escribir.
advice-not-installed = { $bot }: no está disponible, porque NumPy y Numba no están instalados.
why-what = ¿Qué acción? Escribe por ejemplo: motivo juega linz a la izquierda

error-people = { $given ->
    [one] Una persona no puede jugar
   *[other] { $given } personas no pueden jugar
    } en esta mesa: caben de 1 a { $most }
error-names = { $given ->
    [one] Se ha indicado un nombre
   *[other] Se han indicado { $given } nombres
    }: hay que indicar { $people ->
        [one] el de la única persona
       *[other] los de las { $people } personas
    } o los de los { $seats } jugadores
error-start = { $given } no es un asiento que pueda empezar: hay asientos del 1 al { $seats }
error-bot = No existe el bot «{ $given }»; disponibles: { $bots }
error-record = No se puede escribir { $file }: es una carpeta o su carpeta no existe
error-load-options = Una partida guardada ya tiene sus opciones: con --load solo se admiten { $options } y --record
error-load = No se puede cargar { $file }: { $reason }

headline = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }
    } · turno de { $player } · { $table }
headline-edition = edición { $edition }

map-in-hand = en tu mano
map-open = boca arriba
map-offices = oficinas
map-route = tu ruta

display = Cartas boca arriba
piles = mazo de robo { $pile } · pila de descarte { $discards }
tiles = Losetas de bonus
tiles-gone = no quedan
tokens = Fichas de empleado
chips = marcadores de 1 punto
hand = Tu mano
hand-empty = vacía
route = ruta
route-none = ninguna

player-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }
player-carriage = { $number ->
    [0] sin diligencia
   *[other] diligencia { $number }
    }
player-offices = { $left ->
    [one] queda una oficina
   *[other] quedan { $left } oficinas
    }
player-hand = { $cards ->
    [0] sin cartas en la mano
    [one] una carta en la mano
   *[other] { $cards } cartas en la mano
    }
player-tiles = losetas:
player-tokens = fichas:
player-ended = ha provocado el fin de la partida

journey-over = en Roma
journey-next = → { $places } · { $longest ->
    [one] un movimiento
   *[other] { $steps } movimientos
    }
journey-asked = { $moves ->
    [one] tiene que moverse una vez
   *[other] tiene que moverse { $moves } veces
    }
journey-free = { $moves ->
    [one] Un movimiento de una diligencia a tu elección
   *[other] { $moves } movimientos de diligencias a tu elección
    }
journey-own = tu { $cleric } ({ $rank })
audience = Audiencia

prompt = >
step-send = ¿Qué clérigo sube a esta diligencia?
step-draw = Roba una carta.
step-draw-forced = Roba la primera de dos cartas: en este turno tiene que ayudarte el jefe postal.
step-second-draw = Roba la segunda carta.
step-play = Juega una carta o roba una segunda con ayuda del jefe postal.
step-play-only = Juega una carta.
step-close = Completa la ruta o termina el turno.
step-close-carrier = Completa la ruta, termina el turno o juega una segunda carta con ayuda del cochero.
step-close-short = Termina el turno.
step-close-short-carrier = Termina el turno o juega una segunda carta con ayuda del cochero.
step-offices = ¿Dónde va la oficina?
step-cartwright = ¿Quieres que te ayude el carretero?
step-discard = Solo pueden quedar { $limit } cartas en la mano: ¿cuál descartas?
step-drive = Mueve una diligencia hacia Roma.
step-hand-in = Devuelve fichas de empleado.
step-take = Toma una carta por las dos fichas.
step-build = Coloca una oficina por las cuatro fichas.

choice-draw = de las cartas boca arriba
choice-draw-pile = la carta oculta de arriba del mazo
choice-draw-second = segunda carta, con el jefe postal
choice-draw-pile-second = segunda carta, oculta, con el jefe postal
choice-administrator = nuevas cartas boca arriba, y después robas
choice-play-left = a la izquierda de { $city }
choice-play-right = a la derecha de { $city }
choice-play-left-second = a la izquierda de { $city }, con el cochero
choice-play-right-second = a la derecha de { $city }, con el cochero
choice-begin = comienza una ruta
choice-begin-anew = comienza otra; la ruta de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    } se pierde
choice-pass = termina el turno, la ruta se conserva
choice-close-each = una oficina por región: { $places }
choice-close = oficinas en { $places }
choice-close-nothing = no coloca ninguna oficina
choice-wins-carriage = diligencia { $number }
choice-wins-tile = loseta: { $stack } ({ $value })
choice-office = en { $province }
choice-done = ninguna oficina más
choice-cartwright = diligencia { $number } por una ruta de { $cards } cartas
choice-no-cartwright = sin la diligencia { $number }
choice-discard = { $left ->
    [one] queda una
   *[other] quedan { $left }
    }
choice-send = el { $cleric } viaja con { $coach }
choice-drive = { $longest ->
    [0] ¡Roma!
    [one] después, un movimiento hasta Roma
   *[other] después, { $steps } movimientos hasta Roma
    }
choice-hand-in-1 = una ficha: nada a cambio
choice-hand-in-2 = dos fichas: una carta
choice-hand-in-3 = tres fichas: un marcador de 1 punto
choice-hand-in-4 = cuatro fichas: una oficina en cualquier ciudad
choice-keep = no devuelve nada
choice-take = de las cartas boca arriba
choice-take-pile = la carta oculta de arriba del mazo
choice-build = coloca allí una oficina
choice-decline = renuncia a ello

pass-keyboard = tiene el turno.
press-enter = Pasa el teclado a { $player } y pulsa Intro

undone = Deshecho: { $action }
undo-nothing = No tienes nada que deshacer.
undo-revealed = Esto no se puede deshacer: mostró una carta o terminó el turno.

save-where = ¿Dónde guardar? Escribe: guardar ARCHIVO
saved = Guardado como { $file }
save-failed = No se puede escribir { $file }: { $reason }
save-offer = ¿Guardar la partida? (s/n) [n]
save-as = ¿En qué archivo? [{ $usual }]
save-name = posthorn.txt
yes = sí
yes-short = s
farewell-unsaved = La partida no se ha guardado.
farewell-resume = Para continuar más tarde: { $command }

log-round = Ronda { $round }

result = La partida ha terminado
result-winner = gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    } de victoria.
result-winner-tied = gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    } de victoria: en caso de empate gana { $tile ->
    [yes] quien tiene la loseta «fin de la partida» o, si no, el empatado que se sienta más cerca de su dueño en sentido horario.
   *[no] el empatado que se sienta primero en sentido horario, contando desde el jugador inicial.
    }
result-rank = { $rank }. { $player }: { $points }
score-total = Total
score-carriage = Diligencia más alta
score-carriage-of = n.º { $number }: { $points }
score-tile = Loseta: { $stack }
score-offices = Oficinas sin colocar
score-clerics = Clérigos en audiencia
score-chips = Marcadores

help =
    Escribe el número de una opción o sus palabras: «roba linz», «juega muenchen a
    la izquierda». Basta con la ciudad si solo una opción trata de ella, y con Intro
    si solo hay una opción.

    ayuda            esta ayuda
    reglas           las reglas en breve
    pistas           qué aportaría cada opción
    consejo          qué haría el príncipe en tu lugar
    motivo ACCIÓN    qué regla la prohíbe: «motivo juega linz a la izquierda»
    deshacer         deshace tu última acción
    mapa             otra vez el tablero
    roma             el mapa de caminos a Roma (La audiencia)
    historial        todo lo que ha pasado
    puntos           los puntos hasta ahora
    guardar ARCHIVO  guarda la partida; si el nombre acaba en .json, como JSON
    salir            deja la partida
rules =
    En tu turno robas una carta, juegas una carta y puedes completar tu ruta.

    Robar      una de las seis cartas boca arriba o la de arriba del mazo de robo.
    Jugar      comienza una ruta o pon la carta en uno de sus extremos: un camino
               tiene que unir su ciudad con la que está allí, y la ciudad no puede
               estar ya en la ruta. Si ninguna carta encaja, la ruta se pierde y
               comienza otra.
    Completar  una ruta de al menos tres cartas: coloca una oficina en una ciudad
               de cada una de sus regiones, o en todas sus ciudades de una región.
               Después se descartan sus cartas, y en la mano te quedan tres como
               máximo.

    Las diligencias llegan por orden, de la 3 a la 7: una por cada ruta completada
    que tenga al menos tantas cartas como el número de la siguiente. Las losetas de
    bonus se ganan con rutas largas (de 5, de 6, de 7 o más cartas), con oficinas en
    todas las ciudades de una región o par de regiones, y con una
    { $all_provinces ->
        [outside_baiern] en cada región fuera de Baiern.
       *[all] en cada región.
    }
    Cuanto antes las ganes, más valen.

    En cada turno puede ayudarte un empleado postal: el jefe postal (robas una
    segunda carta), el administrador (seis nuevas cartas boca arriba antes de
    robar), el cochero (juegas una segunda carta) o el carretero (una diligencia por
    una ruta a la que le faltan una o dos cartas). El jefe postal tiene que ayudarte
    { $empty_hand ->
        [yes] en la primera ronda y cuando empiezas el turno sin cartas en la mano.
       *[no] en la primera ronda.
    }

    Cuando alguien consigue la diligencia 7 o coloca su última oficina,
    { $last_round ->
        [one_turn_each] los demás tienen un turno más cada uno.
       *[finish_round] se termina la ronda.
    }
    Tus puntos de victoria son los de tu diligencia más alta y los de tus losetas,
    menos uno por cada oficina sin colocar.
rules-audience =
    La audiencia: cada uno de tus cinco clérigos viaja a Roma en una de las cinco
    diligencias. Por cada carta de una ruta completada cuya ciudad no recibió una
    oficina, mueves una ciudad hacia el sur la diligencia de su región. En Roma los
    clérigos se bajan y desplazan a los anteriores de su rango. Cada uno que al
    final está en audiencia da tantos puntos como su rango.
rules-honours =
    Los empleados postales: quien recibe ayuda toma una ficha. Cuando alguien toma
    la última de una clase, todos devuelven de una a cuatro fichas distintas: dos
    dan una carta; tres, un marcador de 1 punto; cuatro, una oficina en cualquier
    ciudad.

bots-get-ready = El bot «{ $bot }» se está preparando: la primera vez en este ordenador tarda alrededor de un minuto…
