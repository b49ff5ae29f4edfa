"""Pictures of cards by name, size and pixel ratio: drawn when first asked for, then kept."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from pyramide_qt.model.wording.card_letters import INTERNATIONAL, Letters
from pyramide_qt.view.art.backs import paint_back
from pyramide_qt.view.art.blank_card import paint_paper, paint_shadow
from pyramide_qt.view.art.face_style import face_style
from pyramide_qt.view.art.faces import paint_face
from pyramide_qt.view.art.painting import painting_on
from pyramide_qt.view.art.sheet import Sheet
from pyramide_qt.view.style.palette import Back, Deck, back_colours, deck_colours

CARD_RATIO = 7 / 5
"""Height of a card divided by its width."""
SHADOW_STEP_PX = 4
SHADOW_SHARE = 0.075
"""The shadow's margin: this share of the width, on a multiple of `SHADOW_STEP_PX`."""
EDGE_SHARE = 0.035
"""Thickness of a card seen from its edge while it turns over, as a share of its width."""
CACHE_BYTES = 48 * 1024 * 1024
"""Pictures of old sizes are dropped, least used first, above so many bytes."""
PICTURES_IN_USE = 60
"""So many pictures of the size at hand are kept even where they take more than that."""

# Every face lies on the blank card.
_DRAWN_ON = {"back": "blank back", "blank": "shadow", "blank back": "shadow"}

_Key = tuple[str, int, float]


class _Size(NamedTuple):
    """A card in device pixels with the margin for its shadow."""

    width: int
    height: int
    margin: int
    ratio: float


