"""Mouse, pen and finger: decides which gesture a press becomes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.gestures.drag import DragToPair
from pyramide_qt.view.table.gestures.touch import ClickToPair
from pyramide_qt.view.table.table_scene import TableScene


class PointerPlay:
    """Left press and release is a touch, left press and move a drag; other buttons cancel.

    The second press of a double click counts on the stock alone, so that one can draw quickly;
    on a card it would undo what the first did, or touch what that has uncovered.
    """

    def __init__(self, scene: TableScene, selection: Selection) -> None:
        self._scene = scene
        self._click = ClickToPair(selection)
        self._drag = DragToPair(scene, selection)
        self._pressed: Target | None = None
        self._press_point = QPointF()
        self._last_press: tuple[int, QPointF, bool] | None = None

    def press(self, button: Qt.MouseButton, point: QPointF, time_ms: int) -> None:
        """A button goes down at `point` of the table."""
        if button is not Qt.MouseButton.LeftButton:
            self.cancel()
            return
        self.cancel()
        target = self._scene.targets.at(point.x(), point.y())
        is_repeat = self._is_repeat(point, time_ms)
        is_stock = target is not None and target.spot is Spot.STOCK
        was_stock = self._last_press is not None and self._last_press[2]
        self._last_press = (time_ms, point, is_stock)
        if target is not None and (not is_repeat or (is_stock and was_stock)):
            self._pressed, self._press_point = target, point

    def move(self, point: QPointF) -> None:
        """The pointer moves, a button down or not."""
        if self._drag.card is not None:
            self._drag.move(point)
            return
        if self._pressed is None:
            return
        far = (point - self._press_point).manhattanLength() >= QApplication.startDragDistance()
        if far and self._drag.can_start(self._pressed):
            self._drag.start(self._pressed, self._press_point)
            self._drag.move(point)

    def release(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button goes up."""
        if button is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if self._drag.card is not None:
            self._drag.move(point)
            self._drag.drop()
        elif pressed is not None and self._scene.targets.at(point.x(), point.y()) == pressed:
            self._click.touch(pressed)

    def cancel(self) -> None:
        """Forget the press; a card in the hand goes back."""
        self._pressed = None
        self._drag.cancel()

    def _is_repeat(self, point: QPointF, time_ms: int) -> bool:
        if self._last_press is None:
            return False
        last_ms, last_point, _ = self._last_press
        is_near = (point - last_point).manhattanLength() < QApplication.startDragDistance()
        return is_near and 0 <= time_ms - last_ms < QApplication.doubleClickInterval()
