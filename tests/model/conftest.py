"""A game, its settings and a choice, ready to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from pyramide_qt.model.game.game_events import Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.deals.cards import parse_card
from pyramide_qt.store.settings.settings_file import SettingsFile
from tests.model.analysis.desks import Desks


@dataclass
class Table:
    """The parts of a table; `news` holds (signal name, value) in the order of arrival."""

    game: GameModel
    settings: SettingsModel
    selection: Selection
    news: list[tuple[str, Any]] = field(default_factory=list)

    def card(self, text: str) -> int:
        return self.game.deal.cards.index(parse_card(text))

    def touch(self, *texts: str) -> None:
        for text in texts:
            self.selection.touch_card(self.card(text))

    @property
    def chosen(self) -> str | None:
        chosen = self.selection.chosen
        return None if chosen is None else str(self.game.deal.cards[chosen])

    @property
    def refusals(self) -> list[Refused]:
        return [value for name, value in self.news if name == "refused"]

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.news]

    @property
    def actions(self) -> str:
        return " ".join(self.game.game.actions)

    def stand(self) -> tuple[str | None, str]:
        """The chosen card and all actions so far."""
        return self.chosen, self.actions

    def deal(self, code: str, actions: str = "") -> None:
        self.game.deal_code(code)
        self.game.game.play(actions.split())
        self.news.clear()


@pytest.fixture(autouse=True)
def application(qapp: QCoreApplication) -> QCoreApplication:
    """Timers and translations need an application."""
    return qapp


@pytest.fixture
def settings(tmp_path: Path) -> SettingsModel:
    return SettingsModel(SettingsFile.load(tmp_path / "settings.json"))


@pytest.fixture
def table(settings: SettingsModel) -> Table:
    game = GameModel()
    table = Table(game, settings, Selection(game, settings))
    news = table.news
    game.dealt.connect(lambda value: news.append(("dealt", value)))
    game.moved.connect(lambda value: news.append(("moved", value)))
    game.status_changed.connect(lambda: news.append(("status_changed", None)))
    game.finished.connect(lambda value: news.append(("finished", value)))
    table.selection.chosen_changed.connect(lambda value: news.append(("chosen_changed", value)))
    table.selection.refused.connect(lambda value: news.append(("refused", value)))
    return table


@pytest.fixture
def desks(tmp_path: Path) -> Iterator[Desks]:
    desks = Desks(tmp_path)
    yield desks
    desks.close_all()
