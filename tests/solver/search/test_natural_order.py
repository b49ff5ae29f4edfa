"""Lines come in a player's order: what can go now goes before a draw."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.notation import move_text, parse_move
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.natural_order import removals_early, without_idle_end
from pyramide_qt.solver.path_to_moves import check_line
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve
from tests.solver.flood import removed_for_good

ONE_MORE_PASS = "PY1-XCARC4QBCGQAABAIA4AAAIAPCIN2-PCVGPEL"


def reordered(code: str, after: str, line: str) -> str:
    game = Game(deal_from_code(code))
    game.play(after.split())
    moves = [parse_move(game.deal.rules, text) for text in line.split()]
    found = removals_early(game.deal, game.position, moves)
    end = check_line(game.deal, game.position, moves)
    assert check_line(game.deal, game.position, found) == end
    return " ".join(move_text(game.deal.rules, move) for move in found)


def is_late(deal: Deal, start: Position, line: Sequence[Move]) -> bool:
    """Whether some removal of `line` could as well be made before a draw that is before it."""
    places = [start]
    for move in line:
        places.append(apply_move(deal, places[-1], move))
    for j, move in enumerate(line):
        for i in range(j) if move.is_removal else ():
            if line[i].is_removal or move not in legal_moves(deal, places[i]):
                continue
            position = apply_move(deal, places[i], move)
            for between in line[i:j]:
                if between not in legal_moves(deal, position):
                    break
                position = apply_move(deal, position, between)
            else:
                if position == places[j + 1]:
                    return True
    return False


@pytest.mark.parametrize(
    ("code", "after", "line", "wanted"),
    [
        ("PY1-N-AAAAAAS", "", "D D G6 D G2+G5", "G6 G2+G5 D D D"),
        ("PY1-N-AAAAAAS", "G6", "D G2+G5", "G2+G5 D"),
        ("PY1-N-AAAAAAS", "", "G6 G2+G5 D", "G6 G2+G5 D"),
        ("PY1-N-AAAAAAS", "", "", ""),
    ],
)
def test_what_can_go_now_goes_before_a_draw(code: str, after: str, line: str, wanted: str) -> None:
    assert reordered(code, after, line) == wanted


LINES = [
    ("N", "PUBNLKN", Aim.MOST),
    ("N", "GUITAQX", Aim.WIN),
    ("N", "GUITAQX", Aim.FEWEST),
    ("P3", "NFHTLWY", Aim.FEWEST),
    ("P3", "ZFSEUBA", Aim.FEWEST),
    ("KT", "AAAAAAA", Aim.MOST),
    ("TH", "AAAAAAF", Aim.MOST),
    ("AP", "AAAAAAC", Aim.WIN),
]


@pytest.mark.parametrize(("token", "number", "aim"), LINES)
def test_no_line_draws_past_a_removal(token: str, number: str, aim: Aim) -> None:
    deal = deal_from_code(f"PY1-{token}-{number}")
    answer = solve(deal, deal.start, aim, Budget(100_000))
    assert answer.line
    assert not is_late(deal, deal.start, answer.line)


def test_the_line_of_a_lost_deal_ends_with_the_last_card_that_can_go() -> None:
    deal = deal_from_code(ONE_MORE_PASS)
    start = deal.start._replace(stock=(13, 26, 30, 33, 36, 49))
    answer = solve(deal, start, Aim.MOST, Budget())
    assert answer.verdict is Verdict.NOT_WINNABLE
    assert answer.line and answer.line[-1].is_removal
    before = check_line(deal, start, answer.line[:-1])
    assert answer.most_removed is not None
    assert removed_for_good(deal, before) < answer.most_removed


def test_moves_that_remove_nothing_more_are_left_out_at_the_end() -> None:
    deal = deal_from_code("PY1-N-AAAAAAS")
    line = [parse_move(deal.rules, text) for text in ("D", "G6", "D", "D")]
    kept = without_idle_end(deal, deal.start, line, lambda p: removed_for_good(deal, p))
    assert kept == tuple(line[:2])
    idle = without_idle_end(deal, deal.start, line[2:], lambda p: removed_for_good(deal, p))
    assert idle == ()
