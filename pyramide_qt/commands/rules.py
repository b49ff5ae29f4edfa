"""The commands that need only the rules: deal, replay, perft, rules."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from pyramide_qt.commands.parser import add_command, add_json, whole_number
from pyramide_qt.commands.table_text import CardWriter, table_lines
from pyramide_qt.printing import say
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import code_in
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.notation import split_actions
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.perft import perft
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record import to_record
from pyramide_qt.rules.records.rule_set import Goal, RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS, NamedRules, rules_name
from pyramide_qt.rules.report import game_report, position_report

if TYPE_CHECKING:
    from pyramide_qt.commands.parser import Subparsers

# Each length has about ten times the sequences of the one before it.
DEEPEST = 20
_OUTCOMES = {Outcome.WON: "won", Outcome.STUCK: "stuck", Outcome.OPEN: "the game goes on"}


def add_parser(subparsers: Subparsers) -> None:
    """Add the parsers of `deal`, `replay`, `perft` and `rules`."""
    deal = add_command(subparsers, "deal", "print the table of a deal", _run_deal)
    deal.add_argument("code", metavar="CODE", help="a deal code, for example PY1-N-AAAAAAS")
    add_json(deal)
    replay = add_command(
        subparsers, "replay", "play written moves and print where they lead", _run_replay
    )
    replay.add_argument("code", metavar="CODE", help="a deal code, or a whole game as one text")
    replay.add_argument(
        "moves", metavar="MOVES", nargs="*", default=(), help='for example "G6 G2+G5 D"'
    )
    add_json(replay)
    count = add_command(subparsers, "perft", "count the legal sequences of moves", _run_perft)
    count.add_argument("code", metavar="CODE", help="a deal code")
    count.add_argument(
        "depth",
        metavar="DEPTH",
        type=whole_number("DEPTH", 0, DEEPEST),
        help=f"the longest sequence to count, from 0 to {DEEPEST}",
    )
    add_json(count)
    rules = add_command(subparsers, "rules", "list the rule sets", _run_rules)
    add_json(rules)


def _run_deal(options: argparse.Namespace) -> int:
    deal = deal_from_code(code_in(options.code))
    if options.json:
        return _print_json(position_report(deal, deal.start))
    return _print_lines([_title(deal), "", *_table(deal, deal.start)])


def _run_replay(options: argparse.Namespace) -> int:
    if options.moves:
        game = Game(deal_from_code(code_in(options.code)))
        game.play(split_actions("\n".join(options.moves)))
    else:
        game = game_from_text(options.code)
    report = game_report(game)
    if options.json:
        return _print_json(report)
    standing = (
        f"Moves {report['moves']}, score {report['score']}, "
        f"removed {report['removed']}: {_OUTCOMES[game.outcome()]}."
    )
    table = _table(game.deal, game.position)
    return _print_lines([_title(game.deal), "", *table, "", standing])


def _run_perft(options: argparse.Namespace) -> int:
    deal = deal_from_code(code_in(options.code))
    counts = perft(deal, options.depth)
    if options.json:
        return _print_json({"code": str(deal.code), "counts": counts})
    heading = "Sequences"
    width = max(len(heading), *(len(f"{count:,}") for count in counts))
    lines = [f"{length:>5}  {count:>{width},}" for length, count in enumerate(counts)]
    return _print_lines([_title(deal), "", f"Moves  {heading:>{width}}", *lines])


def _run_rules(options: argparse.Namespace) -> int:
    if options.json:
        return _print_json(
            [
                {"token": named.token, "name": named.name, "record": to_record(named.rules)}
                for named in RULE_SETS.values()
            ]
        )
    header = _rules_line("Token", "Name", "Table", "Stock", "Passes", "To win")
    return _print_lines([header, *map(_named_line, RULE_SETS.values())])


def _named_line(named: NamedRules) -> str:
    rules = named.rules
    stock = str(rules.card_count - rules.slot_count) if rules.stock else "-"
    goal = "all cards" if rules.goal is Goal.ALL else "the table"
    return _rules_line(named.token, named.name, str(rules.slot_count), stock, _passes(rules), goal)


def _passes(rules: RuleSet) -> str:
    if rules.stock is None:
        return "-"
    return "any" if rules.stock.passes is None else str(rules.stock.passes)


def _rules_line(token: str, name: str, slots: str, stock: str, passes: str, goal: str) -> str:
    return f"{token:6} {name:18} {slots:>5} {stock:>6} {passes:>7}   {goal}"


def _title(deal: Deal) -> str:
    return f"{rules_name(deal.token)}  {deal.code}"


def _table(deal: Deal, position: Position) -> list[str]:
    return table_lines(deal, position, CardWriter(sys.stdout.encoding))


def _print_json(value: Any) -> int:
    return _print_lines([json.dumps(value)])


def _print_lines(lines: list[str]) -> int:
    say("\n".join(lines))
    return 0
