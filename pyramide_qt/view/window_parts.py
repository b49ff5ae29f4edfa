"""What the window shows and plays: the models, handed over together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyramide_qt.model.analysis import Analysis
from pyramide_qt.model.deal_pool import DealPool
from pyramide_qt.model.game_model import GameModel
from pyramide_qt.model.hint_model import Hints
from pyramide_qt.model.par_keeper import ParKeeper
from pyramide_qt.model.play_clock import PlayClock
from pyramide_qt.model.selection import Selection
from pyramide_qt.model.session import Session
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.store.game_store import GameStore


@dataclass(frozen=True)
class WindowParts:
    """The models of one window; `store` is read for the statistics.

    `languages`: code -> the language's own name, of all that come with the program.
    """

    game: GameModel
    selection: Selection
    clock: PlayClock
    session: Session
    settings: SettingsModel
    store: GameStore
    languages: Mapping[str, str]
    analysis: Analysis
    hints: Hints
    par: ParKeeper
    pool: DealPool
