"""The words of the settings dialog: titles, fields, choices, and more words to be found by."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from pyramide_qt.model.wording.card_letters import letters_for


def page_titles() -> dict[str, str]:
    """The titles of the pages, in their order."""
    return {
        "play": QCoreApplication.translate("SettingsDialog", "Play"),
        "table": QCoreApplication.translate("SettingsDialog", "Look"),
        "layout": QCoreApplication.translate("SettingsDialog", "Layout"),
        "motion": QCoreApplication.translate("SettingsDialog", "Motion and sound"),
        "language": QCoreApplication.translate("SettingsDialog", "Language"),
    }


def field_texts() -> dict[str, str]:
    """What stands beside each field."""
    return _new_fields() | {
        "error_help": QCoreApplication.translate(
            "SettingsDialog", "&Error help: say why a covered card cannot be played"
        ),
        "animation_speed": QCoreApplication.translate("SettingsDialog", "&Animation:"),
        "show_clock": QCoreApplication.translate("SettingsDialog", "Show the &time"),
        "show_score": QCoreApplication.translate("SettingsDialog", "Show the &score"),
        "deck": QCoreApplication.translate("SettingsDialog", "&Cards:"),
        "back": QCoreApplication.translate("SettingsDialog", "&Back:"),
        "table": QCoreApplication.translate("SettingsDialog", "&Table:"),
        "theme": QCoreApplication.translate("SettingsDialog", "&Window:"),
        "solver_status": QCoreApplication.translate(
            "SettingsDialog", "Say whether the game can be &won:"
        ),
        "new_deals": QCoreApplication.translate("SettingsDialog", "&New games:"),
        "left_handed": QCoreApplication.translate(
            "SettingsDialog", "&Left-handed: stock on the left, figures in all four corners"
        ),
        "language": QCoreApplication.translate("SettingsDialog", "&Language:"),
    }


def choice_texts(languages: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The names of the values of each choice; `languages` name themselves."""
    system = QCoreApplication.translate("SettingsDialog", "Language of the system")
    return {
        **_play_texts(),
        **_look_texts(),
        **_layout_texts(),
        "indices": _index_texts(),
        "language": {"": system, **languages},
    }


def tool_tips() -> dict[str, str]:
    """What more is to be said about a field."""
    return {
        "error_help": QCoreApplication.translate(
            "SettingsDialog", "Touching a covered card says why it cannot be played."
        ),
        "mark_partners": QCoreApplication.translate(
            "SettingsDialog", "Games played with it count as games with help."
        ),
    }


def more_words() -> dict[str, str]:
    """Words that a field is found by, beside those that are seen."""
    return {
        "animation_speed": QCoreApplication.translate(
            "SettingsDialog", "motion speed reduced calm"
        ),
        "theme": QCoreApplication.translate("SettingsDialog", "theme night mode dark mode bright"),
        "deck": QCoreApplication.translate("SettingsDialog", "deck size contrast colour blind"),
        "left_handed": QCoreApplication.translate("SettingsDialog", "mirror left hand"),
        "indices": QCoreApplication.translate("SettingsDialog", "index letters jack queen king"),
        "show_bar": QCoreApplication.translate("SettingsDialog", "status bar info line hide"),
        "sounds": QCoreApplication.translate("SettingsDialog", "sound noise audio mute"),
        "error_help": QCoreApplication.translate("SettingsDialog", "beginner explain"),
    }


def _new_fields() -> dict[str, str]:
    return {
        "mark_partners": QCoreApplication.translate(
            "SettingsDialog", "&Mark the cards that go with the chosen one"
        ),
        "dim_covered": QCoreApplication.translate("SettingsDialog", "&Dim covered cards"),
        "lift_cards": QCoreApplication.translate(
            "SettingsDialog", "L&ift cards that can be played"
        ),
        "stock_side": QCoreApplication.translate("SettingsDialog", "Stoc&k and waste:"),
        "show_bar": QCoreApplication.translate(
            "SettingsDialog", "Show the &bar with score and code"
        ),
        "sounds": QCoreApplication.translate("SettingsDialog", "&Sounds"),
        "volume": QCoreApplication.translate("SettingsDialog", "&Volume:"),
        "indices": QCoreApplication.translate("SettingsDialog", "&Letters on the cards:"),
    }


