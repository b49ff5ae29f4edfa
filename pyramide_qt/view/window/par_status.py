"""Shows the match of Par games and begins a new one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.history.par_match import GAMES_A_MATCH, ParMatch, Standing
from pyramide_qt.model.wording.typography import left_to_right
from pyramide_qt.model.wording.wording import number_text, score_text
from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.window.status_bar import InfoLine


class ParStatus(QObject):
    """Keeps the match in the info line while a game is played for par."""

    def __init__(self, parts: WindowParts, info: InfoLine, parent: QObject) -> None:
        super().__init__(parent)
        self._game = parts.game
        self._info = info
        self._match = ParMatch(parts.store, self)
        self._match.changed.connect(self._update)
        parts.game.dealt.connect(self._update)
        parts.game.status_changed.connect(self._update)
        self._update()

    @property
    def has_ended(self) -> bool:
        """Whether the game on the table was the last of a match."""
        return self._is_par() and self._match.standing().is_complete

    def begin_match(self) -> None:
        """Let the next game be the first of a match."""
        self._match.begin_anew()

    def line(self) -> str:
        """How the match stands, in a sentence; empty where the game is not played for par."""
        if not self._is_par():
            return ""
        standing = self._match.standing()
        if standing.is_complete:
            text = self.tr("The match of six games has ended: %1")
        else:
            text = self.tr("%n game(s) of the match of six: %1", "", len(standing.scores))
        return text.replace("%1", score_text(standing.total, ScoreRule.PAR))

    def _is_par(self) -> bool:
        return self._game.deal.rules.score is ScoreRule.PAR

    def _update(self, _anything: object = None) -> None:
        is_par = self._is_par()
        self._info.set_match(short_text(self._match.standing()) if is_par else "")


def short_text(standing: Standing) -> str:
    """How a match stands, in little room: `3/6 +12`."""
    total = score_text(standing.total, ScoreRule.PAR)
    return left_to_right(
        f"{number_text(len(standing.scores))}/{number_text(GAMES_A_MATCH)} {total}"
    )
