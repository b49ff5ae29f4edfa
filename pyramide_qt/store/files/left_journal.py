"""Examines a journal that lies beside the database at a start, before SQLite may lay it over it.

Whatever lies there is tried out on a copy. SQLite itself would take any journal: that of another
database, or one left by a kill beside an older file that was put back since.
"""

from __future__ import annotations

import contextlib
import errno
import mmap
import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from pyramide_qt.store.files.database_check import (
    FileKind,
    Trouble,
    find_damage,
    find_deep_damage,
    identity_of,
    trouble_of,
)
from pyramide_qt.store.files.database_files import (
    COMPANIONS,
    JOURNAL,
    ROLLBACK,
    companion_of,
    open_any,
    uri_alone,
)
from pyramide_qt.store.files.file_watch import FileWatch
from pyramide_qt.store.files.journal_marks import NO_MARK, read_marks, sum_of_games
from pyramide_qt.store.files.passing_files import passing_name
from pyramide_qt.store.files.set_aside import copy_bytes, keep_with_journal
from pyramide_qt.store.files.wal_file import has_later_commits, is_wal_header

_ROLLBACK_MAGIC = bytes.fromhex("d9d505f920a163d7")

_LOST = """
SELECT id, code, started_at FROM alone.games WHERE is_deleted = 0
EXCEPT SELECT id, code, started_at FROM main.games LIMIT 1
"""


class Fit(Enum):
    """How a file and the journal beside it go together."""

    # The journal belongs to the file, or holds nothing.
    WELL = "well"
    # It belongs to the file, and more than its last transaction is damaged.
    TORN = "torn"
    # It would damage the file, or replace its games.
    STRANGE = "strange"
    NEWER = "newer"
    # The file is damaged with the journal and without it.
    DAMAGED = "damaged"


class _Content(Enum):
    NOTHING = "nothing"
    JOURNAL = "journal"
    STRANGE = "strange"


def examine_journals(path: Path, steps: Sequence[str]) -> tuple[Fit, Path | None]:
    """Take journals away that do not belong to the file at `path`; return what is left to do.

    WELL: the file can be opened with what still lies beside it; NEWER, DAMAGED: it is to be set
    aside with its journal, and nothing was touched. The path names the copy of the file beside
    which a journal was kept, if one was. Raises OSError or sqlite3.Error if that could not be
    told or done.
    """
    kept_as = None
    for ending in reversed(COMPANIONS):
        content = _look_at(companion_of(path, ending), ending)
        if content is _Content.NOTHING:
            continue
        fit = _try_out(path, ending, steps) if content is _Content.JOURNAL else Fit.STRANGE
        if fit in (Fit.NEWER, Fit.DAMAGED):
            return fit, kept_as
        if fit is not Fit.WELL:
            kept_as = keep_with_journal(
                path, ending, COMPANIONS, kept_as, is_moved=fit is Fit.STRANGE
            )
    return Fit.WELL, kept_as


def _look_at(companion: Path, ending: str) -> _Content:
    """Tell what SQLite could do with it."""
    try:
        if not stat.S_ISREG(companion.lstat().st_mode):
            return _Content.STRANGE
        with companion.open("rb") as file:
            head = file.read(32)
            file.seek(-min(8, file.seek(0, os.SEEK_END)), os.SEEK_END)
            tail = file.read(8)
            # SQLite makes the index of a journal anew, and passes by one that begins so.
            if ending not in (JOURNAL, ROLLBACK) or (ending == ROLLBACK and head.startswith(b"\0")):
                return _Content.NOTHING
            file.seek(0)
            if not head.strip(b"\0") and not file.read().strip(b"\0"):
                return _Content.NOTHING
    except FileNotFoundError:
        return _Content.NOTHING
    except OSError:
        return _Content.STRANGE
    # A journal that ends like its beginning names another file, which SQLite would delete.
    is_rollback = head.startswith(_ROLLBACK_MAGIC) and tail != _ROLLBACK_MAGIC
    is_journal = is_wal_header(head) if ending == JOURNAL else is_rollback
    return _Content.JOURNAL if is_journal else _Content.STRANGE


def _try_out(path: Path, ending: str, steps: Sequence[str]) -> Fit:
    """Let SQLite lay the journal over a copy of the file, and look what that gives."""
    watch = FileWatch(path)
    trial = passing_name(path, "trial")
    _remove(trial)
    try:
        for each in ("", ROLLBACK) if ending == ROLLBACK else ("", ROLLBACK, JOURNAL):
            if companion_of(path, each).exists():
                copy_bytes(companion_of(path, each), companion_of(trial, each), is_to_last=False)
        if not watch.is_as_left():
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), path)
        with (
            contextlib.closing(_connect(trial.absolute().as_uri())) as together,
            contextlib.closing(_connect(uri_alone(path))) as alone,
        ):
            return _Trial(together, alone, path, ending, steps).fit()
    finally:
        _remove(trial)


