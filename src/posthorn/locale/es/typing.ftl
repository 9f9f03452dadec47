# Lo que se escribe en la terminal. Las palabras inglesas se entienden siempre.

say-draw = roba { $city }
say-draw-pile = roba del mazo
say-administrator = administrador
say-play-left = juega { $city } a la izquierda
say-play-right = juega { $city } a la derecha
say-begin = comienza { $city }
say-pass = fin del turno
say-close-each = completa una en cada
say-close = completa { $province }
say-office = oficina { $city }
say-done = listo
say-cartwright = carretero
say-no-cartwright = sin carretero
say-discard = descarta { $city }
say-send = envía { $rank } { $coach }
say-drive = conduce { $coach } { $place }
say-hand-in = devuelve { $officials }
say-keep = guárdalas
say-take = toma { $city }
say-take-pile = toma del mazo
say-build = coloca { $city }
say-decline = renuncia
say-postmaster = jefe postal
say-carrier = cochero

typed-help = ayuda
typed-rules = reglas
typed-hint = pistas
typed-advice = consejo
typed-why = motivo
typed-undo = deshacer
typed-map = mapa
typed-rome = roma
typed-log = historial
typed-score = puntos
typed-save = guardar
typed-quit = salir

typed-modules-none = ninguno
typed-modules-audience = audiencia
typed-modules-honours = empleados
typed-modules-both = ambos
