"""Looking back at finished games: where each was won and lost, by choices and by luck."""