class _Trial(NamedTuple):
    """A copy of the file with its journal (`together`), and the file as it is (`alone`)."""

    together: sqlite3.Connection
    alone: sqlite3.Connection
    path: Path
    ending: str
    steps: Sequence[str]

    @property
    def _journal(self) -> Path:
        return companion_of(self.path, self.ending)

    def fit(self) -> Fit:
        """Raises OSError or sqlite3.Error if that cannot be told."""
        if self._identity(self.alone)[1] > len(self.steps):
            return Fit.NEWER
        kind, version = self._identity(self.together)
        is_proven = self._is_proven()
        if kind is FileKind.FOREIGN or is_proven is False:
            return Fit.STRANGE
        if version > len(self.steps):
            return Fit.NEWER if is_proven else Fit.STRANGE
        if self._is_damaged(self.together, find_damage if is_proven else find_deep_damage):
            is_hopeless = self._is_damaged(self.alone, find_deep_damage)
            return Fit.DAMAGED if is_hopeless else Fit.STRANGE
        if not is_proven and self._loses_games():
            return Fit.STRANGE
        return Fit.TORN if self._is_torn() else Fit.WELL

    def _identity(self, connection: sqlite3.Connection) -> tuple[FileKind, int]:
        try:
            return identity_of(connection)
        except sqlite3.Error as error:
            _raise_if_unusable(error)
            return FileKind.FOREIGN, 0

    def _is_proven(self) -> bool | None:
        """Whether the marks say that the journal belongs to the file; None if they cannot tell."""
        try:
            after, (before, *_) = read_marks(self.together), read_marks(self.alone).all
            games = sum_of_games(self.alone)
        except sqlite3.Error:
            return None
        if after.all[0] == NO_MARK or not _holds(self._journal, after.all[0].encode()):
            return None
        if before == after.all[-1] and games != after.games:
            # Half a journal has flown in, or what knows no marks has written another file.
            return None
        if before == NO_MARK and NO_MARK in after.all:
            # Any file of an earlier version looks like the one that the journal began on.
            return None
        return before in after.all

    def _is_damaged(
        self,
        connection: sqlite3.Connection,
        find: Callable[[sqlite3.Connection, Sequence[str]], str],
    ) -> bool:
        kind, version = self._identity(connection)
        try:
            return kind is not FileKind.OURS or bool(find(connection, self.steps[:version]))
        except sqlite3.Error as error:
            _raise_if_unusable(error)
            return True

    def _loses_games(self) -> bool:
        """Whether a game of the file is another one or none once the journal lies over it."""
        try:
            self.together.execute("ATTACH ? AS alone", (uri_alone(self.path),))
            lost = self.together.execute(_LOST).fetchone()
            strays = len(self.together.execute("PRAGMA main.foreign_key_check").fetchall())
            before = len(self.together.execute("PRAGMA alone.foreign_key_check").fetchall())
        except sqlite3.Error as error:
            _raise_if_unusable(error)
            # The file alone may be half of a whole.
            return False
        return lost is not None or strays > before

    def _is_torn(self) -> bool:
        if self.ending == ROLLBACK:
            return False
        _, used, _ = self.together.execute("PRAGMA main.wal_checkpoint").fetchone()
        return has_later_commits(self._journal, max(used, 0))


def _connect(uri: str) -> sqlite3.Connection:
    connection = open_any(uri, uri=True)
    # Of what a journal may bring, nothing is to be executed; and no copy needs to last.
    connection.execute("PRAGMA trusted_schema = OFF")
    # Where tables cannot be read, this cannot be set; it saves time only.
    with contextlib.suppress(sqlite3.DatabaseError):
        connection.execute("PRAGMA synchronous = OFF")
    return connection


def _holds(path: Path, text: bytes) -> bool:
    """Whether the file, which is not empty and may be long, holds `text`."""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        return content.find(text) >= 0


def _raise_if_unusable(error: sqlite3.Error) -> None:
    """A full disk says nothing about the files; a page that no disk has room for does."""
    is_page_of_journal = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_IOERR
    if trouble_of(error) in (Trouble.UNUSABLE, Trouble.LOCKED) and not is_page_of_journal:
        raise error


def _remove(trial: Path) -> None:
    for ending in ("", *COMPANIONS):
        companion_of(trial, ending).unlink(missing_ok=True)
