"""A journal that lies beside the games at a start may not cost one of them."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.files.database_schema import STEPS
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from tests.store.conftest import OpenStore, as_nobody
from tests.store.files.journals import (
    assert_kept_apart,
    hot_journal,
    kill,
    killed_with,
    other_wal,
    put_journal,
    told_of_journal,
)
from tests.store.plays import assert_play_goes_on, make_games, only_notice, play


@pytest.mark.parametrize("page_bytes", [512, 4096, 65536])
@pytest.mark.parametrize("endings", [("-wal",), ("-wal", "-shm")])
def test_the_journal_of_another_program_costs_no_game(
    games: Path, tmp_path: Path, open_store: OpenStore, page_bytes: int, endings: tuple[str, ...]
) -> None:
    journal = put_journal(other_wal(tmp_path / "o", page_bytes=page_bytes), games, *endings)
    assert_kept_apart(open_store, games, "-wal", journal)


def test_a_journal_that_names_no_database_costs_no_game(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    journal = put_journal(other_wal(tmp_path / "other", is_old_table=True), games, "-wal")
    assert_kept_apart(open_store, games, "-wal", journal)


def test_a_rollback_journal_of_another_program_costs_no_game(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    journal = put_journal(hot_journal(tmp_path / "other"), games, "-journal")
    assert_kept_apart(open_store, games, "-journal", journal)


def test_a_rollback_journal_of_our_own_is_rolled_back(
    database_path: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    make_games(database_path, count=300, length=1)
    half = hot_journal(tmp_path / "half", database_path)
    assert half.read_bytes() != database_path.read_bytes()
    store = open_store(half)
    assert store.take_notices() == ()
    assert {store.game(each).recorded.move_count for each in range(1, 301)} == {1}
    assert store.is_saving


def test_a_rollback_journal_deletes_no_file_that_it_names(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    make_games(games, count=260, length=1)
    named = tmp_path / "letters.txt"
    named.write_bytes(b"dear")
    name = os.fsencode(named)
    tail = (
        bytes(4) + name + len(name).to_bytes(4, "big") + (sum(name) % 2**32).to_bytes(4, "big")
    ) + bytes.fromhex("d9d505f920a163d7")
    source = hot_journal(tmp_path / "other", games)
    Path(f"{source}-journal").write_bytes(Path(f"{source}-journal").read_bytes() + tail)
    journal = put_journal(source, games, "-journal")
    assert_kept_apart(open_store, games, "-journal", journal, played=301)
    assert named.read_bytes() == b"dear"


def test_our_own_journal_is_used_though_another_programs_lies_there_too(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    path = killed_with(games, tmp_path / "killed", 5)
    journal = put_journal(hot_journal(tmp_path / "other"), path, "-journal")
    assert_kept_apart(open_store, path, "-journal", journal, played=42)


def no_file(companion: Path) -> None:
    companion.write_bytes(b"")


def zeros(companion: Path) -> None:
    companion.write_bytes(bytes(9000))


@pytest.mark.parametrize("ending", ["-wal", "-journal", "-shm"])
@pytest.mark.parametrize("put", [no_file, zeros])
def test_a_journal_that_holds_nothing_is_nothing(
    games: Path, open_store: OpenStore, ending: str, put: Callable[[Path], None]
) -> None:
    put(Path(f"{games}{ending}"))
    store = open_store(games)
    assert store.statistics.totals().played == 41
    assert_play_goes_on(open_store, store)


@pytest.mark.parametrize("ending", ["-wal", "-journal"])
@pytest.mark.parametrize("size", [1, 20, 5000])
def test_noise_for_a_journal_is_kept(
    games: Path, open_store: OpenStore, ending: str, size: int
) -> None:
    noise = random.Random(size).randbytes(size)
    Path(f"{games}{ending}").write_bytes(noise)
    assert_kept_apart(open_store, games, ending, noise)


def folder(companion: Path) -> None:
    companion.mkdir()
    (companion / "letter").write_bytes(b"dear")


def link(companion: Path) -> None:
    (companion.parent / "letter").write_bytes(b"dear")
    companion.symlink_to("letter")


def dangling_link(companion: Path) -> None:
    companion.symlink_to("nowhere")


@pytest.mark.parametrize("ending", ["-wal", "-journal", "-shm"])
@pytest.mark.parametrize("put", [folder, link, dangling_link, os.mkfifo])
@pytest.mark.parametrize("is_damaged", [False, True])
def test_what_is_no_file_beside_the_games_is_kept_and_not_touched(
    games: Path,
    open_store: OpenStore,
    ending: str,
    put: Callable[[Path], None],
    is_damaged: bool,
) -> None:
    if is_damaged:
        games.write_bytes(b"noise" + games.read_bytes())
    put(Path(f"{games}{ending}"))
    mode = Path(f"{games}{ending}").lstat().st_mode
    store = open_store(games)
    notice = only_notice(store)
    kept = Path(f"{notice.kept_as}{ending}")
    assert kept.lstat().st_mode == mode
    assert not (games.parent / "nowhere").exists()
    for letter in games.parent.rglob("letter"):
        assert letter.read_bytes() == b"dear"
    assert store.statistics.totals().played == (0 if is_damaged else 41)
    assert_play_goes_on(open_store, store)


def test_a_journal_that_may_not_be_read_is_kept(open_folder: Path, open_store: OpenStore) -> None:
    games = open_folder / "games.db"
    make_games(games)
    journal = Path(f"{games}-wal")
    journal.write_bytes(b"secret")
    journal.chmod(0)
    games.with_suffix(".lock").unlink()
    games.chmod(0o666)
    open_folder.chmod(0o777)
    with as_nobody():
        store = open_store(games)
        notice = only_notice(store)
        assert notice.kind is NoticeKind.DATABASE_JOURNAL
        assert store.statistics.totals().played == 5
        assert_play_goes_on(open_store_at(open_store, games), store)
    assert Path(f"{notice.kept_as}-wal").read_bytes() == b"secret"


def open_store_at(open_store: OpenStore, path: Path) -> Callable[[], GameStore]:
    return lambda: open_store(path)


@pytest.mark.parametrize("content", [b"", b"n", b"noise" * 1000])
def test_the_journal_of_a_damaged_file_is_kept_beside_it(
    database_path: Path, tmp_path: Path, open_store: OpenStore, content: bytes
) -> None:
    journal = put_journal(other_wal(tmp_path / "other"), database_path, "-wal")
    database_path.write_bytes(content)
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert Path(notice.kept_as).read_bytes() == content
    assert Path(f"{notice.kept_as}-wal").read_bytes() == journal
    assert_play_goes_on(open_store, store)


def test_a_damaged_file_under_another_programs_journal_is_rescued(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    content = bytearray(games.read_bytes())
    with contextlib.closing(sqlite3.connect(games)) as database:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = 'wins_by_time'"
        (root,) = database.execute(query).fetchone()
    content[4096 * (root - 1) : 4096 * root] = bytes(4096)
    games.write_bytes(content)
    journal = put_journal(other_wal(tmp_path / "other"), games, "-wal")
    store = open_store(games)
    of_journal, of_file = store.take_notices()
    assert (of_journal.kind, of_file.kind) == (
        NoticeKind.DATABASE_JOURNAL,
        NoticeKind.DATABASE_DAMAGED,
    )
    assert Path(f"{of_journal.kept_as}-wal").read_bytes() == journal
    assert (of_file.rescued, store.statistics.totals().won) == (41, 41)
    assert_play_goes_on(open_store, store)


def test_a_journal_damaged_in_the_middle_is_kept_and_used_up_to_there(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    path = killed_with(games, tmp_path / "killed", 30)
    place = path.with_name("games.db-wal")
    journal = bytearray(place.read_bytes())
    journal[len(journal) // 2] ^= 1
    place.write_bytes(journal)
    store = told_of_journal(open_store, path, "-wal", bytes(journal))
    assert 5 < len(store.actions(42)) < 25
    assert_play_goes_on(open_store_at(open_store, path), store)


def test_a_file_of_a_newer_version_is_kept_as_it_is_with_its_journal(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    newer = (*STEPS, "CREATE TABLE more (x);")
    Database(games, steps=newer).close()
    path = tmp_path / "killed" / "games.db"
    store = GameStore(Database(games, steps=newer))
    play(store)
    kill(store, games, path.parent)
    content, journal = path.read_bytes(), path.with_name("games.db-wal").read_bytes()
    store = open_store(path)
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_NEWER
    assert Path(notice.kept_as).read_bytes() == content
    assert Path(f"{notice.kept_as}-wal").read_bytes() == journal
    assert_play_goes_on(open_store_at(open_store, path), store)
