"""All of the window that works with the solver: the table is shown before any of it is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from pyramide_qt.view.window.analysis_dialogs import AnalysisDialogs
from pyramide_qt.view.window.solver_commands import AnalysisCommands

if TYPE_CHECKING:
    from pyramide_qt.view.actions.actions import Actions
    from pyramide_qt.view.models import WindowParts
    from pyramide_qt.view.table.table_view import TableView
    from pyramide_qt.view.window.commands import WindowCommands
    from pyramide_qt.view.window.notices import WindowMessages
    from pyramide_qt.view.window.status_bar import InfoLine


class WindowSolver(QObject):
    """Status, hints and moves on the table, and the dialogs for demo, review and typed cards."""

    def __init__(
        self,
        parts: WindowParts,
        actions: Actions,
        commands: WindowCommands,
        table: TableView,
        info: InfoLine,
        messages: WindowMessages,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.commands = AnalysisCommands(parts, actions, table, info, window)
        self.dialogs = AnalysisDialogs(parts, commands.dialogs, window)
        self.dialogs.told.connect(messages.say)
        commands.records.review_wanted.connect(self.dialogs.open_review)
