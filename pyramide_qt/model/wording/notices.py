"""What is told about files and the games in them, as English source texts."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from pyramide_qt.model.session.session_news import (
    GameNotResumed,
    LanguageUnreadable,
    StatisticsUnreadable,
)
from pyramide_qt.store.notices import NoticeKind

# `%1` is the place where the old file was kept.
KEPT: dict[NoticeKind, object] = {
    NoticeKind.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings file was damaged. It was kept as %1, and the default settings are in use.",
    ),
    NoticeKind.SETTINGS_VALUES_REFUSED: QT_TRANSLATE_NOOP(
        "Wording",
        "Some settings could not be read and have their default values again. The old file "
        "was kept as %1.",
    ),
    NoticeKind.SETTINGS_MIGRATED: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings were brought up to date. The old file was kept as %1.",
    ),
    NoticeKind.SETTINGS_UNREADABLE: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings file could not be read. It was kept as %1, and the default settings "
        "are in use.",
    ),
    NoticeKind.DATABASE_DAMAGED: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games was damaged. It was kept as %1, and a new one was begun.",
    ),
    NoticeKind.DATABASE_FOREIGN: QT_TRANSLATE_NOOP(
        "Wording",
        "A file of another program lay in the place of your games. It was kept as %1, and "
        "a new one was begun.",
    ),
    NoticeKind.DATABASE_NEWER: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games comes from a newer version of the program. It was kept "
        "as %1, and a new one was begun.",
    ),
    NoticeKind.DATABASE_JOURNAL: QT_TRANSLATE_NOOP(
        "Wording",
        "The journal beside the file with your games is damaged or does not belong to it. "
        "Both were kept as %1, and you go on with the games that the file holds.",
    ),
    NoticeKind.DATABASE_UNUSABLE: QT_TRANSLATE_NOOP(
        "Wording",
        "What lay in the place of your games could not be used. It was kept as %1, and a "
        "new one was begun.",
    ),
    NoticeKind.DATABASE_MIGRATED: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games was brought up to date. The old one was kept as %1.",
    ),
}

# No old file was kept, or there was none.
NOT_KEPT: dict[NoticeKind, object] = {
    NoticeKind.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings file is damaged and cannot be moved away. The default settings are "
        "in use, and changes are not kept.",
    ),
    NoticeKind.SETTINGS_VALUES_REFUSED: QT_TRANSLATE_NOOP(
        "Wording",
        "Some settings could not be read and have their default values again. Changes are "
        "not kept.",
    ),
    NoticeKind.SETTINGS_NEWER: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings come from a newer version of the program. What this version knows of "
        "them is in use.",
    ),
    NoticeKind.SETTINGS_MIGRATED: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings were brought up to date.",
    ),
    NoticeKind.SETTINGS_NOT_MIGRATED: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings of an older version cannot be copied and are left as they are. "
        "Changes are not kept.",
    ),
    NoticeKind.SETTINGS_UNREADABLE: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings file cannot be read. The default settings are in use, and changes "
        "are not kept.",
    ),
    NoticeKind.SETTINGS_NOT_SAVED: QT_TRANSLATE_NOOP(
        "Wording",
        "The settings cannot be written. They hold until the program ends.",
    ),
    NoticeKind.DATABASE_DAMAGED: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games is damaged and cannot be moved away. Games are kept only "
        "until the program ends.",
    ),
    NoticeKind.DATABASE_FOREIGN: QT_TRANSLATE_NOOP(
        "Wording",
        "A file of another program lies in the place of your games and cannot be moved "
        "away. Games are kept only until the program ends.",
    ),
    NoticeKind.DATABASE_NEWER: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games comes from a newer version of the program and cannot be "
        "moved away. Games are kept only until the program ends.",
    ),
    NoticeKind.DATABASE_JOURNAL: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games cannot be used. Games are kept only until the program ends.",
    ),
    NoticeKind.DATABASE_LOCKED: QT_TRANSLATE_NOOP(
        "Wording",
        "Another program holds the file with your games. Games are kept only until the "
        "program ends.",
    ),
    NoticeKind.DATABASE_UNUSABLE: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games cannot be used. Games are kept only until the program ends.",
    ),
    NoticeKind.DATABASE_MIGRATED: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games was brought up to date.",
    ),
    NoticeKind.DATABASE_NOT_MIGRATED: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with your games could not be brought up to date and is left as it is. "
        "Games are kept only until the program ends.",
    ),
    NoticeKind.GAME_UNREADABLE: QT_TRANSLATE_NOOP(
        "Wording",
        "The game in progress cannot be gone on with. It is kept, and a new one was dealt.",
    ),
    NoticeKind.SAVING_FAILED: QT_TRANSLATE_NOOP(
        "Wording",
        "The game cannot be saved now. Saving is tried again with each move.",
    ),
    NoticeKind.SAVING_RESUMED: QT_TRANSLATE_NOOP(
        "Wording",
        "The game is saved again; nothing was lost.",
    ),
    NoticeKind.SECOND_WINDOW: QT_TRANSLATE_NOOP(
        "Wording",
        "The game is already open in another window. Games in this one are not kept.",
    ),
}

# Kinds for which the system's own reason helps to mend it.
WITH_DETAIL = frozenset(
    {NoticeKind.SETTINGS_NOT_SAVED, NoticeKind.DATABASE_UNUSABLE, NoticeKind.SAVING_FAILED}
)

# What SQLite says of a file that cannot be used; the system itself speaks its own language.
SYSTEM_REASONS = (
    QT_TRANSLATE_NOOP("SystemReason", "access permission denied"),
    QT_TRANSLATE_NOOP("SystemReason", "attempt to write a readonly database"),
    QT_TRANSLATE_NOOP("SystemReason", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("SystemReason", "database is locked"),
    QT_TRANSLATE_NOOP("SystemReason", "database or disk is full"),
    QT_TRANSLATE_NOOP("SystemReason", "disk I/O error"),
    QT_TRANSLATE_NOOP("SystemReason", "file is not a database"),
    QT_TRANSLATE_NOOP("SystemReason", "unable to open database file"),
)

OTHERS: dict[type, object] = {
    GameNotResumed: QT_TRANSLATE_NOOP(
        "Wording",
        "The game in progress cannot be gone on with. It is kept, and a new one was dealt.",
    ),
    LanguageUnreadable: QT_TRANSLATE_NOOP(
        "Wording",
        "The file with the texts in %1 is damaged, so English is shown; installing Pyramide "
        "again mends that.",
    ),
    StatisticsUnreadable: QT_TRANSLATE_NOOP("Wording", "The games cannot be read now."),
}
