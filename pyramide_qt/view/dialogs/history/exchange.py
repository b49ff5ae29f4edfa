"""Exports games to files and imports them, a few at a time, so that the window stays alive."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from pyramide_qt.model.history.daily_marks import DailyMarks
from pyramide_qt.model.wording.typography import sentences
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.errors import filled
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.files import format_of, game_count, games_to_write, written
from pyramide_qt.store.exchange.importing import ForeignGame, Import, ImportCount
from pyramide_qt.store.exchange.reader import BadRecord, bad_daily, opened_games
from pyramide_qt.store.for_others import writing_for_others
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.dialogs.errors.problems import store_problem
from pyramide_qt.view.dialogs.errors.warning_question import QuestionTexts, WarningQuestion
from pyramide_qt.view.dialogs.history.slow_work import SlowWork

# So many games go to the database at once: for each batch the disk is waited for.
_BATCH = 100
_BAD_SHOWN = 5


class Exchange(QObject):
    """Export and import, each with its questions; one at a time.

    Signals:
    - `imported()`: games came in;
    - `told(str)`: how it ended, in one sentence.
    """

    imported = Signal()
    told = Signal(str)

    def __init__(self, store: GameStore, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self._window = window
        self._work = SlowWork(window)
        self._work.failed.connect(self._on_failed)
        self._work.canceled.connect(self._on_canceled)
        self._question: WarningQuestion | None = None
        self._import: Import | None = None
        self._bad: list[BadRecord] = []
        self._bad_count = 0

    @property
    def is_busy(self) -> bool:
        return self._work.is_busy or self._question is not None

    @property
    def question(self) -> WarningQuestion | None:
        """What is asked of the player now."""
        return self._question

    def ask_and_export(self, where: GameFilter) -> None:
        """Ask for a file and write the games of `where` to it."""
        kinds = ";;".join((self.tr("JSON (*.json)"), self.tr("Table (*.csv)")))
        title = self.tr("Export games")
        name, _ = QFileDialog.getSaveFileName(self._window, title, "pyramide.json", kinds)
        if name:
            self.export_to(Path(name), where)

    def ask_and_import(self) -> None:
        """Ask for a file and bring in its games."""
        kinds = self.tr("Games (*.json *.csv)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import games"), "", kinds)
        if name:
            self.import_from(Path(name))

    def export_to(self, path: Path, where: GameFilter) -> None:
        """Write the games of `where` to a file, whose ending tells its format."""
        if not self.is_busy:
            self._work.begin(self._export_steps(path, where), self.tr("Exporting games…"))

    def import_from(self, path: Path) -> None:
        """Bring in the games of a file; before any comes in while some are bad, ask."""
        if not self.is_busy:
            self._work.begin(self._import_steps(path), self.tr("Reading games…"))

    def shut_down(self) -> None:
        """Stop what is under way; nothing is half done by that."""
        self._work.end()
        if self._question is not None:
            self._question.close()

    def _export_steps(self, path: Path, where: GameFilter) -> Generator[float, None, None]:
        file_format, pieces = format_of(path.name), 0
        left_out: list[int] = []
        store = self._store
        games = games_to_write(store.history, store.daily_book, where, left_out.append)
        whole = len(store.history.ids(where=where)) + 2
        with writing_for_others(path) as file:
            for piece in written(games, file_format):
                file.write(piece.encode())
                pieces += 1
                yield pieces / whole
        text = self.tr("%n game(s) were exported to %1.", "", game_count(pieces, file_format))
        more = self.tr("%n game(s) could not be read and were left out.", "", len(left_out))
        self.told.emit(sentences(text.replace("%1", path.name), more if left_out else ""))

    def _import_steps(self, path: Path) -> Generator[float, None, None]:
        self._bad, self._bad_count = [], 0
        self._import = self._store.begin_import()
        batch: list[ForeignGame] = []
        marks = DailyMarks()
        try:
            with opened_games(path) as file:
                for each in file.games():
                    if isinstance(each, BadRecord):
                        self._note_bad(each)
                    elif each.daily is None or (yield from marks.holds(each.daily, file.share)):
                        batch.append(each)
                    else:
                        self._note_bad(bad_daily(each))
                    if len(batch) == _BATCH:
                        self._add(batch)
                        batch = []
                    yield file.share
        finally:
            marks.end()
        self._add(batch)
        if self._bad_count:
            self._ask_about_bad(path)
        else:
            self._bring_in()

    def _note_bad(self, bad: BadRecord) -> None:
        self._bad_count += 1
        if len(self._bad) < _BAD_SHOWN:
            self._bad.append(bad)

    def _add(self, games: list[ForeignGame]) -> None:
        if self._import is None or not self._import.add(games):
            raise StoreError(self._failure_text())

    def _bring_in(self) -> None:
        importing, self._import = self._import, None
        count = importing.finish() if importing is not None else None
        if count is None:
            self.told.emit(self._failure_text())
            return
        self.imported.emit()
        self.told.emit(self._count_text(count))

    def _failure_text(self) -> str:
        return self.tr("The games could not be saved; none came in.")

    def _on_failed(self, text: str) -> None:
        self._import = None
        self.told.emit(text)

    def _on_canceled(self) -> None:
        if self._import is not None:
            self._import = None
            self.told.emit(self.tr("No game came in."))

    def _count_text(self, count: ImportCount) -> str:
        texts = [self.tr("%n game(s) came in.", "", count.added)]
        if count.extended:
            texts.append(self.tr("%n game(s) had gone on since.", "", count.extended))
        if count.known:
            texts.append(self.tr("%n game(s) were here already.", "", count.known))
        return sentences(*texts)

    def _ask_about_bad(self, path: Path) -> None:
        good_count = self._import.count if self._import is not None else 0
        texts = partial(self._texts_about_bad, path.name, good_count)
        self._question = WarningQuestion(texts, self._window)
        self._question.answered.connect(self._on_answered)
        self._question.open()

    def _texts_about_bad(self, name: str, good_count: int) -> QuestionTexts:
        question = self.tr("%n game(s) in %1 cannot be read.", "", self._bad_count)
        good = self.tr("Import the other %n game(s)", "", good_count)
        return QuestionTexts(
            title=self.tr("Import games"),
            question=question.replace("%1", name),
            go_on=good if good_count else "",
            stay=self.tr("Import none"),
            more="\n".join(self._lines_about_bad()),
        )

    def _lines_about_bad(self) -> Iterator[str]:
        line = self.tr("Line %1: %2")
        for bad in self._bad:
            yield filled(line, (number_text(bad.line), store_problem(bad.problem)))
        more = self._bad_count - len(self._bad)
        if more > 0:
            yield self.tr("and %1 more").replace("%1", number_text(more))

    def _on_answered(self, takes_good: bool) -> None:
        self._question = None
        if takes_good:
            self._bring_in()
        else:
            self._import = None
            self.told.emit(self.tr("No game came in."))
