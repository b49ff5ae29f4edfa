"""Every key of the program with what it does, made from the actions themselves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from pyramide_qt.model.wording.card_letters import INTERNATIONAL, Letters, letters_text
from pyramide_qt.model.wording.typography import left_to_right, listed, without_letter
from pyramide_qt.view.actions.actions import Actions, plain_text_of
from pyramide_qt.view.actions.command import sequences_of
from pyramide_qt.view.actions.menus import MENUS, menu_titles

Group = tuple[str, dict[str, str]]
_Native = QKeySequence.SequenceFormat.NativeText


def shortcut_groups(actions: Actions, letters: Letters) -> tuple[Group, ...]:
    """A title with rows for each menu, what is done and the keys for it; first for the table."""
    groups = [
        (
            QCoreApplication.translate("ShortcutsDialog", "On the table"),
            _table_rows(actions, letters),
        )
    ]
    titles = menu_titles()
    for name, entries in MENUS.items():
        rows = {
            plain_text_of(actions[entry]): _keys(actions, entry)
            for entry in entries
            if entry in actions
        }
        groups.append((without_letter(titles[name]), rows))
    return tuple(groups)


def typed_letters(actions: Actions, letters: Letters) -> Letters:
    """The letters by which cards with `letters` are found.

    Where a letter is the key of a command, as D is, the command goes first, and the international
    letter finds the card.
    """
    commands = {key for name in actions.names() for key in actions.keys(name)}
    ace, jack, queen, king = (
        known if letter in commands else letter
        for letter, known in zip(letters, INTERNATIONAL, strict=True)
    )
    return ace, jack, queen, king


def _keys(actions: Actions, name: str) -> str:
    keys = [key for entry in actions.keys(name) for key in sequences_of(entry)[:1]]
    return listed(dict.fromkeys(left_to_right(key.toString(_Native)) for key in keys))


def _table_rows(actions: Actions, letters: Letters) -> dict[str, str]:
    typed = typed_letters(actions, letters)
    return {
        QCoreApplication.translate(
            "ShortcutsDialog", "Move the cursor"
        ): QCoreApplication.translate("ShortcutsDialog", "Arrow keys"),
        QCoreApplication.translate(
            "ShortcutsDialog", "Choose, pair or draw what it stands on"
        ): QCoreApplication.translate("ShortcutsDialog", "Enter, Space"),
        QCoreApplication.translate(
            "ShortcutsDialog", "Let the chosen card go, then the cursor"
        ): QCoreApplication.translate("ShortcutsDialog", "Escape"),
        QCoreApplication.translate(
            "ShortcutsDialog", "Jump to the next open card of a rank"
        ): letters_text(typed),
        **_replaced_letters(letters, typed),
        QCoreApplication.translate("ShortcutsDialog", "Say what the cursor stands on"): "I",
        QCoreApplication.translate(
            "ShortcutsDialog", "Leave the table for the next part of the window"
        ): QCoreApplication.translate("ShortcutsDialog", "Tab"),
    }


def _replaced_letters(letters: Letters, typed: Letters) -> dict[str, str]:
    """A row for each letter on the cards that is not typed as it stands there."""
    text = QCoreApplication.translate(
        "ShortcutsDialog", "Jump to the next open card with %1, which is itself a command"
    )
    pairs = zip(letters, typed, strict=True)
    return {text.replace("%1", letter): key for letter, key in pairs if letter != key}
