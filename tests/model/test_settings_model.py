"""Settings that tell when they change and are on the disk at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.store.notices import Notice, NoticeKind
from pyramide_qt.store.settings.kinds import WindowPlace
from pyramide_qt.store.settings.schema import ERROR_HELP, SETTINGS
from pyramide_qt.store.settings.settings_file import SettingsFile


def read_again(path: Path) -> SettingsModel:
    return SettingsModel(SettingsFile.load(path))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_a_change_is_told_once_and_written(settings: SettingsModel, path: Path) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set_value("error_help", True)
    settings.set_value("error_help", True)
    assert told == ["error_help"]
    assert settings.error_help
    assert settings.get(ERROR_HELP) is settings.value("error_help")
    assert read_again(path).error_help


def test_listeners_find_the_new_value(settings: SettingsModel) -> None:
    seen = []
    settings.changed.connect(lambda key: seen.append(settings.value(key)))
    settings.set_value("deck", "large_print")
    assert seen == ["large_print"]


def test_a_bad_value_or_key_changes_nothing(settings: SettingsModel) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    with pytest.raises(ValueError, match="animation_speed"):
        settings.set_value("animation_speed", "ludicrous")
    with pytest.raises(KeyError):
        settings.set_value("no_such_setting", 1)
    assert told == []
    assert settings.animation_speed == "auto"


def test_reset_tells_only_what_changes(settings: SettingsModel, path: Path) -> None:
    place = WindowPlace(10, 20, 800, 600)
    for key, value in (("deck", "dark"), ("left_handed", True), ("window", place)):
        settings.set_value(key, value)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.reset(["deck"])
    assert told == ["deck"]
    settings.reset()
    assert told == ["deck", "left_handed"]
    assert settings.window_place == place
    assert read_again(path).window_place == place


def test_every_setting_can_be_read_by_name_and_common_ones_by_property(
    settings: SettingsModel,
) -> None:
    defaults = {key: setting.default for key, setting in SETTINGS.items()}
    assert {key: settings.value(key) for key in SETTINGS} == defaults
    common = [key for key in SETTINGS if hasattr(SettingsModel, key)]
    assert {key: getattr(settings, key) for key in common} == {k: defaults[k] for k in common}
    assert {"error_help", "animation_speed", "show_clock", "language", "left_handed"} <= {*common}
    assert settings.window_place is None


def test_settings_that_cannot_be_written_are_told_and_hold(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = SettingsModel(SettingsFile.load(tmp_path / "file" / "settings.json"))
    settings.take_notices()
    notices: list[Notice] = []
    settings.noticed.connect(notices.append)
    settings.set_value("show_clock", False)
    settings.set_value("show_score", False)
    assert not settings.show_clock
    assert [notice.kind for notice in notices] == [NoticeKind.SETTINGS_NOT_SAVED]


def test_what_was_wrong_at_the_start_is_told_once(path: Path) -> None:
    path.write_text("not settings")
    settings = read_again(path)
    assert [notice.kind for notice in settings.take_notices()] == [NoticeKind.SETTINGS_DAMAGED]
    assert settings.take_notices() == ()