class CardArt:
    """Draws and keeps the pictures of one deck and back; one for each window, GUI thread only.

    Widths are logical pixels, `dpr` is the pixel ratio of the view. Each picture has its pixel
    ratio set and holds the card plus `margin(width)` on all four sides, where the shadow lies.
    """

    def __init__(
        self,
        deck: Deck,
        back: Back,
        all_corners: bool = False,
        letters: Letters = INTERNATIONAL,
    ) -> None:
        self._deck = deck
        self._back = back
        self._has_all_corners = all_corners
        self._letters = letters
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def deck(self) -> Deck:
        return self._deck

    @property
    def has_all_corners(self) -> bool:
        return self._has_all_corners

    @property
    def letters(self) -> Letters:
        """The letters of ace, jack, queen and king."""
        return self._letters

    @property
    def kept_count(self) -> int:
        """How many pictures are kept."""
        return len(self._kept)

    @property
    def kept_bytes(self) -> int:
        """How many bytes the kept pictures take."""
        return self._bytes

    def set_style(
        self,
        deck: Deck,
        back: Back,
        all_corners: bool = False,
        letters: Letters = INTERNATIONAL,
    ) -> None:
        """Change deck, back, corners and letters; pictures of the old style are forgotten."""
        before = (self._deck, self._back, self._has_all_corners, self._letters)
        if (deck, back, all_corners, letters) != before:
            self._deck, self._back = deck, back
            self._has_all_corners, self._letters = all_corners, letters
            self.clear()

    def clear(self) -> None:
        """Forget all pictures."""
        self._kept.clear()
        self._bytes = 0

    def margin(self, width_px: int) -> float:
        """Logical pixels round the card inside each picture, whole at the usual pixel ratios."""
        return SHADOW_STEP_PX * max(1, round(width_px * SHADOW_SHARE / SHADOW_STEP_PX))

    def height(self, width_px: int) -> int:
        """Height of a card of that width, in whole logical pixels."""
        return round(width_px * CARD_RATIO)

    def face(self, rank: int, suit: str, width_px: int, dpr: float) -> QPixmap:
        """The face of a card: rank 1..13, suit one of C, D, H, S."""
        return self._picture(f"{rank}{suit}", width_px, dpr)

    def back(self, width_px: int, dpr: float) -> QPixmap:
        """The back of a card."""
        return self._picture("back", width_px, dpr)

    def has_face(self, rank: int, suit: str, width_px: int, dpr: float) -> bool:
        """Whether that face is drawn already."""
        return (f"{rank}{suit}", width_px, dpr) in self._kept

    def has_back(self, width_px: int, dpr: float) -> bool:
        """Whether the back is drawn already."""
        return ("back", width_px, dpr) in self._kept

    def edge(self, width_px: int, dpr: float) -> QPixmap:
        """A card seen from its edge while it turns over: its height, `edge_width` wide."""
        return self._picture("edge", width_px, dpr)

    def edge_width(self, width_px: int) -> float:
        """Thickness of a card in logical pixels, as `edge` draws it."""
        return max(1.0, round(width_px * EDGE_SHARE))

    def _picture(self, name: str, width_px: int, dpr: float) -> QPixmap:
        key = (name, width_px, dpr)
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        picture = self._drawn(name, width_px, dpr)
        self._keep(key, picture)
        return picture

    def _keep(self, key: _Key, picture: QPixmap) -> None:
        size = _bytes_of(picture)
        self._kept[key] = picture
        self._bytes += size
        limit = max(CACHE_BYTES, PICTURES_IN_USE * size)
        while self._bytes > limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(old)

    def _drawn(self, name: str, width_px: int, dpr: float) -> QPixmap:
        size = _Size(
            max(1, round(width_px * dpr)),
            max(1, round(self.height(width_px) * dpr)),
            round(self.margin(width_px) * dpr),
            dpr,
        )
        if name == "shadow":
            return self._drawn_shadow(size)
        if name == "edge":
            return self._drawn_edge(width_px, size)
        picture = self._picture(_DRAWN_ON.get(name, "blank"), width_px, dpr).copy()
        picture.setDevicePixelRatio(1.0)
        with painting_on(picture) as painter:
            painter.translate(size.margin, size.margin)
            if name in ("blank", "blank back"):
                self._paint_paper(painter, size, is_back=name == "blank back")
            elif name == "back":
                paint_back(painter, size.width, size.height, self._back, back_colours(self._deck))
            else:
                self._paint_face(painter, size, name, width_px)
        picture.setDevicePixelRatio(dpr)
        return picture

    def _paint_face(self, painter: QPainter, size: _Size, name: str, width_px: int) -> None:
        sheet = Sheet(
            size.width,
            size.height,
            face_style(self._deck, width_px),
            deck_colours(self._deck),
            self._has_all_corners,
            self._letters,
        )
        paint_face(painter, sheet, int(name[:-1]), name[-1])

    def _paint_paper(self, painter: QPainter, size: _Size, *, is_back: bool) -> None:
        card = QRectF(0, 0, size.width, size.height)
        if is_back:
            back = back_colours(self._deck)
            paint_paper(painter, card, size.ratio, back.rim, back.edge)
        else:
            face = deck_colours(self._deck)
            paint_paper(painter, card, size.ratio, face.face, face.edge)

    def _drawn_shadow(self, size: _Size) -> QPixmap:
        picture = QPixmap(size.width + 2 * size.margin, size.height + 2 * size.margin)
        picture.fill(Qt.GlobalColor.transparent)
        with painting_on(picture) as painter:
            card = QRectF(size.margin, size.margin, size.width, size.height)
            paint_shadow(painter, card, size.margin, deck_colours(self._deck).shadow_alpha)
        picture.setDevicePixelRatio(size.ratio)
        return picture

    def _drawn_edge(self, width_px: int, size: _Size) -> QPixmap:
        colours = back_colours(self._deck)
        picture = QPixmap(max(1, round(self.edge_width(width_px) * size.ratio)), size.height)
        picture.fill(colours.edge)
        with painting_on(picture) as painter:
            inner = QRectF(picture.rect()).adjusted(0, 1, -max(1, picture.width() // 3), -1)
            painter.fillRect(inner, colours.rim)
        picture.setDevicePixelRatio(size.ratio)
        return picture


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8
