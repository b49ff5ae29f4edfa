"""The desktop around the program."""
