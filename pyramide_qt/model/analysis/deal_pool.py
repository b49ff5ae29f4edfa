"""Deals that can be won, and how hard they are, found beforehand for new games."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.deal_bands import Band, has_bands, suits, wanted_band
from pyramide_qt.model.analysis.first_deals import FIRST_DEALS
from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    question_about,
)
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, parse_code, parse_number
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.game import Game
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.settings.schema import LAST_RULES, NEW_DEALS

KEPT = 4
"""So many deals are kept ready for the rules and the wish of the moment."""

_LIMIT_S = 2.0
# Then it waits for the next game, or gives these rules up: some are beyond the solver.
_MAX_TRIES = 800
_TRIES_OF_UNKNOWN = 20
_MAX_READY = 60
_QUICK_S, _MIN_S = 0.15, 0.005


class DealPool(QObject):
    """Keeps a few deals ready, as the setting for new games wants them.

    Difficulty is the fewest moves of the deal, in thirds (`deal_bands`). Rule sets without bands
    get deals that can be won. The first game of all under some rules is one of a few that are
    known to be won. A code that somebody types is never looked at here.

    Signals:
    - `missed(bool)`: none was ready; whether the deal that is taken can at least be won.
    """

    missed = Signal(bool)

    def __init__(
        self,
        settings: SettingsModel,
        store: GameStore,
        service: SolverService,
        random_number: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._store = store
        self._lists = store.lists
        self._service = service
        self._random_number = random_number
        self._asked: SolverQuestion | None = None
        self._tries = 0
        self._dealt: set[str] = set()
        self._hopeless: set[str] = set()
        self._missed = ""
        service.answered.connect(self._on_answered)
        settings.changed.connect(self._on_setting_changed)

    @property
    def wish(self) -> Band:
        """How hard new deals are to be, by the settings and the rules dealt last."""
        return wanted_band(self._settings.get(NEW_DEALS), self._settings.last_rules)

    def ready(self, token: str) -> tuple[str, ...]:
        """The codes that are ready for these rules and the wish of the moment."""
        return tuple(str(code) for code in self._ready(token))

    def draw_number(self) -> int:
        """A number for a new game under the rules dealt last."""
        token = self._settings.last_rules
        if self._is_first(token):
            return self._first_number(token)
        if self.wish is Band.ANY:
            return self._random_number()
        ready = self._ready(token)
        self._tries = 0
        if not ready:
            number = self._quick_number(token)
            self.fill()
            return number
        self._missed = ""
        number = self._take(ready[0])
        self.fill()
        return number

    def winnable_number(self, token: str) -> int:
        """A deal under these rules that can be won, if one is ready or found in a moment."""
        for entry in self._lists.get(KeptList.READY_DEALS):
            with contextlib.suppress(RulesError):
                code = parse_code(entry.key)
                if code.token == token:
                    return self._take(code)
        return self._quick_number(token)

    def _take(self, code: DealCode) -> int:
        """The number of a deal that was ready, and is to be dealt now."""
        kept = self._lists.get(KeptList.READY_DEALS)
        self._lists.set(KeptList.READY_DEALS, [each for each in kept if each.key != str(code)])
        return code.number

    def fill(self) -> None:
        """Look for deals until enough are ready."""
        token = self._settings.last_rules
        is_wanted = self.wish is not Band.ANY and len(self._ready(token)) < KEPT
        if self._asked is not None or not is_wanted or token in self._hopeless:
            return
        if self._tries >= _MAX_TRIES:
            if not self._ready(token):
                self._hopeless.add(token)
            return
        try:
            deal = deal_from_code(DealCode(token, self._random_number() % NUMBER_COUNT))
        except RulesError:
            return
        self._tries += 1
        aim = self._aim(token)
        self._asked = question_about(Game(deal), aim, _LIMIT_S, Urgency.BACKGROUND)
        self._service.ask(self._asked)

    def _is_first(self, token: str) -> bool:
        """Whether nothing was ever played under these rules, and the player has no other wish."""
        is_wanted = self._settings.get(NEW_DEALS) == NEW_DEALS.default and token in FIRST_DEALS
        if not is_wanted or token in self._dealt:
            return False
        self._dealt.add(token)
        with contextlib.suppress(StoreError):
            return token not in self._store.statistics.tokens()
        return False

    def _first_number(self, token: str) -> int:
        self.fill()
        numbers = FIRST_DEALS[token].split()
        return parse_number(numbers[self._random_number() % len(numbers)])

    def _quick_number(self, token: str) -> int:
        """With nothing ready, a deal that can be won if one is found in a moment."""
        # The first new game after the wish was uttered; the search is loaded for it alone.
        from pyramide_qt.solver.solve import solve_or_unknown

        budget_s = 0.0 if token in self._hopeless else _QUICK_S
        while budget_s > 0:
            deal = deal_from_code(DealCode(token, self._random_number() % NUMBER_COUNT))
            answer = solve_or_unknown(deal, deal.start, Aim.WIN, Budget(cpu_s=budget_s))
            budget_s -= max(answer.cpu_s, _MIN_S)
            if answer.verdict is Verdict.WINNABLE and deal.code is not None:
                if self._aim(token) is Aim.FEWEST:
                    self.missed.emit(True)
                self._missed = ""
                return deal.code.number
        if self._missed != token:
            # Where none is ever found, that is said once.
            self._missed = token
            self.missed.emit(False)
        return self._random_number()

    def _aim(self, token: str) -> Aim:
        has_choice = self.wish is not Band.WINNABLE and has_bands(token)
        return Aim.FEWEST if has_choice else Aim.WIN

    def _ready(self, token: str) -> list[DealCode]:
        found = []
        for key, fewest in self._lists.get(KeptList.READY_DEALS):
            # What is none of ours stays in the list, and is never dealt.
            with contextlib.suppress(RulesError, ValueError):
                code = parse_code(key)
                if code.token == token and suits(token, int(fewest) or None, self.wish):
                    found.append(code)
        return found

    def _on_answered(self, answer: SolverAnswer) -> None:
        if answer.question is not self._asked:
            return
        self._asked = None
        if answer.verdict is Verdict.WINNABLE:
            entry = Entry(str(answer.question.deal.code), str(answer.fewest_moves or 0))
            ready = (*self._lists.get(KeptList.READY_DEALS), entry)
            self._lists.set(KeptList.READY_DEALS, ready[-_MAX_READY:])
        elif answer.verdict is Verdict.UNKNOWN:
            self._tries += _TRIES_OF_UNKNOWN
        self.fill()

    def _on_setting_changed(self, key: str) -> None:
        if key in (NEW_DEALS.key, LAST_RULES.key):
            self._tries = 0
            self._missed = ""
            self.fill()
