# The pages around the game.

about-game = Lay postal routes from town to town, open offices along them, and win bonus tiles and ever grander carriages. Two to four play, a game takes half an hour, and you learn it in ten minutes.
lost-about = The coach has lost its way: the address may be mistyped, or what was here is gone.
invite-from = { $host } invites you to a game
invite-from-to = { $name }, { $host } invites you to a game
invite-open = You are invited to a game
invite-company = At the table
invite-game = The game
invite-learn = Learn it in ten minutes
invite-more = Invite somebody else, too
invite-hints-off = without hints and advice
invite-thinking = { $time } for a turn
seat-moved = You play this game on another device now. Here you are watching.
module-audience-about = Every card whose town gets no office drives a coach on towards Rome. Clerics who are at the audience in the end score.
module-honours-about = Whoever an official helps takes one of his tokens. Different tokens together bring cards, points and offices.
new-edition-about = The rulebooks differ in a few points. This one says:
