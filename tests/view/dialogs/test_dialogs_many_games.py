"""What takes long with many games leaves the window alive, and can be stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.store.exchange.files import FileFormat, written
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.saved_game import Action, GameSummary, Result, SavedGame
from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog
from tests.helpers.drivers.records_driver import exchange_of, opened
from tests.helpers.drivers.window_driver import WindowDriver
from tests.store.queries.test_many_games import fill

MANY = 2500


@pytest.fixture
def driver(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowDriver]:
    # However fast the machine is, each step is one slice.
    monkeypatch.setattr("pyramide_qt.view.dialogs.history.slow_work._SLICE_S", 0)
    fill(find_places(tmp_path).database_file, MANY)
    made = WindowDriver(qapp, tmp_path, language="en").start()
    yield made
    made.shut_down()


def progress_of(dialog: HistoryDialog) -> QProgressDialog:
    (found,) = dialog.findChildren(QProgressDialog)
    return found


def press_cancel(dialog: HistoryDialog) -> None:
    (button,) = progress_of(dialog).findChildren(QPushButton)
    button.click()


def file_of_games(path: Path, count: int) -> None:
    games = []
    for number in range(count):
        game = Game(deal_from_code(DealCode("N", number)))
        game.play(["D", "D"])
        moment = f"2026-01-01T{number // 3600:02}:{number // 60 % 60:02}:{number % 60:02}Z"
        figures = GameSummary(Result.OPEN, 2, 900, game.score())
        left = figures._replace(result=Result.LEFT)
        actions = (Action("D", 400), Action("D", 900))
        code = str(game.deal.code)
        saved = SavedGame(0, code, "N", "{}", moment, moment, figures, left, None, actions)
        games.append(ForeignGame(saved))
    path.write_text("".join(written(games, FileFormat.JSON)), encoding="utf-8")


def test_many_games_are_deleted_and_brought_back_while_the_window_lives(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    dialog = opened(driver)
    dialog.menu["delete_all"].trigger()
    assert progress_of(dialog).labelText() == "Deleting games…"
    # Meanwhile the game goes on.
    driver.play("D")
    qtbot.waitUntil(lambda: not dialog.findChildren(QProgressDialog))
    assert len(dialog.games.ids) == 1
    dialog.menu["bring_back"].trigger()
    assert progress_of(dialog).labelText() == "Bringing games back…"
    qtbot.waitUntil(lambda: not dialog.findChildren(QProgressDialog))
    assert len(dialog.games.ids) == MANY + 1


def test_what_was_deleted_when_it_was_stopped_can_be_brought_back(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    dialog = opened(driver)
    dialog.menu["delete_all"].trigger()
    press_cancel(dialog)
    left = len(dialog.games.ids)
    assert 0 < left < MANY
    qtbot.waitUntil(lambda: not dialog.findChildren(QProgressDialog))
    dialog.menu["bring_back"].trigger()
    qtbot.waitUntil(lambda: not dialog.findChildren(QProgressDialog))
    assert len(dialog.games.ids) == MANY
    assert not dialog.menu["bring_back"].isEnabled()


def test_a_dialog_closed_while_games_are_deleted_keeps_the_way_back(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    opened(driver).menu["delete_all"].trigger()
    driver.dialog("history").close()
    dialog = opened(driver)
    assert 0 < len(dialog.games.ids) < MANY
    dialog.menu["bring_back"].trigger()
    qtbot.waitUntil(lambda: len(dialog.games.ids) == MANY)


@pytest.mark.parametrize("is_stopped", [False, True])
def test_an_import_leaves_the_window_alive_and_brings_in_all_or_none(
    driver: WindowDriver, qtbot: QtBot, tmp_path: Path, is_stopped: bool
) -> None:
    path = tmp_path / "many.json"
    file_of_games(path, 1000)
    dialog = opened(driver)
    exchange = exchange_of(dialog)
    with qtbot.waitSignal(exchange.told):
        exchange.import_from(path)
        assert progress_of(dialog).labelText() == "Reading games…"
        driver.play("D")
        if is_stopped:
            QApplication.processEvents()
            press_cancel(dialog)
    came = 0 if is_stopped else 1000
    dialog.update_games()
    assert len(dialog.games.ids) == MANY + 1 + came
    assert json.loads(path.read_text())["format"] == "pyramide-games"
    qtbot.waitUntil(lambda: not dialog.findChildren(QProgressDialog))
