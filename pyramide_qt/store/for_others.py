"""Keeps what the program writes for itself private, and writes for others what they may read."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

_PRIVATE = 0o077
_OPEN = 0o666
# What the player wants kept from others in files that are made; None before anybody asked.
_umask: int | None = None


@contextlib.contextmanager
def private_files() -> Iterator[None]:
    """Let every file and folder made inside belong to this user alone, from its first byte."""
    global _umask  # noqa: PLW0603
    before = _umask
    _umask = os.umask(_PRIVATE)
    try:
        yield
    finally:
        os.umask(_umask)
        _umask = before


def make_private(path: Path) -> None:
    """Take from others what an earlier version let them do with a file or folder of ours."""
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if os.name == "posix" and mode & _PRIVATE and (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            path.chmod(stat.S_IMODE(mode) & ~_PRIVATE)


@contextlib.contextmanager
def writing_for_others(path: Path) -> Iterator[BinaryIO]:
    """As `writing_atomically`, for a file that others may read if the player wants that."""
    # Every start needs this module, and few need this.
    from pyramide_qt.store.files.atomic_file import writing_atomically

    with writing_atomically(path) as file:
        if _umask is not None and hasattr(os, "fchmod"):
            os.fchmod(file.fileno(), _OPEN & ~_umask)
        yield file


def write_for_others(path: Path, data: bytes) -> None:
    """Replace the file at `path` by `data`, as `writing_for_others` does."""
    with writing_for_others(path) as file:
        file.write(data)
