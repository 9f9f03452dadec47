### What the lessons say, a sentence or two for each step, in a box beside the board: about 200 characters at most. Names and
### numbers are those of the game there, and tests/lessons proves what is said.
### $city, $near, $second, $held, $province, $place: cities, a province and a place on the way to Rome, as on the board.
### $region: a coach’s region. $cleric and $rank: from cleric-…, and 1 to 5. All others are numbers: $cards and $length of a
### route, $offices, $points and so on.
### $opened and $won: offices that the learner placed, and points won; $their_opened and $their_won: the opponent’s.

## The first game. $each and $one: how many offices either way of closing places. $following: the next carriage’s number;
## $carriage: the one just won; $last: the highest. $material: how many offices a player has. $display: how many open cards
## there are. $smallest: the shortest route that can be closed. $cities, $tiles, $rounds: numbers.
lesson-base-welcome = Welcome to the postal service! Lay city cards to form routes, place post offices in their cities, and score the most points.
lesson-base-draw = Every turn begins with a card: take { $city } from the { $display } open ones.
lesson-base-postmaster = In the first round the postmaster gives you a second card: take { $city }, since a road joins it to { $near }.
lesson-base-begin = Now you must play a card: begin your route with { $city }, then end your turn.
lesson-base-choose = Think ahead when you draw: a road joins { $city } to { $near }, so take it.
lesson-base-extend = A card fits if a road joins its city to an end of your route: lay { $city } next to { $near }, then end your turn.
lesson-base-ends = A route has two ends: take { $city }, which fits the one at { $near }.
lesson-base-fits = Only roads count, not colours, and no city may appear twice: lay { $city } next to { $near }.
lesson-base-carrier = Once each turn an official may help you. The postal carrier lets you play a second card: lay { $city } next to { $near }.
lesson-base-wait = A route of { $smallest } cards or more can be closed, but one more card will win you a bonus tile: just end your turn.
lesson-base-empty = In most rulebooks the postmaster must help if your turn begins with an empty hand: take { $city }, and then { $second }.
lesson-base-five = Lay { $city } next to { $near }, and your route has { $length } cards.
lesson-base-ways = You can close it in two ways: with one office in each province of the route (here { $each }), or with one in every city of the route that lies in a single province (here { $one }). Choose the first.
lesson-base-office = This way only one of the { $cities } cities of the route in { $province } gets an office: choose { $city }.
lesson-base-tile = Your long route has won you a bonus tile worth { $tiles } points. Others are for offices in every city of a region, and in every province (in some rulebooks, every one outside Baiern).
lesson-base-carriage = A closed route can also win you the next carriage. You have number { $carriage }, worth { $points } points; number { $following } needs a route of at least { $following } cards.
lesson-base-administrator = No open card continues from { $held }: call the administrator for { $display } new ones.
lesson-base-swept = That is better: take { $city }; a road joins it to { $near }.
lesson-base-again = Begin your next route with { $city }, then end your turn.
lesson-base-pile = You may also draw unseen: take the top card of the pile.
lesson-base-lay = Lay { $city } next to { $near }, then end your turn.
lesson-base-third = Take { $city }, and lay it next to { $near }.
lesson-base-one = Now all { $cards } cities are in { $province }, so close the other way: your { $offices } offices complete the province and win you its tile.
lesson-base-cartwright = { $cards } cards are too few for carriage { $following }, but the cartwright helps when one or two are missing: call him.
lesson-base-end = A game ends when someone has carriage { $last } or has placed all { $material } offices. This short one is over after { $rounds } rounds.
lesson-base-score = At the end every office you have not placed costs a point. You placed { $opened } and won { $won } points with carriage and tiles; your opponent placed { $their_opened } and won { $their_won }. You win!

## The Audience. $regions, $ranks, $moves, $clerics: numbers.
lesson-audience-welcome = On the second map { $regions } coaches travel to Rome, one for each region, and each carries one cleric of every player.
lesson-audience-hidden = Before the first round everyone secretly puts one cleric, of rank 1 to { $ranks }, on each coach. Here that has been done, and you may look at yours.
lesson-audience-draw = It is the last turn of this game: take { $city }.
lesson-audience-lay = Lay { $city } next to { $near }.
lesson-audience-close = Each card whose city now gets no office moves its region’s coach one city on. Close with offices in { $province }: that makes { $moves } moves.
lesson-audience-arrive = The coach of { $region } is just outside Rome with your { $cleric } ({ $rank }) on board: let it drive in.
lesson-audience-fork = That coach is in Rome now, so the other move is for any coach you like, and you choose the way where the road forks: move the coach of { $region } to { FORM($place, case: "name") }.
lesson-audience-spaces = In Rome each cleric goes to the audience space of its rank, and whoever stood there must leave. Now your { $cleric } ({ $rank }) stands there.
lesson-audience-score = At the end each cleric on an audience space scores its rank, which is { $clerics } for you. You placed { $opened } offices and won { $won } points, your opponent { $their_opened } and { $their_won }. You win!

## The Offices of Honour. $tokens, $offices, $tile: numbers. $officials: “postmaster and carrier”.
lesson-honours-welcome = In this game every official who helps you also gives you a token.
lesson-honours-tokens = You already have tokens of { $tokens } officials: { $officials }.
lesson-honours-draw = Your turn works as usual, so take a card: { $city }.
lesson-honours-lay = Lay { $city } next to { $near }.
lesson-honours-close = Close your route with offices in { $province }: that places { $offices }.
lesson-honours-last = Whoever takes an official’s last token makes everyone hand in tokens: call the cartwright, who has only one left.
lesson-honours-hand-in = Two different tokens get you a card, three a 1-point chip, four an office in any city: hand in all four.
lesson-honours-build = Place the office in { $city }: it completes a region and wins you its tile, worth { $tile } points.
lesson-honours-final = At the end everyone may hand in tokens once more, but your { $tokens } would only get you a card, which is no use now: hand in nothing.
lesson-honours-score = So the officials’ help has also won you an office and a tile. You placed { $opened } offices and won { $won } points, your opponent { $their_opened } and { $their_won }. You win!
