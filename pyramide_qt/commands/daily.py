"""The command that names the deal of a day."""

from __future__ import annotations

import argparse
import json
from datetime import datetime
from typing import TYPE_CHECKING

from pyramide_qt.commands.parser import CommandError, add_command, add_json
from pyramide_qt.printing import say
from pyramide_qt.rules.records.rule_sets import rules_name
from pyramide_qt.solver.daily import daily_deal
from pyramide_qt.store.stored_times import read_day

if TYPE_CHECKING:
    from pyramide_qt.commands.parser import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the parser of `daily`."""
    daily = add_command(subparsers, "daily", "name the daily deal", _run_daily)
    daily.add_argument("token", metavar="TOKEN", nargs="?", default="N", help="a rule set")
    daily.add_argument("--date", metavar="YYYY-MM-DD", type=_day, help="by default today")
    add_json(daily)


def _day(text: str) -> str:
    if read_day(text) is not None:
        return text
    raise CommandError(f'--date must be a date like 2026-11-30, not "{text[:20]}".')


def _run_daily(options: argparse.Namespace) -> int:
    day = options.date or datetime.now().astimezone().date().isoformat()
    daily = daily_deal(options.token.upper(), day)
    report = {
        "date": day,
        "rules": daily.code.token,
        "start": str(daily.start),
        "code": str(daily.code),
        "is_proved": daily.is_proved,
    }
    if options.json:
        say(json.dumps(report))
        return 0
    note = "" if daily.is_proved else " (it may not be winnable)"
    say(f"{day}  {rules_name(daily.code.token)}  {daily.code}{note}")
    return 0
