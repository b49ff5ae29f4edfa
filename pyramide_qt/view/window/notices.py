"""Puts into words, on the table, what the window, the session and the store have to tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from pyramide_qt.model.game.game_events import Dealt, DealtReason, Moved
from pyramide_qt.model.session.session_news import News
from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.table.messages.table_messages import Told, Weight
from pyramide_qt.view.table.table_view import TableView


class WindowMessages(QObject):
    """What is said on the table beside that which the table itself says about play."""

    def __init__(self, parts: WindowParts, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._game = parts.game
        self._session = parts.session
        self._move_count = 0
        self._notices: list[News] = []
        parts.game.moved.connect(self._on_moved)
        parts.game.dealt.connect(self._on_dealt)
        parts.session.notice.connect(self.say_notice)
        parts.session.new_game_taken_back.connect(self._on_new_game_taken_back)

    def say(self, text: Told) -> None:
        """Say a sentence that is translated already, or what returns one."""
        self._table.show_message(text)

    def say_copied(self) -> None:
        self._table.show_message(lambda: self.tr("The deal code is copied."))

    def say_notice(self, notice: News) -> None:
        """Tell what the session noticed about its files; the play goes on meanwhile."""
        self.say_notices([notice])

    def say_notices(self, notices: Sequence[News]) -> None:
        """Tell several things in one message, each once, after those still to be read."""
        before = self._notices if self._table.message == self._noticed() else []
        self._notices = [*before, *notices]
        self._table.show_message(self._noticed, weight=Weight.NOTICE)

    def _noticed(self) -> str:
        return "\n".join(dict.fromkeys(map(notice_text, self._notices)))

    def say_failure(self, log: str) -> None:
        """Tell that the program failed and where that is written down."""
        from pyramide_qt.view.dialogs.errors.failure_dialog import FailureDialog

        self._table.show_message(partial(self._failed, log), weight=Weight.NOTICE)
        dialog = FailureDialog(log, self._table.window())
        dialog.setObjectName("failure")
        dialog.show()

    def _failed(self, log: str) -> str:
        text = self.tr("Something went wrong. The table was set up anew; details are in %1.")
        return text.replace("%1", log)

    def _way_back(self) -> str:
        return self.tr("Undo brings the game before back.")

    def _on_moved(self, _moved: Moved) -> None:
        self._table.take_back_message(self._way_back)
        self._move_count = self._game.move_count

    def _on_dealt(self, dealt: Dealt) -> None:
        was_played = self._move_count > 0
        self._move_count = self._game.move_count
        is_new = dealt.reason in (DealtReason.NEW, DealtReason.REPLAY)
        if is_new and was_played and self._session.can_take_back_new_game:
            self._table.show_message(self._way_back)

    def _on_new_game_taken_back(self) -> None:
        self._table.show_message(lambda: self.tr("The game before is back."))
