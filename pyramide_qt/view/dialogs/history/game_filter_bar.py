"""The fields that choose which games a dialog speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from pyramide_qt.model.wording.periods import Period, period_start
from pyramide_qt.model.wording.records import period_name, result_name
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.saved_game import Result
from pyramide_qt.view.widgets.hinted_field import HintedField

_ALL = ""
_QUIET_MS = 150
# Below this all fields do not stand in one line.
_WIDE_PX = 560
_GAP_PX = 8
_MIN_NAME = 12
_MAX_CODE_LENGTH = 220


class GameFilterBar(QWidget):
    """Rules, result, period and a part of the deal code.

    Signals:
    - `changed()`: `game_filter` is another one.
    """

    changed = Signal()

    def __init__(self, parent: QWidget, *, has_results: bool = True) -> None:
        super().__init__(parent)
        self._has_results = has_results
        self._rules = QComboBox(self)
        self._results = QComboBox(self)
        self._periods = QComboBox(self)
        self._search = HintedField(self)
        self._followed = _ALL
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_QUIET_MS)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP_PX)
        self._is_wide = False
        self._fill_fixed()
        self._place()
        self._quiet.timeout.connect(self.changed)
        self._search.textChanged.connect(self._on_typed)
        for box in (self._rules, self._results, self._periods):
            box.currentIndexChanged.connect(self._on_chosen)
        self.retranslate()

    @property
    def game_filter(self) -> GameFilter:
        """What the fields say; a period ends now."""
        result = self._results.currentData()
        period: Period = self._periods.currentData()
        return GameFilter(
            token=self._rules.currentData() or None,
            since=period_start(period, datetime.now().astimezone()),
            result=Result(result) if result and self._has_results else None,
            code_part=self._search.text(),
        )

    @property
    def is_all(self) -> bool:
        """Whether every game is let through."""
        return self.game_filter == GameFilter()

    @property
    def is_rules_alone(self) -> bool:
        """Whether every game of one rule set is let through."""
        where = self.game_filter
        return where.token is not None and where == GameFilter(token=where.token)

    @property
    def rules(self) -> QComboBox:
        return self._rules

    @property
    def periods(self) -> QComboBox:
        return self._periods

    @property
    def results(self) -> QComboBox:
        return self._results

    @property
    def search(self) -> QLineEdit:
        return self._search

    def set_tokens(self, tokens: Sequence[str]) -> None:
        """Offer these rule sets, and the chosen one even if it has no games any more."""
        chosen = self._rules.currentData() or _ALL
        tokens = sorted({*tokens, chosen, self._followed} - {_ALL})
        self._rules.blockSignals(True)
        self._rules.clear()
        every = self.tr("All rules")
        self._rules.addItem(every, _ALL)
        # The player's own rules may have names of any length; they are cut.
        self._rules.setMinimumContentsLength(max(_MIN_NAME, len(every) + 2))
        for token in tokens:
            self._rules.addItem(rules_name(token), token)
        self._rules.setCurrentIndex(max(0, self._rules.findData(chosen)))
        self._rules.blockSignals(False)

    def follow(self, token: str) -> None:
        """Offer the rules that are played, and choose them unless the player chose others."""
        before, self._followed = self._followed, token
        if token == before:
            return
        self.set_tokens([self._rules.itemData(index) for index in range(1, self._rules.count())])
        if (self._rules.currentData() or _ALL) == before:
            self._rules.setCurrentIndex(self._rules.findData(token))

    def retranslate(self) -> None:
        tokens = [self._rules.itemData(index) for index in range(1, self._rules.count())]
        self.set_tokens(tokens)
        self._results.setItemText(0, self.tr("Any result"))
        for index, result in enumerate(Result, start=1):
            self._results.setItemText(index, result_name(result))
        for index, period in enumerate(Period):
            self._periods.setItemText(index, period_name(period))
        self._search.setPlaceholderText(self.tr("Part of a deal code"))
        self._rules.setAccessibleName(self.tr("Games of which rules"))
        self._results.setAccessibleName(self.tr("Games of which result"))
        self._periods.setAccessibleName(self.tr("Games of which time"))
        self._search.setAccessibleName(self.tr("Search by deal code"))
        self._update_width()

    def _fill_fixed(self) -> None:
        self._results.addItem("", _ALL)
        for result in Result:
            self._results.addItem("", result.value)
        for period in Period:
            self._periods.addItem("", period)
        self._search.setMaxLength(_MAX_CODE_LENGTH)
        self._search.setClearButtonEnabled(True)
        for box in (self._rules, self._results, self._periods):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._rules.setSizeAdjustPolicy(policy)
        self._results.setVisible(self._has_results)

    def _place(self) -> None:
        """In one line where there is room, else in two."""
        fields = self._fields()
        columns = len(fields) if self._is_wide else 2
        for field in fields:
            self._grid.removeWidget(field)
        for column in range(len(fields)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for index, field in enumerate(fields):
            row, column = divmod(index, columns)
            is_alone = column == 0 and index == len(fields) - 1
            self._grid.addWidget(field, row, column, 1, columns if is_alone else 1)

    def _fields(self) -> list[QWidget]:
        results = [self._results] if self._has_results else []
        return [self._rules, self._periods, *results, self._search]

    def _update_width(self) -> None:
        fields = self._fields()
        line_px = sum(field.minimumSizeHint().width() + _GAP_PX for field in fields)
        is_wide = self.width() >= max(_WIDE_PX, line_px)
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._place()

    def _on_typed(self, _text: str) -> None:
        self._quiet.start()

    def _on_chosen(self, _index: int) -> None:
        self._quiet.stop()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_width()
