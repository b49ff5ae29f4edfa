"""What is wrong with the solver's answers about a position whose truth is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Aim, Answer, Budget, Verdict
from pyramide_qt.solver.solve import solve
from tests.solver.flood import Truth, removed_for_good

# Far more than a game needs whose every position has been visited.
_MAX_POSITIONS = 200_000


def faults(deal: Deal, position: Position, truth: Truth) -> list[str]:
    """One sentence for each answer, of all three aims, that is not what the flood found."""
    found: list[str] = []
    verdict = Verdict.NOT_WINNABLE if truth.fewest is None else Verdict.WINNABLE
    for aim in (Aim.WIN, Aim.FEWEST, Aim.MOST):
        answer = solve(deal, position, aim, Budget(_MAX_POSITIONS))
        wrong = [f"the verdict is {answer.verdict}"] if answer.verdict is not verdict else []
        wrong += _wrong_numbers(answer, truth) + _wrong_line(deal, position, answer)
        found += [f"{aim}: {what}; truth: {truth}" for what in wrong]
    short = solve(deal, position, Aim.WIN, Budget(_MAX_POSITIONS), wants_line=False)
    if short.verdict is not verdict:
        found.append(f"win without a line: the verdict is {short.verdict}; truth: {truth}")
    return found


def _wrong_numbers(answer: Answer, truth: Truth) -> list[str]:
    found = []
    if answer.aim is Aim.FEWEST and answer.fewest_moves != truth.fewest:
        found.append(f"the fewest moves are {answer.fewest_moves}")
    if answer.aim is Aim.MOST and answer.most_removed != truth.most:
        found.append(f"the most cards are {answer.most_removed}")
    return found


def _wrong_line(deal: Deal, position: Position, answer: Answer) -> list[str]:
    """What the rules say against the line of an answer."""
    if answer.line is None:
        is_due = answer.aim is Aim.MOST or answer.verdict is Verdict.WINNABLE
        return ["there is no line"] if is_due else []
    end = _replayed(deal, position, answer.line)
    if end is None:
        return ["a move of the line is not legal"]
    found = []
    if answer.aim is Aim.MOST and removed_for_good(deal, end) != answer.most_removed:
        found.append(f"the line removes {removed_for_good(deal, end)} cards")
    if answer.aim is not Aim.MOST and not is_won(deal, end):
        found.append("the line does not win")
    if answer.aim is Aim.FEWEST and len(answer.line) != answer.fewest_moves:
        found.append(f"the line has {len(answer.line)} moves")
    return found


def _replayed(deal: Deal, position: Position, line: Sequence[Move]) -> Position | None:
    """Where the line ends, or None if a move is not among the legal ones."""
    for move in line:
        if move not in list(legal_moves(deal, position)):
            return None
        position = apply_move(deal, position, move)
    return position


def first_lines(texts: Sequence[str], most: int = 10) -> Iterator[str]:
    """Some of `texts`, and how many more there are."""
    yield from texts[:most]
    if len(texts) > most:
        yield f"and {len(texts) - most} more"
