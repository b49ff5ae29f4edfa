"""Rule records: their JSON form, their code form, and hostile ones."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from pyramide_qt.rules.deals.bit_text import LETTERS
from pyramide_qt.rules.errors import RecordError, RulesError
from pyramide_qt.rules.records.record import from_record, to_record
from pyramide_qt.rules.records.record_code import decode_record, encode_record
from pyramide_qt.rules.records.rule_set import Cells, Pairing, RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.work import counted_work
from tests.rules.strategies import rule_sets
from tests.rules.tables import TOKENS

N_RECORD = {
    "packs": 1,
    "top_rank": 13,
    "fixed": {},
    "blocks": [
        {
            "kind": "pyramid",
            "rows": 7,
            "face_down": False,
            "in_goal": True,
            "rule": "coverers",
        }
    ],
    "stock": {
        "deal": ["pile", 1],
        "top_open": False,
        "first_deal": True,
        "passes": None,
        "gather": "same order",
        "unmatched": "waste",
    },
    "waste_open": ["top"],
    "pairs": {
        "total": 13,
        "extra": [],
        "near": False,
        "alone": ["K"],
        "with_coverer": False,
        "forbid": [],
    },
    "cells": {"count": 0, "from": ["tableau", "waste", "stock"]},
    "goal": "tableau",
    "play_on": False,
    "undo": 100,
    "foundations": "one",
    "score": "ten a card",
}

MAX_CALLS = 400_000


def test_the_documented_game_has_the_described_record() -> None:
    assert to_record(RULE_SETS["N"].rules) == N_RECORD


def test_records_of_the_table_say_what_sets_each_game_apart() -> None:
    records = {token: to_record(named.rules) for token, named in RULE_SETS.items()}
    assert records["TT"]["fixed"] == {"A1": "KS"}
    assert records["GZ"]["stock"] is None
    assert records["GZ"]["blocks"][1]["count"] == 8 and records["GZ"]["blocks"][1]["depth"] == 3
    assert records["DZ"]["pairs"]["extra"] == [["Q", "K"]]
    assert records["ET"]["pairs"]["extra"] == [["J", "J"], ["Q", "Q"], ["K", "K"]]
    assert records["AP"]["stock"]["gather"] == "last pile first"
    assert records["AN"]["stock"]["gather"] == "last pile first"
    assert records["PAR"]["play_on"] and records["PAR"]["score"] == "par"
    assert records["OS"]["score"] == "rows" and records["P3"]["score"] == "ten a card"
    assert records["P3"]["foundations"] == "by suit"
    assert records["CE"]["cells"]["count"] == 1
    assert {t for t, r in records.items() if r["undo"] is not None} == {"N"}
    assert {t for t, r in records.items() if r["score"] == "left"} == set(TOKENS) - {
        "N",
        "P3",
        "PAR",
        "OS",
    }


@pytest.mark.parametrize("token", TOKENS)
def test_named_rules_survive_both_forms(token: str) -> None:
    rules = RULE_SETS[token].rules
    assert from_record(json.loads(json.dumps(to_record(rules)))) == rules
    assert decode_record(encode_record(rules)) == rules


@given(rule_sets())
def test_own_rules_survive_both_forms(rules: RuleSet) -> None:
    assert from_record(json.loads(json.dumps(to_record(rules)))) == rules
    code = encode_record(rules)
    assert code[0] == "X" and len(code) <= 200 and set(code[1:]) <= set(LETTERS)
    assert decode_record(code) == decode_record(code.lower()) == rules


@given(rule_sets(), rule_sets())
def test_different_rules_have_different_codes(one: RuleSet, other: RuleSet) -> None:
    assert (encode_record(one) == encode_record(other)) == (one == other)


def test_the_order_of_choices_in_a_record_does_not_matter() -> None:
    record = to_record(RULE_SETS["TZ"].rules)
    record["waste_open"].reverse()
    record["pairs"]["extra"] = [["K", "2"], ["Q", "Q"]]
    record["pairs"]["forbid"] = [["cell", "stock"], ["tableau", "waste"]]
    record["cells"]["from"].reverse()
    record["fixed"] = {"B1": "2C", "A1": "KS"}
    turned = json.loads(json.dumps(record))
    turned["waste_open"].reverse()
    turned["pairs"]["extra"] = [["Q", "Q"], ["2", "K"]]
    turned["pairs"]["forbid"] = [["waste", "tableau"], ["stock", "cell"]]
    turned["fixed"] = {"A1": "KS", "B1": "2C"}
    assert from_record(record) == from_record(turned)
    assert encode_record(from_record(record)) == encode_record(from_record(turned))


def test_missing_fields_take_the_values_of_the_classic_game() -> None:
    assert from_record({}) == RuleSet()
    assert from_record({"top_rank": 12}).pairs == Pairing(total=12)
    assert from_record({"cells": {"count": 2}}) == RuleSet(cells=Cells(2))


BAD: list[tuple[Any, str]] = [
    (None, "must be an object"),
    ([], "must be an object"),
    ("N", "must be an object"),
    ({"colour": 1}, '"colour"'),
    ({"packs": "1"}, '"packs"'),
    ({"packs": True}, '"packs"'),
    ({"packs": 1.0}, '"packs"'),
    ({"packs": 10**6000}, "one pack or two"),
    ({"blocks": {}}, '"blocks"'),
    ({"blocks": [[]]}, "must be an object"),
    ({"blocks": [{"kind": "circle"}]}, '"circle"'),
    ({"blocks": [{"kind": ["pyramid"]}]}, "not one of"),
    ({"blocks": [{"kind": 10**6000}]}, "not one of"),
    ({"blocks": [{"rows": 7, "face_down": 1}]}, '"face_down"'),
    ({"blocks": [{"rows": 10**6000}]}, "rows"),
    ({"blocks": [{}] * 101}, '"blocks"'),
    ({"stock": []}, "the stock"),
    ({"stock": {"deal": ["pile"]}}, '"deal"'),
    ({"stock": {"deal": ["pile", "1"]}}, '"deal"'),
    ({"stock": {"deal": ["pile", True]}}, '"deal"'),
    ({"stock": {"deal": ["heap", 1]}}, '"heap"'),
    ({"stock": {"passes": "3"}}, '"passes"'),
    ({"waste_open": "top"}, '"waste_open"'),
    ({"waste_open": ["bottom"]}, '"bottom"'),
    ({"pairs": {"extra": [["Q"]]}}, '"extra"'),
    ({"pairs": {"extra": [["Q", "X"]]}}, '"X"'),
    ({"pairs": {"extra": [["Q", 13]]}}, "must be a text"),
    ({"pairs": {"alone": ["13"]}}, '"13"'),
    ({"pairs": {"forbid": [["waste", "moon"]]}}, '"moon"'),
    ({"cells": {"count": -1}}, "cells"),
    ({"cells": {"from": ["cell"], "count": 1}}, "cell"),
    ({"fixed": []}, '"fixed"'),
    ({"fixed": {"A1": "KX"}}, '"KX"'),
    ({"fixed": {"A1": 13}}, "must be a text"),
    ({"goal": "some"}, '"some"'),
    ({"undo": -1}, "taken back"),
    ({"undo": "all"}, '"undo"'),
]


@pytest.mark.parametrize(("record", "words"), BAD)
def test_a_bad_record_is_refused_with_the_field_that_is_wrong(record: Any, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_record(record)
    message = str(caught.value)
    assert words in message
    assert len(message) < 250 and "\n" not in message


def hostile(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


HUGE = (hostile(50_000), ["x" * 10**6] * 50, {str(i): i for i in range(10**5)}, 10**5000)


@pytest.mark.parametrize("key", list(N_RECORD))
def test_deep_and_huge_values_are_refused_at_once(key: str) -> None:
    for value in HUGE:
        with counted_work() as work, pytest.raises(RulesError):
            from_record({key: value})
        assert work.calls < MAX_CALLS