def _play_texts() -> dict[str, dict[str, str]]:
    return {
        "animation_speed": {
            "auto": QCoreApplication.translate("SettingsDialog", "As the system wants"),
            "normal": QCoreApplication.translate("SettingsDialog", "Normal"),
            "fast": QCoreApplication.translate("SettingsDialog", "Fast"),
            "reduced": QCoreApplication.translate("SettingsDialog", "Reduced: cards fade"),
            "off": QCoreApplication.translate("SettingsDialog", "Off"),
        },
        "solver_status": {
            "auto": QCoreApplication.translate("SettingsDialog", "Except in Pyramide"),
            "on": QCoreApplication.translate("SettingsDialog", "Always"),
            "off": QCoreApplication.translate("SettingsDialog", "Never"),
        },
        "new_deals": {
            "auto": QCoreApplication.translate(
                "SettingsDialog", "Any deal in Pyramide, else deals that can be won"
            ),
            "any": QCoreApplication.translate("SettingsDialog", "Any deal"),
            "winnable": QCoreApplication.translate("SettingsDialog", "Deals that can be won"),
            "easy": QCoreApplication.translate("SettingsDialog", "Easy: a short win is possible"),
            "medium": QCoreApplication.translate("SettingsDialog", "Medium"),
            "hard": QCoreApplication.translate("SettingsDialog", "Hard: every win is long"),
        },
    }


def _look_texts() -> dict[str, dict[str, str]]:
    return {
        "deck": {
            "classic": QCoreApplication.translate("SettingsDialog", "Classic"),
            "four_colour": QCoreApplication.translate("SettingsDialog", "Four colours"),
            "large_print": QCoreApplication.translate("SettingsDialog", "Large print"),
            "contrast": QCoreApplication.translate("SettingsDialog", "High contrast"),
            "dark": QCoreApplication.translate("SettingsDialog", "Dark"),
        },
        "back": {
            "weave": QCoreApplication.translate("SettingsDialog", "Woven triangles"),
            "lotus": QCoreApplication.translate("SettingsDialog", "Lotus band"),
            "stars": QCoreApplication.translate("SettingsDialog", "Starry ceiling"),
            "plain": QCoreApplication.translate("SettingsDialog", "Plain", "card back"),
        },
        "table": {
            "felt": QCoreApplication.translate("SettingsDialog", "Green felt"),
            "sand": QCoreApplication.translate("SettingsDialog", "Sand"),
            "night": QCoreApplication.translate("SettingsDialog", "Night"),
            "plain": QCoreApplication.translate("SettingsDialog", "Plain, as the window", "table"),
        },
        "theme": {
            "system": QCoreApplication.translate("SettingsDialog", "As the system"),
            "light": QCoreApplication.translate("SettingsDialog", "Light"),
            "dark": QCoreApplication.translate("SettingsDialog", "Dark", "window"),
        },
    }


def _index_texts() -> dict[str, str]:
    """The kinds of letters, each with those of ace, king, queen and jack; one where both agree."""
    texts = {
        "international": QCoreApplication.translate("SettingsDialog", "International: %1"),
        "language": QCoreApplication.translate("SettingsDialog", "Those of the language: %1"),
    }
    for value, text in texts.items():
        ace, *courts = letters_for(value)
        texts[value] = text.replace("%1", " ".join((ace, *reversed(courts))))
    if letters_for("language") == letters_for("international"):
        del texts["language"]
    return texts


def _layout_texts() -> dict[str, dict[str, str]]:
    return {
        "stock_side": {
            "auto": QCoreApplication.translate("SettingsDialog", "On the side of the hand"),
            "left": QCoreApplication.translate("SettingsDialog", "On the left"),
            "right": QCoreApplication.translate("SettingsDialog", "On the right"),
        },
        "volume": {
            "soft": QCoreApplication.translate("SettingsDialog", "Soft"),
            "medium": QCoreApplication.translate("SettingsDialog", "Medium", "volume"),
            "loud": QCoreApplication.translate("SettingsDialog", "Loud"),
        },
    }
