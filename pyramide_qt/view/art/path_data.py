"""Painter paths from short path texts in the notation of SVG, absolute commands only."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPainterPath

_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
# Splitting is several times as fast as a pattern, and the start reads a hundred texts.
_APART = str.maketrans({letter: f" {letter} " for letter in _ARGUMENTS} | {"-": " -", ",": " "})


@lru_cache(maxsize=512)
def path(text: str) -> QPainterPath:
    """The path of a text with the commands M L H V C Q Z; callers must not change the result.

    Raises ValueError for a text with another command or with numbers missing.
    """
    result = QPainterPath()
    command, count = "", 0
    numbers: list[float] = []
    for token in text.translate(_APART).split():
        if token in _ARGUMENTS:
            if numbers:
                raise ValueError(f"path text with numbers missing: {text!r}")
            command, count = token, _ARGUMENTS[token]
            if not count:
                result.closeSubpath()
            continue
        if not count:
            raise ValueError(f"path text with a number too many: {text!r}")
        numbers.append(_number(token, text))
        if len(numbers) == count:
            _add_step(result, command, numbers)
            numbers = []
    if numbers:
        raise ValueError(f"path text with numbers missing: {text!r}")
    return result


def _number(token: str, text: str) -> float:
    try:
        return float(token)
    except ValueError:
        raise ValueError(f"path text with an unknown command: {text!r}") from None


def _add_step(result: QPainterPath, command: str, numbers: list[float]) -> None:
    if command == "M":
        result.moveTo(*numbers)
    elif command == "L":
        result.lineTo(*numbers)
    elif command == "C":
        result.cubicTo(*numbers)
    elif command == "Q":
        result.quadTo(*numbers)
    elif command == "H":
        result.lineTo(numbers[0], result.currentPosition().y())
    else:
        result.lineTo(result.currentPosition().x(), numbers[0])
