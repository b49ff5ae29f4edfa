"""The written names of places, both ways."""

from __future__ import annotations

from functools import lru_cache

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, NotationError
from pyramide_qt.rules.moves import OLDEST, STOCK, UNDER, Place, Zone
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.rules.tableau import tableau_of


@lru_cache(maxsize=64)
def _names(rules: RuleSet) -> dict[Place, str]:
    tableau = tableau_of(rules)
    names = {Place(Zone.SLOT, s.index): s.name for s in tableau.slots if s.column is None}
    for column in range(len(tableau.columns)):
        names[Place(Zone.COLUMN, column)] = f"T{column + 1}"
    if rules.waste_count == 1:
        names |= {Place(Zone.WASTE, 0): "W", UNDER: "WU", OLDEST: "WO"}
    for waste in range(rules.waste_count if rules.waste_count > 1 else 0):
        names[Place(Zone.WASTE, waste)] = f"W{waste + 1}"
    if rules.stock is not None:
        names[STOCK] = "S"
    for cell in range(rules.cells.count):
        names[Place(Zone.CELL, cell)] = f"Z{cell + 1}"
    return names


@lru_cache(maxsize=64)
def _places(rules: RuleSet) -> dict[str, Place]:
    return {name: place for place, name in _names(rules).items()}


def place_text(rules: RuleSet, place: Place) -> str:
    """The name of `place`, for example `G2`, `2A1`, `T3`, `W`, `S`, `Z1`."""
    return _names(rules)[place]


def parse_place(rules: RuleSet, text: str) -> Place:
    """The place named `text` (lower case is read); NotationError if these rules have none."""
    place = _places(rules).get(text.upper()) if text.isascii() else None
    if place is None:
        raise NotationError(
            QT_TRANSLATE_NOOP("GameProblem", 'there is no place "%1" under these rules'), text[:20]
        )
    return place
