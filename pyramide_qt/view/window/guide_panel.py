"""The guide through a first game: a line between table and status that says what to try next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from pyramide_qt.model.rule_texts.first_game import FirstGame
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.view.actions.actions import Actions, plain_text_of
from pyramide_qt.view.actions.toolbar_keys import BarKeys
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

# With less of the width beside the buttons the text goes under them.
_LEAST_SHARE = 0.7


class GuidePanel(QFrame):
    """Shows the steps of `first_game`; it never takes the keys away from the table.

    From the first it is as high as the longest of its texts needs, so that none moves the table.

    Signals:
    - `said(str)`: a sentence that a screen reader is to speak;
    - `left()`: the player is through, or wants no more of it.
    """

    said = Signal(str)
    left = Signal()

    def __init__(self, first_game: FirstGame, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        first_game.setParent(self)
        self._first_game = first_game
        self._actions = actions
        self._title = WrappedLabel(self)
        self._text = WrappedLabel(self)
        self._next = QPushButton(self)
        self._end = QPushButton(self)
        self._layout = QGridLayout(self)
        self._is_beside = False
        self._lay_out()
        self._next.clicked.connect(first_game.pass_over)
        self._end.clicked.connect(self.left)
        first_game.changed.connect(self._update_text)
        first_game.over.connect(self.left)
        self.retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, QPushButton]:
        """Go on, and end."""
        return self._next, self._end

    @property
    def text(self) -> str:
        """What is to be read now."""
        return self._text.text()

    def fit(self, width_px: int) -> None:
        """Get the height that all texts need in a panel of that width."""
        margins, gap = self._layout.contentsMargins(), self._layout.horizontalSpacing()
        width = width_px - margins.left() - margins.right() - 2 * self.frameWidth()
        beside = width - sum(button.sizeHint().width() + gap for button in self.buttons)
        self._place_text(is_beside=beside >= _LEAST_SHARE * width)
        width = beside if self._is_beside else width
        self._text.keep_room_for(self._first_game.texts(*self._names()), max(1, width))

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Guide through a first game"))
        self._next.setText(self.tr("&Next"))
        self._next.setToolTip(self.tr("Go on to the next step without doing this one"))
        self._end.setText(self.tr("&End"))
        self._end.setToolTip(self.tr("End the guide; the Help menu begins it anew"))
        self._update_text()
        self.fit(self.width())

    def _lay_out(self) -> None:
        layout = self._layout
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(2)
        layout.addWidget(self._title, 0, 0)
        layout.addWidget(self._next, 0, 1)
        layout.addWidget(self._end, 0, 2)
        layout.addWidget(self._text, 1, 0, 1, 3)
        layout.setColumnStretch(0, 1)
        # What is hidden after the last step keeps its room.
        for part in (self._title, self._next):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        # A click on them leaves the keys with the table.
        for button in (self._next, self._end):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(False)
        BarKeys(self, self.buttons)

    def _place_text(self, *, is_beside: bool) -> None:
        """Beside the buttons, or under them where the lines would get short."""
        if is_beside is self._is_beside:
            return
        self._is_beside = is_beside
        rows, columns = (2, 1) if is_beside else (1, 3)
        for column, button in enumerate(self.buttons, start=1):
            self._layout.addWidget(button, 0, column, rows, 1, Qt.AlignmentFlag.AlignVCenter)
        self._layout.addWidget(self._text, 1, 0, 1, columns)

    def _update_text(self) -> None:
        game = self._first_game
        is_done = game.step is None
        text = game.text(*self._names())
        title = self.tr("Step %1 of %2").replace("%1", number_text(game.number))
        self._title.setText(title.replace("%2", number_text(len(game.steps))))
        self._title.setVisible(not is_done)
        self._next.setVisible(not is_done)
        if text != self._text.text():
            self._text.setText(text)
            self.said.emit(text)

    def _names(self) -> tuple[str, str, str]:
        undo, hint, page = (self._actions[name] for name in ("undo", "hint", "how_to_play"))
        return plain_text_of(undo), plain_text_of(hint), plain_text_of(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(event.size().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
