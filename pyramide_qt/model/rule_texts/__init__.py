"""What is said about the rules of each game."""
