"""Saves one game as a file that the program, the desktop and the command line open again."""

from __future__ import annotations

import os
import re
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.opening import GAME_SUFFIX
from pyramide_qt.store.for_others import write_for_others
from pyramide_qt.view.dialogs.errors.problems import store_problem
from pyramide_qt.view.dialogs.errors.warning_question import QuestionTexts, WarningQuestion

# The code of own rules can be longer than the name of a file may be.
_MAX_NAME_LENGTH = 60
# No code has such signs, but what stands in its place in a file that somebody else has changed.
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9-]")


class GameSaver(QObject):
    """Asks where a game goes and writes it there; a file is replaced only if that is wanted.

    Signals: `told(str)`: how it ended, in one sentence.
    """

    told = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        # Where a program of a desktop is started from may be no place to write to.
        self._folder = QDir.homePath()
        self._text = ""
        self._dialog: QFileDialog | None = None
        self._question: WarningQuestion | None = None
        self._path = Path()

    @property
    def dialog(self) -> QFileDialog | None:
        """The open question for a file."""
        return self._dialog

    @property
    def question(self) -> WarningQuestion | None:
        """The open question whether a file may be replaced."""
        return self._question

    def ask_and_save(self, text: str) -> None:
        """Ask for a file and write the game text `text` to it; one at a time."""
        if self._dialog is None and self._question is None:
            self._text = text
            name = _NOT_IN_NAMES.sub("", text.partition(" ")[0])[:_MAX_NAME_LENGTH]
            self._ask_for_file(f"{name}{GAME_SUFFIX}")

    def _ask_for_file(self, name: str) -> None:
        kinds = self.tr("Games of Pyramide (*%1)").replace("%1", GAME_SUFFIX)
        dialog = QFileDialog(self._window, self.tr("Save game"), self._folder, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(GAME_SUFFIX)
        # Some desktops ask before the ending is added, and so about another file.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.selectFile(name)
        dialog.finished.connect(self._on_file_chosen)
        self._dialog = dialog
        dialog.open()

    def _on_file_chosen(self, result: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        names = dialog.selectedFiles()
        self._folder = dialog.directory().absolutePath()
        dialog.deleteLater()
        if result == QFileDialog.DialogCode.Accepted and names:
            self._save_to(Path(names[0]))

    def _save_to(self, path: Path) -> None:
        if not path.name.lower().endswith(GAME_SUFFIX):
            path = path.with_name(path.name + GAME_SUFFIX)
        self._path = path
        if os.path.lexists(path):
            self._ask_to_replace()
        else:
            self._write()

    def _ask_to_replace(self) -> None:
        self._question = WarningQuestion(self._replace_texts, self._window)
        self._question.answered.connect(self._on_answered)
        self._question.open()

    def _replace_texts(self) -> QuestionTexts:
        text = self.tr("There is a file %1 already. Shall this game replace it?")
        text = text.replace("%1", self._path.name)
        return QuestionTexts(self.tr("Save game"), text, self.tr("Replace"))

    def _on_answered(self, replaces: bool) -> None:
        self._question = None
        if replaces:
            self._write()

    def _write(self) -> None:
        try:
            write_for_others(self._path, f"{self._text}\n".encode())
        except StoreError as error:
            self.told.emit(store_problem(error))
        else:
            self.told.emit(self.tr("The game is saved as %1.").replace("%1", self._path.name))
