# El juego en el navegador. Mucho de lo que dice está también en terminal.ftl, events.ftl y game.ftl.

client-title = Posthorn
client-subtitle = Thurn und Taxis, con «Todos los caminos llevan a Roma»
client-loading = Un momento…
client-back = Volver a la página de inicio
client-close = Cerrar
client-not-found = Aquí no hay nada

# Ajustes.
settings = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-auto = Según el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-pace = Velocidad de los turnos de los demás
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-pace-off = Inmediata
settings-portrait = Tu retrato
settings-portrait-number = Retrato { $number }
settings-list-all = Ver en una lista todo lo que puedo hacer

# La página de inicio.
front-bots = Contra bots
front-bots-about = Empieza ya, contra rivales de cualquier nivel.
front-bots-opponents = Rivales
front-bots-level = Nivel
front-bots-play = Jugar
front-pass = En la misma pantalla
front-pass-about = Varias personas se turnan en este dispositivo; entre turnos las cartas quedan tapadas.
front-online = Con amigos
front-online-about = Envía un enlace; cada cual juega en su dispositivo, en directo o a lo largo de varios días.
front-lobby = Mesas abiertas
front-lobby-about = Mesas a las que puedes unirte o que puedes mirar.
front-more = Más opciones
front-continue = Tus partidas
front-record = Abrir una partida guardada
front-your-name = Tu nombre

# Partidas en listas.
game-waiting = esperando jugadores
game-playing = ronda { $round }
game-over = terminada
game-abandoned = abandonada
game-your-turn = te toca
game-go-on = Continuar
game-look = Ver
game-forget = Quitar de la lista
lobby-title = Mesas abiertas
lobby-empty = Ahora mismo no hay ninguna mesa abierta. ¡Abre una!
lobby-join = Unirse
lobby-watch = Mirar

# Una partida nueva.
new-title-bots = Una partida contra bots
new-title-pass = Una partida en la misma pantalla
new-title-online = Una partida con amigos
new-seats = Asientos
new-seat = Asiento { $number }
new-seat-person = Alguien en este dispositivo
new-seat-open = Libre, para quien tenga el enlace
new-seat-add = Añadir un asiento
new-seat-remove = Quitar el asiento { $number }
new-who = Quién juega
new-name = Nombre
new-colour = Color
new-start = Quién empieza
new-start-lot = Al azar
new-modules = Expansión: Todos los caminos llevan a Roma
new-map-about = El mapa de los caminos a Roma es una reconstrucción nuestra: el texto del reglamento solo dice de dónde parten las diligencias.
new-edition = Edición del reglamento
new-switches = Reglas de la casa
new-switches-about = Lo que no cambies queda como en el reglamento.
new-as-edition = como en el reglamento
new-listed = Mostrarla entre las mesas abiertas
new-hints = Permitir pistas y consejos
new-thinking = Tiempo por turno
new-thinking-none = sin límite
new-thinking-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
    }
new-thinking-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
    }
new-thinking-days = { $days ->
    [one] un día
   *[other] { $days } días
    }
new-create = Comenzar la partida
new-create-open = Abrir la mesa

new-colour-red = rojo
new-colour-blue = azul
new-colour-yellow = amarillo
new-colour-green = verde

switch-all-provinces = La loseta de todas las regiones exige
switch-all-provinces-all = una oficina en cada región
switch-all-provinces-outside_baiern = una oficina en cada región fuera de Baiern
switch-empty-hand-postmaster = Quien no tenga cartas en la mano debe recurrir al jefe postal
switch-may-abandon = Se puede abandonar una ruta aunque haya una carta que encaje
switch-length-fallback = Si se acaba la pila de una longitud, se toma de la de rutas más cortas
switch-length-fallback-every = con cualquier ruta
switch-length-fallback-seven_only = solo con rutas de 7 o más
switch-last-round = Cuando alguien ha provocado el fin de la partida
switch-last-round-finish_round = se termina la ronda
switch-last-round-one_turn_each = los demás tienen un turno más cada uno
switch-starting-player = El jugador inicial es
switch-starting-player-youngest = el más joven
switch-starting-player-choice = el que acuerden los jugadores
switch-placement = Oficinas al completar una ruta
switch-placement-full = hay que colocarlas todas
switch-placement-free = tantas como se quiera
switch-placement-about = Al pie de la letra, los reglamentos permiten colocar menos; normalmente se colocan todas, como en sus ejemplos.
switch-max-rounds = La partida termina tras la ronda
switch-cleric-reminder = Cada cual puede mirar sus propios clérigos
switch-yes = sí
switch-no = no
switch-none = nunca

