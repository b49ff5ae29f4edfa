"""Which cards may be played now, and where each playable place is."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import OLDEST, STOCK, Place, Zone
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, Source, WasteOpen

SOURCES = {
    Zone.SLOT: Source.TABLEAU,
    Zone.COLUMN: Source.TABLEAU,
    Zone.WASTE: Source.WASTE,
    Zone.UNDER: Source.WASTE,
    Zone.OLDEST: Source.WASTE,
    Zone.STOCK: Source.STOCK,
    Zone.CELL: Source.CELL,
}


def available(deal: Deal, position: Position) -> dict[Place, int]:
    """Every open place with its card, in written order.

    The card under the top of the waste is not among them: it is open only as partner of that
    top (see `under_top`).
    """
    found: dict[Place, int] = {}
    tableau, slots = deal.tableau, deal.tableau.slots
    columns: dict[Place, int] = {}
    for index in tableau.exposed(position.tableau):
        column = slots[index].column
        if column is None:
            found[Place(Zone.SLOT, index)] = index
        else:
            columns[Place(Zone.COLUMN, column)] = index
    found.update(sorted(columns.items()))
    _add_others(deal, position, found)
    return found


def is_open(deal: Deal, position: Position, place: Place) -> bool:
    """Whether `place` is among the `available` ones, without asking for all of the tableau."""
    zone, number = place
    if zone is Zone.SLOT and deal.tableau.slots[number].column is not None:
        return False
    if zone is Zone.SLOT or zone is Zone.COLUMN:
        card = card_at(deal, position, place)
        return card is not None and deal.tableau.is_exposed(position.tableau, card)
    found: dict[Place, int] = {}
    _add_others(deal, position, found)
    return place in found


def _add_others(deal: Deal, position: Position, found: dict[Place, int]) -> None:
    _add_wastes(deal, position, found)
    stock = deal.rules.stock
    if stock and stock.top_open and position.stock:
        found[STOCK] = position.stock[0]
    for number, card in enumerate(position.cells):
        if card is not None:
            found[Place(Zone.CELL, number)] = card


def _add_wastes(deal: Deal, position: Position, found: dict[Place, int]) -> None:
    waste_open = deal.rules.waste_open
    if WasteOpen.TOP in waste_open:
        for number, waste in enumerate(position.wastes):
            if waste:
                found[Place(Zone.WASTE, number)] = waste[-1]
    if WasteOpen.OLDEST in waste_open and len(position.wastes) == 1:
        waste = position.wastes[0]
        if len(waste) > 1 or (waste and WasteOpen.TOP not in waste_open):
            found[OLDEST] = waste[0]


def under_top(deal: Deal, position: Position) -> int | None:
    """The card under the top of the only waste where it may go with that top, else None.

    None too where that card is the oldest and open as such: then it is written `WO`.
    """
    waste_open = deal.rules.waste_open
    if WasteOpen.UNDER_TOP not in waste_open or len(position.wastes) != 1:
        return None
    waste = position.wastes[0]
    if len(waste) < 2 or (len(waste) == 2 and WasteOpen.OLDEST in waste_open):
        return None
    return waste[-2]


def card_at(deal: Deal, position: Position, place: Place) -> int | None:
    """The card id at `place`, open or not, or None if nothing lies there."""
    zone, number = place
    if zone is Zone.SLOT:
        return number if position.tableau >> number & 1 else None
    if zone is Zone.COLUMN:
        return deal.tableau.top_of_column(position.tableau, number)
    if zone is Zone.STOCK:
        return position.stock[0] if position.stock else None
    if zone is Zone.CELL:
        return position.cells[number]
    waste = position.wastes[number] if position.wastes else ()
    if zone is Zone.WASTE:
        return waste[-1] if waste else None
    if zone is Zone.UNDER:
        return waste[-2] if len(waste) > 1 else None
    return waste[0] if waste else None


def cell_source(deal: Deal, place: Place) -> Source | None:
    """What `place` counts as when a cell is filled from it; None where that is never allowed.

    The turned card of a shifting waste counts as coming from the stock.
    """
    if place.zone in (Zone.CELL, Zone.UNDER):
        return None
    stock = deal.rules.stock
    if place.zone is Zone.WASTE and place.number == 0 and stock and stock.mode is DealMode.SHIFT:
        return Source.STOCK
    return SOURCES[place.zone]
