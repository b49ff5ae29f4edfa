"""Writes a file so that a reader finds the old text or the new one, whatever happens between."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from pyramide_qt.store.errors import StoreError


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file at `path` by `data`, making its folder if needed.

    A symbolic link is followed, so that a settings file kept elsewhere stays there.
    Raises StoreError, and then the old file is untouched and nothing is left beside it.
    """
    path = Path(os.path.realpath(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = _write_beside(path, data)
        try:
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(f"The file {path} cannot be written: {reason}.") from error


def sync_folder(folder: Path) -> None:
    """Make a rename in `folder` survive a power cut, on systems that can."""
    # Windows cannot open a folder, and some network file systems refuse to sync one.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write_beside(path: Path, data: bytes) -> Path:
    # The number of the process keeps two windows from writing into each other's file.
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    return beside
