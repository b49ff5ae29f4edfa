"""The info line: what it says, and that nothing in it jumps."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.wording.wording import time_text
from pyramide_qt.view.window.status_bar import InfoLine
from tests.helpers.drivers.window_driver import WindowDriver

OWN_RULES = "PY1-X" + "ABCDEFGH" * 20 + "-AAAAAAS"


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def line(holder: QWidget) -> InfoLine:
    made = InfoLine(holder)
    made.set_score(0)
    made.set_moves(0)
    made.set_time(0)
    made.set_code("PY1-N-AAAAAAS")
    holder.resize(1000, 60)
    made.resize(1000, made.sizeHint().height())
    holder.show()
    return made


def lefts(line: InfoLine) -> list[int]:
    return [label.mapTo(line, label.rect().topLeft()).x() for label in line.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("time_ms", "text"),
    [
        (0, "0:00"),
        (999, "0:00"),
        (7_000, "0:07"),
        (754_321, "12:34"),
        (3_599_999, "59:59"),
        (3_600_000, "1:00:00"),
        (36_123_000, "10:02:03"),
    ],
)
def test_a_time_is_written_as_on_a_clock(time_ms: int, text: str) -> None:
    assert time_text(time_ms) == text


def test_it_says_score_moves_time_and_code(line: InfoLine) -> None:
    line.set_score(280)
    line.set_moves(65)
    line.set_time(125_000)
    assert line.texts == {"score": "280", "moves": "65", "time": "2:05", "code": "PY1-N-AAAAAAS"}


def test_nothing_moves_while_the_numbers_grow(line: InfoLine) -> None:
    before = lefts(line)
    for score, moves, time_ms in ((10, 9, 9_000), (280, 999, 754_000), (0, 1111, 5_555_000)):
        line.set_score(score)
        line.set_moves(moves)
        line.set_time(time_ms)
        line.layout().activate()
        assert lefts(line) == before


def test_a_number_beyond_all_expectation_gets_its_room_and_keeps_it(line: InfoLine) -> None:
    line.set_moves(12_345_678)
    line.layout().activate()
    grown = lefts(line)
    line.set_moves(1)
    line.layout().activate()
    assert lefts(line) == grown


def test_the_code_is_copied_by_a_click(line: InfoLine, qtbot: QtBot) -> None:
    button = line.findChild(QToolButton)
    with qtbot.waitSignal(line.copy_wanted):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_long_code_of_own_rules_never_widens_the_window(line: InfoLine) -> None:
    wide = line.minimumSizeHint().width()
    line.set_code(OWN_RULES)
    assert line.minimumSizeHint().width() == wide
    assert line.texts["code"] == OWN_RULES
    shown = line.findChild(QToolButton).text()
    assert "…" in shown and shown.endswith("S")


def test_score_and_time_can_be_hidden(line: InfoLine) -> None:
    line.set_shown("time", False)
    line.set_shown("score", False)
    assert not line.reading("time").isVisible()
    assert not line.reading("score").isVisible()
    assert line.reading("moves").isVisible()


def words_of(line: InfoLine) -> dict[str, str]:
    """The words that are to be read, by what they stand beside."""
    found = {}
    for name in ("score", "moves", "time"):
        word = line.reading(name).findChildren(QLabel)[0]
        found[name] = word.text() if word.isVisible() else ""
    return found


def test_a_narrow_line_cuts_the_code_before_the_words(line: InfoLine) -> None:
    line.resize(480, line.height())
    assert words_of(line) == {"score": "Score", "moves": "Moves", "time": "Time"}
    assert line.findChild(QToolButton).text() == "PY1-N-AAAAAAS"
    line.resize(330, line.height())
    assert words_of(line)["score"] == "Score"
    assert words_of(line)["moves"] == "Moves"
    assert "…" in line.findChild(QToolButton).text()
    line.resize(200, line.height())
    assert words_of(line) == {"score": "", "moves": "", "time": ""}


def test_in_the_smallest_window_the_numbers_have_words_in_all_languages(
    qapp: QApplication, tmp_path: Path
) -> None:
    driver = WindowDriver(qapp, tmp_path).start()
    try:
        driver.window.resize(480, 400)
        line = driver.window.info
        for language in driver.game_app.parts.languages:
            driver.settings.set_value("language", language)
            for token in ("N", "CL"):
                driver.session.new_game(f"PY1-{token}-AAAAAAS")
                line.set_status(Status.LOST if token == "CL" else Status.HIDDEN)
                QApplication.processEvents()
                words = words_of(line)
                assert len(words["score"]) > 1, (language, token)
                assert len(words["moves"]) > 1, (language, token)
    finally:
        driver.shut_down()
