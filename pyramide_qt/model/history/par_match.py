"""The match of six Par games: which games belong to it and what they make together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.saved_game import utc_now

if TYPE_CHECKING:
    from pyramide_qt.store.queries.rule_results import ScoredGame

GAMES_A_MATCH = 6


class Standing(NamedTuple):
    """The scores of the games of a match that are decided, in the order of play."""

    scores: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """Par is 0; more is better."""
        return sum(self.scores)

    @property
    def is_complete(self) -> bool:
        """Whether all games of the match are played."""
        return len(self.scores) == GAMES_A_MATCH


class ParMatch(QObject):
    """The match that is being played; games count from their first move, in the order of play.

    The games themselves are asked, so that nothing is counted twice; what was begun after now,
    by a clock that was set back since, is none of them. Once six are decided the
    next one begins a new match by itself.

    Signals:
    - `changed()`: a new match was begun by the player.
    """

    changed = Signal()

    def __init__(
        self,
        store: GameStore,
        parent: QObject | None = None,
        now: Callable[[], str] = utc_now,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._now = now

    def standing(self) -> Standing:
        """How the match stands; nothing is in it if the games cannot be read now."""
        try:
            games = self._games()
        except StoreError:
            return Standing()
        return Standing(tuple(game.score for game in games if game.is_decided))

    def begin_anew(self) -> None:
        """Begin a match with the next game; those before it stay in the statistics."""
        self._set_first(self._now(), self._next_id())
        self.changed.emit()

    def _games(self) -> tuple[ScoredGame, ...]:
        """The games of the match; when a seventh has begun, that is the first of the next."""
        while True:
            games = self._store.statistics.by_rules.games_scored_by(
                ScoreRule.PAR, self._first(), self._now(), GAMES_A_MATCH + 1
            )
            if len(games) <= GAMES_A_MATCH:
                return games
            seventh = games[GAMES_A_MATCH]
            self._set_first(seventh.started_at, seventh.game_id)

    def _first(self) -> tuple[str, int]:
        kept = self._store.lists.get(KeptList.PAR_MATCH)
        time, number = kept[0] if kept else Entry("", "0")
        if time > self._now() or not number.isdecimal():
            # The clock was set back, which must not keep the next games out of the match.
            self._set_first(self._now(), 0)
            return self._now(), 0
        return time, int(number)

    def _set_first(self, time: str, number: int) -> None:
        self._store.lists.set(KeptList.PAR_MATCH, [Entry(time, str(number))])

    def _next_id(self) -> int:
        """The id after the last game of this second, which belongs to the match before."""
        now = self._now()
        try:
            games = self._store.statistics.by_rules.games_scored_by(
                ScoreRule.PAR, (now, 0), now, 100
            )
        except StoreError:
            games = ()
        return max((game.game_id for game in games), default=0) + 1
