"""The game in a terminal: up to four people at one keyboard, bots in the other seats."""
