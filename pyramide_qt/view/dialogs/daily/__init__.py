"""The daily deal."""
