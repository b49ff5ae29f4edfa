"""Makes the pictures of a table that has a new size, a few at a time, when the size rests."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsView

from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.ground import TableGround
from pyramide_qt.view.table.motion.timing import ART_QUIET_MS
from pyramide_qt.view.table.table_scene import TableScene

_SLICE_S = 0.004
"""No new picture is begun after so long: one court card alone takes that at 3840×2160."""


class Sharpener(QObject):
    """Between two slices the window paints, plays and resizes; old pictures are stretched.

    When all that is seen is sharp, the faces that a next deal may bring are made too, while
    nothing moves.
    """

    def __init__(
        self, view: QGraphicsView, scene: TableScene, ground: TableGround, look: CardLook
    ) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._ground = ground
        self._look = look
        self._steps: Iterator[None] = iter(())
        self._waits_for_rest = False
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(ART_QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet)
        self._slice = QTimer(self)
        self._slice.setInterval(0)
        self._slice.timeout.connect(self._on_slice)
        scene.animator.settled.connect(self._on_settled)

    @property
    def is_at_work(self) -> bool:
        """Whether pictures are still to be made."""
        return self._quiet.isActive() or self._slice.isActive() or self._waits_for_rest

    def begin_soon(self) -> None:
        """Begin when nothing has asked for this for a moment."""
        self.stop()
        self._quiet.start()

    def finish_now(self) -> None:
        """Have everything that is seen sharp with the next frame."""
        self.stop()
        self._ground.pixmap(self._view.viewport().size(), self._view.devicePixelRatioF())
        self._scene.sharpen()
        self._view.viewport().update()

    def stop(self) -> None:
        """Leave the pictures as they are."""
        self._quiet.stop()
        self._slice.stop()
        self._waits_for_rest = False

    def _on_quiet(self) -> None:
        self._steps = self._pictures()
        self._slice.start()

    def _on_settled(self) -> None:
        if self._waits_for_rest:
            self._waits_for_rest = False
            self._slice.start()

    def _on_slice(self) -> None:
        until = time.perf_counter() + _SLICE_S
        for _ in self._steps:
            if time.perf_counter() >= until or self._waits_for_rest:
                break
        else:
            self._slice.stop()
        if self._waits_for_rest:
            self._slice.stop()

    def _pictures(self) -> Iterator[None]:
        for card in self._cards():
            if self._scene.rests[card].is_visible and self._scene.item_of(card).sharpen():
                yield
        self._look.be_sharp()
        size, dpr = self._view.viewport().size(), self._view.devicePixelRatioF()
        if not self._ground.is_exact(size, dpr):
            yield from self._ground.painting(size, dpr)
            self._view.viewport().update()
        for card in self._cards():
            while self._scene.animator.is_moving:
                self._waits_for_rest = True
                yield
            if self._scene.item_of(card).make_face():
                yield

    def _cards(self) -> Iterator[int]:
        for card in tuple(self._scene.rests):
            # Another deal may have come meanwhile, with fewer cards.
            if card in self._scene.rests:
                yield card
