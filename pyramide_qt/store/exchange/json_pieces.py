"""Finds the games in a JSON text that is read piece by piece."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, TextIO

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.files import FORMAT, VERSION
from pyramide_qt.store.exchange.game_record import RecordRefused

_CHUNK = 65_536
# More than the longest game, also where another program has put each number on a line.
_MAX_GAME_LENGTH = 4_000_000
# A file may have been laid out anew by another program.
_ANY_HEAD = re.compile(
    r'\s*\{\s*"format"\s*:\s*"([^"]{0,40})"\s*,\s*"version"\s*:\s*(\d{1,9})\s*,\s*"games"\s*:\s*\['
)
_NEXT_RECORD = re.compile(r"\n[ \t]*\{")
_GAP = re.compile(r"[\s,]*")

Found = tuple[int, Any]


def json_values(source: TextIO) -> Iterator[Found]:
    """Line and values of each game, or the RecordRefused that says why there are none.

    StoreError, at once, if it is no file of games at all.
    """
    window = _Window(source)
    window.read_on()
    head = _ANY_HEAD.match(window.text)
    if head is None or head[1] != FORMAT:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "This is no file of games that Pyramide has written.")
        )
    if int(head[2]) > VERSION:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "This file has version %1; this program reads %2."),
            head[2],
            VERSION,
        )
    window.go_to(head.end())
    return _values(window)


class _Window:
    """The part of a text that is looked at; `place` in `text` is how far it has been read."""

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self.text = ""
        self.place = 0
        self.line = 1
        self.is_last = False

    def read_on(self) -> bool:
        """Let go of what has been read and take more; False at the end."""
        more = self._source.read(_CHUNK)
        self.is_last = not more
        self.text = self.text[self.place :] + more
        self.place = 0
        return bool(more)

    def go_to(self, place: int) -> None:
        """Read up to `place`."""
        self.line += self.text.count("\n", self.place, place)
        self.place = place

    def skip_gap(self) -> None:
        """Go to the next game, or to the end."""
        while True:
            gap = _GAP.match(self.text, self.place)
            self.go_to(gap.end() if gap else self.place)
            if self.place < len(self.text) or not self.read_on():
                return

    def piece(self, least: int) -> tuple[str, bool]:
        """The text up to where another game may begin, and whether it is known to end there.

        A fault in one game must not make a decoder search the whole file.
        """
        while True:
            following = _NEXT_RECORD.search(self.text, self.place)
            if following is not None:
                return self.text[self.place : following.start()], True
            if len(self.text) - self.place >= least or not self.read_on():
                return self.text[self.place :], self.is_last

    def skip_to_record(self) -> bool:
        """Go to where another game may begin; False if there is none."""
        while True:
            following = _NEXT_RECORD.search(self.text, self.place)
            if following is not None:
                self.go_to(following.end() - 1)
                return True
            # Its blanks may not all have been read.
            newline = self.text.rfind("\n", self.place, len(self.text))
            self.go_to(newline if newline >= 0 else len(self.text))
            if not self.read_on() or len(self.text) > _MAX_GAME_LENGTH:
                return False


def _values(window: _Window) -> Iterator[Found]:
    while True:
        window.skip_gap()
        if window.text.startswith("]", window.place):
            return
        try:
            if window.place >= len(window.text):
                raise RecordRefused(QT_TRANSLATE_NOOP("StoreProblem", "The file ends too early."))
            yield from _decoded(window)
        except RecordRefused as problem:
            yield window.line, problem.with_traceback(None)
            if not window.skip_to_record():
                return


def _decoded(window: _Window) -> Iterator[Found]:
    """What stands in the next piece, up to its end or what cannot be read."""
    decoder = json.JSONDecoder()
    piece, is_whole = window.piece(_CHUNK)
    begin, is_second = 0, False
    while begin < len(piece) and piece[begin] != "]":
        try:
            values, end = _value(decoder, piece, begin)
        except RecordRefused:
            if begin and not is_whole:
                # Cut off, perhaps.
                return
            if is_whole or is_second:
                raise
            piece, is_whole = window.piece(_MAX_GAME_LENGTH)
            is_second = True
            continue
        line = window.line
        gap = _GAP.match(piece, end)
        end = gap.end() if gap else end
        window.go_to(window.place + end - begin)
        begin = end
        yield line, values


def _value(decoder: json.JSONDecoder, piece: str, begin: int) -> tuple[Any, int]:
    """The values at `begin` and where they end; RecordRefused if they are not written as JSON."""
    try:
        return decoder.raw_decode(piece, begin)
    except json.JSONDecodeError as error:
        place = error.pos - begin + 1
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "From character %1 on, this is not written as JSON."),
            place,
        ) from None
    except RecursionError:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "Too many brackets stand inside each other.")
        ) from None
    except ValueError:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "A number has too many digits.")
        ) from None
