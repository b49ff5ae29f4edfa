"""What lies where at one moment; an immutable value."""

from __future__ import annotations

from typing import NamedTuple


class Position(NamedTuple):
    """Where every card lies. Cards are card ids: places in the deal's list of cards.

    `tableau` is a mask of the slots still filled (card i was dealt to slot i), `stock` has the
    next card first, `wastes` and their cards go from the bottom up, `cells` hold a card or None.
    `redeals_left` is None where passes are without limit, 0 where there is no stock.
    """

    tableau: int
    stock: tuple[int, ...]
    wastes: tuple[tuple[int, ...], ...]
    cells: tuple[int | None, ...]
    redeals_left: int | None

    @property
    def cards_left(self) -> int:
        """How many cards are still in the game."""
        cells = sum(card is not None for card in self.cells)
        return self.tableau.bit_count() + len(self.stock) + sum(map(len, self.wastes)) + cells
