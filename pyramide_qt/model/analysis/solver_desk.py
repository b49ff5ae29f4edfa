"""All models that work with the solver, made together when the first of them is wanted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from pyramide_qt.model.analysis.analysis import Analysis
from pyramide_qt.model.analysis.deal_pool import DealPool
from pyramide_qt.model.analysis.hint_model import Hints
from pyramide_qt.model.analysis.par_keeper import ParKeeper
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.store.game_store import GameStore


class SolverDesk(QObject):
    """Analysis, hints, par and ready deals of one window, and the service that they share.

    The table is shown without it: a game that is resumed waits for nothing of this.
    """

    def __init__(
        self,
        game: GameModel,
        session: Session,
        settings: SettingsModel,
        store: GameStore,
        random_number: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.service = SolverService(self)
        self.analysis = Analysis(game, settings, self.service, self)
        self.hints = Hints(self.analysis, session, self)
        self.par = ParKeeper(self.analysis, session, store, self)
        self.pool = DealPool(settings, store, self.service, random_number, self)
