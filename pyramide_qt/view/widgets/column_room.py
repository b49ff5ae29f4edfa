"""Keeps a list with one stretching column wide enough for the heading of that column."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QHeaderView

_AIR_PX = 4


def hold_columns(view: QAbstractItemView, header: QHeaderView) -> None:
    """Give `view` a least width, since a column that stretches shrinks to nothing just as well."""
    width = view.verticalScrollBar().sizeHint().width() + _AIR_PX
    for section in range(header.count()):
        heading_px = header.sectionSizeHint(section)
        is_fitted = header.sectionResizeMode(section) == QHeaderView.ResizeMode.ResizeToContents
        width += max(heading_px, view.sizeHintForColumn(section)) if is_fitted else heading_px
    view.setMinimumWidth(width)
