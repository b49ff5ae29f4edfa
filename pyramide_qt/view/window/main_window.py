"""The main window: puts the table, the bars and the info line in place and keeps them right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from pyramide_qt.model.wording.typography import left_to_right
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.actions.command import Command
from pyramide_qt.view.actions.menus import Menus
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.table.table_view import TableView
from pyramide_qt.view.window.bars import WindowBars
from pyramide_qt.view.window.commands import WindowCommands
from pyramide_qt.view.window.geometry import SMALLEST, place_of, restore_place
from pyramide_qt.view.window.notices import WindowMessages
from pyramide_qt.view.window.par_status import ParStatus
from pyramide_qt.view.window.pause import WindowPause
from pyramide_qt.view.window.status_bar import InfoLine

if TYPE_CHECKING:
    from pyramide_qt.view.window.end_summary import EndSummary
    from pyramide_qt.view.window.help_on_table import WindowHelp
    from pyramide_qt.view.window.solver_commands import AnalysisCommands
    from pyramide_qt.view.window.window_solver import WindowSolver

_PLACE_QUIET_MS = 500
# The first frame has reached the screen then, and no hand was quicker.
_AFTER_FRAME_MS = 30


class MainWindow(QMainWindow):
    """The window of one game.

    Signals:
    - `closed()`: the player, or the system, has closed it.
    """

    closed = Signal()

    def __init__(
        self, parts: WindowParts, commands: Sequence[Command[MainWindow, WindowParts]]
    ) -> None:
        super().__init__()
        self._parts = parts
        self.setMinimumSize(SMALLEST)
        self._table = TableView(parts.game, parts.selection, parts.settings, self)
        self._info = InfoLine(self)
        self._actions = Actions(self, commands)
        self._menus = Menus(self, self._actions)
        self._messages = WindowMessages(parts, self._table, self)
        self._commands = WindowCommands(parts, self._actions, self._messages, self)
        self._solver: WindowSolver | None = None
        self._help: WindowHelp | None = None
        self._pause = WindowPause(parts, self._table, self._actions, self)
        self._par = ParStatus(parts, self._info, self)
        self._place_timer = QTimer(self)
        self._place_timer.setSingleShot(True)
        self._place_timer.setInterval(_PLACE_QUIET_MS)
        self._place_timer.timeout.connect(self._save_place)
        self._after_frame = QTimer(self)
        self._after_frame.setSingleShot(True)
        self._after_frame.setInterval(_AFTER_FRAME_MS)
        self._after_frame.timeout.connect(self._add_what_waited)
        self._lay_out()
        self._bars = WindowBars(
            self, self._actions, parts.settings, self._table, self._info, self._menus.toolbar
        )
        self._connect()
        restore_place(self, parts.settings.window_place)
        self._update_all()
        self._table.setFocus()

    @property
    def parts(self) -> WindowParts:
        """The models of the window."""
        return self._parts

    @property
    def bars(self) -> WindowBars:
        """What hides and shows the bars."""
        return self._bars

    @property
    def par(self) -> ParStatus:
        """The match of Par games."""
        return self._par

    @property
    def table(self) -> TableView:
        return self._table

    @property
    def info(self) -> InfoLine:
        return self._info

    @property
    def commands(self) -> WindowCommands:
        return self._commands

    @property
    def analysis(self) -> AnalysisCommands:
        return self.with_solver().commands

    def with_solver(self) -> WindowSolver:
        """All of the window that works with the solver; made after the first frame, or now."""
        if self._solver is None:
            from pyramide_qt.view.window.window_solver import WindowSolver

            self._solver = WindowSolver(
                self._parts,
                self._actions,
                self._commands,
                self._table,
                self._info,
                self._messages,
                self,
            )
        return self._solver

    def with_help(self) -> WindowHelp:
        """What explains on the table; made after the first frame, or now."""
        if self._help is None:
            from pyramide_qt.view.window.help_on_table import WindowHelp

            self._help = WindowHelp(
                self._parts, self._actions, self._commands, self._table, self._column, self
            )
        return self._help

    @property
    def messages(self) -> WindowMessages:
        return self._messages

    def action(self, name: str) -> QAction:
        """The action of that name, one of `COMMANDS`."""
        return self._actions[name]

    def is_checked(self, name: str) -> bool:
        """Whether a command that can be on or off is on."""
        return self._actions[name].isChecked()

    def action_names(self) -> tuple[str, ...]:
        return self._actions.names()

    def show_in_place(self) -> None:
        """Show the window as it was left: maximised or not."""
        place = self._parts.settings.window_place
        if place is not None and place.maximised:
            self.showMaximized()
        else:
            self.show()

    def shut_down(self) -> None:
        """End what runs in the window; nothing of it is used after this."""
        self._after_frame.stop()
        self._place_timer.stop()
        self._commands.dialogs.close_all()
        if self._solver is not None:
            self._solver.commands.shut_down()
        self._table.shut_down()

    def _lay_out(self) -> None:
        middle = QWidget(self)
        column = self._column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._table, 1)
        column.addWidget(self._info)
        self.setCentralWidget(middle)
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        stops = [self._table, *self._menus.buttons(), self._info.code_button]
        for stop, following in pairwise(stops):
            self.setTabOrder(stop, following)

    def _connect(self) -> None:
        parts = self._parts
        parts.game.dealt.connect(self._on_dealt)
        parts.game.status_changed.connect(self._update_status)
        parts.clock.ticked.connect(self._update_time)
        parts.clock.state_changed.connect(self._update_time)
        parts.settings.changed.connect(self._on_setting_changed)
        self._table.helps.helped.connect(parts.session.count_hint)
        self._table.first_frame_shown.connect(self._after_frame.start)
        self._table.helps.menu_asked.connect(self._menus.pop_up_on_felt)
        self._table.set_time_source(self._read_clock)
        self._table.set_end_lines(self._end_lines, self._end_special)
        parts.session.take_back_changed.connect(self._update_status)
        parts.session.paused_changed.connect(self._update_status)
        parts.selection.asking_changed.connect(self._update_status)
        self._info.copy_wanted.connect(self._actions["copy_code"].trigger)
        self._table.new_game_wanted.connect(self._actions["new_game"].trigger)
        self._table.replay_wanted.connect(self._actions["replay"].trigger)
        self._table.review_wanted.connect(self._actions["review"].trigger)

    def _add_what_waited(self) -> None:
        from pyramide_qt.view.actions.toolbar_keys import BarKeys
        from pyramide_qt.view.desktop.sounds import Sounds

        parts, bars = self._parts, self._menus
        opposites = [(bars.button("undo"), bars.button("redo"))]
        BarKeys(bars.toolbar, bars.buttons(), opposites, back_to=self._table)
        BarKeys(self._info, [self._info.code_button], back_to=self._table)
        Sounds(parts.game, parts.selection, parts.settings, self)
        self._actions.complete_icons()
        self.with_solver()
        self.with_help()

    def _update_all(self) -> None:
        self._on_dealt()
        self._update_status()
        self._on_setting_changed("show_clock")
        self._on_setting_changed("show_score")

    def _on_dealt(self, _dealt: object = None) -> None:
        deal = self._parts.game.deal
        text = self.tr("Typed cards") if deal.code is None else str(deal.code)
        self._info.set_code(text)
        self._info.set_score_rule(self._parts.game.deal.rules.score)
        self.setWindowTitle(f"{rules_name(deal.token)} – {left_to_right(text)}")
        self._update_time()

    def _update_status(self, _anything: object = None) -> None:
        self._info.set_score(self._parts.game.score)
        self._info.set_moves(self._parts.game.move_count)
        self._actions.update_offered(self._parts)

    def _update_time(self, _time_ms: object = None) -> None:
        self._info.set_time(self._parts.clock.time_ms)

    @cached_property
    def _end_summary(self) -> EndSummary:
        from pyramide_qt.view.window.end_summary import EndSummary

        return EndSummary(self._parts.session, self._parts.store, self._par, self)

    def _end_lines(self, outcome: Outcome) -> list[str]:
        return self._end_summary.lines(outcome)

    def _end_special(self) -> list[str]:
        return self._end_summary.special()

    def _read_clock(self) -> int:
        return self._parts.clock.time_ms

    def _on_setting_changed(self, key: str) -> None:
        if key == "show_clock":
            shown = self._parts.settings.show_clock
            self._info.set_shown("time", shown)
            self._parts.clock.set_ticking(shown)
            self._update_time()
        elif key == "show_score":
            self._info.set_shown("score", self._parts.settings.show_score)

    def _retranslate(self) -> None:
        self._actions.retranslate()
        self._menus.retranslate()
        self._info.retranslate()
        self._menus.fit_toolbar(self.width())
        self._on_dealt()

    def _save_place(self) -> None:
        if not self.isMinimized() and not self.isFullScreen():
            self._parts.settings.set_value("window", place_of(self))

    def _touch_place(self) -> None:
        if self.isVisible():
            self._place_timer.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self._retranslate()
        elif kind == QEvent.Type.LayoutDirectionChange:
            self._actions.turn_icons()
        elif kind in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._menus.update_ink()
        elif kind in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self._pause.update_reasons()
            self._commands.update_full_screen()
            self._touch_place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._touch_place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._menus.fit_toolbar(event.size().width())
        self._touch_place()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._place_timer.isActive():
            self._place_timer.stop()
            self._save_place()
        self._commands.dialogs.close_all()
        super().closeEvent(event)
        self.closed.emit()
