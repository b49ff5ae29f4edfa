"""Reads the games of a file without ever changing it, even while a window plays on it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pyramide_qt.store.errors import StoreError, system_reason
from pyramide_qt.store.files.database_check import (
    FileKind,
    find_foreign_schema,
    identity_of,
    kind_of_file,
)
from pyramide_qt.store.files.database_files import (
    connect_alone,
    connect_to_read,
    open_any,
    open_memory,
)
from pyramide_qt.store.files.database_schema import STEPS, apply_steps

T = TypeVar("T")


class Reader(Protocol):
    """What can be asked questions: the database of a window, or a file that is only read."""

    def read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `read` answers; StoreError if the file cannot be read now."""

    def fetch(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of the answer, as `read` does."""


class FileReader:
    """Games that are only read; made by `open_to_read`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `read` answers; StoreError if the file cannot be read now."""
        try:
            return read(self.connection)
        except sqlite3.Error as error:
            raise StoreError("The saved games cannot be read: %1.", error) from error

    def fetch(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of the answer, as `read` does."""
        return self.read(lambda connection: connection.execute(query, values).fetchall())

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()


_REFUSALS = {
    FileKind.DAMAGED: "The file %1 is damaged.",
    FileKind.FOREIGN: "The file %1 belongs to another program.",
}


def open_to_read(path: Path) -> FileReader:
    """Open the games at `path` as they are; no file is no games.

    A file of an older version is brought up to date in memory only. StoreError says in one
    sentence why a file cannot be read; nothing is moved aside.
    """
    try:
        kind = kind_of_file(path)
    except OSError as error:
        raise StoreError("The file %1 cannot be read: %2.", path, system_reason(error)) from error
    if kind is FileKind.MISSING:
        return FileReader(open_memory(STEPS))
    if kind in _REFUSALS:
        raise StoreError(_REFUSALS[kind], path)
    try:
        try:
            return FileReader(_open(connect_to_read(path), path))
        except _NotOursError:
            # It is without the journal, as its header says.
            return FileReader(_open(connect_alone(path), path))
    except sqlite3.Error as error:
        raise StoreError("The file %1 cannot be read: %2.", path, error) from error


class _NotOursError(StoreError):
    """The file is damaged or another program's once the journal lies over it."""


def _open(connection: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    try:
        if _version_of(connection, path) == len(STEPS):
            return connection
        copy = open_any(":memory:")
        connection.backup(copy)
    except BaseException:
        connection.close()
        raise
    connection.close()
    apply_steps(copy, STEPS)
    return copy


def _version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the open file, once it is asked what it is with its journal over it."""
    kind, version = identity_of(connection)
    if kind in _REFUSALS:
        raise _NotOursError(_REFUSALS[kind], path)
    if version > len(STEPS):
        raise StoreError("The file %1 was written by a newer version of Pyramide.", path)
    if find_foreign_schema(connection, STEPS[:version]):
        raise _NotOursError(_REFUSALS[FileKind.DAMAGED], path)
    return version
