"""What the packages are made of: names that agree, files that parse, an installed program."""
