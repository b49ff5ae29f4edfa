"""What the solver knows, asked in the background."""
