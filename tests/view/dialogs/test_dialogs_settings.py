"""The settings dialog: shows every setting, changes it at once, keeps it, and gives it back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.store.settings.schema import HIDDEN, SETTINGS
from pyramide_qt.store.settings.settings_file import SettingsFile
from pyramide_qt.translation import LANGUAGES
from pyramide_qt.view.dialogs.settings import settings_dialog
from pyramide_qt.view.dialogs.settings.settings_dialog import PAGES, SettingsDialog
from pyramide_qt.view.dialogs.settings.settings_preview import SettingsPreview
from pyramide_qt.view.dialogs.settings.settings_texts import field_texts

SHOWN = [key for keys in PAGES.values() for key in keys]


@pytest.fixture
def settings(tmp_path: Path, qapp: object) -> SettingsModel:
    return SettingsModel(SettingsFile.load(tmp_path / "settings.json"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture(autouse=True)
def with_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_dialog, "are_sounds_possible", lambda: True)


@pytest.fixture
def dialog(settings: SettingsModel, window: QWidget) -> SettingsDialog:
    made = SettingsDialog(settings, LANGUAGES, window)
    made.show()
    return made


def kept(tmp_path: Path) -> dict[str, object]:
    text = (tmp_path / "settings.json").read_text()
    values = json.loads(text)
    return {**values, **values.get("values", {}), **values.get("settings", {})}


def test_every_setting_for_the_player_is_shown_and_no_other() -> None:
    assert set(SHOWN) == {key for key, setting in SETTINGS.items() if setting.page != HIDDEN}


@pytest.fixture
def german(dialog: SettingsDialog) -> Iterator[None]:
    """Dates, numbers and letters of cards as in German, where the letters are its own."""
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    dialog.retranslate()
    yield
    QLocale.setDefault(before)


def test_letters_that_are_the_same_everywhere_are_one_choice(dialog: SettingsDialog) -> None:
    field = dialog.field("indices")
    assert isinstance(field, QComboBox)
    assert [field.itemText(index) for index in range(field.count())] == ["International: A K Q J"]


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("key", SHOWN)
def test_a_field_offers_every_value_and_changes_the_setting_at_once(
    key: str, dialog: SettingsDialog, settings: SettingsModel
) -> None:
    field = dialog.field(key)
    if isinstance(field, QCheckBox):
        before = settings.value(key)
        field.click()
        assert settings.value(key) is not before
        return
    choices = getattr(SETTINGS[key], "choices", ("", *LANGUAGES))
    assert [field.itemData(index) for index in range(field.count())] == list(choices)
    for index, choice in enumerate(choices):
        field.setCurrentIndex(index)
        assert settings.value(key) == choice


@pytest.mark.parametrize("key", SHOWN)
def test_a_change_from_elsewhere_is_shown(
    key: str, dialog: SettingsDialog, settings: SettingsModel
) -> None:
    field = dialog.field(key)
    if isinstance(field, QComboBox):
        other = field.itemData(field.count() - 1)
        settings.set_value(key, other)
        assert field.currentData() == other
    else:
        settings.set_value(key, not settings.value(key))
        assert field.isChecked() == settings.value(key)


def test_a_change_is_in_the_file_before_the_dialog_closes(
    dialog: SettingsDialog, tmp_path: Path
) -> None:
    field = dialog.field("error_help")
    assert isinstance(field, QCheckBox)
    field.click()
    assert kept(tmp_path)["error_help"] is True


def test_restore_defaults_is_for_the_page_that_is_seen(
    dialog: SettingsDialog, settings: SettingsModel
) -> None:
    settings.set_value("error_help", True)
    settings.set_value("deck", "dark")
    [button] = [b for b in dialog.findChildren(QPushButton) if "Restore" in b.text()]
    button.click()
    assert settings.error_help is False
    assert settings.deck == "dark"


def test_the_preview_follows_the_looks(dialog: SettingsDialog, settings: SettingsModel) -> None:
    preview = dialog.findChild(SettingsPreview)
    assert preview is not None
    dialog.show_page("table")
    seen = set()
    for deck, back, table in (("classic", "weave", "felt"), ("dark", "stars", "sand")):
        settings.set_value("deck", deck)
        settings.set_value("back", back)
        settings.set_value("table", table)
        picture = preview.grab().toImage()
        seen.add(bytes(picture.constBits()))
    assert len(seen) == 2


def test_every_row_has_a_text(dialog: SettingsDialog) -> None:
    for key in SHOWN:
        field = dialog.field(key)
        if isinstance(field, QComboBox):
            assert all(field.itemText(index) for index in range(field.count()))
        else:
            assert field.text()


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ("left", ["left_handed", "stock_side"]),
        ("HAND left", ["left_handed", "stock_side"]),
        ("motion", ["animation_speed", "lift_cards", "sounds", "volume"]),
        ("lotus", ["back"]),
        ("dark mode", ["theme"]),
        ("score", ["show_score", "show_bar"]),
        (next(iter(LANGUAGES.values())), ["language"]),
        ("   ", SHOWN),
        ("covered dim", ["dim_covered"]),
        ("camel", []),
    ],
)
def test_settings_are_found_by_their_words(
    dialog: SettingsDialog, words: str, keys: list[str]
) -> None:
    dialog.search(words)
    assert dialog.shown_keys() == keys
    [tabs] = dialog.findChildren(QTabWidget)
    assert tabs.isVisible() == bool(keys)
    shown = [list(PAGES)[n] for n in range(tabs.count()) if tabs.isTabVisible(n)]
    assert shown == [page for page in PAGES if set(PAGES[page]) & set(keys)]
    if keys:
        assert shown[0] in [page for page in PAGES if set(PAGES[page]) & set(keys)]
        assert tabs.currentWidget().isVisible()
    dialog.search("")
    assert dialog.shown_keys() == SHOWN


@pytest.mark.parametrize("page", PAGES)
def test_each_page_restores_its_own_defaults(
    dialog: SettingsDialog, settings: SettingsModel, page: str
) -> None:
    for key in SHOWN:
        field = dialog.field(key)
        if isinstance(field, QComboBox):
            field.setCurrentIndex((field.currentIndex() + 1) % field.count())
        else:
            field.click()
    changed = {key: settings.value(key) for key in SHOWN}
    dialog.show_page(page)
    [button] = [b for b in dialog.findChildren(QPushButton) if "Restore" in b.text()]
    button.click()
    for key in SHOWN:
        is_here = key in PAGES[page]
        assert settings.value(key) == (SETTINGS[key].default if is_here else changed[key])


def test_without_the_extra_part_the_setting_says_how_to_get_it(
    settings: SettingsModel, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_dialog, "are_sounds_possible", lambda: False)
    dialog = SettingsDialog(settings, LANGUAGES, window)
    dialog.show()
    dialog.show_page("motion")
    assert not dialog.field("sounds").isEnabled()
    texts = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert [text for text in texts if text.startswith("Sounds need an extra part")]


def test_every_field_of_a_page_has_a_letter_of_its_own(dialog: SettingsDialog) -> None:
    for keys in PAGES.values():
        texts = [field_texts()[key] for key in keys]
        letters = [text[text.index("&") + 1].casefold() for text in texts]
        assert len(set(letters)) == len(letters), texts
