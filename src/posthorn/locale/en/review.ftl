### A review of a finished game: what decided it, by choices and by luck. $player: a player’s name. $chance, $change,
### $lost and $luck: percentages as the language writes them, “41%”, “+5%”. $action: a choice as its button names it, “Take Linz”;
### $round: the number of its round.

# $file: its path.
review-unfinished = { $file }: this game is not over yet; only finished games can be reviewed
review-one-page = --html makes a page of one game: name one record
# Beside a bar and two numbers.
review-judging = actions judged
# $network: “count 3f2a…”; $worlds: a number; $seed: a number.
review-how = Judged by the network { $network } in { $worlds } imagined worlds for each choice, seed { $seed }.

## Headings of a table, a row for each player; all but the first stand over percentages. As short as they can be.
review-column-player = player
# The chance of winning.
review-column-start = at the start
# How the player’s own choices changed the chance.
review-column-own = own choices
review-column-others = others’ choices
review-column-luck = luck
# 100% for the winner.
review-column-result = at the end
# The share of choices that were as good as the best.
review-column-best = well chosen

# $play: whether there were mistakes; $fortune: how luck was, all in all.
review-player = { $play ->
    [flawless] { $player } made no mistake worth mentioning
   *[mistakes] { $player } gave away { $lost } in winning chances
} { $fortune ->
    [lucky] and was lucky ({ $luck }).
    [unlucky] and was unlucky ({ $luck }).
   *[even] and had an even share of luck.
}
# Where somebody chose best. $skill: what it was about; $share: of those choices, a percentage, “92%”.
review-strength = { $skill ->
    [drawing] { $player } was at their best drawing cards
    [laying] { $player } was at their best building routes
    [rome] { $player } was at their best on the way to Rome
   *[closing] { $player } was at their best closing routes and placing post offices
}: { $share } of these choices could not have been better.
review-moments = What decided the game
# For those who cannot see the diagram.
review-curve = Everyone’s chance of winning along the game
# $best_action and $best_chance: what would have been better. The chances are those of winning.
review-moment-choice = Round { $round }, { $player }: “{ $best_action }” instead of “{ $action }”: { $best_chance } to win instead of { $chance }.
review-moment-excellent = Round { $round }, { $player }: “{ $action }”, an excellent choice, { $chance } to win.
# $change: by how much the chance of winning grew or shrank.
review-moment-lucky = Round { $round }: luck favours { $player }, whose chance of winning grows by { $change } to { $chance }.
review-moment-unlucky = Round { $round }: luck deserts { $player }, whose chance of winning shrinks by { $change } to { $chance }.

## In the browser, beside a replay.
review-title = Review
# While what judges is being compiled, once for a computer.
review-preparing = Getting ready to judge; the first time this takes a minute…
# $percent: a whole number.
review-progress = { $percent }% judged
# Above what $player could have done at the moment that is shown.
review-here = { $player }’s choices here
# Beside the choice that was made.
review-chosen = chosen
review-no-moments = No single moment decided this game.
review-players = How everyone played
# A button: judge again, more thoroughly.
review-deeper = Look deeper
review-mark-excellent = excellent choice
review-mark-doubtful = doubtful choice
review-mark-costly = costly choice
