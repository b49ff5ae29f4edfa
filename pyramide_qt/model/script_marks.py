"""Signs between words in scripts that do not use the comma of Latin, or run from the right."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale, Qt

_Script = QLocale.Script
_ARABIC, _HAN = _Script.ArabicScript, _Script.SimplifiedHanScript
_COMMAS = {_ARABIC: "، ", _HAN: "、"}
_STRONG_COMMAS = {_ARABIC: "؛ ", _HAN: "；"}
# Unicode's isolate from left to right, and its end.
_ISOLATE, _END = "\u2066", "\u2069"


def listed(parts: Iterable[str], *, has_parts: bool = False) -> str:
    """The parts of a list in one line; `has_parts` if they have commas or dashes themselves."""
    script = QLocale().script()
    return (_STRONG_COMMAS.get(script, "; ") if has_parts else _COMMAS.get(script, ", ")).join(
        parts
    )


def full_stop(sentence: str) -> str:
    """`sentence` with its end."""
    return sentence + ("。" if QLocale().script() == _HAN else ".")


def left_to_right(text: str) -> str:
    """Signs such as `10♣ + 3♠` or `+5`, kept in their order among words that run from the right."""
    if not text or QLocale().textDirection() == Qt.LayoutDirection.LeftToRight:
        return text
    return _ISOLATE + text + _END
