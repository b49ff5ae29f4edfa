"""Moves or copies a file out of the way under a name that says why, never over another file."""

from __future__ import annotations

import itertools
from pathlib import Path

from pyramide_qt.store.atomic_file import sync_folder, write_atomically


def free_name(path: Path, word: str, companions: tuple[str, ...] = ()) -> Path:
    """Name beside `path` that nothing bears yet: `games.db`, "damaged" -> `games.damaged-1.db`.

    `companions` are endings of files that travel along (`-wal`), which must be free as well.
    """
    names = (path.with_name(f"{path.stem}.{word}-{n}{path.suffix}") for n in itertools.count(1))
    return next(
        name
        for name in names
        if not any(_is_there(_with_ending(name, ending)) for ending in ("", *companions))
    )


def set_aside(path: Path, word: str, companions: tuple[str, ...] = ()) -> Path:
    """Rename `path` and the companions that exist; return the new name.

    Raises OSError, also if there was nothing to rename.
    """
    name = free_name(path, word, companions)
    # The companions go first: were the main file to go first and the program to end there, a
    # fresh main file would find the journal of the old one.
    has_moved = False
    for ending in (*companions, ""):
        source = _with_ending(path, ending)
        is_last_hope = ending == "" and not has_moved
        if _is_there(source) or is_last_hope:
            source.rename(_with_ending(name, ending))
            has_moved = True
    sync_folder(path.parent)
    return name


def copy_aside(path: Path, word: str) -> Path:
    """Copy a small file under a free name; return that name. Raises OSError or StoreError."""
    name = free_name(path, word)
    write_atomically(name, path.read_bytes())
    return name


def _with_ending(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _is_there(path: Path) -> bool:
    return path.exists() or path.is_symlink()
