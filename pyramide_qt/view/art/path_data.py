"""Painter paths from short path texts in the notation of SVG, absolute commands only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"([MLHVCQZ])|(-?\d*\.?\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


@lru_cache(maxsize=512)
def path(text: str) -> QPainterPath:
    """The path of a text with the commands M L H V C Q Z; callers must not change the result.

    Raises ValueError for a text with another command or with numbers missing.
    """
    if _TOKEN.sub("", text).strip(" ,\n"):
        raise ValueError(f"path text with an unknown command: {text!r}")
    result = QPainterPath()
    for command, numbers in _steps(text):
        _add_step(result, command, numbers)
    return result


def _steps(text: str) -> Iterator[tuple[str, list[float]]]:
    command = ""
    numbers: list[float] = []
    for letter, number in _TOKEN.findall(text):
        if letter:
            if numbers:
                raise ValueError(f"path text with numbers missing: {text!r}")
            command = letter
            if letter == "Z":
                yield "Z", []
            continue
        numbers.append(float(number))
        if len(numbers) == _ARGUMENTS.get(command, 0):
            yield command, numbers
            numbers = []
    if numbers:
        raise ValueError(f"path text with numbers missing: {text!r}")


def _add_step(result: QPainterPath, command: str, numbers: list[float]) -> None:
    here = result.currentPosition()
    if command == "M":
        result.moveTo(*numbers)
    elif command == "L":
        result.lineTo(*numbers)
    elif command == "H":
        result.lineTo(numbers[0], here.y())
    elif command == "V":
        result.lineTo(here.x(), numbers[0])
    elif command == "C":
        result.cubicTo(*numbers)
    elif command == "Q":
        result.quadTo(*numbers)
    else:
        result.closeSubpath()
