"""What lies on the table, and where."""
