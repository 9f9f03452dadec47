"""Many games between players: simulations and what they tell."""
