### The command line: what --help says about commands, options and the server’s settings, and what is wrong with arguments.
### Names of commands, options, bots, editions and files stay as they are typed.

## What a command is for. In the list of commands the first sentence stands alone.
command-posthorn = Thurn und Taxis with its expansion All Roads Lead to Rome. Without a command, it opens in the browser.
command-bench = Measure how fast Posthorn is, and how accurate its chances of winning are.
command-replay = Check the record of a game and show it.
command-review = Look back at finished games: which choices and which luck decided them.
command-verify = Verify that the cards of a game were shuffled fairly.
command-simulate = Play many games and show scores, lengths and wins.
command-match = Let players compete, each in every seat of the same deals.
command-ladder = Rate all players by games against each other.
command-study = Let a player play many games against itself, and say what wins.
command-dataset = Write every choice of many games to a Parquet file.
command-train = Train a network through games against itself, on a GPU or, slowly, on this computer.
command-terminal = Play in the terminal, with each other and against bots. Without options it asks who plays what.
command-puzzles = Solve puzzles: positions from real games in which one choice is clearly the best.
command-serve = Run the server for browsers, remote friends and programs.
command-bots = Let bots think on this machine for servers elsewhere that share a PostgreSQL database.
command-docs = Open the documentation in the browser.
command-export = Write the server’s games as records. Those of unfinished games show all hidden cards: they are for the host.
command-import = Create games from records. The server must not be running.

## What an option is for, in --help; one short sentence.
option-help = Show this help and exit.
option-version = Show the version.
option-language = Language of Posthorn’s messages; also $POSTHORN_LANGUAGE. Default: the system’s.
option-edition = Which rulebook: hungarian, italian, icelandic or spanish.
option-modules = Modules of the expansion: audience, honours or audience,honours.
option-seed = The same seed deals the same cards.
option-switch = Set a switch differently from the edition: key=value.
option-seconds = How long a player may think about a choice.
option-iterations = How many iterations of its search a player has.
option-threads = How many threads a player thinks with.
option-workers = Games in parallel; 0: all in this process.
option-cluster = Work on the nodes of a Ray cluster: auto or HOST:PORT.
option-json = Print one JSON object.
option-games = How many games.
option-seats = How many play, 2 to 4.
option-file = A record, text or JSON.
option-upto = Show the position after this many actions.
option-replay-json = Print the record as JSON.
option-replay-text = Print the record as text.
option-check = Only say whether the record is right.
option-commitment = The commitment you noted before the game.
option-simulate-seats = How many play; without it, as many as players are named.
option-simulate-players = Who plays, seat by seat, or one name for all.
option-max-rounds = Score a game after this round.
option-interpreted = Play without compiling.
option-match-players = Who plays, 2 to 4: prince, prince:200ms, prince:64it, …
option-match-games = How many games in all, rounded up to whole deals.
option-records = Save each game as a record in this folder.
option-parquet = Save a row for each game and seat in this file.
option-ladder-players = Who plays, separated by commas; without it, all players.
option-ladder-games = How many games in all, rounded up to whole deals at all tables.
option-ladder-seats = How many play at a table, 2 to 4.
option-player = Who plays in all seats.
option-out = The folder for study.md and study.svg.
option-worlds = Worlds in which each choice is tried; more are slower and surer.
option-review-files = Records of finished games, text or JSON.
option-review-json = Print JSON, one object on a line for each game.
option-review-seed = The same seed gives the same review.
option-html = Print a page for a browser, complete in itself.
option-dataset-file = The file to write; each choice becomes a row.
option-dataset-players = Who plays, as many as seats, or one name for all; everyone sits in every seat in turn.
option-train-out = The folder for checkpoint.npz, network.npz and curve.jsonl.
option-train-iterations = How many times it plays and learns.
option-train-minutes = How many minutes it plays and learns; the rate of learning falls evenly over that time.
option-train-start = The network to continue from; if given several times, the mean of their weights. Without it, training starts from scratch.
option-train-teacher = A network whose games and preferences it learns from, instead of its own; if given several times, the mean of their weights.
option-train-opponent = A network that sits in all seats but one and does not learn.
option-train-guest = A network that sits in one seat of every third game and does not learn.
option-train-seats = How many seats a table has; may be given several times: a number given more often is drawn more often.
option-train-seed = The same seed gives the same training, as far as the hardware allows.
option-resume = Continue from the folder’s checkpoint.
option-train-games = Games in parallel; without it, as many as suit the hardware.
option-steps = Choices in each game before it learns from them.
option-batch = Choices it learns from at once.
option-rate = The learning rate at the start.
option-entropy = The initial bonus for not being certain too early.
option-winning = How much winning counts in the reward, from 0 to 1; the lead makes up the rest.
option-width = The width of the network’s layers.
option-blocks = Residual blocks of the network.
option-keep = Keep the network after this iteration too; may be given several times.
option-people = How many of them are people; bots take the other seats.
option-names = The people’s names, or everyone’s, separated by commas.
option-bot = Which bot plays: stableboy, pilgrim, merchant, courier, envoy, baron, count, prince or an installed one.
option-start = The seat that begins, from 1; without it, a random one.
option-record = Save the game in this file.
option-load = Continue the game in this file.
option-puzzle = Only this puzzle, by its id.
option-kind = Only puzzles about this: draw, play, close, offices, official, discard, rome or honours.
option-stars = Only puzzles of this difficulty, 1 to 5.
option-browse = Open it in a browser.
option-config = A file of settings in TOML; also $POSTHORN_CONFIG.
option-folder = The folder for the records, one file for each game.
option-game = Only this game; may be given several times.
option-finished = Only games that are over.
option-export-text = Write them as text that people can read, not as JSON.
option-files = Files or folders of records, text or JSON.
option-listed = Show the unfinished ones in the lobby.

