"""The commands `solve` and `survey`, run as a user runs them."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from pyramide_qt.cli import main
from pyramide_qt.rules.deals.deal import deal_from_code

FIELDS = [
    "code",
    "rules",
    "goal",
    "verdict",
    "fewest_moves",
    "most_removed",
    "line",
    "positions",
    "seconds",
]


def run(capsys, *arguments: str) -> tuple[int, list[str], str]:
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out.splitlines(), captured.err


def cards_of(code: str) -> str:
    return " ".join(map(str, deal_from_code(code).cards))


def test_solve_answers_each_code_in_order(capsys) -> None:
    codes = ["PY1-N-AAAAAAS", "PY1-N-AAAAAAJ"]
    status, lines, _ = run(capsys, "solve", *codes, "--json")
    answers = [json.loads(line) for line in lines]
    assert status == 0
    assert [answer["code"] for answer in answers] == codes
    assert [answer["verdict"] for answer in answers] == ["winnable", "not winnable"]
    assert all(list(answer) == FIELDS for answer in answers)
    assert answers[0]["line"] and answers[1]["line"] is None


def test_the_line_of_a_win_can_be_replayed(capsys) -> None:
    _, lines, _ = run(capsys, "solve", "PY1-N-AAAAAAS", "--goal", "fewest", "--json")
    answer = json.loads(lines[0])
    _, lines, _ = run(capsys, "replay", "PY1-N-AAAAAAS", answer["line"], "--json")
    game = json.loads(lines[0])
    assert (game["outcome"], game["moves"]) == ("won", answer["fewest_moves"])


def test_solve_judges_the_position_after_moves(capsys) -> None:
    _, lines, _ = run(
        capsys, "solve", "PY1-N-AAAAAAS", "--after", "G6 G2+G5", "--goal", "fewest", "--json"
    )
    assert json.loads(lines[0])["fewest_moves"] == 48


def test_solve_in_words(capsys) -> None:
    _, lines, _ = run(capsys, "solve", "PY1-N-AAAAAAJ", "--goal", "most")
    assert lines[0] == "PY1-N-AAAAAAJ: not winnable, most cards removed 14"


def test_cards_are_answered_and_bad_lines_told(capsys, tmp_path: Path) -> None:
    deals = tmp_path / "deals.txt"
    good = cards_of("PY1-OS-AAAAAAJ")
    deals.write_text(f"{good}\n\nKS 7X\n{good.lower()}\n", encoding="utf-8")
    arguments = ["solve", "--cards", str(deals), "--rules", "os", "--goal", "most"]
    status, lines, _ = run(capsys, *arguments, "--json")
    answers = [json.loads(line) for line in lines]
    assert status == 2
    assert [answer.get("most_removed") for answer in answers] == [14, None, 14]
    assert answers[0]["cards"] == good
    assert set(answers[1]) == {"cards", "error"}
    status, lines, errors = run(capsys, *arguments)
    assert status == 2
    assert len(lines) == 4
    assert errors.startswith("line 3: ")


def test_cards_are_read_from_standard_input(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(cards_of("PY1-N-AAAAAAS")))
    status, lines, _ = run(capsys, "solve", "--cards", "-", "--rules", "N", "--json")
    assert (status, json.loads(lines[0])["verdict"]) == (0, "winnable")


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve"],
        ["solve", "PY1-N-AAAAAAS", "--cards", "-", "--rules", "N"],
        ["solve", "--cards", "-"],
        ["solve", "PY1-N-AAAAAAS", "--rules", "N"],
        ["solve", "--cards", "-", "--rules", "NN"],
        ["solve", "--cards", "no such file", "--rules", "N"],
        ["solve", "PY1-N-AAAAAAS", "PY1-N-1"],
        ["solve", "PY1-N-AAAAAAS", "--after", "A1"],
        ["solve", "PY1-N-AAAAAAS", "--limit", "0"],
        ["solve", "PY1-N-AAAAAAS", "--limit", "nan"],
        ["solve", "PY1-N-AAAAAAS", "--positions", "-1"],
        ["solve", "PY1-N-AAAAAAS", "--goal", "all"],
        ["survey", "N"],
        ["survey", "NN", "--deals", "5"],
        ["survey", "N", "--deals", "0"],
        ["survey", "N", "--deals", "5", "--jobs", "0"],
        ["survey", "N", "--deals", "5", "--first", "-3"],
        ["survey", "N", "--deals", "5", "--first", "AAAA"],
    ],
)
def test_bad_input_gets_one_sentence(capsys, arguments: list[str]) -> None:
    status, lines, errors = run(capsys, *arguments)
    assert (status, lines) == (2, [])
    assert len(errors.splitlines()) == 1


def test_survey_counts_the_same_for_every_number_of_jobs(capsys) -> None:
    counts = []
    for jobs in ("1", "2"):
        arguments = ["survey", "n", "--deals", "40", "--first", "AAAAAAB", "--jobs", jobs]
        status, lines, _ = run(capsys, *arguments, "--json")
        report = json.loads(lines[0])
        assert status == 0
        assert (report["rules"], report["first"], report["deals"]) == ("N", 1, 40)
        counts.append([report[key] for key in ("winnable", "not_winnable", "unknown", "rate")])
    assert counts[0] == counts[1]
    assert sum(counts[0][:3]) == 40


def test_an_interrupted_survey_tells_what_it_knows(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = []

    def interrupt_after_three(question):
        answered.append(question)
        if len(answered) > 3:
            raise KeyboardInterrupt
        return {"verdict": "winnable", "seconds": 0.001}

    monkeypatch.setattr("pyramide_qt.solver.survey.answer_to", interrupt_after_three)
    status, lines, _ = run(capsys, "survey", "N", "--deals", "100", "--json")
    assert status == 130
    assert json.loads(lines[0])["winnable"] == 3


def test_survey_in_words(capsys) -> None:
    _, lines, _ = run(capsys, "survey", "N", "--deals", "20", "--first", "5")
    assert lines[0].startswith("N: 20 deals from number 5: ")
    assert "95 % interval" in lines[1]
    assert lines[2].startswith("CPU time for a deal: median ")
