"""The game on the table as a QObject: plays, takes back, and tells what happened."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, Signal, SignalInstance

from pyramide_qt.model.game.game_events import Dealt, DealtReason, Direction, Moved
from pyramide_qt.model.game.locations import moved_cards
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.legal_moves import why_not
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.refusal import Refusal

# What lies there until the session puts a game on the table.
FIRST_CODE = DealCode("N", 18)


class GameModel(QObject):
    """The game on the table; it always holds one.

    Signals, each told when the model is final, in this order:
    - `dealt(Dealt)`: another game came onto the table;
    - `moved(Moved)`: a move was made, taken back or made again;
    - `status_changed()`: score, counter, outcome or undo status may be different;
    - `finished(Outcome)`: a move led from an open game to WON or STUCK.
    What a listener does in answer is told after all listeners have heard of the change before.
    """

    dealt = Signal(object)
    moved = Signal(object)
    status_changed = Signal()
    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = Game(deal_from_code(FIRST_CODE))
        self._outcome = self._game.outcome()
        self._waiting: deque[tuple[SignalInstance, tuple[object, ...]]] = deque()
        self._is_telling = False

    @property
    def game(self) -> Game:
        """The game itself, to ask; changing it is for this model alone."""
        return self._game

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        return self._game.deal

    @property
    def position(self) -> Position:
        """What lies where now."""
        return self._game.position

    @property
    def score(self) -> int:
        """The score by the rules of the deal."""
        return self._game.score()

    @property
    def move_count(self) -> int:
        """How many moves count, undone ones not among them."""
        return self._game.move_count

    @property
    def outcome(self) -> Outcome:
        """Whether the game is won, stuck or open."""
        return self._outcome

    @property
    def has_ended(self) -> bool:
        """Whether no move is left: stuck, or won and the rules do not play on.

        Where only the stock goes round the game is stuck too, but may go on.
        """
        return self._outcome is not Outcome.OPEN and not self._game.legal_moves

    @property
    def only_cycles(self) -> bool:
        """Whether the game is stuck although the stock can still be drawn and redealt."""
        return self._outcome is Outcome.STUCK and bool(self._game.legal_moves)

    @property
    def tableau_left(self) -> int:
        """How many cards the tableau still has."""
        return self.position.tableau.bit_count()

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back."""
        return self._game.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be played again."""
        return self._game.can_redo

    def deal_code(self, code: DealCode | str, reason: DealtReason = DealtReason.NEW) -> None:
        """Deal what `code` names; CodeError if it cannot be read, and then nothing changes."""
        self.load(Game(deal_from_code(code)), reason)

    def replay_deal(self) -> None:
        """Deal the same cards again, as a new game."""
        self.load(Game(self._game.deal), DealtReason.REPLAY)

    def load(self, game: Game, reason: DealtReason) -> None:
        """Put `game` on the table as it stands."""
        self._game = game
        self._outcome = game.outcome()
        self._tell(
            (self.dealt, (Dealt(game.deal, game.position, reason),)), (self.status_changed, ())
        )

    def play(self, move: Move) -> Refusal | None:
        """Make `move`; the reason if the rules do not allow it, and then nothing changes."""
        refusal = why_not(self.deal, self.position, move)
        if refusal is None:
            before = self.position
            self._game.push(move)
            self._tell_of_move(move, Direction.PLAYED, before)
        return refusal

    def undo(self) -> bool:
        """Take back the last move; False if the rules do not let the player or there is none."""
        if not self._game.can_undo:
            return False
        before = self.position
        move = self._game.pop()
        self._tell_of_move(move, Direction.UNDONE, before)
        return True

    def redo(self) -> bool:
        """Make the last move taken back again; False if there is none."""
        if not self._game.can_redo:
            return False
        before = self.position
        move = self._game.redo()
        self._tell_of_move(move, Direction.REDONE, before)
        return True

    def _tell_of_move(self, move: Move, direction: Direction, before: Position) -> None:
        after, old_outcome = self.position, self._outcome
        self._outcome = self._game.outcome()
        if direction is Direction.UNDONE:
            cards = moved_cards(self.deal, move, after, before)[::-1]
        else:
            cards = moved_cards(self.deal, move, before, after)
        news: list[tuple[SignalInstance, tuple[object, ...]]] = [
            (self.moved, (Moved(move, direction, before, after, cards),)),
            (self.status_changed, ()),
        ]
        is_end = old_outcome is Outcome.OPEN and self._outcome is not Outcome.OPEN
        if is_end and direction is not Direction.UNDONE:
            news.append((self.finished, (self._outcome,)))
        self._tell(*news)

    def _tell(self, *news: tuple[SignalInstance, tuple[object, ...]]) -> None:
        # A signal sent inside a slot would reach the later listeners before the news it answers.
        self._waiting.extend(news)
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self._waiting:
                signal, values = self._waiting.popleft()
                signal.emit(*values)
        finally:
            self._is_telling = False
            self._waiting.clear()
