"""The deal of the day: a calendar of done days, the days in a row, and a result to share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.history.daily_model import DailyModel, FoundDeal
from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.model.wording.typography import without_stop
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.saved_game import SavedGame
from pyramide_qt.view.dialogs.daily.daily_calendar import DailyCalendar
from pyramide_qt.view.dialogs.daily.daily_legend import DailyLegend
from pyramide_qt.view.dialogs.daily.daily_texts import DailyTexts
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

# Who goes through the days by keys wants no search for each.
_QUIET_MS = 250
# Midnight and a change of the time zone are noticed that soon.
_CLOCK_MS = 5_000
_STREAK_SCALE = 1.1


class DailyDialog(Dialog):
    """Chooses a day; `play_wanted(DealCode)` when its deal was found, and then it closes.

    The deal of the chosen day is looked for at once, so that it is there when it is wanted.
    """

    play_wanted = Signal(object)

    def __init__(
        self,
        model: DailyModel,
        store: GameStore,
        tokens: Sequence[str],
        token: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._model = model
        self._store = store
        self._texts = DailyTexts(self)
        self._rules = QComboBox(self)
        self._calendar = DailyCalendar(model.today, self._name_of_day, self)
        self._legend = DailyLegend(self._texts, self)
        self._deal: FoundDeal | None = None
        self._is_wanted = False
        self._quiet, self._clock = QTimer(self), QTimer(self)
        self._today, self._streak, self._state, self._note = (WrappedLabel(self) for _ in range(4))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._play = self._buttons.addButton("", role)
        self._share = self._buttons.addButton("", role)
        for each in dict.fromkeys((*tokens, token)):
            self._rules.addItem("", each)
        self._rules.setCurrentIndex(self._rules.findData(token))
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def calendar(self) -> DailyCalendar:
        return self._calendar

    @property
    def rules(self) -> QComboBox:
        return self._rules

    @property
    def play_button(self) -> QPushButton:
        return self._play

    @property
    def share_button(self) -> QPushButton:
        return self._share

    @property
    def texts(self) -> dict[str, str]:
        """What stands there about today, the days in a row, the chosen day and the search."""
        labels = {
            "today": self._today,
            "streak": self._streak,
            "state": self._state,
            "note": self._note,
        }
        return {name: label.text() for name, label in labels.items()}

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Daily deal"))
        for index in range(self._rules.count()):
            self._rules.setItemText(index, rules_name(self._rules.itemData(index)))
        self._rules.setAccessibleName(self.tr("Rules"))
        self._calendar.setAccessibleName(self.tr("Days"))
        self._calendar.retranslate()
        self._legend.retranslate()
        self._share.setText(self.tr("&Copy the result"))
        self.update_days()

    def update_days(self, _event: object = None) -> None:
        """Read again what is done; the day may have changed meanwhile."""
        today = self._model.today
        self._calendar.show_states(today, self._model.states(self._token()))
        self._today.setText(self._texts.today(today))
        self._streak.setText(self._texts.streak(self._model.streak(self._token())))
        self._update_day()

    def _lay_out(self) -> None:
        for label in (self._today, self._streak, self._state, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(6)
        layout.addWidget(self._rules)
        layout.addWidget(self._today)
        layout.addWidget(self._calendar, 1)
        layout.addWidget(self._legend)
        for label in (self._streak, self._state, self._note):
            layout.addWidget(label)
        layout.addWidget(self._buttons)
        font = self._streak.font()
        font.setPointSizeF(font.pointSizeF() * _STREAK_SCALE)
        font.setWeight(QFont.Weight.DemiBold)
        self._streak.setFont(font)
        self._play.setDefault(True)
        self._calendar.take_keys()
        self.resize_within_screen(QSize(460, 600))

    def _connect(self) -> None:
        self._rules.currentIndexChanged.connect(self._on_rules_chosen)
        self._calendar.day_chosen.connect(self._on_day_chosen)
        self._calendar.activated.connect(self._on_activated)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_QUIET_MS)
        self._quiet.timeout.connect(self._look)
        self._clock.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._clock.timeout.connect(self._on_clock)
        self._clock.start(_CLOCK_MS)
        self._quiet.start(0)
        self._play.clicked.connect(self._on_play)
        self._share.clicked.connect(self._on_share)
        self._buttons.rejected.connect(self.close)
        self._model.found.connect(self._on_found)
        self._model.not_found.connect(self._on_not_found)
        self.finished.connect(self._end)

    def _token(self) -> str:
        return str(self._rules.currentData())

    def _day(self) -> date:
        return self._calendar.day

    def _name_of_day(self, day: date, state: DayState | None) -> str:
        return without_stop(self._texts.state(day, state, None))

    def _end(self) -> None:
        self._quiet.stop()
        self._clock.stop()
        self._model.cancel()

    def _game(self) -> SavedGame | None:
        """The game that has won the deal of the chosen day."""
        for entry in self._model.entries(self._token()):
            if entry.day == self._day().isoformat() and entry.game_id is not None:
                try:
                    return self._store.game(entry.game_id)
                except StoreError:
                    return None
        return None

    def _update_day(self) -> None:
        day, game = self._day(), self._game()
        state = self._model.states(self._token()).get(day)
        self._state.setText(self._texts.state(day, state, game))
        self._share.setEnabled(game is not None)
        self._play.setText(self.tr("&Stop looking") if self._is_wanted else self.tr("&Play"))
        text = "" if self._model.is_proved(self._token()) else self._texts.unproved()
        self._note.setText(
            self.tr("Looking for a deal that can be won…") if self._is_wanted else text
        )

    def _on_rules_chosen(self, _index: int) -> None:
        self._forget_deal()
        self.update_days()

    def _on_day_chosen(self) -> None:
        self._forget_deal()
        self._update_day()

    def _forget_deal(self) -> None:
        """What was found or is looked for is the deal of another day; look for the right one."""
        self._model.cancel()
        self._deal, self._is_wanted = None, False
        self._quiet.start(_QUIET_MS)

    def _look(self) -> None:
        self._quiet.stop()
        if self._deal is None and not self._model.is_searching:
            self._model.find(self._token(), self._day())

    def _on_clock(self) -> None:
        if self._model.today != self._calendar.today:
            self.update_days()

    def _on_activated(self) -> None:
        if not self._is_wanted:
            self._on_play()

    def _on_play(self) -> None:
        # Midnight may have passed since the clock was looked at.
        self._on_clock()
        self._is_wanted = not self._is_wanted
        self._update_day()
        if not self._is_wanted:
            self._model.cancel()
        elif self._deal is not None:
            self._play_deal(self._deal)
        else:
            self._look()

    def _on_found(self, deal: FoundDeal) -> None:
        self._deal = deal
        if self._is_wanted:
            self._play_deal(deal)

    def _play_deal(self, deal: FoundDeal) -> None:
        self._is_wanted = False
        self._model.open(deal)
        code = parse_code(deal.code)
        self.accept()
        self.play_wanted.emit(code)

    def _on_not_found(self, _day: date) -> None:
        self._is_wanted = False
        self._update_day()
        self._note.setText(self.tr("No deal could be found for that day."))

    def _on_share(self) -> None:
        game = self._game()
        if game is not None:
            streak = self._model.streak(self._token())
            QGuiApplication.clipboard().setText(self._texts.result(self._day(), game, streak))
            self._note.setText(self.tr("The result is copied."))
