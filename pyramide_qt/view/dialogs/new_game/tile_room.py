"""Measures the texts of the gallery's tiles, so that all tiles are alike and none is cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics

STAR_PX = 26
WRAPPED = Qt.TextFlag.TextWordWrap
_SMALL_SHARE = 0.88
_MAX_NAME_LINES = 3
_MAX_LINES = 12
# So that the line under the name does not become a column of single words.
_LETTERS_IN_LINE = 20
_FAR_PX = 10_000


class TileTexts(NamedTuple):
    """What a tile says: its name, the line under it, and lines of figures."""

    name: str
    line: str
    figures: str


class TileRoom:
    """Room for the texts of the tiles: the widest word sets the width, the longest the height.

    What the player has named can be of any length; what has no room then ends in "…".
    """

    def __init__(self, font: QFont, tiles: Sequence[TileTexts], least_width: int) -> None:
        self.name_font = QFont(font)
        self.name_font.setBold(True)
        self.line_font = QFont(font)
        self.line_font.setPointSizeF(max(7.0, font.pointSizeF() * _SMALL_SHARE))
        self._names, self._lines = QFontMetrics(self.name_font), QFontMetrics(self.line_font)
        self.width = min(max(least_width, self._wanted(tiles)), 2 * least_width)
        self.height = max((self._wanted_height(each) for each in tiles), default=0)

    def name_shown(self, texts: TileTexts) -> str:
        """The name, which goes round the star."""
        size = QSize(self.width - STAR_PX, self.name_height(texts))
        return cut_to_lines(texts.name, self._names, size)

    def line_shown(self, texts: TileTexts) -> str:
        """The line under the name."""
        size = QSize(self.width, self.line_height(texts))
        return cut_to_lines(texts.line, self._lines, size)

    def name_height(self, texts: TileTexts) -> int:
        most = _MAX_NAME_LINES * self._names.lineSpacing()
        return min(most, _height(texts.name, self._names, self.width - STAR_PX))

    def line_height(self, texts: TileTexts) -> int:
        """What the name and the figures leave to the line."""
        return self.height - self.name_height(texts) - self.figures_height(texts)

    def figures_height(self, texts: TileTexts) -> int:
        return _height(texts.figures, self._lines, self.width) if texts.figures else 0

    def _wanted(self, tiles: Sequence[TileTexts]) -> int:
        names = [word for each in tiles for word in each.name.split()]
        words = [word for each in tiles for word in f"{each.line} {each.figures}".split()]
        name = max((_width(word, self._names) for word in names), default=0)
        line = max((_width(word, self._lines) for word in words), default=0)
        return max(name + STAR_PX, line, _LETTERS_IN_LINE * self._lines.averageCharWidth())

    def _wanted_height(self, texts: TileTexts) -> int:
        line = _height(texts.line, self._lines, self.width)
        most = _MAX_LINES * self._lines.lineSpacing()
        return self.name_height(texts) + min(most, line) + self.figures_height(texts)


def cut_to_lines(text: str, metrics: QFontMetrics, size: QSize) -> str:
    """`text` without the words, or the part of one, at its end that have no room in `size`."""
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        shown = " ".join(words[:count])
        if count < len(words):
            shown = shown.rstrip("· ") + "…"
        taken = metrics.boundingRect(QRect(0, 0, size.width(), _FAR_PX), WRAPPED, shown)
        if taken.height() <= size.height() and taken.width() <= size.width():
            return shown
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, size.width())


def _width(word: str, metrics: QFontMetrics) -> int:
    return metrics.boundingRect(QRect(0, 0, _FAR_PX, _FAR_PX), WRAPPED, word).width() + 1


def _height(text: str, metrics: QFontMetrics, width: int) -> int:
    return metrics.boundingRect(QRect(0, 0, width, _FAR_PX), WRAPPED, text).height() + 1
