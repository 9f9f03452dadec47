### Running a server: its settings, and what every request must keep to. Read by whoever runs it, in a terminal.
### $given: what was written. $least, $most: the limits, as texts. $reason: one of these messages, or the system’s words. $file,
### $folder: paths. $line: a number.

## What is wrong with a setting; each follows its name, from operating-wrong.
# $place: the setting (“--port”, “posthorn.toml: port”).
operating-wrong = { $place }: { $reason }
operating-wrong-whole = must be a whole number from { $least } to { $most }, not “{ $given }”
operating-wrong-number = must be a number from { $least } to { $most }, not “{ $given }”
operating-wrong-size = must be a size from { $least } to { $most }, such as 65536, 64 KiB or 1 MiB, not “{ $given }”
operating-wrong-switch = must be yes or no, not “{ $given }”
# $words: what is possible, “a, b, c”.
operating-wrong-choice = must be one of { $words }, not “{ $given }”
operating-wrong-host = must be an address or a name without a port, such as 127.0.0.1, 0.0.0.0 or localhost, not “{ $given }”
operating-wrong-origin = must be an address without a path, such as https://post.example.org, not “{ $given }”
operating-wrong-network = must be an address or a range of addresses, such as 127.0.0.1 or 10.0.0.0/8, not “{ $given }”
operating-wrong-database = must be a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not “{ $given }”
operating-wrong-database-folder = must be a file, but “{ $given }” is a folder
# $example: a placeholder like “NUMBER”.
operating-wrong-shape = must be a single value ({ $example }), not “{ $given }”
# $suggestion: a setting’s name.
operating-wrong-unknown = there is no such setting; did you mean { $suggestion }?
# $known: all settings’ names.
operating-wrong-unknown-far = there is no such setting; choose from { $known }
operating-wrong-config-unreadable = the file { $file } cannot be read: { $reason }
operating-wrong-config-not-text = the file { $file } is not text in UTF-8
operating-wrong-config-not-toml = the file { $file } is not TOML: the mistake is on line { $line }
operating-wrong-folder = the folder { $folder } for the games cannot be created: { $reason }; name another file with --database

## Why a request is refused before anybody looks at what it asks; the browser shows it. $seconds, $most: numbers. $host: a name
## like “post.example.org”.
server-refused-ending = This server is about to stop; another one will answer
server-refused-too-many-requests = Too many requests; try again in { $seconds } s
server-refused-too-many-connections = There are already too many connections
server-refused-too-many-games = You already have { $most ->
    [one] an unfinished game; finish or abandon it first
   *[other] { $most } unfinished games; finish or abandon one first
    }
server-refused-too-many-new-games = You have created many games in a short time; try again in { $seconds } s
server-refused-too-much-chat = Too many messages at once; try again in { $seconds } s
server-refused-body-too-large = The body is larger than { $most } bytes
server-refused-body-too-slow = The body did not arrive in time
server-refused-head-too-large = The head is larger than { $most } bytes
server-refused-one-host = A request must name exactly one Host
server-refused-other-origin = Pages of other sites may not do this
server-refused-unknown-host = This server is not known by the name “{ $host }”; if it should be, set public_url or allowed_origins
server-refused-no-such-page = There is no such page
server-refused-failed = Something went wrong in the server; it has been logged
