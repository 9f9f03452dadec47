# Palabras del juego.

official-postmaster = jefe postal
official-carrier = cochero
official-administrator = administrador
official-cartwright = carretero

# Las pilas de losetas de bonus. Las regiones llevan los nombres del tablero.
stack-route-5 = ruta de 5 cartas
stack-route-6 = ruta de 6 cartas
stack-route-7 = ruta de 7 o más cartas
stack-baden = Baden
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
stack-schweiz-tyrol = Schweiz/Tyrol
stack-baiern = Baiern
stack-boehmen-salzburg = Böhmen/Salzburg
stack-all-provinces = todas las regiones
stack-outside-baiern = fuera de Baiern
stack-game-end = fin de la partida

# Los clérigos, por su rango.
cleric-1 = monaguillo
cleric-2 = sacerdote
cleric-3 = abad
cleric-4 = obispo
cleric-5 = cardenal

edition-hungarian = húngara
edition-italian = italiana
edition-icelandic = islandesa
edition-spanish = española
# La edición que se ofrece primero en este idioma: hungarian, italian, icelandic o spanish.
edition-usual = spanish

# Cuando ya se ve el final: quién tiene aún un turno después de este, y cuántos son.
turns-to-come = { $count ->
    [0] No quedan más turnos.
   *[other] Turnos que quedan: { $players }
    }

module-audience = La audiencia
module-honours = Los empleados postales

# Cómo se enumeran las palabras: «a, b y c» es list-and de «a, b» y «c». Ante el sonido i, «y» pasa a «e»; $initial es la
# primera letra de «c», minúscula y sin acento.
list-comma = { $before }, { $after }
list-and = { $before } { $initial ->
    [i] e
   *[other] y
    } { $after }
