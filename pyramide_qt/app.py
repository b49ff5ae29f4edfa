"""Builds everything, joins the parts, and takes them down in order."""

from __future__ import annotations

import gc
import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from pyramide_qt import APP_ID, __version__, log
from pyramide_qt.crash_report import CrashReport
from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.play_clock import PlayClock, StopReason
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.session.session_news import LanguageUnreadable, News
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.wording import name_own_rules
from pyramide_qt.paths import DataPlaces, find_places
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, parse_code
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.settings.schema import GUIDE_SEEN
from pyramide_qt.store.settings.settings_file import SettingsFile
from pyramide_qt.translation import LANGUAGES, Translations
from pyramide_qt.view.desktop.application import new_application
from pyramide_qt.view.desktop.system_signals import SystemSignals
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.style.themes import apply_theme
from pyramide_qt.view.window.command_table import COMMANDS
from pyramide_qt.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QSessionManager

    from pyramide_qt.commands.window_options import WindowOptions
    from pyramide_qt.model.analysis.solver_desk import SolverDesk
    from pyramide_qt.model.rule_texts.own_rules import OwnRules
    from pyramide_qt.view.window.open_requests import WindowOpening

# Window managers are through with placing the window then.
_AFTER_START_MS = 250
# The solver looks for the deals to come when the player has begun to look at this one.
_FILL_AFTER_MS = 4_000
# What shells add to the number of a signal.
_ENDED_BY_SIGNAL = 128


def run_window(options: WindowOptions) -> int:
    """Open the window and run until it is closed; return the exit status.

    Without a code in `options` the game in progress comes back, or a random deal.
    """
    application = make_application(sys.argv[:1])
    if log.is_logging():
        from pyramide_qt.view.desktop.application import log_qt_messages

        log_qt_messages()
    signals = SystemSignals(application)
    game_app = GameApp(application, find_places(options.data_dir))
    signals.end_wanted.connect(game_app.end_for_signal)
    if not (options.exit_when_shown or options.code or options.game or options.unread):
        game_app.offer_guide()
    game_app.start(parse_code(options.code) if options.code else None)
    game_app.open_first(options.game, options.unread)
    if options.exit_when_shown:
        game_app.quit_when_shown()
    game_app.window.table.first_frame_shown.connect(let_collector_work)
    try:
        status = application.exec()
        log.info("the window program ends with status %s", status)
        return status
    finally:
        game_app.shut_down()
        signals.stop()


def let_collector_work() -> None:
    """Let Python look for garbage again, but not in all that was made for the start.

    That stays to the end; frozen, it costs no collection a pause in play.
    """
    gc.freeze()
    gc.enable()


