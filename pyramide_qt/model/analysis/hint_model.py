"""The next good move: of a shortest known win or, where none is left, of what removes most."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.analysis import Analysis
from pyramide_qt.model.analysis.solver_question import Urgency
from pyramide_qt.model.session.session import Session
from pyramide_qt.rules.legal_moves import legal_moves, removals
from pyramide_qt.rules.moves import Move, MoveKind, Place
from pyramide_qt.rules.outcome import Outcome, only_cycles
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Aim, Verdict


class HintKind(Enum):
    """What a hint says."""

    WIN = "win"
    LOST = "lost"
    NOTHING_LEFT = "nothing left"
    NOT_KNOWN = "not known"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for `position`; without a `move` there is nothing to show on the table.

    `line` begins with `move`; it wins, and is the shortest that does if `is_shortest`, or it
    removes `most` cards, the most that can be removed from a lost deal; `is_never`: no move lost
    it. Where play goes on after the win there is no line.
    """

    kind: HintKind
    position: Position
    move: Move | None = None
    line: tuple[Move, ...] = ()
    is_shortest: bool = False
    most: int | None = None
    is_never: bool = False

    @property
    def to_win(self) -> int | None:
        """How many moves the line takes to the win; None if it leads to none."""
        return len(self.line) if self.kind is HintKind.WIN and self.line else None


@dataclass(frozen=True, slots=True)
class MovesShown:
    """The places whose cards can be removed now; where there are none, the stock may help."""

    places: tuple[Place, ...]
    stock_move: Move | None


class Hints(QObject):
    """Finds hints; a hint that shows something is counted as help, one that does not is not.

    Following the hints walks one line to its end, for what is known of a position stays known.

    Signals:
    - `found(Hint)`: the hint that was asked for, if the position is still on the table;
    - `line_found(Hint)`: the same for who wants to see the whole line, which counts nothing;
    - `thinking_changed(bool)`: a hint is being looked for, or not any more.
    """

    found = Signal(object)
    line_found = Signal(object)
    thinking_changed = Signal(bool)

    def __init__(self, analysis: Analysis, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._session = session
        self._wanted_for: Position | None = None
        self._wants_line = False
        analysis.learned.connect(self._on_learned)
        analysis.game.dealt.connect(self._on_game_changed)
        analysis.game.moved.connect(self._on_game_changed)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._wanted_for is not None

    def ask(self) -> None:
        """Look for a hint; it is told by `found`, at once if it is known."""
        self._wants_line = False
        self._look()

    def ask_for_line(self) -> None:
        """Look for the whole line; it is told by `line_found`."""
        self._wants_line = True
        self._look()

    def show_moves(self) -> MovesShown:
        """What can be removed now; it counts as help if there is anything to see."""
        game = self._analysis.game
        if self._session.is_paused:
            return MovesShown((), None)
        places: dict[Place, None] = {}
        if not game.has_ended:
            for move in removals(game.deal, game.position):
                places.update(dict.fromkeys(move.places))
        shown = MovesShown(tuple(places), None if places else self._stock_move())
        if shown.places or shown.stock_move is not None:
            self._session.count_hint()
        return shown

    def _look(self) -> None:
        if self._session.is_paused:
            return
        position = self._analysis.game.position
        if self._analysis.game.has_ended:
            self._give(Hint(HintKind.OVER, position))
            return
        hint = self._known_hint(position)
        if hint is not None:
            self._give(hint)
        elif self._wanted_for != position:
            self._wanted_for = position
            self.thinking_changed.emit(True)

    def _known_hint(self, position: Position) -> Hint | None:
        """The hint for the position on the table; None while an answer is to come."""
        facts, ask = self._analysis.facts, self._analysis.ask
        if self._analysis.game.outcome is Outcome.WON:
            move = self._simple_move()
            return Hint(HintKind.WIN if move else HintKind.OVER, position, move)
        if facts.verdict is Verdict.UNKNOWN and ask(Aim.WIN, Urgency.PLAYER):
            return None
        if facts.verdict is Verdict.NOT_WINNABLE:
            waits = ask(Aim.MOST, Urgency.PLAYER)
            waits = self._analysis.ask_about_start(Urgency.PLAYER) or waits
            return None if waits else self._lost_hint(position)
        if facts.verdict is Verdict.UNKNOWN:
            return Hint(HintKind.NOT_KNOWN, position, self._simple_move())
        if ask(Aim.FEWEST, Urgency.PLAYER):
            return None
        line = self._analysis.facts.line
        if not line:
            return Hint(HintKind.NOT_KNOWN, position, self._simple_move())
        is_shortest = facts.fewest is not None
        return Hint(HintKind.WIN, position, line[0], line, is_shortest)

    def _lost_hint(self, position: Position) -> Hint:
        facts, is_never = self._analysis.facts, self._analysis.is_never_winnable
        if facts.clearing is None:
            return Hint(HintKind.LOST, position, self._simple_move(), is_never=is_never)
        line = facts.clearing
        kind = HintKind.LOST if line else HintKind.NOTHING_LEFT
        move = line[0] if line else None
        return Hint(kind, position, move, line, most=facts.most, is_never=is_never)

    def _simple_move(self) -> Move | None:
        """Any removal, else what the stock can do."""
        game = self._analysis.game
        return next(removals(game.deal, game.position), None) or self._stock_move()

    def _stock_move(self) -> Move | None:
        """A draw or redeal, unless the stock can only turn round for ever."""
        game = self._analysis.game
        if game.has_ended or only_cycles(game.deal, game.position):
            return None
        kinds = (MoveKind.DRAW, MoveKind.REDEAL)
        moves = legal_moves(game.deal, game.position)
        return next((move for move in moves if move.kind in kinds), None)

    def _give(self, hint: Hint) -> None:
        self._stop_thinking()
        if self._wants_line:
            self.line_found.emit(hint)
            return
        if hint.move is not None:
            self._session.count_hint()
        self.found.emit(hint)

    def _stop_thinking(self) -> None:
        if self._wanted_for is not None:
            self._wanted_for = None
            self.thinking_changed.emit(False)

    def _on_learned(self, position: Position) -> None:
        game, wanted = self._analysis.game, self._wanted_for
        if wanted == game.position and position in (wanted, game.deal.start):
            hint = self._known_hint(game.position)
            if hint is not None:
                self._give(hint)

    def _on_game_changed(self, _event: object) -> None:
        self._stop_thinking()
