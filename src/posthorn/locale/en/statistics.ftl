### The page of statistics: the finished games of this device, in tables. $seats: how many play.

## The page from top to bottom: titles, labels, and tables with their headings.

# A link beside the list of one’s games.
statistics-link = Statistics
statistics-title = Your statistics
statistics-about = Your finished games on this device. They are kept in this browser only.
statistics-empty = There is nothing to count yet. Play a game to the end, and you will see here how you are doing.
# A label; the choices are the names of those who have played on this device, and the next one.
statistics-who = Player
statistics-everyone = Everyone on this device
# A label; the next two are the choices.
statistics-kind = Count
statistics-kind-real = Games
statistics-kind-practice = Practice games and lessons
statistics-none = There are no such games yet.
# Columns of the tables: how many games, how many of them won, what share of them, the points on average, the most.
statistics-games = Games
statistics-wins = Won
statistics-share = Share
statistics-average = Points on average
statistics-most = Most points
# A row: all games together.
statistics-all = All
# A title, its rows (“3 players”), and the heading over these.
statistics-by-seats = By number of players
statistics-seats = { $seats ->
    [one] one player
   *[other] { $seats } players
    }
statistics-players = Players
# A title, the heading over names and strengths of bots, and the row of people who gave no name.
statistics-by-opponents = By opponent
statistics-opponent = Opponent
statistics-someone = Someone without a name
# A title, and the heading over tiles, carriages and so on.
statistics-sources = Where your points come from
statistics-source = Source
# A title, and the heading over names of cities: those in which one placed offices most often.
statistics-cities = Favourite cities
statistics-city = City
# Buttons: to save all games as a file.
statistics-csv = Save as a table (CSV)
statistics-json = Save as JSON
statistics-delete = Delete the statistics
statistics-delete-sure = Delete the statistics of this device? The games themselves stay.

## What one’s choices cost, as reviews of the games found. $games: how many games.
# A title.
statistics-mistakes = What your choices cost
statistics-mistakes-about = { $games ->
    [one] Winning chances given away per game, as the review of one game found them.
   *[other] Winning chances given away per game, as the reviews of { $games } games found them.
    }
# A heading; the next four stand under it, with percentages beside them.
statistics-skill = Choices about
statistics-skill-drawing = drawing cards
statistics-skill-laying = building routes
statistics-skill-closing = closing routes
statistics-skill-rome = the way to Rome
# A row: the sum.
statistics-skill-all = All together
# A column: only the newest games, at most 10; beside it one for all of them.
statistics-last = Last { $games }
# A button, and what stands there while it works.
statistics-review = { $games ->
    [one] Review one more game
   *[other] Review { $games } more games
    }
statistics-reviewing = { $games ->
    [one] Reviewing… one game to go
   *[other] Reviewing… { $games } games to go
    }
