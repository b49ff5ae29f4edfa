"""What lies over what on the table: z numbers with names."""

from __future__ import annotations

from typing import Final

PLACES: Final = 0.0
PILES: Final = 100.0
"""Cards of stock, wastes, cells and foundations: plus the depth in the pile."""
TABLEAU: Final = 1000.0
"""Cards of the tableau: plus the number of the slot, so that a card lies over those it covers."""
LIGHT: Final = 5000.0
FLYING: Final = 10000.0
"""Added to the place of a card while it is in the air or in the hand."""
PLATES: Final = 40000.0
