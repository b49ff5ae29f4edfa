"""One move made: a position and a legal move give the next position."""

from __future__ import annotations

from pyramide_qt.rules.available import card_at
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.drawing import drawn, redealt
from pyramide_qt.rules.moves import Move, MoveKind, Place, Zone
from pyramide_qt.rules.position import Position


def apply_move(deal: Deal, position: Position, move: Move) -> Position:
    """The position after `move`, which must be legal (`Game.push` checks it)."""
    stock = deal.rules.stock
    if move.kind is MoveKind.DRAW:
        assert stock is not None
        return drawn(stock, position, move.places[0].number if move.places else 0)
    if move.kind is MoveKind.REDEAL:
        assert stock is not None
        return redealt(stock, position)
    if move.kind is MoveKind.TO_CELL:
        place, cell = move.places
        card = card_at(deal, position, place)
        taken = _without(deal, position, (place,))
        cells = [card if i == cell.number else c for i, c in enumerate(taken.cells)]
        return taken._replace(cells=tuple(cells))
    return _without(deal, position, move.places)


def _without(deal: Deal, position: Position, places: tuple[Place, ...]) -> Position:
    cards = {card_at(deal, position, place) for place in places}
    zones = {place.zone for place in places}
    changes: dict[str, object] = {}
    if zones & {Zone.SLOT, Zone.COLUMN}:
        gone = sum(1 << c for c in cards if c is not None and position.tableau >> c & 1)
        changes["tableau"] = position.tableau & ~gone
    if zones & {Zone.WASTE, Zone.UNDER, Zone.OLDEST}:
        changes["wastes"] = tuple(
            tuple(card for card in waste if card not in cards) for waste in position.wastes
        )
    if Zone.STOCK in zones:
        changes["stock"] = position.stock[1:]
    if Zone.CELL in zones:
        changes["cells"] = tuple(None if card in cards else card for card in position.cells)
    return position._replace(**changes)  # type: ignore[arg-type]
