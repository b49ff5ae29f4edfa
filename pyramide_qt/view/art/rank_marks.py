"""The figures of the ranks as outlines: one matched set, drawn as centre lines with a weight."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from pyramide_qt.view.art.path_data import path

RANK_RATIO = 0.66
"""Width of a figure's box divided by its height; the ten is as wide as the others."""

_HEAVIEST = {"10": 0.142, "W": 0.122}
"""Where many lines share the box, heavier ones would close what is open between them."""

# Letters of other scripts that look like Latin ones.
_SAME = {"Т": "T", "В": "B", "К": "K"}
_CENTRE_LINES = {
    "A": "M-2.5 120 L30 -8 L62.5 120 M10 69 H50",
    "2": "M2 27 C2 9 14 0 30 0 C47 0 58 10 58 27 C58 41 49 49 37 61 L1 100 H64",
    "3": "M3 22 C6 8 16 0 30 0 C46 0 57 9 57 24 C57 39 46 47 31 47 H24 "
    "M31 47 C48 47 60 56 60 73 C60 90 47 100 30 100 C14 100 3 92 0 77",
    "4": "M47 118 V-2 L0 71 H68",
    "5": "M58 0 H10 L6 45 C12 39 20 36 30 36 C48 36 60 48 60 68 C60 88 47 100 29 100 "
    "C14 100 4 94 0 82",
    "6": "M55 17 C51 6 43 0 31 0 C12 0 0 19 0 56 C0 86 12 100 30 100 C48 100 60 88 60 69 "
    "C60 50 48 39 31 39 C15 39 3 49 0 64",
    "7": "M-4 0 H60 C44 26 28 62 21 118",
    "8": "M30 46 C14 46 4 37 4 23 C4 9 14 0 30 0 C46 0 56 9 56 23 C56 37 46 46 30 46 "
    "C12 46 0 57 0 73 C0 89 12 100 30 100 C48 100 60 89 60 73 C60 57 48 46 30 46 Z",
    "9": "M5 83 C9 94 17 100 29 100 C48 100 60 81 60 44 C60 14 48 0 30 0 C12 0 0 12 0 31 "
    "C0 50 12 61 29 61 C45 61 57 51 60 36",
    "10": "M-14 22 L9 1 M9 -14 V114 "
    "M46 0 C55 0 61 9 61 26 V74 C61 91 55 100 46 100 C37 100 31 91 31 74 V26 C31 9 37 0 46 0 Z",
    "J": "M46 -14 V68 C46 89 37 100 23 100 C9 100 1 91 0 74",
    "Q": "M30 0 C49 0 60 17 60 50 C60 83 49 100 30 100 C11 100 0 83 0 50 C0 17 11 0 30 0 Z "
    "M36 71 L61 116",
    "K": "M3 -14 V114 M66 -20 L3 61 M22 38 L63 120",
    "B": "M3 -14 V114 M3 0 H30 C46 0 55 9 55 24 C55 39 46 48 30 48 H3 "
    "M30 48 C49 48 60 58 60 74 C60 90 49 100 30 100 H3",
    "D": "M3 -14 V114 M3 0 H22 C47 0 60 19 60 50 C60 81 47 100 22 100 H3",
    "F": "M3 -14 V114 M3 0 H66 M3 48 H54",
    "R": "M3 -14 V114 M3 0 H31 C48 0 58 10 58 27 C58 44 48 54 31 54 H3 M28 54 L63 120",
    "T": "M30 0 V114 M-6 0 H66",
    "V": "M-2.5 -20 L30 108 L62.5 -20",
    "W": "M-5 -20 L13 108 L30 26 L47 108 L65 -20",
    "Д": "M1 116 V82 H59 V116 M11 82 C17 60 19 38 19 0 H49 V82",
}


_STEMS = {"4": 47.0, "10": 9.0, "J": 46.0, "K": 3.0} | dict.fromkeys("BDFR", 3.0)
_STEMS |= {"T": 30.0, "Д": 49.0}
"""Where the upright line of a figure stands, in the units of the centre lines."""


def stem_left(figure: str, weight: float) -> float:
    """The left edge of a figure's upright line, in the units of `rank_path`; 0 if it has none.

    A painter who sets it on a whole dot gets a crisp line.
    """
    return _STEMS.get(_SAME.get(figure, figure), 0.0) / 60 * (RANK_RATIO - weight)


def line_px(figure: str, weight: float, height_px: float) -> int:
    """The thickness in whole dots of the lines of a figure that is so many dots high."""
    if figure in _HEAVIEST:
        return max(1, int(min(weight, _HEAVIEST[figure]) * height_px + 0.35))
    return max(1, round(weight * height_px))


@lru_cache(maxsize=128)
def rank_path(figure: str, weight: float) -> QPainterPath:
    """The outline of a figure in a box 1 high and `RANK_RATIO` wide, corner at 0, 0.

    A figure is `2` .. `10` or the letter of an ace or court in one of the languages. `weight` is
    the thickness of its lines as a share of the height (0.1 thin .. 0.2 heavy).
    """
    inset = weight / 2
    to_box = QTransform.fromTranslate(inset, inset)
    to_box.scale((RANK_RATIO - weight) / 60, (1 - weight) / 100)
    stroker = QPainterPathStroker()
    stroker.setWidth(weight)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(8)
    stroker.setCurveThreshold(0.02)
    outline = stroker.createStroke(to_box.map(path(_CENTRE_LINES[_SAME.get(figure, figure)])))
    outline.setFillRule(Qt.FillRule.WindingFill)
    box = QPainterPath()
    box.addRect(0, 0, RANK_RATIO, 1)
    return outline.intersected(box)
