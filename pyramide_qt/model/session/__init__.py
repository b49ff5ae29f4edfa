"""One game after the other, kept from start to start."""
