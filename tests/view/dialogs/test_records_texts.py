"""No placeholder is left where a number or a name should stand, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget

from pyramide_qt.view.charts.chart_texts import NAMES
from pyramide_qt.view.dialogs.statistics.statistics_dialog import StatisticsDialog
from tests.helpers.drivers.records_driver import play_three
from tests.helpers.drivers.window_driver import WindowDriver

_PLACEHOLDER = re.compile(r"%[1-9nL]|\{\w*\}")


@pytest.fixture(params=["en", "bg"])
def driver(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path
) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path, request.param).start()
    yield made
    made.shut_down()


def texts(widget: QWidget) -> list[str]:
    found = [widget.windowTitle()]
    for part in widget.findChildren(QWidget):
        if isinstance(part, QLabel | QPushButton):
            found.append(part.text())
        elif isinstance(part, QComboBox):
            found += [part.itemText(index) for index in range(part.count())]
        found += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
    return found


def check(widget: QWidget) -> None:
    assert [text for text in texts(widget) if _PLACEHOLDER.search(text)] == []


def test_numbers_stand_where_they_should(driver: WindowDriver) -> None:
    play_three(driver)
    for name in ("statistics", "history", "daily"):
        driver.trigger(name)
        check(driver.dialog(name))
    statistics = driver.dialog("statistics")
    assert isinstance(statistics, StatisticsDialog)
    statistics.show_charts()
    for index in range(len(NAMES)):
        statistics.charts.choice.setCurrentIndex(index)
        check(statistics)
        for bar in statistics.charts.chart.content.bars:
            assert not _PLACEHOLDER.search(" ".join((bar.sentence, bar.label, *bar.cells)))
    driver.window.commands.records.watch(1)
    check(driver.window)