## What a setting of the server is for, in --help and docs/hosting.md. …-default says in words what is usual.
setting-host = The address to listen on; 0.0.0.0 lets other machines in.
setting-port = The port to listen on; 0: any free one.
setting-database = Where games are kept: a file, or postgresql://USER:PASSWORD@HOST/NAME.
setting-database-default = posthorn.db in $POSTHORN_DATA or the user’s data folder
setting-public-url = The address people use if it is not host and port, as behind a reverse proxy: https://post.example.org.
setting-allowed-origins = Other addresses at which people reach the server.
setting-trusted-proxies = Reverse proxies whose X-Forwarded-For is trusted, as addresses or ranges.
setting-workers = How many processes serve on the port; more than one need PostgreSQL.
setting-bot-workers = How many processes bots think in.
setting-bot-workers-default = one less than there are cores, at most 8
setting-warm-up = Compile the strong bots’ search when the server starts.
setting-drain-seconds = How long the server, told to end, says that it is not ready before it ends.
setting-log-format = Logs for people, or one JSON object per line.
setting-log-level = Minimum severity to log.
setting-access-log = Log every request, leaving out anything secret.
setting-metrics = Who may read /metrics: programs on this machine, all, or nobody.
setting-tracing = Send spans of requests, moves, commits and bots’ choices by OpenTelemetry; OTEL_EXPORTER_OTLP_ENDPOINT says where to.
setting-games-per-client = How many unfinished games a client may have created. 0: no limit.
setting-new-games-per-hour = How many games a client may create in an hour, a quarter of them at once. 0: no limit.
setting-entries-per-game = How many entries, actions and take-backs, a game may have; take-backs only in its first half. 0: no limit.
setting-connections-per-client = How many streams a client may have open. 0: no limit.
setting-connections = How many streams may be open in all. 0: no limit.
setting-sockets-per-client = How many connections of any kind a client may have open, idle ones and streams included. 0: no limit.
setting-requests-per-second = How many requests and stream messages a client may send per second. 0: no limit.
setting-request-burst = How many it may send at once before that rate applies.
setting-chat-per-10-seconds = How many lines of chat a client may send in ten seconds. 0: no limit.
setting-message-size = How large a message of a stream may be.
setting-body-size = How large the body of a request may be.
setting-import-size = How large the record of a game sent to the server may be.
setting-receive-seconds = How many seconds a client has to send a request’s head, and as many again for its body.
setting-longest-thinking-time = The longest thinking time per turn that a game may have, in seconds.
setting-abandon-after-days = After how many days a game that never began is abandoned. 0: never.
setting-abandon-idle-after-days = After how many days without a move a game is abandoned. 0: never.
setting-remove-abandoned-after-days = After how many days an abandoned game is removed. 0: never.
setting-remove-practice-after-days = After how many days without a move a practice game is removed. 0: never.
setting-remove-finished-after-days = After how many days a finished game is removed. 0: never.

## What --help writes around that, and what is wrong with arguments. $place: the option or argument as it is typed (“--seats”).
## $given: what was typed.
usage = Usage:
# A placeholder in “Usage: posthorn match [OPTIONS] PLAYERS”.
usage-options = [OPTIONS]
# The same for a command and what follows it.
usage-commands = COMMAND …
# A placeholder for a value: “--seats NUMBER”.
usage-number = NUMBER
usage-text = TEXT
usage-size = SIZE
usage-address = ADDRESS
usage-file = FILE
usage-folder = FOLDER
usage-record = RECORD
usage-player = PLAYER
usage-argument-section = Arguments
usage-option-section = Options
usage-commands-section = Commands
# Before a value, in brackets: “[default: 2]”.
usage-default = default:
# In brackets after an option that must be given.
usage-required = required
# $command: “posthorn match --help”.
usage-hint = Try “{ $command }”.
usage-no-option = There is no option { $given }.
usage-no-command = There is no command “{ $given }”.
usage-missing = { $place } is missing.
# $package: of Python; $install: the command that installs it.
usage-missing-extra = { $package } is not installed, but this needs it. Install it with: { $install }
usage-no-value = { $place } needs a value.
usage-too-much = Unexpected argument: { $given }
usage-no-number = { $place } must be a number.
# $least: a number as text.
usage-too-small = { $place } must be at least { $least }.
# $most: a number as text.
usage-too-large = { $place } must be at most { $most }.
usage-takes-no-value = { $place } does not take a value.
usage-wrong-value = { $place } cannot have this value.
# $languages: “en, de, hu, it, is, es”.
usage-language = { $place }: there is no language “{ $given }”; choose from: { $languages }
