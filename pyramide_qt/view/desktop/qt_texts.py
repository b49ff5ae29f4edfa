"""What widgets of Qt keep from the language in which they were made, renewed after a change."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton

# Names in Qt's own window for files that its catalogues lack in most languages; ours have them.
LACKING = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
# Names of Qt's own buttons that stand beside ours, in the same words as those.
BESIDE_OURS = (
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
)


def renew_qt_texts() -> None:
    """Give all open windows the locale and the names of the language that is shown now."""
    # Qt names the buttons of a row of tabs only when it makes them.
    fresh = QTabBar()
    names = {each.objectName(): each.accessibleName() for each in fresh.findChildren(QToolButton)}
    for window in QApplication.topLevelWidgets():
        # Windows take the default then, and hand it down: calendars and fields of numbers read it.
        window.unsetLocale()
        for tabs in window.findChildren(QTabBar):
            for button in tabs.findChildren(QToolButton):
                button.setAccessibleName(names.get(button.objectName(), button.accessibleName()))
    fresh.deleteLater()
