"""The pages on records and commands say what is so."""

from __future__ import annotations

import json
import re

import pytest

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.records.record import from_record, to_record
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.commands import Capture, printed
from tests.helpers.source_tree import ROOT

RECORDS = (ROOT / "docs" / "rules-record.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^    \$ (pyramide .*)\n((?:    .*\n|\n)*)", COMMANDS, re.MULTILINE)


def test_the_records_shown_are_read_and_the_code_shown_is_theirs() -> None:
    documented, own = map(json.loads, re.findall(r"```json\n(.*?)```", RECORDS, re.DOTALL))
    assert documented == to_record(RULE_SETS["N"].rules)
    (code,) = re.findall(r"PY1-X\S+", RECORDS)
    assert deal_from_code(code).rules == from_record(own)


def test_every_field_of_a_record_is_explained() -> None:
    record = to_record(RuleSet())
    fields = {*record, *record["blocks"][0], *record["stock"], *record["pairs"], *record["cells"]}
    assert {field for field in fields if f"`{field}`" not in RECORDS} == set()


@pytest.mark.parametrize(("command", "shown"), EXAMPLES)
def test_the_examples_print_what_is_shown(command: str, shown: str, capsys: Capture) -> None:
    _, *words = re.findall(r'"[^"]*"|\S+', command)
    text = printed(capsys, *(word.strip('"') for word in words))
    expected = [line[4:] for line in shown.rstrip("\n").split("\n")]
    assert text.rstrip("\n").split("\n") == expected


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3
