"""The slots of a rule set: their names, order, and which slot covers which."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from pyramide_qt.rules.records.rule_set import Block, BlockKind, BlockRule, RuleSet

ROW_LETTERS = "ABCDEFGHI"


@dataclass(frozen=True, slots=True)
class Slot:
    """One place laid out at the start.

    `block` counts all blocks from 0; `row` and `place` count from 0 (in columns: place in the
    column from the bottom, and number of the column inside its block). `coverers` are slot
    indices; `column` is the number of the column over all blocks, or None.
    """

    index: int
    name: str
    block: int
    row: int
    place: int
    coverers: tuple[int, ...]
    column: int | None
    face_down: bool
    in_goal: bool


class Tableau(NamedTuple):
    """All slots of a rule set in deal order, with masks (bit i = slot i) for quick answers."""

    slots: tuple[Slot, ...]
    columns: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    cover_masks: tuple[int, ...]
    goal_mask: int
    full_mask: int
    by_name: dict[str, int]

    def is_exposed(self, filled: int, index: int) -> bool:
        """Whether slot `index` is filled and nothing in `filled` covers it."""
        return bool(filled >> index & 1) and not filled & self.cover_masks[index]

    def exposed(self, filled: int) -> list[int]:
        """The exposed slots among `filled`, in order."""
        masks = self.cover_masks
        return [i for i in bits(filled) if not filled & masks[i]]

    def coverers_left(self, filled: int, index: int) -> tuple[int, ...]:
        """The slots that still cover slot `index`."""
        return tuple(i for i in self.slots[index].coverers if filled >> i & 1)

    def is_face_down(self, filled: int, index: int) -> bool:
        """Whether the card in slot `index` lies face down: such cards turn up once exposed."""
        return self.slots[index].face_down and bool(filled & self.cover_masks[index])

    def top_of_column(self, filled: int, column: int) -> int | None:
        """The slot of the last card of a column, or None if the column is empty."""
        for index in reversed(self.columns[column]):
            if filled >> index & 1:
                return index
        return None


def bits(mask: int) -> list[int]:
    """The places of the set bits of `mask`, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@lru_cache(maxsize=64)
def tableau_of(rules: RuleSet) -> Tableau:
    """The tableau that `rules` lays out."""
    slots: list[Slot] = []
    columns: list[list[int]] = []
    rows: list[list[int]] = []
    pyramids = 0
    for number, block in enumerate(rules.blocks):
        if block.kind is BlockKind.COLUMNS:
            _add_columns(slots, columns, number, block)
        else:
            pyramids += 1
            prefix = str(pyramids) if pyramids > 1 else ""
            _add_pyramid(slots, rows, number, block, prefix)
    return Tableau(
        slots=tuple(slots),
        columns=tuple(tuple(column) for column in columns),
        rows=tuple(tuple(row) for row in rows),
        cover_masks=tuple(sum(1 << i for i in slot.coverers) for slot in slots),
        goal_mask=sum(1 << slot.index for slot in slots if slot.in_goal),
        full_mask=(1 << len(slots)) - 1,
        by_name={slot.name: slot.index for slot in slots},
    )


def _add_columns(slots: list[Slot], columns: list[list[int]], number: int, block: Block) -> None:
    first, start = len(slots), len(columns)
    columns.extend([] for _ in range(block.count))
    for row in range(block.depth):
        for place in range(block.count):
            index = first + row * block.count + place
            column = start + place
            above = (index + block.count,) if row + 1 < block.depth else ()
            name = f"T{column + 1}" if block.depth == 1 else f"T{column + 1}.{row + 1}"
            columns[column].append(index)
            slots.append(
                Slot(index, name, number, row, place, above, column, block.face_down, block.in_goal)
            )


def _add_pyramid(
    slots: list[Slot], rows: list[list[int]], number: int, block: Block, prefix: str
) -> None:
    inverted = block.kind is BlockKind.INVERTED
    lengths = range(block.rows, 0, -1) if inverted else range(1, block.rows + 1)
    for row, length in enumerate(lengths):
        first, after = len(slots), len(slots) + length
        next_length = length - 1 if inverted else length + 1
        if row + 1 == block.rows:
            next_length = 0
        rows.append(list(range(first, after)))
        for place in range(length):
            if block.rule is BlockRule.WHOLE_ROW:
                below = range(next_length)
            else:
                left = place - 1 if inverted else place
                below = range(max(left, 0), min(left + 2, next_length))
            name = f"{prefix}{ROW_LETTERS[row]}{place + 1}"
            covered_by = tuple(after + i for i in below)
            face_down, in_goal = block.face_down, block.in_goal
            index = first + place
            slots.append(
                Slot(index, name, number, row, place, covered_by, None, face_down, in_goal)
            )
