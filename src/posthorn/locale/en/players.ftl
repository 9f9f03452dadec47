# The opponents: a name, and a sentence that says what company each is.

player-random = Weathercock
player-random-about = Turns with the wind: any legal move is as good as any other.
player-stableboy = Stableboy
player-stableboy-about = Has just learnt the rules, plays at once and makes a beginner’s mistakes.
player-postilion = Postilion
player-postilion-about = Careful and quick: takes what fits, closes what is long enough, and makes no plans.
player-postmaster = Postmaster
player-postmaster-about = Plans the best route that hand and display allow, and weighs cities, tiles and carriages.
player-courier = Courier
player-courier-about = Thinks a moment ahead, and seldom misses a good move.
player-prince = Prince
player-prince-about = Looks far ahead through what may lie in the pile. The strongest we have.
