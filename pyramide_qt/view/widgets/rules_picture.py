"""A small picture of the table of a rule set, drawn from its record by the table's own layout."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QTransform

from pyramide_qt.rules.records.rule_set import DealMode, RuleSet
from pyramide_qt.rules.tableau import tableau_of
from pyramide_qt.view.art.blank_card import rounded
from pyramide_qt.view.art.painting import kept_state, painting_on
from pyramide_qt.view.art.signs import Sign, paint_place
from pyramide_qt.view.art.suit_marks import suit_path
from pyramide_qt.view.style.deck_palette import BackColours, DeckColours, back_colours, deck_colours
from pyramide_qt.view.style.palette import TableColours, table_colours
from pyramide_qt.view.style.style_names import Deck, TableLook
from pyramide_qt.view.table.cards.layout import Rect, table_layout
from pyramide_qt.view.table.cards.poses import foundation_sign, waste_sign

TIMES = 4
"""The table is laid out that much larger than the picture, where all its limits are met."""
_CARD_CORNER = 0.1
_COVERED_SHADE = 0.13
_GROUND_CORNER_PX = 8


@dataclass(frozen=True, slots=True)
class PictureLook:
    """The colours that a picture is painted in."""

    table: TableColours
    deck: DeckColours
    back: BackColours


def picture_look(table: str, deck: str) -> PictureLook:
    """The colours that go with a table and a deck, by the values of their settings."""
    look, cards = TableLook(table), Deck(deck)
    ground = TableLook.FELT if look is TableLook.PLAIN else look
    return PictureLook(table_colours(ground), deck_colours(cards), back_colours(cards))


def rules_pixmap(
    rules: RuleSet, width_px: int, height_px: int, dpr: float, look: PictureLook
) -> QPixmap:
    """The picture in that many logical pixels; rules that are not valid may raise."""
    picture = QPixmap(round(width_px * dpr), round(height_px * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    with painting_on(picture) as painter:
        paint_ground(painter, QRectF(0, 0, width_px, height_px), look)
        paint_table(painter, QRectF(0, 0, width_px, height_px), rules, look)
    return picture


def paint_ground(painter: QPainter, box: QRectF, look: PictureLook) -> None:
    """The cloth under the cards."""
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, look.table.top)
    ground.setColorAt(1, look.table.bottom)
    painter.fillPath(rounded(box, _GROUND_CORNER_PX), ground)


def paint_table(painter: QPainter, box: QRectF, rules: RuleSet, look: PictureLook) -> None:
    """The table at the start of a game, every place of it inside `box`."""
    layout = table_layout(rules, box.width() * TIMES, box.height() * TIMES)
    tableau = tableau_of(rules)
    with kept_state(painter):
        painter.translate(box.topLeft())
        painter.scale(1 / TIMES, 1 / TIMES)
        painter.setPen(Qt.PenStyle.NoPen)
        for index, place in enumerate(layout.slots):
            if tableau.is_face_down(tableau.full_mask, index):
                _paint_back(painter, place, look)
            else:
                is_open = tableau.is_exposed(tableau.full_mask, index)
                _paint_face(painter, place, look, is_open=is_open)
        for name, card in rules.fixed:
            _paint_suit(painter, layout.slots[tableau.by_name[name]], look, card.suit)
        _paint_stock(painter, rules, layout.stock, layout.wastes, look)
        for cell in layout.cells:
            paint_place(painter, _box(cell), look.table, Sign.CELL)
        for number, foundation in enumerate(layout.foundations):
            paint_place(painter, _box(foundation), look.table, foundation_sign(rules, number))


def _paint_stock(
    painter: QPainter,
    rules: RuleSet,
    place: Rect | None,
    wastes: tuple[Rect, ...],
    look: PictureLook,
) -> None:
    stock, rest = rules.stock, rules.card_count - rules.slot_count
    if stock is None or place is None:
        return
    filled = 0
    if stock.first_deal and rest:
        filled = len(wastes) if stock.mode is DealMode.EACH else 1
    for number, waste in enumerate(wastes):
        if number < filled:
            _paint_face(painter, waste, look, is_open=True)
        else:
            paint_place(painter, _box(waste), look.table, waste_sign(rules, number))
    if not rest:
        paint_place(painter, _box(place), look.table, Sign.NO_REDEAL)
    elif stock.top_open:
        _paint_face(painter, place, look, is_open=True)
    else:
        _paint_back(painter, place, look)


def _paint_face(painter: QPainter, place: Rect, look: PictureLook, *, is_open: bool) -> None:
    face = look.deck.face
    paint_card(painter, place, face if is_open else _shaded(face), look.deck.edge)


def _paint_back(painter: QPainter, place: Rect, look: PictureLook) -> None:
    paint_card(painter, place, look.back.rim, look.back.edge)
    rim = place.width * 0.1
    inner = _box(place).adjusted(rim, rim, -rim, -rim)
    painter.fillPath(rounded(inner, place.width * _CARD_CORNER / 2), look.back.ground)


def paint_card(painter: QPainter, place: Rect, paper: QColor, edge: QColor) -> None:
    """A card of that paper without anything on it."""
    line = max(TIMES * 0.7, place.width * 0.03)
    shape = rounded(_box(place), place.width * _CARD_CORNER)
    painter.fillPath(shape, paper)
    painter.strokePath(shape, QPen(edge, line))


def _paint_suit(painter: QPainter, place: Rect, look: PictureLook, suit: str) -> None:
    size = place.width * 0.5
    middle = QPointF(place.x + place.width / 2, place.y + place.width * 0.36)
    grown = QTransform.fromTranslate(middle.x(), middle.y()).scale(size, size)
    painter.fillPath(grown.map(suit_path(suit)), look.deck.suits[suit])


def _shaded(paper: QColor) -> QColor:
    """The paper of a card that lies under others: a little nearer to grey."""
    share = 1 - _COVERED_SHADE
    if paper.lightnessF() < 0.5:
        return paper.darker(round(100 + 200 * _COVERED_SHADE))
    return QColor.fromRgbF(paper.redF() * share, paper.greenF() * share, paper.blueF() * share)


def _box(place: Rect) -> QRectF:
    return QRectF(place.x, place.y, place.width, place.height)
