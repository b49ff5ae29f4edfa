"""A card that can be played rises a little while the mouse is over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.view.table.table_scene import TableScene

HEIGHT = 0.3
"""How high it rises, for its shadow."""


class HoverLift(QObject):
    """Off until `set_on`; touches need no hover, for fingers have none."""

    def __init__(self, widget: QWidget, scene: TableScene, selection: Selection) -> None:
        super().__init__(widget)
        self._scene = scene
        self._selection = selection
        self._card: int | None = None
        self._is_on = False
        widget.installEventFilter(self)
        scene.changed_table.connect(self._on_changed_table)

    @property
    def card(self) -> int | None:
        """The card that is lifted now."""
        return self._card

    def set_on(self, on: bool) -> None:
        """Lift cards, or do not."""
        self._is_on = on
        if not on:
            self._lift(None)

    def _lift(self, card: int | None) -> None:
        if card == self._card:
            return
        before, self._card = self._card, card
        for each, height in ((before, 0.0), (card, HEIGHT)):
            if each is None:
                continue
            item = self._scene.item_of(each)
            if not self._scene.animator.is_card_moving(item):
                item.set_height(height)

    def _under(self, point: QPointF) -> int | None:
        target = self._scene.targets.at(point.x(), point.y())
        if target is None or target.card is None or self._selection.is_locked:
            return None
        is_card = target.spot is not Spot.FOUNDATION and self._selection.is_available(target.card)
        return target.card if is_card else None

    def _on_changed_table(self) -> None:
        # What was lifted has been settled, or another game has other cards.
        self._card = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if isinstance(event, QMouseEvent) and self._is_on:
            # A finger that lets go hovers over nothing.
            is_idle = event.buttons() == Qt.MouseButton.NoButton
            is_hover = is_idle and kind == QEvent.Type.MouseMove
            self._lift(self._under(event.position()) if is_hover else None)
        elif kind in (QEvent.Type.Leave, QEvent.Type.Hide):
            self._lift(None)
        return False
