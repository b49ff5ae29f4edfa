"""Pyramide: Pyramid solitaire and its family on the desktop."""

__version__ = "0.1.0"
