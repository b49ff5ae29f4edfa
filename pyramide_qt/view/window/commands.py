"""What each action of the window does, and when it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from pyramide_qt.model.wording.card_letters import Letters, letters_for
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.dialog_opener import DialogOpener
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.window.history_commands import WindowRecords
from pyramide_qt.view.window.notices import WindowMessages
from pyramide_qt.view.window.rules_commands import RulesCommands

if TYPE_CHECKING:
    from pyramide_qt.view.dialogs.new_game.new_game_dialog import NewGameDialog


class WindowCommands(QObject):
    """Connects the actions to the models; dialogs are imported when they are first wanted.

    Signals: `command_asked(str)`: the player asks why this command cannot be used.
    """

    command_asked = Signal(str)

    def __init__(
        self,
        parts: WindowParts,
        actions: Actions,
        messages: WindowMessages,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._parts = parts
        self._actions = actions
        self._messages = messages
        self._window = window
        self._dialogs = DialogOpener(window)
        self._rules = RulesCommands(parts, actions, self._dialogs, window)
        self._records = WindowRecords(parts, actions, self._dialogs, window)
        self._records.play_wanted.connect(self._on_deal_wanted)
        self._records.told.connect(messages.say)
        self._rules.game_pasted.connect(self._records.open_paste)
        for name, slot in self._slots().items():
            actions[name].triggered.connect(slot)

    @property
    def dialogs(self) -> DialogOpener:
        return self._dialogs

    @property
    def rules(self) -> RulesCommands:
        return self._rules

    @property
    def records(self) -> WindowRecords:
        return self._records

    def update_offered(self) -> None:
        """Enable what can be done now."""
        session, game = self._parts.session, self._parts.game
        can_play = not session.is_paused
        is_asking = self._parts.selection.is_asking
        can_return = session.can_take_back_new_game
        can_undo = can_play and (game.can_undo or can_return)
        can_draw = game.deal.rules.stock is not None and not game.has_ended
        offered = {
            "undo": can_undo or is_asking,
            "redo": (can_play and game.can_redo) or is_asking,
            "take_back_new_game": can_return,
            "draw": (can_play and can_draw) or is_asking,
            # Cards that were typed in have no code, and so no text that a file could hold.
            "save_game": self._parts.game.deal.code is not None,
            "pause": session.is_paused or not self._parts.game.has_ended,
        }
        # What is offered comes first: a button that is switched off may hand the keys there.
        for name in sorted(offered, key=offered.__getitem__, reverse=True):
            self._actions[name].setEnabled(offered[name])

    def update_full_screen(self) -> None:
        self._actions["full_screen"].setChecked(self._window.isFullScreen())

    def open_new_game(self, text: str = "") -> NewGameDialog | None:
        """Ask for rules and deal, with `text` in the field for the code."""
        return self._rules.open_new_game(text)

    def _slots(self) -> dict[str, object]:
        return {
            "new_game": self._on_new_game,
            "copy_code": self._on_copy_code,
            "replay": self._parts.session.replay,
            "next_deal": self._parts.session.next_deal,
            "previous_deal": self._parts.session.previous_deal,
            "take_back_new_game": self._parts.session.take_back_new_game,
            "pause": self._parts.session.pause,
            "statistics": self._on_statistics,
            "settings": self._on_settings,
            "shortcuts": self._on_shortcuts,
            "about": self._on_about,
            "about_qt": QApplication.aboutQt,
            "full_screen": self._on_full_screen,
            "undo": self._on_undo,
            "redo": self._on_redo,
            "draw": self._parts.selection.draw,
            "quit": self._window.close,
        }

    def _on_new_game(self) -> None:
        self._parts.session.new_game()

    def _on_copy_code(self) -> None:
        deal = self._parts.game.deal
        typed = " ".join(map(str, deal.cards))
        QGuiApplication.clipboard().setText(typed if deal.code is None else str(deal.code))
        self._messages.say_copied()

    def _on_undo(self) -> None:
        if self._parts.selection.is_asking:
            self.command_asked.emit("undo")
        else:
            self._parts.session.undo()

    def _on_redo(self) -> None:
        if self._parts.selection.is_asking:
            self.command_asked.emit("redo")
        else:
            self._parts.session.redo()

    def _on_full_screen(self, on: bool) -> None:
        if on == self._window.isFullScreen():
            return
        if on:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _on_settings(self) -> None:
        self._dialogs.open("settings", self._make_settings)

    def _on_statistics(self) -> None:
        self._dialogs.open("statistics", self._make_statistics)

    def _on_shortcuts(self) -> None:
        self._dialogs.open("shortcuts", self._make_shortcuts)

    def _on_about(self) -> None:
        self._dialogs.open("about", self._make_about)

    def _on_deal_wanted(self, code: DealCode) -> None:
        self._parts.session.new_game(code)

    def _make_settings(self) -> QDialog:
        from pyramide_qt.view.dialogs.settings.settings_dialog import SettingsDialog

        return SettingsDialog(self._parts.settings, dict(self._parts.languages), self._window)

    def _make_statistics(self) -> QDialog:
        from pyramide_qt.view.dialogs.statistics.statistics_dialog import StatisticsDialog

        dialog = StatisticsDialog(self._parts.store, self._window)
        dialog.replay_wanted.connect(self._on_deal_wanted)
        self._parts.game.status_changed.connect(dialog.update_totals)
        self._parts.session.game_won.connect(dialog.update_ranking)
        self._parts.par.found.connect(dialog.update_totals)
        return dialog

    def _make_shortcuts(self) -> QDialog:
        from pyramide_qt.view.dialogs.help.shortcuts_dialog import ShortcutsDialog

        return ShortcutsDialog(self._actions, self._letters, self._window)

    def _letters(self) -> Letters:
        return letters_for(self._parts.settings.indices)

    def _make_about(self) -> QDialog:
        from pyramide_qt.view.dialogs.about.about_dialog import AboutDialog

        return AboutDialog(self._window)
