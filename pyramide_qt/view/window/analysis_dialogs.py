"""Opens demo and review, and takes over what the player wants to play on from there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from pyramide_qt.model.analysis.hint_model import Hint, HintKind
from pyramide_qt.model.analysis.knowledge import Knowledge
from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.model.wording.analysis import hint_text
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import Move
from pyramide_qt.view.dialog_opener import DialogOpener
from pyramide_qt.view.models import WindowParts

if TYPE_CHECKING:
    from pyramide_qt.view.dialogs.new_game.enter_deal_dialog import EnterDealDialog
    from pyramide_qt.view.dialogs.replay.demo_dialog import DemoDialog
    from pyramide_qt.view.dialogs.replay.review_dialog import ReviewDialog


class AnalysisDialogs(QObject):
    """Connects the actions for demo, review and typed cards.

    Signals:
    - `told(str)`: something to say to the player.
    """

    told = Signal(str)

    def __init__(self, parts: WindowParts, dialogs: DialogOpener, window: QMainWindow) -> None:
        super().__init__(window)
        self._parts = parts
        self._dialogs = dialogs
        self._window = window
        self._reviews = 0
        parts.hints.line_found.connect(self._on_line_found)

    def open_demo(self, deal: Deal, moves: tuple[Move, ...], hint: Hint) -> DemoDialog | None:
        """Play the line of `hint`, which follows `moves`."""
        from pyramide_qt.view.dialogs.replay.demo_dialog import DemoDialog

        title = partial(self._title_of, hint)

        def make() -> DemoDialog:
            return DemoDialog(deal, moves, hint.line, title, self._parts.settings, self._window)

        demo = self._dialogs.open("demo", make)
        if demo is not None:
            demo.play_on_wanted.connect(self._on_demo_play_on)
            demo.play()
        return demo

    def _title_of(self, hint: Hint) -> str:
        if hint.kind is not HintKind.WIN:
            return self.tr("What removes the most cards")
        return self.tr("A shortest win") if hint.is_shortest else self.tr("A win")

    def ask_for_line(self) -> None:
        """Look for the solution, and play it once it is found."""
        self._parts.hints.ask_for_line()

    def review_game(self) -> None:
        """Review the game on the table."""
        self.open_review(self._parts.game.game)

    def open_review(self, game: Game) -> ReviewDialog | None:
        """Review a game, running or over."""
        from pyramide_qt.model.analysis.review_model import ReviewModel
        from pyramide_qt.view.dialogs.replay.review_dialog import ReviewDialog

        analysis = self._parts.analysis
        is_known = analysis.knowledge.deal is game.deal
        known = analysis.knowledge if is_known else Knowledge(game.deal)
        self._reviews += 1

        def make() -> ReviewDialog:
            review = ReviewModel(game, analysis.service, known)
            return ReviewDialog(review, self._parts.settings, self._window)

        dialog = self._dialogs.open(f"review{self._reviews}", make)
        if dialog is not None:
            dialog.play_on_wanted.connect(self._on_review_play_on)
        return dialog

    def open_enter_deal(self) -> EnterDealDialog | None:
        """Ask for the cards of a deal."""
        return self._dialogs.open("enter_deal", self._make_enter_deal)

    def play_cards(self, deal: Deal) -> None:
        """Put typed cards on the table."""
        self._parts.game.load(Game(deal), DealtReason.NEW)

    def _make_enter_deal(self) -> EnterDealDialog:
        from pyramide_qt.view.dialogs.new_game.enter_deal_dialog import EnterDealDialog
        from pyramide_qt.view.widgets.rules_picture import picture_look

        parts = self._parts
        look = picture_look(parts.settings.table, parts.settings.deck)
        dialog = EnterDealDialog(parts.analysis.service, parts.game.deal.token, look, self._window)
        dialog.play_wanted.connect(self.play_cards)
        dialog.review_wanted.connect(self.open_review)
        return dialog

    def _on_line_found(self, hint: Hint) -> None:
        game = self._parts.game
        if hint.line:
            self.open_demo(game.deal, game.game.moves, hint)
        elif hint.kind is HintKind.NOT_KNOWN:
            self.told.emit(self.tr("No solution is known."))
        else:
            self.told.emit(hint_text(hint, game.deal))

    def _on_demo_play_on(self, moves: tuple[Move, ...]) -> None:
        """Make the moves of the demo in the game; each is one that the player was shown."""
        for move in moves:
            self._parts.game.play(move)
            self._parts.session.count_hint()

    def _on_review_play_on(self, wanted: Game) -> None:
        """Go back in the game on the table if it came this way, else begin a game from there."""
        game = self._parts.game
        moves = game.game.moves
        is_same = game.deal is wanted.deal and moves[: len(wanted.moves)] == wanted.moves
        while is_same and len(game.game.moves) > len(wanted.moves):
            is_same = game.undo()
        if not is_same:
            game.load(wanted, DealtReason.REPLAY)
