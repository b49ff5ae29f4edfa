"""Takes a game as text and says at once whether it can be shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.errors import CodeError, RulesError
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.errors.problems import code_problem, game_problem
from pyramide_qt.view.widgets.verdict_label import VerdictLabel

_SIZE_PX = (520, 320)


class PasteGameDialog(Dialog):
    """`game_read(Game)`, and then it closes."""

    game_read = Signal(object)

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = QLabel(self)
        self._field = QPlainTextEdit(self)
        self._verdict = VerdictLabel(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._watch = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._game: Game | None = None
        self._lay_out()
        self._field.setPlainText(text)
        self._field.selectAll()
        self._field.textChanged.connect(self._judge)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.retranslate()
        self.resize(*_SIZE_PX)

    @property
    def field(self) -> QPlainTextEdit:
        return self._field

    @property
    def problem(self) -> str:
        """What is wrong with the text; empty if nothing is."""
        return self._verdict.text() if self._verdict.is_bad else ""

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Watch a game"))
        self._label.setText(self.tr("&Game, as its deal code and its moves:"))
        self._watch.setText(self.tr("&Watch"))
        self._judge()

    def _lay_out(self) -> None:
        self._label.setBuddy(self._field)
        self._field.setTabChangesFocus(True)
        self._field.setPlaceholderText("PY1-N-AAAAAAS G6 G2+G5 D")
        self._watch.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(self._label)
        layout.addWidget(self._field, 1)
        layout.addWidget(self._verdict)
        layout.addWidget(self._buttons)

    def _judge(self) -> None:
        self._game = None
        text = self._field.toPlainText()
        try:
            if text.strip():
                self._game = game_from_text(text)
        except CodeError as error:
            self._verdict.show_bad(code_problem(error))
        except RulesError as error:
            self._verdict.show_bad(
                self.tr("This game cannot be shown: %1").replace("%1", game_problem(error))
            )
        else:
            self._praise()
        self._watch.setEnabled(self._game is not None)

    def _praise(self) -> None:
        if self._game is None:
            self._verdict.show_neutral("")
            return
        moves = self.tr("%n move(s)", "", self._game.move_count)
        text = self.tr("A game of %1: %2, %3")
        text = text.replace("%1", rules_name(self._game.deal.token))
        text = text.replace("%2", str(self._game.deal.code)).replace("%3", moves)
        self._verdict.show_good(text)

    def accept(self) -> None:
        game = self._game
        if game is not None:
            super().accept()
            self.game_read.emit(game)
