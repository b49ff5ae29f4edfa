"""A game: a deal with its list of moves; push and pop are exact inverses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.errors import IllegalMove, NotationError
from pyramide_qt.rules.legal_moves import LegalMoves, legal_moves, why_not
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.notation import (
    REDO_TEXT,
    UNDO_TEXT,
    move_text,
    parse_game_text,
    parse_move,
)
from pyramide_qt.rules.outcome import Outcome, outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.scoring import score

_UNDO = (UNDO_TEXT, UNDO_TEXT.lower())
_REDO = (REDO_TEXT, REDO_TEXT.lower())


class Game:
    """A deal being played.

    The whole list of moves is kept; `can_undo` says whether the rules let the player take back
    the last one (`RuleSet.undo` bounds how many). `pop` itself goes back to the deal.
    """

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._positions = [deal.start]
        self._moves: list[Move] = []
        self._undone: list[tuple[Move, Position]] = []
        self._actions: list[str] = []
        self._move_count = 0
        self._deepest = 0

    @property
    def deal(self) -> Deal:
        """The deal that the game started from."""
        return self._deal

    @property
    def position(self) -> Position:
        """What lies where now."""
        return self._positions[-1]

    @property
    def positions(self) -> Sequence[Position]:
        """The start and the position after each of `moves`; to read only."""
        return self._positions

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that lead from the deal to the position."""
        return tuple(self._moves)

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves taken back that can be made again, the next one last."""
        return tuple(move for move, _ in self._undone)

    @property
    def actions(self) -> tuple[str, ...]:
        """All that was done, as in a game text: moves, `U` and `Y`."""
        return tuple(self._actions)

    @property
    def move_count(self) -> int:
        """Moves made; taking back does not lower it, making again does not raise it."""
        return self._move_count

    @property
    def removed_count(self) -> int:
        """How many cards of every zone have left the game."""
        return len(self._deal.cards) - self.position.cards_left

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves now."""
        return legal_moves(self._deal, self.position)

    @property
    def can_undo(self) -> bool:
        """Whether the player may take back the last move."""
        bound = self._deal.rules.undo
        lowest = 0 if bound is None else max(0, self._deepest - bound)
        return len(self._moves) > lowest

    @property
    def can_redo(self) -> bool:
        """Whether a move taken back can be made again."""
        return bool(self._undone)

    def score(self) -> int:
        """The points now."""
        return score(self._deal, self._positions, self._moves)

    def outcome(self) -> Outcome:
        """Whether the game is won, stuck or open."""
        return outcome(self._deal, self.position)

    def push(self, move: Move) -> None:
        """Make `move`; IllegalMove with the reason if the rules do not allow it."""
        refusal = why_not(self._deal, self.position, move)
        if refusal is not None:
            raise IllegalMove(refusal.sentence(), refusal)
        self._undone.clear()
        self._make(move, apply_move(self._deal, self.position, move))
        self._move_count += 1
        self._actions.append(move_text(self._deal.rules, move))

    def pop(self) -> Move:
        """Take back the last move and return it; IllegalMove if there is none."""
        if not self._moves:
            raise IllegalMove("there is no move to take back")
        move = self._moves.pop()
        self._undone.append((move, self._positions.pop()))
        self._actions.append(UNDO_TEXT)
        return move

    def redo(self) -> Move:
        """Make the move that was taken back last and return it; IllegalMove if there is none."""
        if not self._undone:
            raise IllegalMove("there is no move to make again")
        move, position = self._undone.pop()
        self._make(move, position)
        self._actions.append(REDO_TEXT)
        return move

    def play(self, actions: Iterable[str]) -> None:
        """Do written actions in order; the first bad one raises IllegalMove or NotationError.

        The message is `move 3 (G1+G2): <reason>`, counted from 1 among `actions`.
        """
        for _ in self.steps(actions):
            pass

    def steps(self, actions: Iterable[str], *, as_player: bool = False) -> Iterator[None]:
        """The same one by one, stopping after each.

        With `as_player` no more can be taken back than the rules let the player.
        """
        for number, text in enumerate(actions, start=1):
            try:
                if as_player and text in _UNDO and not self.can_undo:
                    raise IllegalMove("there is no move to take back")
                self._act(text)
            except (IllegalMove, NotationError) as error:
                told = type(error)(f"move {number} ({text[:20]}): {error}")
                told.number, told.action = number, text[:20]
                raise told from error
            yield

    def to_text(self) -> str:
        """The whole game as text; its code must be known."""
        if self._deal.code is None:
            raise NotationError("Cards that were typed in have no deal code.")
        return " ".join((str(self._deal.code), *self._actions))

    def _act(self, text: str) -> None:
        if text in _UNDO:
            self.pop()
        elif text in _REDO:
            self.redo()
        else:
            self.push(parse_move(self._deal.rules, text))

    def _make(self, move: Move, position: Position) -> None:
        self._positions.append(position)
        self._moves.append(move)
        if len(self._moves) > self._deepest:
            self._deepest = len(self._moves)


def game_from_text(text: str) -> Game:
    """The game that a game text tells; RulesError says what cannot be read or played."""
    parsed = parse_game_text(text)
    game = Game(deal_from_code(parsed.code))
    game.play(parsed.actions)
    return game
