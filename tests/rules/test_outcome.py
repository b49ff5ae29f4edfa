"""Won, stuck and open, where a false answer would end a game that can go on."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.outcome import Outcome, only_cycles, outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    DealMode,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    Stock,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.work import counted_work
from tests.rules.strategies import rule_sets
from tests.rules.tables import arranged, game, playing, slot_mask

ENDLESS = [
    token
    for token, named in RULE_SETS.items()
    if named.rules.stock and named.rules.stock.passes is None
]

MAX_CALLS = 300_000


def own_deal(rules: RuleSet, number: int = 7) -> Deal:
    return deal_from_code(DealCode(encode_record(rules), number))


def left(deal: Deal, names: str, stock: str = "", *wastes: str, passes: int | None = 0) -> Position:
    """A position with only the named slots and cards; each card is taken where the deal has it."""
    ids = {str(card): i for i, card in enumerate(deal.cards)}

    def cards(text: str) -> tuple[int, ...]:
        return tuple(ids[name] for name in text.split())

    piles = [cards(waste) for waste in wastes]
    piles += [()] * (deal.rules.waste_count - len(piles))
    cells = (None,) * deal.rules.cells.count
    return Position(slot_mask(deal, names), cards(stock), tuple(piles), cells, passes)


def drawing_finds_a_move(deal: Deal, start: Position) -> bool:
    """The whole flood of draws and redeals from `start`: whether any other move turns up."""
    seen, front = {start}, [start]
    while front:
        position = front.pop()
        for move in legal_moves(deal, position):
            if move.kind not in (MoveKind.DRAW, MoveKind.REDEAL):
                return True
            after = apply_move(deal, position, move)
            if after not in seen:
                seen.add(after)
                front.append(after)
    return False


def test_unlimited_passes_are_those_of_three_rule_sets() -> None:
    assert ENDLESS == ["N", "KT", "TT"]


@pytest.mark.parametrize("token", ["KT", "TT"])
def test_a_stock_that_only_cycles_is_recognised(token: str) -> None:
    deal = arranged(token, {"B1": "2C"}, stock="3C 4C 5C 6C")
    for position in (
        left(deal, "A1 B1", "3C 4C 5C 6C", passes=None),
        left(deal, "A1 B1", "6C", "3C 4C 5C", passes=None),
        left(deal, "A1 B1", "", "3C 4C 5C 6C", passes=None),
    ):
        assert outcome(deal, position) is Outcome.STUCK
        assert legal_moves(deal, position)


def test_the_documented_game_goes_on_in_the_same_case() -> None:
    deal = arranged("N", {"A1": "KS", "B1": "2C"}, stock="3C 4C")
    position = left(deal, "A1 B1", "3C", "4C", passes=None)
    assert only_cycles(deal, position)
    assert outcome(deal, position) is Outcome.OPEN


def test_a_dry_run_sees_what_comes_after_the_redeal() -> None:
    # Under three at a time, the third card of the pass comes to the top and the second never.
    third = arranged("KT", {"A1": "2C"}, stock="3C 4C JC 5C 6C")
    position = left(third, "A1", "6C", "3C 4C JC 5C", passes=None)
    assert outcome(third, position) is Outcome.OPEN
    second = arranged("KT", {"A1": "2C"}, stock="3C JC 4C 5C 6C")
    position = left(second, "A1", "6C", "3C JC 4C 5C", passes=None)
    assert outcome(second, position) is Outcome.STUCK


@pytest.mark.parametrize("token", [t for t in RULE_SETS if RULE_SETS[t].rules.stock])
def test_a_card_left_to_draw_is_no_dead_end(token: str) -> None:
    start = game(f"PY1-{token}-AAAAABD")
    while start.position.stock:
        if token not in ("KT", "TT"):
            assert start.outcome() is Outcome.OPEN
        start.play(["D"])


def test_a_king_left_on_the_waste_is_no_dead_end() -> None:
    deal = arranged("CL", {"A1": "2C"}, stock="3C KC 4C")
    assert outcome(deal, left(deal, "A1", "", "KC", "3C")) is Outcome.OPEN
    assert outcome(deal, left(deal, "A1", "", "4C", "KC 3C")) is Outcome.STUCK


def test_a_king_left_in_the_pyramid_is_no_dead_end() -> None:
    deal = arranged("S6", {"A1": "KC", "B1": "2C"})
    assert outcome(deal, left(deal, "A1")) is Outcome.OPEN
    assert outcome(deal, left(deal, "A1 B1")) is Outcome.STUCK


def test_a_redeal_left_is_no_dead_end() -> None:
    deal = arranged("P3", {"A1": "2C"}, stock="3C JC")
    assert outcome(deal, left(deal, "A1", "", "JC 3C", passes=1)) is Outcome.OPEN
    assert outcome(deal, left(deal, "A1", "", "JC 3C", passes=0)) is Outcome.STUCK


def test_a_free_cell_is_no_dead_end() -> None:
    deal = arranged("CE", {"A1": "2C"}, stock="3C")
    position = left(deal, "A1", "", "3C")
    assert outcome(deal, position) is Outcome.OPEN
    full = position._replace(cells=(50,), wastes=((), ()))
    assert str(deal.cards[50]) != "JC"
    assert outcome(deal, full) is Outcome.STUCK


def test_a_cleared_pyramid_in_par_is_won_and_goes_on() -> None:
    deal = arranged("PAR", stock="5C 8C 3C")
    position = left(deal, "", "3C", "8C", "5C", passes=1)
    assert outcome(deal, position) is Outcome.WON
    assert len(legal_moves(deal, position)) == 2


def test_a_won_game_has_no_moves() -> None:
    deal = arranged("RX", stock="5C 8C 3C")
    position = left(deal, "", "3C", "8C", "5C")
    assert outcome(deal, position) is Outcome.WON
    assert not legal_moves(deal, position)


def test_where_draws_throw_cards_away_an_empty_table_wins_under_either_goal() -> None:
    for goal in Goal:
        deal = own_deal(RuleSet(stock=Stock(DealMode.PILE, 1, unmatched=Unmatched.GONE), goal=goal))
        position = Position(0, (30, 31), ((29,),), (), 0)
        assert outcome(deal, position) is Outcome.WON


@pytest.mark.parametrize(("wastes", "latest_pass"), [(2, 6), (3, 2), (4, 3)])
def test_gathering_the_last_pile_first_mixes_the_cards_until_a_pair_meets(
    wastes: int, latest_pass: int
) -> None:
    stock = Stock(DealMode.EACH, wastes, passes=None, gather=Gather.LAST_PILE_FIRST)
    token = encode_record(RuleSet(stock=stock, goal=Goal.TABLEAU))
    answers, latest = [], 0
    for places in combinations(range(9), 2):
        dull = iter("2C 2D 2H 2S 3D 3H 3S".split())
        pair = iter("6C 7C".split())
        cards = " ".join(next(pair if i in places else dull) for i in range(9))
        deal = arranged(token, {"A1": "3C"}, stock=cards)
        position = left(deal, "A1", cards, passes=None)
        answers.append(only_cycles(deal, position))
        assert answers[-1] is not drawing_finds_a_move(deal, position)
        latest = max(latest, passes_until_a_move(deal, position))
    assert set(answers) == {True, False}
    assert latest == latest_pass


def passes_until_a_move(deal: Deal, position: Position) -> int:
    """In which pass another move than a draw or redeal turns up; 0 if in none of a hundred."""
    for number in range(1, 101):
        while True:
            found = list(legal_moves(deal, position))
            if any(move.kind not in (MoveKind.DRAW, MoveKind.REDEAL) for move in found):
                return number
            position = apply_move(deal, position, found[0])
            if found[0].kind is MoveKind.REDEAL:
                break
    return 0


@st.composite
def ends_of_endless_games(draw: st.DrawFn) -> tuple[Deal, Position]:
    """A few cards anywhere under any record with unlimited passes; need not be reachable."""
    rules = draw(rule_sets().filter(lambda rules: rules.stock is not None))
    assert rules.stock is not None
    endless = rules.stock._replace(passes=None, first_deal=False)
    rules = replace(rules, stock=endless)
    deal = own_deal(rules, draw(st.integers(0, 10**6)))
    slots, cards = len(deal.tableau.slots), len(deal.cards)
    tableau = draw(st.sets(st.integers(0, slots - 1), max_size=3))
    hidden = draw(
        st.lists(st.integers(slots, cards - 1), max_size=5, unique=True)
        if cards > slots
        else st.just([])
    )
    cut = draw(st.integers(0, len(hidden)))
    wastes: list[list[int]] = [[] for _ in range(rules.waste_count)]
    for card in hidden[cut:]:
        wastes[draw(st.integers(0, len(wastes) - 1))].append(card)
    if endless.gather is Gather.SAME_ORDER:
        wastes = [sorted(waste) for waste in wastes]
    stock = sorted(hidden[:cut]) if endless.gather is Gather.SAME_ORDER else hidden[:cut]
    filled = draw(st.booleans())
    cells = tuple(
        None if filled or i in tableau else i for i in range(min(rules.cells.count, slots))
    )
    mask = sum(1 << i for i in tableau)
    return deal, Position(mask, tuple(stock), tuple(map(tuple, wastes)), cells, None)


@given(ends_of_endless_games())
def test_cycling_is_exactly_what_a_flood_of_all_draws_finds(end: tuple[Deal, Position]) -> None:
    deal, position = end
    if outcome(deal, position) is Outcome.WON:
        assert not only_cycles(deal, position)
    else:
        assert only_cycles(deal, position) is not drawing_finds_a_move(deal, position)


@given(ends_of_endless_games(), st.integers(2, 3), st.sampled_from(Gather))
def test_cycling_is_exact_where_the_player_picks_the_waste(
    end: tuple[Deal, Position], wastes: int, gather: Gather
) -> None:
    rules = end[0].rules
    assert rules.stock is not None
    is_closed = WasteOpen.TOP not in rules.waste_open and rules.goal is Goal.TABLEAU
    tops = () if is_closed else (WasteOpen.TOP,)
    stock = rules.stock._replace(mode=DealMode.CHOOSE, number=wastes, gather=gather)
    deal = own_deal(replace(rules, stock=stock, waste_open=tops))
    hidden = [*end[1].stock, *(card for waste in end[1].wastes for card in waste)][:4]
    position = end[1]._replace(stock=tuple(sorted(hidden)), wastes=((),) * wastes)
    if outcome(deal, position) is not Outcome.WON:
        assert only_cycles(deal, position) is not drawing_finds_a_move(deal, position)


@pytest.mark.parametrize("gather", Gather)
@pytest.mark.parametrize("mode", DealMode)
def test_a_dry_run_through_a_huge_stock_ends_soon(mode: DealMode, gather: Gather) -> None:
    rules = RuleSet(
        packs=2,
        blocks=(Block(BlockKind.PYRAMID, rows=1),),
        stock=Stock(mode, 3, passes=None, gather=gather),
        pairs=Pairing(total=None, alone=()),
        goal=Goal.TABLEAU,
    )
    deal = own_deal(rules)
    with counted_work() as work:
        assert only_cycles(deal, deal.start)
    assert work.calls < MAX_CALLS


def test_taking_back_opens_a_stuck_game_again() -> None:
    played = playing("S6", {"F1": "KC"})
    played.play("D" * 31)
    while legal := list(played.legal_moves):
        played.push(legal[0])
    assert played.outcome() is Outcome.STUCK
    played.pop()
    assert played.outcome() is Outcome.OPEN
