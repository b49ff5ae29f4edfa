"""Colours of the decks, the backs and the tables, and the contrast between two colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtGui import QColor, QPalette

_Key = TypeVar("_Key")

MIN_TEXT_CONTRAST = 4.5
"""WCAG 2.1 level AA for text of normal size; every text of the table keeps it."""


class Deck(StrEnum):
    """A set of card faces; the value is what the settings file keeps."""

    CLASSIC = "classic"
    FOUR_COLOUR = "four_colour"
    LARGE_PRINT = "large_print"
    CONTRAST = "contrast"
    DARK = "dark"


class Back(StrEnum):
    """A pattern of the back of the cards."""

    WEAVE = "weave"
    LOTUS = "lotus"
    STARS = "stars"
    PLAIN = "plain"


class TableLook(StrEnum):
    """A table under the cards; PLAIN is the window colour of the system."""

    FELT = "felt"
    SAND = "sand"
    NIGHT = "night"
    PLAIN = "plain"


class Tint(StrEnum):
    """The part a colour plays in a court picture; `SUIT` is the colour of the suit's own mark."""

    LINE = "line"
    SKIN = "skin"
    BRONZE = "bronze"
    GOLD = "gold"
    LINEN = "linen"
    SUIT = "suit"
    ROBE = "robe"
    LAPIS = "lapis"
    TURQUOISE = "turquoise"
    CARNELIAN = "carnelian"
    HAIR = "hair"
    PANEL = "panel"


@dataclass(frozen=True, slots=True)
class DeckColours:
    """Colours of the faces of one deck; `suits` is by the letters C, D, H and S."""

    face: QColor
    edge: QColor
    frame: QColor
    suits: Mapping[str, QColor]
    robes: Mapping[str, QColor]
    panels: Mapping[int, QColor]
    tints: Mapping[Tint, QColor]
    shadow_alpha: int

    def tint(self, tint: Tint, rank: int, suit: str) -> QColor:
        """The colour of a part of the court picture of that rank (11..13) and suit."""
        if tint is Tint.SUIT:
            return self.suits[suit]
        if tint is Tint.ROBE:
            return self.robes[suit]
        if tint is Tint.PANEL:
            return self.panels[rank]
        return self.tints[tint]


@dataclass(frozen=True, slots=True)
class BackColours:
    """Colours of a back: the paper rim, the ground of the pattern, its figures and their lights."""

    rim: QColor
    edge: QColor
    ground: QColor
    figure: QColor
    light: QColor


@dataclass(frozen=True, slots=True)
class TableColours:
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


def deck_colours(deck: Deck) -> DeckColours:
    """The colours of a deck's faces."""
    return _DECKS[deck]


def back_colours(deck: Deck) -> BackColours:
    """The colours of the backs that go with a deck."""
    return _DARK_BACK if deck is Deck.DARK else _CONTRAST_BACK if deck is Deck.CONTRAST else _BACK


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
        quiet=_mixed(ground, text, 0.30),
        engraved_dark=_mixed(ground, QColor("black"), 0.28),
        engraved_light=_mixed(ground, QColor("white"), 0.16 if is_dark else 0.75),
        plate=frame.plate,
        plate_text=frame.plate_text,
        plate_edge=frame.plate_edge,
        chosen=frame.chosen,
        partner=frame.partner,
        hint=frame.hint,
        cursor_light=frame.cursor_light,
        cursor_dark=frame.cursor_dark,
        is_dark=is_dark,
    )


def _mixed(ground: QColor, figure: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        ground.redF() * (1 - share) + figure.redF() * share,
        ground.greenF() * (1 - share) + figure.greenF() * share,
        ground.blueF() * (1 - share) + figure.blueF() * share,
    )


def _colours(named: dict[_Key, str]) -> Mapping[_Key, QColor]:
    return MappingProxyType({key: QColor(name) for key, name in named.items()})


_COURT = {
    Tint.LINE: "#1E2430",
    Tint.SKIN: "#D9A471",
    Tint.BRONZE: "#B4683C",
    Tint.GOLD: "#E0AC3B",
    Tint.LINEN: "#F6EFDD",
    Tint.LAPIS: "#2A4B86",
    Tint.TURQUOISE: "#3F9C93",
    Tint.CARNELIAN: "#C2472F",
    Tint.HAIR: "#2B3854",
}
_TWO_COLOURS = {"C": "#1E2430", "D": "#C22F2F", "H": "#C22F2F", "S": "#1E2430"}
_FOUR_COLOURS = {"C": "#1B7A3D", "D": "#1F5FBF", "H": "#C22F2F", "S": "#1E2430"}
_ROBES = {"C": "#2E6B5E", "D": "#C2472F", "H": "#A62B34", "S": "#2A4B86"}
_PANELS = {11: "#F3E7CB", 12: "#E4EBE2", 13: "#F2CF7C"}

