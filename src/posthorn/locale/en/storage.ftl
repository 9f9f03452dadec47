### The server’s storage: what is wrong with a database, and what the commands export and import say. Read by whoever runs the
### server.
### $database: a file, or postgresql://HOST/NAME. $reason: the database’s or the system’s words. $game: its id. $revision,
### $known, $given, $links: numbers. $file, $folder: paths.

## What is wrong with a database.
# $sqlite, $postgresql: how an address is written.
storage-no-url = This is not the address of a database: write { $sqlite } for a file or { $postgresql } for PostgreSQL
# $scheme: what it began with, “mysql”; $sqlite, $postgresql: how an address is written.
storage-url = This is not the address of a database that can keep games ({ $scheme }): write { $sqlite } for a file or { $postgresql } for PostgreSQL
storage-folder = { $database } is a folder; name a file in it
storage-none = There is no database { $database }
storage-no-database = { $database } is not an SQLite database; name another file, or one that does not exist yet
storage-read-only = You have no permission to write to the database { $database }; grant it, or use another database
storage-cannot-open = The database { $database } cannot be used: { $reason }
storage-damaged = The database { $database } is damaged: { $reason }. Replace it with a backup, or save what can still be read: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = The database { $database } has { $links } names (hard links), and under each of them it would be a different database; remove the other names, or copy it to a file of its own
storage-in-use = The database { $database } is in use by another Posthorn server; stop that one first, or use another database
# $tables: names.
storage-foreign = The database { $database } does not belong to Posthorn: it has tables of something else ({ $tables }); use one that is empty or does not exist yet
storage-newer = The database { $database } was made by a newer Posthorn: its schema is { $revision }, but this program knows none newer than { $known }; install the newer Posthorn or use another database
storage-older = The database { $database } is empty or was made by an older Posthorn; start the server once to bring it up to date
# $install: the command that installs it.
storage-no-driver = PostgreSQL needs the package psycopg: { $install } ({ $reason })
storage-failed = The database { $database } failed: { $reason }
storage-in-doubt = The connection to the database { $database } was lost during a write, so it is not known yet whether it was stored: { $reason }
storage-no-answer = The database { $database } does not answer
storage-fault = The storage failed: { $reason }
storage-closed = The storage is closed
storage-unstorable = This cannot be stored: { $reason }
storage-revision-taken = Game { $game } already has an entry for revision { $revision }
storage-overtaken = Someone else has just changed game { $game }
storage-game-taken = There is already a game { $game }
storage-unknown-game = There is no game { $game }, or it has no such seat

## Export and import. $over: whether the game is; $games: how many.
# $command: “posthorn export”.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } is not a folder that can be written to: { $reason }
transfer-unknown = there is no game { $game }
transfer-not-begun = game { $game } has not begun, so there is no record of it
transfer-rules = game { $game } was played by version { $given } of the rules, but this program plays version { $known }
transfer-broken = game { $game } cannot be written as a record: { $reason }
transfer-name = game { $game } has an id that cannot be a file name
transfer-exported = { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
    } exported to { $folder }
transfer-nothing = no record was named
transfer-empty-folder = { $folder } has no records in it (files that end in .json or .txt)
transfer-imported = { $file }: game { $game }, { $over ->
    [yes] over
   *[no] unfinished: it continues as practice, with open seats that can be joined
    }
transfer-repeated = { $file }: this is already game { $game }; it is not imported again
transfer-not-imported = nothing was imported
