"""Lets one window at a time own the games: a lock that the system drops when its holder dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class OwnerLock:
    """An exclusive lock on a small file, held from `acquire` to `release`.

    The file stays behind when the program ends; the lock does not, even after a kill.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this process owns the games."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take the lock; False if another process or window has it.

        Raises OSError if the lock file cannot be made.
        """
        if self.is_held:
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _lock(handle):
            os.close(handle)
            return False
        self._handle = handle
        return True

    def is_in_place(self) -> bool:
        """Whether the locked file still lies there, so that others find it. Raises OSError."""
        if self._handle is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._handle), self._path.stat())
        except (FileNotFoundError, NotADirectoryError):
            return False

    def renew(self) -> bool:
        """Lock the file that lies there now, or a new one; False if somebody else has it.

        Raises OSError if the lock file cannot be made.
        """
        lock = OwnerLock(self._path)
        if not lock.acquire():
            return False
        self.release()
        self._handle = lock._handle
        return True

    def release(self) -> None:
        """Let another process own the games."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _lock(handle: int) -> bool:
        # flock and not lockf: a lockf lock is lost as soon as the process closes any other
        # handle on the file, and it does not keep two windows of one process apart.
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
