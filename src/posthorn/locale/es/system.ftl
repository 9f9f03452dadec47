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

# Un proceso en el que piensa un bot o se juegan partidas.
process-ended = el proceso terminó con el estado { $status }
process-not-started = no se pudo iniciar el proceso: { $reason }
process-no-answer = sin respuesta en { $seconds } s
