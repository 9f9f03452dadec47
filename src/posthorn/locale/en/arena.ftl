### The commands simulate, match, ladder, study and dataset, where bots play each other: for developers and the curious. Numbers that
### must not be grouped or rounded come as texts.
### $player: a bot’s name as it is typed, with its budget (“prince:200ms”). $players, $games, $seats, $tables, $count: numbers,
### unless a note says otherwise. $seed: the number that decides the cards. $reason: why, one of these messages or the system’s
### words.

# $command: “posthorn match” or another.
arena-complaint = { $command }: { $reason }

## Said while games are played; arena-playing stands beside the progress bar.
arena-playing = playing
arena-compiling = compiling the engine (once)…
arena-interrupted = interrupted
arena-worker-failed = a worker process failed: { $reason }; the games played until then count
arena-nothing-played = interrupted before a game was over
# A deal is played once from every seat: $seats games. $games: asked for; $planned: played instead.
arena-rounded = { $games ->
    [one] One game does
   *[other] { $games } games do
    } not divide into whole deals of { $seats } rotations: { $planned } are played
# The same at $tables tables. $games: asked for; $planned: played instead.
arena-ladder-rounded = { $games ->
    [one] One game
   *[other] { $games } games
    } cannot be divided evenly: { $planned } are played, so that { $tables ->
    [one] the one table plays
   *[other] all { $tables } tables play
    } whole deals of { $seats } rotations

## What cannot be played: one line after arena-complaint. $given: what was typed.
# $players: the bots that there are, “a, b, c”.
arena-wrong-player = there is no player “{ $given }”; choose from { $players }
arena-wrong-unmakeable = { $player } cannot play: { $reason }
arena-wrong-seats = { $seats } seats need as many players; { $players ->
    [one] one was
   *[other] { $players } were
    } named
arena-wrong-ladder-players = a table of { $seats } needs as many different players; { $players ->
    [one] there is one
   *[other] there are { $players }
    }
arena-wrong-games = the number of games must be 1 or more, not { $given }
arena-wrong-seed = the seed must not be negative: { $given }
arena-wrong-workers = the number of workers must not be negative: { $given }
arena-wrong-workers-of-cluster = --workers is for this computer: with --cluster, Ray decides how many games are played in parallel
arena-wrong-budget = “{ $given }” is not a player with a budget: write for example prince:200ms, prince:1s/2t or prince:64it
arena-wrong-two-budgets = { $given } cannot think both for a time and for a number of iterations
arena-wrong-no-budget = { $given } needs a time or a number of iterations greater than zero
arena-wrong-folder = { $given } is not a folder that can be written to: { $reason }
arena-wrong-file = { $given } cannot be written: it is a folder, or its folder does not exist
# $package: of Python; $install: the command that installs it.
arena-wrong-package = this needs the package { $package }: { $install }

## Headings of columns, as short as can be; the terminal is 120 characters wide.
arena-player = player
arena-wins = wins
arena-win-rate = win %
arena-interval = 95%
# Wins where the tie-break decides, beside “wins”, where equals share.
arena-ranking-wins = wins by ranking
arena-score = score
# Points ahead of the best of the others.
arena-margin = margin
arena-length = length
arena-rounds = rounds
arena-decisions = decisions
arena-mean-time = mean time
arena-max-time = slowest
# Choices that took longer than the budget.
arena-overruns = overruns
arena-faults = faults
arena-mean = mean
# standard deviation
arena-sd = sd
arena-min = min
arena-lower-quartile = 25%
arena-median = median
arena-upper-quartile = 75%
arena-max = max
arena-rating = rating
arena-rating-interval = 95%
arena-games-played = games
# Heading of a table of who was how often ahead of whom; the columns are players.
arena-ahead = ahead of

## What was played, and how fast: lines above and below the tables. $table: edition, modules and house rules by their English
## ids.
arena-games = { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
    }
# $asked: how many were asked for, before an interruption.
arena-games-of = { NUMBER($games, useGrouping: 0) } of { NUMBER($asked, useGrouping: 0) } games
# $games: the message arena-games or arena-games-of; $deals: how many different deals.
arena-games-on-deals = { $games } on { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
    }
