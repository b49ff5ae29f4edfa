"""The keyboard cursor: a double ring that shows on every table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.view.art.blank_card import CORNER
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layout import Rect

RING_SHARE = 0.03


class CursorItem(QGraphicsObject):
    """Hidden until the cursor stands somewhere."""

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._box = QRectF(0, 0, 1, 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def stand_on(self, rect: Rect | None, z: float = 0.0) -> None:
        """Stand round `rect`, or nowhere; cards that lie higher than `z` cover the ring, too."""
        self.setVisible(rect is not None)
        if rect is not None:
            self.prepareGeometryChange()
            self.setZValue(z + 0.5)
            self._box = QRectF(0, 0, rect.width, rect.height)
            self.setPos(rect.x, rect.y)
            self.update()

    def boundingRect(self) -> QRectF:
        rim = 3 * self._line() + 1
        return self._box.adjusted(-rim, -rim, rim, rim)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        line = self._line()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colours = self._look.colours
        for grown, colour in (
            (0.5 * line, colours.cursor_dark),
            (1.5 * line, colours.cursor_light),
        ):
            painter.setPen(QPen(colour, line))
            radius = CORNER * self._box.width() + grown
            painter.drawRoundedRect(
                self._box.adjusted(-grown, -grown, grown, grown), radius, radius
            )

    def _line(self) -> float:
        return max(2.0, round(RING_SHARE * self._box.width()))
