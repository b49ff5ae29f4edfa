"""Touching: choose a card, pair it with the chosen one, draw, redeal."""

from __future__ import annotations

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.view.table.cards.hit_targets import Target


class ClickToPair:
    """Passes a touch on to the selection, which knows what it means."""

    def __init__(self, selection: Selection) -> None:
        self._selection = selection

    def touch(self, target: Target) -> None:
        """Touch a card or a place; the foundation and the bare table do nothing."""
        spot, number, card = target
        if spot is Spot.STOCK:
            self._selection.touch_stock()
        elif spot is Spot.FOUNDATION:
            return
        elif card is not None:
            self._selection.touch_card(card)
        elif spot is Spot.WASTE:
            self._selection.touch_waste_place(number)
        elif spot is Spot.CELL:
            self._selection.touch_cell(number)
