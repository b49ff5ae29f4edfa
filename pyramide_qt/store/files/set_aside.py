"""Moves or copies a file out of the way under a name that says why, never over another file."""

from __future__ import annotations

import itertools
import os
import stat
from pathlib import Path

from pyramide_qt.store.files.atomic_file import sync_folder, write_atomically


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
    """Rename `path` and the companions that exist; return the new name, of the first if of many.

    Raises OSError, also if there was nothing to rename.
    """
    name = free_name(path, word, companions)
    # The companions go first: were the main file to go first and the program to end there, a
    # fresh main file would find the journal of the old one.
    moved: list[Path] = []
    for ending in (*companions, ""):
        source = _with_ending(path, ending)
        is_last_hope = ending == "" and not moved
        if _is_there(source) or is_last_hope:
            moved.append(source.rename(_with_ending(name, ending)))
    sync_folder(path.parent)
    return name if name in moved else moved[0]


def keep_with_journal(
    path: Path, ending: str, companions: tuple[str, ...], kept_as: Path | None, *, is_moved: bool
) -> Path:
    """Keep a copy of the database at `path` beside its journal, which is moved there or copied.

    The database is copied unless that was done before, to `kept_as`. Return its new name; the
    journal bears that with its `ending`. Raises OSError.
    """
    if kept_as is None:
        kept_as = free_name(path, "journal", companions)
        copy_bytes(path, kept_as)
    journal = _with_ending(path, ending)
    if is_moved:
        journal.rename(_with_ending(kept_as, ending))
    else:
        copy_bytes(journal, _with_ending(kept_as, ending))
    sync_folder(path.parent)
    return kept_as


def copy_aside(path: Path, word: str) -> Path:
    """Copy a small file under a free name; return that name. Raises OSError or StoreError."""
    name = free_name(path, word)
    write_atomically(name, path.read_bytes())
    return name


def copy_bytes(source: Path, target: Path, *, is_to_last: bool = True) -> None:
    """Copy a file to a name that is free, leaving no half copy. Raises OSError."""
    with source.open("rb") as old, target.open("xb") as new:
        try:
            # Whoever may not read the one may not read the other; the owner must write a trial.
            target.chmod(stat.S_IMODE(source.stat().st_mode) | stat.S_IWUSR)
            while block := old.read(2**20):
                new.write(block)
            if is_to_last:
                new.flush()
                os.fsync(new.fileno())
        except BaseException:
            target.unlink()
            raise


def _with_ending(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _is_there(path: Path) -> bool:
    return path.exists() or path.is_symlink()
