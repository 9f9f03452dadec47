# What the lessons say, a sentence for each step; names and numbers are those of the game there.

# The first game.
lesson-base-welcome = Welcome to the post! Lay town cards as routes, place post offices in their towns, and have the most points in the end.
lesson-base-draw = Every turn begins with a card: take { $city } from the { $display } open ones.
lesson-base-postmaster = In the first round the postmaster gives you a second card: take { $city }, since a road joins it to { $near }.
lesson-base-begin = Now you must play a card: begin your route with { $city }, then end your turn.
lesson-base-choose = Think ahead when you draw: a road joins { $city } to { $near }, so take it.
lesson-base-extend = A card fits if a road joins its town to an end of your route: lay { $city } beside { $near }, then end your turn.
lesson-base-ends = A route has two ends: take { $city }, which fits the one at { $near }.
lesson-base-fits = Only roads count, not colours, and no town comes twice: lay { $city } beside { $near }.
lesson-base-carrier = Once a turn an official may help, and the postal carrier lets you play a second card: lay { $city } beside { $near }.
lesson-base-wait = A route of { $smallest } cards or more can be closed, but one card more will win you a bonus tile: just end your turn.
lesson-base-empty = When your hand is empty the postmaster has to help: take { $city }, and then { $second }.
lesson-base-five = Lay { $city } beside { $near }, and your route has { $length } cards.
lesson-base-ways = Close it in one of two ways: an office in each province, here { $each }, or in all towns of one province, here { $one }; choose the first.
lesson-base-office = Of the { $towns } towns in { $province } only one gets an office this way: choose { $city }.
lesson-base-tile = Your long route has won a bonus tile worth { $tiles } points; offices in all towns of a region, or in every province, win others.
lesson-base-carriage = Every closed route can also win the next carriage: you have number { $carriage }, worth { $points } points, and number { $following } asks for { $following } cards.
lesson-base-administrator = No open card goes on from { $held }: call the administrator, and { $display } new ones are laid out.
lesson-base-swept = That is better: take { $city }, which a road joins to { $near }.
lesson-base-again = Begin your next route with { $city }, then end your turn.
lesson-base-pile = You may also draw unseen: take the top card of the pile.
lesson-base-lay = Lay { $city } beside { $near }, then end your turn.
lesson-base-third = Take { $city }, and lay it beside { $near }.
lesson-base-one = Now all { $cards } towns lie in { $province }: close the other way, and { $offices } offices fill the whole of it and win its tile.
lesson-base-cartwright = { $cards } cards are too few for carriage { $following }, but the cartwright helps when one or two are missing: call him.
lesson-base-end = A game ends when somebody has carriage { $last } or has placed all { $material } offices; this short one is over after { $rounds } rounds.
lesson-base-score = Your carriage brings { $points } points and your tiles { $tiles }, and each of the { $left } offices not placed costs one: you win by { $own } to { $other }!

# The Audience.
lesson-audience-welcome = On the second map { $regions } coaches drive to Rome, one for each region, and in each sits a cleric of every player.
lesson-audience-hidden = Before the first round everybody hides clerics of rank 1 to { $ranks } in them, one in each; here that is done, and you may look at yours.
lesson-audience-draw = It is the last turn of this game: take { $city }.
lesson-audience-lay = Lay { $city } beside { $near }.
lesson-audience-close = Every card whose town gets no office now moves its region’s coach one town on: close with { $province }, and there are { $moves } such moves.
lesson-audience-arrive = The coach of { $region } stands before Rome with your { $cleric } ({ $rank }) in it: let it drive in.
lesson-audience-fork = As it is in Rome, the other move is for a coach you choose, and so is the way where the road forks: drive that of { $region } to { $place }.
lesson-audience-spaces = In Rome clerics take the space of their rank, and whoever stood there must go: your { $cleric } ({ $rank }) stands there now.
lesson-audience-score = At the end each cleric on a space brings its rank in points, { $clerics } for you: you win by { $own } to { $other }!

# The Offices of Honour.
lesson-honours-welcome = In this game every official who helps you also gives you a token.
lesson-honours-tokens = You have tokens of { $tokens } officials already: { $officials }.
lesson-honours-draw = Your turn is as always, so take a card: { $city }.
lesson-honours-lay = Lay { $city } beside { $near }.
lesson-honours-close = Close your route with { $province }, which places { $offices } offices.
lesson-honours-last = Who takes the last token of an official lets everybody hand tokens in: call the cartwright, who has only one left.
lesson-honours-hand-in = Two different tokens bring a card, three a chip worth a point, four an office in any town: hand in all four.
lesson-honours-build = Place the office in { $city }: it completes a region and wins its tile, worth { $tile } points.
lesson-honours-final = At the end everybody may hand in once more, but your { $tokens } tokens bring only a card, which is of no use now: hand in nothing.
lesson-honours-score = So the officials’ help has also brought you an office and a tile: you win by { $own } to { $other }!
