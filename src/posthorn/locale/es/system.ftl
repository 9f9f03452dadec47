# Qué dice el sistema que falla en un archivo o una dirección.

system-missing = no existe ese archivo o esa carpeta
system-forbidden = permiso denegado
system-folder = es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-exists = ya existe
system-read-only = el disco es de solo lectura
system-full = el disco está lleno
system-address-in-use = otro programa ya está escuchando ahí
system-address-elsewhere = este ordenador no tiene esa dirección
system-nobody-listens = nada escucha ahí

# Un proceso en el que piensa un bot o se juegan partidas.
process-ended = el proceso terminó con el estado { $status }
process-not-started = no se pudo iniciar el proceso: { $reason }
process-no-answer = sin respuesta en { $seconds } s
process-given-up = Ray se ha rendido tras varios intentos: { $reason }

# Un clúster de ordenadores entre los que Ray reparte el trabajo.
cluster-silent = el clúster de { $address } no responde: { $reason }
cluster-refused = no se puede usar el clúster { $address }: { $reason }
cluster-no-posthorn = en el nodo { $node } del clúster falta Posthorn; hay que instalar allí la versión { $version }
cluster-no-package = en el nodo { $node } del clúster falta { $package }; hay que instalar allí lo mismo que aquí
cluster-other-posthorn = el nodo { $node } del clúster tiene Posthorn { $theirs } y aquí está { $ours }: todos deben tener el mismo
cluster-too-few-cores = ningún nodo del clúster tiene los { $threads } núcleos con los que piensa un jugador
