"""What widgets of Qt keep from the language in which they were made, renewed after a change."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QTabBar, QToolButton


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
