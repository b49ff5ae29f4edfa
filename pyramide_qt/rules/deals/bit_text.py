"""Numbers packed into base 32 text, five bits a letter, with a check sum."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Sequence
from typing import TypeVar

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RecordError

T = TypeVar("T")

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_CHECK_LETTERS = 5


class BitWriter:
    """Collects numbers of known widths, most significant bit first."""

    def __init__(self) -> None:
        self._bits: list[str] = []

    def write(self, value: int, width: int) -> None:
        """Add `value`, which must fit into `width` bits."""
        if value < 0 or value >> width:
            raise RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "A number in the rules is too large for a deal code."
                )
            )
        self._bits.append(format(value, f"0{width}b"))

    def text(self) -> str:
        """All that was written as letters, filled up with zero bits, and the check letters."""
        joined = "".join(self._bits)
        joined += "0" * (-len(joined) % 5)
        letters = "".join(LETTERS[int(joined[i : i + 5], 2)] for i in range(0, len(joined), 5))
        return letters + _check_letters(letters)


class BitReader:
    """Reads back what a BitWriter wrote; RecordError for anything else."""

    def __init__(self, text: str) -> None:
        for place, letter in enumerate(text, start=1):
            if letter not in LETTERS:
                raise RecordError(
                    QT_TRANSLATE_NOOP("RecordProblem", '"%1" at place %2 cannot stand there.'),
                    letter,
                    place,
                )
        letters, check = text[:-_CHECK_LETTERS], text[-_CHECK_LETTERS:]
        if not letters or _check_letters(letters) != check:
            raise RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "the check sum is wrong, so a letter was lost or changed."
                )
            )
        self._bits = "".join(format(LETTERS.index(letter), "05b") for letter in letters)
        self._at = 0

    def read(self, width: int) -> int:
        """The next number of `width` bits."""
        piece = self._bits[self._at : self._at + width]
        if len(piece) < width:
            raise RecordError(QT_TRANSLATE_NOOP("RecordProblem", "the text ends too early."))
        self._at += width
        return int(piece, 2)

    def read_one_of(self, members: Sequence[T], width: int) -> T:
        """The member whose place the next number says."""
        place = self.read(width)
        if place >= len(members):
            raise RecordError(
                QT_TRANSLATE_NOOP("RecordProblem", "a choice in the text is not known.")
            )
        return members[place]

    def finish(self) -> None:
        """Raise RecordError if more is left than the zero bits that fill the last letter."""
        rest = self._bits[self._at :]
        if len(rest) >= 5 or "1" in rest:
            raise RecordError(QT_TRANSLATE_NOOP("RecordProblem", "the text goes on too long."))


def _check_letters(letters: str) -> str:
    value = crc32(letters.encode("ascii"))
    return "".join(LETTERS[value >> 5 * i & 31] for i in range(_CHECK_LETTERS))
