"""Settings of older versions come up to date, one step at a time, and a copy stays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyramide_qt.store.files import set_aside
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.settings.schema import (
    DECK,
    ERROR_HELP,
    MIGRATIONS,
    RENAMED,
    SETTINGS,
    VERSION,
    Schema,
)
from pyramide_qt.store.settings.settings_file import SettingsFile

OLD = {"version": 1, "settings": {"cards": "dark", "help": "yes", "own": [1]}}


def dark_was_night(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "cards": values["cards"].replace("dark", "contrast")}


def help_was_text(values: dict[str, Any]) -> dict[str, Any]:
    values["error_help"] = values.pop("help") == "yes"
    return values


SCHEMA = Schema(
    version=3, renamed={"cards": "deck"}, migrations={1: dark_was_night, 2: help_was_text}
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(OLD))
    return path


def test_an_old_file_comes_up_to_date_step_by_step(path: Path) -> None:
    settings = SettingsFile.load(path, SCHEMA)
    (notice,) = settings.take_notices()
    assert notice.kind is NoticeKind.SETTINGS_MIGRATED
    assert json.loads(Path(notice.kept_as).read_text()) == OLD
    assert (settings.get(DECK), settings.get(ERROR_HELP)) == ("contrast", True)
    assert json.loads(path.read_text()) == {
        "version": 3,
        "settings": {"deck": "contrast", "error_help": True, "own": [1]},
    }
    assert SettingsFile.load(path, SCHEMA).take_notices() == ()


def test_a_renamed_key_is_read_whatever_the_version(path: Path) -> None:
    path.write_text(json.dumps({"version": 3, "settings": {"cards": "dark"}}))
    assert SettingsFile.load(path, SCHEMA).get(DECK) == "dark"


def test_the_new_name_wins_over_the_old_one(path: Path) -> None:
    path.write_text(json.dumps({"version": 3, "settings": {"cards": "dark", "deck": "contrast"}}))
    assert SettingsFile.load(path, SCHEMA).get(DECK) == "contrast"


def test_a_file_that_no_step_understands_is_set_aside(path: Path) -> None:
    old = {"version": 1, "settings": {"cards": 5}}
    path.write_text(json.dumps(old))
    settings = SettingsFile.load(path, SCHEMA)
    (notice,) = settings.take_notices()
    assert notice.kind is NoticeKind.SETTINGS_DAMAGED
    assert json.loads(Path(notice.kept_as).read_text()) == old
    assert settings.get(DECK) == "classic"


def test_without_a_copy_the_old_file_is_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(set_aside, "copy_aside", refuse)
    settings = SettingsFile.load(path, SCHEMA)
    (notice,) = settings.take_notices()
    assert notice.kind is NoticeKind.SETTINGS_NOT_MIGRATED
    assert settings.get(DECK) == "contrast"
    settings.set(DECK, "dark")
    assert json.loads(path.read_text()) == OLD


def test_a_missing_step_is_said() -> None:
    with pytest.raises(ValueError, match=r"^Settings of version 1 are not known"):
        Schema(version=2).migrate({}, 1)


def test_our_own_steps_lead_from_each_version_to_this_one() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))
    assert set(RENAMED.values()) <= set(SETTINGS)
    assert not set(RENAMED) & set(SETTINGS)
