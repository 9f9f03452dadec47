### The pages around the game: the home page, an invitation, a page that is not there. $host, $name: players’ names; $host has
### invited. $time: a length of time in words (“5 minutes”).

## Sentences and titles.
about-game = Lay postal routes from city to city, place offices along them, and win bonus tiles and ever grander carriages. Two to four people play, a game takes half an hour, and you learn it in ten minutes.
lost-about = The coach has lost its way: the address may be mistyped, or what was here is gone.
invite-from = { $host } invites you to a game
invite-from-to = { $name }, { $host } invites you to a game
invite-open = You are invited to a game
# A title over the players’ names.
invite-company = At the table
# A title over the rules that are played.
invite-game = The game
invite-learn = Learn it in ten minutes
invite-more = Invite someone else, too
invite-hints-off = without hints and advice
invite-thinking = { $time } per turn
seat-moved = You are now playing this game on another device. Here you are watching.
module-audience-about = Every card whose city gets no office moves a coach towards Rome. Clerics who are in audience at the end score points.
module-honours-about = When an official helps you, you take one of that official’s tokens. Sets of different tokens get you cards, points and offices.
new-edition-about = The rulebooks differ in a few points. This one says:
