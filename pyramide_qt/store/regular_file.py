"""Opens files that others have made: regular files alone, and no more of them than a bound."""

from __future__ import annotations

import io
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError, system_reason

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


class _BoundedFile(io.FileIO):
    """Ends after so many bytes, even if the file grows while it is read."""

    def __init__(self, path: Path, bytes_left: int) -> None:
        # A pipe without a writer would be waited for.
        super().__init__(path, opener=lambda name, flags: os.open(name, flags | _NO_WAITING))
        self._left = bytes_left

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        count = super().readinto(memoryview(buffer)[: self._left]) or 0
        self._left -= count
        return count

    def readall(self) -> bytes:
        return self.read(self._left)


_NO_WAITING = getattr(os, "O_NONBLOCK", 0)


def open_regular(path: Path, max_bytes: int, *, cuts: bool = False) -> io.BufferedReader:
    """Open a regular file of at most `max_bytes`, or with `cuts` its beginning.

    StoreError says why it cannot be read.
    """
    try:
        file = _BoundedFile(path, max_bytes)
        try:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise _not_regular(path)
            if status.st_size > max_bytes and not cuts:
                raise StoreError(
                    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is too large: %2 MB."),
                    path,
                    status.st_size // 1_000_000,
                )
        except BaseException:
            file.close()
            raise
        return io.BufferedReader(file)
    except (OSError, ValueError) as error:
        if isinstance(error, IsADirectoryError):
            raise _not_regular(path) from error
        raise unreadable(path, error) from error


def read_regular(path: Path, max_bytes: int) -> str:
    """The text at the beginning of such a file; StoreError if it is not UTF-8."""
    try:
        with open_regular(path, max_bytes, cuts=True) as file:
            return file.read(max_bytes).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise no_text(path) from None
    except OSError as error:
        raise unreadable(path, error) from error


def unreadable(path: Path, error: Exception) -> StoreError:
    """The error of a file that the system does not give."""
    return StoreError(
        QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be read: %2."),
        path,
        system_reason(error),
    )


def no_text(path: Path) -> StoreError:
    """The error of a file that is no text."""
    return StoreError(QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is not text in UTF-8."), path)


def _not_regular(path: Path) -> StoreError:
    return StoreError(
        QT_TRANSLATE_NOOP("StoreProblem", "%1 is a folder, a pipe or a device, and no file."), path
    )
