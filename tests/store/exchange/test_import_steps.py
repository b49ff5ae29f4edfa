"""An import in many steps is seen whole or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pyramide_qt.store.exchange.files import FileFormat
from pyramide_qt.store.exchange.importing import ForeignGame, ImportCount
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.store.conftest import OpenStore
from tests.store.exchange.test_exchange import enter, export, good, some_games


@pytest.fixture
def games(open_store: OpenStore) -> list[ForeignGame]:
    store = open_store(None)
    some_games(store)
    return good(export(store, FileFormat.JSON), FileFormat.JSON)


@pytest.fixture
def store(open_store: OpenStore) -> GameStore:
    return open_store()


def games_in(folder: Path) -> int:
    """How many games the database of `folder` holds, deleted ones too."""
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM games")
    return int(count)


def played(store: GameStore) -> int:
    return store.statistics.totals().played


def test_nothing_is_seen_before_the_end(store: GameStore, games: list[ForeignGame]) -> None:
    importing = store.begin_import()
    for game in games:
        assert importing.add([game])
        assert (played(store), list(store.history.ids())) == (0, [])
    assert importing.count == 4
    assert importing.finish() == ImportCount(added=4)
    assert played(store) == 4
    assert export(store, FileFormat.JSON).count("\n{") == 4


def test_what_is_not_finished_is_gone_after_the_end(
    store: GameStore, games: list[ForeignGame], open_store: OpenStore, tmp_path: Path
) -> None:
    assert store.begin_import().add(games)
    store.close()
    again = open_store()
    assert (again.take_notices(), played(again), games_in(tmp_path)) == ((), 0, 0)
    assert again.import_games(games) == ImportCount(added=4)


def test_a_kill_in_an_import_leaves_none_of_it(
    store: GameStore, games: list[ForeignGame], open_store: OpenStore, tmp_path: Path
) -> None:
    assert store.begin_import().add(games[:2])
    for ending in ("", "-wal"):
        shutil.copy(tmp_path / f"games.db{ending}", tmp_path / f"killed.db{ending}")
    killed = open_store(tmp_path / "killed.db")
    assert (killed.take_notices(), played(killed)) == ((), 0)
    assert killed.import_games(games) == ImportCount(added=4)
    assert played(killed) == 4


def test_a_game_played_meanwhile_has_a_number_of_its_own(
    store: GameStore, games: list[ForeignGame]
) -> None:
    importing = store.begin_import()
    assert importing.add(games[:2])
    mine = enter(store, "PY1-N-AAAAAAB", "D D", started_at="2026-07-01T00:00:00Z")
    assert importing.add(games[2:])
    store.append_action(mine, 3, "D", 3000, GameSummary(Result.OPEN, 3, 3000, 0))
    assert importing.finish() == ImportCount(added=4)
    assert played(store) == 5
    assert len(store.actions(mine)) == 3


def test_equal_games_of_one_file_come_in_once_in_whatever_steps(
    store: GameStore, games: list[ForeignGame]
) -> None:
    importing = store.begin_import()
    for game in [*games, *games]:
        assert importing.add([game])
    assert importing.finish() == ImportCount(added=4, known=4)
    assert played(store) == 4


def test_the_longest_of_a_file_takes_the_place_of_a_shorter_one(
    store: GameStore, open_store: OpenStore, tmp_path: Path
) -> None:
    other = open_store(tmp_path / "other.db")
    versions = []
    for count in (3, 2):
        enter(other, "PY1-N-AAAAAAZ", " ".join("D" * count))
        versions += good(export(other, FileFormat.JSON), FileFormat.JSON)
        other.set_current_deal("PY1-N-AAAAAAB")
        other.delete_games(list(other.history.ids()))
    first = enter(store, "PY1-N-AAAAAAZ", "D")
    store.set_current_deal("PY1-N-AAAAAAB")
    assert store.import_games(versions) == ImportCount(extended=1, known=1)
    assert len(store.actions(first)) == 3


def test_games_lost_on_their_way_are_not_counted_as_come_in(
    store: GameStore, games: list[ForeignGame]
) -> None:
    importing = store.begin_import()
    assert importing.add(games)
    store._database.connection.execute("DELETE FROM games WHERE id = 1")
    assert importing.finish() is None
    assert played(store) == 0
