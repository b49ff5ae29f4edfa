"""Killed at any moment, or cut off from power, the games are whole but for the move in flight."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.helpers.system.child import PYTHON
from tests.store.conftest import OpenStore
from tests.store.files.play_until_killed import LENGTH
from tests.store.plays import play, summary


def run_and_kill(path: Path, after_s: float, *, is_early: bool) -> list[tuple[int, int]]:
    """Let the child run for `after_s`; return what it found and then kept, if it came so far.

    The time counts from the child's first word or, if `is_early`, from its birth.
    """
    with subprocess.Popen(
        [*PYTHON, "-m", "tests.store.files.play_until_killed", str(path)],
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        first = "" if is_early else child.stdout.readline()
        time.sleep(after_s)
        child.kill()
        text = first + child.stdout.read()
    said = [line.split() for line in text.splitlines(keepends=True) if line.endswith("\n")]
    assert [words[0] for words in said] == ["found", *["kept"] * (len(said) - 1)][: len(said)]
    return [(int(game_id), int(seq)) for _, game_id, seq in said]


def follows(kept: tuple[int, int], found: tuple[int, int]) -> bool:
    """Say whether `found` is what was kept or one move more."""
    game_id, seq = kept
    # Between two games the table may already hold the next deal, which has no game yet.
    after = (game_id, seq + 1) if 0 < seq < LENGTH else (game_id + 1, 1)
    return found in (kept, after) or (seq == LENGTH and found == (0, 0))


def check_all(path: Path, kept: tuple[int, int]) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    store = open_game_store(path)
    assert store.take_notices() == ()
    for game_id in range(1, kept[0] + 1):
        game = store.game(game_id)
        assert game is not None
        length = len(game.actions)
        assert [action.text for action in game.actions] == [f"A{n + 1}" for n in range(length)]
        result = Result.WON if length == LENGTH else Result.OPEN
        assert game.summary == GameSummary(result, length, 100 * length, 10 * length)
        assert length == LENGTH or game_id == kept[0]
    assert store.statistics.totals().played in (kept[0], kept[0] + 1)
    store.close()


def kill_often(path: Path, times: int, seed: int) -> None:
    random_numbers = random.Random(seed)
    kept = (0, 0)
    for _ in range(times):
        is_early = random_numbers.random() < 0.3
        after_s = random_numbers.uniform(0, 0.15 if is_early else 0.05)
        said = run_and_kill(path, after_s, is_early=is_early)
        if said:
            assert kept == said[0] == (0, 0) or follows(kept, said[0])
            kept = max(kept, said[-1])
    assert kept > (1, 0)
    check_all(path, kept)


def test_ten_kills_lose_at_most_the_move_in_flight(database_path: Path) -> None:
    kill_often(database_path, 10, seed=11)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_five_hundred_kills_lose_at_most_the_move_in_flight(database_path: Path) -> None:
    kill_often(database_path, 500, seed=12)


def cut_journal(database_path: Path, folder: Path, size: int, *, noise: bytes = b"") -> Path:
    """Copy database and journal as a power cut may leave them; return the copy."""
    folder.mkdir()
    copy = folder / "games.db"
    shutil.copy(database_path, copy)
    journal = database_path.with_name("games.db-wal").read_bytes()
    copy.with_name("games.db-wal").write_bytes(journal[:size] + noise)
    return copy


@pytest.mark.parametrize("noise", [b"", bytes(5000), random.Random(5).randbytes(5000)])
def test_a_journal_cut_anywhere_gives_the_game_up_to_there(
    open_store: OpenStore, database_path: Path, tmp_path: Path, noise: bytes
) -> None:
    store = open_store()
    game_id = play(store, 30)
    size = database_path.with_name("games.db-wal").stat().st_size
    lengths = []
    for step in range(12):
        # What has not even the head of a journal is kept by name: see test_left_journals.
        cut = max(32, size * step // 11)
        copy = cut_journal(database_path, tmp_path / f"cut-{step}", cut, noise=noise)
        after = open_store(copy)
        assert after.take_notices() == ()
        game = after.game_in_progress()
        lengths.append(len(game.actions) if game is not None else 0)
        if game is not None:
            assert game.summary == summary(moves=lengths[-1], time_ms=lengths[-1] * 500)
            after.append_action(game_id, lengths[-1] + 1, "D", 1, summary())
        after.close()
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (0, 30)


def test_every_action_reaches_the_disk_before_it_counts(database_path: Path) -> None:
    database = Database(database_path)
    (synchronous,) = database.connection.execute("PRAGMA synchronous").fetchone()
    (journal,) = database.connection.execute("PRAGMA journal_mode").fetchone()
    database.close()
    assert (synchronous, journal) == (2, "wal")


def test_another_reader_sees_each_action_as_soon_as_it_is_made(
    open_store: OpenStore, database_path: Path
) -> None:
    store = open_store()
    game_id = play(store, 1)
    with contextlib.closing(sqlite3.connect(database_path)) as reader:
        for seq in range(2, 30):
            store.append_action(game_id, seq, "D", seq, summary(moves=seq))
            seen = reader.execute(
                "SELECT count(*), max(last_move_count) FROM actions JOIN games ON game_id = id"
            ).fetchone()
            assert seen == (seq, seq)
