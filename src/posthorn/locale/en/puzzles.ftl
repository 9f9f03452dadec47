### Puzzles: positions from real games in which one choice is clearly the best; in the browser and in the terminal. $action: a choice in
### words, as a button has it or as people type it; $percent: a chance of winning, a whole number; $count, $total: numbers of puzzles.

# The title of a page, and of links that lead there.
puzzle-title = Puzzles
puzzle-about = Positions from real games of strong players. One choice is clearly better than all the others: find it!
# A link on the home page, and what is said beside it.
front-puzzles = Puzzles
front-puzzles-about = Find the best choice in positions from real games: a new one every day.
# A title, and a link.
puzzle-daily = Puzzle of the day
# A button.
puzzle-next = Next puzzle
# A label over a list of the questions below.
puzzle-kind = What it is about
# In that list, above the questions.
puzzle-kind-all = Everything

## What a puzzle is about: a title, as short as it can be.
puzzle-kind-draw = Which card to draw?
puzzle-kind-play = Which card to play?
puzzle-kind-close = Close or go on?
puzzle-kind-offices = Where do the offices go?
# One of the four officials can help.
puzzle-kind-official = Ask the official for help?
puzzle-kind-discard = Which card to discard?
# With the module The Audience.
puzzle-kind-rome = The way to Rome
# With the module The Offices of Honour.
puzzle-kind-honours = What to do with tokens?

# A label over a list: all, and 1 to 5 stars.
puzzle-level = Difficulty
# In that list, above the stars.
puzzle-level-all = Any
# $stars: 1 to 5, which are drawn beside it; for those who cannot see them.
puzzle-stars = difficulty { $stars } of 5
puzzle-ask = Which choice is the best here?
puzzle-right = Right! That is the best choice here.
puzzle-wrong = “{ $action }” wins { $percent }% of the time. Something else is better here: try again!
# Nobody has found out what a choice would have brought.
puzzle-untried = “{ $action }” is not the best choice here: try again!
puzzle-illegal = That is not possible here. Whatever is lit can be chosen.
puzzle-show = Show the solution
puzzle-solution = The best choice: { $action }
# A heading over a list of choices with their chances.
puzzle-choices = The choices
# $worlds: a number.
puzzle-checked = Compared in { $worlds } imagined worlds.
# How many puzzles were solved one after another, at the first try.
puzzle-streak = { $count ->
    [0] no streak yet
   *[other] { $count } in a row
    }
puzzle-solved = { $count } of { $total } solved
puzzle-all-solved = You have solved all of these. Here is one of them again.
puzzle-gone = There is no such puzzle.
puzzle-none = There is no puzzle like that.

## One's own finished games: what was a mistake there is to be done better.
puzzle-mistakes = Mistakes from my games
puzzle-mistakes-about = Choices in your own games that cost a player winning chances. What would have been better?
puzzle-mistakes-none = There is nothing to practise yet. Look back at one of your finished games first: its mistakes come here.
# A link beside the review of a game.
puzzle-mistakes-game = Practise the mistakes of this game
# A label over a list of the three below.
puzzle-whose = Whose
puzzle-whose-own = mine
puzzle-whose-others = other players’
puzzle-whose-all = everyone’s
# A label over a list of games, by their players' names.
puzzle-game = Game
puzzle-game-all = All my games
# $player: a player's name.
puzzle-played = In the game { $player } chose: { $action }
puzzle-replay = See it in the game

## In the terminal.
# $quit: the word that people type to stop.
puzzle-typing = Type a choice, by its number or in words. An empty line shows the solution, “{ $quit }” ends.
# $quit: the same.
puzzle-more = Press Enter for the next puzzle; “{ $quit }” ends.
# $id: what somebody typed.
puzzle-unknown = There is no puzzle “{ $id }”.
