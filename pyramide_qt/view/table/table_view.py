"""The table in the window: its size and pixel ratio, its ground, its input and its messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.palette import TableLook
from pyramide_qt.view.style.style_names import card_style
from pyramide_qt.view.table.accessibility.screen_reader import TableAccess
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.cursor_item import CursorItem
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.cards.layers import PLACES
from pyramide_qt.view.table.gestures.keyboard import MODIFIERS, KeyboardPlay
from pyramide_qt.view.table.gestures.pointer import PointerPlay
from pyramide_qt.view.table.ground import TableGround
from pyramide_qt.view.table.image_sharpener import Sharpener
from pyramide_qt.view.table.messages.card_details import TableHelps
from pyramide_qt.view.table.messages.table_messages import TableMessages, Told, Weight
from pyramide_qt.view.table.table_scene import TableScene
from pyramide_qt.view.table.table_surface import TableSurface


class TableView(TableSurface):
    """Shows one game and plays it by mouse, finger and keys.

    Signals:
    - `touched()`: a press or a key on the table, before it does anything;
    - `first_frame_shown()`: the whole table has been painted for the first time;
    - `new_game_wanted()`, `replay_wanted()`: asked for on the table itself.
    """

    touched = Signal()
    first_frame_shown = Signal()
    new_game_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()

    def __init__(
        self,
        game: GameModel,
        selection: Selection,
        settings: SettingsModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._selection = selection
        art = CardArt(*card_style(settings))
        self._ground = TableGround(TableLook(settings.table), self.palette())
        self._look = CardLook(art, self._ground.colours)
        self._scene = TableScene(game, selection, settings, self._look, parent=self)
        self._pointer = PointerPlay(self._scene, selection)
        self._keys = KeyboardPlay(self._scene, selection)
        self._cursor = CursorItem(self._look)
        self._messages = TableMessages(game, selection, self._scene, self._look, self)
        self._access = TableAccess(self, game, selection, self._scene, self._messages)
        self._sharpener = Sharpener(self, self._scene, self._ground, self._look)
        self._has_shown_frame = False
        self._is_covered = False
        self._mouse_at: QPoint | None = None
        self._prepare()
        self._helps = TableHelps(
            self, game, selection, settings, self._keys.ranks, self._access.reading
        )
        settings.changed.connect(self._on_setting_changed)
        self._scene.changed_table.connect(self._on_table_changed)
        self._messages.new_game_wanted.connect(self.new_game_wanted)
        self._messages.replay_wanted.connect(self.replay_wanted)
        self._messages.review_wanted.connect(self.review_wanted)

    @property
    def table_scene(self) -> TableScene:
        return self._scene

    @property
    def look(self) -> CardLook:
        """Pictures, colours and size of the cards on this table."""
        return self._look

    @property
    def access(self) -> TableAccess:
        """What screen readers are told."""
        return self._access

    @property
    def helps(self) -> TableHelps:
        """What the table tells on request."""
        return self._helps

    @property
    def is_sharpening(self) -> bool:
        """Whether pictures are still made, or will be in a moment."""
        return self._sharpener.is_at_work

    def cancel_touch(self) -> None:
        """Forget a press that has not become a touch; a card in the hand goes back."""
        self._pointer.cancel()

    @property
    def cursor_target(self) -> Target | None:
        """What the cursor of the keys stands on; None while it is not shown."""
        return self._access.cursor

    def lead_cursor_to(self, target: Target) -> None:
        """Have the keys go to the table, from a card or place on."""
        self._keys.stand_on(target)
        self.window().activateWindow()
        self.setFocus()
        self._update_cursor()

    def accessible_table(self) -> QAccessibleInterface | None:
        """The table as a tree for screen readers; None after `shut_down`."""
        return self._access.interface()

    @property
    def message(self) -> str:
        """The message that is to be read on the table now; empty if none."""
        return self._messages.text

    def finish_animations(self) -> None:
        """Bring everything that moves to its end."""
        self._scene.finish_animations()

    def show_message(
        self,
        text: Told,
        card: int | None = None,
        *,
        is_lasting: bool = False,
        weight: Weight = Weight.PLAY,
    ) -> None:
        """Show a sentence for a few seconds near `card`; see `TableMessages.show`."""
        self._messages.show(text, card, is_lasting=is_lasting, weight=weight)

    def take_back_message(self, text: Told) -> None:
        """What was said is not to be read any more."""
        self._messages.take_back(text)

    def set_time_source(self, time_ms: Callable[[], int]) -> None:
        """Where the time comes from that is told after a win."""
        self._messages.set_time_source(time_ms)

    def set_end_lines(
        self,
        lines: Callable[[Outcome], Sequence[str]],
        special: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """What else is told when a game has ended, in lines under the score and the time."""
        self._messages.set_end_lines(lines, special)

    def offer_no_ways(self) -> None:
        """Tell of an end without ways to go on, where a game is only watched."""
        self._messages.offer_no_ways()

    def set_end_note(self, note: Callable[[], str], *, is_special: bool = False) -> None:
        """What the plate of the end, shown now or yet to come, says of the moves."""
        self._messages.set_end_note(note, is_special=is_special)

    def renew_end(self) -> None:
        """Say on the plate of the end what is known by now."""
        self._messages.renew_end()

    def set_covered(self, covered: bool) -> None:
        """Hide all faces and take no touches, while the game is paused."""
        self._is_covered = covered
        self._pointer.cancel()
        self._scene.end_hint()
        self._scene.set_concealed(covered)
        self._messages.set_covered(covered)
        self._access.tell_pause(covered)

    def shut_down(self) -> None:
        """End animations, messages and timers; the view takes no more input."""
        self._pointer.cancel()
        self._sharpener.stop()
        self._messages.dismiss()
        self._access.shut_down()
        self.helps.shut_down()
        self._scene.shut_down()

    def _prepare(self) -> None:
        # One of Qt's own making costs a look through all classes of widgets for its Python name.
        self.setViewport(QWidget())
        self.viewport().setMouseTracking(True)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self._scene.addItem(self._cursor)

    def _fit(self) -> None:
        size, dpr = self.viewport().size(), self.devicePixelRatioF()
        self._scene.set_size(size.width(), size.height(), dpr)
        self._messages.place_anew(covered=self._is_covered)
        if self._has_shown_frame:
            self._sharpener.begin_soon()
        else:
            self._sharpener.finish_now()

    def _point(self, event: QMouseEvent) -> QPointF:
        return event.position() + QPointF(self.mapToScene(QPoint(0, 0)))

    def _update_cursor(self) -> None:
        shows = self.hasFocus() and not self._is_covered
        target = self._keys.target() if shows else None
        card = target.card if target is not None else None
        z = self._scene.rests[card].z if card is not None else PLACES
        self._cursor.stand_on(self._keys.cursor_rect() if shows else None, z)
        self._access.set_cursor(target)

    def _end_hint(self) -> None:
        self._scene.end_hint()
        self.touched.emit()

    def _hide_cursor(self) -> None:
        """The keys are not used any more; their cursor comes back with the next arrow."""
        self._keys.hide()
        self._update_cursor()

    def _on_table_changed(self) -> None:
        self._pointer.cancel()
        self._update_cursor()

    def _on_setting_changed(self, key: str) -> None:
        if key in ("deck", "back", "left_handed", "indices"):
            self._look.art.set_style(*card_style(self._settings))
            self._scene.look_changed()
            self._sharpener.begin_soon()
        elif key == "table":
            self._update_ground()

    def _update_ground(self) -> None:
        self._ground.set_look(TableLook(self._settings.table), self.palette())
        self._look.colours = self._ground.colours
        self._scene.look_changed()
        self._sharpener.finish_now()
        self._sharpener.begin_soon()

    def drawBackground(self, painter: QPainter, _rect: object) -> None:
        self._ground.paint(painter, self.viewport().rect(), self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pointer.cancel()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_sharpener"):
            self._update_ground()
        elif event.type() == QEvent.Type.LanguageChange:
            self._messages.retranslate(covered=self._is_covered)
            self._on_setting_changed("indices")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._has_shown_frame:
            self._has_shown_frame = True
            self._scene.is_shown = True
            self._sharpener.begin_soon()
            self.first_frame_shown.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._scene.hurry()
        self._end_hint()
        self._hide_cursor()
        event.accept()
        if self._is_covered:
            return
        if event.button() == Qt.MouseButton.LeftButton and self._messages.press(self._point(event)):
            return
        self._pointer.press(event.button(), self._point(event), event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # A window that appears under a mouse at rest sends a move, too.
        at = event.globalPosition().toPoint()
        if at != self._mouse_at and self._mouse_at is not None:
            self._hide_cursor()
        self._mouse_at = at
        self._pointer.move(self._point(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event.button(), self._point(event))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._scene.hurry()
        self._pointer.cancel()
        if event.key() not in MODIFIERS:
            self._end_hint()
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_ours = plain == Qt.KeyboardModifier.NoModifier and not self._is_covered
        key, place = event.key(), event.nativeScanCode()
        if self._mouse_at is None:
            self._mouse_at = QCursor.pos()
        if is_ours and (self._messages.press_key(key) or self._keys.press(key, place)):
            self._update_cursor()
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keys.enter(event.reason())
        self._update_cursor()
        # Qt tells of the table itself after this event; the cursor is to have the last word.
        QTimer.singleShot(0, self._access, self._access.repeat_cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._pointer.cancel()
        self._update_cursor()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._scene.finish_animations()
