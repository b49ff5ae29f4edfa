"""Whatever lies in the data folder: the games open, all is told once, and saving is told truly."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.saved_game import Result
from tests.store.files.strange_folders import change
from tests.store.plays import play, summary

GAMES = 12
# Beside the games these come and go by themselves.
PASSING = ("games.lock", "games.db-wal", "games.db-shm")


@pytest.fixture(scope="module")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with twelve games, the last one on the table, and lists."""
    folder = tmp_path_factory.mktemp("pattern")
    store = open_game_store(folder / "games.db")
    for _ in range(GAMES - 1):
        play(store, 6, end=summary(Result.WON))
    store.lists.set(KeptList.FAVOURITES, [Entry("TT"), Entry("GZ")])
    play(store, 4)
    store.close()
    return folder


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} - set(PASSING)


def actions_on_disk(path: Path, game_id: int) -> int:
    """How many actions another program finds of the game on the table."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as other:
            query = "SELECT count(*) FROM actions WHERE game_id = ?"
            return int(other.execute(query, (game_id,)).fetchone()[0])
    except sqlite3.Error:
        return 0


def games_for_others(path: Path) -> int:
    """How many games another program finds in the file alone; all, where it can read none."""
    if not path.is_file():
        # Whose file was taken away knew that it was there.
        return GAMES if os.path.lexists(path) else 0
    query = "SELECT count(*) FROM games WHERE is_deleted = 0"
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as other:
            return int(other.execute(query).fetchone()[0])
    except (sqlite3.Error, UnicodeDecodeError):
        # Of the text of an error, too, anything may have come from the file.
        return GAMES


def look_into(store: GameStore) -> None:
    """Ask what dialogs ask; nothing of it may fail."""
    store.statistics.totals()
    store.statistics.streaks()
    store.lists.get(KeptList.FAVOURITES)
    store.game_in_progress()
    store.current_deal()


def try_out(folder: Path, pattern: Path, seed: int) -> None:
    shutil.copytree(pattern, folder)
    path = folder / "games.db"
    change(path, seed)
    before = path.read_bytes() if path.is_file() else b""
    count = games_for_others(path)
    store = open_game_store(path)
    told = [notice_text(notice) for notice in store.take_notices()]
    assert all(told), seed
    look_into(store)
    told += [notice_text(notice) for notice in store.take_notices()]
    has_all = store.statistics.totals().played >= count
    assert has_all or told, f"{seed}: games are gone and nothing is said"
    if not has_all and before:
        # The raw bytes lie somewhere still.
        kept = [each.read_bytes() for each in folder.iterdir() if each.is_file()]
        assert any(before[:50_000] in each for each in kept), seed
    game_id = play(store, 2)
    assert store.is_saving is (actions_on_disk(path, game_id) == 2), seed
    store.close()
    again = open_game_store(path)
    aside = names(folder)
    if store.is_saving:
        assert [notice_text(notice) for notice in again.take_notices()] == [], seed
        assert len(again.actions(game_id)) == 2, seed
    again.close()
    third = open_game_store(path)
    third.close()
    assert names(folder) == aside, f"{seed}: set aside once more"


@pytest.mark.parametrize("part", range(10))
def test_games_open_whatever_lies_there(tmp_path: Path, pattern: Path, part: int) -> None:
    for seed in range(part * 10, part * 10 + 10):
        try_out(tmp_path / str(seed), pattern, seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_two_thousand_strange_folders(tmp_path: Path, pattern: Path, part: int) -> None:
    for seed in range(1000 + part * 95, 1000 + part * 95 + 95):
        try_out(tmp_path / str(seed), pattern, seed)
        shutil.rmtree(tmp_path / str(seed))
