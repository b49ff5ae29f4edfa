"""What a move changes, worked out a second time from the words of the rules, on JSON forms."""

from __future__ import annotations

import copy

from tests.rules.oracle import Json, coverers, pyramids


def after(record: Json, position: Json, move: str, dealt: list[str]) -> Json:
    """The position that a legal written move leads to; `dealt` are the cards in deal order."""
    new = copy.deepcopy(position)
    if move == "R":
        redeal(record, new, dealt)
    elif move == "D" or move.startswith("S>W"):
        draw(record, new, int(move[3:] or 1) - 1 if move != "D" else 0)
    elif ">" in move:
        place, cell = move.split(">")
        new["cells"][int(cell[1:]) - 1] = take(new, place)
    else:
        # From the bottom of the waste up, so that its other end is still what it is called.
        for place in sorted(move.split("+"), key=lambda name: name == "W"):
            take(new, place)
    if record["blocks"]:
        new["face_down"] = face_down(record, new)
    return new


def take(position: Json, place: str) -> str:
    """Take the card at `place` away and return it."""
    card = None
    if place == "S":
        return str(position["stock"].pop(0))
    if place in ("WO", "WU"):
        return str(position["wastes"][0].pop(0 if place == "WO" else -2))
    if place[0] == "W":
        return str(position["wastes"][int(place[1:] or 1) - 1].pop())
    number = int(place[1:] if place[0] in "TZ" else place[-1]) - 1
    if place[0] == "T":
        return str(position["columns"][number].pop())
    if place[0] == "Z":
        card, position["cells"][number] = position["cells"][number], None
        return str(card)
    rows, row = starts(position, place)
    card, position["tableau"][rows + row][number] = position["tableau"][rows + row][number], None
    return str(card)


def starts(position: Json, place: str) -> tuple[int, int]:
    """The number of rows before the block of `place`, and the row inside it."""
    block = int(place[0]) if place[0].isdigit() else 1
    first_rows = position["first_rows"]
    return first_rows[block - 1], "ABCDEFGHI".index(place.lstrip("0123456789")[0])


def draw(record: Json, position: Json, chosen: int) -> None:
    """One draw in the way that the record says."""
    mode, number = record["stock"]["deal"]
    stock, wastes = position["stock"], position["wastes"]
    if record["stock"]["unmatched"] == "gone":
        for waste in wastes:
            waste.clear()
    if mode == "pile":
        wastes[0] += stock[:number]
        del stock[:number]
    elif mode == "each":
        for waste in wastes:
            if stock:
                waste.append(stock.pop(0))
    elif mode == "choose":
        wastes[chosen].append(stock.pop(0))
    else:
        moving = stock.pop(0)
        for waste in wastes[:-1]:
            pushed = waste.pop() if waste else None
            waste.append(moving)
            if pushed is None:
                return
            moving = pushed
        wastes[-1].append(moving)


def redeal(record: Json, position: Json, dealt: list[str]) -> None:
    """All waste cards back into the stock, in the order that the record says."""
    wastes = position["wastes"]
    if record["stock"]["gather"] == "same order":
        cards = sorted((card for waste in wastes for card in waste), key=dealt.index)
    else:
        cards = [card for waste in reversed(wastes) for card in waste]
    position["stock"] = cards
    position["wastes"] = [[] for _ in wastes]
    if position["redeals_left"] is not None:
        position["redeals_left"] -= 1


def face_down(record: Json, position: Json) -> list[str]:
    """The names of the face-down cards, block by block, row by row, columns round by round."""
    found = []
    shapes = iter(pyramids(record, position))
    columns, done = position["columns"], 0
    for block in record["blocks"]:
        if block["kind"] == "columns":
            mine = columns[done : done + block["count"]]
            if block["face_down"]:
                found += [
                    f"T{done + i + 1}.{depth + 1}"
                    for depth in range(block["depth"])
                    for i, column in enumerate(mine)
                    if depth + 1 < len(column)
                ]
            done += block["count"]
            continue
        _, prefix, rows = next(shapes)
        if block["face_down"]:
            found += [
                f"{prefix}{'ABCDEFGHI'[row]}{place + 1}"
                for row, cards in enumerate(rows)
                for place, card in enumerate(cards)
                if card is not None and coverers(block, rows, row, place)
            ]
    return found
