### Trying again: a finished game is played on from one of its positions, against bots. $player: a player’s name. $ply: a number,
### the step of the replay. $then, $now: points.

# A button and the title of its window.
branch-play-on = Play on from here
# In the window.
branch-about = A practice game against bots starts from this position.
# Why the button cannot be pressed.
branch-at-end = The game is over here. Go back to an earlier step to play on.
# A label; the choices are the players’ names.
branch-seat = You play
# A label; the choices are strengths of bots (“Merchant”): who plays the other seats.
branch-bots = The others
# A label: those in others’ hands and in the pile. Its choices follow, each with a sentence.
branch-cards = Cards you could not know
branch-cards-dealt-anew = Deal them again
branch-cards-dealt-anew-about = Others’ hidden cards and the pile are dealt at random, just as you had to expect them.
branch-cards-as-they-lay = As they really lay
branch-cards-as-they-lay-about = The same moves bring the same cards.
# A title over the games that were played on from this one.
branch-list = Tried again
# In that list: whose seat was played on, and from where.
branch-from = { $player }, from step { $ply }
# Beside it: the points then and now.
branch-compared = { $now } instead of { $then }
# A link to that moment.
branch-origin = Played on from step { $ply } of a finished game
branch-origin-dealt-anew = The cards you could not know have been dealt again.
branch-origin-as-they-lay = All cards are as they really lay.
# A title over a table of points.
branch-result = Compared with the real game
# A column: the points in the game that was really played.
branch-then = Then
# A column: the points in this game.
branch-now = Now
