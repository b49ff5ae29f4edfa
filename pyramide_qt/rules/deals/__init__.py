"""Cards, packs and the deals that a code names."""
