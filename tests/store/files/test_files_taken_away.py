"""Files that are deleted, moved, replaced or overwritten while a game is played cost nothing."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pyramide_qt.store.files.database_files import COMPANIONS
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.saved_game import Result
from tests.store.conftest import OpenStore, as_nobody
from tests.store.files.test_database_damage import make_other
from tests.store.plays import play, summary

LENGTH = 8


def begin(store: GameStore) -> int:
    """Win two games and begin a third; return its number."""
    for _ in range(2):
        play(store, 5, end=summary(Result.WON))
    return play(store, LENGTH)


def go_on(store: GameStore, game_id: int) -> None:
    store.append_action(game_id, LENGTH + 1, "D", 9000, summary(moves=LENGTH + 1))


def after_a_kill(open_store: OpenStore, path: Path, copy: Path) -> GameStore:
    """Open what a kill would leave: the files as they lie there now."""
    shutil.copytree(path.parent, copy, ignore=shutil.ignore_patterns("*.lock"))
    return open_store(copy / path.name)


def kinds(store: GameStore) -> list[NoticeKind]:
    return [notice.kind for notice in store.take_notices()]


def overwrite(path: Path) -> None:
    """Fill the file with noise where it lies."""
    with path.open("r+b") as file:
        file.write(random.Random(7).randbytes(path.stat().st_size))


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def delete_database(path: Path) -> None:
    path.unlink()


def delete_all_files(path: Path) -> None:
    for ending in ("", *COMPANIONS):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def delete_journal(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def rename_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def put_an_old_copy_there(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def put_another_program_there(path: Path) -> None:
    make_other(path.with_name("other"))
    path.with_name("other").replace(path)


def put_noise_there(path: Path) -> None:
    path.with_name("noise").write_bytes(random.Random(7).randbytes(50_000))
    path.with_name("noise").replace(path)


def put_a_folder_there(path: Path) -> None:
    delete_all_files(path)
    path.mkdir()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.db"


@pytest.mark.parametrize(
    ("take_away", "kind"),
    [
        (delete_folder, NoticeKind.SAVING_RESUMED),
        (delete_database, NoticeKind.SAVING_RESUMED),
        (delete_all_files, NoticeKind.SAVING_RESUMED),
        (rename_folder, NoticeKind.SAVING_RESUMED),
        (delete_journal, NoticeKind.DATABASE_UNUSABLE),
        (put_an_old_copy_there, NoticeKind.DATABASE_UNUSABLE),
        (put_a_folder_there, NoticeKind.DATABASE_UNUSABLE),
        (put_another_program_there, NoticeKind.DATABASE_FOREIGN),
        (put_noise_there, NoticeKind.DATABASE_DAMAGED),
    ],
)
def test_all_games_are_put_back_where_they_were(
    take_away: Callable[[Path], None],
    kind: NoticeKind,
    place: Path,
    open_store: OpenStore,
    tmp_path: Path,
) -> None:
    store = open_store(place)
    game_id = begin(store)
    take_away(place)
    go_on(store, game_id)
    (notice,) = store.take_notices()
    assert notice.kind is kind
    assert Path(notice.kept_as).exists()
    assert notice.rescued == (0 if kind is NoticeKind.SAVING_RESUMED else 3)
    assert store.is_saving
    killed = after_a_kill(open_store, place, tmp_path / "killed")
    assert killed.take_notices() == ()
    assert killed.statistics.totals().won == 2
    assert len(killed.actions(game_id)) == LENGTH + 1
    store.append_action(game_id, LENGTH + 2, "D", 9500, summary(moves=LENGTH + 2))
    store.close()
    again = open_store(place)
    assert again.take_notices() == ()
    assert len(again.actions(game_id)) == LENGTH + 2
    assert again.statistics.totals().won == 2


def test_what_was_put_there_is_kept_as_it_was(place: Path, open_store: OpenStore) -> None:
    store = open_store(place)
    game_id = begin(store)
    put_another_program_there(place)
    content = place.read_bytes()
    go_on(store, game_id)
    store.close()
    assert place.with_name("games.foreign-1.db").read_bytes() == content


@pytest.mark.parametrize("endings", [("",), ("-wal",), ("", "-wal"), ("", "-wal", "-shm")])
def test_noise_over_the_open_files_costs_nothing_of_the_game(
    endings: tuple[str, ...], place: Path, open_store: OpenStore, tmp_path: Path
) -> None:
    first = open_store(place)
    game_id = begin(first)
    first.close()
    store = open_store(place)
    store.update_summary(game_id, summary(moves=LENGTH))
    for ending in endings:
        overwrite(place.with_name(place.name + ending))
    go_on(store, game_id)
    killed = after_a_kill(open_store, place, tmp_path / "killed")
    assert killed.take_notices() == ()
    assert len(killed.actions(game_id)) == LENGTH + 1
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert Path(notice.kept_as).exists()
    # SQLite remembers the pages, unless it finds its index of the journal damaged.
    assert killed.statistics.totals().won == (0 if "-shm" in endings else 2)
    store.close()
    assert len(open_store(place).actions(game_id)) == LENGTH + 1


@pytest.mark.parametrize("size", [0, 100, 5000])
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_files_cut_off_cost_nothing_of_the_game(
    size: int, ending: str, place: Path, open_store: OpenStore, tmp_path: Path
) -> None:
    store = open_store(place)
    game_id = begin(store)
    os.truncate(place.with_name(place.name + ending), size)
    go_on(store, game_id)
    killed = after_a_kill(open_store, place, tmp_path / "killed")
    assert killed.take_notices() == ()
    assert len(killed.actions(game_id)) == LENGTH + 1


def test_a_game_deleted_by_another_program_is_written_again(
    place: Path, open_store: OpenStore
) -> None:
    store = open_store(place)
    game_id = begin(store)
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("PRAGMA foreign_keys = ON")
        other.execute("DELETE FROM games")
    go_on(store, game_id)
    assert store.take_notices() == ()
    store.close()
    again = open_store(place)
    assert len(again.actions(game_id)) == LENGTH + 1
    assert again.statistics.totals().played == 1


def test_games_taken_away_are_put_back_at_the_end(place: Path, open_store: OpenStore) -> None:
    store = open_store(place)
    game_id = begin(store)
    delete_folder(place)
    store.close()
    assert len(open_store(place).actions(game_id)) == LENGTH


def test_every_kind_of_write_puts_them_back(place: Path, open_store: OpenStore) -> None:
    store = open_store(place)
    game_id = begin(store)
    for change in (
        lambda: store.delete_games([1]),
        lambda: store.set_par(2, 20),
        lambda: store.update_summary(game_id, summary(time_ms=77_000)),
    ):
        delete_folder(place)
        assert change() in ((1,), None)
        assert kinds(store) == [NoticeKind.SAVING_RESUMED]
    store.close()
    again = open_store(place)
    two, three = again.game(2), again.game(game_id)
    assert two is not None
    assert three is not None
    assert (again.game(1), two.par, three.summary.time_ms) == (None, 20, 77_000)


def test_a_place_that_cannot_be_made_is_tried_again(open_folder: Path) -> None:
    place = open_folder / "data" / "games.db"
    open_folder.chmod(0o777)
    with as_nobody():
        from pyramide_qt.store.game_store import open_game_store

        store = open_game_store(place)
        game_id = begin(store)
        delete_folder(place)
    open_folder.chmod(0o555)
    with as_nobody():
        go_on(store, game_id)
        store.update_summary(game_id, summary(moves=LENGTH + 1, time_ms=10_000))
        assert (kinds(store), store.is_saving) == ([NoticeKind.SAVING_FAILED], False)
        assert store.statistics.totals().won == 2
    open_folder.chmod(0o777)
    with as_nobody():
        store.append_action(game_id, LENGTH + 2, "D", 9500, summary(moves=LENGTH + 2))
        assert (kinds(store), store.is_saving) == ([NoticeKind.SAVING_RESUMED], True)
        store.close()
        again = open_game_store(place)
        assert len(again.actions(game_id)) == LENGTH + 2
        assert again.statistics.totals().won == 2
        again.close()


def test_the_lock_is_taken_again(place: Path, open_store: OpenStore) -> None:
    store = open_store(place)
    game_id = begin(store)
    place.with_suffix(".lock").unlink()
    go_on(store, game_id)
    assert store.take_notices() == ()
    assert kinds(open_store(place)) == [NoticeKind.SECOND_WINDOW]
    delete_folder(place)
    store.update_summary(game_id, summary(moves=LENGTH + 1))
    assert kinds(store) == [NoticeKind.SAVING_RESUMED]
    assert kinds(open_store(place)) == [NoticeKind.SECOND_WINDOW]


def test_whoever_took_the_place_meanwhile_keeps_it(place: Path, open_store: OpenStore) -> None:
    first = open_store(place)
    game_id = begin(first)
    delete_folder(place)
    second = open_store(place)
    theirs = play(second, 3)
    assert second.take_notices() == ()
    go_on(first, game_id)
    assert (kinds(first), first.is_saving) == ([NoticeKind.SECOND_WINDOW], False)
    assert first.statistics.totals().won == 2
    assert len(first.actions(game_id)) == LENGTH + 1
    first.close()
    second.append_action(theirs, 4, "D", 4000, summary(moves=4))
    second.close()
    again = open_store(place)
    assert len(again.actions(theirs)) == 4
    assert again.statistics.totals().played == 1
