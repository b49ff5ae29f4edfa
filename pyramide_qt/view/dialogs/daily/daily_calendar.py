"""A month of days, each with its mark, gone through by pointer and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QToolButton, QWidget

from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.model.wording.typography import is_read_from_right
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.store.stored_times import FIRST_DAY
from pyramide_qt.view.dialogs.daily.daily_texts import month_title
from pyramide_qt.view.dialogs.daily.day_button import DayButton

_WEEK = 7
_WEEKS = 6
_TITLE_SCALE = 1.15
# Rows of the grid: the title, the days of the week, and the weeks.
_FIRST_ROW = 2

NameOfDay = Callable[[date, DayState | None], str]


class DailyCalendar(QFrame):
    """Shows one month up to today; `name_of_day` says a day and its mark in words.

    Signals:
    - `day_chosen()`: `day` is another one;
    - `activated()`: the chosen day was clicked twice.
    """

    day_chosen = Signal()
    activated = Signal()

    def __init__(self, today: date, name_of_day: NameOfDay, parent: QWidget) -> None:
        super().__init__(parent)
        self._day = self._today = today
        self._name_of_day = name_of_day
        self._states: Mapping[date, DayState] = {}
        self._title = QLabel(self)
        self._back, self._forth = QToolButton(self), QToolButton(self)
        self._names = [QLabel(self) for _ in range(_WEEK)]
        self._buttons = [DayButton(self) for _ in range(_WEEK * _WEEKS)]
        self._lay_out()
        self._back.clicked.connect(self._on_back)
        self._forth.clicked.connect(self._on_forth)
        for button in self._buttons:
            button.clicked.connect(self._on_clicked)
            button.clicked_twice.connect(self.activated)
        self.retranslate()

    @property
    def day(self) -> date:
        """The day that is chosen."""
        return self._day

    @property
    def today(self) -> date:
        """The last day that can be chosen."""
        return self._today

    @property
    def title(self) -> str:
        """The month that is shown."""
        return self._title.text()

    def take_keys(self) -> None:
        """Let the keys go through the days."""
        self.button(self._day).setFocus()

    def button(self, day: date) -> DayButton:
        """The button of a day of the month that is shown."""
        return next(each for each in self._buttons if each.day == day and not each.isHidden())

    def choose(self, day: date) -> None:
        """Choose a day and show its month; nothing comes after today."""
        day = max(FIRST_DAY, min(day, self._today))
        if day == self._day:
            self._update_days()
            return
        had_keys = self.window().focusWidget() in self._buttons
        self._day = day
        self._update_days()
        if had_keys:
            self.take_keys()
        self.day_chosen.emit()

    def show_states(self, today: date, states: Mapping[date, DayState]) -> None:
        """Mark the days of `states`; who had chosen today goes with it into the next day."""
        follows = self._day == self._today
        self._today, self._states = today, states
        self.choose(today if follows else self._day)

    def retranslate(self) -> None:
        self._back.setAccessibleName(self.tr("Previous month"))
        self._forth.setAccessibleName(self.tr("Next month"))
        for button in (self._back, self._forth):
            button.setToolTip(button.accessibleName())
        locale = QLocale()
        for place, label in enumerate(self._names):
            number = (_first_day_of_week() + place) % _WEEK + 1
            day = Qt.DayOfWeek(number)
            label.setText(locale.standaloneDayName(day.value, QLocale.FormatType.ShortFormat))
        self._update_days()

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(6, 6, 6, 6)
        grid.setSpacing(0)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _TITLE_SCALE)
        font.setWeight(QFont.Weight.DemiBold)
        self._title.setFont(font)
        for label in (self._title, *self._names):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setForegroundRole(QPalette.ColorRole.Text)
        for button in (self._back, self._forth):
            button.setAutoRaise(True)
        grid.addWidget(self._back, 0, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(self._title, 0, 1, 1, _WEEK - 2)
        grid.addWidget(self._forth, 0, _WEEK - 1, Qt.AlignmentFlag.AlignCenter)
        for column, label in enumerate(self._names):
            grid.addWidget(label, 1, column)
            grid.setColumnStretch(column, 1)
        for place, button in enumerate(self._buttons):
            row, column = divmod(place, _WEEK)
            grid.addWidget(button, _FIRST_ROW + row, column)
            grid.setRowStretch(_FIRST_ROW + row, 1)
            grid.setRowMinimumHeight(_FIRST_ROW + row, button.minimumSizeHint().height())

    def _update_days(self) -> None:
        first = self._day.replace(day=1)
        shift = (first.weekday() - _first_day_of_week()) % _WEEK
        for place, button in enumerate(self._buttons):
            day = first + timedelta(days=place - shift)
            is_chosen = day == self._day
            button.setVisible(day.month == first.month)
            button.setEnabled(FIRST_DAY <= day <= self._today)
            button.show_day(day, number_text(day.day), is_today=day == self._today)
            button.setChecked(is_chosen)
            # Tab comes to one day; the arrows go on from there.
            focus = Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(focus)
            state = self._states.get(day)
            button.show_state(state, self._name_of_day(day, state))
        self._title.setText(month_title(first))
        is_mirrored = is_read_from_right()
        arrows = (Qt.ArrowType.LeftArrow, Qt.ArrowType.RightArrow)
        back, forth = reversed(arrows) if is_mirrored else arrows
        self._back.setArrowType(back)
        self._forth.setArrowType(forth)
        self._forth.setEnabled(first < self._today.replace(day=1))
        self._back.setEnabled(first > FIRST_DAY)

    def _month_away(self, months: int) -> date:
        """The same day so many months on, or the last one of a shorter month."""
        year, month = divmod(self._day.year * 12 + self._day.month - 1 + months, 12)
        first = date(year, month + 1, 1)
        return first.replace(day=min(self._day.day, _last_of_month(first).day))

    def _on_back(self) -> None:
        self.choose(self._month_away(-1))

    def _on_forth(self) -> None:
        self.choose(self._month_away(1))

    def _on_clicked(self) -> None:
        button = self.sender()
        assert isinstance(button, DayButton)
        if button.day == self._day:
            button.setChecked(True)
        self.choose(button.day)

    def _goal(self, key: int) -> date | None:
        step = -1 if is_read_from_right() else 1
        days = {
            Qt.Key.Key_Left: -step,
            Qt.Key.Key_Right: step,
            Qt.Key.Key_Up: -_WEEK,
            Qt.Key.Key_Down: _WEEK,
        }
        if key in days:
            return self._day + timedelta(days=days[Qt.Key(key)])
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            return self._month_away(-1 if key == Qt.Key.Key_PageUp else 1)
        if key == Qt.Key.Key_Home:
            return self._day.replace(day=1)
        return _last_of_month(self._day) if key == Qt.Key.Key_End else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        goal = self._goal(event.key())
        if goal is None:
            event.ignore()
        else:
            self.choose(goal)


def _first_day_of_week() -> int:
    """0 for Monday, as Python counts."""
    return QLocale().firstDayOfWeek().value - 1


def _last_of_month(day: date) -> date:
    after = day.replace(day=28) + timedelta(days=4)
    return after.replace(day=1) - timedelta(days=1)