# $games: the messages before; $count games did not end.
arena-games-left-off = { $games }, { $count } unfinished
# $games: the messages before.
arena-played = { $games }, seed { $seed }: { $table }
# $decisions, $games, $seconds: numbers as texts; $way: arena-compiled or arena-interpreted.
arena-speed = { $decisions } decisions/s, { $games } games/s, { $seconds } s ({ $way })
arena-compiled = compiled
arena-interpreted = interpreted
arena-ties-shared = Equal top scores share a win; in “wins by ranking” the game-end tile decides. Intervals are computed over deals.
arena-by-the-clock = A player thinks by the clock: on another computer, or with more workers than cores, the games will differ.
arena-own-budgets = Players without a budget think as long as they like; only with iterations do games repeat exactly.
arena-rating-note = Ratings follow the Plackett–Luce model (openskill): everyone begins at 25 ± 16; a player with 6.5 more finishes ahead about 3 times in 4.

## Faults: the choice was the simple player’s. The first one is told. $ply: after how many actions. $message: what the bot or
## Python said, or “5 s” for one that stalled.
arena-fault-raised = { $player } raised an error { $count ->
    [one] once
   *[other] { $count } times, first
    } (game seed { $seed }, action { $ply }): { $message }
arena-fault-illegal = { $player } chose something illegal { $count ->
    [one] once
   *[other] { $count } times, first
    } (game seed { $seed }, action { $ply }): { $message }
arena-fault-stalled = { $player } did not answer { $count ->
    [one] once
   *[other] { $count } times, first
    } (game seed { $seed }, action { $ply }); given up after { $message }

## A study of one player’s games against itself: the title, notes, headings and rows of its report and charts. $table: edition,
## modules and house rules by their English ids.
study-title = { $player } against itself: { $games ->
    [one] one game
   *[other] { NUMBER($games, useGrouping: 0) } games
    } at tables of { $seats } ({ $table })
study-seed = Seed { $seed }. “Winners” are those of the ranking, the game-end tile breaking ties.
study-unfinished = { $games ->
    [one] One of the games did not end and was scored as it stood.
   *[other] { $games } of the games did not end and were scored as they stood.
    }
# $faults: how many.
study-faults = { $faults ->
    [one] One choice was
   *[other] { $faults } choices were
    } made by the simple player, because the player failed.
# $share: “63.2%”; $least, $most: points.
study-in-range = { $share } of the winners have { $least } to { $most } points, as do most winners of human tournament games of four.
# $report, $plot: files.
study-written = written: { $report } and { $plot }
study-everybody = all players
study-winners = winners
study-games = games
study-people = human tournaments
# $order: place in the order of turns, from 1.
study-order = { $order ->
    [1] starting player
   *[other] no. { $order }
    }

study-distributions-title = Points and lengths
study-winners-row = winners’ points
study-scores-row = all points
study-rounds-row = rounds
study-people-winners = most winners, human tournaments
study-people-scores = all points, human tournaments
study-scores-title = Points: how many players have them
study-rounds-title = Rounds: how many games last that long
study-turn-order-title = Wins by turn order
study-turn-order = turn order
study-points-title = Where the points come from, per player
study-points = source
study-points-carriage = carriage
study-points-offices = offices not placed
study-points-clerics = clerics in audience
study-points-chips = chips
study-officials-title = How often the officials help, per game and player
study-officials = official
study-phases-title = In how many turns each official helps
study-phase-first = first third of the game
study-phase-middle = middle third
study-phase-last = last third
study-openings-title = Where the first route begins
study-opening-share = players
study-win-rate = win rate
study-first-routes-title = First routes closed
study-route = route
study-closings-title = Closings
study-closing = closing
study-reached = players who get there
study-round = round
study-cards = cards
study-offices-placed = offices placed
study-lengths-title = Routes by length
study-length-share = routes
study-carriages-title = Carriages
study-cities-title = Offices in cities
study-city = city
study-office-share = players with an office there
study-wins-with = owners’ win rate
study-tiles-title = Bonus tiles
study-tile = tile
# $stack: a name from stack-…; $value: its points.
study-tile-of = { $stack }: { $value }
study-tile-share = games in which it is won

## What the command dataset says, which writes the choices of many games to a file.
# $games, $choices, $seconds: numbers as texts; $file: as it was typed.
dataset-written = written to { $file } in { $seconds } s; games: { $games }; choices: { $choices }
# $games: how many.
dataset-left-off = games left out because they did not end: { $games }
