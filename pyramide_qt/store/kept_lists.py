"""Lists kept beside the games: own rules, favourites, deals that are ready, the Par match."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pyramide_qt.store.errors import StoreError

if TYPE_CHECKING:
    from pyramide_qt.store.reading import Reader


class KeptList(StrEnum):
    """The name of each list in the database."""

    # The token of the rules, and the name that the player gave them.
    OWN_RULES = "own_rules"
    FAVOURITES = "favourites"
    # Deals that were found for new games and not dealt yet: the code, and the fewest moves.
    READY_DEALS = "ready_deals"
    # One entry: when the first game of the match of Par games was begun, and its number.
    PAR_MATCH = "par_match"
    # What has come over from the settings: the key there, and the CRC-32 of its value.
    MOVED = "moved"


class Entry(NamedTuple):
    """A line of a list; each key stands in it once."""

    key: str
    value: str = ""


_SELECT = "SELECT key, value FROM lists WHERE list = ? ORDER BY id"
INSERT_ENTRY = "INSERT INTO lists (list, key, value) VALUES (?, ?, ?)"


class KeptLists:
    """The lists of one database, in memory from the first question on.

    What cannot be written now is written with the next change that can. What an entry says is
    not looked at here: one that a later version wrote stays as it is.
    """

    def __init__(self, reader: Reader, write_all: Callable[[], None]) -> None:
        self._reader = reader
        self._write_all = write_all
        self._held: dict[str, tuple[Entry, ...]] = {}
        self._unsaved: set[str] = set()

    def get(self, name: KeptList) -> tuple[Entry, ...]:
        """The entries of a list in their order; none if the file cannot be read now."""
        if name not in self._held:
            try:
                self._held[name] = _entries(self._reader, name)
            except StoreError:
                return ()
        return self._held[name]

    def set(self, name: KeptList, entries: Iterable[Entry]) -> None:
        """Let these be the entries of a list; of two with one key, the first."""
        self.set_together({name: entries})

    def set_together(self, lists: Mapping[KeptList, Iterable[Entry]]) -> None:
        """Change several lists, all or none in the file."""
        for name, entries in lists.items():
            kept: dict[str, Entry] = {}
            for entry in entries:
                kept.setdefault(entry.key, entry)
            if tuple(kept.values()) != self.get(name):
                self._held[name] = tuple(kept.values())
                self._unsaved.add(name)
        if self._unsaved:
            self._write_all()

    def take_over(self, path: Path) -> None:
        """Read the lists of a file that another window owns; they are not written there."""
        from pyramide_qt.store.reading import open_to_read

        with contextlib.suppress(StoreError), contextlib.closing(open_to_read(path)) as reader:
            self._held = {name: _entries(reader, name) for name in KeptList}

    def write(self, connection: sqlite3.Connection) -> None:
        """Write what the file lacks, as a part of a transaction."""
        for name in sorted(self._unsaved):
            connection.execute("DELETE FROM lists WHERE list = ?", (name,))
            connection.executemany(INSERT_ENTRY, [(name, *entry) for entry in self._held[name]])

    def mark_written(self) -> None:
        """The transaction with what the file lacked has gone through."""
        self._unsaved.clear()

    def forget_file(self) -> None:
        """Another file has taken the place of the one that was read."""
        self._unsaved.update(self._held)


def _entries(reader: Reader, name: KeptList) -> tuple[Entry, ...]:
    return tuple(Entry(*row) for row in reader.fetch(_SELECT, (name,)))
