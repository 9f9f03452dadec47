# Llevar un servidor: sus ajustes, y lo que toda petición tiene que respetar.

operating-wrong = { $place }: { $reason }
operating-wrong-whole = tiene que ser un número entero de { $least } a { $most }, no «{ $given }»
operating-wrong-number = tiene que ser un número de { $least } a { $most }, no «{ $given }»
operating-wrong-size = tiene que ser un tamaño de { $least } a { $most }, como 65536, 64 KiB o 1 MiB, no «{ $given }»
operating-wrong-switch = tiene que ser yes (sí) o no, no «{ $given }»
operating-wrong-choice = tiene que ser uno de estos: { $words }; no «{ $given }»
operating-wrong-host = tiene que ser una dirección o un nombre sin puerto, como 127.0.0.1, 0.0.0.0 o localhost, no «{ $given }»
operating-wrong-origin = tiene que ser una dirección sin ruta, como https://post.example.org, no «{ $given }»
operating-wrong-network = tiene que ser una dirección o un rango de direcciones, como 127.0.0.1 o 10.0.0.0/8, no «{ $given }»
operating-wrong-database = tiene que ser un archivo, sqlite:///ARCHIVO o postgresql://USER:PASSWORD@HOST/NAME, no «{ $given }»
operating-wrong-database-folder = tiene que ser un archivo, pero «{ $given }» es una carpeta
operating-wrong-shape = tiene que ser un solo valor ({ $example }), no «{ $given }»
operating-wrong-unknown = este ajuste no existe; ¿querías decir { $suggestion }?
operating-wrong-unknown-far = este ajuste no existe; disponibles: { $known }
operating-wrong-config-unreadable = no se puede leer el archivo { $file }: { $reason }
operating-wrong-config-not-text = el archivo { $file } no es texto en UTF-8
operating-wrong-config-not-toml = el archivo { $file } no es TOML: el error está en la línea { $line }
operating-wrong-folder = no se puede crear la carpeta { $folder } para las partidas: { $reason }; indica otro archivo con --database

# Por qué se rechaza una petición antes de mirar qué pide.
server-refused-ending = Este servidor está a punto de parar; responderá otro
server-refused-too-many-requests = Demasiadas peticiones; inténtalo de nuevo dentro de { $seconds } s
server-refused-too-many-connections = Ya hay demasiadas conexiones
server-refused-too-many-games = { $most ->
    [one] Ya tienes una partida sin terminar; antes termínala o abandónala
   *[other] Ya tienes { $most } partidas sin terminar; antes termina o abandona una
    }
server-refused-too-many-new-games = Has creado muchas partidas en poco tiempo; inténtalo de nuevo dentro de { $seconds } s
server-refused-too-much-chat = Demasiados mensajes seguidos; inténtalo de nuevo dentro de { $seconds } s
server-refused-body-too-large = El cuerpo ocupa más de { $most } bytes
server-refused-body-too-slow = El cuerpo no llegó a tiempo
server-refused-head-too-large = La cabecera ocupa más de { $most } bytes
server-refused-one-host = Una petición debe indicar exactamente un Host
server-refused-other-origin = Las páginas de otros sitios no pueden hacer esto
server-refused-unknown-host = Este servidor no responde al nombre «{ $host }»; si debería hacerlo, define public_url o allowed_origins
server-refused-no-such-page = Esta página no existe
server-refused-failed = Algo ha fallado en el servidor; ha quedado anotado en el log
