"""What the table says over the cards."""
