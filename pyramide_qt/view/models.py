"""What the window shows and plays: the models, handed over together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.play_clock import PlayClock
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.store.game_store import GameStore

if TYPE_CHECKING:
    from pyramide_qt.model.analysis.analysis import Analysis
    from pyramide_qt.model.analysis.deal_pool import DealPool
    from pyramide_qt.model.analysis.hint_model import Hints
    from pyramide_qt.model.analysis.par_keeper import ParKeeper
    from pyramide_qt.model.analysis.solver_desk import SolverDesk
    from pyramide_qt.model.rule_texts.own_rules import OwnRules


class WindowParts(NamedTuple):
    """The models of one window; `store` is read for the statistics.

    `languages`: code -> the language's own name, of all that come with the program.
    `solver_desk` and `find_own_rules` make what works with the solver, and the list of the
    player's own rules, when they are first asked; the table can be shown before that.
    """

    game: GameModel
    selection: Selection
    clock: PlayClock
    session: Session
    settings: SettingsModel
    store: GameStore
    languages: Mapping[str, str]
    solver_desk: Callable[[], SolverDesk]
    find_own_rules: Callable[[], OwnRules]

    @property
    def own_rules(self) -> OwnRules:
        """The player's own rules."""
        return self.find_own_rules()

    @property
    def analysis(self) -> Analysis:
        return self.solver_desk().analysis

    @property
    def hints(self) -> Hints:
        return self.solver_desk().hints

    @property
    def par(self) -> ParKeeper:
        return self.solver_desk().par

    @property
    def pool(self) -> DealPool:
        return self.solver_desk().pool
