"""Does what the commands say that belongs to no other part of the window."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMainWindow

from pyramide_qt.model.wording.card_letters import Letters, letters_for
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.dialog_opener import DialogOpener
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.window.notices import WindowMessages

if TYPE_CHECKING:
    from pyramide_qt.view.dialogs.new_game.new_game_dialog import NewGameDialog
    from pyramide_qt.view.window.history_commands import WindowRecords
    from pyramide_qt.view.window.rules_commands import RulesCommands


class WindowCommands(QObject):
    """Dialogs, and what opens them, are imported when they are first wanted.

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

    @property
    def dialogs(self) -> DialogOpener:
        return self._dialogs

    @cached_property
    def rules(self) -> RulesCommands:
        """Gallery, pages and own rules."""
        from pyramide_qt.view.window.rules_commands import RulesCommands

        rules = RulesCommands(self._parts, self._actions, self._dialogs, self._window)
        rules.game_pasted.connect(self.records.open_paste)
        return rules

    @cached_property
    def records(self) -> WindowRecords:
        """History, replays and daily deals."""
        from pyramide_qt.view.window.history_commands import WindowRecords

        records = WindowRecords(self._parts, self._dialogs, self._window)
        records.play_wanted.connect(self._on_deal_wanted)
        records.told.connect(self._messages.say)
        return records

    def update_full_screen(self) -> None:
        self._actions["full_screen"].setChecked(self._window.isFullScreen())

    def open_new_game(self, text: str = "") -> NewGameDialog | None:
        """Ask for rules and deal, with `text` in the field for the code."""
        return self.rules.open_new_game(text)

    def copy_code(self) -> None:
        """Copy the code of the deal, or the cards that were typed."""
        deal = self._parts.game.deal
        typed = " ".join(map(str, deal.cards))
        QGuiApplication.clipboard().setText(typed if deal.code is None else str(deal.code))
        self._messages.say_copied()

    def undo(self) -> None:
        """Take back the last move, or say why that cannot be done."""
        if self._parts.selection.is_asking:
            self.command_asked.emit("undo")
        else:
            self._parts.session.undo()

    def redo(self) -> None:
        """Make a move again that was taken back, or say why that cannot be done."""
        if self._parts.selection.is_asking:
            self.command_asked.emit("redo")
        else:
            self._parts.session.redo()

    def set_full_screen(self, on: bool) -> None:
        """Let the window fill the screen, or no longer."""
        if on == self._window.isFullScreen():
            return
        if on:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def open_settings(self) -> None:
        """Show the settings."""
        self._dialogs.open("settings", self._make_settings)

    def open_statistics(self) -> None:
        """Show how the games went."""
        self._dialogs.open("statistics", self._make_statistics)

    def open_shortcuts(self) -> None:
        """Show all keys."""
        self._dialogs.open("shortcuts", self._make_shortcuts)

    def open_about(self) -> None:
        """Say what this program is."""
        self._dialogs.open("about", self._make_about)

    def _on_deal_wanted(self, code: DealCode) -> None:
        self._parts.session.new_game(code)

    def _make_settings(self) -> QDialog:
        from pyramide_qt.view.dialogs.settings.settings_dialog import SettingsDialog

        return SettingsDialog(self._parts.settings, dict(self._parts.languages), self._window)

    def _make_statistics(self) -> QDialog:
        from pyramide_qt.view.dialogs.statistics.statistics_dialog import StatisticsDialog

        dialog = StatisticsDialog(self._parts.store, self._token, self._window)
        self._parts.game.dealt.connect(dialog.update_rules)
        dialog.replay_wanted.connect(self._on_deal_wanted)
        self._parts.game.status_changed.connect(dialog.update_totals)
        self._parts.session.game_won.connect(dialog.update_ranking)
        self._parts.par.found.connect(dialog.update_totals)
        return dialog

    def _make_shortcuts(self) -> QDialog:
        from pyramide_qt.view.dialogs.help.shortcuts_dialog import ShortcutsDialog

        return ShortcutsDialog(self._actions, self._letters, self._window)

    def _token(self) -> str:
        return self._parts.game.deal.token

    def _letters(self) -> Letters:
        return letters_for(self._parts.settings.indices)

    def _make_about(self) -> QDialog:
        from pyramide_qt.view.dialogs.about.about_dialog import AboutDialog

        return AboutDialog(self._window)
