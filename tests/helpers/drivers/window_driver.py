"""Drives the real window: starts it with its own data, clicks by card, reads what it says."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from pyramide_qt.app import GameApp
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.play_clock import PlayClock
from pyramide_qt.model.session.session import Session
from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.cards import parse_card
from pyramide_qt.rules.deals.deal_code import DealCode, parse_code
from pyramide_qt.rules.notation import parse_game_text
from pyramide_qt.show_offscreen import RECORDED_GAME, play_by_touch
from pyramide_qt.view.window.main_window import MainWindow

DOCUMENTED = parse_code("PY1-N-AAAAAAS")


class WindowDriver:
    """One running program; `shut_down` ends it, `restart` starts it on the same data."""

    def __init__(
        self,
        application: QApplication,
        folder: Path,
        language: str = "en",
        *,
        keep_settings: bool = False,
    ) -> None:
        self._application = application
        self._folder = folder
        self._language = language
        self._keep_settings = keep_settings
        self._set_up()

    def _set_up(self) -> None:
        self._game_app = GameApp(self._application, find_places(self._folder))
        self.settings = self._game_app.parts.settings
        if not self._keep_settings:
            self.settings.set_value("animation_speed", "off")
            self.settings.set_value("language", self._language)

    def start(self, code: DealCode | None = DOCUMENTED) -> WindowDriver:
        self._game_app.start(code)
        QTest.qWaitForWindowExposed(self.window)
        return self

    def restart(self, code: DealCode | None = None) -> None:
        """Leave the program and start it again on the same data."""
        self.shut_down()
        self._set_up()
        self.start(code)

    def shut_down(self) -> None:
        self._game_app.shut_down()
        # The application outlives the program here, but its texts must not.
        for translator in self._application.findChildren(QTranslator):
            self._application.removeTranslator(translator)

    @property
    def game_app(self) -> GameApp:
        return self._game_app

    @property
    def window(self) -> MainWindow:
        return self._game_app.window

    @property
    def game(self) -> GameModel:
        return self._game_app.parts.game

    @property
    def session(self) -> Session:
        return self._game_app.parts.session

    @property
    def clock(self) -> PlayClock:
        return self._game_app.parts.clock

    @property
    def message(self) -> str:
        """What is to be read on the table."""
        return self.window.table.message

    @property
    def info(self) -> dict[str, str]:
        return self.window.info.texts

    def card(self, text: str) -> int:
        """The id of a card written like `KD`."""
        return self.game.deal.cards.index(parse_card(text))

    def click(self, text: str) -> None:
        """Click a card where it is seen even if it is covered: near its upper left corner."""
        rect = self.window.table.table_scene.targets.card_rect(self.card(text))
        point = QPoint(round(rect.x + rect.width * 0.12), round(rect.y + rect.height * 0.15))
        viewport = self.window.table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)

    def trigger(self, name: str) -> None:
        """Use an action, by menu, toolbar or key."""
        action = self.window.action(name)
        assert action.isEnabled(), f"{name} is not offered"
        action.trigger()

    def dialog(self, name: str) -> QDialog:
        found = self.window.commands.dialogs.find(name)
        assert found is not None, f"no dialog {name} is open"
        return found

    def play(self, moves: str) -> None:
        for move in moves.split():
            play_by_touch(self._game_app, move)

    def win(self) -> None:
        """Play the documented deal to its end."""
        for move in parse_game_text(RECORDED_GAME).actions[len(self.game.game.moves) :]:
            play_by_touch(self._game_app, move)

    def clipboard(self) -> str:
        return QGuiApplication.clipboard().text()
