"""Opens what is kept of games that were played in a running window."""

from __future__ import annotations

from collections.abc import Iterator

from pyramide_qt.model.history.history_table import HistoryColumn
from pyramide_qt.rules.notation import move_text
from pyramide_qt.view.dialogs.history.exchange import Exchange
from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog
from pyramide_qt.view.dialogs.replay.replay_dialog import ReplayDialog
from tests.helpers.drivers.window_driver import WindowDriver

OTHER = "PY1-GZ-AAAAABC"


def play_three(driver: WindowDriver) -> WindowDriver:
    """A won game, one that was left, and one in progress, the newest."""
    driver.win()
    driver.session.new_game(OTHER)
    driver.play(next(iter_moves(driver)))
    driver.session.new_game("PY1-N-AAAAAAB")
    driver.play("D D")
    driver.trigger("undo")
    return driver


def iter_moves(driver: WindowDriver) -> Iterator[str]:
    for move in driver.game.game.legal_moves:
        yield move_text(driver.game.deal.rules, move)


def opened(driver: WindowDriver) -> HistoryDialog:
    driver.trigger("history")
    found = driver.dialog("history")
    assert isinstance(found, HistoryDialog)
    return found


def column(dialog: HistoryDialog, which: HistoryColumn) -> list[str]:
    model = dialog.table.model()
    return [str(model.index(row, which).data()).strip() for row in range(model.rowCount())]


def replay_of(driver: WindowDriver) -> ReplayDialog:
    (found,) = [d for d in driver.window.findChildren(ReplayDialog) if d.isVisible()]
    return found


def exchange_of(dialog: HistoryDialog) -> Exchange:
    (found,) = dialog.findChildren(Exchange)
    return found
