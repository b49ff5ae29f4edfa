"""Reads files of games, one game after the other, without ever holding a whole file."""

from __future__ import annotations

import contextlib
import csv
import io
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.files import MAX_FIELD_LENGTH, FileFormat, format_of
from pyramide_qt.store.exchange.game_record import RecordRefused, game_from_values, not_daily
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.exchange.json_pieces import json_values
from pyramide_qt.store.regular_file import no_text, open_regular, unreadable

MAX_BYTES = 512_000_000
# A row has three long fields.
_MAX_LINE_LENGTH = 4 * MAX_FIELD_LENGTH
_NUMBERS = {
    "moves", "time_ms", "score", "hints", "undos", "par", "daily_offset_min",
    "last_moves", "last_time_ms", "last_score", "last_hints", "last_undos",
}  # fmt: skip
_MAY_BE_EMPTY = {"ended_at", "par", "daily", "daily_opened_at", "daily_offset_min"}


@dataclass(frozen=True)
class BadRecord:
    """A game that cannot be read; `line` counts from 1, `problem` is one clear sentence."""

    line: int
    problem: RecordRefused


class GamesFile:
    """A file of games that is open to be read."""

    def __init__(self, file: io.BufferedReader, text: TextIO, file_format: FileFormat) -> None:
        self._file = file
        self._text = text
        self._format = file_format
        self._size = max(1, os.fstat(file.fileno()).st_size)

    @property
    def share(self) -> float:
        """How much of it has been read, from 0 to 1."""
        return min(1.0, self._file.tell() / self._size)

    def games(self) -> Iterator[ForeignGame | BadRecord]:
        """As `read_games`."""
        return read_games(self._text, self._format)


@contextlib.contextmanager
def opened_games(path: Path) -> Iterator[GamesFile]:
    """Open a file to import; StoreError says why it cannot be read, also later."""
    file_format = format_of(path.name)
    with (
        open_regular(path, MAX_BYTES) as file,
        io.TextIOWrapper(file, encoding="utf-8-sig", newline="") as text,
    ):
        try:
            yield GamesFile(file, text, file_format)
        except UnicodeDecodeError:
            raise no_text(path) from None
        except OSError as error:
            raise unreadable(path, error) from error


def read_games(text: str | TextIO, file_format: FileFormat) -> Iterator[ForeignGame | BadRecord]:
    """The games in the text of a file, one after the other, and those that cannot be read.

    StoreError if it is no such file at all. Read lazily, so that a window can show the progress.
    """
    source = io.StringIO(text, newline="") if isinstance(text, str) else text
    if file_format is FileFormat.JSON:
        return (
            BadRecord(line, values) if isinstance(values, RecordRefused) else _checked(values, line)
            for line, values in json_values(source)
        )
    return _read_csv(source)


def bad_daily(foreign: ForeignGame) -> BadRecord:
    """What to say of a game that is marked as the daily deal of a day whose deal is another."""
    day = foreign.daily.day if foreign.daily is not None else ""
    return BadRecord(foreign.line, not_daily(day))


def _checked(values: Any, line: int) -> ForeignGame | BadRecord:
    if not isinstance(values, dict):
        return BadRecord(line, RecordRefused(QT_TRANSLATE_NOOP("StoreProblem", "This is no game.")))
    try:
        return game_from_values(values, line)
    except RecordRefused as problem:
        return BadRecord(line, _without_frames(problem))


def _without_frames(problem: RecordRefused) -> RecordRefused:
    """The error alone: what was on the stack would be held with each of very many."""
    error: BaseException | None = problem
    while error is not None:
        error.__traceback__ = error.__context__ = None
        error = error.__cause__
    return problem


def _read_csv(text: TextIO) -> Iterator[ForeignGame | BadRecord]:
    # What is bounded are the actions of a game; their times can fill a longer field than usual.
    csv.field_size_limit(MAX_FIELD_LENGTH)
    reader = csv.reader(_lines(text), strict=True)
    try:
        head = next(reader, [])
    except csv.Error:
        head = []
    if "code" not in head or "actions" not in head:
        raise StoreError(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "This is no table of games that Pyramide has written."
            )
        )
    return _csv_records(reader, head)


def _lines(text: TextIO) -> Iterator[str]:
    while line := text.readline(_MAX_LINE_LENGTH):
        yield line


def _csv_records(reader: Any, head: list[str]) -> Iterator[ForeignGame | BadRecord]:
    while True:
        line = reader.line_num + 1
        try:
            row = next(reader, None)
        except csv.Error:
            yield BadRecord(
                line,
                RecordRefused(
                    QT_TRANSLATE_NOOP("StoreProblem", "From here on the table cannot be read.")
                ),
            )
            return
        if row is None:
            return
        if not row:
            continue
        if len(row) != len(head):
            yield BadRecord(line, _wrong_length(len(row), len(head)))
            continue
        try:
            yield _checked(_csv_values(dict(zip(head, row, strict=True))), line)
        except RecordRefused as problem:
            yield BadRecord(line, problem)


def _wrong_length(values: int, columns: int) -> RecordRefused:
    return RecordRefused(
        QT_TRANSLATE_NOOP("StoreProblem", "The numbers of values (%1) and of columns (%2) differ."),
        values,
        columns,
    )


def _csv_values(row: dict[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, text in row.items():
        if not text and name in _MAY_BE_EMPTY:
            values[name] = None
        elif name in _NUMBERS:
            values[name] = _whole(text, name)
        elif name == "at_ms":
            values[name] = [_whole(word, name) for word in text.split()]
        else:
            values[name] = text
    return values


def _whole(text: str, name: str) -> int:
    digits = text.removeprefix("-")
    if len(digits) > 16 or not (digits.isascii() and digits.isdigit()):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", '"%1" is no whole number (%2).'), text[:20], name
        )
    return int(text)
