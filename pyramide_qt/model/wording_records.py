"""Names for people of what is kept about games: results, columns, periods, days."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale, QTime

from pyramide_qt.model.periods import Period
from pyramide_qt.model.script_marks import own_digits
from pyramide_qt.store.saved_game import Result

RESULTS: dict[Result, object] = {
    Result.OPEN: QT_TRANSLATE_NOOP("Records", "in progress"),
    Result.WON: QT_TRANSLATE_NOOP("Records", "won"),
    Result.STUCK: QT_TRANSLATE_NOOP("Records", "stuck"),
    Result.LEFT: QT_TRANSLATE_NOOP("Records", "left"),
}
HEADINGS: dict[str, object] = {
    "DATE": QT_TRANSLATE_NOOP("Records", "Begun"),
    "RULES": QT_TRANSLATE_NOOP("Records", "Rules"),
    "RESULT": QT_TRANSLATE_NOOP("Records", "Result"),
    "TIME": QT_TRANSLATE_NOOP("Records", "Time"),
    "MOVES": QT_TRANSLATE_NOOP("Records", "Moves"),
    "SCORE": QT_TRANSLATE_NOOP("Records", "Score"),
    "CODE": QT_TRANSLATE_NOOP("Records", "Deal code"),
}
PERIODS: dict[Period, object] = {
    Period.ALL: QT_TRANSLATE_NOOP("Records", "At any time"),
    Period.TODAY: QT_TRANSLATE_NOOP("Records", "Today"),
    Period.WEEK: QT_TRANSLATE_NOOP("Records", "In the last 7 days"),
    Period.MONTH: QT_TRANSLATE_NOOP("Records", "In the last 30 days"),
    Period.YEAR: QT_TRANSLATE_NOOP("Records", "In the last 365 days"),
}


def result_name(result: Result) -> str:
    """How a game ended, in a word or two."""
    return _text(RESULTS[result])


def history_heading(column: str) -> str:
    """The heading of a column of the history, by the column's name."""
    return _text(HEADINGS[column])


def period_name(period: Period) -> str:
    """A stretch of time up to now."""
    return own_digits(_text(PERIODS[period]))


def moment_text(utc_text: str) -> str:
    """Local date and time of a UTC text; the text itself if it is none."""
    try:
        moment = datetime.fromisoformat(utc_text).astimezone()
    except ValueError:
        return utc_text
    date = QDate(moment.year, moment.month, moment.day)
    when = QDateTime(date, QTime(moment.hour, moment.minute))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def _text(source: object) -> str:
    return QCoreApplication.translate("Records", str(source))
