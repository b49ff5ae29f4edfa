"""Files that come with the program; `lookup` reads them."""
