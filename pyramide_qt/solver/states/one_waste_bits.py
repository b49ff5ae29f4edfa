"""Stock and waste where a mask of cards and a place in it say everything.

With one waste, and with wastes through which cards shift, cards lie in the order of their ids
from the bottom of the last waste to the end of the stock, in every pass. So the state is: which
cards are left, how far the stock is drawn, which of the shifting places are filled, and how
many redeals are left.
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import DRAW, OLDEST, STOCK, Move, Place, Zone
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, Stock, Unmatched, WasteOpen


class OneWasteStock:
    """States of stock and waste as integers: mask, pointer, filled shifting places, redeals."""

    def __init__(self, deal: Deal) -> None:
        rules = deal.rules
        assert rules.stock is not None
        stock: Stock = rules.stock
        self.first = rules.slot_count
        self.count = rules.card_count - rules.slot_count
        self.size = stock.number if stock.mode is DealMode.PILE else 1
        shifting = stock.number - 1 if stock.mode is DealMode.SHIFT else 0
        self.shift_mask = (1 << shifting) - 1
        self.gone = stock.unmatched is Unmatched.GONE
        self.top_open = stock.top_open
        self.waste_open = frozenset(rules.waste_open)
        self.passes = stock.passes
        self.unlimited = stock.passes is None
        self.full_mask = (1 << self.count) - 1
        # A pointer is a place in the stock, or its end.
        self.pointer_mask = (1 << self.count.bit_length()) - 1
        self._flags_at = self.count + self.count.bit_length()
        self.redeals_at = self._flags_at + shifting

    def key_of(self, position: Position) -> int:
        """The state of stock and waste in `position`."""
        wastes = position.wastes
        mask = sum(1 << card - self.first for card in position.stock)
        mask |= sum(1 << card - self.first for waste in wastes for card in waste)
        flags = sum(1 << i for i, waste in enumerate(wastes[:-1]) if waste)
        pointer = position.stock[0] - self.first if position.stock else self.count
        return self.pack(mask, pointer, flags, position.redeals_left or 0)

    def pack(self, mask: int, pointer: int, flags: int, redeals: int) -> int:
        """One integer for the state; the pointer moves on to the next card still there."""
        outside = mask >> pointer
        pointer = pointer + (outside & -outside).bit_length() - 1 if outside else self.count
        return mask | pointer << self.count | flags << self._flags_at | redeals << self.redeals_at

    def unpack(self, key: int) -> tuple[int, int, int, int]:
        """The mask, pointer, filled shifting places and redeals left of a state."""
        pointer = key >> self.count & self.pointer_mask
        flags = key >> self._flags_at & self.shift_mask
        return key & self.full_mask, pointer, flags, key >> self.redeals_at

    def opens(self, key: int) -> list[tuple[Place, int, int]]:
        """Each open place with its card and the state without that card."""
        mask, pointer, flags, redeals = self.unpack(key)
        found: list[tuple[Place, int, int]] = []
        below = mask & (1 << pointer) - 1
        if WasteOpen.TOP in self.waste_open:
            left = below
            for waste in range(self.shift_mask.bit_length() + 1):
                flag = 1 << waste & self.shift_mask
                if flag and not flags & flag:
                    continue
                if not left:
                    break
                bit = 1 << left.bit_length() - 1
                left ^= bit
                after = self.pack(mask ^ bit, pointer, flags & ~flag, redeals)
                found.append((Place(Zone.WASTE, waste), self._card(bit), after))
        if WasteOpen.OLDEST in self.waste_open and not self.shift_mask and below:
            bit = below & -below
            if bit != below or WasteOpen.TOP not in self.waste_open:
                found.append((OLDEST, self._card(bit), self.pack(mask ^ bit, pointer, 0, redeals)))
        if self.top_open and pointer < self.count:
            bit = 1 << pointer
            after = self.pack(mask ^ bit, pointer, flags, redeals)
            found.append((STOCK, self._card(bit), after))
        return found

    def _card(self, bit: int) -> int:
        return self.first + bit.bit_length() - 1

    def under(self, key: int) -> tuple[int, int, int] | None:
        """The waste top, the card under it and the state without both, where they may pair."""
        if WasteOpen.UNDER_TOP not in self.waste_open or self.shift_mask:
            return None
        mask, pointer, flags, redeals = self.unpack(key)
        below = mask & (1 << pointer) - 1
        few = 2 if WasteOpen.OLDEST in self.waste_open else 1
        if below.bit_count() <= few:
            return None
        top = 1 << below.bit_length() - 1
        under = 1 << (below ^ top).bit_length() - 1
        after = self.pack(mask ^ top ^ under, pointer, flags, redeals)
        return self._card(top), self._card(under), after

    def draws(self, key: int) -> list[tuple[Move, int]]:
        """The draw that can be made, if the stock has cards, and the state after it."""
        mask, pointer, flags, redeals = self.unpack(key)
        if pointer == self.count:
            return []
        if self.gone:
            mask, flags = mask >> pointer << pointer, 0
        flags |= flags + 1 & self.shift_mask
        for _ in range(self.size):
            outside = mask >> pointer
            if outside:
                pointer += (outside & -outside).bit_length()
        return [(DRAW, self.pack(mask, pointer, flags, redeals))]

    def redeal(self, key: int) -> int | None:
        """The state after a redeal, or None if there can be none."""
        mask, pointer, _, redeals = self.unpack(key)
        if pointer < self.count or not mask or not (redeals or self.unlimited):
            return None
        return self.pack(mask, 0, 0, redeals - 1 if redeals else 0)

    def has_redeal(self, key: int) -> bool:
        """Whether the cards of this state can still come again."""
        return self.unlimited or self.unpack(key)[3] > 0

    def cards(self, key: int) -> list[int]:
        """All cards of the state, in the order of a pass."""
        mask = key & self.full_mask
        return [self.first + i for i in range(self.count) if mask >> i & 1]

    def waste_size(self, key: int) -> int:
        """How many cards have been drawn and still lie there."""
        pointer = key >> self.count & self.pointer_mask
        return (key & (1 << pointer) - 1).bit_count()

    def burden(self, key: int) -> int:
        """What its cards weigh for the order of a search; of an open stock, more once drawn."""
        waste = self.waste_size(key)
        drawn = self.count - (len(self.cards(key)) - waste) if self.top_open else 0
        return 4 * waste + drawn
