"""Rules of the Pyramid family: cards, deal codes, rule records, positions, moves, games."""
