"""Writes a file so that a reader finds the old text or the new one, whatever happens between."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError, system_reason


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file at `path` by `data`, as `writing_atomically` does."""
    with writing_atomically(path) as file:
        file.write(data)


@contextlib.contextmanager
def writing_atomically(path: Path) -> Iterator[BinaryIO]:
    """A file that replaces the one at `path` at the end, its folder made if needed.

    A symbolic link is followed, so that a settings file kept elsewhere stays there.
    Raises StoreError, and then, as after any other error inside, the old file is untouched and
    nothing is left beside it.
    """
    path = Path(os.path.realpath(path))
    # The window may open without anything being written.
    from pyramide_qt.store.files.passing_files import passing_name

    beside = passing_name(path, "new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with beside.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)
    except OSError as error:
        reason = system_reason(error)
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be written: %2."), path, reason
        ) from error


def sync_folder(folder: Path) -> None:
    """Make a rename in `folder` survive a power cut, on systems that can."""
    # Windows cannot open a folder, and some network file systems refuse to sync one.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
