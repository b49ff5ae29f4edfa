"""Finds texts in a window that have less room than they need, and parts that overlap."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

# What a panel leaves of 1280 by 800.
_SMALL_SCREEN = QSize(1280, 760)
_EDGE_PX = 6
# Rounding of sizes at fractional text sizes.
_SLACK_PX = 2


def without_room(window: QWidget) -> list[str]:
    """One line for each text under `window` that is cut off or covered by another part."""
    return [*_cut(window), *_overlapping(window), *_outside(window)]


def shared_letters(window: QWidget) -> list[str]:
    """Names in one window that are reached by the same letter, so that only one of them is."""
    reached: dict[str, str] = {}
    found = []
    for widget in _shown(window):
        for text in _lettered(widget):
            letter = QKeySequence.mnemonic(text).toString()
            if letter and reached.setdefault(letter, text) != text:
                found.append(f"{letter}: {reached[letter]!r} and {text!r}")
    return found


def _lettered(widget: QWidget) -> list[str]:
    match widget:
        case QMenuBar():
            return [action.text() for action in widget.actions()]
        case QAbstractButton():
            return [widget.text()]
        case QLabel() if widget.buddy() is not None:
            return [widget.text()]
        case QTabBar():
            return [widget.tabText(index) for index in range(widget.count())]
    return []


def _cut(window: QWidget) -> Iterator[str]:
    for widget in _shown(window):
        room, need = _room_and_need(widget)
        if need > room + _SLACK_PX:
            yield f"{_name(widget)} has {room} of {need} px"


def _room_and_need(widget: QWidget) -> tuple[int, int]:
    match widget:
        case QLabel():
            return _label(widget)
        case QPushButton():
            return _push_button(widget)
        case QAbstractButton():
            return _least(widget)
        case QComboBox():
            return _combo(widget)
        case QGroupBox():
            return widget.width(), widget.fontMetrics().horizontalAdvance(widget.title())
        case QLineEdit():
            text = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
            return widget.width() - 8, text
        case QTabBar():
            return widget.width(), 0 if widget.usesScrollButtons() else widget.sizeHint().width()
        case QHeaderView():
            return _header(widget)
        case QScrollArea():
            return _scrolled(widget)
    return 0, 0


def _least(widget: QWidget) -> tuple[int, int]:
    need = widget.minimumSizeHint()
    if need.height() > widget.height() + _SLACK_PX:
        return widget.height(), need.height()
    return widget.width(), need.width()


def _push_button(button: QPushButton) -> tuple[int, int]:
    """Styles ask for more than the text needs; the text with the edge round it is enough."""
    metrics = button.fontMetrics()
    if metrics.height() + _EDGE_PX > button.height():
        return button.height(), metrics.height() + _EDGE_PX
    icon_px = 0 if button.icon().isNull() else button.iconSize().width()
    text_px = metrics.size(Qt.TextFlag.TextShowMnemonic.value, button.text()).width()
    return button.width(), text_px + icon_px + _EDGE_PX


def _label(label: QLabel) -> tuple[int, int]:
    if not label.text():
        return 0, 0
    if label.wordWrap():
        longest = label.minimumSizeHint().width()
        if longest > label.width() + _SLACK_PX:
            return label.width(), longest
        return label.height(), label.heightForWidth(label.width())
    return _least(label)


def _combo(combo: QComboBox) -> tuple[int, int]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    return field.width(), combo.fontMetrics().horizontalAdvance(combo.currentText())


def _header(header: QHeaderView) -> tuple[int, int]:
    if header.orientation() == Qt.Orientation.Vertical:
        return 0, 0
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            room, need = header.sectionSize(section), header.sectionSizeHint(section)
            if need > room + _SLACK_PX:
                return room, need
    return 0, 0


def _scrolled(area: QScrollArea) -> tuple[int, int]:
    inner = area.widget()
    if inner is None or area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
        return 0, 0
    return area.viewport().width(), inner.minimumSizeHint().width()


def _outside(window: QWidget) -> Iterator[str]:
    """A window larger than the screen hides its ends, most often its buttons."""
    least = window.minimumSizeHint().expandedTo(window.minimumSize())
    if least.width() > _SMALL_SCREEN.width() or least.height() > _SMALL_SCREEN.height():
        yield f"{_name(window)} needs {least.width()}×{least.height()} px of the screen"


def _overlapping(window: QWidget) -> Iterator[str]:
    """Parts that one layout has put over each other."""
    for parent in [window, *_shown(window)]:
        layout = parent.layout()
        if layout is None:
            continue
        rects = list(_rects(layout))
        for index, (one, rect) in enumerate(rects):
            for other, other_rect in rects[index + 1 :]:
                shared = rect.intersected(other_rect)
                if shared.width() > _SLACK_PX and shared.height() > _SLACK_PX:
                    yield f"{_name(one)} and {_name(other)} overlap"


def _rects(layout: QLayout) -> Iterator[tuple[QWidget, QRect]]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        assert item is not None
        widget, inner = item.widget(), item.layout()
        if widget is not None and widget.isVisible():
            yield widget, widget.geometry()
        elif inner is not None and not isinstance(inner, QFormLayout):
            yield from _rects(inner)


def _shown(window: QWidget) -> list[QWidget]:
    """The visible parts of a window, without the insides of lists and fields."""
    return [
        each
        for each in window.findChildren(QWidget)
        if each.isVisible() and each.window() is window and not _is_inside(each)
    ]


def _is_inside(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    return isinstance(parent, QComboBox | QTabBar) or (
        isinstance(parent, QAbstractScrollArea)
        and not isinstance(parent, QScrollArea)
        and widget is not parent.viewport()
        and not isinstance(widget, QHeaderView)
    )


def _name(widget: QWidget) -> str:
    text = next(
        (
            value
            for name in ("text", "title", "currentText", "placeholderText", "windowTitle")
            if isinstance(value := widget.property(name), str) and value
        ),
        widget.objectName(),
    )
    return f"{type(widget).__name__} {text[:60]!r}"


def settle() -> None:
    """Let layouts come to rest."""
    for _ in range(3):
        QApplication.processEvents()
