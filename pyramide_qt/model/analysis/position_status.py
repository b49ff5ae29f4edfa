"""What the window says about the position on the table, known without loading the solver's desk."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication


class Status(Enum):
    """How a position stands, as far as it is known and wanted."""

    HIDDEN = "hidden"
    WON = "won"
    WINNABLE = "winnable"
    LOST = "lost"
    # No move lost it: from the deal on it could not be won.
    NEVER = "never"
    UNKNOWN = "unknown"
    WORKING = "working"


def status_text(status: Status) -> str:
    """The status of a position, for the badge; empty where nothing is to be said."""
    return {
        Status.HIDDEN: "",
        Status.WON: "",
        Status.WINNABLE: QCoreApplication.translate("Wording", "Winnable"),
        Status.LOST: QCoreApplication.translate("Wording", "Can no longer be won"),
        Status.NEVER: QCoreApplication.translate("Wording", "This deal cannot be won"),
        Status.UNKNOWN: QCoreApplication.translate("Wording", "Not known"),
        Status.WORKING: QCoreApplication.translate("Wording", "Thinking…"),
    }[status]


def short_status_text(status: Status) -> str:
    """The same where there is little room."""
    if status is Status.NEVER:
        return QCoreApplication.translate("Wording", "Cannot be won")
    if status is Status.LOST:
        return QCoreApplication.translate("Wording", "Lost")
    return "…" if status is Status.WORKING else status_text(status)
