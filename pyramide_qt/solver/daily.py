"""The deal of a calendar day: the same for everybody, and proved to be winnable where it can be."""

from __future__ import annotations

from dataclasses import dataclass

from pyramide_qt.rules.deals.daily_numbers import MAX_TRIES, is_searched, start_number
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, rules_of
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve_or_unknown

BUDGET_POSITIONS = 200_000


@dataclass(frozen=True)
class DailyDeal:
    """The deal of `day` (`2026-11-30`); `is_proved`: the solver has won it."""

    day: str
    start: DealCode
    code: DealCode
    is_proved: bool


def daily_deal(token: str, day: str) -> DailyDeal:
    """The deal of `day` under the rules of `token`; CodeError if there are no such rules.

    From the start number upward, the first deal after the last being the first one, it is the
    first that is proved winnable within the budget.
    """
    rules_of(token)
    start = DealCode(token, start_number(token, day))
    if is_searched(token):
        for step in range(MAX_TRIES):
            code = DealCode(token, (start.number + step) % NUMBER_COUNT)
            deal = deal_from_code(code)
            budget = Budget(BUDGET_POSITIONS)
            answer = solve_or_unknown(deal, deal.start, Aim.WIN, budget)
            if answer.verdict is Verdict.WINNABLE:
                return DailyDeal(day, start, code, is_proved=True)
    return DailyDeal(day, start, start, is_proved=False)
