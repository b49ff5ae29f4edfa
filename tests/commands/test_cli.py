"""The commands that need only the rules: what they print."""

from __future__ import annotations

import pytest

from pyramide_qt.commands.table_text import CardWriter, table_lines
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.records.record import from_record, to_record
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.commands import Capture, data, printed, refused

TOKENS = tuple(RULE_SETS)
POSITION_FIELDS = [
    "code", "rules", "tableau", "columns", "wastes", "stock", "cells", "face_down", "redeals_left",
]  # fmt: skip


def test_deal_prints_the_documented_table(capsys: Capture) -> None:
    report = data(capsys, "deal", "PY1-N-AAAAAAS")
    assert list(report) == POSITION_FIELDS
    assert report["code"] == "PY1-N-AAAAAAS" and report["rules"] == "N"
    assert report["tableau"][0] == ["JD"] and report["tableau"][1] == ["6C", "7H"]
    assert report["columns"] == [] and report["cells"] == [] and report["face_down"] == []
    assert report["wastes"] == [["7D"]] and len(report["stock"]) == 23
    assert report["redeals_left"] is None


def test_deal_gives_every_kind_of_place(capsys: Capture) -> None:
    giza = data(capsys, "deal", "PY1-GZ-AAAAAAS")
    assert [len(column) for column in giza["columns"]] == [3] * 8
    assert giza["wastes"] == [] and giza["stock"] == [] and giza["redeals_left"] == 0
    assert data(capsys, "deal", "PY1-CE-AAAAAAS")["cells"] == [None]
    assert data(capsys, "deal", "PY1-CL-AAAAAAS")["wastes"] == [[], []]
    assert len(data(capsys, "deal", "PY1-TH-AAAAAAS")["face_down"]) == 21
    assert len(data(capsys, "deal", "PY1-PH-AAAAAAS")["tableau"]) == 15


@pytest.mark.parametrize("token", TOKENS)
def test_the_drawn_table_shows_every_card_that_lies_open(capsys: Capture, token: str) -> None:
    text = printed(capsys, "deal", f"PY1-{token}-AAAAAAS")
    title, *lines = text.splitlines()
    assert title == f"{RULE_SETS[token].name}  PY1-{token}-AAAAAAS"
    assert all(line == line.rstrip() and len(line) <= 80 for line in lines)
    deal = deal_from_code(f"PY1-{token}-AAAAAAS")
    words = " ".join(lines).split()
    writer = CardWriter("utf-8")
    for slot in deal.tableau.slots:
        if not deal.tableau.is_face_down(deal.start.tableau, slot.index):
            assert writer.text(deal.cards[slot.index]) in words
    assert words.count("##") == (21 if token == "TH" else 0)


def test_a_code_is_read_out_of_a_sentence(capsys: Capture) -> None:
    strict = data(capsys, "deal", "PY1-N-AAAAAAS")
    assert data(capsys, "deal", "Try \u201cPY1-N-AAA\u200bAAAS\u201d.") == strict


def test_the_drawn_table_is_a_pyramid(capsys: Capture) -> None:
    lines = printed(capsys, "deal", "PY1-N-AAAAAAS").splitlines()
    assert lines[2:5] == [
        "A                J♦",
        "B              6♣  7♥",
        "C            A♠  4♦  Q♠",
    ]
    assert lines[-2:] == ["Stock S  23 cards, redeals without limit", "Waste W  7♦"]


def test_suits_are_letters_where_the_output_has_no_signs() -> None:
    deal = deal_from_code("PY1-CE-AAAAAAS")
    for encoding in ("ascii", "cp1252", None, "unheard-of"):
        lines = table_lines(deal, deal.start, CardWriter(encoding))
        assert lines[6] == "G    7C 10C  3H  4H  3S  KD  7S"
        assert "\n".join(lines).isascii()


