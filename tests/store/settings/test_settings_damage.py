"""Settings in bad times: whatever lies in the file's place, the game starts and nothing is lost."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files import set_aside
from pyramide_qt.store.notices import Notice, NoticeKind
from pyramide_qt.store.settings import settings_file
from pyramide_qt.store.settings.schema import DECK, ERROR_HELP, SETTINGS, SHOW_CLOCK
from pyramide_qt.store.settings.settings_file import SettingsFile
from pyramide_qt.store.settings.settings_text import (
    DamagedSettings,
    StoredSettings,
    parse_settings,
    settings_bytes,
)
from tests.store.conftest import as_nobody

DAMAGED = {
    "zero bytes": b"",
    "zeros": bytes(4096),
    "noise": random.Random(7).randbytes(3000),
    "not JSON": b"deck = dark",
    "cut off": b'{"version": 1, "settings": {"deck": "da',
    "a list": b'[{"version": 1}]',
    "no version": b'{"settings": {}}',
    "version true": b'{"version": true, "settings": {}}',
    "version text": b'{"version": "1", "settings": {}}',
    "version 0": b'{"version": 0, "settings": {}}',
    "settings a list": b'{"version": 1, "settings": []}',
    "not a number": b'{"version": 1, "settings": {"deck": NaN}}',
    "a number without end": b'{"version": 1, "settings": {"deck": ' + b"9" * 9000 + b"}}",
    "a number beyond all": b'{"version": 1, "settings": {"own": 1e999}}',
    "too deep": b'{"version": 1, "settings": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "too long": b'{"version": 1, "settings": {}}' + b" " * 1_000_000,
    "another program's": b"[General]\r\nfont=Sans\r\n",
    "latin 1": '{"version": 1, "settings": {"deck": "\xe9"}}'.encode("latin-1"),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def only_notice(settings: SettingsFile) -> Notice:
    (notice,) = settings.take_notices()
    return notice


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_set_aside_and_the_game_starts(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings = SettingsFile.load(path)
    notice = only_notice(settings)
    assert (notice.kind, notice.path) == (NoticeKind.SETTINGS_DAMAGED, str(path))
    assert notice.kept_as == str(path.with_name("settings.damaged-1.json"))
    assert Path(notice.kept_as).read_bytes() == content
    assert settings.get(DECK) == "classic"
    settings.set(DECK, "dark")
    again = SettingsFile.load(path)
    assert again.get(DECK) == "dark"
    assert again.take_notices() == ()


def test_one_bad_value_costs_that_value_alone_and_is_told_once(path: Path) -> None:
    content = json.dumps(
        {"version": 1, "settings": {"deck": "dark", "show_clock": "false", "error_help": True}}
    )
    path.write_text(content)
    settings = SettingsFile.load(path)
    notice = only_notice(settings)
    assert (notice.kind, notice.keys) == (NoticeKind.SETTINGS_VALUES_REFUSED, ("show_clock",))
    assert Path(notice.kept_as).read_text() == content
    assert (settings.get(DECK), settings.get(SHOW_CLOCK), settings.get(ERROR_HELP)) == (
        "dark",
        True,
        True,
    )
    again = SettingsFile.load(path)
    assert again.take_notices() == ()
    assert again.get(ERROR_HELP) is True


def test_a_newer_file_is_read_and_kept(path: Path) -> None:
    stored = {"deck": "dark", "theme": {"name": "aurora"}, "sparkle": [1, 2]}
    content = json.dumps({"version": 9, "settings": stored})
    path.write_text(content)
    settings = SettingsFile.load(path)
    assert only_notice(settings).kind is NoticeKind.SETTINGS_NEWER
    assert path.read_text() == content
    assert settings.get(DECK) == "dark"
    settings.set(ERROR_HELP, True)
    assert settings.take_notices() == ()
    assert json.loads(path.read_text()) == {
        "version": 9,
        "settings": {**stored, "error_help": True},
    }
    assert path.with_name("settings.version-9-1.json").read_text() == content
    settings.set(ERROR_HELP, False)
    assert len(list(path.parent.iterdir())) == 2


def test_a_newer_file_that_cannot_be_copied_is_not_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = json.dumps({"version": 9, "settings": {}})
    path.write_text(content)
    settings = SettingsFile.load(path)
    settings.take_notices()
    monkeypatch.setattr(set_aside, "copy_aside", _refuse)
    settings.set(ERROR_HELP, True)
    assert only_notice(settings).kind is NoticeKind.SETTINGS_NOT_SAVED
    assert path.read_text() == content
    assert settings.get(ERROR_HELP) is True


def test_unknown_keys_survive_a_rewrite(path: Path) -> None:
    path.write_text(json.dumps({"version": 1, "settings": {"sparkle": "\ud800", "deck": "dark"}}))
    settings = SettingsFile.load(path)
    settings.set(ERROR_HELP, True)
    assert json.loads(path.read_text())["settings"]["sparkle"] == "\ud800"
    assert settings.take_notices() == ()


def test_a_file_damaged_in_play_is_set_aside_and_written_anew(path: Path) -> None:
    settings = SettingsFile.load(path)
    settings.set(DECK, "dark")
    path.write_bytes(bytes(100))
    settings.set(ERROR_HELP, True)
    assert only_notice(settings).kind is NoticeKind.SETTINGS_DAMAGED
    again = SettingsFile.load(path)
    assert (again.get(DECK), again.get(ERROR_HELP)) == ("dark", True)


def test_a_folder_in_the_files_place_is_moved_away(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")
    settings = SettingsFile.load(path)
    notice = only_notice(settings)
    assert notice.kind is NoticeKind.SETTINGS_UNREADABLE
    assert (Path(notice.kept_as) / "inside").read_text() == "kept"
    settings.set(DECK, "dark")
    assert SettingsFile.load(path).get(DECK) == "dark"


def test_without_a_folder_settings_stay_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = SettingsFile.load(tmp_path / "file" / "settings.json")
    assert only_notice(settings).kind is NoticeKind.SETTINGS_UNREADABLE
    settings.set(DECK, "dark")
    assert only_notice(settings).kind is NoticeKind.SETTINGS_NOT_SAVED
    settings.set(DECK, "contrast")
    assert settings.take_notices() == ()
    assert settings.get(DECK) == "contrast"


def test_a_read_only_folder_is_told_once_and_nothing_changes(open_folder: Path) -> None:
    path = open_folder / "settings.json"
    path.write_text('{"version": 1, "settings": {"deck": "dark"}}')
    content = path.read_bytes()
    open_folder.chmod(0o555)
    with as_nobody():
        settings = SettingsFile.load(path)
        assert settings.get(DECK) == "dark"
        settings.set(DECK, "contrast")
        assert only_notice(settings).kind is NoticeKind.SETTINGS_NOT_SAVED
        settings.set(ERROR_HELP, True)
        assert settings.take_notices() == ()
    assert path.read_bytes() == content


def test_a_read_only_folder_keeps_a_damaged_file(open_folder: Path) -> None:
    path = open_folder / "settings.json"
    path.write_bytes(bytes(10))
    open_folder.chmod(0o555)
    with as_nobody():
        settings = SettingsFile.load(path)
        assert only_notice(settings).kind is NoticeKind.SETTINGS_DAMAGED
    open_folder.chmod(0o755)
    settings.set(DECK, "dark")
    assert path.read_bytes() == bytes(10)


def test_what_a_full_disk_refused_is_written_with_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = SettingsFile.load(path)
    with monkeypatch.context() as full:
        full.setattr(settings_file, "write_atomically", _refuse_to_write)
        settings.set(DECK, "dark")
        assert only_notice(settings).kind is NoticeKind.SETTINGS_NOT_SAVED
    settings.set(ERROR_HELP, True)
    again = SettingsFile.load(path)
    assert (again.get(DECK), again.get(ERROR_HELP)) == ("dark", True)
    assert settings.take_notices() == ()


@given(st.binary(max_size=200) | st.text().map(str.encode))
def test_any_bytes_are_read_or_refused_by_our_own_error(data: bytes) -> None:
    try:
        stored = parse_settings(data)
    except DamagedSettings:
        return
    assert parse_settings(settings_bytes(stored)) == stored


@given(st.data())
def test_a_file_changed_anywhere_never_stops_the_start(data: st.DataObject) -> None:
    values = {key: setting.to_json(setting.default) for key, setting in SETTINGS.items()}
    content = bytearray(settings_bytes(StoredSettings(1, values)))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place] = data.draw(st.integers(0, 255))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_bytes(content)
        settings = SettingsFile.load(path)
        kept = [Path(notice.kept_as).read_bytes() for notice in settings.take_notices()]
    assert kept in ([], [bytes(content)]) or b'"version": 1' not in content
    assert all(
        setting.check(settings.value(key)) == settings.value(key)
        for key, setting in SETTINGS.items()
    )


def _refuse(*_: object) -> Path:
    raise OSError(28, "No space left on device")


def _refuse_to_write(*_: object) -> None:
    raise StoreError("The file cannot be written: No space left on device.")


def test_what_a_full_disk_refused_is_written_at_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = SettingsFile.load(path)
    with monkeypatch.context() as full:
        full.setattr(settings_file, "write_atomically", _refuse_to_write)
        settings.set_value("deck", "dark")
    settings.write_unsaved()
    assert SettingsFile.load(path).value("deck") == "dark"
    path.unlink()
    settings.write_unsaved()
    assert not path.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files")
@pytest.mark.parametrize("kind", ["pipe", "device", "endless", "socket"])
def test_what_is_no_file_is_set_aside_and_not_waited_for(path: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "socket":
        with contextlib.closing(socket.socket(socket.AF_UNIX)) as made:
            made.bind(str(path))
    else:
        path.symlink_to("/dev/null" if kind == "device" else "/dev/zero")
    settings = SettingsFile.load(path)
    assert only_notice(settings).kind is NoticeKind.SETTINGS_UNREADABLE
    settings.set_value("deck", "dark")
    assert path.is_file() and not path.is_symlink()
    assert SettingsFile.load(path).value("deck") == "dark"
