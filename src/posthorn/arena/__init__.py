"""Many games between players: simulations, matches, the ladder, studies, and what they tell."""
