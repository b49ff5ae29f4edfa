"""What is known of the positions of one deal; it only grows, so no verdict ever flips."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.model.analysis.solver_question import SolverAnswer
from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Aim, Verdict


class Facts(NamedTuple):
    """What is known of one position.

    `line` wins, in `fewest` moves if that is known; `clearing` removes `most` cards, counted from
    the full layout. `tried` holds what was asked and could not be found out.
    """

    verdict: Verdict = Verdict.UNKNOWN
    fewest: int | None = None
    line: tuple[Move, ...] | None = None
    most: int | None = None
    clearing: tuple[Move, ...] | None = None
    tried: frozenset[Aim] = frozenset()

    def has_answer(self, aim: Aim) -> bool:
        """Whether asking `aim` can bring nothing new."""
        if aim in self.tried:
            return True
        if aim is Aim.MOST:
            return self.most is not None
        if self.verdict is Verdict.NOT_WINNABLE:
            return True
        return self.fewest is not None if aim is Aim.FEWEST else self.line is not None


NOTHING = Facts()


class Knowledge:
    """The facts about the positions of `deal`, by position."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self._facts: dict[Position, Facts] = {}

    def of(self, position: Position) -> Facts:
        """What is known of `position`."""
        return self._facts.get(position, NOTHING)

    def learn(self, answer: SolverAnswer) -> None:
        """Take in an answer, and what its line says of every position on it."""
        question = answer.question
        aim, position = question.aim, question.position
        if answer.verdict is Verdict.NOT_WINNABLE:
            self._add(position, self.of(position)._replace(verdict=Verdict.NOT_WINNABLE))
        is_found = answer.most_removed if aim is Aim.MOST else answer.line
        is_lost = aim is not Aim.MOST and answer.verdict is Verdict.NOT_WINNABLE
        if is_found is None and not is_lost:
            self._note_tried(position, aim)
        elif answer.line is not None:
            self._learn_line(answer, answer.line)

    def learn_move(self, before: Position, move: Move, after: Position) -> None:
        """Take in that `move` leads from `before` to `after`: lost stays lost, and won was won."""
        old, new = self.of(before), self.of(after)
        if old.verdict is Verdict.NOT_WINNABLE and new.verdict is Verdict.UNKNOWN:
            self._add(after, new._replace(verdict=Verdict.NOT_WINNABLE))
        elif new.line is not None and old.line is None:
            line = (move, *new.line)
            self._add(before, old._replace(verdict=Verdict.WINNABLE, line=line))

    def _note_tried(self, position: Position, aim: Aim) -> None:
        """Asked in vain; on a line that is known there is no need to wait at each move again."""
        rest = self.of(position).line or ()
        for move in (*rest, None):
            old = self.of(position)
            self._add(position, old._replace(tried=old.tried | {aim}))
            if move is None or aim is not Aim.FEWEST:
                return
            position = apply_move(self.deal, position, move)

    def _learn_line(self, answer: SolverAnswer, line: tuple[Move, ...]) -> None:
        position, aim = answer.question.position, answer.question.aim
        for place in range(len(line) + 1):
            rest, old = line[place:], self.of(position)
            if aim is Aim.MOST:
                # From a won position on, play may go on: the line then still removes most.
                new = old
                if old.most is None:
                    new = old._replace(most=answer.most_removed, clearing=rest)
                if answer.verdict is Verdict.NOT_WINNABLE:
                    new = new._replace(verdict=Verdict.NOT_WINNABLE)
            else:
                new = old._replace(verdict=Verdict.WINNABLE)
                if answer.fewest_moves is not None and old.fewest is None:
                    new = new._replace(fewest=len(rest), line=rest)
                elif old.line is None:
                    new = new._replace(line=rest)
            self._add(position, new)
            if rest:
                position = apply_move(self.deal, position, rest[0])

    def _add(self, position: Position, facts: Facts) -> None:
        self._facts[position] = facts
