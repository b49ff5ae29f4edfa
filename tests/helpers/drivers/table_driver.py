"""Plays on a real table by naming cards, and compares it with one built fresh."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.deals.cards import parse_card
from pyramide_qt.store.settings.settings_file import SettingsFile
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.cards.poses import place_rects
from pyramide_qt.view.table.table_scene import Snapshot, TableScene
from pyramide_qt.view.table.table_view import TableView

LEFT = Qt.MouseButton.LeftButton
SOON_MS = 5
"""Between the clicks of a player in a hurry, in the time that events carry."""


class TableDriver:
    """A shown table with its models; the first deal is there when it is made."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        code: str = "PY1-N-AAAAAAS",
        size: tuple[int, int] = (800, 600),
        speed: str = "off",
    ) -> None:
        self.settings = SettingsModel(SettingsFile.load(folder / "settings.json"))
        self.settings.set_value("animation_speed", speed)
        self.game = GameModel()
        self.selection = Selection(self.game, self.settings)
        self.game.deal_code(code)
        self.view = TableView(self.game, self.selection, self.settings)
        qtbot.addWidget(self.view, before_close_func=lambda view: view.shut_down())
        self.view.resize(*size)
        with qtbot.waitSignal(self.view.first_frame_shown):
            self.view.show()
        self.view.activateWindow()
        self.view.setFocus()
        self.scene = self.view.table_scene
        self._time_ms = 1_000_000

    @property
    def animator_moves(self) -> bool:
        return self.scene.animator.is_moving

    def card(self, text: str) -> int:
        """The id of a card by its text, the first one where there are two packs."""
        return self.game.deal.cards.index(parse_card(text))

    def slot(self, name: str) -> int:
        """The id of the card that was dealt to a slot."""
        return self.game.deal.tableau.by_name[name]

    def point(self, card: int) -> QPointF:
        """A point where the card can be touched: its upper left, which stays uncovered."""
        rect = self.scene.targets.card_rect(card)
        return QPointF(rect.x + rect.width * 0.12, rect.y + rect.height * 0.12)

    def place_point(self, spot: Spot, number: int = 0) -> QPointF:
        return self._middle(place_rects(self.scene.table_layout)[spot, number])

    def click(self, card: int | str, *, soon: bool = False) -> None:
        """Touch a card; `soon`: fast enough to be the second click of a double click."""
        number = self.card(card) if isinstance(card, str) else card
        self.click_at(self.point(number), soon=soon)

    def click_place(self, spot: Spot, number: int = 0, *, soon: bool = False) -> None:
        self.click_at(self.place_point(spot, number), soon=soon)

    def click_at(
        self, point: QPointF, *, soon: bool = False, button: Qt.MouseButton = LEFT
    ) -> None:
        self._time_ms += SOON_MS if soon else QApplication.doubleClickInterval() + 100
        kind = QEvent.Type.MouseButtonPress
        if soon and button is LEFT:
            kind = QEvent.Type.MouseButtonDblClick
        self.send(kind, point, button, button)
        self.send(QEvent.Type.MouseButtonRelease, point, button, Qt.MouseButton.NoButton)

    def drag(self, card: int, goal: QPointF, *, is_dropped: bool = True) -> None:
        """Take a card by its upper left corner and let that corner go at `goal`."""
        self._time_ms += QApplication.doubleClickInterval() + 100
        start = self.point(card)
        grip = start - QPointF(*self.scene.targets.card_rect(card)[:2])
        self.send(QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
        for share in (0.3, 0.7, 1.0):
            point = start + (goal + grip - start) * share
            self.send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, LEFT)
        if is_dropped:
            release = QEvent.Type.MouseButtonRelease
            self.send(release, goal + grip, LEFT, Qt.MouseButton.NoButton)

    def drag_onto(self, card: int, other: int) -> None:
        """Drop a card so that it lies nearly on another."""
        rect = self.scene.targets.card_rect(other)
        self.drag(card, QPointF(rect.x + 3, rect.y + 2))

    def send(
        self,
        kind: QEvent.Type,
        point: QPointF,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
    ) -> None:
        """Deliver one mouse event to the table at a point of it."""
        viewport = self.view.viewport()
        screen = QPointF(viewport.mapToGlobal(QPoint(0, 0))) + point
        none = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, point, screen, button, buttons, none)
        event.setTimestamp(self._time_ms)
        QApplication.sendEvent(viewport, event)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def key_with(self, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        QTest.keyClick(self.view, key, modifier)

    def fresh_snapshot(self) -> Snapshot:
        """What a scene shows that is built now from the same models."""
        own = self.scene.table_layout
        look = CardLook(self.view.look.art, self.view.look.colours)
        scene = TableScene(self.game, self.selection, self.settings, look)
        scene.set_size(own.width_px, own.height_px, own.dpr, own.arrangement)
        snapshot = scene.snapshot()
        scene.shut_down()
        scene.deleteLater()
        return snapshot

    def assert_fresh(self) -> None:
        """The settled table equals one built fresh, and every card is there once."""
        self.view.finish_animations()
        shown = self.scene.snapshot()
        assert shown == self.fresh_snapshot()
        assert len({card for card, _, _ in shown.cards}) == len(self.game.deal.cards)

    @staticmethod
    def _middle(rect: Rect) -> QPointF:
        return QPointF(*rect.middle)
