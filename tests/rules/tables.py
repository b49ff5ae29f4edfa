"""Deals laid out by hand, and short questions about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pyramide_qt.rules.deals.cards import parse_card
from pyramide_qt.rules.deals.deal import Deal, deal_from_cards, deal_from_code
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.legal_moves import why_not
from pyramide_qt.rules.notation import move_text, parse_move
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.refusal import Reason
from pyramide_qt.rules.report import position_report
from pyramide_qt.rules.tableau import tableau_of

DATA = Path(__file__).parents[1] / "data"
TOKENS = tuple(RULE_SETS)


def arranged(token: str, places: Mapping[str, str] | None = None, stock: str = "") -> Deal:
    """A deal with the named cards at the named slots (`T1.2`: second card of a column).

    `stock` begins the stock, before a first deal; the rest of the pack fills what is left.
    """
    rules = rules_of(token)
    slots = tableau_of(rules).by_name
    wanted = {slots[name]: parse_card(text) for name, text in (places or {}).items()}
    wanted |= {slots[name]: card for name, card in rules.fixed}
    wanted |= {rules.slot_count + i: parse_card(t) for i, t in enumerate(stock.split())}
    rest = list(pack_of(rules))
    for card in wanted.values():
        rest.remove(card)
    fill = iter(rest)
    cards = [wanted[i] if i in wanted else next(fill) for i in range(rules.card_count)]
    return deal_from_cards(cards, token)


def game(code: str, actions: str = "") -> Game:
    """The game of a code after some actions."""
    played = Game(deal_from_code(code))
    played.play(actions.split())
    return played


def playing(
    token: str, places: Mapping[str, str] | None = None, stock: str = "", actions: str = ""
) -> Game:
    """A game of a deal laid out by hand after some actions."""
    played = Game(arranged(token, places, stock))
    played.play(actions.split())
    return played


def can(played: Game, text: str) -> bool:
    """Whether the written move is legal now."""
    return parse_move(played.deal.rules, text) in played.legal_moves


def reason(played: Game, text: str) -> Reason | None:
    """Why the written move is not legal now."""
    refusal = why_not(played.deal, played.position, parse_move(played.deal.rules, text))
    return None if refusal is None else refusal.reason


def moves(played: Game) -> set[str]:
    """Every legal move, written."""
    return {move_text(played.deal.rules, move) for move in played.legal_moves}


def table(played: Game) -> dict[str, Any]:
    """The position in the form of the command line."""
    return position_report(played.deal, played.position)


def wastes(played: Game) -> list[str]:
    """Each waste as text, bottom to top."""
    names = played.deal.cards
    return [" ".join(str(names[card]) for card in waste) for waste in played.position.wastes]


def stock(played: Game) -> str:
    """The stock as text, next card first."""
    return " ".join(str(played.deal.cards[card]) for card in played.position.stock)


def every_card(position: Position) -> list[int]:
    """The ids of all cards still in the game, sorted; with doubles if there are any."""
    found = [i for i in range(128) if position.tableau >> i & 1]
    found += position.stock
    found += [card for waste in position.wastes for card in waste]
    found += [card for card in position.cells if card is not None]
    return sorted(found)


def slot_mask(deal: Deal, names: str) -> int:
    """The mask of the named slots, for positions made by hand."""
    return sum(1 << deal.tableau.by_name[name] for name in names.split())


def won_games(token: str = "") -> list[str]:
    """The recorded won games under `token`, or all of them."""
    lines = (DATA / "won_games.txt").read_text(encoding="ascii").splitlines()
    return [line for line in lines if line.startswith(f"PY1-{token}-" if token else "PY1-")]


def place_names(deal: Deal) -> Iterator[str]:
    """Every name that a place can have under the rules of a deal."""
    slots = deal.tableau.slots
    yield from (slot.name for slot in slots if slot.column is None)
    yield from (f"T{number}" for number in range(1, len(deal.tableau.columns) + 1))
    wastes = deal.rules.waste_count
    yield from ("W", "WU", "WO") if wastes == 1 else [f"W{i + 1}" for i in range(wastes)]
    yield from ["S"] if deal.rules.stock else []
    yield from (f"Z{i + 1}" for i in range(deal.rules.cells.count))


def all_moves(deal: Deal) -> Iterator[str]:
    """Every move that can be written under the rules of a deal, legal or not, once."""
    names = list(place_names(deal))
    for i, one in enumerate(names):
        if one != "WU":
            yield one
        for other in names[i:]:
            if "WU" not in (one, other) or "W" in (one, other):
                yield f"{one}+{other}"
        for cell in range(deal.rules.cells.count):
            if one != "WU" and not one.startswith("Z"):
                yield f"{one}>Z{cell + 1}"
    yield from ("D", "R")
    if deal.rules.stock:
        yield from (f"S>{name}" for name in names if name in ("W", "W1", "W2", "W3", "W4"))
