"""Makes moves on a real table by touches alone, and compares what it shows with a fresh one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.locations import Spot, moved_cards
from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.poses import place_rects
from pyramide_qt.view.table.table_scene import Snapshot, TableScene
from pyramide_qt.view.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class TouchPlayer:
    """Clicks what a player would click, slowly enough that no two clicks are a double click."""

    def __init__(self, window: MainWindow, parts: WindowParts) -> None:
        self._table = window.table
        self._scene = window.table.table_scene
        self._parts = parts
        self._time_ms = 1_000_000

    def play(self, move: Move) -> None:
        """Make `move` by touches; a king into a cell is dragged there by the model."""
        parts, kind = self._parts, move.kind
        parts.selection.clear()
        game = parts.game
        if kind in (MoveKind.DRAW, MoveKind.REDEAL):
            self._draw()
            return
        after = apply_move(game.deal, game.position, move)
        cards = moved_cards(game.deal, move, game.position, after)[: len(move.places)]
        if kind is MoveKind.TO_CELL:
            if game.deal.cards[cards[0]].rank in game.deal.rules.pairs.alone:
                parts.selection.drop_in_cell(cards[0], move.places[1].number)
                return
            self.click_card(cards[0])
            self.click_place(Spot.CELL, move.places[1].number)
            return
        for card in cards:
            self.click_card(card)

    def click_card(self, card: int) -> None:
        """Touch a card near its upper left corner, which no other card hides."""
        rect = self._scene.targets.card_rect(card)
        self.click(QPointF(rect.x + rect.width * 0.12, rect.y + rect.height * 0.12))

    def click_place(self, spot: Spot, number: int) -> None:
        rect = place_rects(self._scene.table_layout)[spot, number]
        self.click(QPointF(*rect.middle))

    def click(self, point: QPointF) -> None:
        self._time_ms += QApplication.doubleClickInterval() + 100
        self._send(QEvent.Type.MouseButtonPress, point, LEFT)
        self._send(QEvent.Type.MouseButtonRelease, point, Qt.MouseButton.NoButton)

    def assert_fresh(self) -> None:
        """The settled table equals one built anew, and shows every card once."""
        self._table.finish_animations()
        shown = self._scene.snapshot()
        assert shown == self._fresh_snapshot()
        assert len({card for card, _, _ in shown.cards}) == len(self._parts.game.deal.cards)

    def _draw(self) -> None:
        game = self._parts.game
        stock, rules = game.position.stock, game.deal.rules
        is_open = bool(stock) and rules.stock is not None and rules.stock.top_open
        if is_open and game.deal.cards[stock[0]].rank in rules.pairs.alone:
            # A touch would remove it; the key draws.
            self._parts.selection.draw()
            return
        self.click_place(Spot.STOCK, 0)
        if self._parts.selection.chosen is not None:
            # An open stock card is chosen by the first touch and drawn by the second.
            self.click_place(Spot.STOCK, 0)

    def _send(self, kind: QEvent.Type, point: QPointF, buttons: Qt.MouseButton) -> None:
        viewport = self._table.viewport()
        screen = QPointF(viewport.mapToGlobal(QPoint(0, 0))) + point
        event = QMouseEvent(kind, point, screen, LEFT, buttons, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(self._time_ms)
        QApplication.sendEvent(viewport, event)

    def _fresh_snapshot(self) -> Snapshot:
        own, parts = self._scene.table_layout, self._parts
        look = CardLook(self._table.look.art, self._table.look.colours)
        scene = TableScene(parts.game, parts.selection, parts.settings, look)
        scene.set_size(own.width_px, own.height_px, own.dpr, own.arrangement)
        snapshot = scene.snapshot()
        scene.shut_down()
        scene.deleteLater()
        return snapshot
