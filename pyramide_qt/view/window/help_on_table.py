"""How the window helps on the table: why something cannot be done, a first game, foreign keys."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QVBoxLayout

from pyramide_qt.model.analysis.first_deals import guided_deal
from pyramide_qt.model.game.pass_watch import PassWatch
from pyramide_qt.model.rule_texts.first_game import FirstGame
from pyramide_qt.store.settings.schema import GUIDE_SEEN
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.table.gestures.latin_keys import is_other_script, latin_key
from pyramide_qt.view.table.gestures.rank_keys import comes_first
from pyramide_qt.view.table.table_view import TableView
from pyramide_qt.view.window.commands import WindowCommands
from pyramide_qt.view.window.guide_panel import GuidePanel
from pyramide_qt.view.window.why_mode import WhyMode


class WindowHelp(QObject):
    """Made after the first frame, or when it is first asked for.

    The guide stands in `column`, between the table and the line of figures.
    """

    def __init__(
        self,
        parts: WindowParts,
        actions: Actions,
        commands: WindowCommands,
        table: TableView,
        column: QVBoxLayout,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._parts = parts
        self._actions = actions
        self._table = table
        self._column = column
        self._window = window
        self._why = WhyMode(table, parts.game, parts.selection, parts.session)
        self._guide: GuidePanel | None = None
        commands.command_asked.connect(self._why.ask_command)
        PassWatch(parts.game, self).idle_pass.connect(self._on_idle_pass)
        # The table before it reads a rank, the window when nothing else wants a key.
        table.installEventFilter(self)
        window.installEventFilter(self)

    @property
    def why(self) -> WhyMode:
        """What answers why something cannot be done."""
        return self._why

    @property
    def guide(self) -> GuidePanel | None:
        """The guide while it is open."""
        return self._guide

    def begin_guide(self) -> None:
        """Deal a game that can be won and guide through it; a guide that is open goes on."""
        if self._guide is None:
            self._open_guide()
            deal = self._parts.game.deal
            self._parts.session.new_game(guided_deal(deal.token, deal.code))
            self._say_step()

    def open_guide(self) -> None:
        """Guide through the game on the table, before the window is shown."""
        self._open_guide()
        self._table.first_frame_shown.connect(self._say_step)

    def _open_guide(self) -> None:
        self._parts.settings.set_value(GUIDE_SEEN.key, True)
        first_game = FirstGame(self._parts.game)
        self._actions["hint"].triggered.connect(first_game.count_hint)
        guide = GuidePanel(first_game, self._actions, self._window)
        self._guide = guide
        self._parts.selection.set_explaining(True)
        guide.fit(self._column.geometry().width() or self._window.width())
        self._column.insertWidget(1, guide)
        for stop, following in pairwise((self._table, *guide.buttons)):
            self._window.setTabOrder(stop, following)
        guide.show()
        guide.said.connect(self._table.access.say)
        guide.left.connect(self.close_guide)
        self._column.activate()

    def close_guide(self) -> None:
        """Leave the guide: the table has the keys again, its cards stay where they are."""
        guide, self._guide = self._guide, None
        if guide is None:
            return
        # It hears of deals until it is deleted, and must not close one that is opened by then.
        guide.left.disconnect(self.close_guide)
        self._parts.selection.set_explaining(False)
        self._table.table_scene.hold()
        self._column.removeWidget(guide)
        guide.hide()
        guide.deleteLater()
        self._table.setFocus()

    def _say_step(self) -> None:
        if self._guide is not None:
            self._table.access.say(self._guide.text)

    def _on_idle_pass(self) -> None:
        self._table.show_message(
            lambda: self.tr(
                "A whole pass without a pair. Hint tells whether this can still be won."
            )
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and watched is self._window and self._guide is not None:
            self.close_guide()
            return True
        return self._does_command(event)

    def _does_command(self, event: QKeyEvent) -> bool:
        """Do what the place of a key without a Latin letter stands for, if it is a command.

        Qt does it itself only where a layout with Latin letters is set up besides.
        """
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if not is_plain or not is_other_script(event.key()):
            return False
        if comes_first(event, self._table.look.art.letters):
            return False
        keys = QKeySequence(latin_key(event.key(), event.nativeScanCode()))
        for name in self._actions.names():
            action = self._actions[name]
            if action.isEnabled() and keys in action.shortcuts():
                action.trigger()
                return True
        return False
