"""Games and daily deals in the database as no program of ours would write them today."""

from __future__ import annotations

import math
import re
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator
from datetime import date, timedelta
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramide_qt.store.files.database_schema import STEPS, apply_steps
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.packed_actions import pack_actions
from pyramide_qt.store.saved_game import Action

Row = dict[str, Any]

# Bytes in a column of texts are a text that is no UTF-8.
TEXTS: list[str | bytes] = [
    *("", "0", "-5", "now", "never", "2460000", "12:00", "a\0b", "\x1b[2J", "%1 %n <b>&x</b>"),
    *("9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "0000-00-00T00:00:00Z"),
    *("9999-12-31", "0001-01-01", "2026-02-30", "2026-01-01", "2026-13-01T00:00:00Z"),
    *("2026-01-01T00:00:00", "2026-01-01T00:00:00+14:00", "2026-01-01T24:00:00Z"),
    *("٢٠٢٦-٠١-٠١T٠٠:٠٠:٠٠Z", "\u202eabc", "zz zz", "PY1-ZZ-AAAAAAA", "PY1-N-AAAA", "Z" * 3000),
    *("3000-01-01T00:00:00Z", "1989-12-31T23:59:59Z", "XAAAA", "[]", "{}", "\n"),
    *(b"\xff\xfe", b"2026\xff", b"\xed\xa0\x80"),
]
NUMBERS = [0, -1, -(2**31) - 1, 2**31 - 1, 2**31, 2**53 + 1, 2**62, 2**63 - 1, -(2**63)]
# What only a table without types takes.
OF_ANOTHER_TYPE: list[Any] = [None, 1.5, -0.0, 1e300, math.inf, 7, "seven", "", b"\x00\xff"]
RESULTS = ["", "lost", "WON", "won ", "x" * 500]
PACKED = [
    *(b"", b"noise", zlib.compress(b""), zlib.compress(b"D\n"), zlib.compress(b"D D\n1 2 3")),
    *(zlib.compress(b"\xff\n1"), zlib.compress(b"D\n" + b"9" * 4000), zlib.compress(b"D\n-5")),
    *(zlib.compress(b"D\n" + b"9" * 5000), zlib.compress(b"D D\n-9000 1"), b"\x78\x9c"),
    zlib.compress(f"D D\n{2**63} {2**63}".encode()),
]
ACTIONS: list[list[tuple[Any, Any]]] = [
    [("D", -1)],
    [("D", 2**63 - 1), ("D", -(2**63))],
    [("", 0)],
    [("D D", 0)],
    [("U", 0)],
    [("\x1b[31m", 5)],
]
_FIGURES = ("move_count", "time_ms", "score", "hints", "undos")
_ALL_FIGURES = (*_FIGURES, *(f"last_{name}" for name in _FIGURES), "par")
_RESULTS = ("result", "last_result")
GAME: Row = {
    "code": "PY1-N-AAAAAAS",
    "token": "N",
    "record": '{"score":"par"}',
    "started_at": "2026-01-01T10:00:00Z",
    "ended_at": "2026-01-01T10:05:00Z",
    "result": "won",
    "last_result": "open",
    **dict.fromkeys(_ALL_FIGURES, 5),
    "last_move_count": 2,
    "move_count": 2,
    "packed": pack_actions([Action("D", 5), Action("D", 9)]),
    "actions": [],
}
DAILY: Row = {
    "token": "N",
    "day": "2026-01-01",
    "code": "PY1-N-AAAAAAS",
    "opened_at": "2026-01-01T10:00:00Z",
    "offset_min": 60,
}


def strange_values(column: str, *, is_typed: bool) -> list[Any]:
    """What a column can hold beside what we write there."""
    if column == "packed":
        return [*PACKED, None] if is_typed else [*PACKED, *OF_ANOTHER_TYPE]
    if column == "actions":
        return ACTIONS if is_typed else [*ACTIONS, [(b"\xff", "x")], [(None, None)]]
    if column in _RESULTS:
        found: list[Any] = list(RESULTS)
    elif column in (*_ALL_FIGURES, "offset_min"):
        found = list(NUMBERS)
    else:
        found = list(TEXTS)
    may_lack = column in ("ended_at", "par")
    return [*found, *([None] if may_lack else [])] if is_typed else [*found, *OF_ANOTHER_TYPE]


def each_strange_row(usual: Row, *, is_typed: bool) -> Iterator[Row]:
    """The usual row with each strange value in each column in turn."""
    for column in usual:
        for value in strange_values(column, is_typed=is_typed):
            yield usual | {column: value}


def reversed_times() -> Row:
    """A game that ended before it was begun."""
    return GAME | {"started_at": GAME["ended_at"], "ended_at": GAME["started_at"]}


def rows(usual: Row, *, is_typed: bool) -> st.SearchStrategy[Row]:
    """Rows with several strange values, most of them one of those that are known to hurt."""
    texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
    numbers = st.integers(-(2**63), 2**63 - 1)

    def value(column: str) -> st.SearchStrategy[Any]:
        known = st.sampled_from(strange_values(column, is_typed=is_typed))
        if column in (*_RESULTS, "packed", "actions"):
            return known
        return known | (numbers if isinstance(usual[column], int) else texts)

    columns = st.lists(st.sampled_from(sorted(usual)), min_size=1, max_size=4, unique=True)
    return columns.flatmap(
        lambda chosen: st.fixed_dictionaries({column: value(column) for column in chosen})
    ).map(lambda strange: usual | strange)


def for_drawn_rows(
    look: Callable[[list[Row], list[Row]], None], *, is_typed: bool, examples: int
) -> None:
    """Have `look` meet so many files of drawn games and daily deals."""

    @settings(
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(
        st.lists(rows(GAME, is_typed=is_typed), min_size=1, max_size=12),
        st.lists(rows(DAILY, is_typed=is_typed), max_size=5),
    )
    def meet(games: list[Row], dailies: list[Row]) -> None:
        look(games, dailies)

    meet()


def loosen(connection: sqlite3.Connection) -> None:
    """Let this connection write into empty tables what has another type than its column.

    The file then says of its tables what it said before, as one in which such rows got by damage.
    """
    query = "SELECT sql, type, name FROM sqlite_schema WHERE sql IS NOT NULL"
    said = connection.execute(query).fetchall()
    connection.execute("PRAGMA foreign_keys = OFF")
    for table in ("on_table", "histories", "actions", "dailies", "lists", "games", "records"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("PRAGMA user_version = 0")
    typed = r" STRICT,?|(?<!IS) NOT NULL| CHECK \(\w+ IN \([^)]*\)\)"
    apply_steps(connection, [re.sub(typed, "", step) for step in STEPS])
    connection.execute("PRAGMA writable_schema = ON")
    connection.executemany("UPDATE sqlite_schema SET sql = ? WHERE type = ? AND name = ?", said)
    connection.execute("PRAGMA writable_schema = OFF")


def loosen_store(store: GameStore) -> None:
    """Do so for the tables of an open store, which takes it for its own doing."""
    loosen(store._database.connection)
    if store._database._watch is not None:
        store._database._watch.note()


def write(
    connection: sqlite3.Connection, games: Iterable[Row], dailies: Iterable[Row] = ()
) -> None:
    """Put rows into empty tables, with what they are not allowed to hold."""
    connection.execute("PRAGMA ignore_check_constraints = ON")
    for table in ("actions", "histories", "games", "records", "dailies"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608
    for number, game in enumerate(games, start=1):
        _write_game(connection, game.get("id", number), game)
    for number, daily in enumerate(dailies):
        _insert(connection, "dailies", _on_its_day(daily, number), "OR REPLACE")


def _on_its_day(daily: Row, number: int) -> Row:
    """The row on a day of its own, so that it takes the place of no other."""
    day = (date(2026, 1, 1) + timedelta(days=number)).isoformat()
    moved = {"day": day, "opened_at": f"{day}T10:00:00Z"}
    return daily | {name: value for name, value in moved.items() if daily[name] == DAILY[name]}


def _write_game(connection: sqlite3.Connection, game_id: int, game: Row) -> None:
    record = game["record"]
    _insert(connection, "records", {"record": record}, "OR IGNORE")
    mark = _mark(connection, "records", "record", record)
    query = f"SELECT id FROM records WHERE record IS {mark}"  # noqa: S608
    ((record_id,), *_) = connection.execute(query, (record,)).fetchall()
    values = {name: value for name, value in game.items() if name not in _APART}
    _insert(connection, "games", values | {"id": game_id, "record_id": record_id})
    if game["packed"] is not None:
        _insert(connection, "histories", {"game_id": game_id, "packed": game["packed"]})
    for seq, (text, at_ms) in enumerate(game["actions"], start=1):
        action = {"game_id": game_id, "seq": seq, "text": text, "at_ms": at_ms}
        _insert(connection, "actions", action)


_APART = ("record", "packed", "actions", "id")


def _insert(connection: sqlite3.Connection, table: str, row: Row, or_else: str = "") -> None:
    marks = ", ".join(_mark(connection, table, *item) for item in row.items())
    query = f"INSERT {or_else} INTO {table} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608
    connection.execute(query, tuple(row.values()))


def _mark(connection: sqlite3.Connection, table: str, column: str, value: object) -> str:
    """Bytes become a text where the column takes only texts."""
    columns = connection.execute(f"PRAGMA table_info({table})")
    is_text = any(name == column and kind == "TEXT" for _, name, kind, *_ in columns)
    return "CAST(? AS TEXT)" if is_text and isinstance(value, bytes) else "?"
