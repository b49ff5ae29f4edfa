"""A message on the table: a small rounded plate that takes no input and goes by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.view.style.palette import TableColours
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layers import PLATES
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.messages.plate_places import free_place, plate_place
from pyramide_qt.view.table.motion.timing import message_ms

MIN_TEXT_PX = 13
MAX_TEXT_PX = 44
CARD_SHARE = 0.17
TABLE_SHARE = 0.021
"""Height of the text as a share of the width of a card, and at least of the table."""
WIDTH_SHARE = 0.86
"""No plate is wider than this share of the table."""
# Felt is looked for with the text broken to these shares, in turn.
_WIDTH_SHARES = (WIDTH_SHARE, 0.5, 0.34, 0.25)
SIDE_SHARE = 1.3
"""Of the height of the letters, so much is free left and right of them."""


class MessagePlate(QGraphicsObject):
    """One plate, shown again for each message; a new message takes the place of the old."""

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._text = ""
        self._box = QRectF(0, 0, 1, 1)
        self._font = QFont()
        self.setZValue(PLATES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    @property
    def text(self) -> str:
        """The message that is to be read now; empty if none."""
        return self._text if self.isVisible() else ""

    @property
    def is_to_go(self) -> bool:
        """Whether it goes by itself."""
        return self._timer.isActive()

    @property
    def text_font(self) -> QFont:
        return self._font

    def show_message(
        self,
        text: str,
        near: Rect | None,
        keep_free: Sequence[Rect],
        table: Rect,
        rather_free: Sequence[Rect] = (),
        cards: Sequence[Rect] = (),
        *,
        is_lasting: bool = False,
    ) -> None:
        """Show `text` near a place, on free felt where there is some; else see `plate_place`.

        It goes by itself after a few seconds, a lasting one only when it is dismissed.
        """
        self._text = text
        self.place_anew(near, keep_free, table, rather_free, cards)
        self.show()
        if is_lasting:
            self._timer.stop()
        else:
            self._timer.start(message_ms(text))

    def place_anew(
        self,
        near: Rect | None,
        keep_free: Sequence[Rect],
        table: Rect,
        rather_free: Sequence[Rect] = (),
        cards: Sequence[Rect] = (),
    ) -> None:
        """Stand right on a table of another size; the time to be read goes on.

        All of `cards` are kept free where the felt has room for the text, broken or not.
        """
        self.prepareGeometryChange()
        aim = near.middle if near else (table.middle[0], table.y + table.height / 4)
        free = [*keep_free, *rather_free, *cards]
        for share in _WIDTH_SHARES:
            size = self._measure(self._text, table, share)
            place = free_place(size, free, table, aim)
            if place is not None:
                break
        else:
            size = self._measure(self._text, table, WIDTH_SHARE)
            place = plate_place(size, near, keep_free, table, rather_free)
        self._box = QRectF(0, 0, size.width(), size.height())
        self.setPos(round(place.x), round(place.y))
        self.update()

    def dismiss(self) -> None:
        """Go now."""
        self._timer.stop()
        self.hide()

    def text_rect(self) -> QRectF:
        """Where the letters go, in the item's own coordinates: as wide as they were measured."""
        side = SIDE_SHARE * self._font.pixelSize()
        return self._box.adjusted(side, 0, -side, 0)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        colours = self._look.colours
        radius = min(self._box.height() / 2, self._font.pixelSize() * 1.1)
        paint_plate(painter, self._box, radius, colours)
        painter.setFont(self._font)
        painter.drawText(self.text_rect(), _FLAGS, self._text)

    def _measure(self, text: str, table: Rect, share: float) -> QSizeF:
        pixels = text_px(self._look.width, table)
        self._font.setPixelSize(pixels)
        metrics = QFontMetricsF(self._font)
        sides = 2 * SIDE_SHARE * pixels
        widest = max(10.0, share * table.width - sides)
        bounds = metrics.boundingRect(QRectF(0, 0, widest, table.height), _FLAGS, text)
        return QSizeF(math.ceil(bounds.width() + sides), round(bounds.height() + 1.3 * pixels))


_FLAGS = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


def paint_plate(
    painter: QPainter, box: QRectF, radius: float, colours: TableColours, alpha: int = 255
) -> None:
    """Paint the ground and the edge of a plate; `painter` has the pen of its text afterwards."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colours.plate_edge)
    ground = QColor(colours.plate)
    ground.setAlpha(alpha)
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setPen(colours.plate_text)


def text_px(card_width: float, table: Rect) -> int:
    """How high the letters of a plate are: as large as the cards and the table ask for."""
    wanted = max(CARD_SHARE * card_width, TABLE_SHARE * min(table.width, table.height))
    return max(MIN_TEXT_PX, min(MAX_TEXT_PX, round(wanted)))