# Esperar a los jugadores, unirse, pasar a otro dispositivo.
table-invite = Envía este enlace a los demás:
table-copy = Copiar el enlace
table-copied = Copiado
table-waiting = La partida comienza cuando todos los asientos están ocupados.
table-awaiting = La partida comienza cuando todos han aceptado.
table-agree = Jugar otra vez
table-open-seat = libre
table-join = Tomar asiento
table-fill = Que juegue un bot
table-gone = Esta partida no existe o ya no existe.
table-transfer = Llevar este asiento a otro dispositivo
table-transfer-about = Abre este enlace en el otro dispositivo en los próximos 15 minutos. Solo vale una vez.
table-claiming = Pasando el asiento a este dispositivo…

# Durante la partida.
turn-yours = Te toca, { $player }.
turn-other = Es el turno de { $player }.
turn-thinking = { $player } está pensando…
turn-watching = Estás viendo la partida.
turn-last-turns = ¡Últimos turnos!
turn-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }
    }
turn-time-left = tiempo restante: { $time }
turn-your-turn-title = Te toca – { $title }
turn-sending = Enviando…
bots-warming-up = Los bots fuertes se están preparando; mientras tanto juegan por ellos otros más sencillos.

choices = Qué puedes hacer
give-up-sure = ¿Abandonar { $route } y comenzar otra ruta con { $city }? { $cards ->
    [one] Se pierde su carta.
   *[other] Se pierden sus { $cards } cartas.
    }
give-up-which = ¿Qué carta comienza la nueva ruta? Se abandona { $route }: { $cards ->
    [one] se pierde su carta.
   *[other] se pierden sus { $cards } cartas.
    }
give-up = Abandonar la ruta
give-up-choose = Abandonar la ruta…
give-up-keep = Conservar la ruta
ends-which = { $city } encaja en ambos extremos: ¿en cuál?
turn-ends = No queda nada más que hacer: el turno termina.
send-pick = Elige un clérigo.
send-set = Sube al { $cleric } a una diligencia.
send-cleric = { $cleric } { $rank }
hand-in = Devolver
choice-each-province = en cada región
city-with-offices = { $city }; oficinas de { $players }
officials-label = Empleados postales
official-helped = El { $official } ya ha prestado su ayuda en este turno
official-may-postmaster = El jefe postal puede ayudarte: roba una segunda carta
official-may-carrier = El cochero puede ayudarte: juega una segunda carta
official-may-administrator = Llamar al administrador: seis nuevas cartas boca arriba
official-may-cartwright = Pedir ayuda al carretero
audience-nobody = nadie
audience-space = { $cleric } ({ $rank }): { $players }
journey-coach = La diligencia de { $coach }, en { FORM($place, case: "name") }
tokens-of = { $official }: { $count }
board-label = El tablero
board-described = Mapa de 22 ciudades en 9 regiones
journey = El camino a Roma
display-label = Cartas boca arriba
display-empty = vacío
pile-label = Mazo de robo, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
discards-label = Pila de descarte, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
hand-label = Tu mano
hand-of = Mano de { $player }
route-label = Tu ruta
route-of = Ruta de { $player }
card-label = { $city }, { $province }
card-with-deeds = { $card }: { $deeds }
deed-take = tomar
deed-draw = robar
deed-left = colocar a la izquierda
deed-right = colocar a la derecha
deed-begin = { $cards ->
    [0] comenzar una ruta
   *[other] abandonar la ruta y comenzar otra
    }
deed-discard = descartar
deed-office = colocar una oficina
stacks-label = Losetas de bonus
stacks-left = { $stack }: { $values }
stacks-gone = { $stack }: no quedan
players-label = Jugadores
player-present = presente
player-absent = sin conexión
player-awaited = aún no ha aceptado
player-away = última conexión: { $time }
player-played-by = juega { $bot }
player-starts = jugador inicial
player-offices-short = { $left ->
    [one] { $left } oficina
   *[other] { $left } oficinas
    }
