"""The commands that ask the solver: solve, survey, and the solver process itself."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyramide_qt.commands.parser import CommandError, add_command, add_json, whole_number
from pyramide_qt.printing import Progress, say, tell
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, check_token, code_in, parse_number
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.solver.process_entry import answer_report, cards_deal, played, serve
from pyramide_qt.solver.question import CPU_LIMIT_S, Aim, Budget
from pyramide_qt.solver.solve import solve_or_unknown
from pyramide_qt.solver.survey import Survey, answers_from_processes, answers_here, questions
from pyramide_qt.store.regular_file import open_regular

if TYPE_CHECKING:
    from pyramide_qt.commands.parser import Subparsers

BAD_LINE = 2
SURVEY_POSITIONS = 200_000
_MAX_POSITIONS = 10**9
_MAX_SECONDS = 10**6
_MAX_DEALS = 10**7
_MAX_JOBS = 64
_MAX_BYTES = 512_000_000
_MAX_LINE_BYTES = 10_000
_MAX_ECHO_LENGTH = 400
_INTERRUPTED = 130


def add_parser(subparsers: Subparsers) -> None:
    """Add the parsers of `solve`, `survey` and the solver process."""
    ask = add_command(subparsers, "solve", "judge a deal, or a position in it", _run_solve)
    ask.add_argument("codes", metavar="CODE", nargs="*", default=[], help="deal codes")
    ask.add_argument("--cards", metavar="FILE", help='deals, one a line ("-": standard input)')
    ask.add_argument("--rules", metavar="TOKEN", help="the rules for --cards")
    ask.add_argument("--goal", choices=list(map(str, Aim)), default="win", help="what to look for")
    ask.add_argument("--after", metavar="MOVES", default="", help="judge the position after these")
    ask.add_argument(
        "--limit", metavar="SECONDS", type=_seconds, help="CPU time for each deal, by default 30"
    )
    _add_positions(ask, "positions for each deal instead: the same answer on every machine")
    add_json(ask)
    survey = add_command(subparsers, "survey", "count how many deals can be won", _run_survey)
    survey.add_argument("token", metavar="TOKEN", help="a rule set")
    survey.add_argument(
        "--deals", type=whole_number("--deals", 1, _MAX_DEALS), required=True, metavar="N"
    )
    survey.add_argument("--first", type=_deal_number, default=0, metavar="NUMBER")
    survey.add_argument("--jobs", type=whole_number("--jobs", 1, _MAX_JOBS), default=1)
    _add_positions(survey, f"positions for each deal, by default {SURVEY_POSITIONS}")
    add_json(survey)
    add_command(subparsers, "solver", "answer questions from standard input", _run_process)


def _add_positions(parser: argparse.ArgumentParser, text: str) -> None:
    reader = whole_number("--positions", 1, _MAX_POSITIONS)
    parser.add_argument("--positions", type=reader, metavar="N", help=text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= _MAX_SECONDS:
        raise CommandError(f'--limit must be a number of seconds above 0, not "{text[:20]}".')
    return value


def _deal_number(text: str) -> int:
    if text.strip().isdecimal() or text.strip()[:1] in ("+", "-"):
        return whole_number("--first", 0, NUMBER_COUNT - 1)(text)
    return parse_number(text.strip())


def _run_solve(options: argparse.Namespace) -> int:
    if (options.cards is None) == (not options.codes):
        raise CommandError("Name either deal codes or a file of cards.")
    if (options.cards is None) != (options.rules is None):
        raise CommandError('"--cards" and "--rules" go together.')
    if options.cards is None:
        for deal in [deal_from_code(code_in(code)) for code in options.codes]:
            _print_answer(options, deal)
        return 0
    token = options.rules.upper()
    check_token(token)
    status = 0
    for number, line in enumerate(_lines(options.cards), start=1):
        if line.strip():
            try:
                _print_answer(options, cards_deal(line, token))
            except RulesError as error:
                _print_bad_line(options, number, line, error)
                status = BAD_LINE
    return status


def _lines(name: str) -> Iterator[str]:
    if name == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        while line := sys.stdin.readline(_MAX_LINE_BYTES):
            yield line
        return
    with open_regular(Path(name), _MAX_BYTES) as file:
        # A longer line is no deal, and is told so piece by piece.
        while line := file.readline(_MAX_LINE_BYTES):
            yield line.decode("utf-8", errors="replace")


def _print_answer(options: argparse.Namespace, deal: Deal) -> None:
    position = played(deal, options.after).position
    by_time = options.limit is not None or options.positions is None
    limit_s = (options.limit or CPU_LIMIT_S) if by_time else None
    budget = Budget(options.positions, limit_s)
    answer = solve_or_unknown(deal, position, Aim(options.goal), budget)
    report = answer_report(deal, answer)
    if options.json:
        _print(json.dumps(report))
        return
    _print(f"{report.get('code') or report['cards']}: {_sentence(report)}")
    if report["line"]:
        _print(f"  {report['line']}")


def _sentence(report: dict[str, Any]) -> str:
    parts = [report["verdict"]]
    if report["fewest_moves"] is not None:
        parts.append(f"fewest moves {report['fewest_moves']}")
    if report["most_removed"] is not None:
        parts.append(f"most cards removed {report['most_removed']}")
    return ", ".join(parts)


def _print_bad_line(options: argparse.Namespace, number: int, line: str, error: RulesError) -> None:
    if options.json:
        _print(json.dumps({"cards": line.strip()[:_MAX_ECHO_LENGTH], "error": str(error)}))
    else:
        tell(f"line {number}: {error}")


def _print(text: str) -> None:
    say(text)
    sys.stdout.flush()


def _run_survey(options: argparse.Namespace) -> int:
    token = options.token.upper()
    check_token(token)
    positions = options.positions or SURVEY_POSITIONS
    asked = questions(token, options.first, options.deals, positions)
    alone = options.jobs == 1
    answers = answers_here(asked) if alone else answers_from_processes(asked, options.jobs)
    survey = Survey(token, options.first)
    progress = Progress()
    status = 0
    try:
        with closing(answers):
            for answer in answers:
                survey.add(answer)
                done = survey.verdicts.total()
                progress.show(done / options.deals, f"{done:,} of {options.deals:,}")
    except KeyboardInterrupt:
        status = _INTERRUPTED
    progress.end()
    report = survey.report()
    _print(json.dumps(report) if options.json else _survey_text(report))
    return status


def _survey_text(report: dict[str, Any]) -> str:
    counts = (
        f"{report['rules']}: {report['deals']:,} deals from number {report['first']}: "
        f"{report['winnable']:,} winnable, {report['not_winnable']:,} not winnable, "
        f"{report['unknown']:,} unknown"
    )
    if report["rate"] is None:
        return counts
    return (
        f"{counts}\n{report['rate']:.2%} of the decided deals can be won "
        f"(95 % interval {report['low']:.2%} to {report['high']:.2%})\n"
        f"CPU time for a deal: median {report['median_ms']:.1f} ms, "
        f"95 % within {report['p95_ms']:.1f} ms, longest {report['max_ms']:.1f} ms"
    )


def _run_process(_options: argparse.Namespace) -> int:
    serve(sys.stdin, sys.stdout)
    return 0
