"""Puts into words, on the table, what the models and the store have to tell."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.game_events import Refused
from pyramide_qt.model.wording import notice_text, outcome_text, refusal_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.store.notices import Notice
from pyramide_qt.view.table_view import TableView
from pyramide_qt.view.window_parts import WindowParts


class WindowMessages(QObject):
    """Everything that is said on the table; it goes by itself and takes no focus."""

    def __init__(self, parts: WindowParts, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._game = parts.game
        parts.selection.refused.connect(self._on_refused)
        parts.game.finished.connect(self._on_finished)
        parts.session.notice.connect(self.say_notice)
        parts.session.new_game_taken_back.connect(self._on_new_game_taken_back)

    def say_copied(self) -> None:
        self._table.show_message(self.tr("The deal code is copied."))

    def say_notice(self, notice: Notice) -> None:
        """Tell about a file; the play goes on meanwhile."""
        self._table.show_message(notice_text(notice))

    def say_failure(self, log: str) -> None:
        """Tell that the program failed and where that is written down."""
        text = self.tr("Something went wrong. The table was set up anew; details are in %1.")
        self._table.show_message(text.replace("%1", log))

    def _on_refused(self, refused: Refused) -> None:
        if refused.says:
            card = refused.cards[-1] if refused.cards else None
            self._table.show_message(refusal_text(refused, self._game.deal), card)

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome is Outcome.STUCK:
            self._table.show_message(outcome_text(outcome))

    def _on_new_game_taken_back(self) -> None:
        self._table.show_message(self.tr("The game before is back."))
