"""What is said about daily deals, and the text of a result to share."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale, QObject

from pyramide_qt.model.history.daily_streak import DayState, Jump, Streak
from pyramide_qt.model.wording.typography import as_beginning, full_stop, listed, sentences
from pyramide_qt.model.wording.wording import count_text, number_text, rules_name, time_text
from pyramide_qt.store.saved_game import SavedGame, is_count

_DAYS = re.compile("(?<![a-z'])d{1,4}(?![a-z'])[日.,،]*\\s*")
_MONTH_OR_YEAR = re.compile("[My]")
_PARTS = re.compile("MMMM|M|yyyy|y|'")


class DailyTexts(QObject):
    """Sentences in the language of the moment."""

    def today(self, day: date) -> str:
        text = self.tr("By the calendar of this computer today is %1.")
        return text.replace("%1", day_text(day))

    def streak(self, streak: Streak) -> str:
        texts = [self.tr("%n day(s) in a row", "", streak.current)]
        if streak.longest > streak.current:
            texts.append(self.tr("at most %n", "", streak.longest))
        said = full_stop(listed(texts))
        if streak.jump is Jump.CLOCK_BACK:
            jump = self.tr("The clock was set back; your days in a row are kept.")
            return sentences(said, jump)
        if streak.jump is Jump.ZONE:
            jump = self.tr(
                "The time zone was changed and a day left out; it is not held against you."
            )
            return sentences(said, jump)
        return said

    def state(self, day: date, state: DayState | None, game: SavedGame | None) -> str:
        said = {
            None: self.tr("%1: not played yet."),
            DayState.OPENED: self.tr("%1: begun."),
            DayState.DONE: self.tr("%1: done."),
            DayState.FEWEST: self.tr("%1: done in the fewest moves possible."),
            DayState.DONE_LATE: self.tr("%1: done on a later day."),
        }[state]
        said = as_beginning(said.replace("%1", day_text(day)))
        if game is None:
            return said
        figures = self.tr("Won with %1 moves in %2.")
        figures = figures.replace("%1", count_text(game.recorded.move_count))
        return sentences(said, figures.replace("%2", time_text(game.recorded.time_ms)))

    def legend(self) -> dict[DayState, str]:
        """What each mark of the calendar means."""
        return {
            DayState.DONE: self.tr("won"),
            DayState.FEWEST: self.tr("won in the fewest moves"),
            DayState.DONE_LATE: self.tr("won on a later day"),
            DayState.OPENED: self.tr("begun"),
        }

    def unproved(self) -> str:
        return self.tr("Under these rules a daily deal may not be winnable.")

    def result(self, day: date, game: SavedGame, streak: Streak) -> str:
        """The text to share; it tells no move, so that others can still play the deal."""
        figures = game.recorded
        lines = [
            self.tr("Pyramide, daily deal of %1").replace("%1", day.isoformat()),
            self.tr("%1: won with %2 moves in %3")
            .replace("%1", rules_name(game.token))
            .replace("%2", count_text(figures.move_count))
            .replace("%3", time_text(figures.time_ms)),
        ]
        helps = []
        # Qt counts no further.
        if figures.undos and is_count(figures.undos):
            helps.append(self.tr("%n move(s) taken back", "", figures.undos))
        if figures.hints and is_count(figures.hints):
            helps.append(self.tr("%n hint(s)", "", figures.hints))
        if helps:
            lines.append(listed(helps))
        if streak.current > 1:
            lines.append(self.tr("%n day(s) in a row", "", streak.current))
        return "\n".join((*lines, game.code))


def month_title(day: date) -> str:
    """The month of a date with its year, in the order and with the words of the language."""
    locale = QLocale()
    # The long form of a date without its days: `d 'de' MMMM 'de' yyyy` or `yyyy年M月d日dddd`.
    written = _DAYS.sub("", locale.dateFormat(QLocale.FormatType.LongFormat))
    begin = _MONTH_OR_YEAR.search(written)
    written = written[begin.start() :] if begin else "MMMM yyyy"
    month = locale.standaloneMonthName(day.month, QLocale.FormatType.LongFormat)
    year = locale.toString(QDate(day.year, 1, 1), "yyyy")
    parts = {"MMMM": month, "M": number_text(day.month), "yyyy": year, "y": year, "'": ""}
    found = _PARTS.sub(lambda part: parts[part.group()], written)
    return as_beginning(found.strip())


def day_text(day: date) -> str:
    """A date in words of the language of the moment."""
    shown = QDate(day.year, day.month, day.day)
    return QLocale().toString(shown, QLocale.FormatType.LongFormat)
