"""All of the window that works with the solver: the table is shown before any of it is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pyramide_qt.view.analysis_commands import AnalysisCommands
from pyramide_qt.view.analysis_dialogs import AnalysisDialogs

if TYPE_CHECKING:
    from pyramide_qt.view.actions import Actions
    from pyramide_qt.view.main_window import MainWindow
    from pyramide_qt.view.window_parts import WindowParts


class WindowSolver(QObject):
    """Status, hints and moves on the table, and the dialogs for demo, review and typed cards."""

    def __init__(self, parts: WindowParts, actions: Actions, window: MainWindow) -> None:
        super().__init__(window)
        self.commands = AnalysisCommands(parts, actions, window.table, window.info, window)
        self.dialogs = AnalysisDialogs(parts, actions, window.commands.dialogs, window)
        self.dialogs.told.connect(window.messages.say)
        window.commands.records.review_wanted.connect(self.dialogs.open_review)
