"""The named rule sets: every game that is offered, each as a record."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    Cells,
    DealMode,
    Foundations,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    ScoreRule,
    Stock,
    WasteOpen,
)

OWN_NAME = "My rules"


class NamedRules(NamedTuple):
    """A rule set with its token and English name.

    `announces_cycling`: whether a stock that can only cycle without a removal counts as stuck.
    The documented game goes on while anything can be drawn or redealt.
    """

    token: str
    name: str
    rules: RuleSet
    announces_cycling: bool = True


def _pyramid(rows: int, *, face_down: bool = False) -> Block:
    return Block(BlockKind.PYRAMID, rows=rows, face_down=face_down)


def _columns(count: int, depth: int) -> Block:
    return Block(BlockKind.COLUMNS, count=count, depth=depth)


_P6, _P7, _P9 = _pyramid(6), _pyramid(7), _pyramid(9)
_T7 = Block(BlockKind.INVERTED, rows=7)
_ONE_BY_ONE = Stock(DealMode.PILE, 1)
_OPEN = Stock(DealMode.PILE, 1, top_open=True, first_deal=True, passes=3)
_THREES = Stock(DealMode.PILE, 3, passes=None)
_EACH_THREE = Stock(DealMode.EACH, 3, gather=Gather.LAST_PILE_FIRST)
_NONE_ALONE: tuple[int, ...] = ()
_UNDER = (WasteOpen.TOP, WasteOpen.UNDER_TOP)
_UNDER_OLDEST = (*_UNDER, WasteOpen.OLDEST)

_CLASSIC = RuleSet()
_RELAXED = RuleSet(goal=Goal.TABLEAU)
_KING_TUT = RuleSet(stock=_THREES, goal=Goal.TABLEAU)
_TREIZE = RuleSet(stock=_ONE_BY_ONE, waste_open=_UNDER_OLDEST)
_DOUBLE = RuleSet(packs=2, blocks=(_P9,), stock=_OPEN)

_TABLE = (
    NamedRules(
        "N",
        "Pyramide",
        RuleSet(
            stock=Stock(DealMode.PILE, 1, first_deal=True, passes=None),
            goal=Goal.TABLEAU,
            undo=100,
            score=ScoreRule.TEN_A_CARD,
        ),
        announces_cycling=False,
    ),
    NamedRules(
        "P3",
        "Three Passes",
        RuleSet(
            stock=Stock(DealMode.PILE, 1, passes=3),
            goal=Goal.TABLEAU,
            foundations=Foundations.BY_SUIT,
            score=ScoreRule.TEN_A_CARD,
        ),
    ),
    NamedRules("CL", "Classic", _CLASSIC),
    NamedRules("RX", "Relaxed", _RELAXED),
    NamedRules(
        "PAR",
        "Par Pyramid",
        RuleSet(stock=Stock(passes=3), goal=Goal.TABLEAU, play_on=True, score=ScoreRule.PAR),
    ),
    NamedRules(
        "OS",
        "Open Stock",
        RuleSet(
            stock=Stock(DealMode.PILE, 1, top_open=True, passes=3),
            goal=Goal.TABLEAU,
            score=ScoreRule.ROWS,
        ),
    ),
    NamedRules("KT", "King Tut", _KING_TUT),
    NamedRules(
        "TT",
        "Tut's Tomb",
        replace(_KING_TUT, fixed=(("A1", Card(13, "S")),), pairs=Pairing(with_coverer=True)),
    ),
    NamedRules("AP", "Apophis", RuleSet(stock=_EACH_THREE._replace(first_deal=True, passes=3))),
    NamedRules("GZ", "Giza", RuleSet(blocks=(_P7, _columns(8, 3)), stock=None)),
    NamedRules("TR", "Triangle", RuleSet(blocks=(_T7,), stock=_OPEN)),
    NamedRules("R7", "Reserve of Seven", RuleSet(blocks=(_P7, _columns(7, 1)))),
    NamedRules("L7", "Loose Last Row", RuleSet(blocks=(_P6, _columns(7, 1)))),
    NamedRules("R6", "Reserve of Six", RuleSet(blocks=(_P7, _columns(6, 1)))),
    NamedRules("CE", "One Cell", replace(_RELAXED, cells=Cells(1))),
    NamedRules("CV", "Coverer Pairs", replace(_RELAXED, pairs=Pairing(with_coverer=True))),
    NamedRules("SP", "Spanish Deck", RuleSet(top_rank=12, pairs=Pairing(total=12))),
    NamedRules("S6", "Six Rows", RuleSet(blocks=(_P6,))),
    NamedRules(
        "TH",
        "Thirteen",
        RuleSet(blocks=(_pyramid(7, face_down=True),), stock=_ONE_BY_ONE, waste_open=_UNDER),
    ),
    NamedRules("TZ", "Treize", _TREIZE),
    NamedRules("YL", "Yield", replace(_TREIZE, blocks=(_T7,))),
    NamedRules(
        "DZ",
        "Pyramid Dozen",
        RuleSet(
            blocks=(_P7, _columns(6, 4)),
            stock=None,
            pairs=Pairing(total=12, extra=((12, 13),), alone=_NONE_ALONE),
        ),
    ),
    NamedRules(
        "CH",
        "Cheops",
        RuleSet(
            stock=_OPEN._replace(passes=1),
            pairs=Pairing(total=None, near=True, alone=_NONE_ALONE),
        ),
    ),
    NamedRules("PH", "Pharaohs", RuleSet(blocks=(_pyramid(2), _P7, _P6), stock=None)),
    NamedRules(
        "IT",
        "Italian Deck",
        RuleSet(top_rank=10, blocks=(_P6,), pairs=Pairing(total=10)),
    ),
    NamedRules("DP", "Double Pyramid", _DOUBLE),
    NamedRules("TP", "Two Pyramids", replace(_DOUBLE, blocks=(_P7, _P7))),
    NamedRules("UD", "Up and Down", replace(_DOUBLE, blocks=(_P7, _T7))),
    NamedRules("AN", "Anubis", replace(_DOUBLE, stock=_EACH_THREE._replace(passes=2))),
    NamedRules(
        "ET",
        "Eleven Triangle",
        RuleSet(
            blocks=(_T7,),
            stock=Stock(DealMode.EACH, 3, first_deal=True),
            pairs=Pairing(total=11, extra=((11, 11), (12, 12), (13, 13)), alone=_NONE_ALONE),
        ),
    ),
)

RULE_SETS: dict[str, NamedRules] = {named.token: named for named in _TABLE}


def announces_cycling(token: str) -> bool:
    """Whether a stock that only cycles counts as stuck under `token` (own rules: yes)."""
    named = RULE_SETS.get(token)
    return named is None or named.announces_cycling


def rules_name(token: str) -> str:
    """The English name of a rule set; a player's own rules share one name."""
    named = RULE_SETS.get(token)
    return named.name if named else OWN_NAME
