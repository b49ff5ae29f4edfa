"""Every field of a rule record, declared once: name, place and width in a code, and range.

Defaults stand in the classes themselves. The order is that of a code of version 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from pyramide_qt.rules.deals.bit_text import BitReader, BitWriter
from pyramide_qt.rules.deals.cards import Card, parse_card
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RecordError
from pyramide_qt.rules.records.kinds import (
    RANKS,
    Choice,
    Field,
    Kind,
    ManyOf,
    OneOf,
    PairOf,
    Part,
    PartOrNone,
    Rank,
    SomeOf,
    Truth,
    Whole,
    WholeOrNone,
    object_of,
    parsed,
    two_of,
)
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
)
from pyramide_qt.rules.tableau import ROW_LETTERS

MAX_BLOCKS = 8
MAX_ROWS = len(ROW_LETTERS)
MAX_COLUMNS = 26
MAX_DRAWN = 12
MAX_WASTES = 8
MAX_PASSES = 99
MAX_CELLS = 8
MAX_FIXED = 20
MAX_EXTRA = 30
MAX_UNDO = 9999
_PAIRS_OF_PLACES = tuple(combinations_with_replacement(Source, 2))


class _Blocks(Part):
    """Rows belong to pyramids, a count and a depth to columns."""

    def shown(self, first: BlockKind) -> tuple[Field, ...]:
        left_out = {"rows"} if first is BlockKind.COLUMNS else {"count", "depth"}
        return tuple(field for field in self.fields if field.attribute not in left_out)


class _Deal(Kind):
    """How a draw is made, a word, and the number of its cards or of the wastes."""

    _mode, _number = Choice(DealMode, 2), Whole(4)

    def to_json(self, value: tuple[DealMode, int]) -> list[object]:
        return [str(value[0]), value[1]]

    def from_json(self, raw: object, name: str) -> tuple[Any, int]:
        mode, number = two_of(raw, name)
        count = self._number.from_json(number, f"The number in {name}")
        return self._mode.from_json(mode, name), count

    def write(self, bits: BitWriter, value: tuple[DealMode, int]) -> None:
        self._mode.write(bits, value[0])
        self._number.write(bits, value[1])

    def read(self, bits: BitReader) -> tuple[Any, int]:
        return self._mode.read(bits), self._number.read(bits)

    def complaints(self, value: tuple[DealMode, int]) -> Iterator[RecordError]:
        mode, number = value
        if mode is DealMode.PILE and not 1 <= number <= MAX_DRAWN:
            yield RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "The number of cards in a draw must be from 1 to %1."
                ),
                MAX_DRAWN,
            )
        if mode is not DealMode.PILE and not 1 <= number <= MAX_WASTES:
            yield RecordError(
                QT_TRANSLATE_NOOP("RecordProblem", "The number of wastes must be from 1 to %1."),
                MAX_WASTES,
            )


class _Stock(PartOrNone):
    """The deal is one field of a record, and two of the value."""

    def _made(self, values: dict[str, Any]) -> Stock:
        mode, number = values.pop("deal", self._default.deal)
        return self._default._replace(mode=mode, number=number, **values)  # type: ignore[no-any-return]


class _Fixed(Kind):
    """Cards with a place of their own; their places have no numbers before the table is known."""

    def to_json(self, value: tuple[tuple[str, Card], ...]) -> dict[str, str]:
        return {name: str(card) for name, card in value}

    def from_json(self, raw: object, name: str) -> tuple[tuple[str, Card], ...]:
        cards = object_of(raw, name).items()
        return tuple((place, parsed(parse_card, card)) for place, card in cards)


_COLUMN_SENTENCE = QT_TRANSLATE_NOOP(
    "RecordProblem", "Columns need a count and a depth from 1 to %1."
)

BLOCK = _Blocks(
    "a block",
    Block(BlockKind.PYRAMID),
    (
        Field("kind", Choice(BlockKind, 2)),
        Field(
            "rows",
            Whole(
                *(4, 1, MAX_ROWS),
                QT_TRANSLATE_NOOP("RecordProblem", "A pyramid must have from 1 to %1 rows."),
            ),
        ),
        Field("count", Whole(5, 1, MAX_COLUMNS, _COLUMN_SENTENCE)),
        Field("depth", Whole(5, 1, MAX_COLUMNS, _COLUMN_SENTENCE)),
        Field("face_down", Truth()),
        Field("in_goal", Truth()),
        Field("rule", Choice(BlockRule, 1)),
    ),
)

STOCK = _Stock(
    "the stock",
    Stock(),
    (
        Field("deal", _Deal()),
        Field("top_open", Truth()),
        Field("first_deal", Truth()),
        Field(
            "passes",
            WholeOrNone(
                *(7, 1, MAX_PASSES),
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "The number of passes must be from 1 to %1, or without limit."
                ),
            ),
        ),
        Field("gather", Choice(Gather, 1)),
        Field("unmatched", Choice(Unmatched, 1)),
    ),
)

PAIRS = Part(
    "the pairs",
    Pairing(),
    (
        Field("total", WholeOrNone(5)),
        Field(
            "extra",
            ManyOf(
                PairOf(Rank()),
                *(5, 0, MAX_EXTRA),
                QT_TRANSLATE_NOOP("RecordProblem", "There can be at most %1 extra pairs."),
            ),
        ),
        Field("near", Truth()),
        Field("alone", SomeOf(Rank(), RANKS)),
        Field("with_coverer", Truth()),
        Field("forbid", SomeOf(PairOf(Choice(Source, 0)), _PAIRS_OF_PLACES)),
    ),
)

CELLS = Part(
    "the cells",
    Cells(),
    (
        Field(
            "count",
            Whole(
                *(4, 0, MAX_CELLS),
                QT_TRANSLATE_NOOP("RecordProblem", "There can be from 0 to %1 cells."),
            ),
        ),
        Field("sources", SomeOf(Choice(Source, 0), tuple(Cells().sources)), json_name="from"),
    ),
)

RULES = Part(
    "the record",
    RuleSet(),
    (
        Field(
            "packs",
            OneOf(1, (1, 2), QT_TRANSLATE_NOOP("RecordProblem", "There must be one pack or two.")),
        ),
        Field(
            "top_rank",
            OneOf(
                *(2, (13, 12, 10)),
                QT_TRANSLATE_NOOP("RecordProblem", "The highest value must be 13, 12 or 10."),
            ),
        ),
        Field("fixed", _Fixed(), in_code=False),
        Field(
            "blocks",
            ManyOf(
                BLOCK,
                *(4, 1, MAX_BLOCKS),
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "There must be from 1 to %1 blocks on the table."
                ),
            ),
        ),
        Field("stock", STOCK),
        Field("waste_open", SomeOf(Choice(WasteOpen, 0), tuple(WasteOpen))),
        Field("pairs", PAIRS),
        Field("cells", CELLS),
        Field("goal", Choice(Goal, 1)),
        Field("play_on", Truth()),
        Field(
            "undo",
            WholeOrNone(
                *(14, 0, MAX_UNDO),
                QT_TRANSLATE_NOOP(
                    "RecordProblem",
                    "The number of moves that can be taken back must be from 0 to %1.",
                ),
                shift=1,
            ),
        ),
        Field("foundations", Choice(Foundations, 1)),
        Field("score", Choice(ScoreRule, 2)),
    ),
)


def range_complaints(rules: RuleSet, *names: str) -> Iterator[RecordError]:
    """What is out of range in the fields of those names, in this order."""
    for name in names:
        (field,) = (field for field in RULES.fields if field.attribute == name)
        yield from field.kind.complaints(getattr(rules, name))
