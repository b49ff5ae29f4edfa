"""Charts say in words and in a table what they paint, and are walked through by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.queries.chart_queries import ChartQueries
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.saved_game import Result
from pyramide_qt.translation import Translations
from pyramide_qt.view.charts.chart_colours import chart_colours
from pyramide_qt.view.charts.chart_content import ChartBar, ChartContent
from pyramide_qt.view.charts.chart_frame import ChartFrame
from pyramide_qt.view.charts.chart_page import ChartPage
from pyramide_qt.view.charts.chart_texts import NAMES
from pyramide_qt.view.style.palette import contrast_ratio
from tests.store.plays import play, summary

WINS = ((40, 65_000), (44, 71_000), (47, 200_000))


@pytest.fixture
def store() -> GameStore:
    return open_game_store(None)


@pytest.fixture
def filled(store: GameStore) -> GameStore:
    for number, (moves, time_ms) in enumerate(WINS):
        end = summary(Result.WON, moves, time_ms)
        play(store, 1, end=end, started_at=f"2026-01-0{number + 1}T12:00:00Z")
    play(store, 1, end=summary(Result.STUCK), token="GZ", started_at="2026-01-05T12:00:00Z")
    play(store, 1)
    return store


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication, store: GameStore) -> Iterator[ChartPage]:
    translations = Translations(qapp)
    translations.set_language("en")
    window = QWidget()
    qtbot.addWidget(window)
    page = ChartPage(store, window)
    page.resize(600, 400)
    window.resize(600, 400)
    window.show()
    yield page
    window.close()


def sentences(page: ChartPage, name: str) -> list[str]:
    page.choice.setCurrentIndex(NAMES.index(name))
    page.refresh()
    return [bar.sentence for bar in page.chart.content.bars]


def table(page: ChartPage) -> list[list[str]]:
    rows, columns = page.table.rowCount(), page.table.columnCount()
    return [[page.table.item(row, c).text() for c in range(columns)] for row in range(rows)]


def test_results_over_time(filled: GameStore, page: ChartPage) -> None:
    found = sentences(page, "results")
    assert len(found) == 5
    assert found[0].endswith(": 1 won, 0 not won")
    assert found[3].endswith(": 0 won, 0 not won")
    assert found[4].endswith(": 0 won, 1 not won")


def test_times_and_moves_of_wins(filled: GameStore, page: ChartPage) -> None:
    times = sentences(page, "times")
    assert (times[0], times[-1]) == ("1:00 to 1:14: 2 won games", "3:15 to 3:29: 1 won game")
    assert sentences(page, "moves")[0] == "40: 1 won game"
    assert len(table(page)) == 8


def test_the_rate_of_each_rule_set_has_its_interval(filled: GameStore, page: ChartPage) -> None:
    won, lost = sentences(page, "rates")
    assert won.startswith("Pyramide: 3 of 3 won, 100%; the true share is most likely 44% to 100")
    assert lost.startswith("Giza: 0 of 1 won, 0%; the true share is most likely 0% to 79%")


@pytest.mark.parametrize("name", NAMES)
def test_the_table_has_the_numbers_of_the_picture(
    filled: GameStore, page: ChartPage, name: str
) -> None:
    assert sentences(page, name)
    for bar, row in zip(page.chart.content.bars, table(page), strict=True):
        assert tuple(row) == bar.cells
        assert all(cell in bar.sentence for cell in row)
    page.as_table.setChecked(True)
    assert page.table.isVisible() and not page.chart.isVisible()


@pytest.mark.parametrize("name", NAMES)
def test_without_games_each_chart_says_so(page: ChartPage, name: str) -> None:
    assert sentences(page, name) == []
    assert page.chart.sentence.endswith("yet.")
    assert table(page) == []
    page.grab()


@pytest.mark.parametrize("name", NAMES)
def test_one_game_makes_a_chart(store: GameStore, page: ChartPage, name: str) -> None:
    play(store, 1, end=summary(Result.WON))
    assert len(sentences(page, name)) == 1
    page.grab()


def test_only_games_of_the_filter_are_shown(filled: GameStore, page: ChartPage) -> None:
    page.set_filter(GameFilter(token="GZ"))
    assert len(sentences(page, "rates")) == 1
    assert sentences(page, "times") == []


def test_keys_go_from_bar_to_bar(filled: GameStore, page: ChartPage) -> None:
    found = sentences(page, "moves")
    page.chart.setFocus()
    assert page.chart.sentence == found[0]
    for key, number in (("Right", 1), ("Down", 2), ("Left", 1), ("End", 7), ("Right", 7)):
        QTest.keyClick(page.chart, getattr(Qt.Key, f"Key_{key}"))
        assert page.chart.sentence == found[number]
        assert page.chart.accessibleDescription() == found[number]
    QTest.keyClick(page.chart, Qt.Key.Key_Home)
    assert page.chart.current == 0
    assert page.chart.accessibleName() == "Moves of the won games"


def test_the_pointer_marks_the_bar_below_it(filled: GameStore, page: ChartPage) -> None:
    found = sentences(page, "results")
    page.chart.grab()
    frame = ChartFrame(page.chart.content, QRectF(page.chart.rect()), page.chart.fontMetrics())
    middle = frame.row(4).center()
    QTest.mouseMove(page.chart, QPoint(round(middle.x()), round(middle.y())))
    assert page.chart.sentence == found[4]


@pytest.mark.parametrize(("ground", "ink"), [("#ffffff", "#000000"), ("#1e1f22", "#e6e6e6")])
def test_every_colour_can_be_seen_on_both_themes(ground: str, ink: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(ground))
    palette.setColor(QPalette.ColorRole.Text, QColor(ink))
    colours = chart_colours(palette)
    for part in colours.parts:
        assert contrast_ratio(part, colours.ground) >= 3
    assert contrast_ratio(colours.text, colours.ground) >= 4.5
    assert abs(colours.parts[0].lightnessF() - colours.parts[1].lightnessF()) > 0.1


@pytest.mark.parametrize("size", [(160, 120), (440, 160), (900, 500)])
@pytest.mark.parametrize("is_rate", [False, True])
def test_bars_stay_inside_at_every_size(size: tuple[int, int], is_rate: bool, qapp: object) -> None:
    bars = tuple(ChartBar(f"bar {n}", (n / 30,) if is_rate else (n, 2), "", ()) for n in range(30))
    content = ChartContent("", (), bars, "", () if is_rate else ("a", "b"), is_rate)
    widget = QWidget()
    outside = QRectF(0, 0, *size)
    frame = ChartFrame(content, outside, widget.fontMetrics())
    for number, bar in enumerate(bars):
        place = frame.bar(number, 0, sum(bar.parts))
        assert outside.contains(place.topLeft()) and outside.contains(place.bottomRight())
        assert frame.bar_at(frame.row(number).center()) == number
    assert frame.bar_at(outside.bottomRight()) is None


def test_it_is_told_if_the_games_cannot_be_read(
    filled: GameStore, page: ChartPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: object, _where: object) -> None:
        raise StoreError("The saved games cannot be read: locked.")

    monkeypatch.setattr(ChartQueries, "days", fail)
    with qtbot.waitSignal(page.trouble):
        page.refresh()
    assert page.chart.sentence == "The games cannot be read now."
