"""The engraved places for cards that are not there, each with a quiet sign."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from pyramide_qt.view.art.blank_card import CORNER, rounded
from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.art.path_data import path
from pyramide_qt.view.art.suit_marks import suit_path
from pyramide_qt.view.style.palette import TableColours


class Sign(Enum):
    """What an empty place tells: whose it is, and of a stock whether it can be dealt again."""

    REDEAL = "redeal"
    NO_REDEAL = "no_redeal"
    TURNED = "turned"
    WASTE = "waste"
    CELL = "cell"
    REMOVED = "removed"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


_HOLLOW_OPACITY = 0.22
_SIGN_LINE = 4.5
_LINES = {
    Sign.REDEAL: (
        "M16.8 -6.5 C14 -13.4 7.6 -18 0 -18 C-10 -18 -18 -10 -18 0 C-18 10 -10 18 0 18 "
        "C7.6 18 14 13.4 16.8 6.5 M17.4 -18 V-6.5 H6"
    ),
    Sign.NO_REDEAL: "M-16 0 H16",
    Sign.TURNED: "M-13 -18 H13 V18 H-13 Z M0 -6 L5 0 L0 6 L-5 0 Z",
    Sign.WASTE: "M-18 -14 H4 V16 H-18 Z M-8 -14 V-19 H17 V10 H4",
    Sign.REMOVED: "M-16 1 L-5 12 L16 -12",
    Sign.CELL: "M0 -15 L17 14 H-17 Z",
}


@lru_cache(maxsize=len(_LINES))
def _lines(sign: Sign) -> QPainterPath:
    return path(_LINES[sign])


def paint_place(
    painter: QPainter, box: QRectF, colours: TableColours, sign: Sign | None = None
) -> None:
    """Paint an empty place the size of a card at `box`, in the painter's units."""
    unit = box.width() / 100
    line = max(1.0, 1.6 * unit)
    inner = box.adjusted(line, line, -line, -line)
    outline = rounded(inner, CORNER * box.width())
    with kept_state(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(painter.opacity() * _HOLLOW_OPACITY)
        painter.fillPath(outline, colours.engraved_dark)
        painter.setOpacity(painter.opacity() / _HOLLOW_OPACITY)
        painter.strokePath(outline.translated(0, line * 0.9), QPen(colours.engraved_light, line))
        painter.strokePath(outline, QPen(colours.engraved_dark, line))
        if sign is not None:
            painter.translate(box.center())
            painter.scale(unit, unit)
            _paint_sign(painter, colours, sign)


def _paint_sign(painter: QPainter, colours: TableColours, sign: Sign) -> None:
    if sign not in _LINES:
        painter.fillPath(QTransform.fromScale(40, 40).map(suit_path(sign.value)), colours.quiet)
        return
    pen = QPen(colours.quiet, _SIGN_LINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_lines(sign), pen)
