"""Games played, and files of them."""
