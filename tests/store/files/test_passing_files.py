"""What killed processes leave is removed, and nothing of anybody else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyramide_qt.store.files.passing_files import passing_name, remove_leftovers
from pyramide_qt.store.reading import open_to_read
from tests.store.conftest import OpenStore
from tests.store.plays import play


@pytest.fixture(scope="module")
def ended() -> int:
    """The number of a process that has ended."""
    child = subprocess.Popen([sys.executable, "-I", "-c", ""])
    child.wait()
    return child.pid


def test_only_our_own_files_of_ended_processes_go(tmp_path: Path, ended: int) -> None:
    ours = [f".games.db.{ended}.new", f".settings.json.{ended}.new", f".games.db.{ended}.trial-wal"]
    others = [
        *(
            "games.db",
            "games.db.new",
            "games.db.trial",
            f"notes.{ended}.new",
            f".notes.{ended}.txt",
        ),
        f".games.db.{os.getpid()}.new",
        f".games.db.{os.getppid()}.new",
    ]
    for name in (*ours, *others):
        (tmp_path / name).write_bytes(b"x")
    (tmp_path / f".folder.{ended}.new").mkdir()
    (tmp_path / f".link.{ended}.new").symlink_to(tmp_path / "games.db")
    remove_leftovers(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*others, f".folder.{ended}.new", f".link.{ended}.new"}


def test_what_is_old_goes_whoever_has_the_number_now(tmp_path: Path) -> None:
    old = tmp_path / f".games.db.{os.getppid()}.new"
    old.write_bytes(b"x")
    os.utime(old, (0, 0))
    remove_leftovers(tmp_path)
    assert not old.exists()


def test_a_folder_that_is_none_is_no_trouble(tmp_path: Path) -> None:
    remove_leftovers(tmp_path / "gone")


def test_a_players_own_files_beside_the_games_stay(
    open_store: OpenStore, database_path: Path
) -> None:
    play(open_store())
    kept = [database_path.with_name(name) for name in ("games.db.trial", "games.db.new")]
    for path in kept:
        path.write_text("mine")
    store = open_store()
    play(store)
    store.close()
    assert [path.read_text() for path in kept] == ["mine", "mine"]
    assert passing_name(database_path, "new").name == f".games.db.{os.getpid()}.new"


def test_reading_leaves_nothing_beside_the_games(
    open_store: OpenStore, database_path: Path
) -> None:
    store = open_store()
    play(store)
    store.close()
    before = sorted(path.name for path in database_path.parent.iterdir())
    reader = open_to_read(database_path)
    assert reader.fetch("SELECT count(*) FROM games") == [(1,)]
    reader.close()
    assert sorted(path.name for path in database_path.parent.iterdir()) == before
