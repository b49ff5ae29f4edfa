"""A small table with a few cards, one of them covered, that shows the chosen looks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.view.art.blank_card import paint_shade
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.deck_palette import deck_colours
from pyramide_qt.view.style.palette import TableLook
from pyramide_qt.view.style.style_names import card_style
from pyramide_qt.view.table.ground import TableGround

_CARD_PX = 72
_GAP_PX = 14
_COVERED_PX = 40
"""How much of the first card shows from under the second."""
_FACES = ((13, "S"), (12, "H"), (11, "C"), (1, "D"))
_CORNER_PX = 8.0


class SettingsPreview(QWidget):
    """Painted by the same art as the table; follows the settings at once."""

    def __init__(self, settings: SettingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._art = CardArt(*card_style(settings))
        self._ground = TableGround(TableLook(settings.table), self.palette())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        settings.changed.connect(self._on_changed)

    def _on_changed(self, key: str) -> None:
        if key in ("deck", "back", "left_handed", "indices"):
            self._art.set_style(*card_style(self._settings))
        elif key in ("table", "theme"):
            self._ground.set_look(TableLook(self._settings.table), self.palette())
        elif key != "dim_covered":
            return
        self.update()

    def _cards(self, dpr: float) -> list[QPixmap]:
        faces = [self._art.face(rank, suit, _CARD_PX, dpr) for rank, suit in _FACES]
        return [*faces, self._art.back(_CARD_PX, dpr)]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._on_changed("indices")

    def sizeHint(self) -> QSize:
        count = len(_FACES) + 1
        width = _COVERED_PX + (count - 1) * _CARD_PX + count * _GAP_PX
        return QSize(width, self._art.height(_CARD_PX) + 2 * _GAP_PX)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(self.rect(), _CORNER_PX, _CORNER_PX)
        painter.setClipPath(outline)
        dpr = self.devicePixelRatioF()
        painter.drawPixmap(self.rect(), self._ground.pixmap(self.size(), dpr))
        margin = self._art.margin(_CARD_PX)
        left = (self.width() - self.sizeHint().width()) // 2 + _GAP_PX
        for number, picture in enumerate(self._cards(dpr)):
            painter.drawPixmap(QPointF(left - margin, _GAP_PX - margin), picture)
            if number == 0 and self._settings.dims_covered:
                card = QRectF(left, _GAP_PX, _CARD_PX, self._art.height(_CARD_PX))
                paint_shade(painter, card, deck_colours(self._art.deck))
            left += _COVERED_PX if number == 0 else _CARD_PX + _GAP_PX
        painter.end()
