"""Every action of the window: its text, icon, keys and whether it is offered."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import QWidget

from pyramide_qt.model.wording.typography import without_letter
from pyramide_qt.model.wording.wording import with_note
from pyramide_qt.view.art.icons import action_icon

Keys = tuple[QKeySequence.StandardKey | str, ...]
_Standard = QKeySequence.StandardKey

# The one list of keys of the window. The table itself reads arrows, Enter, Space and Escape.
SHORTCUTS: dict[str, Keys] = {
    "new_game": (_Standard.New, "N"),
    "choose_deal": ("Ctrl+Shift+N",),
    "new_match": ("Ctrl+M",),
    "my_rules": ("Ctrl+Shift+M",),
    "same_number": ("Ctrl+Shift+R",),
    "replay": ("Ctrl+R",),
    "next_deal": ("Ctrl+PgDown",),
    "previous_deal": ("Ctrl+PgUp",),
    "take_back_new_game": ("Ctrl+Alt+Z",),
    "pause": ("P", "Pause"),
    "statistics": ("Ctrl+T",),
    "history": ("Ctrl+H",),
    "save_game": (_Standard.Save, "Ctrl+S"),
    "daily": ("Ctrl+Shift+D",),
    "quit": (_Standard.Quit, "Ctrl+Q"),
    "undo": (_Standard.Undo, "U", "Backspace"),
    "redo": (_Standard.Redo, "Ctrl+Shift+Z", "Ctrl+Y", "Shift+U"),
    "draw": ("D",),
    "hint": ("H",),
    "show_moves": ("M",),
    "demo": ("Ctrl+D",),
    "review": ("Ctrl+E",),
    "enter_deal": ("Ctrl+Shift+E",),
    "show_status": ("Ctrl+I",),
    "copy_code": (_Standard.Copy,),
    "paste_code": (_Standard.Paste,),
    "settings": (_Standard.Preferences, "Ctrl+,"),
    "full_screen": (_Standard.FullScreen, "F11"),
    "cards_only": ("Z",),
    "rules": (_Standard.HelpContents, "F1"),
    "how_to_play": ("Ctrl+Shift+H",),
    "why": ("Y",),
    "guide": ("Ctrl+G",),
    "shortcuts": ("Ctrl+F1", "?"),
    "about": ("Shift+F1",),
    "about_qt": ("Ctrl+Shift+F1",),
}
ICONS: dict[str, str] = {
    "new_game": "new",
    "choose_deal": "random",
    "replay": "restart",
    "next_deal": "next",
    "previous_deal": "previous",
    "take_back_new_game": "undo",
    "pause": "pause",
    "statistics": "statistics",
    "history": "history",
    "daily": "daily",
    "quit": "quit",
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "demo": "demo",
    "copy_code": "copy",
    "paste_code": "paste",
    "settings": "settings",
    "full_screen": "full_screen",
    "rules": "rules",
    "about": "about",
}
# The toolbar at pixel ratios 1 and 2; what lies between, and the menus, is scaled.
_ICON_SIZES_PX = (20, 40)
_FIRST_SIZES_PX = (20,)
CHECKABLE = ("pause", "full_screen", "show_status", "cards_only")
_Role = QAction.MenuRole
# Where macOS wants them: in the menu of the application.
ROLES: dict[str, QAction.MenuRole] = {
    "about": _Role.AboutRole,
    "about_qt": _Role.AboutQtRole,
    "settings": _Role.PreferencesRole,
    "quit": _Role.QuitRole,
}


class Actions(QObject):
    """All actions by name; `retranslate` and `set_ink` give them texts and icons."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions = {name: self._make(name, window) for name in SHORTCUTS}
        self._inks = (QColor(), QColor())
        self._iconic: set[str] = set()
        self._sizes = _FIRST_SIZES_PX if window.devicePixelRatioF() == 1 else _ICON_SIZES_PX
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def names(self) -> tuple[str, ...]:
        return tuple(self._actions)

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
        new = (names & ICONS.keys()) - self._iconic
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

    def show_paused(self, is_paused: bool) -> None:
        """Let the pause action say what it would do now."""
        self["pause"].setChecked(is_paused)
        if "pause" in self._iconic:
            self._paint("pause")
        self._update_pause_text()

    def retranslate(self) -> None:
        """Set all texts in the language of the moment."""
        for name, text in self._texts().items():
            self[name].setText(text)
        for name, text in self._short_texts().items():
            self[name].setIconText(text)
        for name, text in self._tool_tips().items():
            keys = self[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self[name].setToolTip(with_note(text, keys) if keys else text)
        self._update_pause_text()

    def _make(self, name: str, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(name)
        action.setCheckable(name in CHECKABLE)
        action.setMenuRole(ROLES.get(name, _Role.NoRole))
        action.setShortcuts(key_sequences(name))
        window.addAction(action)
        return action

    def _paint(self, name: str) -> None:
        icon = "resume" if name == "pause" and self[name].isChecked() else ICONS[name]
        self[name].setIcon(action_icon(icon, *self._inks, sizes=self._sizes))

    def _update_pause_text(self) -> None:
        text = self.tr("&Resume") if self["pause"].isChecked() else self.tr("&Pause")
        self["pause"].setText(text)
        self["pause"].setIconText(without_letter(text))

    def _texts(self) -> dict[str, str]:
        return {
            "new_game": self.tr("&New game"),
            "choose_deal": self.tr("&Choose a deal…"),
            "new_match": self.tr("Be&gin a new match"),
            "my_rules": self.tr("M&y rules…"),
            "same_number": self.tr("Sa&me number under other rules…"),
            "replay": self.tr("&Replay this deal"),
            "next_deal": self.tr("Ne&xt deal"),
            "previous_deal": self.tr("Pre&vious deal"),
            "take_back_new_game": self.tr("&Take back New Game"),
            "statistics": self.tr("&Statistics"),
            "history": self.tr("&History"),
            "save_game": self.tr("Save this game as a &file…"),
            "daily": self.tr("&Daily deal"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "draw": self.tr("&Draw or redeal"),
            "hint": self.tr("&Hint"),
            "show_moves": self.tr("Show &moves"),
            "demo": self.tr("Show the solu&tion"),
            "review": self.tr("Re&view this game"),
            "enter_deal": self.tr("&Enter a deal…"),
            "show_status": self.tr("Say whether the game can be &won"),
            "copy_code": self.tr("&Copy deal code"),
            "paste_code": self.tr("&Paste deal code…"),
            "settings": self.tr("&Settings…"),
            "full_screen": self.tr("&Full screen"),
            "cards_only": self.tr("&Nothing but cards"),
            "rules": self.tr("&Rules of this game"),
            "how_to_play": self.tr("How to &play"),
            "why": self.tr("&Why can't I…?"),
            "guide": self.tr("&Guide through a first game"),
            "shortcuts": self.tr("&Keyboard shortcuts"),
            "about": self.tr("&About Pyramide"),
            "about_qt": self.tr("About &Qt"),
        }

    def _short_texts(self) -> dict[str, str]:
        return {
            "new_game": self.tr("New game", "toolbar"),
            "replay": self.tr("Replay", "toolbar"),
            "undo": self.tr("Undo", "toolbar"),
            "redo": self.tr("Redo", "toolbar"),
            "hint": self.tr("Hint", "toolbar"),
            "statistics": self.tr("Statistics", "toolbar"),
            "settings": self.tr("Settings", "toolbar"),
        }

    def _tool_tips(self) -> dict[str, str]:
        return {
            "new_game": self.tr("Deal a new game at random"),
            "choose_deal": self.tr("Choose rules and a deal by its code"),
            "new_match": self.tr("Let the next game be the first of a match of six"),
            "my_rules": self.tr("Put together rules of your own"),
            "same_number": self.tr("Deal the number on the table under other rules"),
            "replay": self.tr("Play this deal again from its start"),
            "undo": self.tr("Take back the last move"),
            "redo": self.tr("Make the move again that was taken back"),
            "hint": self.tr("Show the next move of a shortest win"),
            "pause": self.tr("Cover the table and stop the clock"),
            "statistics": self.tr("Show how your games went"),
            "settings": self.tr("Change how the game looks and helps"),
            "copy_code": self.tr("Copy the code of this deal"),
        }


def plain_text_of(action: QAction) -> str:
    """The text of a menu entry without the mark of its letter and the dots at its end."""
    return without_letter(action.text()).rstrip("…")


def key_sequences(name: str) -> list[QKeySequence]:
    """The keys of an action on this system, each once, the one shown in menus first."""
    found: list[QKeySequence] = []
    for key in SHORTCUTS[name]:
        found += [keys for keys in sequences_of(key) if keys not in found]
    return found


def sequences_of(key: QKeySequence.StandardKey | str) -> list[QKeySequence]:
    """The keys that one entry of `SHORTCUTS` stands for on this system, the usual one first."""
    if isinstance(key, str):
        return [QKeySequence(key)]
    bound = QKeySequence.keyBindings(key)[: 1 if sys.platform == "darwin" else None]
    return [keys for keys in bound if not keys.isEmpty()]
