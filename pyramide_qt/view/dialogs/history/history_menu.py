"""What can be done with games of the history beyond watching and playing them."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

_LINE = ""
ORDER = (
    "copy_code",
    "copy_game",
    "save_game",
    "paste_game",
    _LINE,
    "delete",
    "delete_all",
    "bring_back",
    _LINE,
    "export",
    "import",
)
_Standard = QKeySequence.StandardKey
_KEYS: dict[str, QKeySequence.StandardKey | str] = {
    "copy_code": _Standard.Copy,
    "copy_game": "Ctrl+Shift+C",
    "save_game": "Ctrl+Shift+S",
    "paste_game": _Standard.Paste,
    "delete": _Standard.Delete,
    "bring_back": _Standard.Undo,
    "export": _Standard.Save,
    "import": _Standard.Open,
}


class HistoryMenu(QMenu):
    """The actions by name, with their keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._named: dict[str, QAction] = {}
        for name in ORDER:
            if name == _LINE:
                self.addSeparator()
                continue
            action = self._named[name] = self.addAction("")
            if name in _KEYS:
                action.setShortcut(_KEYS[name])
        self._back_count = 0
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._named[name]

    def update_offered(self, chosen: int, listed: int, back_count: int) -> None:
        """Enable what can be done with so many chosen, listed and last deleted games."""
        for name in ("copy_code", "copy_game", "delete"):
            self[name].setEnabled(chosen > 0)
        self["save_game"].setEnabled(chosen == 1)
        for name in ("delete_all", "export"):
            self[name].setEnabled(listed > 0)
        self["bring_back"].setEnabled(back_count > 0)
        self._back_count = back_count
        self._update_bring_back()

    def retranslate(self) -> None:
        texts = {
            "copy_code": self.tr("Copy deal &code"),
            "copy_game": self.tr("Copy the whole &game"),
            "save_game": self.tr("&Save the game as a file…"),
            "paste_game": self.tr("&Paste a game to watch…"),
            "delete": self.tr("&Delete"),
            "delete_all": self.tr("Delete &all that are listed"),
            "export": self.tr("&Export what is listed…"),
            "import": self.tr("&Import games…"),
        }
        for name, text in texts.items():
            self[name].setText(text)
        self._update_bring_back()

    def _update_bring_back(self) -> None:
        text = self.tr("&Bring back what was deleted")
        if self._back_count:
            text = self.tr("&Bring back %n deleted game(s)", "", self._back_count)
        self["bring_back"].setText(text)
