"""The info line: score, moves, time and deal code, in places that never move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.wording.wording import number_text, score_name, score_text, time_text
from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.view.widgets.solver_badge import SolverBadge

# Room for these from the start, so that a growing number pushes nothing aside.
_WIDEST = {"score": "-000", "moves": "0000", "time": "0:00:00", "match": "0/0 −000"}
_GAP_PX, _SMALL_GAP_PX = 18, 10
_WORD_GAP_PX = 6
_BUTTON_FRAME_PX = 16
_LEFT_PX, _RIGHT_PX = 10, 6
_SHORTEST_CODE = "PY1-…AAA"
_NO_CODE = "…"
# Time and match are known by their looks, so they are the first to go without a word.
_WORDED = ("score", "moves")
_LEGIBLE = "Mm…"
# How much of the text's colour the words keep; still more than 4.5:1 on both themes.
_QUIET_SHARE = 0.7


def with_even_figures(font: QFont) -> QFont:
    """`font` with figures that are all equally wide, where the font has such."""
    even = QFont(font)
    even.setFeature(QFont.Tag("tnum"), 1)
    return even


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`share` of the first colour with the rest of the second."""
    rest = 1 - share
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * rest,
        one.greenF() * share + other.greenF() * rest,
        one.blueF() * share + other.blueF() * rest,
    )


