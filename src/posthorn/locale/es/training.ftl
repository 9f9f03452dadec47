# Entrenar una red.

train-exists = { $file } ya existe; continúa desde ahí con --resume o indica otra carpeta
train-nothing-to-resume = no existe { $file } para continuar desde ahí; quita --resume para empezar
train-unreadable = no se puede leer { $file }: { $reason }
train-no-network = { $file } no contiene una red que esta versión pueda usar
train-other-size = { $file } contiene una red de otro tamaño
train-no-mean = no se puede hacer la media de { $first } y { $file }: las redes son de distinto tamaño
train-opponent-and-guest = --opponent y --guest se excluyen; quita una de las dos
train-progress = { $iteration } ({ $done }) · { $speed } decisiones/s · entropía { $entropy } · rondas { $rounds } · puntos de los ganadores a cuatro { $points }
train-strength = contra un jugador fijo que sigue reglas prácticas, tras la iteración { $iteration }: gana { $two } a dos, { $four } a cuatro, { $modules } a dos con ambos módulos
