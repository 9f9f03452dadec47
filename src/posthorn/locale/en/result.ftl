### The end of a game, in the browser: a line below the winner’s name. $points: of both; $player: the winner, $you “yes” where
### the reader is; $other: another player.

## Titles, lines and buttons.
over-winner-you = You win
over-tied-tile = A tie at { $points }: the game-end tile decides, and { $you ->
    [yes] you have
   *[no] { $player } has
    } it.
over-tied-after = A tie at { $points }: { $you ->
    [yes] you sit
   *[no] { $player } sits
    } next after { $other }, who has the game-end tile.
over-tied-start = A tie at { $points }, and no one has the game-end tile: { $you ->
    [yes] you are
   *[no] { $player } is
    } the first of those tied, counting from the starting player.
over-picture = Share a picture
over-picture-about = A picture of the board as it is now
over-picture-failed = The picture could not be made in this browser.
over-ended-you = You have triggered the end.
