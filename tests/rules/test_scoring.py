"""Points, by the words of each score rule."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.scoring import POINTS_A_REMOVAL, ROW_POINTS
from tests.rules.tables import TOKENS, game, playing, won_games


def at_the_end(token: str) -> list[str]:
    return won_games(token)[0].split()


@pytest.mark.parametrize("token", [t for t in TOKENS if t not in ("N", "P3", "PAR", "OS")])
def test_most_rule_sets_count_the_cards_left_on_the_table(token: str) -> None:
    assert RULE_SETS[token].rules.score is ScoreRule.LEFT
    start = game(f"PY1-{token}-AAAAAAS")
    slots = len(start.deal.tableau.slots)
    assert start.score() == slots
    while start.score() == slots and (removals := [m for m in start.legal_moves if m.is_removal]):
        before = start.position.tableau.bit_count()
        start.push(removals[0])
        assert start.score() == slots - (before - start.position.tableau.bit_count())


@pytest.mark.parametrize("token", ["CL", "GZ", "RX", "KT", "ET"])
def test_no_card_left_is_perfect(token: str) -> None:
    code, *actions = at_the_end(token)
    assert game(code, " ".join(actions)).score() == 0


def test_ten_points_a_pyramid_card_and_none_for_the_waste() -> None:
    played = playing("P3", {"G1": "6C", "G2": "7C", "G3": "8C"}, stock="KD 5C")
    played.play(["G1+G2"])
    assert played.score() == 20
    played.play(["D", "W"])
    assert played.score() == 20
    played.play(["D", "G3+W"])
    assert played.score() == 30


def test_microsoft_rows_give_five_a_removal_and_a_bonus_for_each_row() -> None:
    code, *actions = at_the_end("OS")
    played = game(code)
    for number, action in enumerate(actions, start=1):
        played.play([action])
        rows = [
            not any(played.position.tableau >> i & 1 for i in row)
            for row in played.deal.tableau.rows
        ]
        removals = sum(move.is_removal for move in played.moves)
        # The last row counts 25, the apex 500.
        bonus = sum(
            b for b, done in zip((500, 250, 150, 100, 75, 50, 25), rows, strict=True) if done
        )
        assert played.score() == 5 * removals + bonus, number
    assert played.outcome() is Outcome.WON
    assert played.score() == 5 * sum(move.is_removal for move in played.moves) + 1150


def test_the_most_that_the_rows_can_give_is_1290() -> None:
    # 24 pairs and 4 kings are 28 removals of five points beside the seven rows.
    assert 28 * POINTS_A_REMOVAL + sum(ROW_POINTS) == 1290


def test_par_before_the_pyramid_is_cleared_is_minus_every_card_left() -> None:
    start = playing("PAR", {"G1": "KC", "G2": "6C", "G3": "7C"})
    assert start.score() == -52
    start.play(["G1", "G2+G3"])
    assert start.score() == -49


def par_game(passes: int) -> tuple[str, list[str]]:
    """A game that clears the pyramid in that pass: draws before it use up the passes before."""
    code, *actions = at_the_end("PAR")
    assert "R" not in actions
    waiting = (["D"] * 24 + ["R"]) * (passes - 1)
    return code, waiting + actions


@pytest.mark.parametrize(("passes", "points"), [(1, 50), (2, 35), (3, 20)])
def test_par_gives_50_35_or_20_less_the_cards_left(passes: int, points: int) -> None:
    code, actions = par_game(passes)
    played = game(code, " ".join(actions))
    assert played.outcome() is Outcome.WON
    assert played.position.cards_left > 0
    assert played.score() == points - played.position.cards_left


def test_par_keeps_its_award_while_later_passes_get_rid_of_more() -> None:
    code, actions = par_game(1)
    played = game(code, " ".join(actions))
    before, left = played.score(), played.position.cards_left
    gained = 0
    while played.legal_moves:
        legal = list(played.legal_moves)
        best = min(legal, key=lambda move: move.kind not in (MoveKind.PAIR, MoveKind.ALONE))
        played.push(best)
        gained = left - played.position.cards_left
        assert played.score() == before + gained
        assert played.outcome() is Outcome.WON
    assert gained > 0
    assert any(move.kind is MoveKind.REDEAL for move in played.moves)


def test_taking_back_the_winning_move_takes_the_award_back() -> None:
    code, actions = par_game(1)
    played = game(code, " ".join(actions))
    won = played.score()
    played.pop()
    assert played.score() == -played.position.cards_left
    played.redo()
    assert played.score() == won


@pytest.mark.parametrize("token", TOKENS)
def test_taking_back_restores_the_points(token: str) -> None:
    played = game(f"PY1-{token}-AAAAABC")
    scores = [played.score()]
    for _ in range(25):
        legal = list(played.legal_moves)
        if not legal:
            break
        played.push(legal[0])
        scores.append(played.score())
    while played.moves:
        assert played.score() == scores.pop()
        played.pop()
    assert [played.score()] == scores
