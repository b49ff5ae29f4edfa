"""The commonest kinds of outside, worked out on bits: a stock drawn card by card onto one waste.

Covered are one waste with its top open, perhaps with the card under it as its partner or with
the top of the stock, and the turned card with one waste behind it.

`OutsideStates` and `OutsideMoves` say the same of every record, more slowly; states here are
numbered by what they are, so that nothing has to be looked up to name one.
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import WasteOpen
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.outside import OutsideState
from pyramide_qt.solver.states.outside_moves import stock_must_go


class OneWasteStates:
    """States of stock and waste, numbered by `OneWasteStock` keys."""

    is_on_bits, is_by_rank = True, False

    def __init__(self, deal: Deal, *, is_exact: bool) -> None:
        rules = deal.rules
        self.stock = self.order = OneWasteStock(deal)
        self._ranks = deal.ranks
        self.stock_ranks = deal.ranks[self.stock.first :]
        self._partners = [rules.partners.get(rank, frozenset()) for rank in range(14)]
        self._alone = [rank in rules.pairs.alone for rank in range(14)]
        self._lonely = [self._alone[rank] and not self._partners[rank] for rank in range(14)]
        self._shifts = self.stock.shift_mask > 0
        self._meets_under = self._shifts or WasteOpen.UNDER_TOP in rules.waste_open
        self._takes_lonely = not is_exact
        self._forces_lonely = not is_exact or stock_must_go(rules)
        self._must_go = stock_must_go(rules)
        self._nodes: dict[int, OutsideState] = {}

    def begin(self, _position: Position) -> None:
        """Every state stands for itself, wherever a search begins."""

    def burden(self, number: int) -> int:
        """What the cards of a state weigh for the order of a search: cards of the waste most."""
        return self.stock.burden(number)

    def number_of(self, position: Position) -> int:
        """The state outside the pyramid in `position`."""
        return self.stock.key_of(position)

    def ranks_of(self, number: int) -> list[int]:
        """The ranks of all cards in a state."""
        return [self._ranks[card] for card in self.stock.cards(number)]

    def is_done(self, number: int) -> bool:
        """Whether nothing outside the pyramid keeps the game from being won."""
        return not self._must_go or not self.stock.cards(number)

    def slots_left(self, _number: int) -> int:
        """No card of the tableau lies outside the pyramid."""
        return 0

    def node(self, number: int) -> OutsideState:
        """The state of that number with all its ways on."""
        node = self._nodes.get(number)
        if node is None:
            node = self._nodes[number] = OutsideState()
            forced = self._forced(number) if self._forces_lonely else None
            if forced is not None:
                node.moves, node.forced = [(1, forced)], True
            elif self.stock.top_open:
                self._open_run(node, number)
            else:
                self._closed_run(node, number)
        return node

    def _forced(self, key: int) -> int | None:
        """The state without an open lonely card, if there is one."""
        mask, pointer, flag, redeals = self.stock.unpack(key)
        below = mask & (1 << pointer) - 1
        top = below.bit_length() - 1
        opens = [(top, 0)]
        if flag:
            opens.append(((below ^ 1 << top).bit_length() - 1, flag))
        if self.stock.top_open:
            opens.append((pointer, flag))
        for i, flag_after in opens:
            if 0 <= i < self.stock.count and self._lonely[self.stock_ranks[i]]:
                return self.stock.pack(mask ^ 1 << i, pointer, flag_after, redeals)
        return None

    def _closed_run(self, node: OutsideState, key: int) -> None:
        """Ways on where the next card of the stock is closed until it is drawn."""
        mask, pointer, _, redeals = self.stock.unpack(key)
        count, ranks = self.stock.count, self.stock_ranks
        high = redeals << self.stock.redeals_at
        below = mask & (1 << pointer) - 1
        top, under = self._wastes_now(node, key)
        stock = mask ^ below
        cost, ends_lonely = 1, False
        while stock:
            bit = stock & -stock
            stock ^= bit
            rank = ranks[bit.bit_length() - 1]
            cost += 1
            if not self._shifts or top:
                under = top
            if self._takes_lonely and self._lonely[rank]:
                mask ^= bit
                cost += 1
                top = 0 if self._shifts else under
                ends_lonely = True
                continue
            ends_lonely = False
            after = (stock & -stock).bit_length() - 1 if stock else count
            self._use(node, cost, rank, mask ^ bit | after << count | high)
            other = ranks[under.bit_length() - 1] if self._meets_under and under else 0
            if other in self._partners[rank]:
                node.moves.append((cost, mask ^ bit ^ under | after << count | high))
            top = bit
        if ends_lonely and self._must_go:
            # The lonely cards after the last use are gone too, which may be all that was missing.
            node.moves.append((cost - 1, mask | count << count | high))
        self._redeal(node, cost, mask, redeals)

    def _wastes_now(self, node: OutsideState, key: int) -> tuple[int, int]:
        """Add the uses of what is open in the waste; the card just turned and the one below.

        In a shifting waste these are the tops of the two wastes, the first 0 where it is empty.
        """
        mask, pointer, flag, redeals = self.stock.unpack(key)
        pack, ranks = self.stock.pack, self.stock_ranks
        left = mask & (1 << pointer) - 1
        top = 0
        if left and (flag or not self._shifts):
            top = 1 << left.bit_length() - 1
            left ^= top
            after = pack(mask ^ top, pointer, 0, redeals)
            self._use(node, 1, ranks[top.bit_length() - 1], after)
        under = 1 << left.bit_length() - 1 if left else 0
        if under and self._shifts:
            after = pack(mask ^ under, pointer, flag, redeals)
            self._use(node, 1, ranks[under.bit_length() - 1], after)
        if top and under and self._meets_under:
            rank = ranks[under.bit_length() - 1]
            if rank in self._partners[ranks[top.bit_length() - 1]]:
                node.moves.append((1, pack(mask ^ top ^ under, pointer, 0, redeals)))
        return top, under

    def _open_run(self, node: OutsideState, key: int) -> None:
        """Ways on where the next card of the stock is open: each card is used before its draw.

        To draw it first would cost one more and lead to the same state. A lonely card is taken
        in place of its draw.
        """
        mask, pointer, _, redeals = self.stock.unpack(key)
        count, ranks = self.stock.count, self.stock_ranks
        high = redeals << self.stock.redeals_at
        below = mask & (1 << pointer) - 1
        cost = 1
        top = below.bit_length() - 1
        if below:
            self._use(node, 1, ranks[top], mask ^ 1 << top | pointer << count | high)
        stock = mask ^ below
        while stock:
            bit = stock & -stock
            stock ^= bit
            place = bit.bit_length() - 1
            rank = ranks[place]
            if self._lonely[rank]:
                mask ^= bit
            else:
                after = (stock & -stock).bit_length() - 1 if stock else count
                self._use(node, cost, rank, mask ^ bit | after << count | high)
                if top >= 0 and ranks[top] in self._partners[rank]:
                    both = bit | 1 << top
                    node.moves.append((cost, mask ^ both | after << count | high))
                top = place
            cost += 1
        self._redeal(node, cost, mask, redeals)

    def _use(self, node: OutsideState, cost: int, rank: int, after: int) -> None:
        if self._partners[rank]:
            ways = node.uses.get(rank)
            if ways is None:
                node.uses[rank] = [(cost, after)]
            else:
                ways.append((cost, after))
        if self._alone[rank]:
            node.moves.append((cost, after))

    def _redeal(self, node: OutsideState, cost: int, mask: int, redeals: int) -> None:
        if mask and (redeals or self.stock.unlimited):
            after = self.stock.pack(mask, 0, 0, redeals - 1 if redeals else 0)
            node.moves.append((cost, after))
