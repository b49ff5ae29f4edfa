"""What the store has to tell the player, as codes and data that the window puts into words."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pyramide_qt import log


class NoticeKind(StrEnum):
    """One kind for each sentence that the player may have to read."""

    SETTINGS_DAMAGED = "settings_damaged"
    SETTINGS_VALUES_REFUSED = "settings_values_refused"
    SETTINGS_NEWER = "settings_newer"
    SETTINGS_MIGRATED = "settings_migrated"
    SETTINGS_NOT_MIGRATED = "settings_not_migrated"
    SETTINGS_UNREADABLE = "settings_unreadable"
    SETTINGS_NOT_SAVED = "settings_not_saved"
    DATABASE_DAMAGED = "database_damaged"
    DATABASE_FOREIGN = "database_foreign"
    DATABASE_NEWER = "database_newer"
    DATABASE_JOURNAL = "database_journal"
    DATABASE_LOCKED = "database_locked"
    DATABASE_UNUSABLE = "database_unusable"
    DATABASE_MIGRATED = "database_migrated"
    DATABASE_NOT_MIGRATED = "database_not_migrated"
    GAME_UNREADABLE = "game_unreadable"
    SAVING_FAILED = "saving_failed"
    SAVING_RESUMED = "saving_resumed"
    SECOND_WINDOW = "second_window"


class Notice(NamedTuple):
    """One thing to tell.

    `path` is the file it is about, `kept_as` where a copy or the set-aside file lies, `keys` the
    settings that were refused, `rescued` how many games of a damaged file could be brought over,
    `detail` the system's own reason, untranslated.
    """

    kind: NoticeKind
    path: str = ""
    kept_as: str = ""
    keys: tuple[str, ...] = ()
    rescued: int = 0
    detail: str = ""


class NoticeBox:
    """Collects notices until somebody takes them."""

    def __init__(self) -> None:
        self._notices: list[Notice] = []

    def add(self, notice: Notice) -> None:
        """Keep `notice` until it is taken, once."""
        if notice not in self._notices:
            self._notices.append(notice)
            log.warning("store: %s", notice)

    def take(self) -> tuple[Notice, ...]:
        """Return what has gathered, oldest first, and forget it."""
        taken = tuple(self._notices)
        self._notices.clear()
        return taken
