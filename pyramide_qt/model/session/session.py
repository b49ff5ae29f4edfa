"""Keeps what is played: saves each action, resumes, counts a game once, takes back New Game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.game.game_events import Dealt, DealtReason, Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.play_clock import PlayClock, StopReason
from pyramide_qt.model.session.kept_game import Keeper, KeptGame, can_be_dealt, read_saved
from pyramide_qt.model.session.session_news import GameNotResumed, WonSummary
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, parse_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.saved_game import GameSummary
from pyramide_qt.store.settings.schema import LAST_RULES

# So many deals that nobody has touched are enough to go back through.
_MAX_OFFERS = 50
# At most so much of the time played is lost by a kill while the player thinks.
_UNWRITTEN_MS = 20_000


class Session(QObject):
    """Joins game, clock and store.

    A game counts from its first move; leaving the program keeps it in progress, another deal in
    its place ends it. A New Game can be taken back until the first move of the new deal.

    Signals:
    - `take_back_changed(bool)`: whether a New Game can be taken back;
    - `new_game_taken_back()`: the game before is on the table again;
    - `paused_changed(bool)`;
    - `game_won(WonSummary)`: after the model's `finished`;
    - `notice(Notice | GameNotResumed)`: something to tell about what is kept.
    """

    take_back_changed = Signal(bool)
    new_game_taken_back = Signal()
    paused_changed = Signal(bool)
    game_won = Signal(object)
    notice = Signal(object)

    def __init__(
        self,
        game: GameModel,
        clock: PlayClock,
        store: GameStore,
        settings: SettingsModel,
        number_source: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._clock = clock
        self._store = store
        self._settings = settings
        self._number_source = number_source
        self._keeper = Keeper(store)
        self._table: KeptGame | None = None
        self._offers: list[KeptGame] = []
        self._has_won_before = False
        self._win: tuple[KeptGame, WonSummary] | None = None
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)
        game.finished.connect(self._on_finished)
        clock.state_changed.connect(self._on_clock_state_changed)
        clock.ticked.connect(self._on_ticked)
        settings.noticed.connect(self.notice)

    @property
    def can_take_back_new_game(self) -> bool:
        """Whether the deal before can come back."""
        return bool(self._offers)

    @property
    def figures(self) -> GameSummary | None:
        """How the game on the table stands, clock, hints and moves taken back included."""
        if self._table is None:
            return None
        return self._table.summary()._replace(time_ms=self._clock.time_ms)

    @property
    def win(self) -> WonSummary | None:
        """The win of the game on the table, if it was made since the program began."""
        table, summary = self._win or (None, None)
        return summary if table is self._table else None

    @property
    def game_id(self) -> int | None:
        """The number of the game on the table in the store; None before its first move."""
        return self._table.game_id if self._table is not None else None

    @property
    def is_paused(self) -> bool:
        """Whether the player has paused the game."""
        return StopReason.PAUSED in self._clock.reasons

    def resume_or_deal(self, code: DealCode | str | None = None) -> None:
        """Put the first game on the table, at the start of the program.

        Without `code` that is the game in progress or the deal that lay there, else a random one.
        The game in progress stays on the table too if `code` is its own; another code takes its
        place, which can be taken back. CodeError if the code cannot be read.
        """
        wanted = parse_code(code) if isinstance(code, str) else code
        kept = self._read_game_in_progress()
        fresh_code = self._store.current_deal()
        if kept is not None and wanted in (None, kept.game.deal.code):
            self._put(kept, DealtReason.RESUMED)
        elif wanted is None and fresh_code and can_be_dealt(fresh_code):
            self._game.deal_code(fresh_code, DealtReason.RESUMED)
        else:
            self._table = kept
            self._clock.set_time(kept.time_ms if kept else 0)
            self.new_game(wanted)
        for notice in self._settings.take_notices():
            self.notice.emit(notice)
        self._pass_on_notices()

    def new_game(self, code: DealCode | str | None = None) -> None:
        """Deal `code`, or a random number under the rules dealt last.

        CodeError if the code cannot be read, and then nothing changes.
        """
        if code is None:
            code = DealCode(self._last_rules(), self._number_source() % NUMBER_COUNT)
        self._game.deal_code(code)

    def next_deal(self) -> None:
        """Deal the next number under the same rules; the first follows the last."""
        self._deal_neighbour(1)

    def previous_deal(self) -> None:
        """Deal the number before under the same rules; the last precedes the first."""
        self._deal_neighbour(-1)

    def replay(self) -> None:
        """Deal the same cards again; that is a new game."""
        self._game.replay_deal()

    def take_back_new_game(self) -> bool:
        """Put the game before the last deal back as it was; False if none is offered."""
        if not self._offers:
            return False
        kept = self._offers.pop()
        self._keeper.put_back(kept)
        self._put(kept, DealtReason.RESTORED)
        self._pass_on_notices()
        self.new_game_taken_back.emit()
        self.take_back_changed.emit(self.can_take_back_new_game)
        return True

    def undo(self) -> bool:
        """Take back the last move or, on a deal without moves, the New Game that dealt it."""
        if self.is_paused:
            return False
        return self._game.undo() or self.take_back_new_game()

    def redo(self) -> bool:
        """Make the last move taken back again."""
        return not self.is_paused and self._game.redo()

    def pause(self, on: bool) -> None:
        """Pause or go on; a game that is over cannot be paused."""
        if on is not self.is_paused and not (on and self._game.has_ended):
            self._clock.set_reason(StopReason.PAUSED, on)
            self.paused_changed.emit(on)

    def count_hint(self) -> None:
        """Note that the player was shown a move."""
        if self._table is not None:
            self._table.hints += 1
            self._write_figures()

    def shut_down(self) -> None:
        """Stop the clock and write it; the store is left open for its owner to close."""
        self._clock.set_reason(StopReason.CLOSED, on=True)
        self._write_figures()

    def _read_game_in_progress(self) -> KeptGame | None:
        saved = self._store.game_in_progress()
        if saved is None:
            return None
        try:
            return read_saved(saved)
        except RulesError as error:
            self.notice.emit(GameNotResumed(str(error)))
            return None

    def _last_rules(self) -> str:
        token = self._settings.last_rules
        return token if can_be_dealt(str(DealCode(token, 0))) else LAST_RULES.default

    def _deal_neighbour(self, step: int) -> None:
        code = self._game.deal.code
        if code is not None:
            code = DealCode(code.token, (code.number + step) % NUMBER_COUNT)
        self.new_game(code)

    def _put(self, kept: KeptGame, reason: DealtReason) -> None:
        self._table = kept
        self._game.load(kept.game, reason)
        self._set_clock(kept)

    def _on_dealt(self, dealt: Dealt) -> None:
        if self._table is not None and self._table.game is self._game.game:
            # Put back by the session itself, or shown afresh as it stands.
            return
        self._write_figures()
        self._offer(self._table)
        self._table = KeptGame(self._game.game)
        self._keeper.put_fresh(self._table)
        self._pass_on_notices()
        self._settings.set_value(LAST_RULES.key, dealt.deal.token)
        self._set_clock(self._table)
        self.take_back_changed.emit(self.can_take_back_new_game)

    def _set_clock(self, kept: KeptGame) -> None:
        self._clock.set_time(kept.time_ms)
        self._clock.set_reason(StopReason.NOT_STARTED, not kept.has_begun)
        self._clock.set_reason(StopReason.OVER, self._game.has_ended)
        self.pause(False)

    def _offer(self, kept: KeptGame | None) -> None:
        if kept is not None:
            self._offers.append(kept)
        if len(self._offers) > _MAX_OFFERS:
            # Only the first can have moves; it is the last to be given up.
            del self._offers[1]

    def _on_moved(self, moved: Moved) -> None:
        kept = self._table
        if kept is None:
            return
        self._has_won_before = kept.has_won
        if moved.direction is Direction.UNDONE:
            kept.undos += 1
        self._clock.set_reason(StopReason.OVER, self._game.has_ended)
        kept.time_ms = self._clock.time_ms
        self._keeper.write_actions(kept)
        self._pass_on_notices()
        self._clock.set_reason(StopReason.NOT_STARTED, on=False)
        if self._offers:
            self._offers.clear()
            self.take_back_changed.emit(False)

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome is Outcome.WON and self._table is not None:
            self._win = self._table, self._won_summary(self._table)
            self.game_won.emit(self._win[1])

    def _won_summary(self, kept: KeptGame) -> WonSummary:
        counts = not self._has_won_before
        summary = kept.summary()
        return WonSummary(
            kept.code,
            summary.score,
            summary.move_count,
            summary.time_ms,
            summary.hints,
            summary.undos,
            counts,
        )

    def _on_clock_state_changed(self) -> None:
        # The end of a game was written with its last move.
        if not self._clock.is_running and not self._game.has_ended:
            self._write_figures()

    def _on_ticked(self, time_ms: int) -> None:
        kept = self._table
        is_late = kept is not None and time_ms - kept.time_ms >= _UNWRITTEN_MS
        if is_late and self._clock.is_running:
            self._write_figures()

    def _write_figures(self) -> None:
        if self._table is not None:
            self._table.time_ms = self._clock.time_ms
            self._keeper.write_figures(self._table)
            self._pass_on_notices()

    def _pass_on_notices(self) -> None:
        for notice in self._store.take_notices():
            self.notice.emit(notice)
