"""The editor of the player's own rules."""
