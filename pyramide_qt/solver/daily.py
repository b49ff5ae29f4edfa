"""The deal of a calendar day: the same for everybody, and proved to be winnable where it can be."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, rules_of
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve_or_unknown

BUDGET_POSITIONS = 200_000
# Rules under which hardly a deal can be won must not keep a machine busy for a day.
_MAX_TRIES = 10_000


@dataclass(frozen=True)
class DailyDeal:
    """The deal of `day` (`2026-11-30`); `is_proved`: the solver has won it."""

    day: str
    start: DealCode
    code: DealCode
    is_proved: bool


def start_number(token: str, day: str) -> int:
    """Where the search for the deal of `day` begins."""
    digest = hashlib.sha256(f"PY1 daily {token} {day}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % NUMBER_COUNT


def is_searched(token: str) -> bool:
    """Whether a deal is looked for that can be won; not with two packs and own rules."""
    return token in RULE_SETS and rules_of(token).packs == 1


def daily_deal(token: str, day: str) -> DailyDeal:
    """The deal of `day` under the rules of `token`; CodeError if there are no such rules.

    From the start number upward, the first deal after the last being the first one, it is the
    first that is proved winnable within the budget.
    """
    rules_of(token)
    start = DealCode(token, start_number(token, day))
    if is_searched(token):
        for step in range(_MAX_TRIES):
            code = DealCode(token, (start.number + step) % NUMBER_COUNT)
            deal = deal_from_code(code)
            budget = Budget(BUDGET_POSITIONS)
            answer = solve_or_unknown(deal, deal.start, Aim.WIN, budget)
            if answer.verdict is Verdict.WINNABLE:
                return DailyDeal(day, start, code, is_proved=True)
    return DailyDeal(day, start, start, is_proved=False)
