"""Stores that are closed at the end of the test, and a person without rights."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pyramide_qt.store.game_store import GameStore, open_game_store
from tests.store.plays import make_games

OpenStore = Callable[..., GameStore]


@pytest.fixture
def database_path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def games(database_path: Path) -> Path:
    """A file with 41 won games, after a normal end."""
    make_games(database_path, count=41, length=10)
    return database_path


@pytest.fixture
def open_store(database_path: Path) -> Iterator[OpenStore]:
    """Open stores at `database_path`, or elsewhere, and close them after the test."""
    stores: list[GameStore] = []

    def open_it(path: Path | None = database_path) -> GameStore:
        stores.append(open_game_store(path))
        return stores[-1]

    yield open_it
    for store in stores:
        store.close()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user of the machine can reach, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="pyramide-test-"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    """Give up root's rights for a while: a mode of 0o555 stops everybody but root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
