"""A deal: rules, cards in deal order, and the position that they start from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal_code import DealCode, parse_code, rules_of
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.deals.shuffle import shuffled
from pyramide_qt.rules.drawing import first_deal
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.rules.records.rule_sets import announces_cycling
from pyramide_qt.rules.tableau import Tableau, tableau_of


@dataclass(frozen=True, eq=False)
class Deal:
    """A start of a game; card ids are places in `cards`, and card i lies in slot i.

    `code` is None for cards typed in. `announces_cycling` says whether a stock that can only
    cycle counts as stuck.
    """

    code: DealCode | None
    token: str
    rules: RuleSet
    tableau: Tableau
    cards: tuple[Card, ...]
    start: Position
    announces_cycling: bool

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each card id."""
        return tuple(card.rank for card in self.cards)


def deal_from_code(text: str | DealCode) -> Deal:
    """The deal that a code names; CodeError if it cannot be read."""
    code = text if isinstance(text, DealCode) else parse_code(text)
    rules = rules_of(code.token)
    return _deal(code, code.token, rules, _dealt_cards(rules, code.number))


def deal_from_cards(cards: Sequence[Card], token: str) -> Deal:
    """The deal of `cards` in deal order under the rules of `token`.

    RulesError names the first card that is missing, doubled or not in the pack.
    """
    rules = rules_of(token)
    check_pack(cards, rules)
    return _deal(None, token, rules, tuple(cards))


def check_pack(cards: Sequence[Card], rules: RuleSet) -> None:
    """Raise RulesError unless `cards` are exactly the pack of `rules`, fixed cards in place."""
    if len(cards) != rules.card_count:
        raise RulesError(f"This pack has {rules.card_count} cards, not {len(cards)}.")
    left = list(pack_of(rules))
    for place, card in enumerate(cards, start=1):
        if card not in left:
            known = card in pack_of(rules)
            reason = "is given too often" if known else "is not in this pack"
            raise RulesError(f"The card {card} at place {place} {reason}.")
        left.remove(card)
    slots = tableau_of(rules).by_name
    for name, card in rules.fixed:
        if cards[slots[name]] != card:
            raise RulesError(f"The card {card} must lie at {name} under these rules.")


def _dealt_cards(rules: RuleSet, number: int) -> tuple[Card, ...]:
    rest = list(pack_of(rules))
    slots = tableau_of(rules).by_name
    for _, card in rules.fixed:
        rest.remove(card)
    cards = list(shuffled(rest, number))
    for index, card in sorted((slots[name], card) for name, card in rules.fixed):
        cards.insert(index, card)
    return tuple(cards)


def _deal(code: DealCode | None, token: str, rules: RuleSet, cards: tuple[Card, ...]) -> Deal:
    tableau = tableau_of(rules)
    passes = rules.stock.passes if rules.stock else 1
    start = Position(
        tableau=tableau.full_mask,
        stock=tuple(range(rules.slot_count, len(cards))),
        wastes=((),) * rules.waste_count,
        cells=(None,) * rules.cells.count,
        redeals_left=None if passes is None else passes - 1,
    )
    start = first_deal(rules.stock, start)
    return Deal(code, token, rules, tableau, cards, start, announces_cycling(token))
