"""Settings in good times: types, defaults, round trips."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.store.settings.kinds import (
    Choice,
    Flag,
    Setting,
    Text,
    Window,
    WindowPlace,
)
from pyramide_qt.store.settings.schema import (
    ANIMATION_SPEED,
    DECK,
    ERROR_HELP,
    HIDDEN,
    LANGUAGE,
    LAST_RULES,
    SETTINGS,
    SHOW_CLOCK,
    WINDOW,
)
from pyramide_qt.store.settings.settings_file import SettingsFile

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
PLACES = st.builds(
    WindowPlace,
    st.integers(-100_000, 100_000),
    st.integers(-100_000, 100_000),
    st.integers(1, 100_000),
    st.integers(1, 100_000),
    st.booleans(),
)


def good_values(setting: Setting[Any]) -> st.SearchStrategy[Any]:
    """Everything that `setting` may be."""
    if isinstance(setting, Flag):
        return st.booleans()
    if isinstance(setting, Choice):
        return st.sampled_from(setting.choices)
    if isinstance(setting, Window):
        return st.none() | PLACES
    assert isinstance(setting, Text)
    return st.from_regex(setting.pattern, fullmatch=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_a_missing_file_means_the_defaults_and_nothing_is_written(path: Path) -> None:
    settings = SettingsFile.load(path)
    assert {key: settings.value(key) for key in SETTINGS} == {
        key: setting.default for key, setting in SETTINGS.items()
    }
    assert settings.take_notices() == ()
    assert not path.exists()


def test_every_default_is_a_value_the_setting_may_have() -> None:
    for key, setting in SETTINGS.items():
        assert setting.key == key
        assert setting.check(setting.default) == setting.default
        assert setting.from_json(setting.to_json(setting.default)) == setting.default


def test_a_change_is_in_the_file_at_once(path: Path) -> None:
    settings = SettingsFile.load(path.parent / "not" / "yet" / path.name)
    settings.set(DECK, "four_colour")
    again = SettingsFile.load(path.parent / "not" / "yet" / path.name)
    assert again.get(DECK) == "four_colour"
    assert again.take_notices() == ()


def test_only_what_the_player_chose_is_stored(path: Path) -> None:
    SettingsFile.load(path).set(ERROR_HELP, True)
    assert json.loads(path.read_text()) == {"version": 1, "settings": {"error_help": True}}


def test_the_same_value_again_writes_nothing(path: Path) -> None:
    settings = SettingsFile.load(path)
    settings.set(ERROR_HELP, False)
    assert not path.exists()


def test_a_false_setting_stays_false_in_the_next_run(path: Path) -> None:
    SettingsFile.load(path).set(SHOW_CLOCK, False)
    assert SettingsFile.load(path).get(SHOW_CLOCK) is False


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("error_help", "false"),
        ("error_help", 1),
        ("error_help", None),
        ("deck", "holo"),
        ("deck", ["classic"]),
        ("language", "English"),
        ("language", "bg\n"),
        ("last_rules", ""),
        ("last_rules", "N" * 201),
        ("window", (1, 2, 3, 4, False)),
        ("window", WindowPlace(0, 0, 0, 600)),
        ("window", WindowPlace(0, 0, 800, 10**9)),
        ("window", WindowPlace(True, 0, 800, 600)),
    ],
)
def test_a_value_that_may_not_be_is_refused_and_changes_nothing(
    path: Path, key: str, value: object
) -> None:
    settings = SettingsFile.load(path)
    with pytest.raises(ValueError, match=f"^The setting {key} cannot be"):
        settings.set_value(key, value)
    assert settings.value(key) == SETTINGS[key].default
    assert not path.exists()


def test_reset_spares_what_the_dialog_does_not_show(path: Path) -> None:
    settings = SettingsFile.load(path)
    place = WindowPlace(1, 2, 800, 600, maximised=True)
    settings.set(WINDOW, place)
    settings.set(LAST_RULES, "PAR")
    settings.set(ANIMATION_SPEED, "off")
    settings.reset()
    for current in (settings, SettingsFile.load(path)):
        assert current.get(ANIMATION_SPEED) == "auto"
        assert current.get(WINDOW) == place
        assert current.get(LAST_RULES) == "PAR"


def test_reset_of_some(path: Path) -> None:
    settings = SettingsFile.load(path)
    settings.set(DECK, "dark")
    settings.set(LANGUAGE, "bg")
    settings.reset(["deck"])
    assert (settings.get(DECK), settings.get(LANGUAGE)) == ("classic", "bg")
    assert SettingsFile.load(path).get(DECK) == "classic"


def test_two_windows_keep_each_others_changes(path: Path) -> None:
    first, second = SettingsFile.load(path), SettingsFile.load(path)
    first.set(DECK, "contrast")
    second.set(ERROR_HELP, True)
    again = SettingsFile.load(path)
    assert (again.get(DECK), again.get(ERROR_HELP)) == ("contrast", True)


def test_pages_have_visible_settings() -> None:
    assert {setting.page for setting in SETTINGS.values()} - {HIDDEN}


@given(st.data())
def test_any_settings_come_back_in_the_next_run(data: st.DataObject) -> None:
    chosen = {
        key: data.draw(good_values(setting), label=key)
        for key, setting in SETTINGS.items()
        if data.draw(st.booleans())
    }
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        settings = SettingsFile.load(path)
        for key, value in chosen.items():
            settings.set_value(key, value)
        again = SettingsFile.load(path)
    for key, setting in SETTINGS.items():
        assert again.value(key) == chosen.get(key, setting.default)
        assert type(again.value(key)) is type(settings.value(key))
    assert again.take_notices() == ()


@given(st.dictionaries(st.sampled_from(sorted(SETTINGS)) | st.text(), JSON_VALUES, max_size=8))
def test_whatever_the_values_each_key_is_good_or_its_default(stored: dict[str, object]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_text(json.dumps({"version": 1, "settings": stored}))
        settings = SettingsFile.load(path)
        notices = settings.take_notices()
        settings.set(ERROR_HELP, not settings.get(ERROR_HELP))
        rewritten = json.loads(path.read_text())["settings"]
    refused = {key for notice in notices for key in notice.keys}
    for key, setting in SETTINGS.items():
        if key != "error_help":
            value = settings.value(key)
            assert setting.check(value) == value
            if key in refused:
                assert value == setting.default
            elif key in stored:
                assert setting.to_json(value) == stored[key]
    for key in set(stored) - set(SETTINGS):
        assert rewritten[key] == stored[key]


@given(JSON_VALUES)
def test_a_window_place_is_read_exactly_or_refused(raw: object) -> None:
    try:
        place = WINDOW.from_json(raw)
    except ValueError:
        return
    assert WINDOW.to_json(place) == raw


def test_a_kind_must_say_what_it_checks() -> None:
    with pytest.raises(NotImplementedError):
        Setting("new", None, HIDDEN).check(None)
