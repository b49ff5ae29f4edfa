"""What stands on the table when a game is over: how it went, and ways to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.model.wording.typography import is_read_from_right
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layers import PLATES
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.messages.message_plate import (
    MIN_TEXT_PX,
    open_place,
    paint_plate,
    text_px,
)

_TITLE_TIMES = 1.7
_MIN_BUTTON_PX = 40
_GROUND_ALPHA = 240


class PlateButton(NamedTuple):
    """A way to go on that the plate offers: its name for the program, its text for the player."""

    name: str
    text: str


class EndPlate(QGraphicsObject):
    """Stands on the table without stopping anything; a click beside it or Escape sends it away.

    Signals: `chosen(str)` the name of the choice that was clicked; `marked(str)` the text of the
    choice that the keys stand on now.
    """

    chosen = Signal(str)
    marked = Signal(str)

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._lines: tuple[str, ...] = ()
        self._buttons: list[tuple[PlateButton, QRectF]] = []
        self._marked = -1
        self._box = QRectF(0, 0, 1, 1)
        self._pixels = MIN_TEXT_PX
        self.setZValue(PLATES - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def texts(self) -> tuple[str, ...]:
        """All that can be read on the plate now: lines, then buttons."""
        if not self.isVisible():
            return ()
        return (*self._lines, *(choice.text for choice, _ in self._buttons))

    @property
    def choices(self) -> tuple[PlateButton, ...]:
        """The ways to go on that are offered now."""
        return tuple(choice for choice, _ in self._buttons) if self.isVisible() else ()

    def choose(self, name: str) -> None:
        """Go on in one of the ways that are offered."""
        self.dismiss()
        self.chosen.emit(name)

    def show_end(
        self,
        lines: Sequence[str],
        choices: Sequence[PlateButton],
        table: Rect,
        cards: Sequence[Rect],
    ) -> None:
        """Show a title with lines under it, and a row of choices, where it hides few `cards`."""
        self.prepareGeometryChange()
        self._lines, self._marked = tuple(lines), -1
        self._pixels = text_px(self._look.width, table)
        self._arrange(choices, table)
        edge = self._pixels * 0.8
        inner = Rect(edge, edge, table.width - 2 * edge, table.height - 2 * edge)
        place = open_place(self._box.size(), cards, inner)
        self.setPos(round(place.x), round(place.y))
        self.show()
        self.update()

    def dismiss(self) -> None:
        self.hide()

    def press(self, point: QPointF) -> bool:
        """Whether a press at a point of the table was for the plate; then it is done."""
        if not self.isVisible():
            return False
        at = point - self.pos()
        for choice, box in self._buttons:
            if box.contains(at):
                self.choose(choice.name)
                return True
        is_inside = self._box.contains(at)
        if not is_inside:
            self.dismiss()
        return is_inside

    def press_key(self, key: int) -> bool:
        """Whether a key was for the plate: Escape, arrows, Enter on a marked choice."""
        if not self.isVisible() or not self._buttons:
            return False
        on, back = (-1, 1) if is_read_from_right() else (1, -1)
        step = {Qt.Key.Key_Left: back, Qt.Key.Key_Right: on, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif Qt.Key(key) in step:
            start = self._marked if self._marked >= 0 else (-1 if step[Qt.Key(key)] > 0 else 0)
            self._marked = (start + step[Qt.Key(key)]) % len(self._buttons)
            self.update()
            self.marked.emit(self._buttons[self._marked][0].text)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._marked >= 0:
            self.choose(self._buttons[self._marked][0].name)
        else:
            return False
        return True

    @property
    def place(self) -> Rect:
        """Where the plate is on the table."""
        return Rect(self.x(), self.y(), self._box.width(), self._box.height())

    def button_rect(self, name: str) -> QRectF:
        """Where the button of a choice is on the table; KeyError if it is not shown."""
        boxes = {choice.name: box for choice, box in self._buttons}
        return boxes[name].translated(self.pos())

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        colours = self._look.colours
        paint_plate(painter, self._box, self._pixels * 0.9, colours, _GROUND_ALPHA)
        top = self._pixels * 1.1
        for number, line in enumerate(self._lines):
            font = self._font(is_title=number == 0)
            painter.setFont(font)
            height = QFontMetricsF(font).height() * 1.15
            painter.drawText(
                QRectF(0, top, self._box.width(), height), Qt.AlignmentFlag.AlignCenter, line
            )
            top += height
        painter.setFont(self._font())
        for number, (choice, box) in enumerate(self._buttons):
            is_marked = number == self._marked
            painter.setPen(colours.chosen if is_marked else colours.plate_edge)
            painter.setBrush(QColor(255, 255, 255, 40 if is_marked else 22))
            painter.drawRoundedRect(box, box.height() / 4, box.height() / 4)
            painter.setPen(colours.plate_text)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, choice.text)

    def _font(self, *, is_title: bool = False) -> QFont:
        font = QFont()
        font.setPixelSize(round(self._pixels * (_TITLE_TIMES if is_title else 1)))
        font.setBold(is_title)
        return font

    def _arrange(self, choices: Sequence[PlateButton], table: Rect) -> None:
        """Buttons side by side where they fit, else one under another."""
        pixels, metrics = self._pixels, QFontMetricsF(self._font())
        fonts = [self._font(is_title=number == 0) for number in range(len(self._lines))]
        text_width = max(
            (
                QFontMetricsF(f).horizontalAdvance(t)
                for f, t in zip(fonts, self._lines, strict=True)
            ),
            default=0.0,
        )
        top = pixels * 1.1 + sum(QFontMetricsF(font).height() * 1.15 for font in fonts)
        top += pixels * 0.6 if self._lines else 0.0
        widths = [metrics.horizontalAdvance(choice.text) + 2 * pixels for choice in choices]
        height, gap = max(_MIN_BUTTON_PX, pixels * 2.2), pixels * 0.7
        side = pixels * 1.4
        in_a_row = sum(widths) + gap * (len(widths) - 1)
        if in_a_row + 2 * side <= table.width:
            width = max(text_width, in_a_row) + 2 * side
            left, boxes = (width - in_a_row) / 2, []
            for each in widths:
                boxes.append(QRectF(left, top, each, height))
                left += each + gap
            if is_read_from_right():
                boxes = [QRectF(width - box.right(), top, box.width(), height) for box in boxes]
        else:
            width = min(table.width, max(text_width, *widths) + 2 * side)
            inner = width - 2 * side
            boxes = [
                QRectF(side, top + n * (height + gap), inner, height) for n in range(len(widths))
            ]
        self._buttons = list(zip(choices, boxes, strict=True))
        bottom = boxes[-1].bottom() if boxes else top
        self._box = QRectF(0, 0, round(width), round(bottom + pixels))
