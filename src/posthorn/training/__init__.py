"""Learning to play: a network that plays against itself. Needs the extra `train`."""
