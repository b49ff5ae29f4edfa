"""What `pyramide` does when it is asked for words instead of a window."""
