"""Whether a game that is stuck could have been won, and which move lost it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.analysis import Analysis
from pyramide_qt.model.analysis.review_model import ReviewModel
from pyramide_qt.model.wording.analysis import AnalysisWording, verdict_sentence
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.solver.question import Verdict


class LossReport(QObject):
    """Looks through the moves of a stuck game, where the player wants such help at all.

    Signals:
    - `found()`: `sentence` tells it now.
    """

    found = Signal()

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._review: ReviewModel | None = None
        analysis.game.dealt.connect(self._on_changed)
        analysis.game.moved.connect(self._on_changed)
        self.look()

    def look(self) -> None:
        """Begin if the game on the table is stuck and help is wanted."""
        game = self._analysis.game
        wanted = self._analysis.is_shown or self._analysis.has_error_help
        if game.outcome is Outcome.STUCK and wanted and self._review is None:
            known = self._analysis.knowledge
            self._review = ReviewModel(game.game, self._analysis.service, known, self)
            self._review.progressed.connect(self._on_progressed)
            self._on_progressed()

    def sentence(self) -> str:
        """What is known of it; empty while nothing is."""
        if self._review is None:
            return ""
        if self._review.rows[0].facts.verdict is Verdict.NOT_WINNABLE:
            return verdict_sentence(Verdict.NOT_WINNABLE)
        losing = self._review.losing_ply
        return "" if losing is None else AnalysisWording().won_before(losing)

    def stop(self) -> None:
        """Ask nothing more."""
        if self._review is not None:
            self._review.stop()
            self._review.deleteLater()
            self._review = None

    def _on_progressed(self) -> None:
        if self._review is None:
            return
        if self.sentence():
            self._review.stop()
            self.found.emit()
            self._analysis.status_changed.emit()
        else:
            self._review.start()

    def _on_changed(self, _event: object) -> None:
        self.stop()
        self.look()
