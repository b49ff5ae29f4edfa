"""The letters on the cards are those that are wanted, and are typed as they stand there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.wording.card_letters import (
    INTERNATIONAL,
    LETTERS,
    figure_of,
    letters_for,
    letters_of_language,
    letters_text,
)
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.dialogs.help.help_pages import HOW_TO_PLAY, KEYS, HelpPages
from pyramide_qt.view.dialogs.settings.settings_dialog import SettingsDialog
from pyramide_qt.view.table.gestures.rank_keys import key_on_cards, rank_of_key
from pyramide_qt.view.window.command_table import COMMANDS
from tests.helpers.drivers.window_driver import WindowDriver

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
# Where letters of a Russian layout lie: the codes of X11 and Wayland.
PLACES = {"Ф": 38, "Е": 28, "О": 44, "Й": 24, "Л": 45}


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


@pytest.fixture
def language() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def rank(key: int, place: int = 0, letters=INTERNATIONAL) -> int | None:
    return rank_of_key(key_on_cards(key, place, letters))


def type_letter(driver: WindowDriver, letter: str, place: int = 0) -> int | None:
    """Type as the system does it, shortcuts first; the rank under the cursor then."""
    table = driver.window.table
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, ord(letter), NONE, place, 0, 0, letter)
        QApplication.sendEvent(table, event)
    target = table.cursor_target
    return None if target is None else driver.game.deal.cards[target.card or 0].rank


def takes_before_shortcuts(driver: WindowDriver, letter: str) -> bool:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, ord(letter), NONE, letter)
    event.ignore()
    QApplication.sendEvent(driver.window.table, event)
    return event.isAccepted()


@pytest.mark.parametrize(
    ("code", "letters"),
    [("fr", "AVDR"), ("de_AT", "ABDK"), ("ru", "ТВДК"), ("bg", "AVDR"), ("ar", "AJQK")],
)
def test_a_language_has_its_own_letters_or_the_international_ones(
    code: str, letters: str, language: None
) -> None:
    QLocale.setDefault(QLocale(code))
    assert "".join(letters_of_language()) == "".join(letters_for("language")) == letters
    assert letters_for("international") == INTERNATIONAL
    assert letters_text(letters_of_language()) == ", ".join([letters[0], "2 to 10", *letters[1:]])


@pytest.mark.parametrize("letters", [INTERNATIONAL, *LETTERS.values()])
def test_what_stands_on_a_card_is_what_is_typed(letters) -> None:
    for wanted in range(1, 14):
        figure = figure_of(wanted, letters)
        if wanted != 10:
            assert rank(ord(figure), letters=letters) == wanted


def test_international_letters_are_known_in_every_language() -> None:
    for letters in LETTERS.values():
        typed = [rank(ord(letter), letters=letters) for letter in "ATJQK"]
        assert typed == [1, 10, 11, 12, 13]


def test_a_key_without_a_latin_letter_counts_by_its_place(monkeypatch) -> None:
    assert [rank(ord(letter), place) for letter, place in PLACES.items()] == [1, 10, 11, 12, 13]
    # The upper row of a French keyboard gives signs.
    assert rank(ord("É"), 11) == 2
    assert key_on_cards(ord("À"), 19, INTERNATIONAL) == Key.Key_0
    # A letter on the key goes before its place, and so does a letter of the cards.
    assert rank(ord("Z"), 24) is None
    assert rank(ord("Т"), 24, LETTERS["ru"]) == 1
    assert rank(Key.Key_Left, 24) is None
    assert rank(ord("Ж")) is None


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_russian_letters_lead_to_cards_before_they_are_commands(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-N-AAAAAAS")
    driver.window.table.setFocus()
    driver.settings.set_value("language", "ru")
    # While the cards are international, the key of a Russian letter stays what the menu says.
    assert not takes_before_shortcuts(driver, "Т")
    assert type_letter(driver, "К") == 13
    assert type_letter(driver, "Е", 28) == 10
    driver.settings.set_value("indices", "language")
    assert takes_before_shortcuts(driver, "Т")
    assert not takes_before_shortcuts(driver, "D")
    assert driver.window.table.look.art.letters == LETTERS["ru"]
    before = driver.game.deal.code
    assert type_letter(driver, "К") == 13
    assert driver.game.deal.code == before


def test_no_letter_of_a_rank_is_a_command() -> None:
    commands = {key for command in COMMANDS for key in command.keys}
    assert not commands & {*INTERNATIONAL, *"T123456789", "0"}


@pytest.mark.parametrize(
    ("language", "ranks", "rows"),
    [
        ("de", "A, 2 to 10, B, Q, K", {"D": "Q"}),
        ("fr", "A, 2 to 10, V, Q, R", {"D": "Q"}),
        ("ru", "Т, 2 to 10, В, Д, К", {}),
        ("en", "A, 2 to 10, J, Q, K", {}),
    ],
)
def test_the_pages_of_keys_tell_what_finds_a_card(
    driver: WindowDriver, language: str, ranks: str, rows: dict[str, str]
) -> None:
    letters = LETTERS.get(language, INTERNATIONAL)
    jump, which = "Jump to the next open card of a rank", ", which is itself a command"
    with_letter = "Jump to the next open card with "
    actions = driver.window.findChild(Actions)
    assert actions is not None
    pages = HelpPages(actions, letters, "N")
    [(_, told), *_others] = pages.page(KEYS).tables
    assert told[jump] == ranks
    found = {row: key for row, key in told.items() if row.endswith(which)}
    assert found == {f"{with_letter}{letter}{which}": key for letter, key in rows.items()}
    [keyboard] = [s for s in pages.page(HOW_TO_PLAY).sections if s.heading == "Keyboard"]
    assert ranks in " ".join(keyboard.sentences)
    for key in (*ranks.replace("2 to 10, ", "").split(", "), *rows.values()):
        assert rank(ord(key), letters=letters) is not None


def press_key(driver: WindowDriver, letter: str, place: int) -> None:
    """Press a key that no layout with Latin letters knows."""
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), NONE, place, 0, 0, letter)
    QApplication.sendEvent(driver.window.table, event)


def test_commands_are_done_by_place_on_a_keyboard_without_latin_letters(
    driver: WindowDriver,
) -> None:
    driver.window.with_help()
    table = driver.window.table
    driver.window.activateWindow()
    table.setFocus()
    press_key(driver, "В", 40)
    assert driver.game.move_count == 1
    press_key(driver, "Г", 30)
    assert driver.game.game.moves == ()
    press_key(driver, "Л", 45)
    press_key(driver, "Ш", 31)
    assert driver.message.startswith("King of diamonds, row 7")
    press_key(driver, "Н", 29)
    assert driver.game_app.parts.selection.is_asking
    press_key(driver, "Н", 29)
    driver.settings.set_value("language", "ru")
    driver.settings.set_value("indices", "language")
    # What stands on the cards goes first: no card is drawn.
    press_key(driver, "В", 40)
    assert driver.game.move_count == 1


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_setting_changes_table_preview_and_texts_at_once(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    driver.session.new_game("PY1-N-AAAAAAS")
    driver.settings.set_value("language", "ru")
    driver.trigger("settings")
    dialog = driver.dialog("settings")
    assert isinstance(dialog, SettingsDialog)
    field = dialog.field("indices")
    art = driver.window.table.look.art
    assert art.letters == INTERNATIONAL
    field.setCurrentIndex(1)
    assert driver.settings.indices == "language"
    assert art.letters == LETTERS["ru"]
    assert "Т К Д В" in field.currentText()
    driver.settings.set_value("language", "es")
    qtbot.waitUntil(lambda: art.letters == INTERNATIONAL)
    driver.settings.set_value("language", "bg")
    qtbot.waitUntil(lambda: art.letters == LETTERS["bg"])
    driver.settings.set_value("language", "fr")
    qtbot.waitUntil(lambda: art.letters == LETTERS["fr"])
    assert "A R D V" in field.currentText()
