"""Own rules, favourites, ready deals and the Par match move from the settings into the database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.settings.moved_lists import move_lists
from pyramide_qt.store.settings.settings_file import SettingsFile
from tests.store.conftest import OpenStore

# As the version before wrote it; keys in their order, one rule set of a version to come.
BEFORE = """{
  "settings": {
    "deck": "dark",
    "favourites": [
      "TT",
      "AP"
    ],
    "own_rules": [
      "XAAAA Strange one",
      "XAEGBYC7AABQGQ Three cells"
    ],
    "par_match": "2026-01-01T00:01:40Z 12",
    "ready_deals": [
      "PY1-P3-AAAAAAS 41",
      "PY1-OS-BCDEFGH 0"
    ]
  },
  "version": 1
}
"""
MOVED = {
    KeptList.FAVOURITES: (Entry("TT"), Entry("AP")),
    KeptList.OWN_RULES: (
        Entry("XAAAA", "Strange one"),
        Entry("XAEGBYC7AABQGQ", "Three cells"),
    ),
    KeptList.PAR_MATCH: (Entry("2026-01-01T00:01:40Z", "12"),),
    KeptList.READY_DEALS: (Entry("PY1-P3-AAAAAAS", "41"), Entry("PY1-OS-BCDEFGH", "0")),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "settings.json"
    path.write_text(BEFORE)
    return path


def start(path: Path, store: GameStore) -> SettingsFile:
    """What the program does at each start."""
    settings = SettingsFile.load(path)
    if settings.values_of_old():
        move_lists(settings, store)
    return settings


def lists_of(store: GameStore) -> dict[KeptList, tuple[Entry, ...]]:
    return {name: store.lists.get(name) for name in MOVED}


def settings_in(path: Path) -> dict[str, Any]:
    values = json.loads(path.read_text())["settings"]
    assert isinstance(values, dict)
    return values


def test_all_four_move_and_leave_the_settings(path: Path, open_store: OpenStore) -> None:
    store = open_store()
    settings = start(path, store)
    assert settings.take_notices() == ()
    assert lists_of(store) == MOVED
    assert settings_in(path) == {"deck": "dark"}
    store.close()
    path.write_text("{ damaged")
    again = open_store()
    start(path, again)
    assert lists_of(again) == MOVED


def test_what_was_taken_out_does_not_come_back(
    path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store()
    # The settings cannot be written, so that they still hold the lists at the next start.
    monkeypatch.setattr(SettingsFile, "drop", lambda _self, _key: None)
    start(path, store)
    store.lists.set(KeptList.FAVOURITES, [Entry("GZ")])
    start(path, store)
    assert store.lists.get(KeptList.FAVOURITES) == (Entry("GZ"),)
    monkeypatch.undo()
    start(path, store)
    assert settings_in(path) == {"deck": "dark"}
    assert store.lists.get(KeptList.FAVOURITES) == (Entry("GZ"),)


def test_older_settings_put_back_add_what_is_lacking(path: Path, open_store: OpenStore) -> None:
    store = open_store()
    start(path, store)
    store.lists.set(KeptList.OWN_RULES, [Entry("XAAAA", "Mine now")])
    path.write_text(BEFORE.replace("Strange", "Odd"))
    start(path, store)
    assert store.lists.get(KeptList.OWN_RULES) == (
        Entry("XAAAA", "Mine now"),
        Entry("XAEGBYC7AABQGQ", "Three cells"),
    )


def test_in_memory_they_are_there_and_stay_in_the_settings(
    path: Path, open_store: OpenStore
) -> None:
    store = open_store(None)
    start(path, store)
    assert lists_of(store) == MOVED
    assert path.read_text() == BEFORE


@pytest.mark.parametrize("raw", [[3, "TT"], {"TT": 1}, None, 7])
def test_what_no_version_wrote_stays_where_it_is(
    path: Path, open_store: OpenStore, raw: object
) -> None:
    path.write_text(json.dumps({"version": 1, "settings": {"favourites": raw}}))
    store = open_store()
    start(path, store)
    assert store.lists.get(KeptList.FAVOURITES) == ((Entry("TT"),) if isinstance(raw, list) else ())
    assert settings_in(path) == {"favourites": raw}
    store.lists.set(KeptList.FAVOURITES, ())
    start(path, store)
    assert store.lists.get(KeptList.FAVOURITES) == ()


def test_a_setting_changed_meanwhile_stays(path: Path, open_store: OpenStore) -> None:
    settings = SettingsFile.load(path)
    settings.set_value("table", "night")
    move_lists(settings, open_store())
    settings.set_value("theme", "dark")
    assert settings_in(path) == {"deck": "dark", "table": "night", "theme": "dark"}
