"""Asking why something cannot be done: the next touch is a question, answered on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.wording.why_answers import WhyAnswers
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.table_view import TableView


class WhyMode(QObject):
    """While it is on nothing can be played: touching a card, the stock, Undo or Redo asks about it.

    The answer ends it; after an open card a second one is waited for.
    """

    def __init__(
        self, table: TableView, game: GameModel, selection: Selection, session: Session
    ) -> None:
        super().__init__(table)
        self._table = table
        self._selection = selection
        self._session = session
        self._answers = WhyAnswers(game, selection, table.access.reading, self)
        self._first: int | None = None
        selection.asked.connect(self._on_asked)
        selection.asking_changed.connect(self._on_asking_changed)
        for signal in (game.dealt, game.moved, session.paused_changed):
            signal.connect(self._end)
        table.helps.why_asked.connect(self.explain)
        table.installEventFilter(self)

    def toggle(self) -> None:
        """Begin to ask, the chosen card being the first of a pair; or ask no more."""
        if self._selection.is_asking:
            self._end()
            return
        self._first = self._selection.chosen
        self._selection.set_asking(True)
        self._table.setFocus()
        self._table.show_message(self._answers.prompt, is_lasting=True)

    def ask_command(self, name: str) -> None:
        """Answer for the command of that name, "undo" or "redo"."""
        can_return = self._session.can_take_back_new_game
        if name == "undo":
            self._tell(partial(self._answers.undo, can_take_back_new_game=can_return))
        else:
            self._tell(self._answers.redo)

    def explain(self, target: Target) -> None:
        """Answer at once for a card or pile, together with the chosen card if there is one."""
        chosen = self._selection.chosen
        if target.card is None or target.spot is Spot.STOCK:
            self._tell(self._answers.stock)
        elif chosen in (None, target.card):
            self._tell(partial(self._answers.card, target.card), target.card)
        else:
            self._tell_pair(chosen or 0, target.card)

    def _on_asked(self, cards: tuple[int, ...]) -> None:
        if not cards:
            self._tell(self._answers.stock)
        elif len(cards) > 1:
            self._tell_pair(*cards[:2])
        elif self._first not in (None, cards[0]):
            self._tell_pair(self._first or 0, cards[0])
        else:
            waits = self._first is None and self._answers.may_be_first(cards[0])
            self._tell(partial(self._answers.card, cards[0]), cards[0], waits=waits)

    def _tell_pair(self, one: int, other: int) -> None:
        self._tell(partial(self._answers.pair, one, other), other)

    def _tell(
        self, text: Callable[[], str], card: int | None = None, *, waits: bool = False
    ) -> None:
        """Say the answer; `waits`: a second card may be asked about together with `card`."""
        self._end()
        if waits:
            self._first = card
            self._selection.set_asking(True)
        self._table.show_message(text, card, is_lasting=waits)
        if card is not None:
            self._table.table_scene.flash(self._selection.covering(card) or (card,))

    def _end(self, _event: object = None) -> None:
        self._first = None
        if self._selection.is_asking:
            self._selection.set_asking(False)
            self._table.show_message("")

    def _on_asking_changed(self, asking: bool) -> None:
        if asking:
            self._table.viewport().setCursor(Qt.CursorShape.WhatsThisCursor)
        else:
            self._table.viewport().unsetCursor()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not self._selection.is_asking or not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self.toggle()
            return True
        return False
