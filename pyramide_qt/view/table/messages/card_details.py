"""What the table tells on request: details of a card, and the partners of the chosen one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent

from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.table_reading import TableReading
from pyramide_qt.model.wording.typography import as_beginning
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.gestures.hover_lift import HoverLift
from pyramide_qt.view.table.gestures.long_press import LongPress
from pyramide_qt.view.table.gestures.rank_jump import RankJump
from pyramide_qt.view.table.table_surface import TableSurface


class TableHelps(QObject):
    """A long press, or I on the cursor, says what a card is and what covers it.

    Signals:
    - `helped()`: partners were marked for the first time in a game, which is help;
    - `why_asked(Target)`: a right click, or the menu key, asks why that cannot be played;
    - `menu_asked(QPoint)`: the same, or a long press, on the bare felt; a place on the screen.
    """

    helped = Signal()
    why_asked = Signal(object)
    menu_asked = Signal(QPoint)

    def __init__(
        self,
        view: TableSurface,
        game: GameModel,
        selection: Selection,
        settings: SettingsModel,
        ranks: RankJump,
        reading: TableReading,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._selection = selection
        self._settings = settings
        self._reading = reading
        self._has_helped = False
        self._press = LongPress(view.viewport())
        self._press.held.connect(self._on_held)
        self._lift = HoverLift(view.viewport(), view.table_scene, selection)
        self._lift.set_on(settings.lifts_cards)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        ranks.not_found.connect(self._on_rank_not_found)
        game.dealt.connect(self._on_dealt)
        selection.chosen_changed.connect(self._update_partners)
        settings.changed.connect(self._on_setting_changed)

    @property
    def lift(self) -> HoverLift:
        return self._lift

    def shut_down(self) -> None:
        self._press.cancel()

    def tell_about(self, target: Target) -> None:
        """Say what lies there and light what covers it; while paused nothing is told."""
        if self._selection.is_locked:
            return
        card = target.card
        self._view.show_message(partial(self._reading_of, target), card)
        if card is not None:
            self._view.table_scene.flash(self._selection.covering(card))

    def _reading_of(self, target: Target) -> str:
        reading = self._reading
        spot, number, card = target
        is_pile = card is None or not self._view.table_scene.rests[card].face_up
        return as_beginning(reading.pile(spot, number) if is_pile else reading.details(card or 0))

    def _on_held(self, point: QPointF) -> None:
        target = self._view.table_scene.targets.at(point.x(), point.y())
        if target is None:
            self._view.cancel_touch()
            self.menu_asked.emit(self._view.viewport().mapToGlobal(point.toPoint()))
        else:
            # The release is no touch any more.
            self._view.cancel_touch()
            self.tell_about(target)

    def _on_rank_not_found(self, _rank: int) -> None:
        self._view.show_message(lambda: self.tr("No card of this rank can be played now."))

    def _on_dealt(self, _dealt: object) -> None:
        self._has_helped = False

    def _on_setting_changed(self, key: str) -> None:
        if key == "mark_partners":
            self._update_partners()
        elif key == "lift_cards":
            self._lift.set_on(self._settings.lifts_cards)

    def _update_partners(self, _card: object = None) -> None:
        chosen = self._selection.chosen
        marked: tuple[int, ...] = ()
        if chosen is not None and self._settings.marks_partners:
            marked = self._selection.partners(chosen)
        self._view.table_scene.mark_partners(marked)
        if marked and not self._has_helped:
            self._has_helped = True
            self.helped.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QContextMenuEvent):
            self._ask_why(event)
            return True
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            return self._takes_before_commands(event)
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        target = self._view.cursor_target
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and _key(event) == Qt.Key.Key_I and is_plain and target is not None:
            self.tell_about(target)
            return True
        return False

    def _ask_why(self, event: QContextMenuEvent) -> None:
        target = self._view.cursor_target
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            point = self._view.mapToScene(event.pos())
            target = self._view.table_scene.targets.at(point.x(), point.y())
        if self._selection.is_locked:
            return
        if target is not None:
            self.why_asked.emit(target)
        else:
            self.menu_asked.emit(event.globalPos())

    def _takes_before_commands(self, event: QKeyEvent) -> bool:
        from pyramide_qt.view.table.gestures.rank_keys import comes_first

        if not comes_first(event, self._view.look.art.letters):
            return False
        event.accept()
        return True


def _key(event: QKeyEvent) -> int:
    from pyramide_qt.view.table.gestures.latin_keys import latin_key

    return latin_key(event.key(), event.nativeScanCode())
