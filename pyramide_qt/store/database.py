"""Opens the game database, whatever lies in its place, and keeps it sound."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pyramide_qt import log
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError, system_reason
from pyramide_qt.store.files.database_check import Trouble, trouble_of
from pyramide_qt.store.files.database_files import open_memory
from pyramide_qt.store.files.database_schema import STEPS
from pyramide_qt.store.files.database_start import DatabaseStart, close_quietly
from pyramide_qt.store.files.file_watch import FileWatch
from pyramide_qt.store.files.owner_lock import OwnerLock
from pyramide_qt.store.notices import Notice, NoticeBox, NoticeKind

if TYPE_CHECKING:
    from pyramide_qt.store.files.moving_in import MovedIn

T = TypeVar("T")

# SQLite's own measure: so much a journal holds before it is brought into the file.
_LONG_JOURNAL_BYTES = 4_000_000


class Database:
    """The open database: the file, or memory where the file cannot be used.

    `on_replaced` is called when what the file holds may differ from what was written to it: one
    that turned out damaged in play gave way to a fresh one, or somebody else wrote into it.
    """

    def __init__(
        self,
        path: Path | None,
        lock_path: Path | None = None,
        steps: Sequence[str] = STEPS,
    ) -> None:
        self.notices = NoticeBox()
        self.on_replaced: Callable[[], None] | None = None
        self._steps = steps
        self._path = path
        self._was_replaced = False
        self._long_bytes = _LONG_JOURNAL_BYTES
        self._lock: OwnerLock | None = None
        # Closed at the end: SQLite then deletes the journal that bears its name, whosesoever.
        self._given_up: sqlite3.Connection | None = None
        connection = None
        if path is not None and self._own(lock_path or path.with_suffix(".lock")):
            connection = DatabaseStart(path, steps, self.tell).open()
        log.info("store: games are in %s", "memory" if connection is None else path)
        self._go_on_with(connection)
        self._empty_journal(longer_than=0)

    @property
    def path(self) -> Path | None:
        """Where the file lies, opened or not; None for games that are in memory alone."""
        return self._path

    @property
    def is_as_left(self) -> bool:
        """Whether the file, its journal and the lock lie there as we left them."""
        if self._watch is None or self._lock is None:
            return True
        try:
            return self._watch.is_as_left() and self._lock.is_in_place()
        except OSError:
            return False

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Everything inside is written, or nothing. Raises sqlite3.Error or OSError."""
        if not self.is_as_left:
            self._look_after_files()
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            if self._watch is not None and not self._watch.journal_bytes():
                # The window opens before anything is written.
                from pyramide_qt.store.files.journal_marks import begin_journal

                begin_journal(connection)
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            # SQLite itself has ended the transaction after some errors, a full disk among them.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        finally:
            if self._watch is not None:
                with contextlib.suppress(OSError):
                    self._watch.note()
        self._empty_journal(longer_than=self._long_bytes)

    def read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `read` answers; of a file that turns out damaged, the fresh one's answer.

        Raises StoreError if the file cannot be read now.
        """
        try:
            return read(self.connection)
        except sqlite3.Error as error:
            if self.replace_if_damaged(error):
                return read(self.connection)
            if trouble_of(error) is Trouble.OTHER:
                raise
            raise StoreError(
                QT_TRANSLATE_NOOP("StoreProblem", "The saved games cannot be read: %1."), error
            ) from error

    def fetch(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of the answer, as `read` does."""
        return self.read(lambda connection: connection.execute(query, values).fetchall())

    def replace_if_damaged(self, error: Exception) -> bool:
        """Go on with a fresh database if `error` means damage; say whether that was so."""
        if not self.is_on_disk or trouble_of(error) is not Trouble.DAMAGED:
            return False
        self._replace(str(error))
        return True

    def tell(
        self, kind: NoticeKind, *, kept_as: str = "", detail: str = "", rescued: int = 0
    ) -> None:
        """Add a notice about this database."""
        path = str(self._path or "")
        self.notices.add(Notice(kind, path, kept_as, rescued=rescued, detail=detail))

    def close(self) -> None:
        """Empty the journal and close the file; nothing is written after this."""
        if self.is_as_left:
            self._empty_journal(longer_than=0)
        close_quietly(self.connection)
        close_quietly(self._given_up)
        if self._lock is not None:
            self._lock.release()

    def _go_on_with(
        self, connection: sqlite3.Connection | None, memory: sqlite3.Connection | None = None
    ) -> None:
        """Take the file that was opened or, without one, `memory` or an empty one there."""
        self.is_on_disk = connection is not None
        self._watch = FileWatch(self._path) if self._path is not None and connection else None
        self.connection = connection or memory or open_memory(self._steps)
        if self.on_replaced is not None:
            self.on_replaced()

    def _empty_journal(self, *, longer_than: int) -> None:
        """Bring a long journal into the file; while somebody reads, play goes on without."""
        with contextlib.suppress(sqlite3.Error, OSError):
            if self._watch is None or self._watch.journal_bytes() <= longer_than:
                return
            from pyramide_qt.store.files.journal_marks import empty_journal

            try:
                empty_journal(self.connection)
            finally:
                self._watch.note()
                # Not with each move, if it cannot be done now.
                self._long_bytes = self._watch.journal_bytes() + _LONG_JOURNAL_BYTES

    def _replace(self, damage: str) -> None:
        """Let the damaged file give way to a fresh one, or to memory if that gets damaged too."""
        assert self._path is not None
        close_quietly(self.connection)
        connection = None
        if self._was_replaced:
            # The disk damages whatever it gets; one set-aside file more would not help.
            self.tell(NoticeKind.DATABASE_UNUSABLE, detail=damage)
        else:
            self._was_replaced = True
            start = DatabaseStart(self._path, self._steps, self.tell)
            connection = start.start_afresh(NoticeKind.DATABASE_DAMAGED, "damaged", damage)
        self._go_on_with(connection)

    def _look_after_files(self) -> None:
        """See to it that what lies there is what we have open. Raises sqlite3.Error, OSError."""
        assert self._path is not None
        assert self._lock is not None
        assert self._watch is not None
        # Seldom needed, so it is not loaded at each start.
        from pyramide_qt.store.files import moving_in

        if not self._lock.is_in_place() and not self._lock.renew():
            self.tell(NoticeKind.SECOND_WINDOW)
            self._given_up = self.connection
            self._go_on_with(None, moving_in.copy_to_memory(self.connection, self._steps))
        elif not self._watch.is_in_place():
            self._move(moving_in.move_in(self.connection, self._watch, self._path, self._steps))
        elif not self._watch.is_as_left():
            found = moving_in.look_through(self.connection, self._path, self._steps)
            if isinstance(found, str):
                self._replace(found)
            elif found is not None:
                self._move(found)
            else:
                self._go_on_with(self.connection)

    def _move(self, moved: MovedIn) -> None:
        connection, kind, kept_as, detail, rescued = moved
        self.tell(kind, kept_as=kept_as, detail=detail, rescued=rescued)
        self._go_on_with(connection)

    def _own(self, lock_path: Path) -> bool:
        lock = OwnerLock(lock_path)
        try:
            if lock.acquire():
                self._lock = lock
                return True
        except OSError as error:
            self.tell(NoticeKind.DATABASE_UNUSABLE, detail=system_reason(error))
            return False
        self.tell(NoticeKind.SECOND_WINDOW)
        return False
