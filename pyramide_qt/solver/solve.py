"""Answers a question about one position."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from pyramide_qt.printing import tell
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.natural_order import removals_early, without_idle_end
from pyramide_qt.solver.path_to_moves import check_line, line_in_any_order, line_of
from pyramide_qt.solver.plan import Way, bounds_for, space_for, way_of
from pyramide_qt.solver.question import Aim, Answer, Budget, NoAnswer, SolverError, Verdict
from pyramide_qt.solver.search.any_order import supply_of
from pyramide_qt.solver.search.any_order_game import AnyOrderGame
from pyramide_qt.solver.search.few_passes_game import FewPassesGame
from pyramide_qt.solver.search.most_cards import deepest_path
from pyramide_qt.solver.search.removals_to_moves import line_with_removals
from pyramide_qt.solver.search.restarts import any_path
from pyramide_qt.solver.search.shortest_path import fewest_path
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, StateSpace


def solve(
    deal: Deal, position: Position, aim: Aim, budget: Budget, *, wants_line: bool = True
) -> Answer:
    """What `aim` asks about `position`: exact, or unknown where the budget did not do.

    Whatever is said to be possible has been replayed by the rules. Where only the verdict counts,
    WIN can do without a line in its answer. Raises SolverError where the solver contradicts itself.
    """
    started = time.process_time()
    wants_line = wants_line or aim is not Aim.WIN
    question = _Question(deal, position, budget)
    if not legal_moves(deal, position):
        found = question.at_the_end(aim)
    else:
        asked = {Aim.WIN: question.win, Aim.FEWEST: question.fewest, Aim.MOST: question.most}
        found = asked[aim]()
    if wants_line:
        found = question.with_natural_line(found)
    question.check(found)
    if not wants_line:
        found = replace(found, line=None)
    return replace(found, positions=budget.used, cpu_s=time.process_time() - started)


def solve_or_unknown(
    deal: Deal, position: Position, aim: Aim, budget: Budget, *, wants_line: bool = True
) -> Answer:
    """As `solve`; where the solver contradicts itself the verdict is unknown.

    A sentence on standard error then says that the program is at fault, and where.
    """
    try:
        return solve(deal, position, aim, budget, wants_line=wants_line)
    except SolverError:
        name = deal.code or f"{deal.token}, cards {' '.join(map(str, deal.cards))}"
        tell(
            f"The solver contradicted itself about {name} (goal {aim}), which counts as "
            "unknown. Please report this."
        )
        return Answer(aim, Verdict.UNKNOWN, positions=budget.used)


class _Question:
    """One position and what may be spent on it."""

    def __init__(self, deal: Deal, position: Position, budget: Budget) -> None:
        self._deal, self._position, self._budget = deal, position, budget

    def at_the_end(self, aim: Aim) -> Answer:
        """What there is to say where no move is legal."""
        is_at_goal = is_won(self._deal, self._position)
        verdict = Verdict.WINNABLE if is_at_goal else Verdict.NOT_WINNABLE
        answer = Answer(aim, verdict, line=() if is_at_goal else None)
        if aim is Aim.MOST:
            most = self._removed_for_good(self._position)
            return replace(answer, most_removed=most, line=())
        return replace(answer, fewest_moves=0) if is_at_goal and aim is Aim.FEWEST else answer

    def win(self) -> Answer:
        """Whether it can be won, with any line that does."""
        space = space_for(self._deal, is_exact=False)
        way = way_of(space)
        if way is Way.ANY_ORDER:
            return self._won_in_any_order(space)
        if way is Way.FEW_PASSES:
            return self._won_in_passes(space)
        return self._won(Aim.WIN, space)

    def _won_in_any_order(self, space: StateSpace) -> Answer:
        start = space.start_of(self._position)
        supply = supply_of(space.outside.ranks_of(start >> PYRAMID_BITS))
        search = AnyOrderGame(space.pyramid, self._budget)
        try:
            path = search.path(self._position.tableau & space.pyramid.mask, supply)
        except NoAnswer:
            return Answer(Aim.WIN, Verdict.UNKNOWN)
        if path is None:
            return Answer(Aim.WIN, Verdict.NOT_WINNABLE)
        line = line_in_any_order(self._deal, self._position, path)
        return Answer(Aim.WIN, Verdict.WINNABLE, line=line)

    def _won_in_passes(self, space: StateSpace) -> Answer:
        try:
            wanted = FewPassesGame(space, self._position, self._budget).winning_removals()
        except NoAnswer:
            return Answer(Aim.WIN, Verdict.UNKNOWN)
        if wanted is None:
            return Answer(Aim.WIN, Verdict.NOT_WINNABLE)
        line = line_with_removals(self._deal, self._position, wanted)
        return Answer(Aim.WIN, Verdict.WINNABLE, line=line)

    def fewest(self) -> Answer:
        """Whether it can be won, with a shortest line.

        The verdict comes first, since it is found much sooner and stands by itself.
        """
        won = self.win()
        if won.line is None:
            return replace(won, aim=Aim.FEWEST)
        self._end_of_win(won.line)
        answer = self._won(Aim.FEWEST, space_for(self._deal, is_exact=True))
        if answer.verdict is Verdict.NOT_WINNABLE:
            raise SolverError("A game that was won has no shortest line.")
        if answer.line is not None and len(answer.line) > len(won.line):
            raise SolverError("A shortest line is longer than another.")
        return replace(answer, verdict=won.verdict)

    def _won(self, aim: Aim, space: StateSpace) -> Answer:
        start = space.start_of(self._position)
        try:
            if aim is Aim.FEWEST:
                path = fewest_path(space, start, self._budget)
            else:
                bounds = bounds_for(space, start, self._budget)
                path = any_path(space, space.is_won, bounds, start, self._budget)
        except NoAnswer:
            return Answer(aim, Verdict.UNKNOWN)
        if path is None:
            return Answer(aim, Verdict.NOT_WINNABLE)
        line = line_of(space, self._position, path)
        fewest = len(line) if aim is Aim.FEWEST else None
        return Answer(aim, Verdict.WINNABLE, fewest_moves=fewest, line=line)

    def most(self) -> Answer:
        """How many tableau cards can be removed for good, with a line that removes them."""
        space = space_for(self._deal, is_exact=False, is_most=True)
        way = way_of(space)
        if way is Way.FEW_PASSES:
            return self._most_in_passes(space)
        won = self.win()
        slots = self._deal.rules.slot_count
        answer = replace(won, aim=Aim.MOST, line=None)
        if won.verdict is Verdict.UNKNOWN:
            return answer
        if won.line is not None and not self._end_of_win(won.line).tableau:
            return replace(answer, most_removed=slots, line=won.line)
        try:
            line = self._deepest_line(space, way)
        except NoAnswer:
            return answer
        end = check_line(self._deal, self._position, line)
        return replace(answer, most_removed=self._removed_for_good(end), line=line)

    def _most_in_passes(self, space: StateSpace) -> Answer:
        game = FewPassesGame(space, self._position, self._budget)
        try:
            wanted = game.fullest_removals()
        except NoAnswer:
            return Answer(Aim.MOST, Verdict.NOT_WINNABLE if game.is_lost else Verdict.UNKNOWN)
        line = line_with_removals(self._deal, self._position, wanted)
        end = check_line(self._deal, self._position, line)
        verdict = Verdict.WINNABLE if is_won(self._deal, end) else Verdict.NOT_WINNABLE
        return Answer(Aim.MOST, verdict, most_removed=self._removed_for_good(end), line=line)

    def _deepest_line(self, space: StateSpace, way: Way) -> tuple[Move, ...]:
        if way is Way.ANY_ORDER:
            search = AnyOrderGame(space.pyramid, self._budget)
            pyramid = self._position.tableau & space.pyramid.mask
            supply = supply_of(space.outside.ranks_of(space.outside.number_of(self._position)))
            free_path = search.fullest_path(pyramid, supply)
            return line_in_any_order(self._deal, self._position, free_path)
        path = deepest_path(space, space.start_of(self._position), self._budget)
        return line_of(space, self._position, path)

    def with_natural_line(self, answer: Answer) -> Answer:
        """The same answer with its moves in a player's order, and none that leads to nothing."""
        if not answer.line:
            return answer
        line = removals_early(self._deal, self._position, answer.line)
        line = without_idle_end(self._deal, self._position, line, self._worth)
        return replace(answer, line=line)

    def _worth(self, position: Position) -> tuple[int, bool]:
        # A game that may be played on can leave the win for one card more.
        return self._removed_for_good(position), is_won(self._deal, position)

    def check(self, answer: Answer) -> None:
        """Raise SolverError unless the rules say of the line what the answer says."""
        if answer.line is None:
            return
        if answer.most_removed is None:
            self._end_of_win(answer.line)
        else:
            end = check_line(self._deal, self._position, answer.line)
            if self._removed_for_good(end) != answer.most_removed:
                raise SolverError("A line that was found does not remove what it should.")
        if answer.fewest_moves not in (None, len(answer.line)):
            raise SolverError("A shortest line has another length than was said.")

    def _end_of_win(self, line: Sequence[Move]) -> Position:
        """Where a line ends, replayed by the rules; SolverError unless that is a win."""
        end = check_line(self._deal, self._position, line)
        if not is_won(self._deal, end):
            raise SolverError("A line that was found does not win.")
        return end

    def _removed_for_good(self, position: Position) -> int:
        slots = self._deal.rules.slot_count
        waiting = sum(card is not None and card < slots for card in position.cells)
        return slots - position.tableau.bit_count() - waiting
