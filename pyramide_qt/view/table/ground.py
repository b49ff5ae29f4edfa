"""The ground of the table: painted once for a size, kept, and stretched while a window resizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPalette,
    QPixmap,
    QRadialGradient,
)

from pyramide_qt.view.art.painting import painting_on
from pyramide_qt.view.style.palette import TableColours, TableLook, table_colours

VIGNETTE_ALPHA = 34
"""How much the corners of a table are darkened, of 255."""
_GRAIN_PX = 128
_GRAIN_ALPHA = 6
_STRIP_PX = 128


class TableGround:
    """Keeps the picture of one table; `window` is the system's palette, asked by PLAIN only."""

    def __init__(self, look: TableLook, window: QPalette | None = None) -> None:
        self._look = look
        self._colours = table_colours(look, window)
        self._picture = QPixmap()

    @property
    def colours(self) -> TableColours:
        return self._colours

    def set_look(self, look: TableLook, window: QPalette | None = None) -> None:
        """Change the table; the kept picture is forgotten."""
        self._look = look
        self._colours = table_colours(look, window)
        self._picture = QPixmap()

    def is_exact(self, size: QSize, dpr: float) -> bool:
        """Whether the kept picture was painted for that logical size and pixel ratio."""
        return not self._picture.isNull() and (
            self._picture.size() == _device_size(size, dpr)
            and self._picture.devicePixelRatio() == dpr
        )

    def pixmap(self, size: QSize, dpr: float) -> QPixmap:
        """The ground for that logical size, painted now if the kept one does not fit."""
        if not self.is_exact(size, dpr):
            for _ in self.painting(size, dpr):
                pass
        return self._picture

    def painting(self, size: QSize, dpr: float) -> Iterator[None]:
        """Paint the ground for that logical size a strip at a time; at the end it is the kept one.

        Until then, and if it is never brought to its end, the old one is kept.
        """
        picture = QPixmap(_device_size(size, dpr))
        if self._look is TableLook.PLAIN:
            picture.fill(self._colours.top)
        else:
            for top in range(0, picture.height(), _STRIP_PX):
                self._paint_strip(picture, QRect(0, top, picture.width(), _STRIP_PX))
                yield
        picture.setDevicePixelRatio(dpr)
        self._picture = picture

    def paint(self, painter: QPainter, area: QRect, dpr: float) -> None:
        """Fill an area in logical pixels; a kept picture of another size is stretched.

        Call `pixmap` when the size has been quiet for a moment to get the exact picture again.
        """
        if self._picture.isNull():
            self.pixmap(area.size(), dpr)
        painter.drawPixmap(area, self._picture)

    def _paint_strip(self, picture: QPixmap, strip: QRect) -> None:
        fall = QLinearGradient(0, 0, 0, picture.height())
        fall.setColorAt(0, self._colours.top)
        fall.setColorAt(1, self._colours.bottom)
        with painting_on(picture) as painter:
            painter.setClipRect(strip)
            painter.fillRect(picture.rect(), fall)
            painter.fillRect(picture.rect(), _vignette(picture.size()))
            painter.drawTiledPixmap(picture.rect(), QPixmap.fromImage(_grain()))


def _device_size(size: QSize, dpr: float) -> QSize:
    return QSize(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))


def _vignette(size: QSize) -> QRadialGradient:
    centre = QPointF(size.width() / 2, size.height() * 0.42)
    reach = max(size.width(), size.height()) * 0.72
    light = QRadialGradient(centre, reach)
    light.setColorAt(0.0, QColor(255, 255, 255, 10))
    light.setColorAt(0.45, QColor(0, 0, 0, 0))
    light.setColorAt(1.0, QColor(0, 0, 0, VIGNETTE_ALPHA))
    return light


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """A fine grain that hides the steps of the gradient; the same on every start."""
    chance = random.Random(13).randbytes(_GRAIN_PX * _GRAIN_PX)  # noqa: S311
    dots = QImage(chance, _GRAIN_PX, _GRAIN_PX, _GRAIN_PX, QImage.Format.Format_Indexed8)
    shades = ((255 if number % 2 else 0, number // 2 % _GRAIN_ALPHA) for number in range(256))
    dots.setColorTable([QColor(shade, shade, shade, alpha).rgba() for shade, alpha in shades])
    return dots.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
