"""Names for people of what is kept about games: results, columns, periods, days."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale, QTime

from pyramide_qt.model.wording.periods import Period
from pyramide_qt.model.wording.typography import own_digits
from pyramide_qt.model.wording.wording import UNKNOWN
from pyramide_qt.rules.deals.deal_code import is_code
from pyramide_qt.store.saved_game import Result
from pyramide_qt.store.stored_times import local_moment

RESULTS: dict[Result, object] = {
    Result.OPEN: QT_TRANSLATE_NOOP("Records", "in progress"),
    Result.WON: QT_TRANSLATE_NOOP("Records", "won"),
    Result.STUCK: QT_TRANSLATE_NOOP("Records", "stuck"),
    Result.LEFT: QT_TRANSLATE_NOOP("Records", "given up"),
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

# Longer than any code; such a text is not kept in mind.
_MAX_CODE_LENGTH = 600
# A list asks for each row again whenever it is painted.
_is_code = lru_cache(maxsize=1000)(is_code)


def result_name(result: Result | str) -> str:
    """How a game ended, in a word or two; a dash for what is no result."""
    return _text(RESULTS[result]) if isinstance(result, Result) else UNKNOWN


def history_heading(column: str) -> str:
    """The heading of a column of the history, by the column's name."""
    return _text(HEADINGS[column])


def period_name(period: Period) -> str:
    """A stretch of time up to now."""
    return own_digits(_text(PERIODS[period]))


def moment_text(utc_text: str) -> str:
    """Local date and time of a UTC text; a dash if they are unknown."""
    moment = local_moment(utc_text)
    if moment is None:
        return UNKNOWN
    date = QDate(moment.year, moment.month, moment.day)
    when = QDateTime(date, QTime(moment.hour, moment.minute))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def date_text(utc_text: str | None) -> str:
    """Local calendar date of a UTC text; a dash if it is unknown."""
    moment = local_moment(utc_text)
    if moment is None:
        return UNKNOWN
    date = QDate(moment.year, moment.month, moment.day)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


def code_text(code: str) -> str:
    """The deal code of a kept game; a dash if it cannot be read."""
    return code if len(code) <= _MAX_CODE_LENGTH and _is_code(code) else UNKNOWN


def _text(source: object) -> str:
    return QCoreApplication.translate("Records", str(source))
