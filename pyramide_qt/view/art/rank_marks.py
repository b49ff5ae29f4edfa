"""The thirteen rank figures as outlines: one matched set, drawn as centre lines with a weight."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from pyramide_qt.view.art.path_data import path

RANK_RATIO = 0.66
"""Width of a figure's box divided by its height; the ten is as wide as the others."""

_CENTRE_LINES = {
    1: "M1 110 L30 -2 L59 110 M10 69 H50",
    2: "M2 27 C2 9 14 0 30 0 C47 0 58 10 58 27 C58 41 49 49 37 61 L1 100 H62",
    3: "M3 22 C6 8 16 0 30 0 C46 0 57 9 57 24 C57 39 46 47 31 47 H24 "
    "M31 47 C48 47 60 56 60 73 C60 90 47 100 30 100 C14 100 3 92 0 77",
    4: "M47 106 V-2 L0 71 H66",
    5: "M57 0 H9 L4 48 C10 41 19 37 30 37 C48 37 60 49 60 68 C60 88 47 100 29 100 "
    "C14 100 3 92 0 78",
    6: "M55 17 C51 6 43 0 31 0 C12 0 0 19 0 56 C0 86 12 100 30 100 C48 100 60 88 60 69 "
    "C60 50 48 39 31 39 C15 39 3 49 0 64",
    7: "M-4 0 H60 C44 26 28 62 22 110",
    8: "M30 46 C14 46 4 37 4 23 C4 9 14 0 30 0 C46 0 56 9 56 23 C56 37 46 46 30 46 "
    "C12 46 0 57 0 73 C0 89 12 100 30 100 C48 100 60 89 60 73 C60 57 48 46 30 46 Z",
    9: "M5 83 C9 94 17 100 29 100 C48 100 60 81 60 44 C60 14 48 0 30 0 C12 0 0 12 0 31 "
    "C0 50 12 61 29 61 C45 61 57 51 60 36",
    10: "M-9 14 L3 4 M4 -4 V106 "
    "M45 0 C55 0 61 9 61 26 V74 C61 91 55 100 45 100 C35 100 29 91 29 74 V26 C29 9 35 0 45 0 Z",
    11: "M46 -6 V68 C46 89 37 100 23 100 C9 100 1 91 0 74",
    12: "M30 0 C49 0 60 17 60 50 C60 83 49 100 30 100 C11 100 0 83 0 50 C0 17 11 0 30 0 Z "
    "M35 72 L57 108",
    13: "M3 -8 V108 M57 -8 L4 61 M23 40 L59 108",
}


@lru_cache(maxsize=128)
def rank_path(rank: int, weight: float) -> QPainterPath:
    """The outline of a rank (1..13) in a box 1 high and `RANK_RATIO` wide, corner at 0, 0.

    `weight` is the thickness of its lines as a share of the height (0.1 thin .. 0.2 heavy).
    """
    inset = weight / 2
    to_box = QTransform.fromTranslate(inset, inset)
    to_box.scale((RANK_RATIO - weight) / 60, (1 - weight) / 100)
    stroker = QPainterPathStroker()
    stroker.setWidth(weight)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setCurveThreshold(0.02)
    outline = stroker.createStroke(to_box.map(path(_CENTRE_LINES[rank])))
    outline.setFillRule(Qt.FillRule.WindingFill)
    box = QPainterPath()
    box.addRect(0, 0, RANK_RATIO, 1)
    return outline.intersected(box)
