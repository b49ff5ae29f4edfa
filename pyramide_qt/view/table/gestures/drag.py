"""Dragging: take up an open card and drop it on another, on a waste or in a cell."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.table_scene import TableScene

IN_HAND = 0.7
"""How high a card is held, for its shadow."""
MIN_OVERLAP = 0.06
"""Less than this share of a card is no drop on it but beside it."""


class DragToPair:
    """One card in the hand at a time; dropped anywhere else it flies back."""

    def __init__(self, scene: TableScene, selection: Selection) -> None:
        self._scene = scene
        self._selection = selection
        self._card: int | None = None
        self._grip = QPointF()

    @property
    def card(self) -> int | None:
        """The card in the hand."""
        return self._card

    def can_start(self, target: Target) -> bool:
        """Whether the card there can be taken up."""
        card = target.card
        if card is None or target.spot is Spot.FOUNDATION or self._selection.is_locked:
            return False
        return self._selection.is_available(card)

    def start(self, target: Target, point: QPointF) -> None:
        """Take the card up at `point`."""
        assert target.card is not None
        self._card = target.card
        item = self._scene.item_of(target.card)
        self._grip = point - item.pos()
        item.raise_up()
        item.set_height(IN_HAND)

    def move(self, point: QPointF) -> None:
        """Hold the card at `point`."""
        if self._card is not None:
            self._scene.item_of(self._card).setPos(point - self._grip)

    def drop(self) -> None:
        """Let go: on what the card covers most of, or back to its place."""
        card, self._card = self._card, None
        if card is None:
            return
        target = self._under(card)
        if target is not None:
            self._drop_on(card, target)
        self._scene.put_back(card)

    def cancel(self) -> None:
        """Put the card back without a move."""
        card, self._card = self._card, None
        if card is not None:
            self._scene.put_back(card)

    def _drop_on(self, card: int, target: Target) -> None:
        if target.card is not None:
            self._selection.drop_card(card, target.card)
        elif target.spot is Spot.WASTE:
            self._selection.drop_on_waste(card, target.number)
        elif target.spot is Spot.CELL:
            self._selection.drop_in_cell(card, target.number)

    def _under(self, card: int) -> Target | None:
        """The open card or free place that the card in the hand covers most of."""
        item, layout = self._scene.item_of(card), self._scene.table_layout
        held = Rect(item.x(), item.y(), layout.card_width, layout.card_height)
        partners = self._selection.partners(card)
        found = []
        for target, rect in self._scene.targets.drops():
            if target.card == card or target.spot in (Spot.STOCK, Spot.FOUNDATION):
                continue
            other = target.card
            if other is None or other in partners or self._selection.is_available(other):
                found.append((held.overlap(rect), target))
        area, best = max(found, key=lambda pair: pair[0], default=(0.0, None))
        is_enough = area >= MIN_OVERLAP * held.width * held.height
        return best if is_enough else None
