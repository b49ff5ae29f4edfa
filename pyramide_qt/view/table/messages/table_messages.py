"""What the table says by itself: refused touches, the end of a game, a pause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal

from pyramide_qt.model.game.game_events import Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.wording import (
    labelled,
    only_cycles_text,
    outcome_text,
    refusal_text,
    score_name,
    score_text,
    time_text,
)
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.messages.end_plate import EndPlate, PlateButton
from pyramide_qt.view.table.messages.message_plate import MessagePlate
from pyramide_qt.view.table.table_scene import TableScene

Told = str | Callable[[], str]
"""A sentence, or what returns it in the language of the moment."""

NEW_GAME, REPLAY, TAKE_BACK, PLAY_ON = "new game", "replay", "take back", "play on"


class TableMessages(QObject):
    """Puts plates on the scene: a passing one for messages, a standing one for the end.

    Signals: `new_game_wanted()`, `replay_wanted()`: asked for on the plate; `said(str)`: a
    passing message has come up.
    """

    new_game_wanted = Signal()
    replay_wanted = Signal()
    said = Signal(str)

    def __init__(
        self,
        game: GameModel,
        selection: Selection,
        scene: TableScene,
        look: CardLook,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._selection = selection
        self._scene = scene
        self._message = MessagePlate(look)
        self._cover = MessagePlate(look)
        self._end = EndPlate(look)
        self._card: int | None = None
        self._retell: tuple[Callable[[], str], bool] | None = None
        self._time_ms: Callable[[], int] | None = None
        self._note: Callable[[], str] | None = None
        self._end_lines: Callable[[Outcome], Sequence[str]] | None = None
        for item in (self._message, self._cover, self._end):
            scene.addItem(item)
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)
        game.finished.connect(self._on_finished)
        selection.refused.connect(self._on_refused)
        scene.win_shown.connect(self._show_win)
        self._end.chosen.connect(self._on_choice)
        self._tell_stuck()

    @property
    def text(self) -> str:
        """The passing message that is to be read now; empty if none."""
        return self._message.text

    @property
    def message_plate(self) -> MessagePlate:
        return self._message

    @property
    def end_plate(self) -> EndPlate:
        return self._end

    def set_time_source(self, time_ms: Callable[[], int]) -> None:
        """Where the time of a won game comes from; without it no time is told."""
        self._time_ms = time_ms

    def set_end_lines(self, lines: Callable[[Outcome], Sequence[str]]) -> None:
        """What else is told when a game has ended."""
        self._end_lines = lines

    def set_end_note(self, note: Callable[[], str]) -> None:
        """Say what `note` returns of the moves on the plate of the win, until the next move."""
        self._note = note
        if self._end.isVisible():
            self._show_end()

    def show(self, told: Told, card: int | None = None, *, is_lasting: bool = False) -> None:
        """Show a sentence for a few seconds near `card`; it takes no focus and no click.

        What returns one is asked again in another language; a mere text goes then. A lasting one
        stays until the next; no text takes away what is shown.
        """
        text = told if isinstance(told, str) else told()
        self._retell = None if isinstance(told, str) else (told, is_lasting)
        if not text:
            self._message.dismiss()
            return
        self._card = card
        near, free = self._surroundings()
        self._message.show_message(
            text, near, free, self._table(), self._open_cards(), is_lasting=is_lasting
        )
        self.said.emit(text)

    def set_covered(self, covered: bool) -> None:
        """Say that the game is paused, for as long as it is."""
        if covered:
            self._message.dismiss()
            text = self.tr("The game is paused. Click or press a key to go on.")
            self._cover.show_message(text, None, (), self._table(), is_lasting=True)
        else:
            self._cover.dismiss()

    def press(self, point: QPointF) -> bool:
        """Whether a press on the table was for a plate."""
        return self._end.press(point)

    def press_key(self, key: int) -> bool:
        """Whether a key was for a plate."""
        return self._end.press_key(key)

    def place_anew(self, *, covered: bool) -> None:
        """Stand right in a window of another size."""
        self.set_covered(covered)
        if self._end.isVisible():
            self._show_end()
        if self._message.isVisible():
            near, free = self._surroundings()
            self._message.place_anew(near, free, self._table(), self._open_cards())

    def retranslate(self, *, covered: bool) -> None:
        """Speak another language; a passing message that cannot be told anew goes."""
        if self._retell is not None and self._message.isVisible():
            told, is_lasting = self._retell
            self.show(told, self._card, is_lasting=is_lasting)
        else:
            self._message.dismiss()
        self.place_anew(covered=covered)

    def dismiss(self) -> None:
        """Take every plate away."""
        for plate in (self._message, self._cover, self._end):
            plate.dismiss()

    def _surroundings(self) -> tuple[Rect | None, list[Rect]]:
        """What the message is to stand near, and what it must not hide."""
        if self._card is None and self._end.isVisible():
            return self._end.place, [self._end.place]
        targets = self._scene.targets
        near = targets.card_rect(self._card) if self._card is not None else None
        return near, [targets.card_rect(each) for each in self._cards_to_keep_free(self._card)]

    def _open_cards(self) -> list[Rect]:
        """What may be played now, the stock too, and should rather not be hidden."""
        targets, stock = self._scene.targets, self._scene.table_layout.stock
        cards = [targets.card_rect(card) for card in self._selection.open_cards()]
        return cards if stock is None else [*cards, stock]

    def _cards_to_keep_free(self, card: int | None) -> set[int]:
        """Cards that a message must not hide: what it speaks of, the chosen card, its partners."""
        chosen = self._selection.chosen
        cards = {each for each in (card, chosen) if each is not None}
        if chosen is not None:
            cards |= set(self._selection.partners(chosen))
        return cards

    def _table(self) -> Rect:
        return Rect(0, 0, self._scene.width(), self._scene.height())

    def _on_refused(self, refused: Refused) -> None:
        if refused.says:
            card = refused.cards[-1] if refused.cards else None
            self.show(partial(refusal_text, refused, self._game.deal), card)

    def _on_dealt(self, _event: object) -> None:
        self._on_moved()
        self._tell_stuck()

    def _on_moved(self, _event: object = None) -> None:
        self._end.dismiss()
        self._note = None
        self._card = None

    def _on_finished(self, _outcome: Outcome) -> None:
        self._tell_stuck()

    def _tell_stuck(self) -> None:
        """Say that the game is stuck, when it comes to that or comes back like that."""
        outcome = self._game.outcome
        if outcome is Outcome.STUCK:
            self._show_end()
            goes_on = self._game.only_cycles
            self.show(only_cycles_text if goes_on else partial(outcome_text, outcome))

    def _show_win(self) -> None:
        if self._game.outcome is Outcome.WON:
            self._show_end()

    def _show_end(self) -> None:
        new_game = PlateButton(NEW_GAME, self.tr("New game"))
        replay = PlateButton(REPLAY, self.tr("Replay this deal"))
        table, targets = self._table(), self._scene.targets
        seen = [targets.card_rect(c) for c, rest in targets.rests.items() if rest.is_visible]
        if self._game.outcome is Outcome.WON:
            choices = [new_game, replay]
            if not self._game.has_ended:
                choices.insert(0, PlateButton(PLAY_ON, self.tr("Play on")))
            self._end.show_end(self._win_lines(), choices, table, seen)
        elif self._game.outcome is Outcome.STUCK:
            choices = [new_game, replay]
            if self._game.can_undo:
                choices.insert(0, PlateButton(TAKE_BACK, self.tr("Take back a move")))
            self._end.show_end(self._more_lines(Outcome.STUCK), choices, table, seen)

    def _win_lines(self) -> list[str]:
        lines = [outcome_text(Outcome.WON)]
        rule = self._game.deal.rules.score
        lines.append(labelled(score_name(rule), score_text(self._game.score, rule)))
        moves = self.tr("%n move(s)", "", self._game.move_count)
        lines.append(moves if self._note is None else self._note())
        if self._time_ms is not None:
            lines.append(self.tr("Time: %1").replace("%1", time_text(self._time_ms())))
        return [*lines, *self._more_lines(Outcome.WON)]

    def _more_lines(self, outcome: Outcome) -> list[str]:
        return list(self._end_lines(outcome)) if self._end_lines is not None else []

    def _on_choice(self, name: str) -> None:
        if name == NEW_GAME:
            self.new_game_wanted.emit()
        elif name == REPLAY:
            self.replay_wanted.emit()
        elif name == PLAY_ON:
            self._end.dismiss()
        else:
            self._game.undo()
