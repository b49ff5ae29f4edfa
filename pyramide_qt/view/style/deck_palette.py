"""Colours of the decks' faces, court pictures and backs."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from PySide6.QtGui import QColor

from pyramide_qt.view.style.style_names import Deck

_Key = TypeVar("_Key")


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


class DeckColours(NamedTuple):
    """Colours of the faces of one deck; `suits` is by the letters C, D, H and S.

    A covered card lies under `veil`, which is transparent; `burn` is the share by which dark
    colours get darker there and light ones stay. Both may be nothing.
    """

    face: QColor
    edge: QColor
    frame: QColor
    suits: Mapping[str, QColor]
    robes: Mapping[str, QColor]
    panels: Mapping[int, QColor]
    tints: Mapping[Tint, QColor]
    shadow_alpha: int
    veil: QColor
    burn: float = 0.0

    def tint(self, tint: Tint, rank: int, suit: str) -> QColor:
        """The colour of a part of the court picture of that rank (11..13) and suit."""
        if tint is Tint.SUIT:
            return self.suits[suit]
        if tint is Tint.ROBE:
            return self.robes[suit]
        if tint is Tint.PANEL:
            return self.panels[rank]
        return self.tints[tint]


class BackColours(NamedTuple):
    """Colours of a back: the paper rim, the ground of the pattern, its figures and their lights."""

    rim: QColor
    edge: QColor
    ground: QColor
    figure: QColor
    light: QColor


def deck_colours(deck: Deck) -> DeckColours:
    """The colours of a deck's faces."""
    return _DECKS[deck]


def back_colours(deck: Deck) -> BackColours:
    """The colours of the backs that go with a deck."""
    return _DARK_BACK if deck is Deck.DARK else _CONTRAST_BACK if deck is Deck.CONTRAST else _BACK


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
    veil=QColor(16, 20, 28, 36),
)
_FOUR = _CLASSIC._replace(
    veil=QColor(16, 20, 28, 30),
    suits=_colours(_FOUR_COLOURS),
    robes=_colours({"C": "#1B7A3D", "D": "#1F5FBF", "H": "#B02A30", "S": "#3A4254"}),
)
_CONTRAST = _CLASSIC._replace(
    veil=QColor(0, 0, 0, 0),
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
    panels=_colours({11: "#4B5262", 12: "#465A5E", 13: "#94773A"}),
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
    veil=QColor(0, 0, 0, 0),
    burn=0.1,
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
    figure=QColor("#5D86D6"),
    light=QColor("#FFD75E"),
)
_DARK_BACK = BackColours(
    rim=QColor("#2B3240"),
    edge=QColor("#6B7588"),
    ground=QColor("#1B2537"),
    figure=QColor("#32435F"),
    light=QColor("#C29A45"),
)
