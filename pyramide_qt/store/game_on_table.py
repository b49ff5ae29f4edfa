"""The game being played, as it is in memory and as far as it is in the file."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, field

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_rows import insert_actions, insert_game, pack_history, update_game
from pyramide_qt.store.saved_game import (
    Action,
    GameSummary,
    Result,
    SavedGame,
    is_count,
    is_play_time,
    is_score,
    recorded_after,
)


@dataclass(eq=False, repr=False)
class GameOnTable:
    """A game that grows; `saved_count` actions of it are in the file.

    What is not yet there is written by the next `write`, so a disk that was full for a while, or
    a file that had to be replaced, loses nothing.
    """

    game: SavedGame
    is_stored: bool = False
    saved_count: int = 0
    actions: list[Action] = field(default_factory=list)

    @classmethod
    def from_file(cls, game: SavedGame) -> GameOnTable:
        """Return a game that was read; what it cannot have been is as at its beginning."""
        game = game._replace(summary=_sound(game.summary), recorded=_sound(game.recorded))
        return cls(game, True, len(game.actions), list(game.actions))

    def in_full(self) -> SavedGame:
        """The game with all its actions so far."""
        return self.game._replace(actions=tuple(self.actions))

    def append(self, seq: int, action: Action) -> None:
        """Add action number `seq`; raise StoreError if that is not the next one."""
        if seq != len(self.actions) + 1:
            raise StoreError(f"Action {seq} does not follow action {len(self.actions)}.")
        self.actions.append(action)

    def take_summary(self, summary: GameSummary, now: str) -> None:
        """Let the game stand as `summary`; `now` is the end if that ends it."""
        recorded = recorded_after(
            self.game.recorded, summary, can_improve=_can_improve(self.game.record)
        )
        self._record(self.game._replace(summary=summary), recorded, now)

    def take_result(self, result: Result, now: str) -> None:
        """Change the result alone; LEFT says nothing about the position, so it can be undone."""
        if result is not Result.LEFT:
            self.take_summary(self.game.summary._replace(result=result), now)
        elif self.game.recorded.result is not Result.WON:
            self._record(self.game, self.game.recorded._replace(result=result), now)

    def end(self, now: str) -> None:
        """Another game takes its place: an open one counts as left."""
        if self.game.recorded.result is Result.OPEN:
            self.take_result(Result.LEFT, now)

    def reopen(self) -> None:
        """Take `end` back."""
        if self.game.recorded.result is Result.LEFT:
            self.game = self.game._replace(recorded=self.game.summary, ended_at=None)

    def forget_file(self) -> None:
        """The file is a fresh one: everything is to be written again."""
        self.is_stored = False
        self.saved_count = 0

    def write(self, connection: sqlite3.Connection) -> None:
        """Write what the file lacks; a game without actions has not begun. Raises sqlite3.Error."""
        if not self.actions:
            return
        if self.is_stored:
            update_game(connection, self.game)
        else:
            insert_game(connection, self.game)
        game_id = self.game.game_id
        insert_actions(connection, game_id, self.saved_count + 1, self.actions[self.saved_count :])

    def write_ended(self, connection: sqlite3.Connection) -> None:
        """Write the last of an ended game and pack its actions. Raises sqlite3.Error."""
        self.write(connection)
        if self.actions:
            pack_history(connection, self.game.game_id)

    def mark_written(self) -> None:
        """What `write` wrote has reached the file."""
        self.is_stored = bool(self.actions)
        self.saved_count = len(self.actions)

    def _record(self, game: SavedGame, recorded: GameSummary, now: str) -> None:
        ended_at = game.ended_at
        if recorded.result is Result.OPEN:
            ended_at = None
        elif recorded.result is not game.recorded.result:
            from pyramide_qt.store.stored_times import known_moment

            # The clock may have been set back in play.
            ended_at = max(now, game.started_at) if known_moment(game.started_at) else now
        self.game = game._replace(recorded=recorded, ended_at=ended_at)


def _sound(figures: GameSummary) -> GameSummary:
    """Return figures that can be counted on and written; the moves tell most of them anew."""
    result, moves, time_ms, score, hints, undos = figures
    return GameSummary(
        result if isinstance(result, Result) else Result.OPEN,
        moves if is_count(moves) else 0,
        time_ms if is_play_time(time_ms) else 0,
        score if is_score(score) else 0,
        hints if is_count(hints) else 0,
        undos if is_count(undos) else 0,
    )


def _can_improve(record: str) -> bool:
    """Tell whether the rules let a won game go on for its score."""
    try:
        rules = json.loads(record)
    except (ValueError, RecursionError):
        return False
    return isinstance(rules, dict) and rules.get("play_on") is True
