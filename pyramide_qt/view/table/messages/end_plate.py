"""What stands on the table when a game is over: how it went, and ways to go on."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
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
    paint_plate,
    text_px,
)
from pyramide_qt.view.table.messages.plate_places import free_place, grown, hidden_area, open_place

_TITLE_TIMES = 1.5
# Where it would hide a card, smaller letters are tried.
_SMALLER = (1.0, 0.85, 0.72, 0.6)
# What hides but little less is not worth smaller letters.
_WORTH_LESS = 0.8
# Of the height of the letters, so much has a text before it is broken for a narrower plate.
_NARROWEST = 15
_ENDLESS = 100_000
_WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
_MIN_BUTTON_PX = 36
# Of the height of the letters, so much felt is left between the plate and the cards.
_GAP_SHARE = 0.5
_GROUND_ALPHA = 240


class PlateButton(NamedTuple):
    """A way to go on that the plate offers: its name for the program, its text for the player."""

    name: str
    text: str


class EndContent(NamedTuple):
    """What the plate says: a sentence, lines under it, the ways to go on, and what is special."""

    title: str = ""
    lines: tuple[str, ...] = ()
    choices: tuple[PlateButton, ...] = ()
    special: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The sentences from top to bottom."""
        return (self.title, *self.special, *self.lines)

    def font(self, number: int, pixels: int) -> QFont:
        """The letters of the sentence of that number; after the last, those of the buttons."""
        font = QFont()
        font.setPixelSize(round(pixels * (_TITLE_TIMES if number == 0 else 1)))
        font.setBold(number <= len(self.special))
        return font

    @property
    def button_number(self) -> int:
        """Where the letters of the buttons are found."""
        return len(self.texts)


class _Shape(NamedTuple):
    """The plate, the height of its letters, its texts and buttons, from its own corner on."""

    box: QRectF
    pixels: int
    lines: tuple[QRectF, ...] = ()
    buttons: tuple[QRectF, ...] = ()


