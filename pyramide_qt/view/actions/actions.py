"""The actions of the window: the commands as Qt knows them, with texts and icons of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import QWidget

from pyramide_qt.model.wording.typography import without_letter
from pyramide_qt.model.wording.wording import with_note
from pyramide_qt.view.actions.command import Command, Keys, key_sequences
from pyramide_qt.view.art.icons import action_icon

# The toolbar at pixel ratios 1 and 2; what lies between, and the menus, is scaled.
_ICON_SIZES_PX = (20, 40)
_FIRST_SIZES_PX = (20,)


class CommandAction(QAction):
    """The action of one command; it does what the command says, on its window."""

    def __init__(self, command: Command[Any, Any], window: QWidget) -> None:
        super().__init__(window)
        self._command = command
        self.setObjectName(command.name)
        self.setCheckable(command.is_checkable)
        self.setMenuRole(command.role)
        self.setShortcuts(key_sequences(command))
        self.triggered.connect(self._on_triggered)
        window.addAction(self)

    def retranslate(self) -> None:
        """Set all texts in the language of the moment."""
        command = self._command
        is_on = self.isChecked() and bool(command.text_on)
        self.setText(_translated(command.text_on if is_on else command.text))
        self.setIconText(_translated(command.short) or plain_text_of(self))
        if command.tip:
            keys = self.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            tip = _translated(command.tip)
            self.setToolTip(with_note(tip, keys) if keys else tip)

    def _on_triggered(self) -> None:
        self._command.does(self.parent())


class Actions(QObject):
    """The actions of `commands` by name; `retranslate` and `set_ink` give them texts and icons."""

    def __init__(self, window: QWidget, commands: Sequence[Command[Any, Any]]) -> None:
        super().__init__(window)
        self._commands = {command.name: command for command in commands}
        self._actions = {
            name: CommandAction(command, window) for name, command in self._commands.items()
        }
        self._inks = (QColor(), QColor())
        self._iconic: set[str] = set()
        self._sizes = _FIRST_SIZES_PX if window.devicePixelRatioF() == 1 else _ICON_SIZES_PX
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __contains__(self, name: str) -> bool:
        return name in self._actions

    def names(self) -> tuple[str, ...]:
        return tuple(self._actions)

    def keys(self, name: str) -> Keys:
        """The keys of a command, as they are declared."""
        return self._commands[name].keys

    def update_offered(self, parts: object) -> None:
        """Enable what can be done now, as the models in `parts` stand."""
        offered = {
            name: command.is_offered(parts)
            for name, command in self._commands.items()
            if command.is_offered is not None
        }
        # What is offered comes first: a button that is switched off may hand the keys there.
        for name in sorted(offered, key=offered.__getitem__, reverse=True):
            self[name].setEnabled(offered[name])
            if self._commands[name].is_hidden_else:
                self[name].setVisible(offered[name])

    def set_ink(self, ink: QColor, quiet: QColor) -> None:
        """Paint the icons that are shown anew in `ink`, and in `quiet` when not offered."""
        if (ink, quiet) == self._inks:
            return
        self._inks = (ink, quiet)
        for name in self._iconic:
            self._paint(name)

    def turn_icons(self) -> None:
        """Let the arrows point the way that is read now."""
        for name in self._iconic:
            self._paint(name)

    def show_icons(self, names: set[str]) -> None:
        """Let these actions have icons; a menu asks for its own when it opens first."""
        new = {name for name in names if self._commands[name].icon} - self._iconic
        self._iconic |= new
        if self._inks[0].isValid():
            for name in new:
                self._paint(name)

    def complete_icons(self) -> None:
        """Have the icons in all sizes, for another screen; one is enough for the first frame."""
        if self._sizes != _ICON_SIZES_PX:
            self._sizes = _ICON_SIZES_PX
            for name in self._iconic:
                self._paint(name)

    def set_on(self, name: str, on: bool) -> None:
        """Let a command be on or off, and say what it would do now."""
        self[name].setChecked(on)
        self._actions[name].retranslate()
        if name in self._iconic:
            self._paint(name)

    def retranslate(self) -> None:
        """Set all texts in the language of the moment."""
        for action in self._actions.values():
            action.retranslate()

    def _paint(self, name: str) -> None:
        command = self._commands[name]
        icon = command.icon_on if self[name].isChecked() and command.icon_on else command.icon
        self[name].setIcon(action_icon(icon, *self._inks, sizes=self._sizes))


def _translated(text: str) -> str:
    return QCoreApplication.translate("Actions", text) if text else ""


def plain_text_of(action: QAction) -> str:
    """The text of a menu entry without the mark of its letter and the dots at its end."""
    return without_letter(action.text()).rstrip("…")
