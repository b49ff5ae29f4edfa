"""Journals that cannot be copied or that are somebody else's business are not touched."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramide_qt.store.files import left_journal
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.reading import open_to_read
from tests.store.conftest import OpenStore
from tests.store.files.journals import names, other_wal, put_journal
from tests.store.files.test_left_journals import folder, link
from tests.store.plays import only_notice, play, summary


@pytest.mark.parametrize("wall", ["copy_bytes", "keep_with_journal"])
def test_without_room_for_a_copy_nothing_is_touched(
    games: Path,
    tmp_path: Path,
    open_store: OpenStore,
    monkeypatch: pytest.MonkeyPatch,
    wall: str,
) -> None:
    put_journal(other_wal(tmp_path / "other"), games, "-wal")
    before = {name: games.with_name(name).read_bytes() for name in names(games)}

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(left_journal, wall, refuse)
    store = open_store(games)
    notice = only_notice(store)
    assert (notice.kind, notice.detail) == (
        NoticeKind.DATABASE_UNUSABLE,
        "No space left on device",
    )
    assert not store.is_saving
    play(store)
    store.close()
    assert {name: games.with_name(name).read_bytes() for name in names(games)} == before


def test_files_that_somebody_is_writing_are_left_alone(
    games: Path, tmp_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_journal(other_wal(tmp_path / "other"), games, "-wal")

    def copy_while_written(source: Path, target: Path, *, is_to_last: bool) -> None:
        shutil.copy(source, target)
        os.utime(source, (1, 1))

    monkeypatch.setattr(left_journal, "copy_bytes", copy_while_written)
    before = names(games)
    store = open_store(games)
    assert only_notice(store).kind is NoticeKind.DATABASE_UNUSABLE
    assert not store.is_saving
    assert names(games) == before


def test_a_link_to_a_file_that_is_away_is_left_alone(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    away = tmp_path / "disk" / "games.db"
    away.parent.mkdir()
    games.rename(away)
    games.symlink_to(away)
    away.parent.rename(tmp_path / "taken out")
    store = open_store(games)
    assert only_notice(store).kind is NoticeKind.DATABASE_UNUSABLE
    assert not store.is_saving
    play(store)
    store.close()
    (tmp_path / "taken out").rename(away.parent)
    again = open_store(games)
    assert (again.take_notices(), again.statistics.totals().played) == ((), 41)
    assert games.is_symlink()


def test_a_file_that_cannot_be_written_is_left_alone(
    games: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever is root may write everything, so the answer of the system is put in.
    monkeypatch.setattr(os, "access", lambda path, mode: path != games or mode != os.W_OK)
    before = games.read_bytes()
    store = open_store(games)
    assert only_notice(store).kind is NoticeKind.DATABASE_UNUSABLE
    assert not store.is_saving
    play(store)
    store.close()
    assert games.read_bytes() == before


def test_only_the_owner_looks_at_a_journal(
    games: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = open_store(games)
    game_id = play(owner, 5)

    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(left_journal, "examine_journals", refuse)
    before = {each: Path(f"{games}{each}").read_bytes() for each in ("", "-wal")}
    second = open_store(games)
    assert only_notice(second).kind is NoticeKind.SECOND_WINDOW
    second.close()
    with contextlib.closing(open_to_read(games)) as reader:
        assert reader.fetch("SELECT count(*) FROM games") == [(42,)]
    assert {each: Path(f"{games}{each}").read_bytes() for each in ("", "-wal")} == before
    owner.append_action(game_id, 6, "D", 9000, summary(moves=6))
    assert owner.take_notices() == ()


def test_a_reading_command_reads_the_file_without_a_journal_that_spoils_it(
    games: Path, tmp_path: Path
) -> None:
    journal = put_journal(other_wal(tmp_path / "other"), games, "-wal")
    content = games.read_bytes()
    with contextlib.closing(open_to_read(games)) as reader:
        assert reader.fetch("SELECT count(*) FROM games") == [(41,)]
    assert games.read_bytes() == content
    assert games.with_name("games.db-wal").read_bytes() == journal


@pytest.mark.parametrize("put", [folder, link, os.mkfifo])
def test_a_reading_command_passes_by_what_is_no_journal(
    games: Path, put: Callable[[Path], None]
) -> None:
    put(games.with_name("games.db-wal"))
    with contextlib.closing(open_to_read(games)) as reader:
        assert reader.fetch("SELECT count(*) FROM games") == [(41,)]