@pytest.mark.parametrize(
    "arguments",
    [
        ["PY1-N-AAAAAAS", "G6 G2+G5 D"],
        ["PY1-N-AAAAAAS G6 G2+G5 D"],
        ["PY1-N-AAAAAAS", "G6", "G2+G5", "D"],
        ["py1 - n - aaaaaas", "g6 g5+g2 d"],
        ["PY1-N-AAAAAAS G6 # king\nG2+G5 D # drawn"],
    ],
)
def test_replay_tells_where_the_moves_lead(capsys: Capture, arguments: list[str]) -> None:
    report = data(capsys, "replay", *arguments)
    assert list(report) == ["code", "rules", "score", "moves", "outcome", "removed", "position"]
    assert list(report["position"]) == POSITION_FIELDS
    position = report.pop("position")
    assert report == {
        "code": "PY1-N-AAAAAAS",
        "rules": "N",
        "score": 30,
        "moves": 3,
        "outcome": "open",
        "removed": 3,
    }
    assert position["tableau"][6] == ["7C", None, "3H", "4H", None, None, "7S"]
    assert position["wastes"][0][0] == "7D" and len(position["wastes"][0]) == 2


def test_replay_without_moves_is_the_start(capsys: Capture) -> None:
    report = data(capsys, "replay", "PY1-N-AAAAAAS")
    assert report["moves"] == 0 and report["score"] == 0
    assert report["position"] == data(capsys, "deal", "PY1-N-AAAAAAS")


def test_replay_counts_moves_and_not_what_was_taken_back(capsys: Capture) -> None:
    report = data(capsys, "replay", "PY1-N-AAAAAAS", "G6 U Y G2+G5 U")
    assert (report["moves"], report["score"], report["removed"]) == (2, 10, 1)


def test_replay_says_how_it_stands_in_words(capsys: Capture) -> None:
    text = printed(capsys, "replay", "PY1-N-AAAAAAS", "G6 G2+G5")
    assert text.splitlines()[-1] == "Moves 2, score 30, removed 3: the game goes on."
    drawn = ["D"] * 31
    text = printed(capsys, "replay", "PY1-S6-AAAAAAS", *drawn)
    assert "Stock S  0 cards, no redeal left" in text.splitlines()


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("G6 D G1+G2", "move 3 (G1+G2): the values of G1 and G2 do not add up to 13"),
        ("F1", "move 1 (F1): F1 is covered by G1 and G2"),
        ("D D XX", 'move 3 (XX): there is no place "XX" under these rules'),
        ("Y", "move 1 (Y): there is no move to make again"),
    ],
)
def test_replay_names_the_bad_move(capsys: Capture, moves: str, line: str) -> None:
    assert refused(capsys, "replay", "PY1-N-AAAAAAS", moves, "--json") == line
    assert refused(capsys, "replay", f"PY1-N-AAAAAAS {moves}") == line


def test_perft_counts_sequences(capsys: Capture) -> None:
    assert data(capsys, "perft", "PY1-N-AAAAAAS", "3") == {
        "code": "PY1-N-AAAAAAS",
        "counts": [1, 4, 11, 25],
    }
    assert data(capsys, "perft", "py1-gz-aaaaaas", "0")["counts"] == [1]
    lines = printed(capsys, "perft", "PY1-N-AAAAAAS", "2").splitlines()
    assert [line.split() for line in lines[-3:]] == [["0", "1"], ["1", "4"], ["2", "11"]]


@pytest.mark.parametrize("depth", ["-1", "21", "3.5", "x", "", "9" * 5000, "١"])
def test_perft_bounds_its_depth(capsys: Capture, depth: str) -> None:
    line = refused(capsys, "perft", "PY1-N-AAAAAAS", depth)
    assert line.startswith("DEPTH must be a whole number from 0 to 20") or "DEPTH" in line
    assert len(line) < 120


def test_rules_list_every_token_with_its_record(capsys: Capture) -> None:
    listed = data(capsys, "rules")
    assert [entry["token"] for entry in listed] == list(TOKENS)
    assert all(list(entry) == ["token", "name", "record"] for entry in listed)
    for entry in listed:
        assert from_record(entry["record"]) == RULE_SETS[entry["token"]].rules
        assert entry["record"] == to_record(RULE_SETS[entry["token"]].rules)
    lines = printed(capsys, "rules").splitlines()
    assert len(lines) == 31
    assert lines[1].split() == ["N", "Pyramide", "28", "24", "any", "the", "table"]
