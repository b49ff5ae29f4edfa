"""Plays whole games by chance through the real window and checks what is kept of them."""

from __future__ import annotations

import gc
import random
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.notation import move_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.show_offscreen import play_by_touch
from pyramide_qt.store.saved_game import Result
from tests.helpers.drivers.window_driver import WindowDriver

MAX_MOVES = 60
_RESULTS = {Outcome.WON: Result.WON, Outcome.STUCK: Result.STUCK, Outcome.OPEN: Result.LEFT}


@dataclass(frozen=True)
class Played:
    """A game as it was left: its text, how it stood, and whether it had ever been won."""

    text: str
    outcome: Outcome
    move_count: int
    undos: int
    was_won: bool


class Soak:
    """Plays one game after the other, under every rule set in turn."""

    def __init__(self, driver: WindowDriver, seed: int) -> None:
        self._driver = driver
        self._numbers = random.Random(seed)
        self._tokens = list(RULE_SETS)
        self.played: list[Played] = []

    def play(self, count: int) -> None:
        """Play `count` games more."""
        for _ in range(count):
            token = self._tokens[len(self.played) % len(self._tokens)]
            number = self._numbers.randrange(NUMBER_COUNT)
            self._driver.session.new_game(DealCode(token, number))
            self.played.append(self._play_one())
            QApplication.processEvents()

    def _play_one(self) -> Played:
        game = self._driver.game
        undos, was_won = 0, False
        for _ in range(MAX_MOVES):
            moves = list(game.game.legal_moves)
            chance = self._numbers.random()
            # Without a move to take back, undo would bring the game before back.
            if chance < 0.1 and game.game.can_undo:
                assert self._driver.session.undo()
                undos += 1
            elif chance < 0.15 and game.game.can_redo:
                self._driver.session.redo()
            elif moves:
                self._touch(self._choose(moves))
            else:
                break
            was_won = was_won or game.outcome is Outcome.WON
        return Played(game.game.to_text(), game.outcome, game.move_count, undos, was_won)

    def _choose(self, moves: list[Move]) -> Move:
        """Rather a removal than a draw, so that some games are won."""
        removals = [m for m in moves if m.kind in (MoveKind.PAIR, MoveKind.ALONE)]
        return self._numbers.choice(removals or moves)

    def _touch(self, move: Move) -> None:
        """Touch what makes the move; where touches alone say less than it does, make it."""
        game = self._driver.game
        before = len(game.game.actions)
        play_by_touch(self._driver.game_app, move_text(game.deal.rules, move))
        if len(game.game.actions) == before:
            self._driver.game_app.parts.selection.clear()
            assert game.play(move) is None

    def check_window(self) -> None:
        """Nothing of the games before is left on the table."""
        self._driver.window.table.finish_animations()
        scene = self._driver.window.table.table_scene
        cards = len(self._driver.game.deal.cards)
        shown = scene.snapshot()
        assert len(shown.cards) == cards
        assert shown.item_count == cards + len(shown.places)

    def check_store(self) -> None:
        """Every game is kept once, and tells the very game that was played."""
        store = self._driver.game_app.store
        begun = [each for each in self.played if len(each.text.split()) > 1]
        kept = list(store.history.all_games())
        assert [game.game_text for game in kept] == [each.text for each in begun]
        for game, each in zip(kept, begun, strict=True):
            again = Game(deal_from_code(game.code))
            again.play(action.text for action in game.actions)
            assert again.outcome() is each.outcome
            assert again.move_count == each.move_count == game.summary.move_count
            assert game.summary.undos == each.undos
            assert game.summary.score == again.score()
            expected = Result.WON if each.was_won else _RESULTS[each.outcome]
            is_on_table = game is kept[-1] and expected is Result.LEFT
            assert game.recorded.result is (Result.OPEN if is_on_table else expected)
        assert store.statistics.totals().played == len(begun)


def memory_mb() -> float:
    """What this process has in memory now, after everything that can go has gone."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6
