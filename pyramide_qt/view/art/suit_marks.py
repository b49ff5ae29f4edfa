"""The four suit marks as paths, different in shape as well as in colour."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPainterPath, QTransform

from pyramide_qt.view.art.path_data import path
from pyramide_qt.view.style.palette import Tint

SUITS = "CDHS"

_HEART = (
    "M0 47 C-7 33 -45 10 -45 -18 C-45 -35 -34 -45 -22 -45 C-11 -45 -3 -38 0 -27 "
    "C3 -38 11 -45 22 -45 C34 -45 45 -35 45 -18 C45 10 7 33 0 47 Z"
)
_DIAMOND = "M0 -50 C8 -33 23 -12 38 0 C23 12 8 33 0 50 C-8 33 -23 12 -38 0 C-23 -12 -8 -33 0 -50 Z"
_SPADE = (
    "M0 -50 C7 -34 44 -12 44 14 C44 29 34 37 23 37 C14 37 7 33 3.5 26 C4.5 38 9 45 17 50 "
    "H-17 C-9 45 -4.5 38 -3.5 26 C-7 33 -14 37 -23 37 C-34 37 -44 29 -44 14 "
    "C-44 -12 -7 -34 0 -50 Z"
)
_CLUB_STEM = "M-4 -4 C-4 4 -3.5 16 -4 24 C-5 38 -9 45 -17 50 H17 C9 45 5 38 4 24 C3.5 16 4 4 4 -4 Z"

_ACE_RING = (
    "M0 -30 C5 -18 25 -4 25 13 C25 22 19 26 13 26 C7 26 3 23 0 17 C-3 23 -7 26 -13 26 "
    "C-19 26 -25 22 -25 13 C-25 -4 -5 -18 0 -30 Z "
    "M0 -25.4 C-4.5 -15.4 -22.2 -3 -22.2 13 C-22.2 20 -17.6 23.2 -13 23.2 C-7 23.2 -3 19.6 0 12.4 "
    "C3 19.6 7 23.2 13 23.2 C17.6 23.2 22.2 20 22.2 13 C22.2 -3 4.5 -15.4 0 -25.4 Z"
)
_ACE_LOTUS = (
    "M0 12 C-6 9 -5 -6 0 -15 C5 -6 6 9 0 12 Z M-1 13 C-10 12 -15.4 6 -16.4 -3 C-9 0 -4 6 -1 13 Z "
    "M1 13 C10 12 15.4 6 16.4 -3 C9 0 4 6 1 13 Z"
)
_ACE_FIGURES = ((_ACE_RING, Tint.GOLD), (_ACE_LOTUS, Tint.GOLD))


@lru_cache(maxsize=4)
def suit_path(suit: str) -> QPainterPath:
    """The mark of a suit (one of C, D, H, S) in a box 1 by 1 about 0, 0."""
    drawn = {"D": _DIAMOND, "H": _HEART, "S": _SPADE}
    figure = path(drawn[suit]) if suit in drawn else _club()
    return QTransform.fromScale(0.01, 0.01).map(figure)


def _club() -> QPainterPath:
    leaves = QPainterPath()
    for x, y in ((0.0, -27.0), (-23.5, 11.0), (23.5, 11.0)):
        leaf = QPainterPath()
        leaf.addEllipse(x - 22, y - 22, 44, 44)
        leaves = leaves.united(leaf)
    middle = QPainterPath()
    middle.addEllipse(-11, -11, 22, 22)
    return leaves.united(middle).united(path(_CLUB_STEM)).simplified()


@lru_cache(maxsize=1)
def ace_ornament() -> tuple[tuple[QPainterPath, Tint], ...]:
    """The figures inlaid in the ace of spades, in its box of 1 by 1."""
    to_unit = QTransform.fromScale(0.01, 0.01)
    return tuple((to_unit.map(path(text)), tint) for text, tint in _ACE_FIGURES)
