"""The window and all that is seen in it."""
