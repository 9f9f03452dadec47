# El almacenamiento del servidor: qué le pasa a una base de datos, y qué dicen los comandos export e import.

storage-no-url = Esto no es la dirección de una base de datos: escribe { $sqlite } para un archivo o { $postgresql } para PostgreSQL
storage-url = Esto no es la dirección de una base de datos que pueda guardar partidas ({ $scheme }): escribe { $sqlite } para un archivo o { $postgresql } para PostgreSQL
storage-folder = { $database } es una carpeta; indica un archivo dentro de ella
storage-none = La base de datos { $database } no existe
storage-no-database = { $database } no es una base de datos de SQLite; indica otro archivo o uno que aún no exista
storage-read-only = No tienes permiso para escribir en la base de datos { $database }; concédelo o usa otra base de datos
storage-cannot-open = No se puede usar la base de datos { $database }: { $reason }
storage-damaged = La base de datos { $database } está dañada: { $reason }. Sustitúyela por una copia de seguridad o salva lo que aún se pueda leer: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = La base de datos { $database } tiene { $links } nombres (enlaces duros), y con cada uno sería una base de datos distinta; elimina los demás nombres o cópiala a un archivo aparte
storage-in-use = La base de datos { $database } la está usando otro servidor de Posthorn; antes páralo o usa otra base de datos
storage-foreign = La base de datos { $database } no es de Posthorn: tiene tablas ajenas ({ $tables }); usa una que esté vacía o que aún no exista
storage-newer = La base de datos { $database } la creó un Posthorn más nuevo: su esquema es { $revision }, pero este programa no conoce ninguno más nuevo que { $known }; instala el Posthorn más nuevo o usa otra base de datos
storage-older = La base de datos { $database } está vacía o la creó un Posthorn más antiguo; arranca una vez el servidor para ponerla al día
storage-no-driver = PostgreSQL necesita el paquete psycopg: { $install } ({ $reason })
storage-failed = Ha fallado la base de datos { $database }: { $reason }
storage-in-doubt = La conexión con la base de datos { $database } se perdió durante una escritura, así que aún no se sabe si quedó guardada: { $reason }
storage-no-answer = La base de datos { $database } no responde
storage-fault = Ha fallado el almacenamiento: { $reason }
storage-closed = El almacenamiento está cerrado
storage-unstorable = Esto no se puede guardar: { $reason }
storage-revision-taken = La partida { $game } ya tiene una entrada para la revisión { $revision }
storage-overtaken = Entretanto, otra persona ha cambiado la partida { $game }
storage-game-taken = Ya existe una partida { $game }
storage-unknown-game = La partida { $game } no existe o no tiene ese asiento

# Exportar e importar.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } no es una carpeta en la que se pueda escribir: { $reason }
transfer-unknown = la partida { $game } no existe
transfer-not-begun = la partida { $game } no ha comenzado, así que no hay registro de ella
transfer-rules = la partida { $game } se jugó con la versión { $given } de las reglas, pero este programa juega con la versión { $known }
transfer-broken = la partida { $game } no se puede escribir como registro: { $reason }
transfer-name = la partida { $game } tiene un identificador que no puede ser nombre de archivo
transfer-exported = { $games ->
    [0] ninguna partida exportada
    [one] una partida exportada
   *[other] { $games } partidas exportadas
    } a { $folder }
transfer-nothing = no se ha indicado ningún registro
transfer-empty-folder = en { $folder } no hay registros (archivos que acaban en .json o .txt)
transfer-imported = { $file }: partida { $game }, { $over ->
    [yes] terminada
   *[no] sin terminar: sigue como partida de práctica, con asientos libres a los que unirse
    }
transfer-repeated = { $file }: ya es la partida { $game }; no se importa otra vez
transfer-not-imported = no se ha importado nada
