"""Signs between words in scripts that do not use the comma of Latin, or run from the right."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QLocale, Qt

_Script = QLocale.Script
_ARABIC, _HAN = _Script.ArabicScript, _Script.SimplifiedHanScript
_COMMAS = {_ARABIC: "، ", _HAN: "、"}
_STRONG_COMMAS = {_ARABIC: "؛ ", _HAN: "；"}
_LETTER = re.compile(r"\s*\(&\w\)|&")
# Unicode's isolate from left to right, and its end.
_ISOLATE, _END = "\u2066", "\u2069"
# Not what belongs to Latin letters, as in a code or a name, nor what is kept in its order.
_NUMBER = re.compile(
    "\u2066[^\u2069]*\u2069|(?<![A-Za-z0-9.%-])[0-9]+(?:[.:][0-9]+)*(?![A-Za-z0-9])"
)


_ENGLISH = QLocale(QLocale.Language.English)


def listed(parts: Iterable[str], *, has_parts: bool = False) -> str:
    """The parts of a list in one line; `has_parts` if they have commas or dashes themselves."""
    script = QLocale().script()
    comma = _STRONG_COMMAS.get(script, "; ") if has_parts else _COMMAS.get(script, ", ")
    return comma.join(parts)


def joined(parts: Iterable[str]) -> str:
    """Some of a kind within a sentence: `jack, queen, and king`."""
    locale = QLocale()
    # Without a language it has no words.
    in_words = _ENGLISH if locale.language() == QLocale.Language.C else locale
    return in_words.createSeparatedList(list(parts))


def as_beginning(text: str) -> str:
    """`text` as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def own_digits(text: str) -> str:
    """`text` with its numbers in the digits of the language; what is said in Latin keeps them."""
    return text if QLocale().zeroDigit() == "0" else _NUMBER.sub(_in_own_digits, text)


def full_stop(sentence: str) -> str:
    """`sentence` with its end."""
    return sentence + ("。" if QLocale().script() == _HAN else ".")


def without_stop(sentence: str) -> str:
    """`sentence` without its end, to stand within another."""
    return sentence.rstrip(".。")


def sentences(*parts: str) -> str:
    """Several sentences after each other; empty ones are left out."""
    return ("" if QLocale().script() == _HAN else " ").join(part for part in parts if part)


def month_of_year(month: str, year: int) -> str:
    """A month with its year."""
    return f"{year}年{month}" if QLocale().script() == _HAN else f"{month} {year}"


def without_letter(text: str) -> str:
    """The name of a command without the mark of the letter that reaches it: `&New`, `新(&N)`."""
    return _LETTER.sub("", text)


def is_read_from_right() -> bool:
    """Whether the language of the moment is."""
    return QLocale().textDirection() == Qt.LayoutDirection.RightToLeft


def left_to_right(text: str) -> str:
    """Signs such as `10♣ + 3♠` or `+5`, kept in their order among words that run from the right."""
    if not text or not is_read_from_right():
        return text
    return _ISOLATE + text + _END


def _in_own_digits(found: re.Match[str]) -> str:
    text, locale = found.group(), QLocale()
    if text.startswith(_ISOLATE):
        return text
    zero = ord(locale.zeroDigit())
    digits = {ord("0") + digit: zero + digit for digit in range(10)}
    return text.replace(".", locale.decimalPoint()).translate(digits)
