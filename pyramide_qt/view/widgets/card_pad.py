"""A pad of all cards of a pack, to click them in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from pyramide_qt.model.wording.analysis import card_signs
from pyramide_qt.model.wording.typography import left_to_right
from pyramide_qt.model.wording.wording import card_name
from pyramide_qt.rules.deals.cards import SUITS, Card, parse_card

_RED = {"D", "H"}
_RED_LIGHT, _RED_DARK = "#B3261E", "#FF9A8F"
_MIN_PX = (34, 30)
_AROUND_PX = (10, 10)


class CardPad(QWidget):
    """One button for each card of a pack, a row for each suit.

    Signals:
    - `clicked(Card)`: a card that is not used up was clicked.
    """

    clicked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: dict[Card, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)

    def button(self, card: Card) -> QPushButton:
        """The button of a card; KeyError if the pack does not have it."""
        return self._buttons[card]

    def set_pack(self, cards: Collection[Card]) -> None:
        """Have a button for each of these."""
        for button in self._buttons.values():
            self._grid.removeWidget(button)
            button.deleteLater()
        self._buttons = {card: self._make(card) for card in sorted(set(cards))}
        for card, button in self._buttons.items():
            self._grid.addWidget(button, SUITS.index(card.suit), card.rank - 1)

    def set_left(self, left: Iterable[Card]) -> None:
        """Offer only the cards that are left."""
        counts = Counter(left)
        for card, button in self._buttons.items():
            button.setEnabled(counts[card] > 0)

    def retranslate(self) -> None:
        for card, button in self._buttons.items():
            button.setText(left_to_right(card_signs(card)))
            button.setAccessibleName(card_name(card))
            button.setToolTip(card_name(card))

    def _make(self, card: Card) -> QPushButton:
        button = QPushButton(card_signs(card), self)
        button.setObjectName(str(card))
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        least = button.fontMetrics().size(0, button.text()) + QSize(*_AROUND_PX)
        button.setMinimumSize(least.expandedTo(QSize(*_MIN_PX)))
        button.setMaximumWidth(button.minimumWidth() * 2)
        if card.suit in _RED:
            palette = button.palette()
            is_dark = palette.button().color().lightnessF() < 0.5
            ink = _RED_DARK if is_dark else _RED_LIGHT
            palette.setColor(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText, ink)
            palette.setColor(QPalette.ColorGroup.Inactive, QPalette.ColorRole.ButtonText, ink)
            button.setPalette(palette)
        button.clicked.connect(self._on_clicked)
        return button

    def _on_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.clicked.emit(parse_card(sender.objectName()))
