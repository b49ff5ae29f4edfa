"""Writes games to files that other programs can read."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.game_record import COLUMNS, MAX_ACTIONS, values_of
from pyramide_qt.store.exchange.importing import ForeignGame

if TYPE_CHECKING:
    from pyramide_qt.store.queries.daily_book import DailyBook
    from pyramide_qt.store.queries.game_filter import GameFilter
    from pyramide_qt.store.queries.history import History

FORMAT = "pyramide-games"
VERSION = 1
MAX_FIELD_LENGTH = 1_000_000
_HEAD = f'{{"format": "{FORMAT}", "version": {VERSION}, "games": ['


class FileFormat(StrEnum):
    """The kinds of files; each value is also the ending of their names."""

    JSON = "json"
    CSV = "csv"


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

    `on_left_out` is told the number of each that cannot be read, has lost its moves, or is too
    long for a file to be read behind it. StoreError if no game can be read now.
    """
    for game in history.all_games(where, on_left_out):
        foreign = ForeignGame(game, book.entry_of(game.code))
        values = values_of(foreign.game, foreign.daily)
        longest = max(len(text) for text in values.values() if isinstance(text, str))
        if not 0 < len(game.actions) <= MAX_ACTIONS or longest > MAX_FIELD_LENGTH:
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


def _written_json(rows: Iterable[dict[str, Any]]) -> Iterator[str]:
    yield _HEAD
    gap = "\n"
    for row in rows:
        # The one control sign that JSON would leave as it is.
        yield gap + json.dumps(row).replace("\x7f", "\\u007f")
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
