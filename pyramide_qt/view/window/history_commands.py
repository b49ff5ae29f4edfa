"""Opens what the window shows about games that were played: history, replays and daily deals."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMainWindow

from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.store.errors import StoreError
from pyramide_qt.view.dialog_opener import DialogOpener
from pyramide_qt.view.models import WindowParts

if TYPE_CHECKING:
    from pyramide_qt.model.history.deletions import Deletions
    from pyramide_qt.view.dialogs.history.game_saver import GameSaver


class WindowRecords(QObject):
    """What lives as long as the window: what was deleted can be brought back until it closes.

    Signals:
    - `told(str)`: something to say to the player;
    - `play_wanted(DealCode)`: a deal is to be played;
    - `review_wanted(Game)`: a game is to be reviewed.
    """

    told = Signal(str)
    play_wanted = Signal(object)
    review_wanted = Signal(object)

    def __init__(self, parts: WindowParts, dialogs: DialogOpener, window: QMainWindow) -> None:
        super().__init__(window)
        self._parts = parts
        self._dialogs = dialogs
        self._window = window
        self._replays = 0

    @cached_property
    def deletions(self) -> Deletions:
        """What was deleted since the window was opened."""
        from pyramide_qt.model.history.deletions import Deletions

        return Deletions(self._parts.store, self)

    def open_history(self) -> None:
        """Show the list of all games."""
        self._dialogs.open("history", self._make_history)

    @cached_property
    def saver(self) -> GameSaver:
        """Saves the game on the table as a file."""
        from pyramide_qt.view.dialogs.history.game_saver import GameSaver

        saver = GameSaver(self._window)
        saver.told.connect(self.told)
        return saver

    def save_game(self) -> None:
        """Ask for a file for the game on the table, as it stands."""
        self.saver.ask_and_save(self._parts.game.game.to_text())

    def open_daily(self) -> None:
        """Offer the daily deal."""
        self._dialogs.open("daily", self._make_daily)

    def open_paste(self) -> None:
        """Ask for a game as text, with what lies on the clipboard."""
        self._dialogs.open("paste_game", self._make_paste)

    def watch(self, game_id: int) -> None:
        """Show a kept game again."""
        try:
            saved = self._parts.store.game(game_id)
        except StoreError as error:
            self.told.emit(notice_text(StatisticsUnreadable(str(error))))
            return
        if saved is not None:
            actions = [action.text for action in saved.actions]
            self._watch(saved.code, actions, [action.at_ms for action in saved.actions])

    def watch_game(self, game: Game) -> None:
        """Show a game that was read from a text."""
        self._watch(str(game.deal.code), list(game.actions), [])

    def _watch(self, code: str, actions: list[str], times_ms: list[int]) -> None:
        from pyramide_qt.view.dialogs.errors.problems import game_problem
        from pyramide_qt.view.dialogs.replay.replay_dialog import RecordedGame, ReplayDialog

        try:
            recorded = RecordedGame(deal_from_code(code), actions, times_ms)
            dialog = ReplayDialog(recorded, self._parts.settings, self._window)
        except RulesError as error:
            text = self.tr("This game cannot be shown: %1")
            self.told.emit(text.replace("%1", game_problem(error)))
            return
        self._replays += 1
        dialog.play_wanted.connect(self.play_wanted)
        dialog.review_wanted.connect(self.review_wanted)
        self._dialogs.open(f"replay_{self._replays}", lambda: dialog)
        dialog.play()

    def _make_history(self) -> QDialog:
        from pyramide_qt.view.dialogs.history.exchange import Exchange
        from pyramide_qt.view.dialogs.history.game_saver import GameSaver
        from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog

        dialog = HistoryDialog(self._parts.store, self.deletions, self._window)
        exchange = Exchange(self._parts.store, dialog)
        dialog.watch_wanted.connect(self.watch)
        dialog.play_wanted.connect(self.play_wanted)
        saver = GameSaver(dialog)
        saver.told.connect(dialog.tell)
        dialog.save_wanted.connect(saver.ask_and_save)
        dialog.paste_wanted.connect(self.open_paste)
        dialog.export_wanted.connect(exchange.ask_and_export)
        dialog.import_wanted.connect(exchange.ask_and_import)
        dialog.finished.connect(exchange.shut_down)
        exchange.imported.connect(dialog.update_games)
        exchange.told.connect(dialog.tell)
        self._parts.game.dealt.connect(dialog.update_games)
        return dialog

    def _make_daily(self) -> QDialog:
        from pyramide_qt.model.history.daily_model import DailyModel
        from pyramide_qt.view.dialogs.daily.daily_dialog import DailyDialog

        parts = self._parts
        model = DailyModel(parts.store)
        token = parts.game.deal.token
        dialog = DailyDialog(model, parts.store, list(RULE_SETS), token, self._window)
        model.setParent(dialog)
        dialog.play_wanted.connect(self.play_wanted)
        parts.game.status_changed.connect(dialog.update_days)
        return dialog

    def _make_paste(self) -> QDialog:
        from pyramide_qt.view.dialogs.history.paste_game_dialog import PasteGameDialog

        text = QGuiApplication.clipboard().text()
        dialog = PasteGameDialog(text, self._window)
        dialog.game_read.connect(self.watch_game)
        return dialog
