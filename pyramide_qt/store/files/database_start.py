"""Opens at a start what lies in the place of the games, or begins a fresh file."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from pyramide_qt.store.errors import system_reason
from pyramide_qt.store.files.database_check import (
    FileKind,
    Trouble,
    find_damage,
    identity_of,
    kind_of_file,
    trouble_of,
)
from pyramide_qt.store.files.database_files import (
    COMPANIONS,
    back_up,
    companion_of,
    connect,
    create_file,
    make_ready,
)
from pyramide_qt.store.files.database_schema import apply_steps
from pyramide_qt.store.notices import NoticeKind

_KIND_OF_TROUBLE = {
    Trouble.LOCKED: NoticeKind.DATABASE_LOCKED,
    Trouble.UNUSABLE: NoticeKind.DATABASE_UNUSABLE,
}
# What cannot be opened -> what is told, and the word in its new name.
_SET_ASIDE = {
    FileKind.DAMAGED: (NoticeKind.DATABASE_DAMAGED, "damaged"),
    FileKind.FOREIGN: (NoticeKind.DATABASE_FOREIGN, "foreign"),
}


class Tell(Protocol):
    """Adds a notice about the database."""

    def __call__(
        self, kind: NoticeKind, *, kept_as: str = "", detail: str = "", rescued: int = 0
    ) -> None:
        """Tell what was done to the file; `kept_as` is where the old one lies now."""


class DatabaseStart:
    """Opens the file at `path`, which this process owns; `steps` make its tables."""

    def __init__(self, path: Path, steps: Sequence[str], tell: Tell) -> None:
        self._path = path
        self._steps = steps
        self._tell = tell

    def open(self) -> sqlite3.Connection | None:
        """Open what lies there, or a fresh file once that is out of the way; None: neither."""
        try:
            kind = kind_of_file(self._path)
        except OSError as error:
            return self.start_afresh(NoticeKind.DATABASE_UNUSABLE, "unusable", system_reason(error))
        if kind is FileKind.MISSING:
            return self._start_without_file()
        if kind is not FileKind.OURS:
            return self.start_afresh(*_SET_ASIDE[kind], "")
        real = Path(os.path.realpath(self._path))
        if any(os.path.lexists(companion_of(real, ending)) for ending in COMPANIONS):
            return self._open_with_journals(real)
        return self._open_own()

    def start_afresh(self, kind: NoticeKind, word: str, detail: str) -> sqlite3.Connection | None:
        """Set aside what lies there and begin a fresh file, with the games of the old one."""
        # Seldom needed, so it is not loaded at each start; nor is what rescues games.
        from pyramide_qt.store.files.set_aside import set_aside

        try:
            kept_as = set_aside(self._path, word, COMPANIONS)
        except OSError:
            self._tell(kind, detail=detail)
            return None
        connection = self._create()
        rescued = 0
        if connection is not None and kind is NoticeKind.DATABASE_DAMAGED:
            from pyramide_qt.store.files.rescue import rescue_games

            # Not one game more is no reason to stop: the file still lies where the notice says.
            with contextlib.suppress(sqlite3.Error):
                rescued = rescue_games(kept_as, connection)
        self._tell(kind, kept_as=str(kept_as), detail=detail, rescued=rescued)
        return connection

    def _open_with_journals(self, real: Path) -> sqlite3.Connection | None:
        """Open our file once nothing lies beside it that does not belong to it."""
        from pyramide_qt.store.files.left_journal import Fit, examine_journals

        try:
            fit, kept_as = examine_journals(real, self._steps)
        except (sqlite3.Error, OSError) as error:
            told = _KIND_OF_TROUBLE.get(trouble_of(error), NoticeKind.DATABASE_UNUSABLE)
            self._tell(told, detail=system_reason(error))
            return None
        if kept_as is not None:
            self._tell(NoticeKind.DATABASE_JOURNAL, kept_as=str(kept_as))
        if fit is Fit.NEWER:
            return self.start_afresh(NoticeKind.DATABASE_NEWER, "newer", "")
        if fit is Fit.DAMAGED:
            return self.start_afresh(*_SET_ASIDE[FileKind.DAMAGED], "")
        return self._open_own()

    def _open_own(self) -> sqlite3.Connection | None:
        connection = None
        try:
            connection = connect(self._path)
            kind, version = identity_of(connection)
            if version > len(self._steps):
                connection.close()
                return self.start_afresh(NoticeKind.DATABASE_NEWER, "newer", f"{version}")
            damage = f"It has version {version}."
            if kind is FileKind.OURS:
                damage = find_damage(connection, self._steps[:version])
            if not damage:
                return self._bring_up_to_date(connection, version)
        except (sqlite3.Error, OSError) as error:
            trouble = trouble_of(error)
            if trouble in _KIND_OF_TROUBLE:
                close_quietly(connection)
                self._tell(_KIND_OF_TROUBLE[trouble], detail=system_reason(error))
                return None
            damage = str(error)
        close_quietly(connection)
        return self.start_afresh(*_SET_ASIDE[FileKind.DAMAGED], damage)

    def _bring_up_to_date(
        self, connection: sqlite3.Connection, version: int
    ) -> sqlite3.Connection | None:
        """Migrate if needed, after a backup; None, and the file as it was, if that fails."""
        if not os.access(self._path, os.W_OK):
            # SQLite would notice with the first move only.
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))
        make_ready(connection)
        if version == len(self._steps):
            return connection
        try:
            kept_as = back_up(connection, self._path, f"version-{version}")
            apply_steps(connection, self._steps)
        except (sqlite3.Error, OSError) as error:
            connection.close()
            self._tell(NoticeKind.DATABASE_NOT_MIGRATED, detail=str(error))
            return None
        self._tell(NoticeKind.DATABASE_MIGRATED, kept_as=str(kept_as))
        return connection

    def _start_without_file(self) -> sqlite3.Connection | None:
        if self._path.is_symlink():
            # The disk that it leads to may come back; a fresh file would take the link's place.
            self._tell(NoticeKind.DATABASE_UNUSABLE, detail=os.strerror(errno.ENOENT))
            return None
        if any(os.path.lexists(companion_of(self._path, ending)) for ending in COMPANIONS):
            # The journal of a file that is gone must not flow into the new one.
            return self.start_afresh(*_SET_ASIDE[FileKind.DAMAGED], "")
        return self._create()

    def _create(self) -> sqlite3.Connection | None:
        try:
            return create_file(self._path, self._steps)
        except (sqlite3.Error, OSError) as error:
            self._tell(NoticeKind.DATABASE_UNUSABLE, detail=system_reason(error))
            return None


def close_quietly(connection: sqlite3.Connection | None) -> None:
    """Close it; a full disk may refuse the last checkpoint, the journal then holds it all."""
    with contextlib.suppress(sqlite3.Error):
        if connection is not None:
            connection.close()
