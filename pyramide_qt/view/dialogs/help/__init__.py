"""Help, rules and shortcuts."""
