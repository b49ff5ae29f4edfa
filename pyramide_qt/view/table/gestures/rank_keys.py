"""Which rank a key stands for: by its letter or digit, or by where it lies on the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from pyramide_qt.model.wording.card_letters import Letters
from pyramide_qt.view.table.gestures.latin_keys import is_other_script, latin_key

_RANKS = {
    Qt.Key.Key_A: 1,
    Qt.Key.Key_T: 10,
    Qt.Key.Key_J: 11,
    Qt.Key.Key_Q: 12,
    Qt.Key.Key_K: 13,
}
_COURTS = (1, 11, 12, 13)


def key_on_cards(key: int, scan_code: int, letters: Letters) -> int:
    """The digit or international letter that a key stands for, or `key` itself if for none.

    What is written on the key counts first: an international letter, a digit, one of `letters`.
    Keys without a Latin letter or digit count by their place, so that nobody has to change the
    layout of the keyboard: `scan_code` is that of the event, 0 if not known.
    """
    if key in _RANKS or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return key
    for rank, letter in zip(_COURTS, letters, strict=True):
        if key == ord(letter):
            return next(int(known) for known, r in _RANKS.items() if r == rank)
    return latin_key(key, scan_code)


def rank_of_key(key: int) -> int | None:
    """The rank of an international letter or of a digit from 1 to 9; None for any other key."""
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - Qt.Key.Key_0
    return _RANKS.get(Qt.Key(key))


def comes_first(event: QKeyEvent, letters: Letters) -> bool:
    """Whether a key has a letter of another script that stands on the cards.

    Then it is no command, though the system takes it for the Latin letter of its place.
    """
    key = event.key()
    is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return is_plain and is_other_script(key) and chr(key) in letters
