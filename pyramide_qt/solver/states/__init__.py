"""Positions as the searches see them: small numbers and tuples."""
