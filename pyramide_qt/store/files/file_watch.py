"""Notices that the files at a place are no longer as the open database left them."""

from __future__ import annotations

import os
from pathlib import Path

from pyramide_qt.store.files.database_files import JOURNAL, companion_of

# Device and number of a file, then its size and when it was last written.
_Look = tuple[int, int, int, int]


class FileWatch:
    """The open database at `path`, made while its files lie there; a journal may come later.

    The system lets a program write on into files that were deleted, moved or replaced, and SQLite
    does not look either; what it writes there is lost when the program ends.
    """

    def __init__(self, path: Path) -> None:
        # The journal of a link lies beside what it leads to.
        self._paths = (path, companion_of(Path(os.path.realpath(path)), JOURNAL))
        self._left = self._look()

    def is_in_place(self) -> bool:
        """Whether the files that lie there are those that are open. Raises OSError."""
        return all(map(_is_same_file, self._left, self._look()))

    def has_own_journal(self) -> bool:
        """Whether the journal that lies there is the open one. Raises OSError."""
        before, now = self._left[1], _look_at(self._paths[1])
        return before is not None and _is_same_file(before, now)

    def is_as_left(self) -> bool:
        """Whether nobody else has written since `note`, as far as sizes and times tell.

        Raises OSError.
        """
        return self._look() == self._left

    def journal_bytes(self) -> int:
        """How long the journal that lies there is, 0 without one. Raises OSError."""
        now = _look_at(self._paths[1])
        return now[2] if now is not None else 0

    def note(self) -> None:
        """Remember the files as they are now: it was us who wrote. Raises OSError."""
        looks = zip(self._left, self._look(), strict=True)
        self._left = [now if _is_same_file(before, now) else before for before, now in looks]

    def _look(self) -> list[_Look | None]:
        return [_look_at(path) for path in self._paths]


def _look_at(path: Path) -> _Look | None:
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _is_same_file(before: _Look | None, now: _Look | None) -> bool:
    return before is None or (now is not None and now[:2] == before[:2])
