"""Prints: without anything that could steer a terminal, and in whatever encoding there is.

Names, codes and errors may come from a file of others. Below all layers, as the log.
"""

from __future__ import annotations

import sys
from typing import TextIO

_BAR = 30


def cleaned(text: str) -> str:
    """`text` with a blank or a question mark for each sign that is not to be seen."""
    if text.replace("\n", "").isprintable():
        return text
    return "".join(_clean(sign) for sign in text)


def say(text: str, end: str = "\n") -> None:
    """Print `text` on standard output."""
    write_to(sys.stdout, text + end)


def tell(text: str) -> None:
    """Print `text` on standard error."""
    write_to(sys.stderr, f"{text}\n")
    if sys.stderr is not None:
        sys.stderr.flush()


class Progress:
    """A bar on standard error, where that is a terminal."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()
        self._filled = -1

    def show(self, share: float, more: str = "") -> None:
        """Draw the bar anew if it has grown; `share` is what is done, from 0 to 1."""
        filled = int(share * _BAR)
        if self._is_shown and filled != self._filled:
            self._filled = filled
            sys.stderr.write(f"\r[{'#' * filled:{_BAR}}] {cleaned(more)}")
            sys.stderr.flush()

    def end(self) -> None:
        """Leave the line of the bar."""
        if self._is_shown and self._filled >= 0:
            sys.stderr.write("\n")


def _clean(sign: str) -> str:
    if sign.isprintable() or sign == "\n":
        return sign
    return " " if sign.isspace() else "?"


def write_to(stream: TextIO | None, text: str) -> None:
    """Write `text`; a program without a console has no such stream."""
    if stream is None:
        return
    text = cleaned(text)
    try:
        stream.write(text)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
