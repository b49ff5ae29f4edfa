"""A path of states becomes moves in a time that grows with the line, not with its orders."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.solver.path_to_moves import check_line
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve


# Every card goes alone and all must go, so any order of them is a win: 2 ** 51 sets on the way.
@pytest.mark.parametrize("code", ["PY1-XCAQIQIACAAH77AAAQAAAAAS4MYD-AAAAAAA"])
@pytest.mark.parametrize("aim", [Aim.WIN, Aim.FEWEST])
def test_cards_that_all_go_alone_do_not_spread_into_their_orders(code: str, aim: Aim) -> None:
    deal = deal_from_code(code)
    answer = solve(deal, deal.start, aim, Budget(300))
    assert answer.verdict is Verdict.WINNABLE
    assert answer.line is not None
    after = check_line(deal, deal.start, answer.line)
    assert after.cards_left == 0
