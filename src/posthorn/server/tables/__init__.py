"""The tables: games in progress with the seats around them, and what people do at them."""
