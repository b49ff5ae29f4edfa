"""Names, numbers and sentences, as a player reads them."""
