"""Hints, shown moves and their words under every rule set."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyramide_qt.model.analysis import analysis
from pyramide_qt.model.analysis.hint_model import HintKind
from pyramide_qt.model.wording.analysis import advice_text, hint_text, short_move_text
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.solver_desk import SolverDesk


@pytest.mark.parametrize("token", RULE_SETS)
def test_a_hint_is_legal_and_can_be_said(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setattr(analysis, "LIMITS_S", dict.fromkeys(analysis.LIMITS_S, 0.1))
    desk = SolverDesk(tmp_path, f"PY1-{token}-AAAAAAS", status="off")
    chance = random.Random(token)
    for _ in range(6):
        moves = list(desk.game.game.legal_moves)
        deal, position = desk.game.deal, desk.game.position
        for move in moves:
            assert advice_text(deal, position, move).endswith(".")
            assert short_move_text(deal, position, move)
        desk.game.play(chance.choice(moves))
    hint = desk.hint()
    assert hint_text(hint, desk.game.deal)
    if hint.move is not None:
        assert hint.move in desk.game.game.legal_moves
    else:
        assert hint.kind is HintKind.NOTHING_LEFT
    removals = [move for move in desk.game.game.legal_moves if move.is_removal]
    shown = desk.hints.show_moves()
    assert set(shown.places) == {place for move in removals for place in move.places}
