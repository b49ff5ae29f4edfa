"""The table, as a screen reader meets it."""
