"""Keeps screen readers informed: the tree of the table, the cursor, and what has happened."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface

from pyramide_qt.model.game.game_events import Dealt, Moved, Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.table_reading import TableReading
from pyramide_qt.model.wording.wording import outcome_text, refusal_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.gestures.touch import ClickToPair
from pyramide_qt.view.table.messages.table_messages import TableMessages
from pyramide_qt.view.table.table_scene import TableScene
from pyramide_qt.view.table.table_surface import TableSurface

if TYPE_CHECKING:
    from pyramide_qt.view.table.accessibility.accessible_table import AccessibleTable

_Politeness = QAccessible.AnnouncementPoliteness


class TableAccess(QObject):
    """Everything a screen reader needs of one table; idle while none is at work.

    Signals: `announced(str)`: a sentence has been handed to the screen reader.
    """

    announced = Signal(str)

    def __init__(
        self,
        view: TableSurface,
        game: GameModel,
        selection: Selection,
        scene: TableScene,
        messages: TableMessages,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._game = game
        self._selection = selection
        self._scene = scene
        self._messages = messages
        self._reading = TableReading(game, selection, self)
        self._table: AccessibleTable | None = None
        self._is_shut_down = False
        self._chosen: int | None = None
        self._cursor: Target | None = None
        _offer_tables()
        game.moved.connect(self._on_moved)
        game.dealt.connect(self._on_dealt)
        game.finished.connect(self._on_finished)
        selection.refused.connect(self._on_refused)
        selection.chosen_changed.connect(self._on_chosen_changed)
        scene.changed_table.connect(self._on_changed_table)
        scene.win_shown.connect(self._on_changed_table)
        messages.said.connect(self._on_said)
        messages.end_plate.marked.connect(self.say)

    @property
    def reading(self) -> TableReading:
        return self._reading

    def interface(self) -> AccessibleTable | None:
        """The tree of the table, made when it is first asked for; None after `shut_down`."""
        if self._table is None and not self._is_shut_down:
            from pyramide_qt.view.table.accessibility.accessible_table import AccessibleTable
            from pyramide_qt.view.table.accessibility.accessible_things import Table

            parts = Table(
                self._scene,
                self._selection,
                self._reading,
                ClickToPair(self._selection),
                self._messages.end_plate,
                self._messages.message_plate,
            )
            self._table = AccessibleTable(self._view, parts)
        return self._table

    @property
    def cursor(self) -> Target | None:
        """What the cursor of the keys stands on; None while it is not shown."""
        return self._cursor

    def set_cursor(self, cursor: Target | None) -> None:
        """The cursor of the keys stands there now."""
        if cursor != self._cursor:
            self._cursor = cursor
            self.repeat_cursor()

    def repeat_cursor(self) -> None:
        """Tell where the cursor stands."""
        if self._table is not None and QAccessible.isActive():
            self._table.tell_focus(self._cursor)

    def tell_pause(self, paused: bool) -> None:
        """The cards are covered now, or seen again."""
        self._on_changed_table()
        text = self.tr("The game is paused.") if paused else self.tr("The game goes on.")
        self.say(text, _Politeness.Assertive)

    def shut_down(self) -> None:
        """Take the tree away before the window goes."""
        self._is_shut_down = True
        table, self._table = self._table, None
        if table is not None:
            table.shut_down()

    def say(self, text: str, politeness: _Politeness = _Politeness.Polite) -> None:
        """Have a sentence spoken, if anybody listens."""
        if self._is_shut_down or not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self._view, text)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
        self.announced.emit(text)

    def _on_moved(self, moved: Moved) -> None:
        if QAccessible.isActive():
            self.say(self._reading.move(moved))

    def _on_dealt(self, dealt: Dealt) -> None:
        self._chosen = None
        if QAccessible.isActive():
            self.say(self._reading.dealt(dealt))

    def _on_finished(self, outcome: Outcome) -> None:
        # A stuck game is told by a message.
        if outcome is Outcome.WON:
            self.say(outcome_text(outcome))

    def _on_refused(self, refused: Refused) -> None:
        # What is said on the table as well comes by `said`.
        if not refused.says:
            self.say(refusal_text(refused, self._game.deal), _Politeness.Assertive)

    def _on_said(self, text: str) -> None:
        # With the message the choices of an ended game may have come.
        self._on_changed_table()
        self.say(text, _Politeness.Assertive)

    def _on_chosen_changed(self, card: int | None) -> None:
        before, self._chosen = self._chosen, card
        if self._table is not None and QAccessible.isActive():
            self._table.tell_changes()
            self._table.tell_chosen(before, card)

    def _on_changed_table(self) -> None:
        if self._table is not None and QAccessible.isActive():
            self._table.tell_changes()


@cache
def _offer_tables() -> None:
    """Answer Qt's questions for the interface of a table, from now to the end of the process."""
    QAccessible.installFactory(_offer)


def _offer(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    return thing.accessible_table() if isinstance(thing, TableSurface) else None
