"""Colours of charts on a light and on a dark ground, each at least 3:1 against it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette, QPen

from pyramide_qt.view.style.palette import contrast_ratio

# Won, not won; they differ in lightness too, for those who do not see their hues.
_LIGHT = ("#1F6F54", "#8A8F9C")
_DARK = ("#7BDDB6", "#76808F")
_MIN_CONTRAST = 3.0
_INTERVAL_PX = 2.0


@dataclass(frozen=True)
class ChartColours:
    """What a chart is painted in; `parts` from the base of a bar on."""

    ground: QColor
    text: QColor
    grid: QColor
    marked: QColor
    parts: tuple[QColor, ...]
    interval: QPen
    rim: QPen
    focus: QPen


def chart_colours(palette: QPalette) -> ChartColours:
    """The colours that go with the theme of `palette`."""
    ground = palette.color(QPalette.ColorRole.Base)
    text = palette.color(QPalette.ColorRole.Text)
    names = _DARK if ground.lightnessF() < 0.5 else _LIGHT
    parts = tuple(_readable(QColor(name), ground, text) for name in names)
    grid, marked = QColor(text), QColor(palette.color(QPalette.ColorRole.Highlight))
    grid.setAlphaF(0.18)
    marked.setAlphaF(0.18)
    return ChartColours(
        ground=ground,
        text=text,
        grid=grid,
        marked=marked,
        parts=parts,
        interval=QPen(text, _INTERVAL_PX),
        rim=QPen(ground, 2.5 * _INTERVAL_PX),
        focus=QPen(palette.color(QPalette.ColorRole.Highlight), 1.0),
    )


def _readable(colour: QColor, ground: QColor, text: QColor) -> QColor:
    """The colour, or that of the text where a ground of its own leaves too little contrast."""
    return colour if contrast_ratio(colour, ground) >= _MIN_CONTRAST else text
