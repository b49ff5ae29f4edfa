"""The running window in Bulgarian: the promised phrases, and a change of language everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.translation import LANGUAGES
from pyramide_qt.view.dialogs.daily.daily_calendar import DailyCalendar
from pyramide_qt.view.dialogs.daily.daily_texts import DailyTexts, day_text
from tests.helpers.drivers.every_dialog import dialog_names, open_dialog
from tests.helpers.drivers.window_driver import WindowDriver

Text = QAccessible.Text
CYRILLIC = re.compile("[\u0400-\u04ff]")


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path, language="bg").start()
    yield made
    made.shut_down()


def test_a_covered_card_says_nothing_without_error_help(driver: WindowDriver) -> None:
    driver.click("QC")
    assert driver.message == ""


def test_a_covered_card_is_blocked_by_another(driver: WindowDriver) -> None:
    driver.settings.set_value("error_help", True)
    driver.click("QC")
    assert driver.message == "Тази карта е блокирана от друга"


@pytest.mark.parametrize("error_help", [True, False])
def test_a_wrong_sum_is_told_and_the_second_card_stays_chosen(
    driver: WindowDriver, error_help: bool
) -> None:
    driver.settings.set_value("error_help", error_help)
    driver.click("7C")
    driver.click("7S")
    assert driver.message == "Сборът трябва да е равен на 13"
    assert driver.game_app.parts.selection.chosen == driver.card("7S")


def test_the_end_is_announced(driver: WindowDriver) -> None:
    # Two passes of nothing but draws: these rules end when no pass is left.
    driver.session.new_game(parse_code("PY1-S6-AAAAAAS"))
    game = driver.game
    while not game.has_ended:
        game.play(next(iter(game.game.legal_moves)))
    assert driver.message == "Няма повече възможни ходове"


def test_new_game_and_undo_have_their_names(driver: WindowDriver) -> None:
    action = driver.window.action
    assert action("new_game").text().replace("&", "") == "Нова партия"
    assert action("new_game").iconText() == "Нова партия"
    assert action("undo").text().replace("&", "") == "Отмяна"
    assert action("undo").iconText() == "Отмяна"
    driver.trigger("choose_deal")
    assert driver.dialog("new_game").windowTitle() == "Нова партия"


def test_what_is_wrong_with_a_code_is_said_in_bulgarian(driver: WindowDriver) -> None:
    dialog = driver.window.commands.open_new_game("PY2-N-AAAAAAS")
    assert dialog is not None
    assert dialog.problem.endswith("Форматът PY2 не е познат; тази програма чете PY1.")


def test_a_change_of_language_reaches_everything_that_is_open(driver: WindowDriver) -> None:
    for name in ("settings", "statistics", "about", "choose_deal"):
        driver.trigger(name)
    driver.settings.set_value("language", "en")
    QApplication.processEvents()
    assert driver.window.action("undo").text() == "&Undo"
    titles = [action.text() for action in driver.window.menuBar().actions()]
    assert titles == ["&Game", "&Move", "&View", "&Help"]
    assert driver.dialog("settings").windowTitle() == "Settings"
    assert driver.dialog("statistics").windowTitle() == "Statistics"
    assert driver.dialog("about").windowTitle() == "About Pyramide"
    assert driver.dialog("new_game").windowTitle() == "New game"
    words = {label.text() for label in driver.window.info.findChildren(QLabel)}
    assert {"Score", "Moves", "Time"} <= words


def test_the_buttons_of_qt_itself_follow(driver: WindowDriver) -> None:
    driver.trigger("about")
    box = driver.dialog("about").findChild(QDialogButtonBox)
    assert box is not None
    close = box.button(QDialogButtonBox.StandardButton.Close)
    assert close.text().replace("&", "") == "Затваряне"
    driver.settings.set_value("language", "en")
    QApplication.processEvents()
    assert close.text().replace("&", "") == "Close"


def button_texts(dialog: QWidget) -> list[str]:
    return sorted(each.text() for each in dialog.findChildren(QPushButton))


@pytest.mark.parametrize("name", dialog_names())
def test_buttons_have_the_names_that_a_new_window_gives_them(
    driver: WindowDriver, name: str
) -> None:
    with open_dialog(driver, name) as dialog:
        fresh = button_texts(dialog)
    driver.settings.set_value("language", "fr")
    with open_dialog(driver, name) as dialog:
        before = button_texts(dialog)
        driver.settings.set_value("language", "bg")
        QApplication.processEvents()
        assert button_texts(dialog) == fresh != before


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_buttons_of_qt_close_in_the_words_of_ours(driver: WindowDriver, language: str) -> None:
    driver.settings.set_value("language", language)
    with open_dialog(driver, "history") as ours, open_dialog(driver, "about") as qts:
        assert set(button_texts(ours)) & set(button_texts(qts))


@pytest.mark.parametrize("language", ["bg", "fr", "de", "ar", "zh_CN"])
def test_a_day_begins_its_sentence(driver: WindowDriver, language: str) -> None:
    driver.settings.set_value("language", language)
    said = DailyTexts().state(date(2026, 11, 30), None, None)
    assert said[0] == said[0].upper()
    assert day_text(date(2026, 11, 30))[1:] in said


def test_no_text_of_the_window_stays_english(driver: WindowDriver) -> None:
    latin = set("abcdefghijklmnopqrstuvwxyz")
    for name in driver.window.action_names():
        words = driver.window.action(name).text().replace("Pyramide", "").replace("Qt", "")
        assert not latin & set(words.lower()), words


def spoken(interface: QAccessibleInterface) -> Iterator[str]:
    """All that a screen reader can find under `interface`, a long table only in part."""
    yield from (interface.text(kind) for kind in (Text.Name, Text.Description, Text.Value))
    for index in range(min(interface.childCount(), 100)):
        child = interface.child(index)
        if child is not None:
            yield from spoken(child)


def cyrillic_in(*windows: QWidget) -> set[str]:
    return {
        text
        for window in windows
        for text in spoken(QAccessible.queryAccessibleInterface(window))
        if CYRILLIC.search(text) and text not in LANGUAGES.values()
    }


@pytest.mark.parametrize("name", dialog_names())
def test_nothing_that_is_open_keeps_the_language_before(
    driver: WindowDriver, qtbot: QtBot, name: str
) -> None:
    driver.play("G6 G2+G5 D D")
    with open_dialog(driver, name) as dialog:
        assert cyrillic_in(dialog)
        driver.settings.set_value("language", "en")

        def is_through() -> None:
            assert cyrillic_in(dialog, driver.window) == set()

        qtbot.waitUntil(is_through)


def test_the_calendar_follows_with_its_first_day_and_names(driver: WindowDriver) -> None:
    driver.trigger("daily")
    calendar = driver.dialog("daily").findChild(DailyCalendar)
    assert calendar is not None
    calendar.choose(date(2020, 11, 8))
    # A Sunday and the Monday after it.
    sunday, monday = (calendar.button(date(2020, 11, day)) for day in (8, 9))
    assert sunday.x() > monday.x()
    driver.settings.set_value("language", "pt_BR")
    QApplication.processEvents()
    sunday, monday = (calendar.button(date(2020, 11, day)) for day in (8, 9))
    assert sunday.x() < monday.x()
    assert calendar.title == "Novembro de 2020"


def ask_why(driver: WindowDriver) -> None:
    driver.trigger("why")


def ask_why_of_two(driver: WindowDriver) -> None:
    driver.trigger("why")
    driver.click("7C")
    driver.click("7S")


def copy_code(driver: WindowDriver) -> None:
    driver.window.messages.say_copied()


def begin_anew(driver: WindowDriver) -> None:
    driver.play("G6")
    driver.session.new_game(parse_code("PY1-N-AAAAAAJ"))


def open_a_wrong_address(driver: WindowDriver) -> None:
    driver.game_app.opening.open_argument("PY2-N-AAAAAAS")


@pytest.mark.parametrize(
    ("bring_up", "english"),
    [
        (ask_why, "Touch what you cannot play"),
        (ask_why_of_two, "Seven of clubs and seven of spades make 14."),
        (copy_code, "The deal code is copied."),
        (begin_anew, "Undo brings the game before back."),
        (open_a_wrong_address, "PY2"),
    ],
)
def test_a_message_on_the_table_is_told_anew(
    driver: WindowDriver, qtbot: QtBot, bring_up: Callable[[WindowDriver], None], english: str
) -> None:
    bring_up(driver)
    assert CYRILLIC.search(driver.message)
    driver.settings.set_value("language", "en")

    def is_told() -> None:
        assert english in driver.message
        assert not CYRILLIC.search(driver.message)

    qtbot.waitUntil(is_told)


def test_a_question_goes_on_in_the_new_language(driver: WindowDriver) -> None:
    driver.trigger("why")
    driver.settings.set_value("language", "fr")
    QApplication.processEvents()
    assert driver.game_app.parts.selection.is_asking
    driver.click("QC")
    assert driver.message.startswith("Cette carte est bloquée par une autre")


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ("D G1+G7", "2. G1+G7: Сборът трябва да е равен на 13"),
        ("A1", "1. A1: Тази карта е блокирана от друга"),
        ("D ZZ", "2. ZZ: По тези правила няма място „ZZ“"),
        ("D G6+G7+A1", "2. G6+G7+A1: Двойката има две места"),
        ("U", "1. U: Няма ход за отмяна"),
    ],
)
def test_what_is_wrong_with_a_game_is_said_in_bulgarian(
    driver: WindowDriver, actions: str, problem: str
) -> None:
    driver.game_app.opening.open_argument(f"PY1-N-AAAAAAS {actions}")
    assert driver.message == problem