class Reading(QWidget):
    """One quiet word and one number beside it, whose room only ever grows."""

    def __init__(self, widest: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._widest = widest
        self._whole_word = ""
        self._word = QLabel(self)
        self._number = QLabel(self)
        self._number.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(_WORD_GAP_PX)
        line.addWidget(self._word)
        line.addWidget(self._number)
        self._update_font()
        self._update_ink()

    @property
    def text(self) -> str:
        return self._number.text()

    def set_word(self, word: str) -> None:
        self._whole_word = word
        self._word.setText(word)
        self.setToolTip(word)
        self._update_name()

    def set_word_room(self, room_px: int | None) -> None:
        """Cut the word to so much room, 0 hides it; None shows it whole."""
        text = self._whole_word
        if room_px is not None:
            metrics = QFontMetrics(self._word.font())
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room_px)
        self._word.setText(text)
        self._word.setVisible(room_px != 0)

    def needed_px(self) -> int:
        """The width it takes as it is now."""
        word = 0 if self._word.isHidden() else self._word.sizeHint().width() + _WORD_GAP_PX
        return word + self._number.minimumWidth()

    def set_number(self, text: str) -> None:
        if text != self._number.text():
            self._number.setText(text)
            self._update_name()
            self._make_room()

    def _update_name(self) -> None:
        # A label that has a name is read by it alone.
        self._number.setAccessibleName(f"{self._whole_word} {self.text}".strip())

    def _update_font(self) -> None:
        font = with_even_figures(self.font())
        font.setBold(True)
        self._number.setFont(font)
        self._number.setMinimumWidth(0)
        self._make_room()

    def _update_ink(self) -> None:
        palette = QPalette(self.palette())
        text, window = palette.windowText().color(), palette.window().color()
        palette.setColor(QPalette.ColorRole.WindowText, mixed(text, window, _QUIET_SHARE))
        self._word.setPalette(palette)

    def _make_room(self) -> None:
        metrics = QFontMetrics(self._number.font())
        needed = max(metrics.horizontalAdvance(text) for text in (self._widest, self.text))
        self._number.setMinimumWidth(max(needed, self._number.minimumWidth()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._update_font()
        elif event.type() == QEvent.Type.PaletteChange:
            self._update_ink()


class InfoLine(QWidget):
    """Shows how the game stands; `copy_wanted` when the player clicks the code."""

    copy_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._code = ""
        self._readings = {name: Reading(widest, self) for name, widest in _WIDEST.items()}
        self._readings["match"].hide()
        self._score_rule = ScoreRule.TEN_A_CARD
        self._badge = SolverBadge(self)
        self._button = QToolButton(self)
        self._button.setAutoRaise(True)
        # Reached by Tab; a click leaves the keys with the table.
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._button.clicked.connect(self.copy_wanted)
        line = self._layout = QHBoxLayout(self)
        line.setContentsMargins(_LEFT_PX, 3, _RIGHT_PX, 3)
        line.setSpacing(_GAP_PX)
        for reading in self._readings.values():
            line.addWidget(reading)
        line.addWidget(self._badge)
        line.addStretch(1)
        line.addWidget(self._button)
        self.retranslate()

    @property
    def texts(self) -> dict[str, str]:
        """What can be read: score, moves, time and code, and the match where there is one."""
        return {name: r.text for name, r in self._readings.items() if r.text} | {"code": self._code}

    @property
    def badge(self) -> SolverBadge:
        """Whether the game can still be won."""
        return self._badge

    @property
    def code_button(self) -> QToolButton:
        """Shows the code of the deal and copies it."""
        return self._button

    def set_status(self, status: Status) -> None:
        """Show what is known of the position; nothing if it is not wanted."""
        self._badge.set_status(status)
        self._fit()

    def reading(self, name: str) -> Reading:
        """The part that shows `score`, `moves` or `time`."""
        return self._readings[name]

    def set_score_rule(self, score_rule: ScoreRule) -> None:
        """Say what the game is played for."""
        self._score_rule = score_rule
        self._readings["score"].set_word(score_name(score_rule))
        self._fit()

    def set_score(self, score: int) -> None:
        self._readings["score"].set_number(score_text(score, self._score_rule))

    def set_match(self, text: str) -> None:
        """Show how a match stands; an empty text hides it."""
        self._readings["match"].set_number(text)
        self._readings["match"].setVisible(bool(text))
        self._fit()

    def set_moves(self, count: int) -> None:
        self._readings["moves"].set_number(number_text(count))

    def set_time(self, time_ms: int) -> None:
        self._readings["time"].set_number(time_text(time_ms))

    def set_code(self, code: str) -> None:
        self._code = code
        self._button.setAccessibleName(code)
        self._fit()

    def set_shown(self, name: str, shown: bool) -> None:
        """Show or hide `score` or `time`."""
        self._readings[name].setVisible(shown)
        self._fit()

    def retranslate(self) -> None:
        self._readings["score"].set_word(score_name(self._score_rule))
        self._readings["match"].set_word(self.tr("Match"))
        self._readings["moves"].set_word(self.tr("Moves"))
        self._readings["time"].set_word(self.tr("Time"))
        self._button.setToolTip(self.tr("Copy the code of this deal"))
        self._badge.set_status(self._badge.status)
        self._fit()

    def _fit(self) -> None:
        """Shorten the status, cut the code, which the title has too, and the words at last."""
        metrics = QFontMetrics(self._button.font())
        whole, least, none = (
            metrics.horizontalAdvance(text) + _BUTTON_FRAME_PX
            for text in (self._code, _SHORTEST_CODE, _NO_CODE)
        )
        least = min(whole, least)
        everything, worded = tuple(_WIDEST), _WORDED
        for needed, names, is_short in (
            (whole, everything, False),
            (whole, everything, True),
            (least, everything, True),
            (least, worded, True),
            (none, worded, True),
        ):
            self._set_words(names, is_short=is_short)
            room = self.width() - self._readings_width()
            if room >= needed:
                break
        else:
            room = self._cut_words(none)
        text_room = max(0, room - _BUTTON_FRAME_PX)
        middle = Qt.TextElideMode.ElideMiddle
        # A button without a text is higher, and the table would be laid out twice at the start.
        self._button.setText(metrics.elidedText(self._code, middle, text_room) or _NO_CODE)

    def _set_words(self, names: Sequence[str], *, is_short: bool) -> None:
        """Show the words of these readings, and the status in short or not."""
        self._layout.setSpacing(_GAP_PX if "time" in names else _SMALL_GAP_PX)
        for name, reading in self._readings.items():
            reading.set_word_room(None if name in names else 0)
        self._badge.set_short(is_short)

    def _cut_words(self, needed: int) -> int:
        """Cut the words to what is left of the line: both alike, or the first one alone."""
        shown = [self._readings[name] for name in _WORDED if not self._readings[name].isHidden()]
        self._set_words((), is_short=True)
        left = self.width() - self._readings_width() - needed
        legible = self.fontMetrics().horizontalAdvance(_LEGIBLE)
        while shown and (room := left // len(shown) - _WORD_GAP_PX) < legible:
            shown.pop()
        for reading in shown:
            reading.set_word_room(room)
        return self.width() - self._readings_width()

    def _readings_width(self) -> int:
        shown = [reading for reading in self._readings.values() if not reading.isHidden()]
        parts: list[Reading | SolverBadge] = [*shown]
        if not self._badge.isHidden():
            parts.append(self._badge)
        gaps = (len(parts) + 1) * self._layout.spacing() + _LEFT_PX + _RIGHT_PX
        return gaps + sum(part.needed_px() for part in parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # The readings may hear of it later.
            QTimer.singleShot(0, self, self._fit)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, super().minimumSizeHint().height())
