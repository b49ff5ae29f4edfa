"""The JSON form of a rule record, both ways."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pyramide_qt.rules.records.record_fields import RULES
from pyramide_qt.rules.records.rule_set import RuleSet, canonical
from pyramide_qt.rules.records.validity import check_rules


def to_record(rules: RuleSet) -> dict[str, Any]:
    """The record as plain JSON values, every field written out."""
    return RULES.to_json(rules)


def record_text(rules: RuleSet) -> str:
    """The record as the text that is kept with each game."""
    return json.dumps(to_record(rules), separators=(",", ":"))


def from_record(record: object) -> RuleSet:
    """The rule set of a JSON record; missing fields take their defaults.

    RecordError names the field that cannot be read, or why the rules contradict themselves.
    """
    rules: RuleSet = RULES.from_json(_with_default_pairs(record))
    check_rules(rules)
    return canonical(rules)


def _with_default_pairs(record: object) -> object:
    """The total is the highest value unless something else is said; kings go alone with that."""
    if not isinstance(record, Mapping) or not isinstance(record.get("pairs", {}), Mapping):
        return record
    top_rank = record.get("top_rank", 13)
    pairs = {"total": top_rank, **record.get("pairs", {})}
    pairs.setdefault("alone", ["K"] if pairs["total"] == top_rank else [])
    return {**record, "pairs": pairs}
