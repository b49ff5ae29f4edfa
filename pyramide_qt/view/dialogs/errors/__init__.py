"""What went wrong, said to the player."""
