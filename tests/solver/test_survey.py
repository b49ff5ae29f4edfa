"""Surveys count the same in one process and in several; intervals and percentiles are right."""

from __future__ import annotations

import io
import json
from collections import Counter
from contextlib import closing

import pytest

from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT
from pyramide_qt.solver.process_entry import answer_to, serve
from pyramide_qt.solver.question import SolverError
from pyramide_qt.solver.survey import (
    Survey,
    answers_from_processes,
    answers_here,
    percentile,
    questions,
    wilson,
)


def verdicts(answers) -> Counter[str]:
    with closing(answers):
        return Counter(f"{answer['code']} {answer['verdict']}" for answer in answers)


def test_several_processes_count_the_same() -> None:
    asked = list(questions("P3", 3, 12, 500))
    here = verdicts(answers_here(asked))
    assert verdicts(answers_from_processes(asked, 3)) == here
    assert {text.rpartition("A")[2].split(" ", 1)[1] for text in here} >= {"winnable"}


def test_a_survey_can_be_left_at_any_time() -> None:
    answers = answers_from_processes(questions("N", 0, 10_000, None), 2)
    with closing(answers):
        assert {next(answers)["rules"] for _ in range(5)} == {"N"}


def test_numbers_wrap_at_the_last_deal() -> None:
    codes = [asked["code"] for asked in questions("N", NUMBER_COUNT - 1, 2, None)]
    assert codes == ["PY1-N-ZZZZZZZ", "PY1-N-AAAAAAA"]


def test_the_report_counts_and_measures() -> None:
    survey = Survey("N", 7)
    for verdict, seconds in [("winnable", 0.001), ("winnable", 0.003), ("not winnable", 0.002)]:
        survey.add({"verdict": verdict, "seconds": seconds})
    survey.add({"verdict": "unknown", "seconds": 1.0})
    report = survey.report()
    assert report["deals"] == 4
    assert (report["winnable"], report["not_winnable"], report["unknown"]) == (2, 1, 1)
    assert report["rate"] == pytest.approx(2 / 3, abs=1e-6)
    assert report["low"] < report["rate"] < report["high"]
    assert (report["median_ms"], report["max_ms"]) == (2.0, 1000.0)


def test_an_error_is_not_counted_as_an_answer() -> None:
    with pytest.raises(SolverError):
        Survey("N", 0).add({"error": "no such deal"})


def test_the_interval_is_that_of_wilson() -> None:
    # Known values: 50 of 100, and the ends.
    assert wilson(50, 100) == (pytest.approx(0.403832, abs=1e-6), pytest.approx(0.596168, abs=1e-6))
    assert wilson(0, 20) == (0.0, pytest.approx(0.161125, abs=1e-6))
    assert wilson(0, 0) == (None, None)


def test_percentiles() -> None:
    values = [float(value) for value in range(1, 101)]
    assert [percentile(values, p) for p in (50, 95, 100)] == [50.0, 95.0, 100.0]
    assert percentile([], 50) is None


def test_a_process_answers_line_by_line_and_survives_bad_questions() -> None:
    asked = [
        {"id": 1, "code": "PY1-N-AAAAAAS", "after": "G6", "goal": "win", "positions": 1000},
        {"id": 2, "code": "PY1-N-AAAAAAS", "after": "A1"},
        {"id": 3, "code": "nonsense"},
        {"id": 4, "cards": "AS AS", "rules": "N"},
        {"id": 5, "code": "PY1-N-AAAAAAS", "goal": "everything"},
    ]
    output = io.StringIO()
    serve(io.StringIO("".join(json.dumps(question) + "\n" for question in asked)), output)
    answers = [json.loads(line) for line in output.getvalue().splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5]
    assert answers[0]["verdict"] == "winnable"
    assert answers[0]["line"]
    assert all("error" in answer for answer in answers[1:])


def test_typed_cards_are_answered_like_their_code() -> None:
    by_code = answer_to({"code": "PY1-N-AAAAAAJ", "goal": "most"})
    cards = "JD 6C 7H AS 4D QS 5H 3D 6H 8S KH KC AD KS 9C"
    error = answer_to({"cards": cards, "rules": "N"})["error"]
    assert error.startswith("This pack has 52 cards, not 15")
    assert by_code["most_removed"] == 14
