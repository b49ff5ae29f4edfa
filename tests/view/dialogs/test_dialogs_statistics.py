"""The statistics dialog: sums, two rankings, codes to copy and to play again, an empty state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.history.ranking_table import Column
from pyramide_qt.rules.notation import parse_game_text
from pyramide_qt.show_offscreen import RECORDED_GAME
from pyramide_qt.view.dialogs.statistics.statistics_dialog import StatisticsDialog
from tests.helpers.drivers.window_driver import WindowDriver

TIMES_MS = (300_000, 100_000, 200_000)
# Draws made and taken back before the second and third win: moves that count.
DETOURS = (0, 3, 1)


def winning_moves() -> str:
    return " ".join(parse_game_text(RECORDED_GAME).actions)


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


@pytest.fixture
def dialog(driver: WindowDriver) -> StatisticsDialog:
    for time_ms, detours in zip(TIMES_MS, DETOURS, strict=True):
        driver.session.replay()
        for _ in range(detours):
            driver.play("D")
            driver.trigger("undo")
        *moves, last = winning_moves().split()
        driver.play(" ".join(moves))
        # However long a busy machine has taken so far.
        driver.clock.set_time(time_ms)
        driver.play(last)
        assert driver.info["score"] == "280"
    driver.session.replay()
    driver.play("D")
    driver.session.replay()
    return opened(driver)


def opened(driver: WindowDriver) -> StatisticsDialog:
    driver.trigger("statistics")
    found = driver.dialog("statistics")
    assert isinstance(found, StatisticsDialog)
    return found


def column(dialog: StatisticsDialog, which: Column) -> list[object]:
    model = dialog.table.model()
    role = Qt.ItemDataRole.DisplayRole
    return [str(model.index(row, which).data(role)).strip() for row in range(model.rowCount())]


def test_before_the_first_win_it_says_what_will_stand_here(driver: WindowDriver) -> None:
    dialog = opened(driver)
    assert dialog.empty_text.startswith("No game is won yet under these rules.")
    dialog.filter_bar.rules.setCurrentIndex(0)
    assert dialog.empty_text.startswith("No game is won yet. ")
    assert dialog.tiles.text("played") == "0"
    assert dialog.tiles.text("rate") == "–"
    assert dialog.tiles.text("best_time") == "–"


def test_the_sums(dialog: StatisticsDialog) -> None:
    shown = {name: dialog.tiles.text(name) for name in ("played", "won", "rate", "longest_streak")}
    assert shown == {"played": "4", "won": "3", "rate": "75%", "longest_streak": "3"}
    assert dialog.tiles.text("streak") == "0"
    assert dialog.tiles.text("fewest_moves") == "65"
    assert dialog.tiles.text("best_time") == "1:40"


def test_the_ranking_by_time_and_by_moves(dialog: StatisticsDialog) -> None:
    assert dialog.empty_text == ""
    assert column(dialog, Column.TIME) == ["1:40", "3:20", "5:00"]
    assert column(dialog, Column.MOVES) == ["68", "66", "65"]
    dialog.show_ranking(Column.MOVES)
    assert column(dialog, Column.MOVES) == ["65", "66", "68"]
    dialog.show_ranking(Column.TIME)
    assert column(dialog, Column.TIME) == ["1:40", "3:20", "5:00"]


def test_a_click_on_a_heading_sorts_both_ways(dialog: StatisticsDialog) -> None:
    dialog.table.sortByColumn(Column.MOVES, Qt.SortOrder.DescendingOrder)
    assert column(dialog, Column.MOVES) == ["68", "66", "65"]
    dialog.table.sortByColumn(Column.TIME, Qt.SortOrder.DescendingOrder)
    assert column(dialog, Column.TIME) == ["5:00", "3:20", "1:40"]


def test_each_row_has_its_code_to_copy(dialog: StatisticsDialog, driver: WindowDriver) -> None:
    assert column(dialog, Column.CODE) == ["PY1-N-AAAAAAS"] * 3
    QApplication.clipboard().setText("")
    dialog.table.selectRow(1)
    dialog.copy_button.click()
    assert driver.clipboard() == "PY1-N-AAAAAAS"


def test_a_row_can_be_played_again(dialog: StatisticsDialog, driver: WindowDriver) -> None:
    driver.session.next_deal()
    dialog.table.selectRow(0)
    dialog.replay_button.click()
    assert driver.info["code"] == "PY1-N-AAAAAAS"
    assert driver.info["moves"] == "0"
    assert not dialog.isVisible()


def test_without_a_row_nothing_can_be_copied(dialog: StatisticsDialog) -> None:
    assert dialog.copy_button.isEnabled()
    dialog.table.clearSelection()
    assert not dialog.copy_button.isEnabled()
    assert not dialog.replay_button.isEnabled()


def test_it_follows_the_game_behind_it(dialog: StatisticsDialog, driver: WindowDriver) -> None:
    driver.play("D")
    assert dialog.tiles.text("played") == "5"
    driver.trigger("undo")
    driver.play(winning_moves())
    assert dialog.tiles.text("won") == "4"
    assert len(column(dialog, Column.RANK)) == 4


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_it_is_opened_only_once(dialog: StatisticsDialog, driver: WindowDriver) -> None:
    driver.trigger("statistics")
    assert driver.dialog("statistics") is dialog


def test_closed_by_the_window_manager_it_can_be_opened_again(
    dialog: StatisticsDialog, driver: WindowDriver
) -> None:
    dialog.close()
    assert driver.window.commands.dialogs.find("statistics") is None
    assert column(opened(driver), Column.RANK) == ["1", "2", "3"]


def test_the_charts_follow_the_filter(dialog: StatisticsDialog, driver: WindowDriver) -> None:
    dialog.show_charts()
    assert not dialog.copy_button.isVisible()
    (bar,) = dialog.charts.chart.content.bars
    assert bar.sentence.endswith(": 3 won, 1 not won")
    dialog.filter_bar.search.setText("AAAC")
    dialog.filter_bar.changed.emit()
    assert dialog.charts.chart.sentence == "No game has come to its end yet."
    assert dialog.tiles.text("played") == "0"
    dialog.show_ranking(Column.TIME)
    assert dialog.empty_text == "No game that was won is like this."


def test_the_rules_that_are_played_are_shown_and_followed(
    dialog: StatisticsDialog, driver: WindowDriver
) -> None:
    rules = dialog.filter_bar.rules
    assert rules.currentData() == "N"
    driver.session.new_game("PY1-GZ-AAAAABC")
    assert rules.currentData() == "GZ"
    assert dialog.tiles.text("played") == "0"
    # What the player has chosen stays.
    rules.setCurrentIndex(0)
    driver.session.new_game("PY1-KT-AAAAABC")
    assert rules.currentData() == ""
    assert rules.findData("KT") > 0
    assert dialog.tiles.text("played") == "4"


def test_points_of_different_rules_are_in_no_common_ranking(dialog: StatisticsDialog) -> None:
    assert not dialog.table.isColumnHidden(Column.SCORE)
    dialog.filter_bar.rules.setCurrentIndex(0)
    assert dialog.table.isColumnHidden(Column.SCORE)
    assert column(dialog, Column.RANK) == ["1", "2", "3"]


def test_a_ranking_is_searched_by_code(dialog: StatisticsDialog, driver: WindowDriver) -> None:
    dialog.filter_bar.search.setText("n-aaaaaas")
    dialog.filter_bar.changed.emit()
    assert len(column(dialog, Column.CODE)) == 3
    dialog.filter_bar.search.setText("GZ")
    dialog.filter_bar.changed.emit()
    assert column(dialog, Column.CODE) == []
    assert dialog.tiles.text("best_time") == "–"
