"""Hypothesis strategies: valid rule records of every kind, and legal games under them."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Foundations,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    ScoreRule,
    Source,
    Stock,
    Unmatched,
    WasteOpen,
    canonical,
)
from pyramide_qt.rules.records.validity import complaints
from pyramide_qt.rules.tableau import tableau_of
from tests.rules.tables import TOKENS

numbers = st.integers(0, NUMBER_COUNT - 1)
_cell_sources = st.lists(st.sampled_from(list(Source)[:3]), min_size=1, unique=True)
_zones = st.tuples(st.sampled_from(Source), st.sampled_from(Source))


@st.composite
def blocks(draw: st.DrawFn) -> Block:
    kind = draw(st.sampled_from(BlockKind))
    looks = {"face_down": draw(st.booleans()), "in_goal": draw(st.booleans())}
    rule = draw(st.sampled_from(BlockRule))
    if kind is BlockKind.COLUMNS:
        count, depth = draw(st.integers(1, 8)), draw(st.integers(1, 4))
        return Block(kind, 0, count, depth, **looks, rule=rule)
    return Block(kind, draw(st.integers(1, 7)), 0, 0, **looks, rule=rule)


@st.composite
def stocks(draw: st.DrawFn) -> Stock:
    return Stock(
        mode=draw(st.sampled_from(DealMode)),
        number=draw(st.integers(1, 4)),
        top_open=draw(st.booleans()),
        first_deal=draw(st.booleans()),
        passes=draw(st.sampled_from([None, 1, 2, 3])),
        gather=draw(st.sampled_from(Gather)),
        unmatched=draw(st.sampled_from([Unmatched.WASTE, Unmatched.WASTE, Unmatched.GONE])),
    )


@st.composite
def pairings(draw: st.DrawFn, ranks: tuple[int, ...]) -> Pairing:
    total = draw(st.one_of(st.none(), st.integers(2, 2 * len(ranks))))
    rank = st.sampled_from(ranks)
    extra = draw(st.lists(st.tuples(rank, rank), max_size=4, unique_by=lambda p: tuple(sorted(p))))
    forbid = draw(st.lists(_zones, max_size=3, unique_by=lambda p: tuple(sorted(p))))
    return Pairing(
        total=total,
        extra=tuple(extra),
        near=total is None and draw(st.booleans()),
        alone=tuple(sorted(draw(st.sets(rank, max_size=3)))),
        with_coverer=draw(st.booleans()),
        forbid=tuple(forbid),
    )


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any valid rule set; what would be invalid is mended rather than thrown away."""
    rules = RuleSet(packs=draw(st.integers(1, 2)), top_rank=draw(st.sampled_from([13, 12, 10])))
    chosen = draw(st.lists(blocks(), min_size=1, max_size=4))
    while sum(block.size for block in chosen) > rules.card_count:
        chosen.pop()
    left = rules.card_count - sum(block.size for block in chosen)
    stock: Stock | None = draw(stocks())
    if left == 0 or (left <= 26 and draw(st.integers(0, 3)) == 0):
        chosen += [Block(BlockKind.COLUMNS, 0, left, 1)] if left else []
        stock = None
    waste_open = draw(st.sets(st.sampled_from(WasteOpen)))
    if stock is not None and stock.waste_count > 1:
        waste_open &= {WasteOpen.TOP}
    if WasteOpen.TOP not in waste_open:
        waste_open -= {WasteOpen.UNDER_TOP}
    rules = replace(
        rules,
        blocks=tuple(chosen),
        stock=stock,
        waste_open=tuple(waste_open),
        pairs=draw(pairings(rules.ranks)),
        cells=Cells(draw(st.integers(0, 2)), tuple(draw(_cell_sources))),
        goal=draw(st.sampled_from(Goal)),
        play_on=draw(st.booleans()),
        undo=draw(st.one_of(st.none(), st.integers(0, 9999))),
        foundations=draw(st.sampled_from(Foundations)),
        score=draw(st.sampled_from(ScoreRule)),
    )
    return canonical(draw(_with_fixed_cards(_winnable(rules))))


def _winnable(rules: RuleSet) -> RuleSet:
    """`rules` without the contradictions that validity refuses."""
    lonely = {rank for rank in rules.ranks if not rules.partners[rank]}
    pairs = rules.pairs._replace(alone=tuple(sorted(lonely | set(rules.pairs.alone))))
    rules = replace(rules, pairs=pairs)
    is_closed = bool(list(complaints(rules)))
    if is_closed and rules.goal is Goal.ALL:
        return replace(rules, waste_open=(WasteOpen.TOP,))
    if is_closed:
        return replace(rules, blocks=tuple(replace(b, in_goal=True) for b in rules.blocks))
    return rules


@st.composite
def _with_fixed_cards(draw: st.DrawFn, rules: RuleSet) -> RuleSet:
    names = [slot.name for slot in tableau_of(rules).slots]
    count = draw(st.sampled_from([0, 0, 1, 3]))
    chosen = draw(st.lists(st.sampled_from(names), max_size=count, unique=True))
    cards = draw(st.permutations(sorted(set(pack_of(rules)))))
    return replace(rules, fixed=tuple(zip(chosen, cards, strict=False)))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any deal: of a named rule set, or of a player's own."""
    token = draw(st.one_of(st.sampled_from(TOKENS), rule_sets().map(encode_record)))
    return deal_from_code(DealCode(token, draw(numbers)))


@st.composite
def games(draw: st.DrawFn, longest: int = 40) -> Game:
    """A game of random legal moves, removals twice as likely, without taking back."""
    game = Game(draw(deals()))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=longest)):
        legal = list(game.legal_moves)
        if not legal:
            break
        weighted = legal + [move for move in legal if move.is_removal]
        game.push(weighted[choice % len(weighted)])
    return game
