"""Counts of move sequences and recorded games that must never come out otherwise."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.perft import perft
from tests.rules.tables import DATA, TOKENS, game, won_games

COUNTS = {
    line.split()[0]: [int(count) for count in line.split()[1:]]
    for line in (DATA / "perft.txt").read_text(encoding="ascii").splitlines()
    if not line.startswith("#")
}


@pytest.mark.parametrize("token", TOKENS)
def test_the_number_of_move_sequences(token: str) -> None:
    deal = deal_from_code(f"PY1-{token}-AAAAAAS")
    assert perft(deal, 4) == COUNTS[token]


def test_no_moves_are_one_sequence() -> None:
    assert perft(deal_from_code("PY1-N-AAAAAAS"), 0) == [1]


@pytest.mark.parametrize("text", won_games())
def test_a_recorded_game_is_written_as_it_was_read(text: str) -> None:
    code, *actions = text.split()
    assert game(code, " ".join(actions)).to_text() == text
