"""The next game."""