_CLASSIC = DeckColours(
    face=QColor("#FBF7EC"),
    edge=QColor("#A79C84"),
    frame=QColor("#B99B56"),
    suits=_colours(_TWO_COLOURS),
    robes=_colours(_ROBES),
    panels=_colours(_PANELS),
    tints=_colours(_COURT),
    shadow_alpha=70,
)
_FOUR = replace(
    _CLASSIC,
    suits=_colours(_FOUR_COLOURS),
    robes=_colours({"C": "#1B7A3D", "D": "#1F5FBF", "H": "#B02A30", "S": "#3A4254"}),
)
_CONTRAST = replace(
    _CLASSIC,
    face=QColor("#FFFFFF"),
    edge=QColor("#000000"),
    frame=QColor("#000000"),
    suits=_colours({"C": "#000000", "D": "#C00000", "H": "#C00000", "S": "#000000"}),
    panels=_colours({11: "#FFFFFF", 12: "#FFFFFF", 13: "#FFD75E"}),
    tints=_colours({**_COURT, Tint.LINE: "#000000", Tint.HAIR: "#000000", Tint.LINEN: "#FFFFFF"}),
)
_DARK = DeckColours(
    face=QColor("#2B3240"),
    edge=QColor("#6B7588"),
    frame=QColor("#6F6A58"),
    suits=_colours({"C": "#E3E6EC", "D": "#FF8A80", "H": "#FF8A80", "S": "#E3E6EC"}),
    robes=_colours({"C": "#3C7F72", "D": "#B8523F", "H": "#A8454C", "S": "#3F609C"}),
    panels=_colours({11: "#39404D", 12: "#36474C", 13: "#7A6433"}),
    tints=_colours(
        {
            **_COURT,
            Tint.LINE: "#12161E",
            Tint.SKIN: "#C99768",
            Tint.BRONZE: "#A8633B",
            Tint.GOLD: "#D2A341",
            Tint.LINEN: "#DAD6CA",
            Tint.HAIR: "#232C42",
        }
    ),
    shadow_alpha=110,
)
_DECKS: Mapping[Deck, DeckColours] = MappingProxyType(
    {
        Deck.CLASSIC: _CLASSIC,
        Deck.FOUR_COLOUR: _FOUR,
        Deck.LARGE_PRINT: _CLASSIC,
        Deck.CONTRAST: _CONTRAST,
        Deck.DARK: _DARK,
    }
)

_BACK = BackColours(
    rim=QColor("#FBF7EC"),
    edge=QColor("#A79C84"),
    ground=QColor("#27406B"),
    figure=QColor("#3A5B93"),
    light=QColor("#E0AC3B"),
)
_CONTRAST_BACK = BackColours(
    rim=QColor("#FFFFFF"),
    edge=QColor("#000000"),
    ground=QColor("#12306B"),
    figure=QColor("#FFFFFF"),
    light=QColor("#FFD75E"),
)
_DARK_BACK = BackColours(
    rim=QColor("#2B3240"),
    edge=QColor("#6B7588"),
    ground=QColor("#1B2537"),
    figure=QColor("#32435F"),
    light=QColor("#C29A45"),
)

_FELT = TableColours(
    top=QColor("#0F4C3A"),
    bottom=QColor("#0A382B"),
    text=QColor("#F1EBDA"),
    quiet=QColor("#4E8C76"),
    engraved_dark=QColor("#062A20"),
    engraved_light=QColor("#2A6B56"),
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
        TableLook.SAND: replace(
            _FELT,
            top=QColor("#E8D7B2"),
            bottom=QColor("#CDB484"),
            text=QColor("#2E2415"),
            quiet=QColor("#9A8150"),
            engraved_dark=QColor("#A58C5B"),
            engraved_light=QColor("#F6EBD0"),
            plate=QColor("#3A2E1B"),
            plate_text=QColor("#FBF3DF"),
            plate_edge=QColor("#7A6437"),
            partner=QColor("#8A5A12"),
            hint=QColor("#0E6B5C"),
            is_dark=False,
        ),
        TableLook.NIGHT: replace(
            _FELT,
            top=QColor("#10141C"),
            bottom=QColor("#1A2130"),
            text=QColor("#E4E8F0"),
            quiet=QColor("#566484"),
            engraved_dark=QColor("#080B10"),
            engraved_light=QColor("#343F56"),
            plate=QColor("#2A3346"),
            plate_text=QColor("#F4F6FA"),
            plate_edge=QColor("#55627E"),
            hint=QColor("#8CC8FF"),
        ),
    }
)
