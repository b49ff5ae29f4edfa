"""Colours and themes."""
