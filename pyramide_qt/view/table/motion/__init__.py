"""How things move on the table."""
