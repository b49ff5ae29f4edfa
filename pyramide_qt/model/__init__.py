"""Objects with signals and without widgets: the game, the choice, the clock, what is kept."""
