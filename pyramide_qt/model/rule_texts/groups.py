"""The groups in which the gallery shows the rule sets; each stands in one."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Group(StrEnum):
    """A part of the gallery; the last two are the player's own choice."""

    ALL = "all"
    CLASSIC = "classic"
    EASIER = "easier"
    HARDER = "harder"
    TWO_PACKS = "two packs"
    OTHER = "other tables"
    MINE = "mine"
    FAVOURITES = "favourites"


# Easier and harder by how many deals can be won (`measured.py`).
MEMBERS: dict[Group, tuple[str, ...]] = {
    Group.CLASSIC: ("N", "P3", "CL", "RX", "PAR", "OS", "KT"),
    Group.EASIER: ("TT", "AP", "CE", "CH", "TZ"),
    Group.HARDER: ("CV", "SP", "S6", "TH", "DZ", "IT"),
    Group.TWO_PACKS: ("DP", "TP", "UD", "AN"),
    Group.OTHER: ("GZ", "TR", "YL", "ET", "R7", "L7", "R6", "PH"),
}

_NAMES: dict[Group, object] = {
    Group.ALL: QT_TRANSLATE_NOOP("RulesGroups", "All"),
    Group.CLASSIC: QT_TRANSLATE_NOOP("RulesGroups", "Classic"),
    Group.EASIER: QT_TRANSLATE_NOOP("RulesGroups", "Easier"),
    Group.HARDER: QT_TRANSLATE_NOOP("RulesGroups", "Harder"),
    Group.TWO_PACKS: QT_TRANSLATE_NOOP("RulesGroups", "Two packs"),
    Group.OTHER: QT_TRANSLATE_NOOP("RulesGroups", "Other tables"),
    Group.MINE: QT_TRANSLATE_NOOP("RulesGroups", "Mine"),
    Group.FAVOURITES: QT_TRANSLATE_NOOP("RulesGroups", "Favourites"),
}


def group_name(group: Group) -> str:
    """What the gallery calls a group."""
    return QCoreApplication.translate("RulesGroups", str(_NAMES[group]))
