"""What the window asks the solver process and what it answers, as text and as values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.legal_moves import why_not
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.notation import actions_text, move_text, parse_move, split_actions
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Aim, Verdict


class Urgency(IntEnum):
    """Who waits for the answer; the smaller number is served first."""

    PLAYER = 0
    TABLE = 1
    REVIEW = 2
    BACKGROUND = 3


@dataclass(frozen=True, eq=False)
class SolverQuestion:
    """A question about `position`, which `moves` lead to from the start of `deal`.

    `limit_s` bounds the CPU time of the answer, so that no process works for nobody for long.
    """

    deal: Deal
    moves: tuple[Move, ...]
    position: Position
    aim: Aim
    limit_s: float
    urgency: Urgency

    def wire_text(self, number: int) -> str:
        """The line that a solver process reads."""
        deal, rules = self.deal, self.deal.rules
        asked: dict[str, object] = {"code": str(deal.code)}
        if deal.code is None:
            asked = {"cards": " ".join(map(str, deal.cards)), "rules": deal.token}
        after = actions_text(move_text(rules, move) for move in self.moves)
        asked |= {"after": after, "goal": str(self.aim), "limit": self.limit_s, "id": number}
        return json.dumps(asked) + "\n"


@dataclass(frozen=True, eq=False)
class SolverAnswer:
    """What came back for `question`; unknown, with an `error`, if the process could not say.

    `line` has been played by the rules from the position of the question.
    """

    question: SolverQuestion
    verdict: Verdict
    fewest_moves: int | None = None
    most_removed: int | None = None
    line: tuple[Move, ...] | None = None
    error: str = ""


def question_about(
    game: Game, aim: Aim, limit_s: float, urgency: Urgency, ply: int | None = None
) -> SolverQuestion:
    """A question about `game` as it stands, or as it stood after `ply` moves."""
    moves = game.moves if ply is None else game.moves[:ply]
    return SolverQuestion(game.deal, moves, game.positions[len(moves)], aim, limit_s, urgency)


def read_answer(question: SolverQuestion, text: str) -> SolverAnswer:
    """The answer that a line from the process stands for; what contradicts the rules is an error.

    A verdict whose line cannot be played is worth nothing, so it counts as unknown.
    """
    try:
        raw = json.loads(text)
        if raw.get("error"):
            return SolverAnswer(question, Verdict.UNKNOWN, error=str(raw["error"]))
        line = None
        if raw["line"] is not None:
            line = played_line(question.deal, question.position, split_actions(raw["line"]))
        return SolverAnswer(
            question, Verdict(raw["verdict"]), raw["fewest_moves"], raw["most_removed"], line
        )
    except (RulesError, ValueError, KeyError, TypeError, AttributeError) as error:
        return SolverAnswer(question, Verdict.UNKNOWN, error=str(error) or type(error).__name__)


def played_line(deal: Deal, position: Position, texts: Sequence[str]) -> tuple[Move, ...]:
    """The moves that `texts` name, played from `position`; RulesError at the first illegal one."""
    moves = []
    for text in texts:
        move = parse_move(deal.rules, text)
        refusal = why_not(deal, position, move)
        if refusal is not None:
            raise RulesError(refusal.sentence())
        position = apply_move(deal, position, move)
        moves.append(move)
    return tuple(moves)
