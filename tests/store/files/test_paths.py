"""Where files go, and who may say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramide_qt.paths import DataPlaces, find_places


def all_of(places: DataPlaces) -> list[Path]:
    return list(places)


def test_an_explicit_folder_beats_the_environment(tmp_path: Path) -> None:
    places = find_places(tmp_path / "mine", {"PYRAMIDE_DATA_DIR": str(tmp_path / "other")})
    assert {path.parent for path in all_of(places)} == {tmp_path / "mine"}
    assert len(set(all_of(places))) == 5


def test_the_environment_beats_the_system(tmp_path: Path) -> None:
    places = find_places(None, {"PYRAMIDE_DATA_DIR": str(tmp_path)})
    assert places.database_file == tmp_path / "games.db"


@pytest.mark.parametrize("data_dir", [None, ""])
def test_empty_texts_count_as_not_given(
    data_dir: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/player")
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    places = find_places(data_dir, {"PYRAMIDE_DATA_DIR": ""})
    assert all(path.parent != Path.cwd() for path in all_of(places))
    assert all(
        "pyramide" in path.parts[-3:-1] or "pyramide" in path.parts for path in all_of(places)
    )
    assert places.settings_file.name == "settings.json"


def test_a_relative_folder_stays_where_it_was_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = find_places("here")
    monkeypatch.chdir("/")
    assert places.settings_file == tmp_path / "here" / "settings.json"


def test_a_tilde_from_the_environment_means_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/player")
    places = find_places(None, {"PYRAMIDE_DATA_DIR": "~/games"})
    assert places.settings_file == Path("/home/player/games/settings.json")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    places = find_places(tmp_path / "a" / "b")
    assert places.make_folders() == ()
    assert places.log_file.parent.is_dir()


def test_folders_that_cannot_be_made_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    places = find_places(tmp_path / "file" / "data")
    assert places.make_folders() == (tmp_path / "file" / "data",)
