"""Opens in the running window what another start of the program, or the desktop, asks for."""

from __future__ import annotations

import os
from functools import partial

from PySide6.QtCore import QFileSystemWatcher, QObject
from PySide6.QtWidgets import QApplication

from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.opening import read_opened
from pyramide_qt.store.request_box import RequestBox
from pyramide_qt.view.desktop.application import Application
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.window.main_window import MainWindow

# Where Qt looks for the permission of a Wayland desktop to come to the front.
_ACTIVATION = "XDG_ACTIVATION_TOKEN"


class WindowOpening(QObject):
    """Watches for requests, from the first `listen` on, as long as the window lives."""

    def __init__(self, window: MainWindow, parts: WindowParts) -> None:
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._box: RequestBox | None = None
        self._watcher: QFileSystemWatcher | None = None
        application = QApplication.instance()
        if isinstance(application, Application):
            application.open_wanted.connect(self._on_open_wanted)
            self._on_open_wanted()

    def listen(self, box: RequestBox) -> None:
        """Empty `box` from now on, whenever something is put into it."""
        if not box.open():
            return
        self._box = box
        self._watcher = QFileSystemWatcher([str(box.folder)], self)
        self._watcher.directoryChanged.connect(self._on_box_changed)
        self._parts.game.moved.connect(self._on_moved)

    def open_argument(self, argument: str) -> None:
        """Open what a file, an address or a code tells, or say why that cannot be."""
        try:
            opened = read_opened(argument)
        except RulesError as error:
            from pyramide_qt.view.dialogs.errors.problems import game_problem

            self._window.messages.say(partial(game_problem, error))
        except StoreError as error:
            from pyramide_qt.view.dialogs.errors.problems import store_problem

            self._window.messages.say(partial(store_problem, error))
        else:
            self.open_text(opened.game or opened.code)

    def open_text(self, text: str) -> None:
        """Deal the deal of a code, or show a whole game; both were read without fault before."""
        if len(text.split()) > 1:
            self._window.commands.records.watch_game(game_from_text(text))
        else:
            self._parts.session.new_game(parse_code(text))

    def come_to_front(self, activation: str = "") -> None:
        """Bring the window before all others, as far as the desktop lets it."""
        if activation:
            os.environ[_ACTIVATION] = activation
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()

    def _on_open_wanted(self) -> None:
        application = QApplication.instance()
        if isinstance(application, Application):
            for argument in application.take_waiting():
                self.open_argument(argument)
                self.come_to_front()

    def _on_box_changed(self, _folder: str) -> None:
        for request in self._box.take_all() if self._box is not None else []:
            self.come_to_front(request.activation)
            if request.text:
                self.open_argument(request.text)

    def _on_moved(self, _moved: object) -> None:
        # Qt forgets a folder that was deleted. It is made again with that of the games and not
        # at once, under the hands of whoever deletes it.
        box, watcher = self._box, self._watcher
        if box is None or watcher is None or watcher.directories():
            return
        if self._parts.store.is_saving and box.open():
            watcher.addPath(str(box.folder))
