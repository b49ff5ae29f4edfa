"""The legal moves of a position, worked out a second time from the words of the rules.

It knows only the JSON forms of record and position, and shares no code with the rules.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

Json = dict[str, Any]
RANKS = "A23456789TJQK"


def oracle_moves(record: Json, position: Json) -> set[str]:
    """Every legal move, written."""
    if is_won(record, position) and not record["play_on"]:
        return set()
    return removals(record, position) | stock_moves(record, position) | cell_moves(record, position)


def value(record: Json, card: str) -> int:
    """The value of a card: tens, and in the short pack eights and nines, are left out."""
    left_out = {13: "", 12: "T", 10: "89T"}[record["top_rank"]]
    return [rank for rank in RANKS if rank not in left_out].index(card[0]) + 1


def go_together(record: Json, one: str, other: str) -> bool:
    """Whether two cards may leave together, wherever they lie."""
    pairs = record["pairs"]
    a, b = value(record, one), value(record, other)
    named = [sorted(pair) for pair in pairs["extra"]]
    return (
        (pairs["total"] is not None and a + b == pairs["total"])
        or (pairs["near"] and abs(a - b) <= 1)
        or sorted((one[0], other[0])) in named
    )


def zone(place: str) -> str:
    """The part of the table that a place belongs to."""
    return {"W": "waste", "S": "stock", "Z": "cell"}.get(place[0], "tableau")


def is_allowed(record: Json, one: str, other: str) -> bool:
    """Whether cards of these two places may meet at all."""
    zones = sorted((zone(one), zone(other)))
    return zones not in [sorted(pair) for pair in record["pairs"]["forbid"]]


def pyramids(record: Json, position: Json) -> list[tuple[Json, str, list[list[str | None]]]]:
    """Each pyramid or inverted block with the prefix of its names and its rows."""
    rows = list(position["tableau"])
    found: list[tuple[Json, str, list[list[str | None]]]] = []
    for block in record["blocks"]:
        if block["kind"] != "columns":
            prefix = str(len(found) + 1) if found else ""
            found.append((block, prefix, rows[: block["rows"]]))
            rows = rows[block["rows"] :]
    return found


def coverers(block: Json, rows: list[list[str | None]], row: int, place: int) -> list[int]:
    """The places of the next row that still hold a card on top of this one."""
    if row + 1 == len(rows):
        return []
    below = rows[row + 1]
    if block["rule"] == "whole row":
        over = range(len(below))
    elif block["kind"] == "pyramid":
        over = range(place, place + 2)
    else:
        over = range(max(place - 1, 0), min(place + 1, len(below)))
    return [i for i in over if below[i] is not None]


def open_places(record: Json, position: Json) -> dict[str, str]:
    """Every open place with its card, in written order."""
    found: dict[str, str] = {}
    for block, prefix, rows in pyramids(record, position):
        for row, cards in enumerate(rows):
            for place, card in enumerate(cards):
                if card is not None and not coverers(block, rows, row, place):
                    found[f"{prefix}{'ABCDEFGHI'[row]}{place + 1}"] = card
    for number, column in enumerate(position["columns"], start=1):
        if column:
            found[f"T{number}"] = column[-1]
    found |= open_waste_cards(record, position)
    if record["stock"] and record["stock"]["top_open"] and position["stock"]:
        found["S"] = position["stock"][0]
    for number, card in enumerate(position["cells"], start=1):
        if card is not None:
            found[f"Z{number}"] = card
    return found


def open_waste_cards(record: Json, position: Json) -> dict[str, str]:
    """The tops, and the oldest card unless it is the open top."""
    found, wastes = {}, position["wastes"]
    for number, waste in enumerate(wastes, start=1):
        if waste and "top" in record["waste_open"]:
            found["W" if len(wastes) == 1 else f"W{number}"] = waste[-1]
    oldest_is_open = len(wastes) == 1 and "oldest" in record["waste_open"]
    if oldest_is_open and len(wastes[0]) > len(found):
        found["WO"] = wastes[0][0]
    return found


def removals(record: Json, position: Json) -> set[str]:
    """Pairs, pairs with the card under the top or with the coverer, and cards alone."""
    places = open_places(record, position)
    found = {
        f"{one}+{other}"
        for (one, first), (other, second) in combinations(places.items(), 2)
        if go_together(record, first, second) and is_allowed(record, one, other)
    }
    waste = position["wastes"][0] if len(position["wastes"]) == 1 else []
    written_so = len(waste) > 1 and not (len(waste) == 2 and "WO" in places)
    if "under top" in record["waste_open"] and written_so and is_allowed(record, "W", "WU"):
        found |= {"W+WU"} if go_together(record, waste[-1], waste[-2]) else set()
    if record["pairs"]["with_coverer"] and is_allowed(record, "A1", "A1"):
        found |= coverer_pairs(record, position)
    alone = {place for place, card in places.items() if card[0] in record["pairs"]["alone"]}
    return found | alone


def coverer_pairs(record: Json, position: Json) -> set[str]:
    """Cards that lie face up and go with the only card on them, if nothing lies on that one."""
    found = set()
    for block, prefix, rows in pyramids(record, position):
        for row, cards in enumerate(rows):
            for place, card in enumerate(cards):
                over = [] if card is None else coverers(block, rows, row, place)
                name = f"{prefix}{'ABCDEFGHI'[row]}{place + 1}"
                if card is None or len(over) != 1 or name in position["face_down"]:
                    continue
                other = rows[row + 1][over[0]]
                if other is None or coverers(block, rows, row + 1, over[0]):
                    continue
                if go_together(record, card, other):
                    found.add(f"{name}+{prefix}{'ABCDEFGHI'[row + 1]}{over[0] + 1}")
    return found


def stock_moves(record: Json, position: Json) -> set[str]:
    """Draws and the redeal."""
    if record["stock"] is None:
        return set()
    mode, number = record["stock"]["deal"]
    if position["stock"]:
        if mode == "choose" and number > 1:
            return {f"S>W{i + 1}" for i in range(number)}
        return {"D"}
    return {"R"} if any(position["wastes"]) and position["redeals_left"] != 0 else set()


def cell_moves(record: Json, position: Json) -> set[str]:
    """Open cards into free cells."""
    shifts = record["stock"] is not None and record["stock"]["deal"][0] == "shift"
    first = "W1" if len(position["wastes"]) > 1 else "W"
    found = set()
    for place in open_places(record, position):
        origin = "stock" if shifts and place == first else zone(place)
        if origin != "cell" and origin in record["cells"]["from"]:
            found |= {f"{place}>Z{i + 1}" for i, c in enumerate(position["cells"]) if c is None}
    return found


def is_won(record: Json, position: Json) -> bool:
    """Whether the goal is reached."""
    if any(card is not None for card in position["cells"]):
        return False
    blocks = [
        (block, [c for row in rows for c in row if c])
        for block, _, rows in pyramids(record, position)
    ]
    columns = list(position["columns"])
    for block in record["blocks"]:
        if block["kind"] == "columns":
            mine, columns = columns[: block["count"]], columns[block["count"] :]
            blocks.append((block, [card for column in mine for card in column]))
    if record["goal"] == "tableau":
        return not any(cards for block, cards in blocks if block["in_goal"])
    if any(cards for _, cards in blocks):
        return False
    thrown_away = record["stock"] is not None and record["stock"]["unmatched"] == "gone"
    return thrown_away or not (position["stock"] or any(position["wastes"]))
