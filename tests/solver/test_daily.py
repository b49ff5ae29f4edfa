"""The daily deal is the same everywhere and for ever."""

from __future__ import annotations

import hashlib

import pytest

from pyramide_qt.rules.deals.daily_numbers import is_searched, start_number
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.solver.daily import daily_deal
from pyramide_qt.solver.process_entry import answer_to
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve
from tests.helpers.commands import Capture, data, printed, refused

# Frozen: a change would give players of one day different deals.
VECTORS = [
    ("N", "2026-11-30", "NZNKEZT", "NZNKEZU"),
    ("P3", "2026-11-30", "POQKFTJ", "POQKFTJ"),
    ("PAR", "2026-11-30", "FFOABAV", "FFOABAW"),
    ("OS", "2026-11-30", "DMVISQZ", "DMVISRA"),
    ("KT", "2026-11-30", "PIVYFJI", "PIVYFJI"),
    ("TT", "2026-11-30", "AKLIUJL", "AKLIUJL"),
    ("AP", "2026-11-30", "RMVNXTG", "RMVNXTH"),
    ("GZ", "2026-11-30", "JDNFDHH", "JDNFDHI"),
    ("TR", "2026-11-30", "UPHTLGP", "UPHTLGP"),
    ("CE", "2026-11-30", "FCTDXDQ", "FCTDXDQ"),
    ("CV", "2026-11-30", "VCXIQGA", "VCXIQGA"),
]


@pytest.mark.parametrize(("token", "day", "start", "number"), VECTORS)
def test_frozen_daily_deals(token: str, day: str, start: str, number: str) -> None:
    daily = daily_deal(token, day)
    assert str(daily.start) == f"PY1-{token}-{start}"
    assert str(daily.code) == f"PY1-{token}-{number}"
    assert daily.is_proved


def test_the_start_is_the_documented_one() -> None:
    digest = hashlib.sha256(b"PY1 daily N 2026-01-01").digest()
    assert start_number("N", "2026-01-01") == int.from_bytes(digest[:8], "big") % 26**7


def test_what_is_passed_over_cannot_be_proved_winnable() -> None:
    daily = daily_deal("N", "2026-11-30")
    for number in range(daily.start.number, daily.code.number):
        deal = deal_from_code(f"PY1-N-{'NZNKEZT'}")
        assert deal.code is not None and deal.code.number == number
        answer = solve(deal, deal.start, Aim.WIN, Budget(200_000))
        assert answer.verdict is not Verdict.WINNABLE


def test_two_packs_and_own_rules_take_the_start_itself() -> None:
    own = encode_record(RULE_SETS["CL"].rules)
    for token in ("DP", own):
        assert not is_searched(token)
        daily = daily_deal(token, "2026-11-30")
        assert daily.code == daily.start
        assert not daily.is_proved
    assert is_searched("N")


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(CodeError):
        daily_deal("QQ", "2026-11-30")


def test_the_command_names_it(capsys: Capture) -> None:
    report = data(capsys, "daily", "--date", "2026-11-30")
    assert report == {
        "date": "2026-11-30",
        "rules": "N",
        "start": "PY1-N-NZNKEZT",
        "code": "PY1-N-NZNKEZU",
        "is_proved": True,
    }
    shown = printed(capsys, "daily", "dp", "--date", "2026-11-30")
    assert shown.endswith("(it may not be winnable)\n")


@pytest.mark.parametrize("day", ["2026-02-30", "20261130", "tomorrow", ""])
def test_a_date_that_is_none_is_refused(capsys: Capture, day: str) -> None:
    assert "--date must be a date" in refused(capsys, "daily", "--date", day)


def test_a_solver_process_knows_the_deal_of_a_day() -> None:
    answer = answer_to({"id": 7, "rules": "N", "day": "2026-11-30"})
    code = str(daily_deal("N", "2026-11-30").code)
    assert answer == {"id": 7, "code": code, "is_proved": True}
    assert "There are no rules" in answer_to({"rules": "ZZ", "day": "2026-11-30"})["error"]
