"""A whole session on a real database, opened and killed at will."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.play_clock import PlayClock, StopReason
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.notation import parse_move
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.settings.settings_file import SettingsFile
from tests.model.game.test_play_clock import FakeTime

CODE = "PY1-N-AAAAAAS"


@dataclass
class Desk:
    """A session with everything below it, on a database in `folder`."""

    folder: Path
    now: FakeTime
    store: GameStore
    settings: SettingsModel
    game: GameModel
    clock: PlayClock
    session: Session
    news: list[tuple[str, Any]] = field(default_factory=list)

    def play(self, actions: str) -> None:
        for text in actions.split():
            if text == "U":
                assert self.session.undo()
            elif text == "Y":
                assert self.session.redo()
            else:
                assert self.game.play(parse_move(self.game.deal.rules, text)) is None
            self.now.pass_(1000)
            # The timer of the clock does not know of this time.
            self.clock._on_timeout()

    def stand(self) -> tuple[str, int, int, int, bool, bool]:
        game = self.game
        status = game
        return (
            game.game.to_text(),
            game.score,
            game.move_count,
            self.clock.time_ms,
            status.can_undo,
            status.can_redo,
        )

    def totals(self) -> tuple[int, int, int, int]:
        totals = self.store.statistics.totals()
        return totals.played, totals.won, totals.left, totals.in_progress

    def told(self, name: str) -> list[Any]:
        return [value for told, value in self.news if told == name]

    def code(self) -> str:
        return str(self.game.deal.code)


class Desks:
    """Opens desks on one folder, one after another, as starts of the program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = iter(range(100, 200))
        self.open_desks: list[Desk] = []

    def open(self, code: str | None = None) -> Desk:
        self.close_all()
        now = FakeTime()
        store = open_game_store(self.folder / "games.sqlite3")
        settings = SettingsModel(SettingsFile.load(self.folder / "settings.json"))
        game, clock = GameModel(), PlayClock(now)
        clock.set_ticking(False)
        session = Session(game, clock, store, settings, lambda: next(self.numbers))
        desk = Desk(self.folder, now, store, settings, game, clock, session)
        self.open_desks.append(desk)
        news = desk.news
        game.dealt.connect(lambda value: news.append(("dealt", value)))
        game.finished.connect(lambda value: news.append(("finished", value)))
        session.game_won.connect(lambda value: news.append(("game_won", value)))
        session.notice.connect(lambda value: news.append(("notice", value)))
        session.take_back_changed.connect(lambda on: news.append(("take_back_changed", on)))
        session.new_game_taken_back.connect(lambda: news.append(("new_game_taken_back", None)))
        session.paused_changed.connect(lambda on: news.append(("paused_changed", on)))
        session.resume_or_deal(code)
        return desk

    def close_all(self) -> None:
        """Let go as a killed program does: nothing more is written by the session."""
        for desk in self.open_desks:
            desk.clock.blockSignals(True)
            desk.clock.set_reason(StopReason.CLOSED, on=True)
            desk.store.close()
        self.open_desks.clear()
