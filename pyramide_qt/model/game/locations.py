"""Where every card lies, and which cards a move takes from one place to another."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from pyramide_qt.rules.available import card_at
from pyramide_qt.rules.deals.cards import SUITS
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Foundations
from pyramide_qt.rules.tableau import bits


class Spot(Enum):
    """A part of the table that shows cards."""

    SLOT = "slot"
    COLUMN = "column"
    WASTE = "waste"
    STOCK = "stock"
    CELL = "cell"
    FOUNDATION = "foundation"


class Location(NamedTuple):
    """Where one card lies.

    `number` is the slot index, else the column, waste, cell or foundation pile counted from 0
    (piles by suit in the order C, D, H, S). `depth` counts from the bottom of the pile: the next
    card of the stock has the largest, on a foundation it is the order of arrival.
    """

    spot: Spot
    number: int
    depth: int
    face_up: bool


def locate(game: Game) -> dict[int, Location]:
    """The location of every card of the game, each exactly once."""
    deal, position = game.deal, game.position
    found = dict(_tableau_locations(deal, position))
    for number, waste in enumerate(position.wastes):
        for depth, card in enumerate(waste):
            found[card] = Location(Spot.WASTE, number, depth, face_up=True)
    stock = deal.rules.stock
    for depth, card in enumerate(reversed(position.stock)):
        is_shown = stock is not None and stock.top_open and card == position.stock[0]
        found[card] = Location(Spot.STOCK, 0, depth, face_up=is_shown)
    for number, held in enumerate(position.cells):
        if held is not None:
            found[held] = Location(Spot.CELL, number, 0, face_up=True)
    found.update(_foundation_locations(game))
    return found


def _tableau_locations(deal: Deal, position: Position) -> Iterator[tuple[int, Location]]:
    tableau, filled = deal.tableau, position.tableau
    for index in bits(filled):
        slot = tableau.slots[index]
        face_up = not tableau.is_face_down(filled, index)
        if slot.column is None:
            yield index, Location(Spot.SLOT, index, 0, face_up)
        else:
            yield index, Location(Spot.COLUMN, slot.column, slot.row, face_up)


def _foundation_locations(game: Game) -> Iterator[tuple[int, Location]]:
    by_suit = game.deal.rules.foundations is Foundations.BY_SUIT
    depths = [0] * len(SUITS)
    for card in removed_cards(game):
        pile = SUITS.index(game.deal.cards[card].suit) if by_suit else 0
        yield card, Location(Spot.FOUNDATION, pile, depths[pile], face_up=True)
        depths[pile] += 1


def removed_cards(game: Game) -> Iterator[int]:
    """The cards that have left the game, in the order in which they left."""
    deal, positions = game.deal, game.positions
    for number, move in enumerate(game.moves):
        if move.kind not in (MoveKind.REDEAL, MoveKind.TO_CELL):
            before, after = positions[number], positions[number + 1]
            gone = before.cards_left - after.cards_left
            yield from moved_cards(deal, move, before, after)[:gone]


def moved_cards(deal: Deal, move: Move, before: Position, after: Position) -> tuple[int, ...]:
    """The cards that `move` takes from their place, in the order in which they land.

    Cards that leave the game come first. To take the move back they go in reverse order.
    """
    if move.kind is MoveKind.REDEAL:
        return tuple(reversed(after.stock))
    if move.kind is MoveKind.DRAW:
        pairs = list(zip(before.wastes, after.wastes, strict=True))
        pushed = [card for old, new in reversed(pairs) for card in old if card not in new]
        return (*pushed, *before.stock[: len(before.stock) - len(after.stock)])
    places = move.places[:1] if move.kind is MoveKind.TO_CELL else move.places
    cards = (card_at(deal, before, place) for place in places)
    return tuple(card for card in cards if card is not None)
