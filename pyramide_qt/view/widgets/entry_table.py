"""A small table that fills with the cards of a deal while they are typed, the next place lit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from pyramide_qt.model.wording.card_letters import INTERNATIONAL, figure_of
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.view.art.blank_card import rounded
from pyramide_qt.view.art.signs import paint_place
from pyramide_qt.view.art.suit_marks import suit_path
from pyramide_qt.view.table.cards.layout import Rect, table_layout
from pyramide_qt.view.widgets.rules_picture import TIMES, PictureLook, paint_card, paint_ground

# Where the window is too low for both, the pad of cards goes first.
_LEAST = QSize(240, 0)
_LEAST_SEEN_PX = 60
_WANTED = QSize(480, 210)
# Of the width of a card.
_TEXT_SHARE, _RING_SHARE = 0.46, 0.07


class EntryTable(QWidget):
    """Shows cards in deal order: the tableau, then how many lie in the stock."""

    def __init__(self, look: PictureLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._rules: RuleSet | None = None
        self._cards: tuple[Card, ...] = ()
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def lit_place(self) -> int | None:
        """Where the next card lies, by its place in the deal; None if all are there."""
        count = len(self._cards)
        return count if self._rules is not None and count < self._rules.card_count else None

    def show_cards(self, rules: RuleSet, cards: Sequence[Card]) -> None:
        """Show the first cards of a deal under these rules."""
        self._rules, self._cards = rules, tuple(cards)
        self.update()

    def sizeHint(self) -> QSize:
        return _WANTED

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, QRectF(self.rect()), self._look)
        if self._rules is not None and self.height() >= _LEAST_SEEN_PX:
            painter.scale(1 / TIMES, 1 / TIMES)
            self._paint_table(painter, self._rules)
        painter.end()

    def _paint_table(self, painter: QPainter, rules: RuleSet) -> None:
        layout = table_layout(rules, self.width() * TIMES, self.height() * TIMES)
        for place in layout.slots[len(self._cards) :]:
            paint_place(painter, _box(place), self._look.table)
        for place, card in zip(layout.slots, self._cards, strict=False):
            self._paint_face(painter, place, card)
        if layout.stock is not None:
            self._paint_stock(painter, layout.stock, rules)
        lit = self.lit_place
        if lit is not None:
            is_slot = lit < len(layout.slots)
            place_lit = layout.slots[lit] if is_slot else layout.stock
            if place_lit is not None:
                self._paint_ring(painter, place_lit)

    def _paint_face(self, painter: QPainter, place: Rect, card: Card) -> None:
        colours = self._look.deck
        paint_card(painter, place, colours.face, colours.edge)
        size = place.width * _TEXT_SHARE
        painter.setFont(_font(self.font(), size))
        painter.setPen(colours.suits[card.suit])
        box = QRectF(place.x, place.y, place.width * 0.62, size * 1.15)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, figure_of(card.rank, INTERNATIONAL))
        middle = QPointF(place.x + place.width * 0.76, place.y + size * 0.6)
        grown = QTransform.fromTranslate(middle.x(), middle.y()).scale(size * 0.7, size * 0.7)
        painter.fillPath(grown.map(suit_path(card.suit)), colours.suits[card.suit])

    def _paint_stock(self, painter: QPainter, place: Rect, rules: RuleSet) -> None:
        there, wanted = len(self._cards) - rules.slot_count, rules.card_count - rules.slot_count
        if there <= 0:
            paint_place(painter, _box(place), self._look.table)
            return
        back = self._look.back
        paint_card(painter, place, back.ground, back.edge)
        painter.setFont(_font(self.font(), place.width * _TEXT_SHARE * 0.7))
        painter.setPen(self._look.deck.face)
        text = f"{there}\n/{wanted}"
        painter.drawText(_box(place), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_ring(self, painter: QPainter, place: Rect) -> None:
        width = max(TIMES * 2.0, place.width * _RING_SHARE)
        ring = rounded(_box(place), place.width * 0.1)
        painter.strokePath(ring, QPen(self._look.table.chosen, width))


def _font(font: QFont, size_px: float) -> QFont:
    found = QFont(font)
    found.setPixelSize(max(1, round(size_px)))
    found.setBold(True)
    return found


def _box(place: Rect) -> QRectF:
    return QRectF(place.x, place.y, place.width, place.height)
