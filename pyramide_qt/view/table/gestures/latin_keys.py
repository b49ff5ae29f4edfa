"""Keys of keyboards without Latin letters, by where they lie."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt

# Rows of letters on a keyboard with Latin ones, by the code of the first key on Windows; X11 and
# Wayland give 8 more.
_ROWS = {0x10: "QWERTYUIOP", 0x1E: "ASDFGHJKL", 0x2C: "ZXCVBNM"}
_PLACES = {
    first + step: ord(letter) for first, row in _ROWS.items() for step, letter in enumerate(row)
}
_DIGITS = {2 + step: ord(digit) for step, digit in enumerate("1234567890")}
_OFFSET = 0 if sys.platform == "win32" else 8
_LAST_LATIN = 0x24F


def is_other_script(key: int) -> bool:
    """Whether a key has a character that is no Latin letter and no sign of a Latin keyboard."""
    return _LAST_LATIN < key <= sys.maxunicode


def latin_key(key: int, scan_code: int) -> int:
    """`key`, or the Latin letter or digit of its place where it has neither.

    `scan_code` is that of the event, 0 if not known.
    """
    is_latin = Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9
    if is_latin or key > sys.maxunicode:
        return key
    place = scan_code - _OFFSET
    if is_other_script(key) and place in _PLACES:
        return _PLACES[place]
    # The upper row of some keyboards with Latin letters gives signs.
    return _DIGITS.get(place, key)