class EndPlate(QGraphicsObject):
    """Stands on the table without stopping anything; Escape sends it away.

    A click beside it does, too, but where nothing can be played any more.

    Signals: `chosen(str)` the name of the choice that was clicked; `marked(str)` the text of the
    choice that the keys stand on now.
    """

    chosen = Signal(str)
    marked = Signal(str)

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._content = EndContent()
        self._shape = _Shape(QRectF(0, 0, 1, 1), MIN_TEXT_PX)
        self._marked = -1
        self._stays = False
        self.setZValue(PLATES - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def title(self) -> str:
        """The sentence that can be read on the plate now; empty while it is not shown."""
        return self._content.title if self.isVisible() else ""

    @property
    def sentences(self) -> tuple[str, ...]:
        """What can be read on the plate now but for the buttons."""
        return self._content.texts if self.isVisible() else ()

    @property
    def texts(self) -> tuple[str, ...]:
        """All that can be read on the plate now: sentences, then buttons."""
        return (*self.sentences, *(choice.text for choice in self.choices))

    @property
    def choices(self) -> tuple[PlateButton, ...]:
        """The ways to go on that are offered now."""
        return self._content.choices if self.isVisible() else ()

    def choose(self, name: str) -> None:
        """Go on in one of the ways that are offered."""
        self.dismiss()
        self.chosen.emit(name)

    def show_end(
        self,
        content: EndContent,
        table: Rect,
        cards: Sequence[Rect],
        places: Sequence[Rect] = (),
        *,
        stays: bool = False,
    ) -> None:
        """Show what there is to say with a choice of ways on, where it hides no or few `cards`.

        It keeps off empty `places` where it can. With `stays` a press beside it changes nothing.
        """
        self.prepareGeometryChange()
        if content.choices != self._content.choices:
            self._marked = -1
        self._content, self._stays = content, stays
        self._shape, place = self._best_shape(table, cards, places)
        self.setPos(round(place.x), round(place.y))
        self.show()
        self.update()

    def dismiss(self) -> None:
        self._marked = -1
        self.hide()

    def press(self, point: QPointF) -> bool:
        """Whether a press at a point of the table was for the plate; then it is done."""
        if not self.isVisible():
            return False
        at = point - self.pos()
        for choice, box in zip(self._content.choices, self._shape.buttons, strict=True):
            if box.contains(at):
                self.choose(choice.name)
                return True
        is_inside = self._shape.box.contains(at)
        if not is_inside and not self._stays:
            self.dismiss()
        return is_inside

    def press_key(self, key: int) -> bool:
        """Whether a key was for the plate: Escape, arrows, Enter on a marked choice."""
        choices = self.choices
        if not choices:
            return False
        on, back = (-1, 1) if is_read_from_right() else (1, -1)
        step = {Qt.Key.Key_Left: back, Qt.Key.Key_Right: on, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif Qt.Key(key) in step:
            start = self._marked if self._marked >= 0 else (-1 if step[Qt.Key(key)] > 0 else 0)
            self._marked = (start + step[Qt.Key(key)]) % len(choices)
            self.update()
            self.marked.emit(choices[self._marked].text)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._marked >= 0:
            self.choose(choices[self._marked].name)
        else:
            return False
        return True

    @property
    def place(self) -> Rect:
        """Where the plate is on the table."""
        return Rect(self.x(), self.y(), self._shape.box.width(), self._shape.box.height())

    def button_rect(self, name: str) -> QRectF:
        """Where the button of a choice is on the table; KeyError if it is not shown."""
        names = [choice.name for choice in self.choices]
        boxes = dict(zip(names, self._shape.buttons, strict=True))
        return boxes[name].translated(self.pos())

    def boundingRect(self) -> QRectF:
        return self._shape.box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        colours, shape = self._look.colours, self._shape
        pixels = shape.pixels
        paint_plate(painter, shape.box, pixels * 0.9, colours, _GROUND_ALPHA)
        content = self._content
        for number, (text, room) in enumerate(zip(content.texts, shape.lines, strict=True)):
            is_special = 0 < number <= len(content.special)
            painter.setPen(colours.chosen if is_special else colours.plate_text)
            painter.setFont(content.font(number, pixels))
            painter.drawText(room, _WRAPPED, text)
        painter.setFont(content.font(content.button_number, pixels))
        for number, (choice, box) in enumerate(
            zip(self._content.choices, shape.buttons, strict=True)
        ):
            is_marked = number == self._marked
            painter.setPen(colours.chosen if is_marked else colours.plate_edge)
            painter.setBrush(QColor(255, 255, 255, 40 if is_marked else 22))
            painter.drawRoundedRect(box, box.height() / 4, box.height() / 4)
            painter.setPen(colours.plate_text)
            painter.drawText(box, _WRAPPED, choice.text)

    def _best_shape(
        self, table: Rect, cards: Sequence[Rect], places: Sequence[Rect]
    ) -> tuple[_Shape, Rect]:
        """The first shape that lies free, with a little felt round it if there is so much."""
        shapes = []
        for pixels, per_row in self._sizes(table):
            edge = pixels * 0.6
            inner = Rect(edge, edge, table.width - 2 * edge, table.height - 2 * edge)
            shapes.append((self._arrange(pixels, per_row, inner.width), inner))
        for shape, inner in shapes:
            gap = _GAP_SHARE * shape.pixels
            for taken in ((*cards, *places), cards):
                clear = [grown(each, gap) for each in taken]
                place = free_place(shape.box.size(), clear, inner)
                if place is not None:
                    return shape, place
        for shape, _ in shapes:
            place = free_place(shape.box.size(), cards, table)
            if place is not None:
                return shape, place
        best, least = (shapes[0][0], table), math.inf
        for shape, inner in shapes:
            place = open_place(shape.box.size(), cards, inner)
            hidden = hidden_area(place, cards)
            if hidden < least * _WORTH_LESS:
                best, least = (shape, place), hidden
        return best

    def _sizes(self, table: Rect) -> Iterator[tuple[int, int]]:
        """Heights of the letters with numbers of buttons in a row, the best first."""
        usual = text_px(self._look.width, table)
        for share in _SMALLER:
            pixels = max(MIN_TEXT_PX, round(usual * share))
            for per_row in dict.fromkeys((len(self._content.choices), 2, 1)):
                yield pixels, per_row

    def _arrange(self, pixels: int, per_row: int, most: float) -> _Shape:
        """Texts over rows of so many buttons, all of one width and no wider than `most`."""
        content, choices = self._content, self._content.choices
        buttons = content.font(content.button_number, pixels)
        advance = QFontMetricsF(buttons).horizontalAdvance
        side, gap = pixels * 1.2, pixels * 0.6
        widest = most - 2 * side
        button = max((advance(choice.text) + 2 * pixels for choice in choices), default=0.0)
        button = min(button, (widest - gap * (per_row - 1)) / max(1, per_row))
        row = button * per_row + gap * (per_row - 1)
        fonts = [QFontMetricsF(content.font(n, pixels)) for n in range(len(content.texts))]
        longest = max(
            metrics.horizontalAdvance(text)
            for metrics, text in zip(fonts, content.texts, strict=True)
        )
        narrow = max(row, _NARROWEST * pixels) if per_row < len(choices) else longest
        width = min(widest, max(row, min(longest + 1, narrow)))
        top, lines = pixels * 0.8, []
        for metrics, text in zip(fonts, content.texts, strict=True):
            room = QRectF(0, 0, width, _ENDLESS)
            height = metrics.boundingRect(room, _WRAPPED, text).height() + metrics.height() * 0.15
            lines.append(QRectF(side, top, width, height))
            top += height
        top += pixels * 0.6
        high, boxes = max(_MIN_BUTTON_PX, pixels * 2.2), []
        for number in range(len(choices)):
            place = number % per_row
            if is_read_from_right():
                place = per_row - 1 - place
            left = side + (width - row) / 2 + place * (button + gap)
            boxes.append(QRectF(left, top + number // per_row * (high + gap), button, high))
        bottom = boxes[-1].bottom() if boxes else top
        box = QRectF(0, 0, round(width + 2 * side), round(bottom + pixels))
        return _Shape(box, pixels, tuple(lines), tuple(boxes))
