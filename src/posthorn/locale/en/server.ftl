### What the server tells clients when it does not do what it was asked to: a sentence without a full stop, shown by the browser
### or sent to a program.
### $player: a player’s name. $reason: from another message, or a library’s words. $name: a parameter’s. $most, $entries,
### $seats, $minutes: numbers. $seat: from 0.

server-refused-advice-asked = The bot is still thinking about the last question; wait for its answer
server-refused-bad-body = The body of the request is not valid: { $reason }
server-refused-bad-key = This is not a key; send the one you got when you created or joined the game, as “Authorization: Bearer KEY”
server-refused-bad-parameter = The parameter { $name } is not valid: { $reason }
server-refused-bad-record = This record cannot be shown: { $reason }
server-refused-bot-for-nobody = A bot can be named only for a bot’s seat
server-refused-broken-game = The moves of this game cannot be replayed; the server’s log says why
server-refused-cards-dealt = The cards have already been dealt, so nothing can be added to the shuffle; join without randomness
server-refused-colour-twice = Two players cannot have the same colour
server-refused-future-revision = The game has not got that far; ask again without a revision
server-refused-game-is-abandoned = The game was abandoned
server-refused-game-is-over = The game is over
server-refused-game-is-playing = The game has begun, so this seat can no longer be opened
server-refused-game-is-waiting = The game has not begun: it is waiting for players
# The client went away before the answer.
server-refused-gone = The request was cancelled
server-refused-in-doubt = The database does not answer, so it is not known yet whether the last change at this table was stored; send the same request again to find out
server-refused-long-record = A record of more than { $most } actions is not shown
server-refused-no-advice = Nobody can give advice right now; try again
server-refused-no-game = There is no such game
server-refused-no-hints = This game is played without hints
server-refused-no-key = This needs a key: the one you got when you created or joined the game, sent as “Authorization: Bearer KEY”
server-refused-no-lesson = This game is not a lesson
server-refused-no-level = There is no such bot
server-refused-no-open-seat = All seats are taken
server-refused-no-review = No review can be made here: it takes what posthorn[fast] installs
server-refused-no-commitment = This commitment is not known or has been used; ask for a new one
# $terms: the rules in English ids.
server-refused-other-terms = This commitment is for a game with other terms: { $terms }
server-refused-agreed = You have already agreed to this game; what was added to its shuffle stands
server-refused-no-ply = There is no such moment: the game ends after action { $most }
server-refused-no-seat = There is no such seat; the game has { $seats }, counted from 0
server-refused-no-take-back = Nobody has asked to undo, or the game has moved on in the meantime
server-refused-not-absent = { $player } is not absent
server-refused-not-absent-long = { $minutes ->
    [one] { $player } may stay away for another minute
   *[other] { $player } may stay away for another { $minutes } minutes
}
server-refused-not-at-table = You do not play in this game
server-refused-not-host = Only the host may do this
server-refused-not-json = The body must be JSON, with the content type application/json
server-refused-not-over = This is possible only once the game is over
server-refused-not-your-seat = Seat { $seat } is not yours
server-refused-not-your-turn = It is { $player }’s turn
server-refused-nothing-to-play-on = The game is over at this point; choose an earlier moment
server-refused-nothing-to-take-back = You have nothing to undo
server-refused-log-full = This game has { $entries } entries, the most a game may have here; its host can abandon it
server-refused-log-half-full = This game already has { $entries } entries: it can still be played to the end, but nothing else can be changed
server-refused-other-method = This address does not take this method
# $given, $known: versions, numbers.
server-refused-other-rules = The game was played by version { $given } of the rules, but this is version { $known }
server-refused-practice = This is a practice game: nobody else can join it
server-refused-record-or-position = Give either a record or a position, not both
server-refused-revealed = Something hidden has been revealed since, so this cannot be undone
server-refused-reviews-asked = Wait until the reviews you have asked for are done
server-refused-seat-taken = This seat is taken
server-refused-stale = The game has moved on in the meantime
server-refused-storage = The game cannot be stored right now; nothing has changed, try again
server-refused-text-or-phrase = Send either a text or a phrase
server-refused-thinking-time = The thinking time may be at most { $most } s
server-refused-unknown-parameter = There is no parameter { $name }
server-refused-unprintable = This must be a line of plain text
server-refused-wrong-code = The code is wrong, already used or too old; ask for a new one

## The colours of the players, and their names where they have no other.
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green

## The command serve, in the terminal. $address: “http://localhost:8017/”; $host and $port: what to listen on.
serve-at = Posthorn is running at { $address } (Ctrl-C stops it)
serve-running-already = Posthorn is already running, at { $address }
serve-no-browser = Open { $address } in a browser
serve-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host and --port
# $install: the command that installs it.
serve-no-tracing = The setting tracing needs OpenTelemetry, which is not installed: { $install }
# --workers, --bot-workers and --database stand as they are typed.
serve-needs-postgresql = Only servers with a PostgreSQL database share it and their bots: name one with --database postgresql://user:password@host/database, or leave --workers and --bot-workers at 1 or more as they usually are
bots-need-postgresql = Bots can think elsewhere only for servers that share a PostgreSQL database: name it with --database postgresql://user:password@host/database
bots-none = There must be at least one bot worker: --bot-workers 1
# $database: its address.
bots-think = Bots think here for the servers that use { $database } (Ctrl-C stops it)

# The command docs, in the terminal. $address: “http://127.0.0.1:40213/docs/”.
docs-at = The documentation is at { $address } (Ctrl-C stops the server)
# $command: what to type.
docs-not-built = The documentation has not been built here. Build it with: { $command }
