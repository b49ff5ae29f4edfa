"""How a position stands: won, stuck or still open."""

from __future__ import annotations

from enum import Enum
from itertools import combinations

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.available import SOURCES, available
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import is_won, throws_away
from pyramide_qt.rules.legal_moves import is_forbidden, legal_moves
from pyramide_qt.rules.moves import DRAW, REDEAL, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, RuleSet, Source, WasteOpen


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
    # Where a draw throws the wastes away, it is all one which of them the card comes to.
    if stock.mode is DealMode.CHOOSE and stock.number > 1 and not throws_away(deal.rules):
        return not (_has_move_beside_stock(deal, position) or _some_drawn_card_goes(deal, position))
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


def _some_drawn_card_goes(deal: Deal, position: Position) -> bool:
    """Whether some card of stock or wastes could go, given that the player picks the waste.

    With two wastes or more, any card can be brought to the top of the stock and of a waste; of
    any two, the one that comes first waits on one waste while the others go onto another, until
    the second is on top of the stock and then of that other waste.
    """
    rules = deal.rules
    hidden = [*position.stock, *(card for waste in position.wastes for card in waste)]
    ranks = [deal.cards[card].rank for card in hidden]
    sources = _sources_of_drawn(rules)
    if not sources or not ranks:
        return False
    if None in position.cells and sources & set(rules.cells.sources):
        return True
    if any(rank in rules.pairs.alone for rank in ranks):
        return True
    if _two_may_meet(rules, sources) and any(
        second in rules.partners[first] for first, second in combinations(ranks, 2)
    ):
        return True
    return any(
        SOURCES[place.zone] in (Source.TABLEAU, Source.CELL)
        and rules.partners[deal.cards[card].rank].intersection(ranks)
        and any(not is_forbidden(rules, SOURCES[place.zone], source) for source in sources)
        for place, card in available(deal, position).items()
    )


def _sources_of_drawn(rules: RuleSet) -> set[Source]:
    sources = set()
    if WasteOpen.TOP in rules.waste_open:
        sources.add(Source.WASTE)
    if rules.stock is not None and rules.stock.top_open:
        sources.add(Source.STOCK)
    return sources


def _two_may_meet(rules: RuleSet, sources: set[Source]) -> bool:
    return Source.WASTE in sources and any(
        not is_forbidden(rules, Source.WASTE, other) for other in sources
    )
