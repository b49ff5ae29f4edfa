"""Colours of the decks, the backs and the tables, and the contrast between two colours."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from pyramide_qt.view.style.deck_palette import (
    BackColours,
    DeckColours,
    Tint,
    back_colours,
    deck_colours,
)
from pyramide_qt.view.style.style_names import Back, Deck, TableLook

__all__ = [
    "MIN_RING_CONTRAST",
    "MIN_TEXT_CONTRAST",
    "Back",
    "BackColours",
    "Deck",
    "DeckColours",
    "TableColours",
    "TableLook",
    "Tint",
    "back_colours",
    "contrast_ratio",
    "deck_colours",
    "table_colours",
]

MIN_TEXT_CONTRAST = 4.5
"""WCAG 2.1 level AA for text of normal size; every text of the table keeps it."""
MIN_RING_CONTRAST = 3.0
"""WCAG 2.1 for what is not text but must be seen, such as a ring round a card."""

# The hollow that a sign is engraved in is darker than the table.
_SIGN_RESERVE = 1.25


class TableColours(NamedTuple):
    """Colours of a table and of everything that is drawn on it besides cards.

    `text` and `quiet` stand on the ground, `plate_text` on `plate`; rings are drawn round cards.
    The cursor is a double ring, one light and one dark line, so that it shows on every table.
    """

    top: QColor
    bottom: QColor
    text: QColor
    quiet: QColor
    engraved_dark: QColor
    engraved_light: QColor
    plate: QColor
    plate_text: QColor
    plate_edge: QColor
    chosen: QColor
    partner: QColor
    hint: QColor
    cursor_light: QColor
    cursor_dark: QColor
    is_dark: bool


def contrast_ratio(a: QColor, b: QColor) -> float:
    """WCAG 2.1 contrast of two opaque colours, from 1.0 (equal) to 21.0 (black on white)."""
    light, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def table_colours(look: TableLook, window: QPalette | None = None) -> TableColours:
    """The colours of a table; `window` is the system's palette, which only PLAIN asks."""
    if look is TableLook.PLAIN:
        return _plain_table(window)
    return _TABLES[look]


def _plain_table(window: QPalette | None) -> TableColours:
    ground = QColor("#ECEBE8") if window is None else window.color(QPalette.ColorRole.Window)
    ground = QColor(ground.red(), ground.green(), ground.blue())
    is_dark = _luminance(ground) < 0.18
    text = QColor("#1E2430") if window is None else window.color(QPalette.ColorRole.WindowText)
    if contrast_ratio(text, ground) < MIN_TEXT_CONTRAST:
        text = QColor("white") if is_dark else QColor("black")
    frame = _TABLES[TableLook.NIGHT if is_dark else TableLook.SAND]
    return TableColours(
        top=ground,
        bottom=ground,
        text=text,
        quiet=_sign_on(ground, text),
        engraved_dark=_mixed(ground, QColor("black"), 0.28),
        engraved_light=_mixed(ground, QColor("white"), 0.28 if is_dark else 0.75),
        plate=frame.plate,
        plate_text=frame.plate_text,
        plate_edge=frame.plate_edge,
        chosen=frame.chosen,
        partner=_seen_on(ground, frame.partner, text),
        hint=_seen_on(ground, frame.hint, text),
        cursor_light=frame.cursor_light,
        cursor_dark=frame.cursor_dark,
        is_dark=is_dark,
    )


def _seen_on(ground: QColor, figure: QColor, instead: QColor) -> QColor:
    return figure if contrast_ratio(figure, ground) >= MIN_RING_CONTRAST else instead


def _sign_on(ground: QColor, text: QColor) -> QColor:
    """The quietest mixture of both that is seen as a sign, with a little to spare."""
    mixtures = (_mixed(ground, text, share / 20) for share in range(6, 21))
    wanted = MIN_RING_CONTRAST * _SIGN_RESERVE
    return next((each for each in mixtures if contrast_ratio(each, ground) >= wanted), text)


def _mixed(ground: QColor, figure: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        ground.redF() * (1 - share) + figure.redF() * share,
        ground.greenF() * (1 - share) + figure.greenF() * share,
        ground.blueF() * (1 - share) + figure.blueF() * share,
    )


_FELT = TableColours(
    top=QColor("#0F4C3A"),
    bottom=QColor("#0A382B"),
    text=QColor("#F1EBDA"),
    quiet=QColor("#66A892"),
    engraved_dark=QColor("#052219"),
    engraved_light=QColor("#347D66"),
    plate=QColor("#082A21"),
    plate_text=QColor("#FBF7EC"),
    plate_edge=QColor("#3B7A65"),
    chosen=QColor("#E5B93C"),
    partner=QColor("#F1DFA6"),
    hint=QColor("#8FE3C8"),
    cursor_light=QColor("#FFFFFF"),
    cursor_dark=QColor("#10141C"),
    is_dark=True,
)
_TABLES: Mapping[TableLook, TableColours] = MappingProxyType(
    {
        TableLook.FELT: _FELT,
        TableLook.SAND: _FELT._replace(
            top=QColor("#E8D7B2"),
            bottom=QColor("#CDB484"),
            text=QColor("#2E2415"),
            quiet=QColor("#58461F"),
            engraved_dark=QColor("#95794A"),
            engraved_light=QColor("#F6EBD0"),
            plate=QColor("#3A2E1B"),
            plate_text=QColor("#FBF3DF"),
            plate_edge=QColor("#7A6437"),
            partner=QColor("#744A0C"),
            hint=QColor("#0E6B5C"),
            is_dark=False,
        ),
        TableLook.NIGHT: _FELT._replace(
            top=QColor("#10141C"),
            bottom=QColor("#1A2130"),
            text=QColor("#E4E8F0"),
            quiet=QColor("#6D7DA0"),
            engraved_dark=QColor("#080B10"),
            engraved_light=QColor("#56658A"),
            plate=QColor("#2A3346"),
            plate_text=QColor("#F4F6FA"),
            plate_edge=QColor("#55627E"),
            hint=QColor("#8CC8FF"),
        ),
    }
)
