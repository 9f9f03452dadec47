# Lo que dice el servidor cuando no hace lo que se le ha pedido.

server-refused-advice-asked = El bot todavía piensa en la última pregunta; espera su respuesta
server-refused-bad-body = El cuerpo de la petición no es válido: { $reason }
server-refused-bad-key = Esto no es una clave; envía la que recibiste al crear la partida o al unirte, como «Authorization: Bearer KEY»
server-refused-bad-parameter = El parámetro { $name } no es válido: { $reason }
server-refused-bad-record = Este registro no se puede mostrar: { $reason }
server-refused-bot-for-nobody = Solo se puede indicar un bot para el asiento de un bot
server-refused-broken-game = Las jugadas de esta partida no se pueden reproducir; el log del servidor dice por qué
server-refused-cards-dealt = Las cartas ya están repartidas, así que no se puede añadir nada al barajado; únete sin valor aleatorio
server-refused-colour-twice = Dos jugadores no pueden tener el mismo color
server-refused-future-revision = La partida no ha llegado tan lejos; pide de nuevo sin indicar una revisión
server-refused-game-is-abandoned = La partida se abandonó
server-refused-game-is-over = La partida ha terminado
server-refused-game-is-playing = La partida ha empezado: este asiento ya no se puede liberar
server-refused-game-is-waiting = La partida no ha comenzado: faltan jugadores
server-refused-gone = La petición se canceló
server-refused-in-doubt = La base de datos no responde, así que aún no se sabe si el último cambio de esta mesa se guardó; envía otra vez la misma petición para saberlo
server-refused-long-record = Un registro de más de { $most } acciones no se muestra
server-refused-no-advice = Ahora mismo nadie puede dar consejos; inténtalo de nuevo
server-refused-no-game = Esta partida no existe
server-refused-no-hints = En esta partida se juega sin pistas
server-refused-no-key = Hace falta una clave: la que recibiste al crear la partida o al unirte, enviada como «Authorization: Bearer KEY»
server-refused-no-lesson = Esta partida no es una lección
server-refused-no-level = Este bot no existe
server-refused-no-open-seat = Todos los asientos están ocupados
server-refused-no-review = Aquí no se puede hacer ningún análisis: hace falta lo que instala posthorn[fast]
server-refused-no-commitment = Este compromiso no se conoce o ya se ha usado; pide uno nuevo
server-refused-other-terms = Este compromiso es para una partida con otras condiciones: { $terms }
server-refused-agreed = Ya has aceptado esta partida; lo que se añadió al barajado se mantiene
server-refused-no-ply = Ese momento no existe: la partida termina con la acción { $most }
server-refused-no-seat = Este asiento no existe; la partida tiene { $seats }, contados desde 0
server-refused-no-take-back = Nadie ha pedido deshacer nada, o la partida ha avanzado mientras tanto
server-refused-not-absent = { $player } no está ausente
server-refused-not-absent-long = { $minutes ->
    [one] { $player } puede seguir ausente un minuto más
   *[other] { $player } puede seguir ausente { $minutes } minutos más
}
server-refused-not-at-table = No juegas en esta partida
server-refused-not-host = Solo puede hacerlo quien creó la partida
server-refused-not-json = El cuerpo tiene que ser JSON, con el tipo de contenido application/json
server-refused-not-over = Solo es posible cuando la partida ha terminado
server-refused-not-your-seat = El asiento { $seat } no es tuyo
server-refused-not-your-turn = Es el turno de { $player }
server-refused-nothing-to-play-on = En ese punto la partida ha terminado; elige un momento anterior
server-refused-nothing-to-take-back = No tienes nada que deshacer
server-refused-log-full = Esta partida tiene { $entries } entradas, el máximo que puede tener aquí; quien la creó puede abandonarla
server-refused-log-half-full = Esta partida tiene ya { $entries } entradas: se puede jugar hasta el final, pero no cambiar nada más
server-refused-other-method = Esta dirección no acepta este método
server-refused-other-rules = La partida se jugó con la versión { $given } de las reglas, pero esta es la versión { $known }
server-refused-practice = Esta es una partida de práctica: no puede entrar nadie más
server-refused-record-or-position = Indica un registro o una posición, no las dos cosas
server-refused-revealed = Desde entonces se ha descubierto algo oculto, así que esto no se puede deshacer
server-refused-reviews-asked = Espera a que estén listos los análisis que ya has pedido
server-refused-seat-taken = Este asiento está ocupado
server-refused-stale = La partida ha avanzado mientras tanto
server-refused-storage = Ahora mismo la partida no se puede guardar; no ha cambiado nada, inténtalo de nuevo
server-refused-text-or-phrase = Envía un texto o una frase rápida, no las dos cosas
server-refused-thinking-time = El tiempo por turno puede ser de { $most } s como máximo
server-refused-unknown-parameter = No existe el parámetro { $name }
server-refused-unprintable = Tiene que ser una línea de texto sin formato
server-refused-wrong-code = El código no es válido, ya se ha usado o ha caducado; pide uno nuevo

# Los colores de los jugadores, y sus nombres cuando no tienen otro.
colour-red = Rojo
colour-blue = Azul
colour-yellow = Amarillo
colour-green = Verde

# El comando serve.
serve-at = Posthorn está en marcha en { $address } (Ctrl-C lo detiene)
serve-running-already = Posthorn ya está en marcha, en { $address }
serve-no-browser = Abre { $address } en un navegador
serve-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otros con --host y --port
serve-no-tracing = El ajuste tracing necesita OpenTelemetry, que no está instalado: { $install }
serve-needs-postgresql = Solo los servidores con una base de datos PostgreSQL la comparten, y con ella sus bots: indica una con --database postgresql://user:password@host/database, o deja --workers y --bot-workers como siempre
bots-need-postgresql = Los bots solo pueden pensar en otro sitio para servidores que comparten una base de datos PostgreSQL: indícala con --database postgresql://user:password@host/database
bots-none = Tiene que haber al menos un proceso para los bots: --bot-workers 1
bots-think = Aquí los bots piensan para los servidores que usan { $database } (Ctrl-C lo detiene)
docs-at = La documentación está en { $address } (Ctrl-C detiene el servidor)
docs-not-built = La documentación aún no se ha generado aquí. Se genera con: { $command }
