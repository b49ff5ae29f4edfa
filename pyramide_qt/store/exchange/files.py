"""Writes games to files that other programs can read, and reads such files."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError, system_reason
from pyramide_qt.store.exchange.game_record import (
    COLUMNS,
    MAX_ACTIONS,
    RecordRefused,
    game_from_values,
    values_of,
)
from pyramide_qt.store.exchange.importing import ForeignGame

if TYPE_CHECKING:
    from pyramide_qt.store.queries.daily_book import DailyBook
    from pyramide_qt.store.queries.game_filter import GameFilter
    from pyramide_qt.store.queries.history import History

FORMAT = "pyramide-games"
VERSION = 1
MAX_BYTES = 512_000_000
_MAX_FIELD_LENGTH = 1_000_000
_NUMBERS = {
    "moves", "time_ms", "score", "hints", "undos", "par", "daily_offset_min",
    "last_moves", "last_time_ms", "last_score", "last_hints", "last_undos",
}  # fmt: skip
_MAY_BE_EMPTY = {"ended_at", "par", "daily", "daily_opened_at", "daily_offset_min"}
_HEAD = f'{{"format": "{FORMAT}", "version": {VERSION}, "games": ['
# A file may have been laid out anew by another program.
_ANY_HEAD = re.compile(
    r'\s*\{\s*"format"\s*:\s*"([^"]{0,40})"\s*,\s*"version"\s*:\s*(\d{1,9})\s*,\s*"games"\s*:\s*\['
)
_NEXT_RECORD = re.compile(r"\n[ \t]*\{")
_GAP = re.compile(r"[\s,]*")


class FileFormat(StrEnum):
    """The kinds of files; each value is also the ending of their names."""

    JSON = "json"
    CSV = "csv"


@dataclass(frozen=True)
class BadRecord:
    """A game that cannot be read; `line` counts from 1, `problem` is one clear sentence."""

    line: int
    problem: RecordRefused


def format_of(name: str) -> FileFormat:
    """The format that the ending of a file name tells; StoreError for others."""
    ending = Path(name).suffix.lower().lstrip(".")
    if ending not in set(FileFormat):
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", 'The name "%1" must end in .json or .csv.'),
            Path(name).name,
        )
    return FileFormat(ending)


def games_to_write(
    history: History,
    book: DailyBook,
    where: GameFilter,
    on_left_out: Callable[[int], object],
) -> Iterator[ForeignGame]:
    """The games of `where`, each as it stands in the database, with its day if it has one.

    `on_left_out` is told the number of each that cannot be read, or is too long for a file to be
    read behind it. StoreError if no game can be read now.
    """
    for game in history.all_games(where, on_left_out):
        foreign = ForeignGame(game, book.entry_of(game.code))
        values = values_of(foreign.game, foreign.daily)
        longest = max(len(text) for text in values.values() if isinstance(text, str))
        if len(game.actions) > MAX_ACTIONS or longest > _MAX_FIELD_LENGTH:
            on_left_out(game.game_id)
        else:
            yield foreign


def written(games: Iterable[ForeignGame], file_format: FileFormat) -> Iterator[str]:
    """The pieces of a file that holds `games`, a game in each piece and, in JSON, in each line."""
    rows = (values_of(each.game, each.daily) for each in games)
    return _written_json(rows) if file_format is FileFormat.JSON else _written_csv(rows)


def game_count(pieces: int, file_format: FileFormat) -> int:
    """How many games so many pieces of `written` hold, without the head and JSON's foot."""
    return pieces - (2 if file_format is FileFormat.JSON else 1)


def read_games(text: str, file_format: FileFormat) -> Iterator[ForeignGame | BadRecord]:
    """The games in the text of a file, one after the other, and those that cannot be read.

    StoreError if it is no such file at all. Read lazily, so that a window can show the progress.
    """
    reader = _read_json if file_format is FileFormat.JSON else _read_csv
    return reader(text)


def read_file(path: Path) -> str:
    """The text of a file to import; StoreError says why it cannot be read."""
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise StoreError(
                QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is too large: %2 MB."),
                path,
                size // 1_000_000,
            )
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is not text in UTF-8."), path
        ) from None
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be read: %2."),
            path,
            system_reason(error),
        ) from error


def _written_json(rows: Iterable[dict[str, Any]]) -> Iterator[str]:
    yield _HEAD
    gap = "\n"
    for row in rows:
        yield gap + json.dumps(row, ensure_ascii=False)
        gap = ",\n"
    yield "\n]}\n"


def _written_csv(rows: Iterable[dict[str, Any]]) -> Iterator[str]:
    yield _csv_line(COLUMNS)
    for row in rows:
        row["at_ms"] = " ".join(map(str, row["at_ms"]))
        yield _csv_line(["" if row[name] is None else row[name] for name in COLUMNS])


def _csv_line(values: Iterable[object]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\r\n").writerow(values)
    return line.getvalue()


def _read_json(text: str) -> Iterator[ForeignGame | BadRecord]:
    head = _ANY_HEAD.match(text)
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
    return _json_records(text, head.end())


def _json_records(text: str, place: int) -> Iterator[ForeignGame | BadRecord]:
    decoder = json.JSONDecoder()
    counted_to, line = 0, 1
    # What a decoder may look at: a fault in one record must not make it search the whole file.
    piece, begin, end = "", place, place
    following = None
    while True:
        gap = _GAP.match(text, place)
        place = gap.end() if gap else place
        line += text.count("\n", counted_to, place)
        counted_to = place
        if text.startswith("]", place):
            return
        if place >= end:
            following = _NEXT_RECORD.search(text, place)
            begin, end = place, following.start() if following else len(text)
            piece = text[begin:end]
        try:
            if place >= len(text):
                raise RecordRefused(QT_TRANSLATE_NOOP("StoreProblem", "The file ends too early."))
            values, length = _decoded(decoder, piece, place - begin)
        except RecordRefused as problem:
            yield BadRecord(line, problem)
            if following is None:
                return
            place = following.end() - 1
            continue
        place = begin + length
        yield _checked(values, line)


def _decoded(decoder: json.JSONDecoder, piece: str, begin: int) -> tuple[Any, int]:
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


def _checked(values: Any, line: int) -> ForeignGame | BadRecord:
    if not isinstance(values, dict):
        return BadRecord(line, RecordRefused(QT_TRANSLATE_NOOP("StoreProblem", "This is no game.")))
    try:
        return game_from_values(values)
    except RecordRefused as problem:
        return BadRecord(line, problem)


def _read_csv(text: str) -> Iterator[ForeignGame | BadRecord]:
    # What is bounded are the actions of a game; their times can fill a longer field than usual.
    csv.field_size_limit(_MAX_FIELD_LENGTH)
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
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
