"""What is seen after a win: the outline of the tableau in light, and cards that rise along it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.view.animator import Animator, FadeOut, Fly, Step, Wait
from pyramide_qt.view.art.blank_card import CORNER
from pyramide_qt.view.card_item import CardItem, CardLook, Rest
from pyramide_qt.view.layers import FLYING, LIGHT
from pyramide_qt.view.motion import WIN_MS, Speed, in_out, linear, out_cubic
from pyramide_qt.view.table_layout import Rect, TableLayout

_MOST_RISING = 18
_APPROACH_MS = 420
_RISE_MS = 900
_FADE_MS = 260
_LINE_SHARE = 0.035
_HALO = 4.0


class LightOutline(QGraphicsObject):
    """Draws itself along a path; an effect for the animator."""

    def __init__(self, look: CardLook, outline: QPainterPath) -> None:
        super().__init__()
        self._look = look
        self._outline = outline
        self._length = outline.length()
        self._progress = 0.0
        self._line = max(2.0, _LINE_SHARE * look.width)
        self.setZValue(LIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_progress(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def end(self) -> None:
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)

    def boundingRect(self) -> QRectF:
        rim = self._line * _HALO
        return self._outline.boundingRect().adjusted(-rim, -rim, rim, rim)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        drawn = min(1.0, self._progress * 2)
        fading = min(1.0, (1 - self._progress) * 4)
        if drawn <= 0 or fading <= 0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for share, alpha in ((_HALO, 0.16), (2.0, 0.35), (1.0, 1.0)):
            width = self._line * share
            colour = QColor(self._look.colours.chosen)
            colour.setAlphaF(alpha * fading)
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            # Dashes count in widths of the pen: one dash as long as the part that is drawn.
            pen.setDashPattern([max(0.01, self._length * drawn / width), self._length / width + 1])
            painter.strokePath(self._outline, pen)


class WinShow(QObject):
    """Waits until the last flight has landed, shows the win, and tells when it is over.

    Signals: `over()` after the show, at once where nothing moves; never after `cancel`.
    """

    over = Signal()

    def __init__(
        self, animator: Animator, items: Mapping[int, CardItem], look: CardLook, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._animator = animator
        self._items = items
        self._look = look
        self._begin: Callable[[], None] | None = None
        self._is_running = False
        animator.settled.connect(self._on_settled)

    @property
    def is_awaited(self) -> bool:
        """Whether it waits or runs."""
        return self._begin is not None or self._is_running

    def cancel(self) -> None:
        """Forget it: the game goes on or another one is there."""
        self._begin, self._is_running = None, False

    def start(
        self,
        layout: TableLayout,
        cards: Sequence[int],
        rests: Mapping[int, Rest],
        speed: Speed,
    ) -> None:
        """Show a win in which `cards`, at rest on the foundations, went last."""

        def begin() -> None:
            self._run(layout, cards, rests, speed)

        self._begin = begin
        if not self._animator.is_moving:
            self._on_settled()

    def _on_settled(self) -> None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            self._is_running = True
            begin()
        elif self._is_running:
            self._is_running = False
            self.over.emit()

    def _run(
        self, layout: TableLayout, cards: Sequence[int], rests: Mapping[int, Rest], speed: Speed
    ) -> None:
        if not speed.has_flights:
            self._on_settled()
            return
        scene = next(iter(self._items.values())).scene()
        outline = LightOutline(self._look, tableau_outline(layout))
        scene.addItem(outline)
        self._animator.start_effect(outline, WIN_MS * speed.factor, in_out)
        rising = list(cards)[-_MOST_RISING:]
        pause = (WIN_MS - _APPROACH_MS - _RISE_MS - _FADE_MS) / max(1, len(rising) - 1)
        ways = _ways_up(layout)
        for number, card in enumerate(rising):
            foot, top = ways[number % 2]
            steps: list[Step] = [
                Wait(number * pause * speed.factor),
                Fly(foot[0], foot[1], _APPROACH_MS * speed.factor, curve=out_cubic),
                Fly(top[0], top[1], _RISE_MS * speed.factor, curve=linear, arc=0.0),
                FadeOut(_FADE_MS * speed.factor),
            ]
            self._animator.start(self._items[card], steps, rests[card])
            self._items[card].setZValue(FLYING + number)


def tableau_outline(layout: TableLayout) -> QPainterPath:
    """The line round all slots together; neighbours in a row count as one piece."""
    whole = QPainterPath()
    grow = layout.card_width * 0.08
    radius = layout.card_width * CORNER + grow
    for piece in _pieces(layout):
        part = QPainterPath()
        box = QRectF(*piece).adjusted(-grow, -grow, grow, grow)
        part.addRoundedRect(box, radius, radius)
        whole = whole.united(part)
    return _longest_ring(whole.simplified())


def _pieces(layout: TableLayout) -> list[Rect]:
    found: list[Rect] = []
    for slot in sorted(layout.slots, key=lambda s: (s.y, s.x)):
        last = found[-1] if found else None
        if last and last.y == slot.y and slot.x - last.right < layout.card_width * 0.2:
            found[-1] = last._replace(width=slot.right - last.x)
        else:
            found.append(slot)
    return found


def _longest_ring(path: QPainterPath) -> QPainterPath:
    rings = path.toSubpathPolygons(QTransform())
    result = QPainterPath()
    for ring in sorted(rings, key=lambda r: -abs(r.boundingRect().width())):
        result.addPolygon(ring)
    return result


def _ways_up(layout: TableLayout) -> tuple[tuple[tuple[float, float], tuple[float, float]], ...]:
    """From the lowest corners of the tableau to its top: foot and head, left and right."""
    slots = layout.slots

    def corner(slot: Rect) -> tuple[float, float]:
        return slot.x, slot.y

    left = min(slots, key=lambda s: (s.x, -s.y))
    right = max(slots, key=lambda s: (s.x, s.y))
    top = min(s.y for s in slots)
    row = [s for s in slots if s.y == top]
    return (
        (corner(left), corner(min(row))),
        (corner(right), corner(max(row))),
    )
