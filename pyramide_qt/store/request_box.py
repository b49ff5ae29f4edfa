"""Hands what is to be opened to the window that runs already: small files in a folder of ours."""

from __future__ import annotations

import contextlib
import json
import os
import time
from pathlib import Path
from typing import NamedTuple

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files.atomic_file import write_atomically
from pyramide_qt.store.files.owner_lock import OwnerLock

_MAX_BYTES = 1_000_000
_SUFFIX = ".request"
_LOOK_AGAIN_S = 0.02


class Request(NamedTuple):
    """What to open: a code, a game text, or the address of what the sender could not read.

    `text` is empty if the window shall only come to the front. `activation` is the permission of
    the desktop to come to the front, empty if it gave none.
    """

    text: str = ""
    activation: str = ""


class RequestBox:
    """The folder of the requests; only the window that owns the games empties it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where requests lie."""
        return self._folder

    def hand_over(self, request: Request, lock_file: Path, patience_s: float) -> bool:
        """Leave `request` for the running window; True once it has taken it.

        False if no window runs, or if it does not answer in time; then nothing is left behind.
        """
        if not _is_owned(lock_file):
            return False
        path = self._folder / f"{time.time_ns()}-{os.getpid()}{_SUFFIX}"
        try:
            write_atomically(path, json.dumps(request._asdict()).encode())
        except StoreError:
            return False
        ends_at = time.monotonic() + patience_s
        while path.exists():
            if time.monotonic() > ends_at:
                return not _is_removed(path)
            time.sleep(_LOOK_AGAIN_S)
        return True

    def open(self) -> bool:
        """Make the folder and drop what an earlier run left there; False if that cannot be."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        for path in self._paths():
            _is_removed(path)
        return True

    def take_all(self) -> list[Request]:
        """The requests that wait, oldest first; what cannot be read is dropped."""
        taken = []
        for path in self._paths():
            request = _read(path)
            # Its sender gave up where it is gone by now, and opens a window of its own.
            if _is_removed(path) and request is not None:
                taken.append(request)
        return taken

    def _paths(self) -> list[Path]:
        try:
            return sorted(self._folder.glob(f"*{_SUFFIX}"))
        except OSError:
            return []


def _is_owned(lock_file: Path) -> bool:
    lock = OwnerLock(lock_file)
    if not lock_file.exists():
        return False
    try:
        is_free = lock.acquire()
    except OSError:
        return False
    lock.release()
    return not is_free


def _is_removed(path: Path) -> bool:
    with contextlib.suppress(OSError):
        path.unlink()
        return True
    return False


def _read(path: Path) -> Request | None:
    # Needed once a request comes, not by the start of the window.
    from pyramide_qt.store.regular_file import read_regular

    with contextlib.suppress(StoreError, ValueError, RecursionError):
        found = json.loads(read_regular(path, _MAX_BYTES))
        if isinstance(found, dict):
            return Request(*(str(found.get(name, "")) for name in Request._fields))
    return None
