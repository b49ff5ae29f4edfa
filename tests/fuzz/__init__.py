"""Readers against random and mutated input."""
