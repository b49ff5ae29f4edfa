"""What the window does with the solver: status, hints, moves that can be made, the last offer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMainWindow

from pyramide_qt.model.analysis.hint_model import Hint, HintKind
from pyramide_qt.model.analysis.loss_report import LossReport
from pyramide_qt.model.analysis.par_keeper import Par
from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.analysis.solver_question import Urgency
from pyramide_qt.model.game.game_events import Direction, Moved
from pyramide_qt.model.game.locations import Spot, moved_cards
from pyramide_qt.model.wording.analysis import AnalysisWording, hint_text, lost_text
from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.available import card_at
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.moves import Move, MoveKind, Zone
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.solver.question import Aim
from pyramide_qt.store.settings.schema import ERROR_HELP, SOLVER_STATUS
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.table.cards.poses import PlaceKey
from pyramide_qt.view.table.messages.table_messages import Told, Weight
from pyramide_qt.view.table.table_view import TableView
from pyramide_qt.view.window.status_bar import InfoLine

# Quick answers say more than a word that they are being looked for.
_THINKING_AFTER_MS = 400
# Between two looks whether the table has come to rest.
_REST_MS = 120


class AnalysisCommands(QObject):
    """Connects status, Hint and Show moves with the table and the info line."""

    def __init__(
        self,
        parts: WindowParts,
        actions: Actions,
        table: TableView,
        info: InfoLine,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._parts = parts
        self._actions = actions
        self._table = table
        self._info = info
        self._has_told_loss = False
        self._said: Told = ""
        self._said_of_loss: Told = ""
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(_THINKING_AFTER_MS)
        self._thinking.timeout.connect(self._on_thinking_long)
        self._rest = QTimer(self)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._tell_loss)
        self._loss = LossReport(parts.analysis, self)
        self._connect()
        parts.analysis.update()
        self._on_loss_found()
        parts.par.tell_kept()

    def shut_down(self) -> None:
        """Stop what waits."""
        self._thinking.stop()
        self._rest.stop()
        self._loss.stop()

    def ask_hint(self) -> None:
        """Show the next move once it is known."""
        self._parts.hints.ask()

    def deal_winnable(self) -> None:
        """Deal one that can be won, under the rules on the table."""
        token = self._parts.game.deal.token
        self._parts.session.new_game(DealCode(token, self._parts.pool.winnable_number(token)))

    def set_shown(self, on: bool) -> None:
        """Say whether the game can still be won, or no longer."""
        self._parts.settings.set_value(SOLVER_STATUS.key, "on" if on else "off")

    def _connect(self) -> None:
        parts = self._parts
        self._info.badge.winnable_wanted.connect(self.deal_winnable)
        self._loss.found.connect(self._on_loss_found)
        parts.hints.found.connect(self._on_hint_found)
        parts.hints.thinking_changed.connect(self._on_thinking_changed)
        parts.analysis.status_changed.connect(self._on_status_changed)
        parts.analysis.learned.connect(self._on_status_changed)
        parts.settings.changed.connect(self._on_setting_changed)
        parts.game.dealt.connect(self._on_dealt)
        parts.game.moved.connect(self._on_moved)
        parts.session.paused_changed.connect(self._end_hint)
        self._table.touched.connect(self._end_hint)
        parts.par.found.connect(self._on_par_found)
        # It is told before the deal is there, and is to be said after it.
        parts.pool.missed.connect(self._on_pool_missed, Qt.ConnectionType.QueuedConnection)

    def _on_setting_changed(self, key: str) -> None:
        if key in (SOLVER_STATUS.key, ERROR_HELP.key):
            self._on_status_changed()

    def _on_dealt(self, _dealt: object) -> None:
        self._has_told_loss = False
        self._rest.stop()
        self._end_hint()
        self._parts.par.tell_kept()

    def _say(
        self, told: Callable[[], str], card: int | None = None, *, is_lasting: bool = True
    ) -> None:
        """Say something of the position on the table, until something is done there."""
        self._said = told
        self._table.show_message(told, card, is_lasting=is_lasting)

    def _end_hint(self, _anything: object = None) -> None:
        """The player has seen what was shown and goes on."""
        self._table.take_back_message(self._said)

    def _on_moved(self, moved: Moved) -> None:
        # What was lost stays lost until a move is taken back.
        self._end_hint()
        if moved.direction is Direction.UNDONE:
            self._table.take_back_message(self._said_of_loss)

    def _on_status_changed(self, _anything: object = None) -> None:
        analysis = self._parts.analysis
        self._info.set_status(analysis.status)
        self._actions["show_status"].setChecked(analysis.is_shown)
        if self._has_loss_to_tell():
            if not analysis.ask(Aim.MOST, Urgency.TABLE):
                self._rest.start()
        else:
            self._rest.stop()

    def _has_loss_to_tell(self) -> bool:
        """Whether the player is to hear, for the first time in this game, that it is lost."""
        parts = self._parts
        is_lost = parts.analysis.status in (Status.LOST, Status.NEVER)
        wants = parts.settings.error_help and not self._has_told_loss
        # What is stuck has its plate.
        return wants and is_lost and parts.game.outcome is Outcome.OPEN

    def _tell_loss(self) -> None:
        """Say it when the table is at rest, so that it interrupts nothing."""
        if self._table.table_scene.animator.is_moving or self._parts.session.is_paused:
            return
        self._rest.stop()
        most = self._parts.analysis.facts.most
        if self._has_loss_to_tell() and most is not None:
            self._has_told_loss = True
            is_never = self._parts.analysis.is_never_winnable
            self._said_of_loss = partial(lost_text, most, is_never=is_never)
            self._table.show_message(self._said_of_loss, weight=Weight.LOSS)

    def _on_loss_found(self) -> None:
        if self._loss.sentence():
            self._table.set_end_note(self._loss.sentence)

    def _on_par_found(self, par: Par) -> None:
        if par.deal is not self._parts.game.deal or self._parts.game.outcome is not Outcome.WON:
            return
        told = partial(AnalysisWording().par, par.move_count, par.fewest)
        self._table.set_end_note(told, is_special=par.move_count == par.fewest)

    @Slot(bool)
    def _on_pool_missed(self, is_winnable: bool) -> None:
        self._table.show_message(partial(self._missed, is_winnable))

    def _missed(self, is_winnable: bool) -> str:
        if is_winnable:
            return self.tr("No deal that hard or easy is ready yet; this one can be won.")
        return self.tr("No deal that can be won was found in time; this one came by chance.")

    def _on_thinking_changed(self, is_thinking: bool) -> None:
        if is_thinking:
            self._thinking.start()
        else:
            self._thinking.stop()

    def _on_thinking_long(self) -> None:
        self._say(lambda: self.tr("Looking for the best move…"), is_lasting=False)

    def _on_hint_found(self, hint: Hint) -> None:
        deal = self._parts.game.deal
        if hint.kind is HintKind.LOST and hint.most is not None:
            # That says what the offer would say.
            self._has_told_loss = True
        cards, place = ((), None) if hint.move is None else self._shown_of(hint.move)
        near = cards[0] if cards else None
        self._say(partial(hint_text, hint, deal), near)
        self._table.table_scene.show_hint(cards, place)

    def _shown_of(self, move: Move) -> tuple[tuple[int, ...], PlaceKey | None]:
        """The cards and the place on the table that a move is about."""
        deal, position = self._parts.game.deal, self._parts.game.position
        if move.kind is MoveKind.REDEAL:
            return (), (Spot.STOCK, 0)
        if move.kind is MoveKind.DRAW:
            waste = (Spot.WASTE, move.places[0].number) if move.places else None
            return position.stock[:1], waste
        cards = moved_cards(deal, move, position, apply_move(deal, position, move))
        cell = [place for place in move.places if place.zone is Zone.CELL]
        is_to_cell = move.kind is MoveKind.TO_CELL
        return cards, (Spot.CELL, cell[-1].number) if is_to_cell else None

    def show_moves(self) -> None:
        """Mark the cards that can be removed."""
        shown = self._parts.hints.show_moves()
        deal, position = self._parts.game.deal, self._parts.game.position
        found = (card_at(deal, position, place) for place in shown.places)
        cards = tuple(dict.fromkeys(card for card in found if card is not None))
        if cards:
            self._say(partial(AnalysisWording().removable, len(cards)))
            self._table.table_scene.show_hint(cards)
        elif shown.stock_move is not None:
            self._say(partial(self._nothing_to_remove, may_draw=True))
            self._table.table_scene.show_hint(*self._shown_of(shown.stock_move))
        else:
            self._say(partial(self._nothing_to_remove, may_draw=False))

    def _nothing_to_remove(self, *, may_draw: bool) -> str:
        if may_draw:
            return self.tr("No card can be removed now; the stock may help.")
        return self.tr("No card can be removed any more.")
