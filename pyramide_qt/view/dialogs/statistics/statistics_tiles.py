"""The figures at the top of the statistics, each with its name under it."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from pyramide_qt.model.history.statistics_model import StatisticsSummary
from pyramide_qt.model.wording.wording import (
    UNKNOWN,
    labelled,
    number_text,
    percent_text,
    time_text,
)
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel
from pyramide_qt.view.window.status_bar import with_even_figures

NAMES = (
    "played",
    "won",
    "rate",
    "streak",
    "longest_streak",
    "best_time",
    "fewest_moves",
    "mean_time",
    "mean_moves",
    "over_par",
)
_COLUMNS = 5
_FIGURE_SCALE = 1.6
# Most names need two lines of so many letters.
_NAME_SIGNS = 12


class Tile(QFrame):
    """A large figure and a small name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._figure = QLabel(self)
        font = with_even_figures(self.font())
        font.setPointSizeF(font.pointSizeF() * _FIGURE_SCALE)
        font.setWeight(QFont.Weight.DemiBold)
        self._figure.setFont(font)
        self._name = WrappedLabel(self, fewest_lines=2)
        self._name.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(2)
        column.addWidget(self._figure)
        column.addWidget(self._name, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def text(self) -> str:
        return self._figure.text()

    def set_name(self, name: str) -> None:
        self._name.setText(name)
        signs_px = _NAME_SIGNS * self._name.fontMetrics().averageCharWidth()
        self._name.setMinimumWidth(max(signs_px, self._name.minimumSizeHint().width()))

    def set_figure(self, text: str) -> None:
        self._figure.setText(text)
        self._figure.setAccessibleName(labelled(self._name.text(), text))


class StatisticsTiles(QWidget):
    """All tiles; `show_summary` fills them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tiles = {name: Tile(self) for name in NAMES}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for index, tile in enumerate(self._tiles.values()):
            grid.addWidget(tile, index // _COLUMNS, index % _COLUMNS)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        self.retranslate()

    def text(self, name: str) -> str:
        """The figure that the tile `name`, one of NAMES, shows."""
        return self._tiles[name].text

    def retranslate(self) -> None:
        for name, text in self._names().items():
            self._tiles[name].set_name(text)

    def show_summary(self, summary: StatisticsSummary) -> None:
        for name, text in figures(summary).items():
            self._tiles[name].set_figure(text)

    def _names(self) -> dict[str, str]:
        return {
            "played": self.tr("Games played"),
            "won": self.tr("Games won"),
            "rate": self.tr("Won of all finished"),
            "streak": self.tr("Wins in a row now"),
            "longest_streak": self.tr("Most wins in a row"),
            "best_time": self.tr("Best time"),
            "fewest_moves": self.tr("Fewest moves"),
            "mean_time": self.tr("Mean time of wins"),
            "mean_moves": self.tr("Moves per win"),
            "over_par": self.tr("Over par per win"),
        }


def figures(summary: StatisticsSummary) -> dict[str, str]:
    """The text of each tile; a dash where there is nothing to tell yet."""
    totals, streaks = summary.totals, summary.streaks
    has_games = totals.played > 0
    return {
        "played": number_text(totals.played),
        "won": number_text(totals.won),
        "rate": UNKNOWN if totals.win_rate is None else _percent(totals.win_rate),
        "streak": number_text(streaks.current) if has_games else UNKNOWN,
        "longest_streak": number_text(streaks.longest) if has_games else UNKNOWN,
        "best_time": _time(totals.best_time_ms),
        "fewest_moves": (
            UNKNOWN if totals.fewest_moves is None else number_text(totals.fewest_moves)
        ),
        "mean_time": _time(totals.mean_time_ms),
        "mean_moves": _mean(totals.mean_moves),
        "over_par": _mean(totals.mean_over_par),
    }


def _time(time_ms: float | None) -> str:
    return UNKNOWN if time_ms is None else time_text(int(time_ms))


def _mean(number: float | None) -> str:
    return UNKNOWN if number is None else QLocale().toString(number, "f", 1)


def _percent(rate: float) -> str:
    # A rate that is not quite all or nothing must not look like it.
    return percent_text(
        min(max(round(rate * 100), 0 if rate == 0 else 1), 100 if rate == 1 else 99)
    )
