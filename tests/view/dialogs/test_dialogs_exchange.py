"""Games go to files and come back, and bad ones come only if wanted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from pyramide_qt.rules.deals.daily_numbers import start_number
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog
from tests.helpers.drivers.records_driver import (
    exchange_of,
    opened,
    play_three,
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


@pytest.mark.parametrize("name", ["games.json", "games.csv"])
def test_games_are_exported_and_come_in_again(
    played: WindowDriver, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    dialog = opened(played)
    exchange = exchange_of(dialog)
    with qtbot.waitSignal(exchange.told):
        exchange.export_to(tmp_path / name, GameFilter())
    assert dialog.count_text == f"3 games were exported to {name}."
    with qtbot.waitSignal(exchange.told):
        exchange.import_from(tmp_path / name)
    assert dialog.count_text.endswith("3 games were here already.")


def damaged_file(played: WindowDriver, qtbot: QtBot, dialog: HistoryDialog, path: Path) -> None:
    """Export two games of which one is bad, and delete both."""
    exchange = exchange_of(dialog)
    dialog.filter_bar.rules.setCurrentIndex(dialog.filter_bar.rules.findData("N"))
    with qtbot.waitSignal(exchange.told):
        exchange.export_to(path, dialog.filter_bar.game_filter)
    lines = path.read_text().splitlines()
    values = json.loads(lines[2].rstrip(","))
    lines[2] = json.dumps(values | {"code": "PY1-N-123"})
    path.write_text("\n".join(lines))
    played.session.new_game("PY1-N-AAAAAAC")
    dialog.menu["delete_all"].trigger()


@pytest.mark.parametrize("keeps_good", [True, False])
def test_a_bad_game_is_named_and_the_others_come_in_only_if_wanted(
    played: WindowDriver, qtbot: QtBot, tmp_path: Path, keeps_good: bool
) -> None:
    dialog = opened(played)
    path = tmp_path / "games.json"
    damaged_file(played, qtbot, dialog, path)
    assert dialog.games.ids == dialog.games.ids[:0]
    exchange = exchange_of(dialog)
    exchange.import_from(path)
    qtbot.waitUntil(lambda: exchange.question is not None)
    question = exchange.question
    assert question is not None
    assert "Line 3: The deal code cannot be used: The deal number" in question.informativeText()
    assert len(dialog.games.ids) == 0
    with qtbot.waitSignal(exchange.told):
        role = QMessageBox.ButtonRole
        wanted = role.AcceptRole if keeps_good else role.RejectRole
        (button,) = [b for b in question.buttons() if question.buttonRole(b) == wanted]
        button.click()
    assert len(dialog.games.ids) == int(keeps_good)
    assert exchange.question is None


def test_a_file_that_is_no_file_of_games_is_refused(
    played: WindowDriver, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(played)
    exchange = exchange_of(dialog)
    (tmp_path / "a.json").write_text("{}")
    for name, text in (("a.json", "no file of games"), ("a.txt", "must end in"), ("b.csv", "read")):
        with qtbot.waitSignal(exchange.told):
            exchange.import_from(tmp_path / name)
        assert text in dialog.count_text
    with qtbot.waitSignal(exchange.told):
        exchange.export_to(tmp_path / "a.json" / "b.json", GameFilter())
    assert "cannot be written" in dialog.count_text


def test_a_mark_as_daily_deal_holds_only_for_the_deal_of_the_day(
    played: WindowDriver, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(played)
    exchange = exchange_of(dialog)
    path = tmp_path / "games.json"
    # The search of that day begins with a deal that cannot be won, and ends with the next.
    day, first = "2026-11-30", start_number("N", "2026-11-30")
    book = played.game_app.store.daily_book
    for step in (0, 1):
        code = DealCode("N", first + step)
        played.session.new_game(code)
        played.play("D")
        book.enter(DailyEntry("N", day, str(code), f"{day}T10:00:00Z", 0))
        with qtbot.waitSignal(exchange.told):
            exchange.export_to(path, GameFilter(code_part=str(code)))
        exchange.import_from(path)
        is_bad = step == 0
        qtbot.waitUntil(lambda: not exchange.is_busy or exchange.question is not None)
        assert (exchange.question is not None) is is_bad
        if exchange.question is not None:
            text = exchange.question.informativeText()
            assert "The deal is not the daily deal of 2026-11-30." in text
            exchange.question.close()
    assert dialog.count_text.endswith("1 game was here already.")