def make_application(arguments: list[str]) -> QApplication:
    """The Qt application, named so that the system knows its windows."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else new_application(arguments)
    application.setApplicationName("pyramide")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    return application


def random_number() -> int:
    """A deal number by pure chance."""
    return int.from_bytes(os.urandom(8), "big") % NUMBER_COUNT


class GameApp(QObject):
    """The running program: owns store, models and window."""

    def __init__(self, application: QApplication, places: DataPlaces) -> None:
        super().__init__()
        self._application = application
        places.make_folders()
        self._crash = CrashReport(places.crash_log)
        self._crash.install()
        settings_file = SettingsFile.load(places.settings_file)
        self._settings = SettingsModel(settings_file, self)
        self._translations = Translations(application)
        self._translations.set_language(self._settings.language)
        self._apply_theme()
        self._store = open_game_store(places.database_file, places.lock_file)
        if settings_file.values_of_old():
            from pyramide_qt.store.settings.moved_lists import move_lists

            move_lists(settings_file, self._store)
        name_own_rules(self._own_name)
        self._desk: SolverDesk | None = None
        self._parts = self._make_parts()
        self._window: MainWindow | None = None
        self._opening: WindowOpening | None = None
        self._requests_folder = places.requests_folder
        self._folders = {
            *(places.settings_file.parent, places.database_file.parent, places.requests_folder)
        }
        self._offers_guide = False
        self._early_notices: list[News] = []
        self._tell_of_language()
        self._settings.changed.connect(self._on_setting_changed)
        application.commitDataRequest.connect(self._on_commit_data_request)

    @property
    def window(self) -> MainWindow:
        """The window, once `start` was called."""
        assert self._window is not None
        return self._window

    @property
    def opening(self) -> WindowOpening:
        """What opens further games in the window that `start` has made."""
        if self._opening is None:
            from pyramide_qt.view.window.open_requests import WindowOpening

            self._opening = WindowOpening(self.window, self._parts)
        return self._opening

    @property
    def parts(self) -> WindowParts:
        return self._parts

    @property
    def store(self) -> GameStore:
        return self._store

    def start(self, code: DealCode | None = None) -> None:
        """Put the game on the table and show the window."""
        is_guided = self._offers_guide and self._is_first_game()
        self._parts.session.notice.connect(self._early_notices.append)
        self._parts.session.resume_or_deal(code)
        log.info("on the table: %s", self._parts.game.deal.code or "typed cards")
        self._parts.session.notice.disconnect(self._early_notices.append)
        self._window = MainWindow(self._parts, COMMANDS)
        self._crash.on_failure = self._show_afresh
        self._crash.tell = self._window.messages.say_failure
        self._window.table.first_frame_shown.connect(self._on_first_frame_shown)
        # The player comes to play, not to watch the table being laid.
        self._window.table.finish_animations()
        if is_guided:
            # With the table and not after it, which would move all cards.
            self._window.with_help().open_guide()
        self._window.show_in_place()

    def open_first(self, game: str, unread: str) -> None:
        """Show a whole game over the table, or tell why a file or an address cannot be opened."""
        if game:
            self.opening.open_text(game)
        if unread:
            self.opening.open_argument(unread)

    def offer_guide(self) -> None:
        """Have `start` open the guide, unless it was open before or a game was played."""
        self._offers_guide = True

    def quit_when_shown(self) -> None:
        """Leave after the first full frame of the table."""
        self.window.table.first_frame_shown.connect(
            self._application.quit, Qt.ConnectionType.QueuedConnection
        )

    def end_for_signal(self, number: int) -> None:
        """Leave because the terminal or the system asks; the exit status tells the signal."""
        log.info("ended by signal %s", number)
        self._application.exit(_ENDED_BY_SIGNAL + number)

    def keep_for_end_of_session(self) -> None:
        """Write the time played; everything else was written when it happened."""
        # A clock that stops is written; it goes on if the end of the session is called off.
        for closed in (True, False):
            self._parts.clock.set_reason(StopReason.CLOSED, closed)

    def shut_down(self) -> None:
        """Take everything down, last built first; the game in progress is safe already."""
        if self._desk is not None:
            self._desk.service.shut_down()
        if self._window is not None:
            self._window.shut_down()
        self._parts.session.shut_down()
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = self._opening = None
        name_own_rules()
        self._store.close()
        self._settings.write_unsaved()
        self._crash.uninstall()

    def _make_parts(self) -> WindowParts:
        game = GameModel(self)
        clock = PlayClock(parent=self)
        session = Session(game, clock, self._store, self._settings, self._draw_number, self)
        selection = Selection(game, self._settings, self)
        session.paused_changed.connect(selection.set_locked)
        return WindowParts(
            game=game,
            selection=selection,
            clock=clock,
            session=session,
            settings=self._settings,
            store=self._store,
            languages=LANGUAGES,
            solver_desk=self._solver_desk,
            find_own_rules=self._find_own_rules,
        )

    @cached_property
    def _own_rules(self) -> OwnRules:
        from pyramide_qt.model.rule_texts.own_rules import OwnRules

        return OwnRules(self._store.lists, self)

    def _find_own_rules(self) -> OwnRules:
        return self._own_rules

    def _own_name(self, token: str) -> str:
        return self._own_rules.name_of(token)

    def _solver_desk(self) -> SolverDesk:
        if self._desk is None:
            from pyramide_qt.model.analysis.solver_desk import SolverDesk

            parts = self._parts
            self._desk = SolverDesk(
                parts.game, parts.session, parts.settings, parts.store, random_number, self
            )
        return self._desk

    def _draw_number(self) -> int:
        return self._solver_desk().pool.draw_number()

    def _is_first_game(self) -> bool:
        is_new = not self._settings.get(GUIDE_SEEN)
        return is_new and not self._store.statistics.totals().played

    def _apply_theme(self) -> None:
        apply_theme(self._application, self._settings.theme)

    def _show_afresh(self) -> None:
        game = self._parts.game
        game.load(game.game, DealtReason.RESUMED)

    def _on_first_frame_shown(self) -> None:
        log.info("the first frame is shown")
        QTimer.singleShot(_AFTER_START_MS, self, self._finish_start)

    def _finish_start(self) -> None:
        """Do what would only have kept the table waiting."""
        if self._window is None:
            return
        from pyramide_qt.store.files.passing_files import remove_leftovers
        from pyramide_qt.store.request_box import RequestBox
        from pyramide_qt.view.art.icons import app_icon

        self._application.setWindowIcon(app_icon())
        for folder in self._folders:
            remove_leftovers(folder)
        QTimer.singleShot(_FILL_AFTER_MS, self, self._fill_pool)
        if self._store.is_saving:
            self.opening.listen(RequestBox(self._requests_folder))
        if self._early_notices:
            self._window.messages.say_notices(self._early_notices)

    def _fill_pool(self) -> None:
        if self._window is not None:
            self._parts.pool.fill()

    def _on_setting_changed(self, key: str) -> None:
        if key == "language":
            from pyramide_qt.view.desktop.qt_texts import renew_qt_texts

            self._translations.set_language(self._settings.language)
            renew_qt_texts()
            self._tell_of_language()
        elif key == "theme":
            self._apply_theme()

    def _tell_of_language(self) -> None:
        damaged = self._translations.unreadable
        if damaged:
            notice = LanguageUnreadable(LANGUAGES[damaged])
            if self._window is None:
                self._early_notices.append(notice)
            else:
                self._window.messages.say_notice(notice)

    def _on_commit_data_request(self, _manager: QSessionManager) -> None:
        self.keep_for_end_of_session()
