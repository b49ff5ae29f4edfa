"""Changes to a folder with games that somebody, a disk or another program may have made."""

# What is put into the statements are names from the lists below.
# ruff: noqa: S608

from __future__ import annotations

import contextlib
import os
import random
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

TABLES = ("records", "games", "actions", "histories", "on_table", "dailies", "lists")
INDEXES = ("games_by_start", "wins_by_time", "games_by_code", "deleted_games")
COLUMNS = {
    "games": ("code", "token", "started_at", "ended_at", "result", "move_count", "time_ms", "par"),
    "actions": ("text", "at_ms", "seq"),
    "histories": ("packed",),
    "on_table": ("game_id", "code"),
    "dailies": ("day", "code", "opened_at", "offset_min"),
    "lists": ("key", "value"),
}
VALUES: tuple[object, ...] = (
    *("", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "PY1-N-AAAAAAA", "PY1-XAAAA-AAAAAAS"),
    *("\x1b[2J", "ä" * 500, "G6 G7", "U U", 0, -1, 2**62, -(2**63), b"\x00\xff", None),
)
_ENDINGS = ("", "-wal", "-shm", "-journal")


def change_sql(path: Path, source: random.Random) -> None:
    """One change through SQLite, whatever its own checks say."""
    table = source.choice(TABLES)
    column = source.choice(COLUMNS.get(table, ("record",)))
    statement, values = source.choice(
        (
            *((each, ()) for each in _changes_of_schema(table, column, source)),
            *((f"DELETE FROM {table}", ()),),
            *_changes_of_rows(table, column, source) * 3,
        )
    )
    if path.is_symlink() and not path.exists():
        return
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        # What SQLite itself refuses is no file that can be met.
        with contextlib.suppress(sqlite3.Error):
            database.execute(statement, values)


def _changes_of_schema(table: str, column: str, source: random.Random) -> tuple[str, ...]:
    return (
        f"DROP TABLE {table}",
        f"DROP INDEX {source.choice(INDEXES)}",
        f"ALTER TABLE {table} RENAME COLUMN {column} TO other",
        f"ALTER TABLE {table} ADD COLUMN more TEXT",
        f"CREATE TRIGGER t AFTER INSERT ON {table} BEGIN DELETE FROM games; END",
        "CREATE VIEW v AS SELECT * FROM games",
        f"PRAGMA user_version = {source.choice((-5, 0, 1, 2, 4, 99))}",
        f"PRAGMA application_id = {source.choice((0, 1, 2**31 - 1))}",
    )


def _changes_of_rows(
    table: str, column: str, source: random.Random
) -> tuple[tuple[str, tuple[object, ...]], ...]:
    wheres = ("", " WHERE seq = 2") if table == "actions" else ("", " WHERE rowid % 3 = 0")
    where, value = source.choice(wheres), source.choice(VALUES)
    return ((f"UPDATE OR IGNORE {table} SET {column} = ?{where}", (value,)),)


def change_bytes(path: Path, source: random.Random) -> None:
    """Noise, zeros, a cut or more at the end of one of the files."""
    target = Path(f"{path}{source.choice(_ENDINGS)}")
    content = bytearray(target.read_bytes() if target.is_file() else source.randbytes(5000))
    kind = source.randrange(6)
    if kind == 0:
        for _ in range(source.choice((1, 20, 500))):
            content[source.randrange(len(content))] = source.randrange(256)
    elif kind == 1:
        start = 4096 * source.randrange(max(1, len(content) // 4096))
        content[start : start + 4096] = bytes(4096)
    elif kind == 2:
        del content[source.randrange(len(content)) :]
    elif kind == 3:
        content += source.randbytes(source.choice((1, 100, 9000)))
    elif kind == 4:
        content[:100] = source.randbytes(100)
    else:
        content[source.randrange(100)] ^= 1 << source.randrange(8)
    target.write_bytes(bytes(content))


def change_kind(path: Path, source: random.Random) -> None:
    """Something else than a file in the place of one, or a stranger beside the games."""
    name = source.choice((*_ENDINGS, ".trial", ".new", ".trial-wal"))
    target = path.with_suffix(".lock") if source.random() < 0.15 else Path(f"{path}{name}")
    if target.is_dir():
        return
    target.unlink(missing_ok=True)
    makers: tuple[Callable[[], object], ...] = (
        target.mkdir,
        lambda: os.mkfifo(target),
        lambda: target.symlink_to(target),
        lambda: target.symlink_to(path.parent / "gone"),
        lambda: target.symlink_to("/dev/zero"),
        lambda: target.symlink_to("/dev/null"),
        lambda: target.write_bytes(b""),
        lambda: target.write_text("My notes.\n"),
        lambda: _make_socket(target),
        lambda: (path.parent / os.fsdecode(b"\xff\xfe.db")).write_bytes(b"x"),
    )
    source.choice(makers)()


def _make_socket(target: Path) -> None:
    with contextlib.closing(socket.socket(socket.AF_UNIX)) as made:
        made.bind(str(target))


CHANGES = (change_sql, change_sql, change_bytes, change_kind)


def change(path: Path, seed: int) -> None:
    """One change, or two, of the folder with the games at `path`; the same for each seed."""
    source = random.Random(seed)
    source.choice(CHANGES)(path, source)
    lie_there = [Path(f"{path}{ending}") for ending in _ENDINGS]
    # No other program could do more to what is no file any more.
    if source.random() < 0.3 and all(each.is_file() or not each.exists() for each in lie_there):
        source.choice(CHANGES)(path, source)
