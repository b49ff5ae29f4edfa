"""Folders and files that cannot be written, and two windows at once."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.saved_game import Result
from tests.store.conftest import OpenStore, as_nobody
from tests.store.plays import assert_play_goes_on, make_games, only_notice, play, summary


def test_a_file_in_the_folders_place_leaves_memory(open_store: OpenStore, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = open_store(tmp_path / "file" / "games.db")
    assert only_notice(store).kind is NoticeKind.DATABASE_UNUSABLE
    assert not store.is_saving
    play(store, end=summary(Result.WON))
    assert store.statistics.totals().won == 1
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_in_the_files_place_is_moved_away(
    open_store: OpenStore, database_path: Path
) -> None:
    database_path.mkdir()
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_UNUSABLE
    assert Path(notice.kept_as).is_dir()
    assert_play_goes_on(open_store, store)


def test_a_folder_in_the_locks_place_leaves_memory(
    open_store: OpenStore, database_path: Path
) -> None:
    make_games(database_path)
    database_path.with_suffix(".lock").unlink()
    database_path.with_suffix(".lock").mkdir()
    content = database_path.read_bytes()
    store = open_store()
    assert only_notice(store).kind is NoticeKind.DATABASE_UNUSABLE
    play(store)
    store.close()
    assert database_path.read_bytes() == content


@pytest.mark.parametrize("content", [None, b"damaged"])
def test_a_read_only_folder_leaves_memory_and_changes_nothing(
    open_store: OpenStore, open_folder: Path, content: bytes | None
) -> None:
    path = open_folder / "games.db"
    make_games(path)
    if content is not None:
        path.write_bytes(content)
    before = {file: file.read_bytes() for file in open_folder.iterdir()}
    path.with_suffix(".lock").chmod(0o666)
    open_folder.chmod(0o555)
    with as_nobody():
        store = open_store(path)
        assert only_notice(store).kind is (
            NoticeKind.DATABASE_DAMAGED if content else NoticeKind.DATABASE_UNUSABLE
        )
        assert not store.is_saving
        play(store)
        assert store.game_in_progress() is not None
    store.close()
    assert {file: file.read_bytes() for file in open_folder.iterdir()} == before


def test_an_unreadable_file_is_not_written_over(open_store: OpenStore, open_folder: Path) -> None:
    path = open_folder / "games.db"
    make_games(path)
    path.chmod(0)
    path.with_suffix(".lock").chmod(0o666)
    open_folder.chmod(0o777)
    with as_nobody():
        store = open_store(path)
        notice = only_notice(store)
        assert notice.kind is NoticeKind.DATABASE_UNUSABLE
        store.close()
    with contextlib.closing(sqlite3.connect(notice.kept_as)) as kept:
        assert kept.execute("SELECT count(*) FROM games").fetchone() == (5,)


def test_two_windows_never_write_one_game(open_store: OpenStore, database_path: Path) -> None:
    first = open_store()
    game_id = play(first)
    second = open_store()
    assert only_notice(second).kind is NoticeKind.SECOND_WINDOW
    assert not second.is_saving
    assert second.game_in_progress() is None
    play(second, 9, end=summary(Result.WON))
    second.close()
    first.append_action(game_id, 4, "D", 2000, summary())
    first.close()
    third = open_store()
    assert third.take_notices() == ()
    assert (third.statistics.totals().played, third.statistics.totals().won) == (1, 0)
    assert len(third.actions(game_id)) == 4
    assert sorted(path.name for path in database_path.parent.glob("games*")) == [
        "games.db",
        "games.db-shm",
        "games.db-wal",
        "games.lock",
    ]


def test_a_database_that_cannot_be_made_leaves_memory(
    open_store: OpenStore, database_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> sqlite3.Connection:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pyramide_qt.store.files.database_start.create_file", refuse)
    store = open_store()
    assert only_notice(store).kind is NoticeKind.DATABASE_UNUSABLE
    play(store)
    assert store.statistics.totals().played == 1
    assert not database_path.exists()
