"""A message on the table: a small rounded plate that takes no input and goes by itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.view.style.palette import TableColours
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layers import PLATES
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.messages.plate_places import Surroundings, message_place
from pyramide_qt.view.table.motion.timing import message_ms

MIN_TEXT_PX = 13
MAX_TEXT_PX = 44
CARD_SHARE = 0.17
TABLE_SHARE = 0.021
"""Height of the text as a share of the width of a card, and at least of the table."""
# No plate is wider than the first of these shares of the table; felt is looked for with the text
# broken to the others, too.
_WIDTH_SHARES = (0.5, 0.34, 0.25)
# So wide it may be at least, in heights of its letters.
_LINE_LETTERS = 14
WIDEST_SHARE = 0.86
"""So wide is a text that would be higher than half of the table."""
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

    def show_message(self, text: str, around: Surroundings, *, is_lasting: bool = False) -> None:
        """Show `text` where `message_place` says.

        It goes by itself after a few seconds, a lasting one only when it is dismissed.
        """
        self._text = text
        self.place_anew(around)
        self.show()
        if is_lasting:
            self._timer.stop()
        else:
            self._timer.start(message_ms(text))

    def place_anew(self, around: Surroundings) -> None:
        """Stand right on a table of another size; the time to be read goes on."""
        self.prepareGeometryChange()
        place = message_place(self._sizes(around.table), around)
        self._box = QRectF(0, 0, place.width, place.height)
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

    def _sizes(self, table: Rect) -> list[QSizeF]:
        """How large the plate may be, with the text broken ever more."""
        sizes = [self._measure(self._text, table, share) for share in _WIDTH_SHARES]
        if sizes[0].height() > table.height / 2:
            sizes = [self._measure(self._text, table, WIDEST_SHARE)]
        return list({(size.width(), size.height()): size for size in sizes}.values())

    def _measure(self, text: str, table: Rect, share: float) -> QSizeF:
        pixels = text_px(self._look.width, table)
        self._font.setPixelSize(pixels)
        metrics = QFontMetricsF(self._font)
        sides = 2 * SIDE_SHARE * pixels
        widest = max(min(_LINE_LETTERS * pixels, WIDEST_SHARE * table.width), share * table.width)
        widest = max(10.0, widest - sides)
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
