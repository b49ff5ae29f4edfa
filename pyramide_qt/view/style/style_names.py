"""The names of decks, backs and tables, as the settings file keeps them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.card_letters import Letters, letters_for


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


class CardStyle(NamedTuple):
    """All that the pictures of cards depend on, beside their size."""

    deck: Deck
    back: Back
    all_corners: bool
    letters: Letters


def card_style(settings: SettingsModel) -> CardStyle:
    """How the player wants the cards, in the language of the moment."""
    return CardStyle(
        Deck(settings.deck),
        Back(settings.back),
        settings.left_handed,
        letters_for(settings.indices),
    )
