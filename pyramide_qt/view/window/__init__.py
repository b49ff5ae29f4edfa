"""The main window and what it shows around the table."""
