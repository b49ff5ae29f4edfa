"""Random touches, nonsense among them, under every rule set."""

from __future__ import annotations

import random

import pytest

from pyramide_qt.model.game.locations import locate
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.model.conftest import Table
from tests.model.rule_texts.own_rules import (
    CHOOSE,
    GONE,
    NEAR_KINGS,
    NO_WASTE_PAIRS,
    OLDEST_ONLY,
    OPEN_CHOOSE,
)


@pytest.mark.parametrize(
    "token", [*RULE_SETS, CHOOSE, OPEN_CHOOSE, OLDEST_ONLY, GONE, NO_WASTE_PAIRS, NEAR_KINGS]
)
def test_no_touch_ever_breaks_the_table(table: Table, token: str) -> None:
    generator = random.Random(token)
    selection, game = table.selection, table.game
    game.deal_code(DealCode(token, generator.randrange(26**7)))
    everybody = len(game.deal.cards)
    acts = [
        lambda: selection.touch_card(generator.randrange(-2, everybody + 3)),
        lambda: selection.touch_card(_open_card(table, generator)),
        lambda: selection.touch_card(_open_card(table, generator)),
        selection.touch_stock,
        selection.draw,
        lambda: selection.touch_waste_place(generator.randrange(4)),
        lambda: selection.touch_cell(generator.randrange(3)),
        lambda: selection.drop_card(
            _open_card(table, generator), generator.randrange(-2, everybody + 3)
        ),
        lambda: selection.drop_card(_open_card(table, generator), _open_card(table, generator)),
        lambda: selection.drop_on_waste(generator.randrange(everybody), generator.randrange(4)),
        lambda: selection.drop_in_cell(generator.randrange(everybody), generator.randrange(3)),
        game.undo,
        game.redo,
        selection.clear,
    ]
    for _ in range(250):
        table.news.clear()
        before = (game.position, len(game.game.actions))
        generator.choice(acts)()
        assert len(locate(game.game)) == everybody
        chosen = selection.chosen
        assert chosen is None or selection.is_available(chosen)
        if "refused" in table.names:
            assert (game.position, len(game.game.actions)) == before
        assert table.names.count("moved") == len(game.game.actions) - before[1]


def _open_card(table: Table, generator: random.Random) -> int:
    cards = [c for c in range(len(table.game.deal.cards)) if table.selection.is_available(c)]
    return generator.choice(cards) if cards else 0
