"""The names of decks, backs and tables, as the settings file keeps them."""

from __future__ import annotations

from enum import StrEnum


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
