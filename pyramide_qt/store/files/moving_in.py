"""Puts an open database back into its place after its files were deleted or replaced."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from pyramide_qt.store.errors import system_reason
from pyramide_qt.store.files.database_check import FileKind, find_damage, kind_of_file
from pyramide_qt.store.files.database_files import (
    COMPANIONS,
    JOURNAL,
    companion_of,
    copy_beside,
    create_beside,
    open_any,
    open_memory,
    take_place,
)
from pyramide_qt.store.files.file_watch import FileWatch
from pyramide_qt.store.files.journal_marks import empty_journal
from pyramide_qt.store.files.set_aside import set_aside
from pyramide_qt.store.notices import NoticeKind

# So much of a file does SQLite remember, unless told otherwise.
_REMEMBERED_BYTES = 2_000_000
# What lies there now -> what is told, and the word in its new name.
_SET_ASIDE = {
    FileKind.DAMAGED: (NoticeKind.DATABASE_DAMAGED, "damaged"),
    FileKind.FOREIGN: (NoticeKind.DATABASE_FOREIGN, "foreign"),
    FileKind.OURS: (NoticeKind.DATABASE_UNUSABLE, "unusable"),
}


class MovedIn(NamedTuple):
    """The database back in its place, None if it cannot be opened there, and what is to be told.

    `rescued` is how many games it has, 0 if nothing was set aside.
    """

    connection: sqlite3.Connection | None
    kind: NoticeKind
    kept_as: str
    detail: str = ""
    rescued: int = 0


def move_in(
    connection: sqlite3.Connection, watch: FileWatch, path: Path, steps: Sequence[str]
) -> MovedIn:
    """Copy the open database to `path`, set aside what lies there, and close the open one.

    If it cannot be read any more, the new one is empty. Raises sqlite3.Error or OSError, and then
    the old one is open still.
    """
    beside = _sound_copy(connection, path, steps) or create_beside(path, steps)
    return _exchange(connection, beside, path, *_make_room(path, watch))


def look_through(
    connection: sqlite3.Connection, path: Path, steps: Sequence[str]
) -> MovedIn | str | None:
    """Look for damage after somebody else has written into the open files.

    None if there is none: then all that the journal holds is brought into the file. If a sound
    copy could be made of what SQLite remembers, that takes the place of the damaged file; else
    the damage is told, and nothing has changed. Raises sqlite3.Error or OSError.
    """
    is_small = path.stat().st_size <= _REMEMBERED_BYTES
    # Before anybody looks: SQLite forgets its pages when it sees the damage.
    beside = _sound_copy(connection, path, steps) if is_small else None
    damage = _damage_on_disk(path, steps)
    if not damage:
        empty_journal(connection)
        return None
    if beside is None:
        return damage
    try:
        kept_as = str(set_aside(path, "damaged", COMPANIONS))
    except OSError:
        # Windows renames no file that is open.
        return damage
    return _exchange(connection, beside, path, NoticeKind.DATABASE_DAMAGED, kept_as)


def copy_to_memory(connection: sqlite3.Connection, steps: Sequence[str]) -> sqlite3.Connection:
    """Return a copy in memory, an empty one if there is nothing to be read."""
    memory = open_memory(steps)
    if not _damage_of(connection, steps):
        connection.backup(memory)
    return memory


def _exchange(
    connection: sqlite3.Connection, beside: Path, path: Path, kind: NoticeKind, kept_as: str
) -> MovedIn:
    # Now and not before: SQLite deletes the journal that bears the name of the old one. Not
    # after: it would be that of the new one.
    with contextlib.suppress(sqlite3.Error):
        connection.close()
    try:
        # SQLite leaves the journal of a file that is gone. The copy holds it all.
        for ending in COMPANIONS:
            companion_of(path, ending).unlink(missing_ok=True)
        moved = take_place(beside, path)
    except (sqlite3.Error, OSError) as error:
        return MovedIn(None, NoticeKind.DATABASE_UNUSABLE, "", system_reason(error))
    if not kept_as:
        return MovedIn(moved, kind, "")
    (count,) = moved.execute("SELECT count(*) FROM games WHERE is_deleted = 0").fetchone()
    return MovedIn(moved, kind, kept_as, rescued=count)


def _sound_copy(connection: sqlite3.Connection, path: Path, steps: Sequence[str]) -> Path | None:
    """Copy the open database beside `path`; None if it cannot be read or is damaged.

    Raises sqlite3.Error or OSError if the copy cannot be written.
    """
    if _damage_of(connection, steps):
        return None
    beside = copy_beside(connection, path)
    with contextlib.closing(open_any(beside)) as copy:
        return None if _damage_of(copy, steps, is_full=True) else beside


def _damage_on_disk(path: Path, steps: Sequence[str]) -> str:
    """What another program would find."""
    try:
        with contextlib.closing(open_any(path)) as other:
            return _damage_of(other, steps)
    except sqlite3.Error as error:
        return str(error)


def _damage_of(
    connection: sqlite3.Connection, steps: Sequence[str], *, is_full: bool = False
) -> str:
    try:
        return find_damage(connection, steps, is_full=is_full)
    except sqlite3.Error as error:
        return str(error)


def _make_room(path: Path, watch: FileWatch) -> tuple[NoticeKind, str]:
    """Set aside what lies at `path` and is not ours; return what is to be told of it."""
    try:
        kind = kind_of_file(path)
    except OSError:
        kind = FileKind.OURS
    if kind is not FileKind.MISSING:
        told, word = _SET_ASIDE[kind]
        return told, str(set_aside(path, word, COMPANIONS))
    if not watch.has_own_journal() and companion_of(path, JOURNAL).exists():
        set_aside(path, "unusable", COMPANIONS)
    return NoticeKind.SAVING_RESUMED, ""
