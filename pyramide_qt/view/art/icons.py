"""Icons of the program and of its actions, painted in the ink of the theme at hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainterPath, QPen, QPixmap, QTransform

from pyramide_qt.model.wording.typography import is_read_from_right
from pyramide_qt.resources.lookup import APP_ICON_SIZES, action_icon_svg, app_icon_png
from pyramide_qt.view.art.painting import painting_on
from pyramide_qt.view.art.path_data import path

ACTION_SIZES_PX = (16, 20, 24, 32, 40, 48, 64)
# More is for the launchers, which read it from their own files: it would take four megabytes.
_MAX_ICON_PX = 128
_GRID = 24
"""Side of the square that the action icons are drawn in."""
_LINE = 1.8
# Their arrows point on or back, which is the other way where all is read from the right; what turns
# like a clock does not.
_TURNED = ("undo", "redo", "next", "previous", "quit", "resume", "demo")
_POINTING = frozenset((*_TURNED, "first", "step_back", "step_forward", "last"))
_PATH = re.compile(r'<path d="([^"]+)"( fill="#1E2430")?')


def action_icon(
    name: str, ink: QColor, quiet: QColor, sizes: Sequence[int] = ACTION_SIZES_PX
) -> QIcon:
    """The icon of an action in `ink`, and in `quiet` while the action is not available.

    It points as the program is read at the moment: paint it anew when that changes.
    The names are those of `lookup.icon_names()`; another one raises FileNotFoundError.
    """
    icon = QIcon()
    strokes = _strokes(name)
    is_turned = name in _POINTING and is_read_from_right()
    turn = QTransform(-1, 0, 0, 1, 0, 0) if is_turned else QTransform()
    for size in sizes:
        for colour, mode in ((ink, QIcon.Mode.Normal), (quiet, QIcon.Mode.Disabled)):
            icon.addPixmap(_painted(strokes, size, colour).transformed(turn), mode)
    return icon


def app_icon() -> QIcon:
    """The icon of the program, for its windows."""
    icon = QIcon()
    for size in APP_ICON_SIZES:
        if size > _MAX_ICON_PX:
            break
        picture = QPixmap()
        picture.loadFromData(app_icon_png(size))
        icon.addPixmap(picture)
    return icon


def _strokes(name: str) -> list[tuple[QPainterPath, bool]]:
    """The paths of an icon, and which of them are surfaces."""
    return [(path(text), bool(fill)) for text, fill in _PATH.findall(action_icon_svg(name))]


def _painted(strokes: list[tuple[QPainterPath, bool]], size_px: int, ink: QColor) -> QPixmap:
    picture = QPixmap(size_px, size_px)
    picture.fill(Qt.GlobalColor.transparent)
    pen = QPen(ink, _LINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    with painting_on(picture) as painter:
        painter.scale(size_px / _GRID, size_px / _GRID)
        for stroke, is_filled in strokes:
            if is_filled:
                painter.fillPath(stroke, ink)
            else:
                painter.strokePath(stroke, pen)
    return picture
