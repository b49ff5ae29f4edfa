"""Answers a question about one position."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from pyramide_qt.rules.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.attempts import attempts
from pyramide_qt.solver.bounds import Bounds
from pyramide_qt.solver.collecting import NEVER
from pyramide_qt.solver.fewest import fewest_path, see_passes
from pyramide_qt.solver.free_game import FreeGame
from pyramide_qt.solver.free_order import is_free, supply_of
from pyramide_qt.solver.line import check_line, line_in_any_order, line_of
from pyramide_qt.solver.line_nodes import PlainRest
from pyramide_qt.solver.natural_line import removals_early, without_idle_end
from pyramide_qt.solver.pass_game import PassGame, is_pass_game
from pyramide_qt.solver.pass_line import line_with_removals
from pyramide_qt.solver.question import Aim, Answer, Budget, OutOfBudget, SolverError, Verdict
from pyramide_qt.solver.search import Search
from pyramide_qt.solver.shift_line import see_turned
from pyramide_qt.solver.space import CORE_BITS, Space

_DIVE_POSITIONS = 400
_ANY_NUMBER = 999
# Longer attempts are not made in a trial, and not by a search that sees how many passes are
# needed, since that one seldom loses its way.
_LONG_ATTEMPT = 3_000


def solve(
    deal: Deal, position: Position, aim: Aim, budget: Budget, *, wants_line: bool = True
) -> Answer:
    """What `aim` asks about `position`: exact, or unknown where the budget did not do.

    The line of the answer has been replayed by the rules. Where only the verdict counts, WIN
    can do without a line.
    """
    started = time.process_time()
    question = _Question(deal, position, budget, wants_line or aim is not Aim.WIN)
    found = {Aim.WIN: question.win, Aim.FEWEST: question.fewest, Aim.MOST: question.most}[aim]()
    found = question.with_natural_line(found)
    answer = replace(found, positions=budget.used, cpu_s=time.process_time() - started)
    question.check(answer)
    return answer


class _Question:
    """One position and what may be spent on it."""

    def __init__(self, deal: Deal, position: Position, budget: Budget, wants_line: bool) -> None:
        self._deal, self._position, self._budget = deal, position, budget
        self._wants_line = wants_line

    def win(self) -> Answer:
        """Whether it can be won, with any line that does."""
        space = Space(self._deal, is_exact=False)
        if isinstance(space.rest, PlainRest) and is_free(self._deal.rules):
            return self._won_in_any_order(space)
        if is_pass_game(space):
            return self._won_in_passes(space)
        return self._won(Aim.WIN, space)

    def _won_in_any_order(self, space: Space) -> Answer:
        start = space.start_of(self._position)
        supply = supply_of(space.rest.ranks_of(start >> CORE_BITS))
        search = FreeGame(space.core, self._budget)
        try:
            path = search.path(self._position.tableau & space.core.mask, supply)
        except OutOfBudget:
            return Answer(Aim.WIN, Verdict.UNKNOWN)
        if path is None:
            return Answer(Aim.WIN, Verdict.NOT_WINNABLE)
        line = line_in_any_order(self._deal, self._position, path) if self._wants_line else None
        return Answer(Aim.WIN, Verdict.WINNABLE, line=line)

    def _won_in_passes(self, space: Space) -> Answer:
        try:
            wanted = PassGame(space, self._position, self._budget).winning_removals()
        except OutOfBudget:
            return Answer(Aim.WIN, Verdict.UNKNOWN)
        if wanted is None:
            return Answer(Aim.WIN, Verdict.NOT_WINNABLE)
        if not self._wants_line:
            return Answer(Aim.WIN, Verdict.WINNABLE)
        line = line_with_removals(self._deal, self._position, wanted)
        return Answer(Aim.WIN, Verdict.WINNABLE, line=line)

    def fewest(self) -> Answer:
        """Whether it can be won, with a shortest line.

        The verdict comes first, since it is found much sooner and stands by itself.
        """
        self._wants_line = False
        verdict = self.win().verdict
        self._wants_line = True
        if verdict is not Verdict.WINNABLE:
            return Answer(Aim.FEWEST, verdict)
        answer = self._won(Aim.FEWEST, Space(self._deal, is_exact=True))
        return replace(answer, verdict=verdict)

    def _won(self, aim: Aim, space: Space) -> Answer:
        start = space.start_of(self._position)
        try:
            if aim is Aim.FEWEST:
                path = fewest_path(space, start, self._budget)
            else:
                bounds = Bounds(space, start, self._budget)
                path = self._any_path(space, space.is_won, bounds, start)
        except OutOfBudget:
            return Answer(aim, Verdict.UNKNOWN)
        if path is None:
            return Answer(aim, Verdict.NOT_WINNABLE)
        if not self._wants_line:
            return Answer(aim, Verdict.WINNABLE)
        line = line_of(space, self._position, path)
        fewest = len(line) if aim is Aim.FEWEST else None
        return Answer(aim, Verdict.WINNABLE, fewest_moves=fewest, line=line)

    def _any_path(
        self,
        space: Space,
        is_aim: Callable[[int], bool],
        bounds: Bounds,
        start: int,
        *,
        is_trial: bool = False,
    ) -> list[int] | None:
        """A path to the aim by several searches in turn, since a search can lose its way.

        A trial makes the short ones only, and raises OutOfBudget after them.
        """
        sees_passes = False
        for weigh, positions, sees_order in attempts(space, is_win=bounds.floor is None):
            is_long = positions is None or positions > _LONG_ATTEMPT
            if is_long and (is_trial or (sees_passes and positions is not None)):
                continue
            budget = Budget(positions, whole=self._budget)
            if sees_order and not is_trial:
                sees_passes = see_passes(space, start, bounds) is not None
                sees_passes = sees_passes or see_turned(space, start, bounds)
            try:
                return Search(space, budget, is_aim, bounds, weigh).path(start)
            except OutOfBudget:
                if self._budget.is_spent:
                    raise
        if is_trial:
            raise OutOfBudget
        raise SolverError("The last search of all has ended too soon.")

    def most(self) -> Answer:
        """How many tableau cards can be removed for good, with a line that removes them."""
        space = Space(self._deal, is_exact=False, is_most=True)
        if is_pass_game(space):
            return self._most_in_passes(space)
        won = self.win()
        slots = self._deal.rules.slot_count
        answer = replace(won, aim=Aim.MOST, line=None)
        if won.verdict is Verdict.UNKNOWN:
            return answer
        if won.line is not None:
            end = check_line(self._deal, self._position, won.line)
            if not end.tableau:
                return replace(answer, most_removed=slots, line=won.line)
        try:
            line = self._deepest_line()
        except OutOfBudget:
            return answer
        end = check_line(self._deal, self._position, line)
        return replace(answer, most_removed=self._removed_for_good(end), line=line)

    def _most_in_passes(self, space: Space) -> Answer:
        game = PassGame(space, self._position, self._budget)
        try:
            wanted = game.fullest_removals()
        except OutOfBudget:
            return Answer(Aim.MOST, Verdict.NOT_WINNABLE if game.is_lost else Verdict.UNKNOWN)
        line = line_with_removals(self._deal, self._position, wanted)
        end = check_line(self._deal, self._position, line)
        verdict = Verdict.WINNABLE if is_won(self._deal, end) else Verdict.NOT_WINNABLE
        return Answer(Aim.MOST, verdict, most_removed=self._removed_for_good(end), line=line)

    def _deepest_line(self) -> tuple[Move, ...]:
        space = Space(self._deal, is_exact=False, is_most=True)
        if isinstance(space.rest, PlainRest) and is_free(self._deal.rules):
            search = FreeGame(space.core, self._budget)
            core = self._position.tableau & space.core.mask
            supply = supply_of(space.rest.ranks_of(space.rest.number_of(self._position)))
            free_path = search.fullest_path(core, supply)
            return line_in_any_order(self._deal, self._position, free_path)
        return line_of(space, self._position, self._deepest(space))

    def _deepest(self, space: Space) -> list[int]:
        """A path to a state in which the fewest tableau cards are left."""
        start = space.start_of(self._position)
        best = self._dive(space, start)
        least = self._least_left(space, start, space.slots_left(best[-1]))
        is_trial = True
        while space.slots_left(best[-1]) > least:
            floor = least if is_trial else space.slots_left(best[-1]) - 1
            bounds = Bounds(space, start, self._budget, floor)
            is_aim = _few_left(space, floor)
            try:
                path = self._any_path(space, is_aim, bounds, start, is_trial=is_trial)
            except OutOfBudget:
                if self._budget.is_spent:
                    raise
                is_trial = False
                continue
            if path is not None:
                best = path
            elif is_trial:
                least += 1
            else:
                break
        return best

    def _least_left(self, space: Space, start: int, left: int) -> int:
        """The least number of cards, up to `left`, that the bound lets be left over."""
        too_few = -1
        while left - too_few > 1:
            middle = (left + too_few) // 2
            if Bounds(space, start, self._budget, middle).moves_left(start) < NEVER:
                left = middle
            else:
                too_few = middle
        return left

    def _dive(self, space: Space, start: int) -> list[int]:
        """A path to the emptiest tableau that a short look finds."""
        budget = Budget(_DIVE_POSITIONS, whole=self._budget)
        search = Search(
            space,
            budget,
            _few_left(space, 0),
            Bounds(space, start, budget, _ANY_NUMBER),
            _by_slots(space),
        )
        try:
            path = search.path(start)
        except OutOfBudget:
            path = None
        return path or search.path_to_least(space.slots_left)

    def with_natural_line(self, answer: Answer) -> Answer:
        """The same answer with its moves in a player's order, and none that leads to nothing."""
        if not answer.line:
            return answer
        line = removals_early(self._deal, self._position, answer.line)
        line = without_idle_end(self._deal, self._position, line, self._worth)
        return replace(answer, line=line)

    def _worth(self, position: Position) -> int:
        return self._removed_for_good(position) + is_won(self._deal, position)

    def check(self, answer: Answer) -> None:
        """Raise SolverError unless the rules say of the line what the answer says."""
        if answer.line is None:
            return
        end = check_line(self._deal, self._position, answer.line)
        if answer.most_removed is None:
            if not is_won(self._deal, end):
                raise SolverError("A line that was found does not win.")
        elif self._removed_for_good(end) != answer.most_removed:
            raise SolverError("A line that was found does not remove what it should.")

    def _removed_for_good(self, position: Position) -> int:
        slots = self._deal.rules.slot_count
        waiting = sum(card is not None and card < slots for card in position.cells)
        return slots - position.tableau.bit_count() - waiting


def _few_left(space: Space, floor: int) -> Callable[[int], bool]:
    return lambda state: space.slots_left(state) <= floor


def _by_slots(space: Space) -> Callable[[int, int, int], int]:
    return lambda state, _cost, _need: space.slots_left(state)
