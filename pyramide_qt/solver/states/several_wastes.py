"""Stock and wastes card by card, for draws onto several wastes at once or by choice."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.drawing import drawn, redealt
from pyramide_qt.rules.moves import DRAW, STOCK, Move, Place, Zone, draw_to
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, Stock, WasteOpen

# Stock, wastes and redeals left; unlimited redeals are None.
SeveralWastesKey = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int | None]


class SeveralWastes:
    """States of stock and wastes as tuples of cards; draws and redeals as the rules make them."""

    def __init__(self, deal: Deal) -> None:
        assert deal.rules.stock is not None
        self._stock: Stock = deal.rules.stock
        self._empty = Position(0, (), (), (), 0)
        self._tops_open = WasteOpen.TOP in deal.rules.waste_open
        choosing = self._stock.mode is DealMode.CHOOSE
        self._draws = [draw_to(i) for i in range(self._stock.number)] if choosing else [DRAW]

    def key_of(self, position: Position) -> SeveralWastesKey:
        """The state of stock and wastes in `position`."""
        return position.stock, position.wastes, position.redeals_left

    def opens(self, key: SeveralWastesKey) -> list[tuple[Place, int, SeveralWastesKey]]:
        """Each open place with its card and the state without that card."""
        stock, wastes, redeals = key
        found: list[tuple[Place, int, SeveralWastesKey]] = []
        for i, waste in enumerate(wastes):
            if waste and self._tops_open:
                after = (*wastes[:i], waste[:-1], *wastes[i + 1 :])
                found.append((Place(Zone.WASTE, i), waste[-1], (stock, after, redeals)))
        if stock and self._stock.top_open:
            found.append((STOCK, stock[0], (stock[1:], wastes, redeals)))
        return found

    def under(self, _key: SeveralWastesKey) -> None:
        """With several wastes the card under a top is never open."""
        return

    def draws(self, key: SeveralWastesKey) -> list[tuple[Move, SeveralWastesKey]]:
        """Each draw that can be made and the state after it."""
        if not key[0]:
            return []
        position = self._position(key)
        afters = (
            drawn(self._stock, position, move.places[0].number if move.places else 0)
            for move in self._draws
        )
        return list(zip(self._draws, map(self.key_of, afters), strict=True))

    def redeal(self, key: SeveralWastesKey) -> SeveralWastesKey | None:
        """The state after a redeal, or None if there can be none."""
        if key[0] or key[2] == 0 or not any(key[1]):
            return None
        return self.key_of(redealt(self._stock, self._position(key)))

    def _position(self, key: SeveralWastesKey) -> Position:
        stock, wastes, redeals = key
        return self._empty._replace(stock=stock, wastes=wastes, redeals_left=redeals)

    def has_redeal(self, key: SeveralWastesKey) -> bool:
        """Whether the cards of this state can still come again."""
        return key[2] != 0

    def cards(self, key: SeveralWastesKey) -> list[int]:
        """All cards of the state."""
        return [*key[0], *(card for waste in key[1] for card in waste)]

    def waste_size(self, key: SeveralWastesKey) -> int:
        """How many cards lie in all wastes."""
        return sum(map(len, key[1]))

    def burden(self, key: SeveralWastesKey) -> int:
        """What its cards weigh for the order of a search: those of the wastes alone."""
        return 4 * self.waste_size(key)
