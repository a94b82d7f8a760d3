"""Short examples that teach a game, played through the real rules."""
