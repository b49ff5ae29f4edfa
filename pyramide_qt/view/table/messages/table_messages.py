"""What the table says by itself: refused touches, the end of a game, a pause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from pyramide_qt.model.game.game_events import Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.typography import full_stop, sentences
from pyramide_qt.model.wording.wording import (
    labelled,
    only_cycles_text,
    outcome_text,
    points_text,
    refusal_text,
    score_name,
    score_text,
    time_text,
)
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.messages.end_plate import EndContent, EndPlate, PlateButton
from pyramide_qt.view.table.messages.message_plate import MessagePlate
from pyramide_qt.view.table.messages.plate_places import Surroundings
from pyramide_qt.view.table.table_scene import TableScene

Told = str | Callable[[], str]
"""A sentence, or what returns it in the language of the moment."""

NEW_GAME, REPLAY, TAKE_BACK, PLAY_ON = "new game", "replay", "take back", "play on"
REVIEW = "review"


class Weight(IntEnum):
    """How much a message matters: none takes the place of a heavier one."""

    PLAY = 0
    # That the game is lost.
    LOSS = 1
    # What happened to files, or a failure.
    NOTICE = 2


class _Said(NamedTuple):
    """A message that may be read now."""

    told: Told
    card: int | None
    is_lasting: bool
    weight: Weight

    def text(self) -> str:
        """The sentence in the language of the moment."""
        return self.told if isinstance(self.told, str) else self.told()


class TableMessages(QObject):
    """Puts plates on the scene: a passing one for messages, a standing one for the end.

    Signals: `new_game_wanted()`, `replay_wanted()`, `review_wanted()`: asked for on the plate;
    `said(str)`: a message, or the end of the game, has come up.
    """

    new_game_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
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
        self._told: list[_Said] = []
        self._time_ms: Callable[[], int] | None = None
        self._note: Callable[[], str] | None = None
        self._is_note_special = False
        self._special: Callable[[], Sequence[str]] = tuple
        self._is_watched = False
        self._end_lines: Callable[[Outcome], Sequence[str]] | None = None
        for item in (self._message, self._cover, self._end):
            scene.addItem(item)
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)
        game.finished.connect(self._on_finished)
        selection.refused.connect(self._on_refused)
        scene.win_shown.connect(self._show_win)
        self._end.chosen.connect(self._on_choice)
        self._tell_end()

    @property
    def text(self) -> str:
        """What is to be read now: the passing message, else how the game has ended; else empty."""
        return self._message.text or self._end.title

    @property
    def message_plate(self) -> MessagePlate:
        return self._message

    @property
    def end_plate(self) -> EndPlate:
        return self._end

    def set_time_source(self, time_ms: Callable[[], int]) -> None:
        """Where the time of a won game comes from; without it no time is told."""
        self._time_ms = time_ms

    def set_end_lines(
        self,
        lines: Callable[[Outcome], Sequence[str]],
        special: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """What else is told when a game has ended, and what is special about a win."""
        self._end_lines, self._special = lines, special
        self.renew_end()

    def offer_no_ways(self) -> None:
        """Tell of an end without ways to go on, where a game is only watched."""
        self._is_watched = True
        self.renew_end()

    def set_end_note(self, note: Callable[[], str], *, is_special: bool = False) -> None:
        """Say what `note` returns, of the moves of a win or of a loss, until the next move."""
        self._note, self._is_note_special = note, is_special
        self.renew_end()

    def renew_end(self) -> None:
        """Say on the plate of the end, if it is shown, what is known by now."""
        if self._end.isVisible():
            self._show_end()

    def show(
        self,
        told: Told,
        card: int | None = None,
        *,
        is_lasting: bool = False,
        weight: Weight = Weight.PLAY,
    ) -> None:
        """Show a sentence for a few seconds near `card`; it takes no focus and no click.

        What returns one is asked again in another language; a mere text goes then. A lasting one
        stays until the next; no text takes away what is shown. A heavier one that is still to be
        read stays, and the new one is said under it.
        """
        before = self._told if self._message.isVisible() else []
        self._told = [each for each in before if each.weight > weight]
        if any(each.is_lasting for each in before[len(self._told) :]):
            # What lasted may have been a hint, which stands with its words.
            self._scene.end_hint()
        new = _Said(told, card, is_lasting, weight)
        if new.text():
            self._told.append(new)
            self._say()
            self.said.emit(new.text())
        elif self._told:
            self._say()
        else:
            self._message.dismiss()

    def take_back(self, told: Told) -> None:
        """What was said is not to be read any more."""
        left = [each for each in self._told if each.told != told]
        if len(left) < len(self._told):
            self._told = left
            if left and self._message.isVisible():
                self._say()
            else:
                self._message.dismiss()

    def _say(self) -> None:
        """Show all that is to be read now, near the card that it was last about."""
        text = "\n".join(each.text() for each in self._told)
        is_lasting = any(each.is_lasting for each in self._told)
        self._message.show_message(text, self._surroundings(), is_lasting=is_lasting)

    def set_covered(self, covered: bool) -> None:
        """Say that the game is paused, for as long as it is."""
        if covered:
            self._message.dismiss()
            text = self.tr("The game is paused. Click or press a key to go on.")
            self._cover.show_message(text, Surroundings(self._table()), is_lasting=True)
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
        self.renew_end()
        if self._message.isVisible():
            self._message.place_anew(self._surroundings())

    def retranslate(self, *, covered: bool) -> None:
        """Speak another language; a passing message that cannot be told anew goes."""
        self._told = [each for each in self._told if not isinstance(each.told, str)]
        if self._told and self._message.isVisible():
            self._say()
        else:
            self._message.dismiss()
        self.place_anew(covered=covered)

    def dismiss(self) -> None:
        """Take every plate away."""
        for plate in (self._message, self._cover, self._end):
            plate.dismiss()

    def _surroundings(self) -> Surroundings:
        """What the message is to stand near, and what it must not hide."""
        card = self._told[-1].card if self._told else None
        targets = self._scene.targets
        near = targets.card_rect(card) if card is not None else None
        named = [targets.card_rect(each) for each in self._cards_to_keep_free(card)]
        if self._end.isVisible():
            named.append(self._end.place)
            near = near or self._end.place
        rests = targets.rests.items()
        faces = [targets.card_rect(c) for c, rest in rests if rest.is_visible and rest.face_up]
        return Surroundings(self._table(), near, named, faces, self._open_cards(), self._seen())

    def _seen(self) -> list[Rect]:
        """Every card that can be seen, and every place."""
        return [*self._seen_cards(), *self._scene.table_layout.piles]

    def _seen_cards(self) -> list[Rect]:
        """Every card that can be seen, and the stock, which may be turned over."""
        targets, stock = self._scene.targets, self._scene.table_layout.stock
        cards = [targets.card_rect(c) for c, rest in targets.rests.items() if rest.is_visible]
        return cards if stock is None else [*cards, stock]

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
        self._tell_end()

    def _on_moved(self, _event: object = None) -> None:
        self._end.dismiss()
        self._note = None
        # What was said of a card is not bound to its place any more.
        self._told = [each._replace(card=None) for each in self._told]

    def _on_finished(self, outcome: Outcome) -> None:
        # A win is told once it was shown.
        if outcome is Outcome.STUCK:
            self._tell_end()

    def _tell_end(self) -> None:
        """Say how the game has ended, when it comes to that or comes back like that."""
        if self._game.outcome is not Outcome.OPEN:
            self._message.dismiss()
            self._show_end()
            self.said.emit(sentences(*map(full_stop, self._end.sentences)))

    def _show_win(self) -> None:
        if self._game.outcome is Outcome.WON:
            self._show_end()
            # The outcome itself was told before the show.
            self.said.emit(sentences(*map(full_stop, self._end.sentences[1:])))

    def _show_end(self) -> None:
        outcome = self._game.outcome
        if outcome is Outcome.WON:
            lines, special = self._win_lines()
            content = EndContent(outcome_text(outcome), lines, self._win_choices(), special)
        elif outcome is Outcome.STUCK:
            goes_on = self._game.only_cycles
            title = only_cycles_text() if goes_on else outcome_text(outcome)
            content = EndContent(title, self._loss_lines(), self._loss_choices())
        else:
            return
        if self._is_watched:
            content = content._replace(choices=())
        layout = self._scene.table_layout
        places = [*layout.piles, *(layout.caption(pile) for pile in layout.piles)]
        stays = outcome is Outcome.STUCK and self._game.has_ended
        self._end.show_end(content, self._table(), self._seen_cards(), places, stays=stays)

    def _win_choices(self) -> tuple[PlateButton, ...]:
        play_on = () if self._game.has_ended else (PlateButton(PLAY_ON, self.tr("Play on")),)
        new_game = PlateButton(NEW_GAME, self.tr("New game"))
        replay = PlateButton(REPLAY, self.tr("Replay this deal"))
        return (*play_on, new_game, replay, PlateButton(REVIEW, self.tr("Review")))

    def _loss_choices(self) -> tuple[PlateButton, ...]:
        undo = PlateButton(TAKE_BACK, self.tr("Undo"))
        return (
            *((undo,) if self._game.can_undo else ()),
            PlateButton(REPLAY, self.tr("Replay this deal")),
            PlateButton(NEW_GAME, self.tr("New game")),
            PlateButton(REVIEW, self.tr("Review")),
        )

    def _win_lines(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is told of a win, and what is special about it."""
        moves = self.tr("%n move(s)", "", self._game.move_count)
        lines, special = [self._score_line()], tuple(self._special())
        if self._note is not None and self._is_note_special:
            special = (self._note(), *special)
        else:
            lines.append(moves if self._note is None else self._note())
        if self._time_ms is not None:
            lines.append(self.tr("Time: %1").replace("%1", time_text(self._time_ms())))
        return (*lines, *self._more_lines(Outcome.WON)), special

    def _loss_lines(self) -> tuple[str, ...]:
        lines = [self._score_line()]
        left = labelled(score_name(ScoreRule.LEFT), points_text(self._game.tableau_left))
        if self._game.deal.rules.score is not ScoreRule.LEFT:
            lines.append(left)
        if self._note is not None:
            lines.append(self._note())
        return (*lines, *self._more_lines(Outcome.STUCK))

    def _score_line(self) -> str:
        rule = self._game.deal.rules.score
        return labelled(score_name(rule), score_text(self._game.score, rule))

    def _more_lines(self, outcome: Outcome) -> list[str]:
        return list(self._end_lines(outcome)) if self._end_lines is not None else []

    def _on_choice(self, name: str) -> None:
        if name == NEW_GAME:
            self.new_game_wanted.emit()
        elif name == REPLAY:
            self.replay_wanted.emit()
        elif name == REVIEW:
            self.review_wanted.emit()
        elif name == PLAY_ON:
            self._end.dismiss()
        else:
            self._game.undo()
