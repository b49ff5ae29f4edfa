"""Tests of the rules: cards, codes, records, positions, moves, games."""
