"""The bots of all games and the processes in which they think."""
