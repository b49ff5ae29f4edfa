"""A small sign in the info line that says whether the game can still be won."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pyramide_qt.model.analysis.position_status import Status, short_status_text, status_text

SIGN_PX = 14
_GAP_PX = 6
_Cursor = Qt.CursorShape
# Each at least 4.5:1 on the window of its theme: for light windows, then for dark ones.
_INKS = {
    Status.WINNABLE: ("#1B6E35", "#7BD79A"),
    Status.LOST: ("#A32B1C", "#FF9C8C"),
}


class SolverBadge(QWidget):
    """Shows a status by a sign and a word; the sign alone differs in shape, not only in colour.

    Signals: `winnable_wanted()`: clicked while the deal is one that cannot be won.
    """

    winnable_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._status = Status.HIDDEN
        self._is_short = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.hide()

    @property
    def status(self) -> Status:
        return self._status

    @property
    def text(self) -> str:
        """The word that can be read; empty while nothing is shown."""
        return short_status_text(self._status) if self._is_short else status_text(self._status)

    def set_status(self, status: Status) -> None:
        self._status = status
        self.setAccessibleName(status_text(status))
        is_never = status is Status.NEVER
        self.setToolTip(self.tr("Deal one that can be won") if is_never else status_text(status))
        self.setCursor(_Cursor.PointingHandCursor if is_never else _Cursor.ArrowCursor)
        self.setVisible(bool(status_text(status)))
        self.updateGeometry()
        self.update()

    def set_short(self, short: bool) -> None:
        """Use a shorter word, where there is little room."""
        if short is not self._is_short:
            self._is_short = short
            self.updateGeometry()
            self.update()

    def needed_px(self) -> int:
        """The width it takes as it is now, for the longest word it may show.

        The room stays the same while the status changes, so nothing jumps.
        """
        texts = short_status_text if self._is_short else status_text
        metrics = QFontMetrics(self.font())
        widest = max(metrics.horizontalAdvance(texts(status)) for status in Status)
        return SIGN_PX + _GAP_PX + widest + 2

    def sizeHint(self) -> QSize:
        return QSize(self.needed_px(), max(SIGN_PX, QFontMetrics(self.font()).height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_click = event.button() == Qt.MouseButton.LeftButton
        if is_click and self._status is Status.NEVER and self.rect().contains(event.pos()):
            self.winnable_wanted.emit()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = status_ink(self._status, self.palette())
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        sign = QPointF(self.width() - SIGN_PX if is_mirrored else 0, (self.height() - SIGN_PX) / 2)
        painter.translate(sign)
        paint_sign(painter, self._status, ink)
        painter.translate(-sign)
        painter.setPen(ink)
        room = SIGN_PX + _GAP_PX
        words = self.rect().adjusted(0, 0, -room, 0) if is_mirrored else self.rect()
        words = words if is_mirrored else words.adjusted(room, 0, 0, 0)
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | side | Qt.AlignmentFlag.AlignAbsolute, self.text
        )


def status_ink(status: Status, palette: QPalette) -> QColor:
    """The colour of a status on windows of that palette."""
    is_dark = palette.color(QPalette.ColorRole.Window).lightnessF() < 0.5
    if status in _INKS:
        return QColor(_INKS[status][is_dark])
    return palette.color(QPalette.ColorRole.WindowText)


def paint_sign(painter: QPainter, status: Status, ink: QColor) -> None:
    """A tick, a cross, or three dots, each in a ring, in a square of SIGN_PX from 0, 0."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 1, SIGN_PX - 2, SIGN_PX - 2)
    line = QPen(ink, 1.6)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)
    middle, size = box.center(), box.width() / 2
    if status is Status.WINNABLE:
        low = middle + QPointF(-0.1, 0.42) * size
        painter.drawLine(middle + QPointF(-0.48, 0.04) * size, low)
        painter.drawLine(low, middle + QPointF(0.48, -0.4) * size)
    elif status in (Status.LOST, Status.NEVER):
        arm = 0.38 * size
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for step in (-0.45, 0.0, 0.45):
            painter.drawEllipse(middle + QPointF(step, 0) * size, 0.13 * size, 0.13 * size)
