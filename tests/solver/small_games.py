"""Small records of every kind, and positions with few cards under them, for Hypothesis."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    Source,
    Stock,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.rules.records.validity import complaints

SOURCES = list(Source)
PAIRINGS = (
    Pairing(total=10, alone=(13,)),
    Pairing(total=10, alone=(13,)),
    Pairing(total=10, alone=(13,)),
    Pairing(total=10, alone=(13, 5)),
    Pairing(total=11, alone=()),
    Pairing(total=9, extra=((12, 13), (11, 11)), alone=(13, 12)),
    Pairing(total=None, near=True, alone=()),
    Pairing(total=None, extra=((1, 2), (2, 3), (3, 3)), alone=(4, 5, 6, 7, 13, 1)),
)


@st.composite
def blocks(draw) -> Block:
    kind = draw(st.sampled_from([BlockKind.PYRAMID] * 3 + [BlockKind.INVERTED, BlockKind.COLUMNS]))
    looks = {
        "face_down": draw(st.booleans()),
        "in_goal": draw(st.sampled_from([True, True, False])),
    }
    if kind is BlockKind.COLUMNS:
        return Block(kind, count=draw(st.integers(1, 3)), depth=draw(st.integers(1, 2)), **looks)
    rule = draw(st.sampled_from([BlockRule.COVERERS] * 3 + [BlockRule.WHOLE_ROW]))
    return Block(kind, rows=draw(st.integers(1, 4)), rule=rule, **looks)


@st.composite
def stocks(draw) -> Stock:
    """Half of the stocks are of the kinds that named rules have."""
    if draw(st.booleans()):
        mode, number = draw(
            st.sampled_from([(DealMode.PILE, 1), (DealMode.SHIFT, 2), (DealMode.PILE, 3)])
        )
        is_open = mode is DealMode.PILE and draw(st.booleans())
        passes = draw(st.sampled_from([1, 2, 3, None]))
        return Stock(mode, number, top_open=is_open, passes=passes)
    return Stock(
        mode=draw(st.sampled_from(DealMode)),
        number=draw(st.integers(1, 3)),
        top_open=draw(st.booleans()),
        first_deal=draw(st.booleans()),
        passes=draw(st.sampled_from([1, 2, 3, None])),
        gather=draw(st.sampled_from(Gather)),
        unmatched=draw(st.sampled_from([Unmatched.WASTE] * 3 + [Unmatched.GONE])),
    )


@st.composite
def records(draw) -> RuleSet:
    """A valid record whose tableau is small."""
    zones = st.tuples(st.sampled_from(SOURCES), st.sampled_from(SOURCES))
    pairs = draw(st.sampled_from(PAIRINGS))
    forbid = draw(st.lists(zones, max_size=2, unique_by=lambda z: tuple(sorted(z))))
    opens = draw(
        st.sampled_from([(WasteOpen.TOP,), (WasteOpen.TOP,), (WasteOpen.TOP, WasteOpen.UNDER_TOP)])
        | st.lists(st.sampled_from(WasteOpen), unique=True, max_size=3).map(tuple)
    )
    cells = Cells(
        draw(st.sampled_from([0, 0, 0, 1, 2])),
        tuple(draw(st.lists(st.sampled_from(SOURCES[:3]), unique=True, min_size=1))),
    )
    return RuleSet(
        top_rank=10,
        blocks=tuple(draw(st.lists(blocks(), min_size=1, max_size=2))),
        stock=draw(stocks()),
        waste_open=opens,
        pairs=pairs._replace(
            with_coverer=draw(st.sampled_from([False, False, True])),
            forbid=tuple(forbid) if draw(st.sampled_from([False, False, True])) else (),
        ),
        cells=cells,
        goal=draw(st.sampled_from(Goal)),
        play_on=draw(st.sampled_from([False, False, True])),
    )


@st.composite
def small_games(draw) -> tuple[Deal, Position]:
    """A deal of a small record, and its start with only some of the stock."""
    rules = draw(records().filter(lambda rules: not list(complaints(rules))))
    number = draw(st.integers(0, 26**7 - 1))
    deal = deal_from_code(DealCode(encode_record(rules), number))
    kept = draw(st.lists(st.sampled_from(deal.start.stock), unique=True, min_size=3, max_size=9))
    return deal, deal.start._replace(stock=tuple(sorted(kept)))


@st.composite
def pool_games(draw) -> tuple[Deal, Position]:
    """A small pyramid beside open cards, every card to go, and after some moves perhaps."""
    mode, number = draw(st.sampled_from([(DealMode.PILE, 1), (DealMode.SHIFT, 2)]))
    opens: list[tuple[WasteOpen, ...]] = [(WasteOpen.TOP,)]
    if mode is DealMode.PILE:
        opens.append((WasteOpen.TOP, WasteOpen.UNDER_TOP))
    rules = RuleSet(
        top_rank=10,
        blocks=(
            Block(BlockKind.PYRAMID, rows=draw(st.integers(1, 3))),
            Block(BlockKind.COLUMNS, count=draw(st.integers(1, 5)), depth=1),
        ),
        stock=Stock(mode, number, passes=draw(st.sampled_from([1, 1, 1, 2, None]))),
        waste_open=draw(st.sampled_from(opens)),
        pairs=draw(st.sampled_from(POOL_PAIRINGS)),
    )
    return draw(balanced_games(rules))


@st.composite
def cell_games(draw) -> tuple[Deal, Position]:
    """A record with one cell, and cards outside the tableau that fit those in it."""
    sources = draw(st.lists(st.sampled_from(SOURCES[:3]), unique=True, min_size=1))
    rules = draw(records().filter(lambda rules: not list(complaints(rules))))
    if draw(st.booleans()):
        sources = SOURCES[:3]
        mode, number = draw(st.sampled_from([(DealMode.PILE, 1), (DealMode.SHIFT, 2)]))
        rules = replace(
            rules,
            blocks=(Block(BlockKind.PYRAMID, rows=draw(st.integers(2, 3))),),
            stock=Stock(mode, number, passes=draw(st.sampled_from([1, 1, 2, None]))),
            waste_open=(WasteOpen.TOP,),
            pairs=draw(st.sampled_from(POOL_PAIRINGS)),
        )
    return draw(balanced_games(replace(rules, cells=Cells(1, tuple(sources)))))


POOL_PAIRINGS = (
    Pairing(total=10, alone=(13,)),
    Pairing(total=10, alone=(13,), with_coverer=True),
    Pairing(total=11, alone=()),
    Pairing(total=9, extra=((12, 13), (11, 11)), alone=(13, 12)),
)


@st.composite
def balanced_games(draw, rules: RuleSet) -> tuple[Deal, Position]:
    """A deal whose stock has a partner for each card of the tableau that may need one, and more."""
    deal = deal_from_code(DealCode(encode_record(rules), draw(st.integers(0, 26**7 - 1))))
    kept = draw(st.lists(st.sampled_from(deal.start.stock), unique=True, max_size=4))
    left, ranks = [card for card in deal.start.stock if card not in kept], deal.ranks
    wanted = [ranks[card] for card in (*range(rules.slot_count), *kept)]
    while wanted:
        rank = wanted.pop()
        partners = rules.partners.get(rank, frozenset())
        inside = next((r for r in wanted if r in partners), None)
        if inside is not None and draw(st.booleans()):
            wanted.remove(inside)
            continue
        fitting = [card for card in left if ranks[card] in partners]
        if fitting:
            kept.append(draw(st.sampled_from(fitting)))
            left.remove(kept[-1])
    position = deal.start._replace(stock=tuple(sorted(kept)))
    for _ in range(draw(st.integers(0, 4))):
        if moves := list(legal_moves(deal, position)):
            position = apply_move(deal, position, draw(st.sampled_from(moves)))
    return deal, position
