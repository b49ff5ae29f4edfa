"""Runs each change of the games, and tells when the file stops taking them and when it is back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from pyramide_qt.store.database import Database
from pyramide_qt.store.errors import system_reason
from pyramide_qt.store.files.database_check import Trouble, trouble_of
from pyramide_qt.store.notices import NoticeKind

Write = Callable[[sqlite3.Connection], object]


class Writer:
    """Changes of one database, each in a transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._is_failing = False

    @property
    def is_failing(self) -> bool:
        """Whether the last change did not reach the file."""
        return self._is_failing

    def run(self, write: Write) -> bool:
        """Run `write` in a transaction, twice if need be; False, and a notice, if that fails."""
        try:
            self._write(write)
        except (sqlite3.Error, OSError) as error:
            if trouble_of(error) is Trouble.OTHER:
                raise
            if not self._is_failing:
                self._is_failing = True
                self._database.tell(NoticeKind.SAVING_FAILED, detail=system_reason(error))
            return False
        if self._is_failing:
            self._is_failing = False
            self._database.tell(NoticeKind.SAVING_RESUMED)
        return True

    def _write(self, write: Write) -> None:
        """Write once more if the file had to give way to a fresh one."""
        try:
            with self._database.transaction() as connection:
                write(connection)
        except sqlite3.Error as error:
            if not self._database.replace_if_damaged(error):
                raise
            with self._database.transaction() as connection:
                write(connection)
