"""Exact answers about positions: can it be won, in how few moves, how many cards at most."""
