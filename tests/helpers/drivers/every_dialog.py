"""Opens every window that the program can show, one after the other, each page of it in turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget

from pyramide_qt.model.analysis.hint_model import Hint, HintKind
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.store.exchange.files import FileFormat, written
from pyramide_qt.store.exchange.game_record import COLUMNS
from pyramide_qt.store.exchange.opening import GAME_SUFFIX
from pyramide_qt.view.dialogs.help.help_dialog import HelpDialog
from pyramide_qt.view.dialogs.help.help_pages import PAGES
from tests.helpers.drivers.window_driver import WindowDriver

GAME = "PY1-N-AAAAAAS G6 G2+G5 D D"
# A game as an exported file has it.
BEGUN: dict[str, Any] = {
    **dict.fromkeys(COLUMNS, 0),
    "code": "PY1-N-AAAAAAS",
    "started_at": "2026-01-01T10:00:00Z",
    "ended_at": None,
    "result": "open",
    "last_result": "open",
    "par": None,
    "daily": None,
    "actions": "D",
    "at_ms": [0],
    **dict.fromkeys(("moves", "last_moves"), 1),
    "record": "{}",
}
BY_ACTION = (
    "choose_deal",
    "my_rules",
    "statistics",
    "history",
    "daily",
    "settings",
    "rules",
    "how_to_play",
    "shortcuts",
    "about",
    "review",
    "enter_deal",
)


def dialog_names() -> list[str]:
    """The names that `open_dialog` knows."""
    return [*BY_ACTION, *_OTHERS]


@contextmanager
def open_dialog(driver: WindowDriver, name: str) -> Iterator[QDialog]:
    """Open the window called `name`, and close what it was at the end.

    The help has one window for all its pages: one that is open shows another page, and stays.
    """
    before = set(_dialogs(driver))
    if name in BY_ACTION:
        driver.trigger(name)
    else:
        _OTHERS[name](driver)
    opened = set(_dialogs(driver)) - before
    [dialog] = opened or {driver.dialog("rules")}
    QTest.qWaitForWindowExposed(dialog)
    try:
        yield dialog
    finally:
        for each in opened:
            each.close()
        QApplication.processEvents()


def pages(dialog: QWidget) -> Iterator[str]:
    """Turn to each page of each row of tabs, or of the help; the word says where it stands."""
    yield ""
    if isinstance(dialog, HelpDialog):
        for key in PAGES:
            dialog.show_page(key)
            QApplication.processEvents()
            yield f"page {key}"
    for tabs in dialog.findChildren(QTabWidget):
        for index in range(tabs.count()):
            tabs.setCurrentIndex(index)
            QApplication.processEvents()
            yield f"page {index + 1}"


def _dialogs(driver: WindowDriver) -> list[QDialog]:
    return [each for each in driver.window.findChildren(QDialog) if each.isVisible()]


def _open_demo(driver: WindowDriver) -> None:
    game = driver.game
    line = (next(iter(game.game.legal_moves)),)
    hint = Hint(HintKind.WIN, game.position, line[0], line, is_shortest=True)
    driver.window.with_solver().dialogs.open_demo(game.deal, game.game.moves, hint)


def _open_licences(driver: WindowDriver) -> None:
    from pyramide_qt.view.dialogs.about.licences_dialog import LicencesDialog

    LicencesDialog(driver.window).show()


def _open_failure(driver: WindowDriver) -> None:
    from pyramide_qt.view.dialogs.errors.failure_dialog import FailureDialog

    FailureDialog("/nowhere/pyramide.log", driver.window).show()


def _open_paste(driver: WindowDriver) -> None:
    QGuiApplication.clipboard().setText(GAME)
    driver.window.commands.records.open_paste()


def _open_replay(driver: WindowDriver) -> None:
    driver.window.commands.records.watch_game(game_from_text(GAME))


def _open_bad_games(driver: WindowDriver) -> None:
    from pyramide_qt.view.dialogs.history.exchange import Exchange

    with TemporaryDirectory() as folder:
        path = Path(folder) / "1.json"
        bad = [json.dumps({str(number): 1}) for number in range(9)]
        head, foot = written((), FileFormat.JSON)
        lines = ",\n".join((json.dumps(BEGUN), *bad))
        path.write_text(f"{head}\n{lines}{foot}", encoding="utf-8")
        exchange = Exchange(driver.game_app.store, driver.window)
        exchange.import_from(path)
        # On a busy machine it is not done at once.
        while exchange.is_busy and exchange.question is None:
            QTest.qWait(10)


def _open_replace(driver: WindowDriver) -> None:
    from pyramide_qt.view.dialogs.history.game_saver import GameSaver

    with TemporaryDirectory() as folder:
        path = Path(folder) / f"1{GAME_SUFFIX}"
        path.touch()
        GameSaver(driver.window)._save_to(path)


_OTHERS: dict[str, Callable[[WindowDriver], None]] = {
    "demo": _open_demo,
    "licences": _open_licences,
    "failure": _open_failure,
    "paste": _open_paste,
    "replay": _open_replay,
    "bad_games": _open_bad_games,
    "replace": _open_replace,
}
