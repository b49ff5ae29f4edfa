"""A game with all that is kept of it, and how that is written to the store."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.notation import UNDO_TEXT
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.saved_game import GameSummary, Result, SavedGame, utc_now

_RESULTS = {Outcome.WON: Result.WON, Outcome.STUCK: Result.STUCK, Outcome.OPEN: Result.OPEN}


@dataclass(eq=False, repr=False)
class KeptGame:
    """A game on the table or just taken from it.

    `game_id` is its number in the store, None before its first move; `saved_count` actions of it
    are there. `has_won` stays true when moves are taken back after a win.
    """

    game: Game
    game_id: int | None = None
    saved_count: int = 0
    time_ms: int = 0
    hints: int = 0
    undos: int = 0
    has_won: bool = False

    @property
    def code(self) -> str:
        """The deal code; empty for cards that were typed in."""
        code = self.game.deal.code
        return "" if code is None else str(code)

    @property
    def has_begun(self) -> bool:
        """Whether its first action has been written."""
        return self.game_id is not None

    def summary(self) -> GameSummary:
        """The figures as the store keeps them."""
        return GameSummary(
            result=_RESULTS[self.game.outcome()],
            move_count=self.game.move_count,
            time_ms=self.time_ms,
            score=self.game.score(),
            hints=self.hints,
            undos=self.undos,
        )


def read_saved(saved: SavedGame) -> KeptGame:
    """The game that the store kept; RulesError if its code or an action cannot be played."""
    game = Game(deal_from_code(saved.code))
    game.play(action.text for action in saved.actions)
    summary = saved.summary
    return KeptGame(
        game,
        saved.game_id,
        len(saved.actions),
        summary.time_ms,
        summary.hints,
        summary.undos,
        has_won=saved.recorded.result is Result.WON,
    )


def can_be_dealt(code: str) -> bool:
    """Whether `code` names a deal."""
    try:
        deal_from_code(code)
    except RulesError:
        return False
    return True


class Keeper:
    """Writes kept games to the store; trouble with the file is the store's to tell."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    def write_actions(self, kept: KeptGame) -> None:
        """Write what was done since the last time; the first action begins the game."""
        if not kept.code:
            return
        if kept.game_id is None:
            kept.game_id = self._begin(kept)
        for text, summary in _unwritten(kept):
            kept.saved_count += 1
            self._store.append_action(kept.game_id, kept.saved_count, text, kept.time_ms, summary)
            kept.has_won = kept.has_won or summary.result is Result.WON

    def write_figures(self, kept: KeptGame) -> None:
        """Write clock and counters of a game that has begun."""
        if kept.game_id is not None:
            self._store.update_summary(kept.game_id, kept.summary())

    def put_fresh(self, kept: KeptGame) -> None:
        """Note that a fresh deal took the place of the game before it."""
        self._store.set_current_deal(kept.code)

    def put_back(self, kept: KeptGame) -> None:
        """Note that `kept`, which had given its place, is on the table again."""
        if kept.game_id is None:
            self.put_fresh(kept)
            return
        try:
            self._store.reopen_game(kept.game_id)
        except StoreError:
            # It was deleted meanwhile, or cannot be read: the game on the table is written anew.
            kept.game_id, kept.saved_count = None, 0
            self.write_actions(kept)

    def _begin(self, kept: KeptGame) -> int:
        # Needed by the first move of a game, not by the start of the program.
        from pyramide_qt.rules.records.record import record_text

        deal = kept.game.deal
        return self._store.begin_game(kept.code, deal.token, record_text(deal.rules), utc_now())


def _unwritten(kept: KeptGame) -> Iterator[tuple[str, GameSummary]]:
    """The actions that are not in the store, each with how the game stood after it."""
    actions = kept.game.actions
    if kept.saved_count == len(actions) - 1:
        yield actions[-1], kept.summary()
        return
    # All of a game that is written anew: it may have been won before moves were taken back.
    game, undos = Game(kept.game.deal), 0
    for number, _ in enumerate(game.steps(actions)):
        undos += actions[number] == UNDO_TEXT
        if number >= kept.saved_count:
            stood = replace(kept, game=game, undos=undos)
            yield actions[number], stood.summary()
