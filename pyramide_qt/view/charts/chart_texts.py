"""Puts the numbers of charts into words of the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QObject

from pyramide_qt.model.history.chart_data import (
    MOVE_STEPS,
    TIME_STEPS_MS,
    Bin,
    Stretch,
    Unit,
    histogram,
    over_time,
)
from pyramide_qt.model.wording.typography import month_of_year, own_digits
from pyramide_qt.model.wording.wording import (
    labelled,
    number_text,
    percent_text,
    rules_name,
    time_text,
)
from pyramide_qt.solver.survey import wilson
from pyramide_qt.store.queries.chart_queries import ChartQueries, RulesResults
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.charts.chart_content import ChartBar, ChartContent

NAMES = ("results", "times", "moves", "rates")
_MAX_RULES = 30


class ChartTexts(QObject):
    """Makes the chart of each name in NAMES; StoreError if the games cannot be read now."""

    def title(self, name: str) -> str:
        return {
            "results": self.tr("Results over time"),
            "times": self.tr("Times of the won games"),
            "moves": self.tr("Moves of the won games"),
            "rates": self.tr("Games won, by rules"),
        }[name]

    def content(self, name: str, queries: ChartQueries, where: GameFilter) -> ChartContent:
        """The chart of that name for the games of `where`."""
        if name == "results":
            return self._results(queries, where)
        if name == "times":
            bins = histogram(queries.win_times_ms(where), TIME_STEPS_MS)
            return self._distribution(name, self.tr("Time"), bins)
        if name == "moves":
            bins = histogram(queries.win_moves(where), MOVE_STEPS)
            return self._distribution(name, self.tr("Moves"), bins)
        return self._rates(queries, where)

    def _results(self, queries: ChartQueries, where: GameFilter) -> ChartContent:
        unit, stretches = over_time(queries.days(where))
        return ChartContent(
            self.title("results"),
            (self.tr("When"), self.tr("Won"), self.tr("Not won")),
            tuple(self._stretch_bar(unit, stretch) for stretch in stretches),
            self.tr("No game has come to its end yet."),
            (self.tr("Won"), self.tr("Not won")),
        )

    def _stretch_bar(self, unit: Unit, stretch: Stretch) -> ChartBar:
        when = _stretch_text(unit, stretch)
        won, lost = stretch.won, stretch.decided - stretch.won
        text = self.tr("%1: %2 won, %3 not won").replace("%1", when)
        text = text.replace("%2", number_text(won)).replace("%3", number_text(lost))
        cells = (when, number_text(won), number_text(lost))
        return ChartBar(_short_text(unit, stretch), (won, lost), text, cells)

    def _distribution(self, name: str, heading: str, bins: tuple[Bin, ...]) -> ChartContent:
        bars = []
        for each in bins:
            span = self._span_text(name, each)
            games = self.tr("%n won game(s)", "", each.count)
            sentence = labelled(span, games)
            label = time_text(each.low) if name == "times" else number_text(each.low)
            bars.append(ChartBar(label, (each.count,), sentence, (span, number_text(each.count))))
        return ChartContent(
            self.title(name),
            (heading, self.tr("Won games")),
            tuple(bars),
            self.tr("No game is won yet."),
        )

    def _span_text(self, name: str, each: Bin) -> str:
        shown = time_text if name == "times" else number_text
        if each.high is None:
            return self.tr("%1 and more").replace("%1", shown(each.low))
        last = each.high - (1000 if name == "times" else 1)
        if last == each.low:
            return shown(each.low)
        return self.tr("%1 to %2").replace("%1", shown(each.low)).replace("%2", shown(last))

    def _rates(self, queries: ChartQueries, where: GameFilter) -> ChartContent:
        results = queries.rules(where)[:_MAX_RULES]
        return ChartContent(
            self.title("rates"),
            (
                self.tr("Rules"),
                self.tr("Won"),
                self.tr("Finished"),
                self.tr("Share"),
                own_digits(self.tr("95% interval")),
            ),
            tuple(self._rate_bar(each) for each in results),
            self.tr("No game has come to its end yet."),
            is_rate=True,
        )

    def _rate_bar(self, each: RulesResults) -> ChartBar:
        name, rate = rules_name(each.token), each.won / each.decided
        low, high = wilson(each.won, each.decided)
        mark = (low or 0.0, high or 0.0)
        interval = self.tr("%1 to %2")
        interval = interval.replace("%1", _percent(mark[0])).replace("%2", _percent(mark[1]))
        text = self.tr("%1: %2 of %3 won, %4; the true share is most likely %5")
        values = (
            name,
            number_text(each.won),
            number_text(each.decided),
            _percent(rate),
            interval,
        )
        for place, value in enumerate(values, start=1):
            text = text.replace(f"%{place}", value)
        return ChartBar(name, (rate,), text, values, mark)


def _percent(rate: float) -> str:
    return percent_text(round(rate * 100))


def _stretch_text(unit: Unit, stretch: Stretch) -> str:
    locale, short = QLocale(), QLocale.FormatType.ShortFormat
    first, last = _qt_date(stretch.first), _qt_date(stretch.last)
    if unit is Unit.DAY:
        return locale.toString(first, short)
    if unit is Unit.WEEK:
        return f"{locale.toString(first, short)} – {locale.toString(last, short)}"
    if unit is Unit.MONTH:
        month = locale.standaloneMonthName(stretch.first.month)
        return month_of_year(month, stretch.first.year)
    return str(stretch.first.year)


def _short_text(unit: Unit, stretch: Stretch) -> str:
    locale = QLocale()
    if unit in (Unit.DAY, Unit.WEEK):
        return locale.toString(_qt_date(stretch.first), "d MMM")
    if unit is Unit.MONTH:
        return locale.standaloneMonthName(stretch.first.month, QLocale.FormatType.ShortFormat)
    return str(stretch.first.year)


def _qt_date(day: object) -> QDate:
    return QDate.fromString(str(day), "yyyy-MM-dd")
