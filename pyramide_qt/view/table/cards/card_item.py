"""One card on the table: its picture, turned either way, and the marks round it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.view.art.blank_card import CORNER, paint_shade
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.deck_palette import deck_colours
from pyramide_qt.view.style.palette import TableColours
from pyramide_qt.view.table.cards.flight_shadow import REACH_SHARE, FlightShadow
from pyramide_qt.view.table.cards.layers import FLYING

LIFT_SHARE = 0.035
RING_SHARE = 0.034
MIN_RING_PX = 2.0
LARGE_PICTURE_PX = 180
MAX_SHADOWED_PX = 300


class Rest(NamedTuple):
    """How a card lies when nothing moves: its corner in logical pixels, its z, its side."""

    x: float
    y: float
    z: float
    face_up: bool
    is_visible: bool


@dataclass(eq=False, repr=False)
class CardLook:
    """What all cards of a table share; whoever changes it tells the items.

    `picture_width` and `picture_dpr` tell what pictures there are: they stay behind `width` and
    `dpr` while the window is being resized or goes to another screen; old ones are scaled then.
    """

    art: CardArt
    colours: TableColours
    width: int = 60
    height: int = 84
    picture_width: int = 60
    dpr: float = 1.0
    picture_dpr: float = 1.0
    shadow: FlightShadow = field(default_factory=FlightShadow)

    @property
    def is_sharp(self) -> bool:
        """Whether the pictures are those of the size at hand."""
        return (self.picture_width, self.picture_dpr) == (self.width, self.dpr)

    def be_sharp(self) -> None:
        """Ask for pictures of the size at hand from now on."""
        self.picture_width, self.picture_dpr = self.width, self.dpr


class CardItem(QGraphicsObject):
    """A card; its position is the top left corner of the card without its shadow."""

    def __init__(self, card: Card, look: CardLook) -> None:
        super().__init__()
        self._card = card
        self._look = look
        self._face_up = False
        self._turned = 0.0
        self._height = 0.0
        self._is_concealed = False
        self._is_chosen = False
        self._is_partner = False
        self._glow = 0.0
        self._is_hinted = False
        self._shade = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)

    @property
    def card(self) -> Card:
        return self._card

    @property
    def face_up(self) -> bool:
        """The side that is to be seen when the card has turned over."""
        return self._face_up

    @property
    def is_chosen(self) -> bool:
        return self._is_chosen

    @property
    def is_partner(self) -> bool:
        """Whether it is marked as one that goes with the chosen card."""
        return self._is_partner

    @property
    def rest(self) -> Rest:
        """How the card lies now."""
        return Rest(self.x(), self.y(), self.zValue(), self._face_up, self.isVisible())

    def settle(self, rest: Rest) -> None:
        """Lie there, still and opaque."""
        self.setPos(rest.x, rest.y)
        if (self.x(), self.y()) != (rest.x, rest.y):
            # Qt takes no step as small as a rounding error; a card that never quite arrives
            # would count as one to be moved by every move.
            self.setPos(rest.x + 1, rest.y)
            self.setPos(rest.x, rest.y)
        self.setZValue(rest.z)
        self.set_side(rest.face_up)
        self.set_height(0.0)
        self.setOpacity(1.0)
        self.setVisible(rest.is_visible)

    def raise_up(self) -> None:
        """Lie over all cards that are not in the air, and be seen."""
        if self.zValue() < FLYING:
            self.setZValue(self.zValue() + FLYING)
        self.setVisible(True)

    def set_height(self, height: float) -> None:
        """Be that high over the table, from 0 (on it) to 1: the shadow gets longer."""
        if height != self._height:
            if (height > 0) != (self._height > 0):
                self.prepareGeometryChange()
            self._height = height
            self.update()

    def set_card(self, card: Card) -> None:
        """Be another card."""
        self._card = card
        self.update()

    def set_side(self, face_up: bool, turned: float = 0.0) -> None:
        """Show a side; `turned` from 0 to 1 is how far it still has to turn, seen from the end."""
        if (face_up, turned) != (self._face_up, self._turned):
            self._face_up, self._turned = face_up, turned
            self.update()

    def set_concealed(self, concealed: bool) -> None:
        """Show the back whatever lies up, while the game is paused."""
        self._is_concealed = concealed
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        if chosen != self._is_chosen:
            self._is_chosen = chosen
            self.update()

    def set_partner(self, partner: bool) -> None:
        """Mark as one that goes with the chosen card."""
        if partner != self._is_partner:
            self._is_partner = partner
            self.update()

    def set_glow(self, strength: float) -> None:
        """A ring of light, from 0 (none) to 1, for covering cards."""
        if strength != self._glow:
            self._glow = strength
            self.update()

    def set_hinted(self, hinted: bool) -> None:
        """A ring as strong as that of the chosen card: this may be played next."""
        if hinted != self._is_hinted:
            self._is_hinted = hinted
            self.update()

    @property
    def shade(self) -> float:
        """How far the face steps back."""
        return self._shade

    def set_shade(self, strength: float) -> None:
        """Let the face step back, from 0 (not) to 1: the card is covered."""
        if strength != self._shade:
            self._shade = strength
            self.update()

    def sharpen(self) -> bool:
        """Show the picture of the exact size; whether it had to be drawn first."""
        face = self._face_up and not self._is_concealed
        was_there = self._has_picture(face)
        self._picture(face, self._look.width, self._look.dpr)
        self.update()
        return not was_there

    def make_face(self) -> bool:
        """Have the face of the exact size, shown or not; whether it had to be drawn."""
        was_there = self._has_picture(face=True)
        self._picture(face=True, width_px=self._look.width, dpr=self._look.dpr)
        return not was_there

    def look_changed(self) -> None:
        """Size, pictures or colours are different now."""
        self.prepareGeometryChange()
        self.update()

    @property
    def _has_shadow(self) -> bool:
        """Very large cards fly without: their frames are long enough."""
        return self._look.width * self._look.dpr <= MAX_SHADOWED_PX

    def card_rect(self) -> QRectF:
        """The card itself, without shadow, in the item's own coordinates."""
        return QRectF(0, 0, self._look.width, self._look.height)

    def boundingRect(self) -> QRectF:
        look = self._look
        rim = look.art.margin(look.width) + 1
        lift = math.ceil(LIFT_SHARE * look.width)
        is_high = self._height > 0 and self._has_shadow
        far = max(rim, math.ceil(REACH_SHARE * look.width) + 1) if is_high else rim
        return self.card_rect().adjusted(-rim, -rim - lift, far, far)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._is_chosen:
            painter.translate(0, -round(LIFT_SHARE * self._look.width))
        painter.save()
        shows_face = self._face_up if self._turned < 0.5 else not self._face_up
        middle, shown = self._look.width / 2, abs(math.cos(math.pi * self._turned))
        edge = self._look.art.edge_width(self._look.picture_width)
        if shown * self._look.width <= edge:
            picture = self._look.art.edge(self._look.picture_width, self._look.picture_dpr)
            box = QRectF(middle - edge / 2, 0, edge, self._look.height)
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
        else:
            painter.translate(middle, 0)
            painter.scale(shown, 1)
            painter.translate(-middle, 0)
            if self._height and not self._turned and self._has_shadow:
                self._look.shadow.paint(painter, self.card_rect(), self._height, self._look.dpr)
            is_face = shows_face and not self._is_concealed
            self._paint_picture(painter, is_face)
            if is_face and self._shade > 0:
                colours = deck_colours(self._look.art.deck)
                paint_shade(painter, self.card_rect(), colours, self._shade)
        painter.restore()
        self._paint_rings(painter)

    def _paint_picture(self, painter: QPainter, face: bool) -> None:
        look = self._look
        is_exact = look.is_sharp or self._has_picture(face)
        width = look.width if is_exact else look.picture_width
        picture = self._picture(face, width, look.dpr if is_exact else look.picture_dpr)
        margin = look.art.margin(width)
        # Smooth scaling of large pictures takes most of a frame; a turn or a resize is short.
        if (self._turned or not is_exact) and picture.width() <= LARGE_PICTURE_PX:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if is_exact:
            painter.drawPixmap(QPointF(-margin, -margin), picture)
            return
        scaled = margin * look.width / width
        target = self.card_rect().adjusted(-scaled, -scaled, scaled, scaled)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _picture(self, face: bool, width_px: int, dpr: float) -> QPixmap:
        art, card = self._look.art, self._card
        return art.face(card.rank, card.suit, width_px, dpr) if face else art.back(width_px, dpr)

    def _has_picture(self, face: bool) -> bool:
        """Whether there is one of the exact size."""
        look, card = self._look, self._card
        if face:
            return look.art.has_face(card.rank, card.suit, look.width, look.dpr)
        return look.art.has_back(look.width, look.dpr)

    def _paint_rings(self, painter: QPainter) -> None:
        colours, ring = self._look.colours, max(MIN_RING_PX, RING_SHARE * self._look.width)
        if self._is_hinted:
            self._paint_lined_ring(painter, colours.hint, ring)
        elif self._is_chosen:
            self._paint_ring(painter, colours.chosen, ring)
        elif self._is_partner:
            self._paint_lined_ring(painter, colours.partner, max(1.5, ring * 0.6))
        if self._glow > 0:
            light = QColor(colours.hint)
            light.setAlphaF(min(1.0, self._glow))
            self._paint_ring(painter, light, ring)

    def _paint_lined_ring(self, painter: QPainter, colour: QColor, width: float) -> None:
        """A dark line inside, for the light ring would be lost on the face of the card."""
        self._paint_ring(painter, self._look.colours.cursor_dark, width * 0.6, inset=width * 0.7)
        self._paint_ring(painter, colour, width)

    def _paint_ring(
        self, painter: QPainter, colour: QColor, width: float, inset: float = 0.0
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2 - 1 - inset
        radius = CORNER * self._look.width + half
        painter.drawRoundedRect(self.card_rect().adjusted(-half, -half, half, half), radius, radius)