player-ender = ha provocado el fin de la partida
log-label = Historial
log-begins = En cada turno robas una carta y juegas una. Una ruta de { $cards } cartas o más se puede completar: colocas oficinas en sus ciudades y, si es lo bastante larga, ganas la siguiente diligencia. Una vez por turno puede ayudarte un empleado postal. La partida termina cuando alguien tiene la diligencia { $last } o ha colocado todas sus oficinas.
chat-label = Chat
chat-empty = Todavía no hay mensajes.
chat-write = Escribe un mensaje
chat-send = Enviar
more-label = Más

# Las acciones, como están escritas en sus botones.
action-draw = Tomar { $city }
action-draw-pile = Robar del mazo
action-administrator = Llamar al administrador
action-play-left = { $city } a la izquierda de { $end }
action-play-right = { $city } a la derecha de { $end }
action-begin = { $cards ->
    [0] Comenzar una ruta con { $city }
   *[other] Abandonar la ruta y comenzar otra con { $city }
    }
action-pass = Terminar el turno
action-close-each = Completar la ruta: una oficina en cada región
action-close = Completar la ruta: oficinas en { $province }
action-office = Oficina en { $city } ({ $province })
action-done = Ninguna oficina más
action-cartwright = Con el carretero: diligencia { $number }
action-no-cartwright = Sin el carretero
action-discard = Descartar { $city }
action-send = El { $cleric } ({ $rank }) viaja con { $coach }
action-hand-in = Devolver: { $officials }
action-keep = No devolver nada
action-take = Tomar { $city }
action-take-pile = Tomar la carta oculta de arriba del mazo
action-build = Oficina en { $city }
action-decline = Nada
action-drive = { $coach } hasta { FORM($place, case: "name") }
explain-postmaster = una segunda carta, con ayuda del jefe postal
explain-carrier = una segunda carta, con ayuda del cochero

# Pistas, el consejo de un bot, y por qué no.
hints-button = ¿Qué puedo hacer?
advice-button = ¿Qué harías tú?
hints-off = En esta partida se juega sin pistas.
hints-turn = Completar la ruta o terminar el turno
advice-thinking = El bot más fuerte está pensando…
advice-instead = { $bot } (el príncipe aún se está preparando)
advice-chance = { $percent } % de probabilidad de ganar
advice-points = { $points ->
    [one] alrededor de { $points } punto
   *[other] alrededor de { $points } puntos
    } al final
advice-again = Preguntar otra vez
problem-watching = Estás viendo la partida: aquí no tienes nada que jugar.
problem-looking-back = Estás viendo una posición anterior: vuelve a la actual para jugar.
problem-covered = Las cartas están tapadas hasta que el siguiente jugador tenga la pantalla.
problem-thing-stack = Las losetas de bonus se ganan al completar una ruta: siempre la de arriba de una pila.
problem-thing-discards = Los descartes solo vuelven al juego cuando se acaba el mazo de robo.
problem-thing-player = Esto es de otro jugador: tú juegas tus propias cartas y oficinas.
problem-thing-tokens = Quien recibe la ayuda de un empleado postal toma una de estas fichas.
problem-thing-audience = Estos clérigos han llegado a Roma; al final de la partida cada uno da tantos puntos como su rango.
problem-thing-postmaster = Con el jefe postal robas una segunda carta antes de jugar una. En cada turno solo puede ayudarte un empleado postal.
problem-thing-carrier = Con el cochero juegas una segunda carta que encaje en la ruta. En cada turno solo puede ayudarte un empleado postal.

# Deshacer.
undo = Deshacer
undo-keys = Deshacer tu última elección: U o Ctrl+Z
undo-asked = { $player } quiere deshacer { $actions ->
    [one] la última acción
   *[other] las últimas { $actions } acciones
    }.
undo-waiting = Preguntando a los demás si puedes deshacer.
undo-agree = Aceptar
undo-refuse = Rechazar

# Una pantalla, varias personas.
pass-screen = Le toca a { $player }
pass-screen-about = Pasa el dispositivo. Hasta entonces las cartas quedan tapadas.
pass-ready = Soy { $player }

