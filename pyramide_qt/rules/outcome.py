"""How a position stands: won, stuck or still open."""

from __future__ import annotations

from enum import Enum

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.available import SOURCES, available
from pyramide_qt.rules.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import DRAW, REDEAL, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.rule_set import DealMode, Source


class Outcome(Enum):
    """Won: the goal is reached. Stuck: nothing can be removed any more. Open: the game goes on."""

    WON = "won"
    STUCK = "stuck"
    OPEN = "open"


def outcome(deal: Deal, position: Position) -> Outcome:
    """How `position` stands.

    Stuck means that no legal move is left. With unlimited passes it also means that drawing and
    redealing alone can never lead to a removal again, except where the rules go on regardless.
    """
    if is_won(deal, position):
        return Outcome.WON
    moves = legal_moves(deal, position)
    if not moves:
        return Outcome.STUCK
    if deal.announces_cycling and only_cycles(deal, position):
        return Outcome.STUCK
    return Outcome.OPEN


def only_cycles(deal: Deal, position: Position) -> bool:
    """Whether passes are without limit and no draw or redeal can lead to another move again."""
    stock = deal.rules.stock
    if stock is None or position.redeals_left is not None or is_won(deal, position):
        return False
    if stock.mode is DealMode.CHOOSE and stock.number > 1:
        return not _has_move_beside_stock(deal, position) and not _any_drawn_card_fits(
            deal, position
        )
    return _dry_run_finds_nothing(deal, position)


def _has_move_beside_stock(deal: Deal, position: Position) -> bool:
    return any(
        move.kind not in (MoveKind.DRAW, MoveKind.REDEAL) for move in legal_moves(deal, position)
    )


def _dry_run_finds_nothing(deal: Deal, position: Position) -> bool:
    """Draw and redeal until what has been seen must repeat, looking for any other move.

    A redeal puts the m cards of stock and wastes into an order that depends on their places
    alone, so each pass is the same permutation of places and any two cards meet the same two
    places again after at most (m / 2)² passes, the largest lcm of two cycles of m places. Most
    rules repeat the position after one pass.
    """
    cards = len(position.stock) + sum(map(len, position.wastes))
    if not cards:
        return not _has_move_beside_stock(deal, position)
    first_full = None
    for _ in range(max(3, cards * cards // 4 + 2)):
        while True:
            if _has_move_beside_stock(deal, position):
                return False
            if not position.stock:
                break
            position = apply_move(deal, position, DRAW)
        position = apply_move(deal, position, REDEAL)
        if position == first_full:
            return True
        first_full = first_full or position
    return True


def _any_drawn_card_fits(deal: Deal, position: Position) -> bool:
    """Whether some card of stock or wastes could go, given that the player picks the waste.

    With two wastes or more, any card can be drawn to the top, and any two of them to two tops
    at once, in the same pass or by leaving the first one's waste alone.
    """
    rules = deal.rules
    hidden = [*position.stock, *(card for waste in position.wastes for card in waste)]
    ranks = [deal.cards[card].rank for card in hidden]
    if any(rank in rules.pairs.alone for rank in ranks):
        return True
    forbid = rules.pairs.forbid
    for place, card in available(deal, position).items():
        source = SOURCES[place.zone]
        if source in (Source.WASTE, Source.STOCK):
            continue
        if (source, Source.WASTE) in forbid or (Source.WASTE, source) in forbid:
            continue
        if any(rank in rules.partners[deal.cards[card].rank] for rank in ranks):
            return True
    if (Source.WASTE, Source.WASTE) in forbid:
        return False
    return any(
        second in rules.partners[first]
        for i, first in enumerate(ranks)
        for second in ranks[i + 1 :]
    )
