"""The settings as a QObject: typed, told when they change, written at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from pyramide_qt.store.notices import Notice
from pyramide_qt.store.settings import schema
from pyramide_qt.store.settings.kinds import Setting, WindowPlace
from pyramide_qt.store.settings.settings_file import SettingsFile

T = TypeVar("T")


class SettingsModel(QObject):
    """The player's settings.

    Signals:
    - `changed(key)`: the setting named `key` has another value now;
    - `noticed(Notice)`: something about the settings file must be told, for example that it
      cannot be written; the value is kept in memory.
    """

    changed = Signal(str)
    noticed = Signal(object)

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file

    @property
    def error_help(self) -> bool:
        """Whether touching a covered card says why nothing happens."""
        return self._file.get(schema.ERROR_HELP)

    @property
    def animation_speed(self) -> str:
        """One of auto (normal, or reduced if the system says so), normal, fast, reduced, off."""
        return self._file.get(schema.ANIMATION_SPEED)

    @property
    def show_clock(self) -> bool:
        """Whether the time is shown."""
        return self._file.get(schema.SHOW_CLOCK)

    @property
    def show_score(self) -> bool:
        """Whether the score is shown."""
        return self._file.get(schema.SHOW_SCORE)

    @property
    def language(self) -> str:
        """A language code, or empty for the language of the system."""
        return self._file.get(schema.LANGUAGE)

    @property
    def left_handed(self) -> bool:
        """Whether the stock lies at the left."""
        return self._file.get(schema.LEFT_HANDED)

    @property
    def is_stock_left(self) -> bool:
        """Whether stock and waste lie on the left: as set, else where the hand is."""
        side = self._file.get(schema.STOCK_SIDE)
        return self.left_handed if side == "auto" else side == "left"

    @property
    def shows_bar(self) -> bool:
        """Whether score, time and code have a bar of their own under the table."""
        return self._file.get(schema.SHOW_BAR)

    @property
    def marks_partners(self) -> bool:
        """Whether the cards that go with the chosen one are marked; that is help."""
        return self._file.get(schema.MARK_PARTNERS)

    @property
    def lifts_cards(self) -> bool:
        """Whether a card that can be played rises under the mouse."""
        return self._file.get(schema.LIFT_CARDS)

    @property
    def has_sounds(self) -> bool:
        """Whether moves are heard."""
        return self._file.get(schema.SOUNDS)

    @property
    def volume(self) -> str:
        """One of soft, medium, loud."""
        return self._file.get(schema.VOLUME)

    @property
    def dims_covered(self) -> bool:
        """Whether covered cards of the tableau step back."""
        return self._file.get(schema.DIM_COVERED)

    @property
    def deck(self) -> str:
        """The name of the deck."""
        return self._file.get(schema.DECK)

    @property
    def indices(self) -> str:
        """The letters on the cards: "international" or those of the "language"."""
        return self._file.get(schema.INDICES)

    @property
    def back(self) -> str:
        """The name of the back of the cards."""
        return self._file.get(schema.BACK)

    @property
    def table(self) -> str:
        """The name of the table."""
        return self._file.get(schema.TABLE)

    @property
    def theme(self) -> str:
        """The name of the theme of windows."""
        return self._file.get(schema.THEME)

    @property
    def window_place(self) -> WindowPlace | None:
        """Where the window was, or None before it was first shown."""
        return self._file.get(schema.WINDOW)

    @property
    def last_rules(self) -> str:
        """The token of the rules dealt last."""
        return self._file.get(schema.LAST_RULES)

    def get(self, setting: Setting[T]) -> T:
        """The value of a declared setting."""
        return self._file.get(setting)

    def value(self, key: str) -> object:
        """The value of the setting named `key`; KeyError if none is."""
        return self._file.value(key)

    def set_value(self, key: str, value: object) -> None:
        """Change and write one setting; ValueError if it may not be `value`, KeyError if none."""
        before = self._file.value(key)
        self._file.set_value(key, value)
        self._tell({key: before})

    def reset(self, keys: Iterable[str] | None = None) -> None:
        """Put `keys` back to their defaults; without keys, all that the dialog shows."""
        before = {key: self._file.value(key) for key in schema.SETTINGS}
        self._file.reset(keys)
        self._tell(before)

    def write_unsaved(self) -> None:
        """Write what a full disk refused, if there is room now."""
        self._file.write_unsaved()

    def take_notices(self) -> tuple[Notice, ...]:
        """What happened when the file was read, once."""
        return self._file.take_notices()

    def _tell(self, before: dict[str, object]) -> None:
        for key, value in before.items():
            if self._file.value(key) != value:
                self.changed.emit(key)
        for notice in self._file.take_notices():
            self.noticed.emit(notice)
