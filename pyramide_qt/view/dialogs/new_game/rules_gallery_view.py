"""The gallery of rule sets: tiles in groups, to search and to choose from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListView, QTabBar, QVBoxLayout, QWidget

from pyramide_qt.model.rule_texts.gallery import GalleryRole, RulesGallery
from pyramide_qt.model.rule_texts.groups import Group, group_name
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.dialogs.new_game.rules_tile import RulesTile
from pyramide_qt.view.widgets.hinted_field import HintedField
from pyramide_qt.view.widgets.rules_picture import PictureLook

_SMALLEST = QSize(400, 150)


class RulesGalleryView(QWidget):
    """A search field and the groups over the tiles.

    Signals:
    - `token_chosen(str)`: another rule set is marked by the player;
    - `token_wanted(str)`: a rule set was double-clicked, or Enter pressed on it.
    """

    token_chosen = Signal(str)
    token_wanted = Signal(str)

    def __init__(self, gallery: RulesGallery, look: PictureLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._gallery = gallery
        self._token = self._picked = ""
        self._search = HintedField(self)
        self._search.setClearButtonEnabled(True)
        self._groups = QTabBar(self)
        self._list = QListView(self)
        self._tile = RulesTile(look, self._list)
        self._prepare()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._search)
        layout.addWidget(self._groups)
        layout.addWidget(self._list, 1)
        self._search.textChanged.connect(self._on_search_changed)
        self._search.installEventFilter(self)
        gallery.modelReset.connect(self._on_reset)
        gallery.dataChanged.connect(self._update_groups)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        self._list.activated.connect(self._on_activated)
        self._groups.currentChanged.connect(self._on_group_changed)

    @property
    def token(self) -> str:
        """The rule set that is marked: the one picked, or the first that the search has found."""
        return self._token

    @property
    def search(self) -> QLineEdit:
        return self._search

    @property
    def groups(self) -> QTabBar:
        return self._groups

    @property
    def tiles(self) -> QListView:
        return self._list

    def set_token(self, token: str) -> None:
        """Mark a rule set, and list it if it is not."""
        self._gallery.list_also(token)
        self._token = self._picked = token
        if self._gallery.row_of(token) < 0 and not self._search.text():
            self._groups.setCurrentIndex(0)
        self._mark_token()

    def retranslate(self) -> None:
        self._search.setPlaceholderText(self.tr("Search by name or rule"))
        self._search.setAccessibleName(self.tr("Search the rule sets"))
        self._list.setAccessibleName(self.tr("Rule sets"))
        self._groups.setAccessibleName(self.tr("Groups of rule sets"))
        for index, group in enumerate(Group):
            self._groups.setTabText(index, group_name(group))
        self._measure()

    def _prepare(self) -> None:
        self._groups.setDocumentMode(True)
        self._groups.setExpanding(False)
        self._groups.setDrawBase(False)
        for group in Group:
            self._groups.setTabData(self._groups.addTab(group_name(group)), group)
        self._update_groups()
        tiles = self._list
        tiles.setModel(self._gallery)
        tiles.setItemDelegate(self._tile)
        tiles.setViewMode(QListView.ViewMode.IconMode)
        tiles.setResizeMode(QListView.ResizeMode.Adjust)
        tiles.setMovement(QListView.Movement.Static)
        tiles.setUniformItemSizes(True)
        tiles.setSpacing(2)
        tiles.setMouseTracking(True)
        tiles.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        tiles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tiles.setMinimumSize(_SMALLEST)

    def _measure(self) -> None:
        self._tile.forget_rooms()
        self._list.doItemsLayout()

    def _mark_token(self) -> None:
        row = self._gallery.row_of(self._token)
        if row < 0:
            self._list.clearSelection()
            return
        index = self._gallery.index(row)
        self._list.setCurrentIndex(index)
        self._list.scrollTo(index)

    def _update_groups(self) -> None:
        for index, group in enumerate(Group):
            self._groups.setTabVisible(index, self._gallery.has_group(group))

    def _on_reset(self) -> None:
        self._update_groups()
        # While some are left out the tiles keep their size.
        if len(self._gallery.tokens) >= len(RULE_SETS):
            self._measure()
        self._mark_token()

    def _on_search_changed(self, text: str) -> None:
        if text.strip():
            # It looks through all groups.
            self._groups.setCurrentIndex(0)
        self._gallery.set_search(text)
        self._mark_listed()

    def _on_group_changed(self, index: int) -> None:
        group = self._groups.tabData(index)
        if group is not Group.ALL:
            self._search.clear()
        self._gallery.set_group(Group(group))
        self._mark_listed()

    def _mark_listed(self) -> None:
        """Mark what was picked, or the first that is listed now."""
        found = self._gallery.tokens
        token = self._picked if self._picked in found or not found else found[0]
        if token != self._token:
            self._token = token
            self._mark_token()
            self.token_chosen.emit(token)

    def _on_current_changed(self, index: QModelIndex, _before: QModelIndex) -> None:
        token = index.data(GalleryRole.TOKEN) if index.isValid() else None
        if isinstance(token, str) and token != self._token:
            self._token = self._picked = token
            self.token_chosen.emit(token)

    def _on_activated(self, index: QModelIndex) -> None:
        self.token_wanted.emit(str(index.data(GalleryRole.TOKEN)))

    def eventFilter(self, _watched: object, event: QEvent) -> bool:  # noqa: N802
        """Down in a field of one line goes on to the tiles."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and event.key() == Qt.Key.Key_Down:  # type: ignore[attr-defined]
            self._list.setFocus()
            return True
        return False
