"""Charts of what is known about the games, painted in the colours of the theme."""
