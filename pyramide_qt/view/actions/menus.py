"""The menu bar and the toolbar, made of the actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from pyramide_qt.view.actions.actions import Actions

_LINE = ""
_SUBMENU = ">"
# What each menu holds, from top to bottom: commands, lines, and menus within it by their names.
MENUS: dict[str, tuple[str, ...]] = {
    "game": (
        *("new_game", "choose_deal", "daily", _LINE),
        *("replay", "take_back_new_game", f"{_SUBMENU}more_deals", _LINE),
        *("pause", "statistics", "history", "save_game", _LINE),
        "quit",
    ),
    "more_deals": (
        *("deal_winnable", "same_number", "next_deal", "previous_deal", _LINE),
        *("enter_deal", "my_rules", "new_match"),
    ),
    "move": (
        "undo",
        "redo",
        _LINE,
        "draw",
        _LINE,
        "hint",
        "show_moves",
        "demo",
        "review",
        _LINE,
        "copy_code",
        "paste_code",
    ),
    "view": ("show_status", _LINE, "full_screen", "cards_only", _LINE, "settings"),
    "help": (
        *("rules", "how_to_play", "why", "guide", "shortcuts", _LINE),
        *("about", "about_qt"),
    ),
}
TOOLBAR = (
    *("new_game", "replay", _LINE, "undo", "redo", "hint", _LINE),
    *("pause", "statistics", "settings"),
)
# Offered on the bare felt, by a right click, a long press or the menu key.
FELT_MENU = (
    *("undo", "redo", "hint", _LINE, "new_game", "replay", _LINE),
    *("full_screen", "cards_only", _LINE, "settings"),
)
# Offered by the arrow beside the New Game button.
MORE_DEALS = (
    "choose_deal",
    "same_number",
    "next_deal",
    "previous_deal",
    _LINE,
    "take_back_new_game",
)


def menu_titles() -> dict[str, str]:
    """The titles of the menus by their names in `MENUS`."""
    return {
        "game": QCoreApplication.translate("Menus", "&Game"),
        "more_deals": QCoreApplication.translate("Menus", "M&ore deals"),
        "move": QCoreApplication.translate("Menus", "&Move"),
        "view": QCoreApplication.translate("Menus", "&View"),
        "help": QCoreApplication.translate("Menus", "&Help"),
    }


class Menus(QObject):
    """Fills the bars of `window` and keeps their texts and icons right."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._menus = {name: QMenu(window) for name in MENUS}
        inner = [entry.removeprefix(_SUBMENU) for names in MENUS.values() for entry in names]
        for name, menu in self._menus.items():
            self._fill(menu, MENUS[name])
            if name not in inner:
                window.menuBar().addMenu(menu)
        self._toolbar = self._make_toolbar()
        self._prepare_buttons()
        self._actions.show_icons(set(TOOLBAR) - {_LINE})
        self.update_ink()
        self.retranslate()

    @property
    def toolbar(self) -> QToolBar:
        return self._toolbar

    def buttons(self) -> list[QToolButton]:
        """The buttons of the toolbar from its beginning on."""
        return [self.button(name) for name in TOOLBAR if name != _LINE]

    def button(self, name: str) -> QToolButton:
        """The button of the action of that name; KeyError if the toolbar has none."""
        button = self._toolbar.widgetForAction(self._actions[name])
        if not isinstance(button, QToolButton):
            raise KeyError(name)
        return button

    def retranslate(self) -> None:
        for name, title in menu_titles().items():
            self._menus[name].setTitle(title)
        # Not as a title: Qt tells screen readers for ever the first one that they asked for.
        self._toolbar.setAccessibleName(self.tr("Toolbar"))

    def update_ink(self) -> None:
        """Take the colours of the icons from the theme of the moment."""
        palette = self._window.palette()
        self._actions.set_ink(
            palette.color(QPalette.ColorRole.WindowText),
            palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText),
        )

    def pop_up_on_felt(self, place: QPoint) -> None:
        """Open the short menu of the table, at a place on the screen."""
        menu = self._fill(QMenu(self._window), FELT_MENU)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def fit_toolbar(self, width_px: int) -> None:
        """Write the names beside the icons where there is room for them."""
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        only = Qt.ToolButtonStyle.ToolButtonIconOnly
        self._toolbar.setToolButtonStyle(beside)
        if self._toolbar.sizeHint().width() > width_px:
            self._toolbar.setToolButtonStyle(only)

    def _fill(self, menu: QMenu, names: tuple[str, ...]) -> QMenu:
        for name in names:
            if name == _LINE:
                menu.addSeparator()
            elif name.startswith(_SUBMENU):
                menu.addMenu(self._menus[name.removeprefix(_SUBMENU)])
            else:
                menu.addAction(self._actions[name])
        menu.aboutToShow.connect(self._on_menu_opens)
        return menu

    def _on_menu_opens(self) -> None:
        # Most players never open a menu, so its icons are not painted for the start.
        self._actions.show_icons(set(self._actions.names()))

    def _make_toolbar(self) -> QToolBar:
        bar = self._window.addToolBar("")
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setFloatable(False)
        bar.setIconSize(QSize(20, 20))
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for name in TOOLBAR:
            if name == _LINE:
                bar.addSeparator()
            else:
                bar.addAction(self._actions[name])
        return bar

    def _prepare_buttons(self) -> None:
        button = self.button("new_game")
        button.setMenu(self._fill(QMenu(button), MORE_DEALS))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        for each in self.buttons():
            # Reached by Tab; a click leaves the keys with the table.
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