# Volver a ver partidas, y sus registros.
replay-title = Repetición
replay-open = Abrir una partida guardada: un archivo escrito por Posthorn
replay-first = Al principio
replay-back-turn = Un turno atrás
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-on-turn = Un turno adelante
replay-last = Al final
replay-run = Reproducción automática
replay-stop = Pausa
replay-place = { $ply } de { $all }
replay-keys = Flechas: un paso; Re Pág y Av Pág: un turno; barra espaciadora: reproducir o pausar.
replay-share = Copiar un enlace a esta posición
replay-scores = Los puntos a lo largo de la partida
over-replay = Ver la repetición

# Problemas.
problem-offline = No se puede conectar con el servidor. Reintentando…
problem-offline-request = El servidor no ha respondido. Inténtalo de nuevo.
problem-lost = Se ha perdido la conexión. Reintentando…
problem-closed = Esta mesa está cerrada.
problem-unreadable = No se ha podido leer la respuesta del servidor.
problem-rule = Regla { $rule }

# The rules, to be read and searched on every page.
rules-title = Reglas
rules-search = Buscar en las reglas
rules-contents = Índice
rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] Un párrafo encontrado
   *[other] { $count } párrafos encontrados
    }
rules-back = Atrás
rules-in-game = En esta partida
rules-not-in-game = No en esta partida

# El final.
over-title = La partida ha terminado
over-abandoned = La partida se abandonó
over-winner = Gana { $player }
over-rematch = Revancha
over-record = Descargar la partida
over-to-rematch = Ir a la siguiente partida
abandon = Abandonar esta partida
abandon-sure = ¿Abandonar la partida para todos?
leave-to-bot = Que un bot juegue por mí
return-to-seat = Recuperar mi asiento

# Enlaces para los demás y para otros dispositivos; mientras no está el servidor.
share-code = El enlace en código QR, para leerlo con una cámara
share-only-here = Este enlace solo funciona en este ordenador. Para usar otros dispositivos, inicia Posthorn con { $command } y recarga la página.
share-watch = Dejar que alguien mire
share-watch-about = Quien abra este enlace verá la mesa, pero no la mano de nadie.
share-replay = Enseñar esta partida a alguien
share-replay-about = Este enlace muestra la partida jugada a jugada, con todas las manos a la vista.
share-moment-about = La partida en este momento:
share-position-about = Solo esta posición, para cualquier copia de Posthorn:
table-leave = Dejar el asiento
table-close = Cerrar la mesa
front-further = { $games ->
    [one] Una partida más
   *[other] { $games } partidas más
    }
front-finished = Partidas terminadas
replay-drop = Suelta aquí el archivo
replay-drop-about = También puedes soltar el archivo en cualquier lugar de esta página o de la de inicio.
server-away = Ahora mismo no se puede conectar con el servidor. En tu propio ordenador se inicia con el comando posthorn; en cuanto responda, esta página seguirá sola.

# Sonidos, avisos, mirar atrás.
settings-sound = Sonidos
settings-volume = Volumen
settings-notify = Avisarme cuando me toque y esta página esté en segundo plano
settings-notify-refused = El navegador no permite que esta página envíe avisos.
settings-keys = Letras como atajos durante la partida; ? los muestra todos
settings-docs = Documentación (en inglés)
keys-title = Teclas
keys-about = Tab pasa a lo siguiente, Intro lo elige y Esc vuelve atrás.
log-look-back = Pulsa una línea o usa las flechas para ver el tablero como estaba entonces.
past-label = Posición anterior
past-gone-on = La partida ha avanzado.
past-now = Volver a la posición actual
past-keys = Flechas: un paso; Esc: posición actual.

# Lo cerca que está el final, y la puntuación final.
score-sheet = Hoja de puntuación
end-label = Cuánto falta para el final
end-carriage = Diligencia { $number } de { $last }: { $players }
end-no-carriage = Nadie tiene aún una diligencia; la última es la número { $last }.
end-offices = { $left ->
    [one] Queda una oficina
   *[other] Quedan { $left } oficinas
    }: { $players }
end-offices-all = { $left ->
    [one] A todos les queda una oficina.
   *[other] A todos les quedan { $left } oficinas.
    }
end-brought-about = { $player } ha provocado el fin de la partida.
end-rounds = Termina a más tardar tras la ronda { $rounds }
over-show = Mostrar el resultado
over-close = Ocultar el resultado
over-counting = La puntuación final
over-skip = Mostrar todos los puntos

