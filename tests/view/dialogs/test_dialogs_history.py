"""The history: every game is found, played again, copied, deleted and brought back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from pyramide_qt.model.history.history_table import HistoryColumn
from pyramide_qt.model.wording.periods import Period
from pyramide_qt.store.saved_game import Result
from pyramide_qt.view.dialogs.history.paste_game_dialog import PasteGameDialog
from tests.helpers.drivers.records_driver import (
    OTHER,
    column,
    opened,
    play_three,
    replay_of,
)
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


@pytest.fixture
def played(driver: WindowDriver) -> WindowDriver:
    """A won game, one that was left, and one in progress, the newest."""
    return play_three(driver)


def test_before_the_first_game_it_says_what_will_stand_here(driver: WindowDriver) -> None:
    dialog = opened(driver)
    assert dialog.empty_text.startswith("No game is played yet.")
    assert not dialog.watch_button.isEnabled()
    assert dialog.count_text == ""


def test_all_games_are_listed_the_newest_first(played: WindowDriver) -> None:
    dialog = opened(played)
    assert column(dialog, HistoryColumn.RESULT) == ["in progress", "given up", "won"]
    codes = ["PY1-N-AAAAAAB", OTHER, "PY1-N-AAAAAAS"]
    assert column(dialog, HistoryColumn.CODE) == codes
    dialog.table.sortByColumn(HistoryColumn.MOVES, Qt.SortOrder.DescendingOrder)
    assert column(dialog, HistoryColumn.MOVES) == ["65", "2", "1"]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_enter_watches_the_newest_game(played: WindowDriver, language: str) -> None:
    played.settings.set_value("language", language)
    QApplication.processEvents()
    dialog = opened(played)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()
    replay = replay_of(played)
    assert replay.replay.last_step == 3
    assert replay.controls.is_playing


def test_no_button_of_a_dialog_has_an_icon(played: WindowDriver) -> None:
    dialog = opened(played)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    played.trigger("statistics")
    found = played.window.findChildren(QDialogButtonBox)
    assert len(found) == 2
    assert all(button.icon().isNull() for box in found for button in box.buttons())


def test_one_game_alone_is_a_list_too(driver: WindowDriver) -> None:
    driver.play("D")
    dialog = opened(driver)
    assert dialog.empty_text == ""
    assert column(dialog, HistoryColumn.MOVES) == ["1"]


def test_games_are_found_by_rules_result_time_and_code(played: WindowDriver, qtbot: QtBot) -> None:
    dialog = opened(played)
    bar = dialog.filter_bar
    bar.results.setCurrentIndex(bar.results.findData(Result.WON.value))
    assert column(dialog, HistoryColumn.RESULT) == ["won"]
    bar.rules.setCurrentIndex(bar.rules.findData("GZ"))
    assert dialog.empty_text == "No game is like this."
    bar.results.setCurrentIndex(0)
    assert column(dialog, HistoryColumn.CODE) == [OTHER]
    bar.rules.setCurrentIndex(0)
    bar.periods.setCurrentIndex(bar.periods.findData(Period.TODAY))
    assert len(column(dialog, HistoryColumn.CODE)) == 3
    with qtbot.waitSignal(bar.changed):
        QTest.keyClicks(bar.search, "aaas")
    assert column(dialog, HistoryColumn.CODE) == ["PY1-N-AAAAAAS"]


def test_a_game_can_be_played_again(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(2)
    dialog.play_button.click()
    assert played.info["code"] == "PY1-N-AAAAAAS"
    assert played.info["moves"] == "0"


def test_codes_and_whole_games_are_copied(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(0)
    dialog.menu["copy_code"].trigger()
    assert played.clipboard() == "PY1-N-AAAAAAB"
    dialog.menu["copy_game"].trigger()
    assert played.clipboard() == "PY1-N-AAAAAAB D D U"
    dialog.table.selectAll()
    dialog.menu["copy_code"].trigger()
    assert played.clipboard().split() == ["PY1-N-AAAAAAB", OTHER, "PY1-N-AAAAAAS"]


def test_a_pasted_game_is_watched(played: WindowDriver) -> None:
    QApplication.clipboard().setText("PY1-N-AAAAAAS D D # a comment\nU G6")
    played.trigger("paste_code")
    dialog = played.dialog("paste_game")
    assert isinstance(dialog, PasteGameDialog)
    assert dialog.problem == ""
    dialog.accept()
    assert replay_of(played).replay.actions == ("D", "D", "U", "G6")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("PY1-N-AAAAAAS D A1", "This game cannot be shown: 2. A1: This card is blocked by another"),
        ("PY1-N-AAAAAAS D ZZ", 'cannot be shown: 2. ZZ: There is no place "ZZ"'),
        ("PY1-N-AAAAAAS U", "This game cannot be shown: 1. U: There is no move to take back"),
        ("PY1-N-AAAA D", "must have 7 letters"),
        ("hello", "starts with"),
    ],
)
def test_a_text_that_is_no_game_is_refused(played: WindowDriver, text: str, problem: str) -> None:
    dialog = opened(played)
    QApplication.clipboard().setText("")
    dialog.menu["paste_game"].trigger()
    paste = played.dialog("paste_game")
    assert isinstance(paste, PasteGameDialog)
    assert paste.problem == ""
    paste.field.setPlainText(text)
    assert problem in paste.problem
    paste.accept()
    assert paste.isVisible()


def test_a_deal_code_alone_still_opens_the_new_game(played: WindowDriver) -> None:
    QApplication.clipboard().setText("PY1-N-AAAAAAS")
    played.trigger("paste_code")
    assert played.dialog("new_game") is not None
    assert played.window.commands.dialogs.find("paste_game") is None


def test_deleted_games_come_back_as_often_as_they_went(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(2)
    dialog.menu["delete"].trigger()
    assert column(dialog, HistoryColumn.RESULT) == ["in progress", "given up"]
    dialog.menu["delete_all"].trigger()
    assert column(dialog, HistoryColumn.RESULT) == ["in progress"]
    assert dialog.count_text == "The game on the table cannot be deleted."
    # The way back outlives the dialog.
    dialog.close()
    again = opened(played)
    again.menu["bring_back"].trigger()
    assert column(again, HistoryColumn.RESULT) == ["in progress", "given up"]
    again.menu["bring_back"].trigger()
    assert column(again, HistoryColumn.RESULT) == ["in progress", "given up", "won"]
    assert not again.menu["bring_back"].isEnabled()


def test_what_is_deleted_at_the_end_of_the_program_is_gone(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.menu["delete_all"].trigger()
    played.restart()
    assert column(opened(played), HistoryColumn.RESULT) == ["in progress"]
    assert list(played.game_app.store.history.ids()) == [3]


def test_a_new_deal_is_seen_in_the_open_list(played: WindowDriver) -> None:
    dialog = opened(played)
    played.session.new_game("PY1-N-AAAAAAZ")
    assert column(dialog, HistoryColumn.RESULT) == ["given up", "given up", "won"]
