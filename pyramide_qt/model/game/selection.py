"""What touching a card, the stock, a waste or a cell means."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.game.card_touches import KINDS, CardTouches
from pyramide_qt.model.game.game_events import Dealt, Moved, RefusalKind, Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.legal_moves import is_ended_by_win, why_not
from pyramide_qt.rules.moves import DRAW, REDEAL, Move, draw_to, to_cell
from pyramide_qt.rules.records.rule_set import DealMode
from pyramide_qt.rules.refusal import Refusal


class Selection(QObject):
    """The chosen card, and what touches and drops do to it and to the game.

    - Touching an open card chooses it; touching the chosen one lets it go. A card that goes alone
      goes at once, unless it pairs with the chosen card; another chosen card stays chosen.
    - With a card chosen, touching one that goes with it removes both. If they do not go together
      that is said, and the second is the chosen one.
    - Touching a covered card changes nothing; it is said only with error help.
    - A card that is covered only by a card that it may be removed with counts as open, and so
      does the card under the top of the waste while it goes with that top.
    - An open stock card is a card like others: the first touch chooses or pairs it, a touch while
      it is chosen draws it. `draw` (the key and the menu entry) always draws.
    - Where the player deals to a waste of choice, touching the stock chooses its next card, and
      touching a waste then deals it there (unless the two go together).
    - A drop does what touching both cards would, without choosing the first.
    - While the player asks why something cannot be done, nothing is done and each touch is told.

    Signals:
    - `chosen_changed(int | None)`: another card id, or none, is chosen now;
    - `refused(Refused)`: a touch changed nothing on the table, and why;
    - `asked(tuple[int, ...])`: these cards are asked about, or with none the stock;
    - `asking_changed(bool)`: touches are questions from now on, or moves again.
    """

    chosen_changed = Signal(object)
    refused = Signal(object)
    asked = Signal(object)
    asking_changed = Signal(bool)

    def __init__(
        self, game: GameModel, settings: SettingsModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._chosen: int | None = None
        self._is_locked = self._is_asking = self._is_explaining = False
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)

    @property
    def chosen(self) -> int | None:
        """The id of the chosen card, if one is chosen."""
        return self._chosen

    @property
    def is_locked(self) -> bool:
        """Whether touches do nothing, because the game is paused."""
        return self._is_locked

    def set_locked(self, locked: bool) -> None:
        """Let touches do nothing, or something again; the chosen card stays chosen."""
        self._is_locked = locked

    @property
    def is_asking(self) -> bool:
        """Whether touches are questions."""
        return self._is_asking

    def set_asking(self, asking: bool) -> None:
        """Let touches be questions, or moves again."""
        if asking != self._is_asking:
            self._is_asking = asking
            self.asking_changed.emit(asking)

    def set_explaining(self, explaining: bool) -> None:
        """Say of covered cards why they cannot be played, whatever the settings are."""
        self._is_explaining = explaining

    def is_available(self, card: int) -> bool:
        """Whether `card` may be chosen now."""
        touches = self._touches()
        return touches.is_open(card) or touches.is_to_be_dealt(card) or bool(touches.partners(card))

    def open_cards(self) -> tuple[int, ...]:
        """The cards that may go with any fitting open card."""
        return self._touches().open_cards

    def partners(self, card: int) -> tuple[int, ...]:
        """The cards that `card` can be removed with now."""
        return self._touches().partners(card)

    def covered_cards(self) -> frozenset[int]:
        """The cards of the tableau that others lie on and that so cannot be played."""
        return self._touches().covered_cards

    def covering(self, card: int) -> tuple[int, ...]:
        """The cards that lie on `card`; for a buried waste card the top of its waste."""
        return self._touches().covering(card)

    def clear(self) -> None:
        """Let the chosen card go."""
        self._choose(None)

    def touch_card(self, card: int) -> None:
        """Touch a card by its id; one that has left the game is no card to touch."""
        touches = self._touches()
        if self._is_closed(card) or not touches.is_in_play(card):
            return
        if card in self._game.position.stock and not touches.is_open(card):
            self.touch_stock()
        elif card == self._chosen:
            self._touch_chosen(card)
        else:
            self._touch_other(card)

    def touch_stock(self) -> None:
        """Touch the stock: draw, redeal if it is empty, or touch its open or next card."""
        stock = self._game.position.stock
        if self._is_closed():
            return
        if stock and self._touches().is_open(stock[0]):
            self.touch_card(stock[0])
        elif stock and stock[0] == self._chosen:
            self.clear()
        else:
            self.draw()

    def draw(self) -> None:
        """Draw, or redeal if the stock is empty, whatever is chosen."""
        if self._is_closed():
            return
        stock = self._game.position.stock
        if stock and self._touches().is_to_be_dealt(stock[0]):
            self._choose(stock[0])
            return
        rules = self._game.deal.rules.stock
        self._try(DRAW if stock or rules is None else REDEAL)

    def touch_waste_place(self, number: int) -> None:
        """Touch a waste counted from 0, where it has no card or wherever on it."""
        if self._is_closed():
            return
        waste = self._waste(number)
        if waste:
            self.touch_card(waste[-1])
        elif self._chosen is not None:
            self._deal_onto(self._chosen, number)

    def touch_cell(self, number: int) -> None:
        """Touch a cell counted from 0: its card, or put the chosen card there."""
        held = (*self._game.position.cells[number : number + 1], None)[0]
        if held is not None:
            self.touch_card(held)
        elif self._chosen is not None:
            self.drop_in_cell(self._chosen, number)
        elif not self._is_asking:
            self._is_closed()

    def drop_card(self, card: int, onto: int) -> None:
        """Let go of a dragged card over another."""
        touches = self._touches()
        if self._is_closed(card, onto) or card == onto:
            return
        if not touches.is_in_play(card) or not touches.is_in_play(onto):
            return
        if self._pair(card, onto) or self._deal_onto(card, touches.waste_of(onto)):
            return
        if self.is_available(card):
            self._refuse_pair(card, onto)
        else:
            self._refuse_closed(card)

    def drop_on_waste(self, card: int, number: int) -> None:
        """Let go of a dragged card over a waste, empty or not, counted from 0."""
        waste = self._waste(number)
        if waste:
            self.drop_card(card, waste[-1])
        elif not self._is_closed(card):
            self._deal_onto(card, number)

    def drop_in_cell(self, card: int, number: int) -> None:
        """Put a card into a cell counted from 0."""
        touches = self._touches()
        if self._is_closed(card) or not touches.is_in_play(card):
            return
        if touches.is_open(card):
            self._try(to_cell(touches.places(card)[0], number), card)
        else:
            self._refuse_closed(card)

    def _touch_chosen(self, card: int) -> None:
        self.clear()
        if card in self._game.position.stock and not self._touches().is_to_be_dealt(card):
            self.draw()

    def _touch_other(self, card: int) -> None:
        chosen, touches = self._chosen, self._touches()
        if chosen is not None and self._pair(chosen, card):
            return
        if chosen is not None and touches.is_to_be_dealt(chosen):
            if self._deal_onto(chosen, touches.waste_of(card)):
                return
            if not touches.is_open(chosen):
                # A card that can only be dealt is no first of a pair.
                chosen = None
        removal = touches.alone(card)
        if removal is not None:
            self._play(removal, card)
        elif not self.is_available(card):
            self._refuse_closed(card)
        elif chosen is None:
            self._choose(card)
        else:
            self._refuse_pair(chosen, card)

    def _deal_onto(self, card: int, waste: int | None) -> bool:
        """Draw `card` to the waste where it was dropped, if it is the next card of the stock."""
        rules = self._game.deal.rules.stock
        if waste is None or rules is None or self._game.position.stock[:1] != (card,):
            return False
        if self._touches().is_to_be_dealt(card):
            self._try(draw_to(waste), card)
        elif rules.mode is DealMode.PILE:
            self._play(DRAW, card)
        else:
            return False
        return True

    def _pair(self, one: int, other: int) -> bool:
        move = self._touches().pair(one, other)
        if not isinstance(move, Move):
            return False
        self._play(move, one, other)
        return True

    def _refuse_pair(self, one: int, other: int) -> None:
        """Say why two cards do not go together; the second is chosen if it can be."""
        refusal = self._touches().pair(one, other)
        if not self.is_available(other):
            self._refuse_closed(other)
        elif not isinstance(refusal, Refusal) or KINDS[refusal.reason] is RefusalKind.COVERED:
            self._choose(other)
            self._refuse_closed(one)
        else:
            kind = KINDS[refusal.reason]
            self._choose(other)
            says = kind is RefusalKind.WRONG_PAIR or self._explains
            self.refused.emit(Refused(kind, (one, other), (), refusal, says))

    @property
    def _explains(self) -> bool:
        return self._is_explaining or self._settings.error_help

    def _refuse_closed(self, card: int) -> None:
        covering = self._touches().covering(card)
        kind = RefusalKind.COVERED if covering else RefusalKind.NOT_OPEN
        self.refused.emit(Refused(kind, (card,), covering, None, self._explains))

    def _try(self, move: Move, *cards: int) -> None:
        """Make a move that may be refused; `cards` are those of the touch."""
        refusal = why_not(self._game.deal, self._game.position, move)
        if refusal is None:
            self._play(move, *cards)
        else:
            self.refused.emit(Refused(KINDS[refusal.reason], cards, (), refusal))

    def _play(self, move: Move, *cards: int) -> None:
        """Make a legal move that uses `cards`; a chosen one among them is let go first."""
        if self._chosen in cards:
            self.clear()
        self._game.play(move)

    def _choose(self, card: int | None) -> None:
        if card != self._chosen:
            self._chosen = card
            self.chosen_changed.emit(card)

    def _waste(self, number: int) -> tuple[int, ...]:
        wastes = self._game.position.wastes
        return wastes[number] if number < len(wastes) else ()

    def _touches(self) -> CardTouches:
        return CardTouches(self._game.deal, self._game.position)

    def _is_closed(self, *cards: int) -> bool:
        """Whether no touch can do anything, which is told: asked, paused, or nothing to play."""
        if self._is_asking:
            self.asked.emit(cards)
        elif self._is_locked:
            self.refused.emit(Refused(RefusalKind.PAUSED, cards))
        elif is_ended_by_win(self._game.deal, self._game.position):
            self.refused.emit(Refused(RefusalKind.OVER, cards, says=False))
        else:
            return False
        return True

    def _on_dealt(self, _dealt: Dealt) -> None:
        self.clear()

    def _on_moved(self, _moved: Moved) -> None:
        if self._chosen is None:
            return
        if self._game.has_ended or not self.is_available(self._chosen):
            self.clear()
