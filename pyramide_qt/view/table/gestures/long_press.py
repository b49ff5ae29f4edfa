"""Holding a finger or the mouse still on the table for a moment."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

_ENDS = (
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Leave,
    QEvent.Type.Hide,
    QEvent.Type.Resize,
)


class LongPress(QObject):
    """Watches `widget` and takes no event away from it.

    Signals: `held(point)`: the pointer was held still there.
    """

    held = Signal(QPointF)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._point = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timeout)
        widget.installEventFilter(self)

    def cancel(self) -> None:
        """Forget the press."""
        self._timer.stop()

    def _on_timeout(self) -> None:
        self.held.emit(self._point)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseButtonPress:
            self._timer.stop()
            if event.buttons() == Qt.MouseButton.LeftButton:
                self._point = event.position()
                self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        elif isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseMove:
            way = (event.position() - self._point).manhattanLength()
            if way >= QApplication.startDragDistance():
                self._timer.stop()
        elif kind in _ENDS:
            self._timer.stop()
        return False
