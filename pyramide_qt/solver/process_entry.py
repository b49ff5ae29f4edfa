"""What runs in a solver process: one question a line on standard input, one answer a line back.

A question is a JSON object: "code", or "cards" (in deal order, parted by blanks) with "rules";
"after" (moves, as in a game text); "goal"; "positions" and "limit" (seconds of CPU time), each
a number or null; "line": false where a win need not be shown. Or it is "rules" and "day"
(`2026-11-30`), whose deal is asked for. "id" comes back with the answer,
whose fields are those of `pyramide solve`; where there is none, "error" says why. The process
ends with its input.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, TextIO

from pyramide_qt.rules.deals.cards import parse_card
from pyramide_qt.rules.deals.deal import Deal, deal_from_cards, deal_from_code
from pyramide_qt.rules.errors import NotationError, RulesError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.notation import actions_text, move_text, split_actions
from pyramide_qt.solver.own_program import program_command
from pyramide_qt.solver.question import Aim, Answer, Budget
from pyramide_qt.solver.solve import solve_or_unknown

MAX_CARDS_LENGTH = 1000
_LOOK_S = 1.0


def process_command() -> list[str]:
    """The command that starts a solver process."""
    return program_command("solver")


def cards_deal(text: str, token: str) -> Deal:
    """The deal of the cards in `text`, in deal order; RulesError says what is wrong with them."""
    if len(text) > MAX_CARDS_LENGTH:
        raise NotationError(f"The line has {len(text)} characters, too many for a deal.")
    return deal_from_cards([parse_card(word) for word in text.split()], token)


def played(deal: Deal, moves: str) -> Game:
    """The game of `deal` after `moves`; RulesError if one of them cannot be played."""
    game = Game(deal)
    game.play(split_actions(moves))
    return game


def answer_report(deal: Deal, answer: Answer) -> dict[str, Any]:
    """An answer as plain values; the fields are those that the command line documents."""
    names: dict[str, Any] = {"code": str(deal.code)}
    if deal.code is None:
        names = {"cards": " ".join(map(str, deal.cards))}
    line = answer.line
    texts = None if line is None else actions_text(move_text(deal.rules, move) for move in line)
    return names | {
        "rules": deal.token,
        "goal": str(answer.aim),
        "verdict": str(answer.verdict),
        "fewest_moves": answer.fewest_moves,
        "most_removed": answer.most_removed,
        "line": texts,
        "positions": answer.positions,
        "seconds": round(answer.cpu_s, 6),
    }


def answer_to(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question."""
    try:
        if question.get("day"):
            from pyramide_qt.solver.daily import daily_deal

            daily = daily_deal(str(question.get("rules")), str(question["day"]))
            found = {"code": str(daily.code), "is_proved": daily.is_proved}
            return {"id": question.get("id"), **found}
        if question.get("code"):
            deal = deal_from_code(str(question["code"]))
        else:
            deal = cards_deal(str(question.get("cards", "")), str(question.get("rules", "")))
        position = played(deal, str(question.get("after") or "")).position
        budget = Budget(question.get("positions"), question.get("limit"))
        aim = Aim(question.get("goal", "win"))
        wants_line = bool(question.get("line", True))
        answer = solve_or_unknown(deal, position, aim, budget, wants_line=wants_line)
        report = answer_report(deal, answer)
    except (RulesError, ValueError, TypeError) as error:
        report = {"error": str(error)}
    return {"id": question.get("id"), **report}


def end_with_parent() -> None:
    """Look every second whether the process that asks is still there, and end with it.

    A killed parent cannot end this one, which would search on until its time is up.
    """
    if not hasattr(signal, "setitimer"):
        return
    parent = os.getppid()

    def look(_signal: int, _frame: object) -> None:
        if os.getppid() != parent:
            os._exit(1)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, _LOOK_S, _LOOK_S)


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answer each line of `questions` with a line on `answers`.

    A key that interrupts the terminal is left to the process that asks.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    for line in questions:
        try:
            question = json.loads(line)
        except (ValueError, RecursionError):
            question = None
        if isinstance(question, dict):
            answer = answer_to(question)
        else:
            answer = {"id": None, "error": "This is no question."}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