# La prueba de que nadie eligió las cartas.
proof = Comprobación del barajado
proof-button = Comprobar el barajado
proof-about = Antes de la partida, el servidor eligió un secreto al azar y mostró solo su compromiso: un número que no corresponde a ningún otro secreto. Después los jugadores añadieron sus propios valores aleatorios. Todas las cartas se derivan de ambas cosas. Tu navegador lo recalcula ahora y reparte de nuevo:
proof-cannot = Los navegadores solo hacen estos cálculos en páginas https o del mismo ordenador. «posthorn verify» los hace con el registro.
proof-noted-yes = El compromiso es el que este navegador anotó antes del reparto.
proof-noted-no = ¡El compromiso no es el que este navegador anotó antes del reparto!
proof-noted-unknown = Este navegador no anotó el compromiso antes del reparto.
proof-commitment-yes = El secreto corresponde al compromiso.
proof-commitment-no = ¡El secreto no corresponde al compromiso!
proof-bound-yes = El compromiso vale solo para esta partida y sus reglas: { $terms }.
proof-bound-no = ¡El compromiso vale para otra partida o para otras reglas: { $terms }!
proof-bound-unknown = El compromiso es de un tipo antiguo y no vale solo para esta partida: podría haber servido también para otras.
proof-added-yes = Lo que añadió este navegador se usó sin cambios.
proof-added-no = ¡Lo que añadió este navegador no se usó sin cambios!
proof-added-unknown = Este navegador no añadió nada.
proof-attempt = Se usó en el intento { $attempt }: lo que este navegador había enviado antes fue rechazado.
proof-seed-yes = La semilla de la partida se deriva del secreto y de lo que añadieron todos los asientos.
proof-seed-no = ¡La semilla de la partida no se deriva del secreto y de lo que añadieron todos los asientos!
proof-cards-yes = Las { $cards } cartas descubiertas se derivan de la semilla, y cada jugada, y con ella el resultado, sigue las reglas.
proof-cards-no = ¡Las cartas no se derivan de la semilla, o las jugadas o el resultado no siguen las reglas!
proof-cards-unknown = La partida sigue reglas distintas de las que conoce esta página; «posthorn verify» comprueba si sus cartas se derivan de la semilla.
proof-seen-yes = Las { $cards } cartas que esta página te ha mostrado son las mismas.
proof-seen-no = ¡Las cartas que esta página te ha mostrado no son las mismas!
proof-seen-unknown = Esta página no te ha mostrado toda la partida, así que sus cartas no se comparan.
proof-holds = Todo concuerda: el servidor ya no podía elegir estas cartas cuando supo lo que añadiste.
proof-fits = Todo concuerda. Pero solo quien anotó el compromiso y añadió algo puede tener la seguridad de que el servidor no eligió las cartas.
proof-fails = Algo no concuerda: este barajado no queda probado.
proof-further = Esto no muestra si alguien que conoce el secreto miró las cartas o fue el último en añadir algo. «posthorn verify» hace la misma comprobación con el registro.
proof-numbers = Los números
proof-commitment = Compromiso
proof-game = Partida
proof-terms = Condiciones
proof-secret = Secreto
proof-added = Añadido por { $player } (intento { $attempt })
proof-seed = Semilla

# Who is away, and games that prove nothing.
absence-rule = Si alguien falta más de { $time }, un bot puede jugar en su lugar si todos los demás están de acuerdo. El asiento sigue siendo suyo.
absence-away = { $player } no está. Los demás podrán hacer que juegue un bot a partir de: { $time }.
absence-up = { $player } no está (última conexión: { $time }). Si todos están de acuerdo, juega un bot; el asiento sigue siendo suyo.
absence-waits = Has aceptado. Esperando a los demás.
absence-agree = Que juegue un bot
absence-open = Liberar el asiento
absence-disagree = Seguir esperando
own-bot = Un bot juega por ti.
practice = Partida de práctica
practice-about = Se deshicieron jugadas que habían mostrado cartas, o todo se conocía desde el principio. Por eso esta partida no prueba nada y no puede entrar nadie más.
leave-game = Dejar la partida definitivamente
leave-game-sure = ¿Dejarla definitivamente? Un bot seguirá jugando y no podrás volver.
player-left = se ha ido; juega { $bot }
new-absence = Se puede faltar durante
new-absence-usual = { $time } (habitual)
new-absence-about = Después los demás, si todos están de acuerdo, pueden hacer que juegue un bot. El asiento queda reservado.
